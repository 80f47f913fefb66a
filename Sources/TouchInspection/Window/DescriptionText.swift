import TouchArticles
import TouchLanguage
package import TouchReading
import TouchTrace

/// An object as lines of text: what the tab Inspect shows of it.
package enum DescriptionText {
  /// Without its listings, or with them.
  package static func lines(
    _ model: InspectModel, _ input: PictureInput, withSource: Bool
  ) -> [String] {
    guard let target = model.selection, let handle = input.handle(of: target) else { return [] }
    var lines = [title(handle, target, model, input)]
    if input.snapshot.view(handle) != nil { lines.append(ObjectText.view(handle, input)) }
    let own = input.snapshot.recognizers.filter { $0.view == handle }.map { recognizer in
      let state = input.stateWord(ofRecognizer: recognizer.name) ?? ""
      return "\(recognizer.printedName) (\(state))"
    }
    if !own.isEmpty { lines.append("gestureRecognizers: \(own.joined(separator: ", "))") }
    lines += model.rows.filter { !$0.value.isEmpty }.map { "\($0.name): \($0.value)" }
    if let required = model.requireToFail, !required.isEmpty {
      lines += ["\(Text.inspect.requirements): \(required.joined(separator: ", "))"]
    }
    if let source = model.source { lines += self.lines(source, withSource) }
    return lines
  }

  /// `up WYViewUp : WYView : UIView`
  private static func title(
    _ handle: Handle, _ target: Target, _ model: InspectModel, _ input: PictureInput
  ) -> String {
    let names = input.trace.lineage(of: handle).names
    let classes = names.isEmpty ? [model.className] : names
    return "\(UnmentionedName.printed(target.name ?? "")) \(classes.joined(separator: " : "))"
  }

  private static func lines(_ source: SourceModel, _ withSource: Bool) -> [String] {
    var lines: [String] = []
    if !source.overrides.isEmpty {
      lines += ["", Text.inspect.overrides]
      lines += source.overrides.map { "  \($0.shownListing).\($0.method)" }
    }
    let pages = source.pages.compactMap(ApplePages.address)
    if !pages.isEmpty { lines += [""] + pages }
    if !source.scene.lines.isEmpty {
      lines += ["", Text.inspect.sceneText(source.scene.file)]
      lines += numbered(
        source.scene.lines.map { line in
          line.leftOut > 0
            ? ("", Text.inspect.linesOfOthers(line.leftOut)) : ("\(line.number)", line.text)
        })
    }
    guard withSource else { return lines }
    if !source.unknown.isEmpty { lines += ["", Text.inspect.noListing(source.unknown)] }
    for listing in source.listings {
      let title =
        listing.original == nil ? listing.shownName : Text.inspect.writtenByHand(listing.title)
      lines += ["", "\(title) (\(listing.file):\(listing.firstLine))"]
      lines += numbered(
        listing.lines.enumerated().map { ("\(listing.firstLine + $0)", $1) })
    }
    return lines
  }

  private static func numbered(_ lines: [(number: String, text: String)]) -> [String] {
    let width = lines.map(\.number.count).max() ?? 0
    return lines.map { line in
      let room = String(repeating: " ", count: width - line.number.count)
      return line.text.isEmpty ? "  \(room)\(line.number)" : "  \(room)\(line.number)  \(line.text)"
    }
  }
}
