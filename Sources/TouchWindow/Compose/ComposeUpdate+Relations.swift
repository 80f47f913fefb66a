package import Foundation
import TouchInspection
import TouchLanguage
import TouchReading
import TouchTrace

/// New ids, and relations between recognizers.
extension ComposeUpdate {
  // MARK: Ids

  package static func beginRenaming(_ c: inout Context) {
    guard let id = c.composeSelection.first else { return }
    let proposed = c.reading.compose[id]?.proposedID
    c.state.prompt = .field(.rename(id: id, text: proposed ?? id))
    c.state.input.isFieldSelected = true
    c.add(.compose(.lookUp(id)))
  }

  package static func commitRename(_ c: inout Context) {
    guard case .field(.rename(let id, let text)) = c.state.prompt else { return }
    FieldUpdate.leave(&c)
    guard text != id else { return }
    let target: Target =
      c.reading.compose[id]?.kind == .recognizer ? .recognizer(text) : .view(text)
    perform([.rename(id: id, to: text)], select: target, &c)
  }

  // MARK: Relations

  /// Every relation that the selected recognizer may have, as a menu.
  package static func openRelations(_ c: inout Context) {
    guard let selected = c.composeSelection.first, let object = c.reading.compose[selected] else {
      return refuse(Text.commands.sentence(.nothingComposed), &c)
    }
    // A view stands for its recognizers.
    let ids =
      object.kind == .recognizer
      ? [selected] : c.reading.compose.children(of: selected, .recognizer).map(\.id)
    guard !ids.isEmpty else { return refuse(Text.compose.nothingToRelate(selected), &c) }
    let items = ids.flatMap { relations(of: $0, c) }
    guard !items.isEmpty else { return refuse(Text.compose.noOtherRecognizer, &c) }
    let shown = c.reading.shown
    let at =
      (shown.region(.recognizer(selected)) ?? shown.region(.view(selected)))?.outline
      ?? CGRect(origin: c.layout.canvas.origin, size: .zero)
    MenuUpdate.open(items, at: CGPoint(x: at.maxX, y: at.maxY), &c)
  }

  /// What a recognizer may be to all others, and who may be its delegate.
  private static func relations(of id: String, _ c: Context) -> [MenuModel.Item] {
    let others = c.reading.compose.objects.filter { $0.kind == .recognizer && $0.id != id }
    let delegates = c.reading.compose.objects.filter(\.mayDelegate)
    return others.flatMap {
      relations(id, $0.id, [.requireToFail, .simultaneousWith, .canPrevent], c)
    } + delegates.flatMap { relations(id, $0.id, [.delegate], c) }
  }

  /// What the relation between two recognizers may be, at the place where it was drawn.
  package static func openRelations(
    _ a: String, _ b: String, at point: CGPoint, _ c: inout Context
  ) {
    guard a != b else { return refuse(Text.compose.selfRelation, &c) }
    MenuUpdate.open(relations(a, b, SceneRelation.ofRecognizers, c), at: point, &c)
  }

  /// A recognizer was drawn to a view or controller that can be its delegate: that, or it goes there.
  package static func openDelegate(
    of a: String, _ b: String, moves: Bool, at point: CGPoint, _ c: inout Context
  ) {
    var items = relations(a, b, [.delegate], c)
    if moves {
      items.append(
        MenuModel.Item(.press(.compose(.move(a, into: b))), Text.compose.moveInto(a, b)))
    }
    MenuUpdate.open(items, at: point, &c)
  }

  private static func relations(
    _ a: String, _ b: String, _ kinds: [SceneRelation], _ c: Context
  ) -> [MenuModel.Item] {
    let known = c.reading.compose[a]?.relations ?? [:]
    return [.heading(Text.compose.relationTitle(a, b))]
      + kinds.map { kind in
        let ids = known[kind.rawValue] ?? []
        let isOn = ids.contains(b) || ids == ["all"]
        return MenuModel.Item(
          .press(.compose(.relate(kind, a, b, isOn: !isOn))),
          isOn ? Text.compose.removeRelation(a, kind, b) : Text.compose.relation(a, kind, b))
      }
  }
}
