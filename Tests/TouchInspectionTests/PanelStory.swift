import TouchLanguage
import Foundation
import TouchArticles
import TouchCanvas
import TouchGeometry
import TouchInspection
import TouchReading
import TouchTrace

/// What panels show in tests: a tap that is held, views of every kind, scenes, properties and keys.
enum PanelStory {
  /// The single tap waits; the hint refused the hit test; there are views with every badge.
  static func input() -> PictureInput {
    var t = TraceBuilder()
    var scene = t.tapScene()
    t.at(0)
    t.sample(1, .began, 214, 463)
    t.hit(1, [("window", nil), ("root.view", nil), ("hint", .interactionOff), ("card", nil)])
    for name in ["singleTap", "doubleTap", "longPress"] { t.gesture(name, .touchesBegan, 1) }
    t.timer(.timerStarts, "longPress", "press", 2)
    t.deliver(.touchesBegan, "card", 1)
    t.at(0.052)
    t.sample(1, .ended, 214, 463)
    t.timer(.timerStarts, "doubleTap", "gap", 0.35)
    t.state("longPress", .possible, .failed, .liftedEarly, measured: 0.052, limit: 2, rule: .lpr04)
    t.held("singleTap", "doubleTap")
    t.hold(.holds, "doubleTap", 1, .ended)
    for (depth, verb) in [Verb.touchesBegan, .touchesBegan, .touchesEnded].enumerated() {
      var event = TraceEvent(kind: .touches, verb: verb, subject: t.handle("root.view"))
      event.depth = UInt16(depth)
      t.add(event)
    }
    t.add(
      TraceEvent(kind: .warning, verb: .warning, subject: t.handle("longPress")),
      payload: "state was set to ended while possible")
    t.advance(0.24)
    for index in scene.views.indices where scene.views[index].name == "hint" {
      scene.views[index].isUserInteractionEnabled = false
      scene.views[index].className = "UILabel"
    }
    var odd = t.view(
      "settingsPanelWithALongName", in: "root.view", CGRect(x: 0, y: 600, width: 200, height: 80))
    odd.isHidden = true
    odd.alpha = 0
    odd.isUserInteractionEnabled = false
    odd.clipsToBounds = true
    odd.toScreen = CGAffineTransform(rotationAngle: 0.3)
    scene.views.append(odd)
    var faint = t.view("shade", in: "root.view", CGRect(x: 0, y: 0, width: 428, height: 926))
    faint.alpha = 0.005
    faint.className = "TDShadeView"
    scene.views.append(faint)
    var inner = odd
    for depth in 1...8 {
      inner = t.view("level\(depth)", in: inner.name, CGRect(x: 0, y: 0, width: 9, height: 9))
      inner.toScreen = odd.toScreen
      scene.views.append(inner)
    }
    var off = t.recognizer("swipe", on: "root.view", isDiscrete: true)
    off.isEnabled = false
    scene.recognizers.append(off)
    var input = PictureInput(reading: t.reading, snapshot: scene, trace: t.trace)
    input.probe = nil
    return input
  }

  static func scenes() -> [SceneEntry] {
    var thumbnail = DrawList()
    thumbnail.fill(.rectangle(CGRect(x: 0, y: 0, width: 428, height: 926)), .white)
    thumbnail.fill(
      .roundedRectangle(CGRect(x: 114, y: 363, width: 200, height: 200), 20), Color(0x2F6FDE))
    let size = CGSize(width: 428, height: 926)
    func entry(_ path: String, _ topic: String, _ title: String, _ about: String, _ runs: Int)
      -> SceneEntry
    {
      SceneEntry(
        path: path, topic: topic, title: title, about: about, runCount: runs, thumbnail: thumbnail,
        thumbnailSize: size)
    }
    return [
      entry(
        "scenes/000-td-tap.yaml", "taps", "Single tap, double tap, long press",
        "Three recognizers on one card. **Tap once**: the single tap comes late, because it waits\nuntil the double tap has failed. With the switch *no requirements* a double tap fires both.",
        4),
      entry(
        "scenes/000-td-tap-delegate.yaml", "taps", "A requirement made by a delegate",
        "The same taps, but the requirement is the answer of a **delegate**, asked at the first touch.",
        1),
      entry(
        "scenes/000-pan-tap.yaml", "arbitration", "Pan and tap on one view",
        "A tap and a pan share a view. **Drag**: the tap fails because the pan begins.", 2),
      entry(
        "scenes/000-td-panpinch.yaml", "arbitration", "Pan and pinch together",
        "A pan and a pinch on one view; their delegate lets both recognize **at the same time**.", 2
      ),
      entry(
        "scenes/000-td-multi.yaml", "several fingers", "Two fingers, two views, one pinch",
        "Tap blue, tap red, then pinch with one finger on each (hold Alt or Ctrl).", 3),
      entry("scenes/plain.yaml", "several fingers", "A scene without words", "", 0),
    ]
  }

