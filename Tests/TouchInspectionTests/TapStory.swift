import Foundation
import TouchGeometry
import TouchTrace

/// A tap on a card whose single tap must wait for a double tap: the scene of article 000, by hand.
enum TapStory {
  /// Down at 0, up at 52 ms, the double tap gives up 350 ms later; `isWhole` tells it to the resets.
  static func trace(isWhole: Bool = true) -> HandmadeTrace {
    var story = HandmadeTrace()
    for name in ["application", "window", "root", "root.view", "hint", "card"] {
      _ = story.handle(name)
    }
    for name in ["singleTap", "doubleTap", "longPress"] {
      story.lineage(
        name, ["TDTapGestureRecognizer", "UITapGestureRecognizer", "UIGestureRecognizer"])
    }
    down(&story)
    up(&story)
    if isWhole { late(&story) }
    return story
  }

  private static let chain = ["card", "root.view", "root", "window", "application"]

  static func down(_ story: inout HandmadeTrace, at seconds: Double = 0) {
    story.at(seconds)
    story.sample("finger1", .began, 214, 463.5)
    // The first pass asks for the window only; what it says of the card must not show.
    story.hit(
      "finger1", pass: 1, [("window", .none), ("root.view", .none), ("card", .animating)])
    story.hit(
      "finger1", pass: 2,
      [("window", .none), ("root.view", .none), ("hint", .interactionOff), ("card", .none)])
    story.send(.began)
    for recognizer in ["singleTap", "doubleTap", "longPress"] {
      story.add(.receive, .shouldReceiveTouch, recognizer, "finger1") { $0.answer = true }
      story.gesture(.touchesBegan, recognizer, "finger1")
    }
    story.timer("longPress", .timerStarts, "press", 2)
    story.touches(.touchesBegan, "finger1", along: chain)
  }

  private static func up(_ story: inout HandmadeTrace) {
    story.at(0.052)
    story.sample("finger1", .ended, 214, 463.5)
    story.send(.ended)
    for recognizer in ["singleTap", "doubleTap", "longPress"] {
      story.gesture(.touchesEnded, recognizer, "finger1")
    }
    story.measure("doubleTap", "taps", 1, 2)
    story.timer("doubleTap", .timerStarts, "gap", 0.35)
    story.timer("longPress", .timerCancelled, "press")
    story.transition(
      "longPress", .possible, .failed, .liftedEarly, rule: .lpr06, measured: 0.052, limit: 2)
    story.add(.held, .held, "singleTap", "doubleTap") {
      $0.to = .ended
      $0.reason = .requirementPending
      $0.rule = .ar37
    }
    story.hold(.holds, "doubleTap", "finger1", .ended)
  }

  private static func late(_ story: inout HandmadeTrace) {
    story.at(0.402)
    story.timer("doubleTap", .timerFires, "gap")
    story.transition(
      "doubleTap", .possible, .failed, .timedOut, rule: .tap12, measured: 0.35, limit: 0.35)
    story.hold(.releases, "doubleTap", "finger1", .ended)
    story.add(.held, .released, "singleTap")
    story.transition("singleTap", .possible, .ended, .lifted, rule: .tap02, measured: 1, limit: 1)
    story.add(.action, .action, "singleTap") { $0.to = .ended }
    story.touches(.touchesCancelled, "finger1", along: chain)
    for recognizer in ["singleTap", "doubleTap", "longPress"] {
      story.add(.reset, .reset, recognizer)
    }
  }

  // MARK: The scene

  static let screen = CGSize(width: 428, height: 926)

  static func snapshot(_ story: HandmadeTrace) -> SceneSnapshot {
    SceneSnapshot(
      screen: screen,
      views: [
        view(story, "window", "", CGRect(origin: .zero, size: screen)),
        view(story, "root.view", "window", CGRect(origin: .zero, size: screen)),
        view(story, "hint", "root.view", CGRect(x: 64, y: 70, width: 300, height: 40)),
        view(story, "card", "root.view", CGRect(x: 164, y: 413, width: 100, height: 100)),
      ],
      recognizers: [
        recognizer(story, "singleTap", true, requires: ["doubleTap"], .tap(count: 1, fingers: 1)),
        recognizer(story, "doubleTap", true, requires: [], .tap(count: 2, fingers: 1)),
        recognizer(story, "longPress", false, requires: [], .press(seconds: 2)),
      ])
  }

  static func view(
    _ story: HandmadeTrace, _ name: String, _ parent: String, _ frame: CGRect,
    alpha: Double = 1, isHidden: Bool = false, clips: Bool = false
  ) -> ViewSnapshot {
    let bounds = CGRect(origin: .zero, size: frame.size)
    return ViewSnapshot(
      handle: story[name], parent: story[parent], name: name, className: "UIView", bounds: bounds,
      toScreen: CGAffineTransform(translationX: frame.minX, y: frame.minY), alpha: alpha,
      isHidden: isHidden, isUserInteractionEnabled: name != "hint", clipsToBounds: clips,
      isWindow: parent.isEmpty, isControl: false,
      marks: [
        .roundedRectangle(bounds, radius: 0, fill: RGBA(0, 0, 1, 1), stroke: nil, width: 0)
      ])
  }

  private static func recognizer(
    _ story: HandmadeTrace, _ name: String, _ isDiscrete: Bool, requires: [String],
    _ need: RecognizerNeed
  ) -> RecognizerSnapshot {
    RecognizerSnapshot(
      handle: story[name], view: story["card"], name: name, className: "TDTapGestureRecognizer",
      isDiscrete: isDiscrete, isEnabled: true, requires: requires.map { story[$0] },
      need: need)
  }
}
