package import TouchLanguage
package import Foundation
import TouchGeometry
package import TouchReading
import TouchTrace

/// The menus of the window: what can be done with each kind of object.
package enum ContextMenu {
  /// The items about an object.
  ///
  /// `hit` is the answer of a hit test at `point` of the screen, which lists all views there; `keys` gives the key of
  /// a command.
  package static func items(
    about object: Target?, hit: HitReading? = nil, at point: CGPoint? = nil, _ input: PictureInput,
    isPicking: Bool, keys: (CommandID) -> String
  ) -> [MenuModel.Item] {
    let own = object.map { self.own($0, input, keys) } ?? []
    let here = hit.map { views(in: $0, input) } ?? []
    var others: [MenuModel.Item] = []
    if let hit, let point { others = unasked(at: point, hit, input) }
    let items = own + here + others + always(isPicking, keys)
    return items
  }

  private static func own(
    _ object: Target, _ input: PictureInput, _ keys: (CommandID) -> String
  ) -> [MenuModel.Item] {
    switch object {
    case .recognizer(let name):
      let isEnabled = input.snapshot.recognizers.first { $0.name == name }?.isEnabled ?? true
      return [
        .heading(name),
        .init(.why(object), "Why did it, or did it not?", keys: keys(.tabWhy)),
        .init(.inspect(object), "Inspect and edit"),
        .init(.enable(object), isEnabled ? "Disable and run again" : "Enable and run again"),
        .init(.break(object), "Stop at its transitions", keys: keys(.breakpoint)),
        .init(.copy(name), "Copy its name"),
      ]
    case .view(let name):
      return [
        .heading(name),
        .init(.why(object), "Why did it get the finger, or not?", keys: keys(.tabWhy)),
        .init(.inspect(object), "Inspect and edit"),
        .init(.break(object), "Stop at its deliveries", keys: keys(.breakpoint)),
        .init(.copy(name), "Copy its name"),
      ]
    case .responder(let name):
      return [
        .heading(name),
        .init(.why(object), "What was it told?", keys: keys(.tabWhy)),
        .init(.break(object), "Stop at its deliveries", keys: keys(.breakpoint)),
        .init(.copy(name), "Copy its name"),
      ]
    case .finger(let number):
      let isDown = input.reading.fingers.last { $0.number == number }?.isDown == true
      return [.heading("Finger \(number)"), .init(.why(object), "Where did it go?")]
        + (isDown ? [.init(.cancel(finger: number), "Cancel this touch")] : [])
    case .event(let seq):
      guard input.trace.events.indices.contains(seq) else { return [] }
      let line = CanonicalLine.text(input.trace.events[seq], in: input.trace)
      return [
        .heading("Event \(seq)"), .init(.event(seq), "Go to this moment"),
        .init(.press(.breakpoint(event: seq)), "Stop at lines like this"),
        .init(.copy(line), "Copy the line"),
      ]
    case .scene(let path):
      return [
        .heading(path), .init(.press(object), "Open"), .init(.copy(path), "Copy its path"),
      ]
    case .recent(let path):
      return [
        .heading(path), .init(.press(object), "Open"), .init(.copy(path), "Copy its path"),
        .init(.press(.forget(path)), "Take it off the list"),
      ]
    case .run(let name):
      return [.heading(name), .init(.press(object), "Play from the beginning")]
    default: return []
    }
  }

  /// All views that a hit test asked, in the order of its visits.
  private static func views(in hit: HitReading, _ input: PictureInput) -> [MenuModel.Item] {
    guard !hit.visited.isEmpty else { return [] }
    let asked = hit.visited.enumerated().map { index, handle in
      let name = input.name(of: handle)
      let answer =
        if handle == hit.winner { "is hit" } else {
          hit.rejection(of: handle).map(HitPathPicture.words) ?? "asked its subviews"
        }
      return MenuModel.Item(.select(.view(name)), "\(index + 1)  \(name)", detail: answer)
    }
    return [.heading("Views here, in the order of the visits")] + asked
  }

  /// Views that the point lies in and that the hit test did not come to, the one in front first, with the words why.
  private static func unasked(
    at point: CGPoint, _ hit: HitReading, _ input: PictureInput
  ) -> [MenuModel.Item] {
    let views = input.snapshot.views.reversed().filter { view in
      !hit.visited.contains(view.handle) && view.handle != hit.winner
        && view.bounds.contains(point.applying(view.toScreen.inverted()))
    }
    guard !views.isEmpty else { return [] }
    let items = views.map { view in
      MenuModel.Item(
        .select(.view(view.name)), view.name, detail: UnvisitedViews.words(view, hit, input))
    }
    return [.heading("Also here, not asked")] + items
  }

  private static func always(_ isPicking: Bool, _ keys: (CommandID) -> String) -> [MenuModel.Item] {
    [
      .heading("Window"),
      .init(
        .press(.command(.modeToggle)), isPicking ? "Touch the scene" : "Ask instead of touching",
        keys: keys(.modeToggle)),
      .init(.press(.command(.deviceRight)), "Turn the device"),
      .init(.press(.command(.copy)), "Copy the explanation", keys: keys(.copy)),
      .init(.press(.command(.palette)), "All commands", keys: keys(.palette)),
    ]
  }
}