  static func inspect() -> InspectModel {
    var model = InspectModel()
    model.selection = .recognizer("longPress")
    model.className = "UILongPressGestureRecognizer on card"
    var text = WhatIfText(
      outcome: "longPress is now cancelled at 620 ms (before: failed at 480 ms).",
      rows: [
        WhatIfText.Row(name: "singleTap", before: "ended 425 ms", now: "ended 75 ms"),
        WhatIfText.Row(
          name: "aRecognizerWithAVeryLongNameIndeed", before: "failed, failed", now: "nothing"),
      ], note: "It differs from 75 ms on.")
    text.title = "If minimumPressDuration of longPress were 0.5"
    model.difference = text
    model.rows = [
      PropertyRow("isEnabled", "true", .flag),
      PropertyRow("minimumPressDuration", "0.5", .number, isEdited: true),
      PropertyRow(
        "allowableMovement", "-4", .number, isEdited: true,
        problem: "allowableMovement must be 0 or more; 10 stays"),
      PropertyRow("cancelsTouchesInView", "false", .flag, isEdited: true),
      PropertyRow("name", "longPress", .text),
      PropertyRow(
        "contentMode", "scaleToFill", .choice(["scaleToFill", "center", "top", "bottom"])),
      PropertyRow("edges", "[left]", .set(["top", "left", "bottom", "right"]), isEdited: true),
      PropertyRow("shouldBegin", "", .menu(["true", "false"])),
      PropertyRow("view", "card", .readonly), PropertyRow("target", "root", .readonly),
      PropertyRow("action", "longPress:", .readonly),
      PropertyRow("delegate", Text.inspect.none, .readonly),
      PropertyRow(
        Text.inspect.lastOutcome, Text.inspect.outcome("failed", at: 0.1), .readonly),
      PropertyRow("state", Text.inspect.reset("possible", at: 0.3), .readonly),
    ]
    model.rows[model.rows.count - 2].role = .outcome
    model.rows[model.rows.count - 1].role = .stateNow
    for (index, standard) in ["true", "0.5", "10", "true"].enumerated() {
      model.rows[index].standard = standard
    }
    model.requireToFail = ["doubleTap"]
    model.canRequire = ["singleTap", "aRecognizerWithAVeryLongNameIndeed"]
    model.source = source
    return model
  }

  /// Long lines, long names, and lines that are left out.
  private static var source: SourceModel {
    var source = SourceModel()
    let long =
      "    guard let touch = touches.first, !touches.contains(where: { $0.tapCount > 1 }) else { return }"
    source.listings = [
      Listing(
        name: "ALongPressWithAVeryLongNameIndeed", file: "Sources/LongPress.swift", firstLine: 98,
        lines: [
          "/// What it is.",
          "class ALongPressWithAVeryLongNameIndeed: UILongPressGestureRecognizer {",
          "  override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {", long,
          "  }", "}",
        ]),
      Listing(
        name: "HandMade", original: "UIResponder", file: "Listings.swift", firstLine: 1,
        lines: ["class HandMade {}"]),
    ]
    source.unknown = "ALongPressOfAnother"
    source.pages = ["UILongPressGestureRecognizer", "UIGestureRecognizer", "NSObject"]
    source.state.marked = ListedMethod(
      "ALongPressWithAVeryLongNameIndeed", "touchesBegan(_:with:)")
    source.scene = SceneSource(
      file: "a-scene-with-a-long-name.yaml", className: "UIView",
      text: [
        "- id: longPress", "  subviews:", "    - a", "    - b", "  minimumPressDuration: 0.5",
      ],
      own: 1...5, inner: [3...4])
    return source
  }

  static func help() -> [HelpSection] {
    [
      HelpSection(
        title: "Time",
        rows: [
          .init(keys: ["Space"], action: "pause, play on"),
          .init(keys: ["\u{2190}", "\u{2192}"], action: "one event back, one on"),
          .init(
            keys: ["Home", "End"],
            action: "the first event; live, whatever happened while an earlier moment was shown"),
          .init(keys: ["F5", "Shift+F5"], action: "on or back to the next breakpoint"),
        ]),
      HelpSection(
        title: "Window",
        rows: [
          .init(keys: ["?", "F1"], action: "these keys"),
          .init(keys: ["Mod+Shift+P", "Mod+P", "Mod+F"], action: "commands, objects, filters"),
          .init(keys: ["Mod++", "Mod+\u{2212}", "Mod+0"], action: "size of texts"),
          .init(keys: ["Q", "Mod+J"], action: "timeline"),
        ]),
      HelpSection(
        title: "Picking",
        rows: [
          .init(keys: ["I", "Mod+Shift+C"], action: "Pick or Touch mode"),
          .init(keys: ["Esc"], action: "stop picking, then clear the selection"),
          .init(keys: ["Shift+Esc"], action: "cancel all touches"),
        ], isActive: true),
      HelpSection(
        title: "Overlays",
        rows: ["H", "T", "J", "U", "R", "E"].map {
          .init(keys: [$0], action: "one more overlay on the scene")
        }),
    ]
  }

  static func palette() -> PaletteModel {
    var model = PaletteModel()
    model.items = [
      .init(
        .command(.open), title: "Open a scene", keys: "Mod+O", detail: "scenes, recents, a path"),
      .init(.command(.play), title: "Pause or play on", keys: "Space"),
      .init(
        .command(.overlayHit), title: "Overlay: hit test", keys: "H",
        detail: "visits, refusals, winner"
      ),
      .init(
        .command(.shot), title: "Export the panel as a picture of the size it has in the window",
        keys: "Mod+Shift+S", detail: "PNG or SVG"),
      .init(.command(.themeToggle), title: "Light or dark", detail: "the theme of the window"),
    ]
    model.chosen = 2
    return model
  }

  static func log(_ input: PictureInput) -> LogModel {
    var model = LogModel()
    model.filter.extend(with: input.trace)
    model.playhead = UInt32(input.trace.events.count - 4)
    model.breakpoints = [2]
    return model
  }
}
