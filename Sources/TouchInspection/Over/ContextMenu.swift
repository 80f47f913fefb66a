package import TouchLanguage
package import Foundation
import TouchGeometry
package import TouchReading
import TouchTrace

/// The menus of the window: what can be done with each kind of object.
package enum ContextMenu {
  /// The items about an object.
  ///
  /// `names` is what runs are called in the window's language; `lane` is the lane under the pointer; `hit` is the answer of a hit test at `point` of the screen, which lists all views there; `title` and `keys` are
  /// those of a command's entry.
  package static func items(
    about object: Target?, hit: HitReading? = nil, at point: CGPoint? = nil, _ input: PictureInput,
    lane: LaneID? = nil, names: [String: String] = [:], isPicking: Bool,
    keys: (CommandID) -> String
  ) -> [MenuModel.Item] {
    let own = object.map { self.own($0, input, names, keys) } ?? []
    let ofLane = lane.map { self.lane($0, input, keys) } ?? []
    let here = hit.map { views(in: $0, input) } ?? []
    var others: [MenuModel.Item] = []
    if let hit, let point { others = unasked(at: point, hit, input) }
    let items = own + ofLane + here + others + always(isPicking, keys)
    return items
  }

  private static func own(
    _ object: Target, _ input: PictureInput, _ names: [String: String],
    _ keys: (CommandID) -> String
  ) -> [MenuModel.Item] {
    switch object {
    case .recognizer(let name):
      let isEnabled = input.snapshot.recognizers.first { $0.name == name }?.isEnabled ?? true
      // No edit can name what has no id.
      let enable = MenuModel.Item(.enable(object), Text.over.toggle(isEnabled: isEnabled))
      return [
        .heading(UnmentionedName.printed(name)),
        .init(.why(object), Text.over.whyRecognizer, keys: keys(.tabWhy)),
        .init(.inspect(object), Text.over.inspect),
      ] + (ObjectLabel(name).isNamed ? [enable] : [])
        + breakpoint(object, Text.over.breakAtTransitions, keys)
        + [.init(.copy(UnmentionedName.printed(name)), Text.over.copyName)]
    case .view(let name):
      return [
        .heading(UnmentionedName.printed(name)),
        .init(.why(object), Text.over.whyView, keys: keys(.tabWhy)),
        .init(.inspect(object), Text.over.inspect),
      ] + breakpoint(object, Text.over.breakAtDeliveries, keys)
        + [.init(.copy(UnmentionedName.printed(name)), Text.over.copyName)]
    case .responder(let name):
      return [
        .heading(name),
        .init(.why(object), Text.over.whyResponder, keys: keys(.tabWhy)),
        .init(.break(object), Text.over.breakAtDeliveries, keys: keys(.breakpoint)),
        .init(.copy(name), Text.over.copyName),
      ]
    case .finger(let number):
      let isDown = input.reading.fingers.last { $0.number == number }?.isDown == true
      return [.heading(Text.over.touch(number)), .init(.why(object), Text.over.whyTouch)]
        + (isDown ? [.init(.cancel(finger: number), Text.over.cancelTouch)] : [])
    case .event(let seq):
      guard input.trace.events.indices.contains(seq) else { return [] }
      let line = CanonicalLine.text(input.trace.events[seq], in: input.trace)
      return [
        .heading(Text.over.event(seq)), .init(.event(seq), Text.over.seekToEvent),
        .init(.press(.breakpoint(event: seq)), Text.over.breakAtEvents),
        .init(.copy(line), Text.over.copyLine),
      ]
    case .scene(let path):
      return [
        .heading(path), .init(.press(object), Text.over.open),
        .init(.copy(path), Text.over.copyPath),
      ]
    case .recent(let path):
      return [
        .heading(path), .init(.press(object), Text.over.open),
        .init(.copy(path), Text.over.copyPath),
        .init(.press(.forget(path)), Text.over.removeFromRecents),
      ]
    case .run(let name):
      return [.heading(names[name] ?? name), .init(.press(object), Text.over.playRun)]
    default: return []
    }
  }

  /// What can be done with a lane of the timeline.
  private static func lane(
    _ lane: LaneID, _ input: PictureInput, _ keys: (CommandID) -> String
  ) -> [MenuModel.Item] {
    let canFold =
      switch lane {
      case .group, .chain: true
      case .finger, .recognizer, .view, .offset, .answers, .heldBack: false
      }
    return [.heading(Text.timeline.lane("\(lane)"))]
      + LaneAction.allCases.filter { $0 != .fold || canFold }.map { action in
        .init(
          .press(.laneAction(lane, action)), Text.timeline.title(action),
          keys: keys(.lane(action)))
      }
  }

  /// Nothing for what the trace does not mention: it gets another name there.
  private static func breakpoint(
    _ object: Target, _ title: String, _ keys: (CommandID) -> String
  ) -> [MenuModel.Item] {
    guard object.name.flatMap(UnmentionedName.handle) == nil else { return [] }
    return [.init(.break(object), title, keys: keys(.breakpoint))]
  }

  /// All views that a hit test asked, in the order of its visits.
  private static func views(in hit: HitReading, _ input: PictureInput) -> [MenuModel.Item] {
    guard !hit.visited.isEmpty else { return [] }
    let asked = hit.visited.enumerated().map { index, handle in
      let name = input.name(of: handle)
      let answer =
        if handle == hit.winner { Text.over.isHitView } else {
          hit.rejection(of: handle).map(CanvasTexts.words) ?? Text.over.askedSubviews
        }
      return MenuModel.Item(
        .select(.view(name)), Text.over.visit(index + 1, of: UnmentionedName.printed(name)),
        detail: answer)
    }
    return [.heading(Text.over.askedHere)] + asked
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
        .select(.view(view.name)), view.title, detail: UnvisitedViews.words(view, hit, input))
    }
    return [.heading(Text.over.neverAskedHere)] + items
  }

  private static func always(
    _ isPicking: Bool, _ keys: (CommandID) -> String
  ) -> [MenuModel.Item] {
    func item(_ command: CommandID, titled other: CommandID? = nil) -> MenuModel.Item {
      .init(
        .press(.command(command)), Text.commands.words(other ?? command).title, keys: keys(command))
    }
    return [
      .heading(Text.over.window), item(.modeToggle, titled: isPicking ? .modeTouch : .modePick),
      item(.deviceRight), item(.copy), item(.palette),
    ]
  }
}
