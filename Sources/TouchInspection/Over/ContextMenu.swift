package import Foundation
import TouchGeometry
package import TouchReading
import TouchTrace

/// The menus of the window: what can be done with each kind of object.
package enum ContextMenu {
  /// The items for an object, by its region id.
  ///
  /// `hit` is the answer of a hit test at `point` of the screen, which lists all views there; `keys` gives the key of
  /// a command.
  package static func items(
    about object: String?, hit: HitReading? = nil, at point: CGPoint? = nil, _ input: PictureInput,
    isPicking: Bool, keys: (String) -> String
  ) -> [MenuModel.Item] {
    let own = object.map { self.own($0, input, keys) } ?? []
    let here = hit.map { views(in: $0, input) } ?? []
    var others: [MenuModel.Item] = []
    if let hit, let point { others = unasked(at: point, hit, input) }
    let items = own + here + others + always(isPicking, keys)
    return items
  }

  private static func own(
    _ object: String, _ input: PictureInput, _ keys: (String) -> String
  ) -> [MenuModel.Item] {
    let parts = object.split(separator: ":", maxSplits: 1).map(String.init)
    guard parts.count == 2 else { return [] }
    let name = parts[1]
    switch parts[0] {
    case "recognizer":
      let isEnabled = input.snapshot.recognizers.first { $0.name == name }?.isEnabled ?? true
      return [
        .heading(name),
        .init("why:\(object)", "Why did it, or did it not?", keys: keys("tab.why")),
        .init("inspect:\(object)", "Inspect and edit"),
        .init("enable:\(object)", isEnabled ? "Disable and run again" : "Enable and run again"),
        .init("break:\(object)", "Stop at its transitions", keys: keys("breakpoint")),
        .init("copy:\(name)", "Copy its name"),
      ]
    case "view":
      return [
        .heading(name),
        .init("why:\(object)", "Why did it get the finger, or not?", keys: keys("tab.why")),
        .init("inspect:\(object)", "Inspect and edit"),
        .init("break:\(object)", "Stop at its deliveries", keys: keys("breakpoint")),
        .init("copy:\(name)", "Copy its name"),
      ]
    case "responder":
      return [
        .heading(name),
        .init("why:\(object)", "What was it told?", keys: keys("tab.why")),
        .init("break:\(object)", "Stop at its deliveries", keys: keys("breakpoint")),
        .init("copy:\(name)", "Copy its name"),
      ]
    case "finger":
      let isDown = input.reading.fingers.last { $0.number == Int(name) }?.isDown == true
      return [.heading("Finger \(name)"), .init("why:\(object)", "Where did it go?")]
        + (isDown ? [.init("cancel:\(name)", "Cancel this touch")] : [])
    case "event":
      guard let seq = Int(name), input.trace.events.indices.contains(seq) else { return [] }
      return [
        .heading("Event \(name)"),
        .init(object, "Go to this moment"),
        .init("breakpoint:\(object)", "Stop at lines like this"),
        .init(
          "copy:\(CanonicalLine.text(input.trace.events[seq], in: input.trace))", "Copy the line"),
      ]
    case "scene":
      return [.heading(name), .init(object, "Open"), .init("copy:\(name)", "Copy its path")]
    case "recent":
      return [
        .heading(name), .init(object, "Open"), .init("copy:\(name)", "Copy its path"),
        .init("forget:\(name)", "Take it off the list"),
      ]
    case "run": return [.heading(name), .init(object, "Play from the beginning")]
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
      return MenuModel.Item("select:view:\(name)", "\(index + 1)  \(name)", detail: answer)
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
        "select:view:\(view.name)", view.name, detail: Unasked.words(view, hit, input))
    }
    return [.heading("Also here, not asked")] + items
  }

  private static func always(_ isPicking: Bool, _ keys: (String) -> String) -> [MenuModel.Item] {
    [
      .heading("Window"),
      .init(
        "command:mode.toggle", isPicking ? "Touch the scene" : "Ask instead of touching",
        keys: keys("mode.toggle")),
      .init("command:device.right", "Turn the device"),
      .init("command:copy", "Copy the explanation", keys: keys("copy")),
      .init("command:palette", "All commands", keys: keys("palette")),
    ]
  }
}
