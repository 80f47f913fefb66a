import Foundation
import TouchLanguage
import TouchReading
import TouchTrace

/// What stands beside the device of views that the hit test did not come to.
struct UnaskedTexts {
  private let input: PictureInput
  private let scene: HitScene
  /// The one under the touch that somebody may have aimed at; nil where there is none.
  private let target: UnaskedTarget?

  /// The views as they were seen before the hit test: what has come since was not there to be asked, and what has gone was.
  private let asked: SeenViews

  init(_ input: PictureInput, _ scene: HitScene) {
    self.input = input
    self.scene = scene
    let before = input.probe == nil ? input.before : nil
    asked = before.map { SeenViews($0, toCanvas: scene.toCanvas) } ?? scene.views
    target = ExplainingViews.target(scene.hit, input).flatMap { target in
      scene.views[target.view]?.isOnScreen == true ? target : nil
    }
  }

  /// Whether a view has a text of its own.
  func isTarget(_ view: Handle) -> Bool { target?.view == view }

  /// What a person aims at and another view took the touch of, beside its place.
  var callout: [CanvasText] {
    guard let target, let seen = scene.views[target.view] else { return [] }
    let title = Text.canvas.neverAskedItself(seen.view.label)
    let other = input.label(of: target.cause)
    let why = target.isCovered ? Text.canvas.answeredFirst(other) : Text.canvas.refused(other)
    return [
      CanvasText(
        kind: .unaskedTarget, side: .right, anchor: seen.box.midY, title: title, details: [why],
        sign: .unasked, object: seen, target: .note(title), tooltip: "\(title)\n\(why)")
    ]
  }

  /// The rest of them in lists.
  var lists: [CanvasText] { groups.map(\.text) }

  /// The views of the list that a target stands for; empty for another target.
  func views(of target: Target) -> [Handle] {
    groups.first { $0.text.target == target }?.views ?? []
  }

  /// A list with the views that it names or counts.
  private typealias Group = (text: CanvasText, views: [Handle])

  private var groups: [Group] {
    let all = outermost
    return behind(all.filter { !liesInRefusing($0.view) })
      + inRefusing(all.filter { liesInRefusing($0.view) })
  }

  /// Those that might have been asked, without what lies in others of them.
  private var outermost: [SeenView] {
    let told = input.probe == nil ? input.reading.told : []
    return asked.all.filter { seen in
      let view = seen.view
      return scene.sign(of: view.handle) == .unasked && seen.isOnScreen
        && !told.contains(view.handle) && !isTarget(view.handle)
        && (view.parent == .none || scene.visited.contains(view.parent)
          || scene.accepted.contains(view.parent))
    }
  }

  /// By the view that answered before them.
  private func behind(_ seen: [SeenView]) -> [Group] {
    var answers: [Handle: Handle] = [:]
    var current = scene.hit.winner
    while let seen = scene.views[current] {
      answers[seen.view.parent] = current
      current = seen.view.parent
    }
    var order: [Handle] = []
    var groups: [Handle: [ViewSnapshot]] = [:]
    for view in seen.map(\.view) {
      guard let answer = answers[view.parent] else { continue }
      if groups[answer] == nil { order.append(answer) }
      groups[answer, default: []].append(view)
    }
    return order.map { answer in
      let views = groups[answer] ?? []
      return list(
        CanvasNames.list(views), Text.canvas.answeredFirst(input.label(of: answer)), views)
    }
  }

  /// Those in views that refused: one list, because rows and bars far from the touch are many. None where all of them are
  /// of classes of which so many were never asked, as contents of rows.
  private func inRefusing(_ seen: [SeenView]) -> [Group] {
    guard !seen.isEmpty else { return [] }
    let classes = Dictionary(
      grouping: asked.all.filter {
        $0.isOnScreen && scene.sign(of: $0.view.handle) == .unasked
      }, by: \.view.className)
    guard
      seen.contains(where: {
        classes[$0.view.className]?.count ?? 0 <= CanvasNames.mostOfAClass
      })
    else { return [] }
    let views = seen.map(\.view)
    var parents: [Handle] = []
    for view in views where !parents.contains(view.parent) { parents.append(view.parent) }
    // Views without names tell nothing apart.
    let isCounted =
      views.count > CanvasNames.mostOfAClass || views.contains { !ObjectLabel($0.name).isNamed }
    let names =
      isCounted
      ? Text.whyView.neverAsked([], count: views.count) : CanvasNames.list(views)
    let why =
      parents.count > Self.mostRefusing
      ? Text.canvas.lie(inRefusing: parents.count)
      : Text.canvas.lie(inRefusing: parents.map { input.label(of: $0) })
    return [list(names, why, views)]
  }

  /// Of more views that refused stands their number alone.
  private static let mostRefusing = 2

  private func liesInRefusing(_ view: ViewSnapshot) -> Bool {
    scene.visited.contains(view.parent) && !scene.accepted.contains(view.parent)
  }

  private func list(_ names: String, _ why: String, _ views: [ViewSnapshot]) -> Group {
    let title = Text.canvas.neverAsked(names)
    return (
      .list(.unasked, .left, top: false, title, [why], sign: .unasked), views.map(\.handle)
    )
  }
}
