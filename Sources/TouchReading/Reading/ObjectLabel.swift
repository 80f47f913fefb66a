import TouchLanguage
package import TouchTrace

/// What stands for an object in a panel: its name, or its class alone where it has no name.
///
/// Logs and commands keep the brackets, `<UINavigationTransitionView>`, because these tell a class from a name; in a panel the
/// quiet ink does.
package struct ObjectLabel {
  /// What is written.
  package let text: String
  /// It has a name of its own.
  package let isNamed: Bool

  /// `name`: as lines of the trace print it.
  package init(_ name: String) {
    isNamed = !name.hasPrefix("<")
    text = isNamed ? name : UnmentionedName.printed(name).filter { $0 != "<" && $0 != ">" }
  }
}

extension PictureInput {
  /// The name of an object as lines print it.
  package func printedName(of handle: Handle) -> String {
    UnmentionedName.printed(name(of: handle))
  }

  /// What stands for an object in a panel.
  package func label(of handle: Handle) -> String { ObjectLabel(name(of: handle)).text }
}

extension ViewSnapshot {
  /// What stands for it in a panel.
  package var label: String { ObjectLabel(name).text }

  /// The same, with what is written in it where it has no name.
  package var title: String {
    writing.map { Text.canvas.written(label, $0) } ?? label
  }

  /// As lines print it.
  package var printedName: String { UnmentionedName.printed(name) }

  /// The first line that is written in a view without a name, which tells it from others of its class; nil for one with a name, and where
  /// nothing is.
  package var writing: String? { ObjectLabel(name).isNamed ? nil : firstLine }

  /// The first line that is written in a view itself; nil where nothing is.
  fileprivate var firstLine: String? {
    for mark in marks {
      guard case .text(let text, _, _, _, _) = mark else { continue }
      if let line = text.split(whereSeparator: \.isNewline).first { return String(line) }
    }
    return nil
  }
}

extension PictureInput {
  /// A row or item in a sentence: its marked name, with the first text that a person reads in it, `table.row1 "Pear"`.
  func marked(row: ViewSnapshot) -> String {
    let line = snapshot.views.lazy
      .filter { $0.handle == row.handle || self.snapshot.isInside($0.handle, row.handle) }
      .compactMap(\.firstLine).first
    guard let line, line.count <= Self.longestText else { return row.marked }
    return Text.canvas.written(row.marked, line)
  }

  /// A longer text is no part of a name, characters.
  private static let longestText = 16
}

extension RecognizerSnapshot {
  /// As lines print it.
  package var printedName: String { UnmentionedName.printed(name) }
}
