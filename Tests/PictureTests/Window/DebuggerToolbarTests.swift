import Foundation
import SceneStories
import Testing
import TouchCanvas
import TouchCanvasSDL
import TouchEngine
import TouchGeometry
import TouchInspection
import TouchLanguage
import TouchRecording
import TouchScenes
import TouchTrace
import TouchWindow

@testable import TouchDebugger

/// Buttons of the toolbar and of the bar for fingers, and two fingers without a key.
extension DebuggerTests {
  /// The fingers of each report that began, moved or ended something.
  private func reports(_ phase: TouchPhase, _ debugger: TestWindow) -> [[CGPoint]] {
    debugger.session.inputs.compactMap { input in
      guard case .digitizer(let event) = input.event else { return nil }
      let changes = event.changes.filter { $0.phase == phase }
      return changes.isEmpty ? nil : changes.map(\.location)
    }
  }

  private func finger(
    _ phase: CanvasEvent.FingerPhase, _ point: CGPoint, _ debugger: TestWindow, id: Int64 = 5
  ) {
    debugger.handle(.finger(id: id, device: 1, phase, point))
    debugger.turn()
  }

  /// A button that cannot act says why in place of doing nothing.
  @Test func buttonsActOrSayWhy() throws {
    let debugger = try open("004-blue-1")
    defer { debugger.end() }
    try press("command:transition.forward", debugger)
    #expect(debugger.model.messages.notice == "Nothing has happened yet.")
    #expect(!debugger.state.playback.clock.isPaused)
    click(try scenePlace("button", debugger), debugger)
    try press("command:transition.back", debugger)
    #expect(!debugger.state.playback.isAtNewest && debugger.model.messages.notice == nil)
    try press("more:simulate", debugger)
    try press("menu:command:suspend", debugger)
    #expect(debugger.model.messages.notice == "An earlier moment shows; press End to go live.")
    for _ in 0..<2 { debugger.command("gesture.forward") }
    debugger.turn()
    #expect(debugger.model.time.step == debugger.model.time.stepCount)
    try press("command:live", debugger)
    #expect(debugger.state.playback.isAtNewest && !debugger.state.playback.clock.isPaused)
    try press("more:time", debugger)
    try press("menu:speed:0.25", debugger)
    #expect(debugger.state.playback.clock.speed == 0.25 && debugger.model.time.speed == 0.25)
  }

  @Test func everyButtonHasItsKeyInTheTooltip() throws {
    let debugger = try open("004-blue-1")
    defer { debugger.end() }
    for (id, key) in [("help", "?"), ("record", "F8"), ("play", "Space"), ("live", "End")] {
      let region = try #require(debugger.regions.last { $0.id == "command:\(id)" })
      #expect(region.tooltip.text(in: Trace()).contains("(\(key))"), "\(id)")
    }
  }

  /// Toolbar, palette and help say the same of a command.
  @Test func buttonsHaveTheWordsOfTheirCommands() throws {
    let debugger = try open("004-blue-1")
    defer { debugger.end() }
    let toolbar = CGRect(
      x: 0, y: 0, width: debugger.model.workspace.size.width, height: WindowLayout.toolbar)
    let bar = debugger.regions.filter { toolbar.contains($0.outline) }
    var refused = 0
    var count = 0
    for region in bar {
      guard case .command(let id) = region.target else { continue }
      let entry = CommandCatalog.command(id)
      let keys: CommandID =
        [.modeTouch, .modePick].contains(id)
        ? .modeToggle : id == .modeCompose ? .composeToggle : id
      let reason = debugger.model.refusal(of: id)
      refused += reason == nil ? 0 : 1
      count += 1
      var words = Text.panels.tooltip(
        entry.text.title, summary: entry.text.summary,
        keys: debugger.model.toolbar.keys[keys] ?? "",
        refusal: reason)
      if id == .sceneChoose { words = "\(debugger.model.scene.title) \u{00B7} \(words)" }
      #expect(region.tooltip == .text(words), "\(id)")
    }
    #expect(count > 10 && refused > 3 && refused < count)
    // The scene has no variants: it is as written, and the menu says that there is nothing else.
    let variant = try #require(bar.last { $0.id == "more:variant" })
    #expect(variant.tooltip == .text(Text.toolbar.noVariants))
    // The theme's is in the status line.
    for menu in ["time", "simulate", "overlays", "theme"] {
      let button = try #require(debugger.regions.last { $0.id == "more:\(menu)" })
      #expect(!button.tooltip.isEmpty, "\(menu)")
    }
  }

  /// With the fonts of the program, titles of 34 letters are whole beside the name for no variant with its word, and beside
  /// the words of Record and overlays.
  @Test(arguments: ["032-edge", "000-td-tap"])
  func longTitlesAreWholeBesideNoVariant(_ scene: String) throws {
    let debugger = try open(scene)
    defer { debugger.end() }
    let reading = debugger.debugger.reading()
    let bar = try #require(
      WindowPicture.parts(reading.input, debugger.model, reading.look(debugger.state))
        .first { $0.id == "toolbar" })
    let texts = bar.picture.list.commands.compactMap { command -> String? in
      if case .text(let text, _, _, _) = command { text } else { nil }
    }
    #expect(debugger.model.scene.title.count == 34)
    for text in [
      debugger.model.scene.title, Text.toolbar.variantWord, Text.toolbar.asWritten,
      Text.toolbar.record, Text.toolbar.overlays, Text.toolbar.overlaysOn(3)[0],
    ] {
      #expect(texts.contains(text), "\(text): \(texts)")
    }
  }

  @Test func aLatchMakesTwoFingersOfTheMouse() throws {
    let debugger = try open("000-td-panpinch")
    defer { debugger.end() }
    try press("more:simulate", debugger)
    try press("menu:command:twoFingers.mirrored", debugger)
    #expect(debugger.model.toolbar.twoFingers == .mirrored)
    let screen = debugger.view.snapshot.screen
    let transform = WindowLayout(debugger.model).toWindow(screen)
    func window(_ x: Double, _ y: Double) -> CGPoint { CGPoint(x: x, y: y).applying(transform) }
    let middle = CGPoint(x: screen.width / 2, y: screen.height / 2)
    click(window(middle.x + 40, middle.y), debugger)
    let began = reports(.began, debugger)
    #expect(began.count == 1 && began.first?.count == 2 && reports(.ended, debugger).count == 1)
    if let pair = began.first, pair.count == 2 {
      #expect(CGPoint.middle(pair[0], pair[1]).distance(to: middle) < 0.01)
    }
    // A scene that is loaded again keeps the latch.
    debugger.command("reload")
    debugger.command("twoFingers.parallel")
    for (x, isRight) in [(middle.x, true), (screen.width - 20, false)] {
      click(window(x, middle.y), debugger)
      let pair = try #require(reports(.began, debugger).last)
      #expect(pair.count == 2 && abs(pair[1].x - pair[0].x - (isRight ? 80 : -80)) < 0.01)
    }
    debugger.command("twoFingers.off")
    click(window(middle.x, middle.y), debugger)
    #expect(reports(.began, debugger).last?.count == 1)
  }

  @Test func aLatchMakesTwoFingersOfOne() throws {
    let debugger = try open("000-td-panpinch")
    defer { debugger.end() }
    debugger.command("twoFingers.mirrored")
    let screen = debugger.view.snapshot.screen
    let transform = WindowLayout(debugger.model).toWindow(screen)
    let from = CGPoint(x: screen.width / 2 + 30, y: screen.height / 2)
    finger(.began, from.applying(transform), debugger)
    // The mouse and other fingers rest meanwhile.
    debugger.handle(.mouseMoved(CGPoint(x: 700, y: 300)))
    finger(.began, CGPoint(x: from.x, y: from.y + 90).applying(transform), debugger, id: 6)
    for step in 1...8 {
      let at = CGPoint(x: from.x + Double(step) * 12, y: from.y)
      finger(.moved, at.applying(transform), debugger)
    }
    finger(.ended, CGPoint(x: from.x + 96, y: from.y).applying(transform), debugger)
    #expect(reports(.began, debugger).map(\.count) == [2])
    #expect(reports(.ended, debugger).map(\.count) == [2])
    #expect(lines(debugger).contains { $0.hasPrefix("pinch possible -> began") })
    #expect(
      debugger.state.input.pointer.finger == nil && debugger.state.input.scene.tracker.down.isEmpty)
    #expect(debugger.model.fingers.ghosts == nil)
  }

  /// With fingers alone: the bar at the bottom stops the time, steps, and cancels what is held elsewhere.
  @Test func theBarForFingersWorks() throws {
    let debugger = try open("012-many")
    defer { debugger.end() }
    for phase in [CanvasEvent.FingerPhase.began, .ended] {
      finger(phase, CGPoint(x: 1300, y: 400), debugger)
    }
    #expect(debugger.isTouchMode)
    func tap(_ id: String) throws {
      debugger.turn()
      let line = WindowLayout(debugger.model).statusLine
      let region = try #require(
        debugger.regions.first { $0.id == "command:\(id)" && line.contains($0.outline) }, "\(id)")
      let at = CGPoint(x: region.outline.midX, y: region.outline.midY)
      for phase in [CanvasEvent.FingerPhase.began, .ended] { finger(phase, at, debugger, id: 9) }
    }
    let held = try scenePlace("card", debugger)
    finger(.began, held, debugger)
    #expect(debugger.state.input.scene.tracker.down.count == 1)
    try tap("cancelTouches")
    #expect(
      debugger.state.input.scene.tracker.down.isEmpty
        && lines(debugger).contains("card touchesCancelled"))
    finger(.ended, held, debugger)
    try tap("cancelTouches")
    #expect(debugger.model.messages.notice == "No touch is down.")
    try tap("play")
    #expect(debugger.state.playback.clock.isPaused)
    try tap("event.back")
    #expect(!debugger.state.playback.isAtNewest)
    try tap("event.forward")
    try tap("play")
    #expect(!debugger.state.playback.clock.isPaused && debugger.state.playback.isAtNewest)
    try tap("mode.toggle")
    #expect(debugger.model.workspace.isPicking)
    try tap("mode.toggle")
    try tap("twoFingers.mirrored")
    #expect(debugger.model.toolbar.twoFingers == .mirrored)
  }

  @Test func aLongPressSaysWhatAButtonIsFor() throws {
    let debugger = try open("012-many")
    defer { debugger.end() }
    let button = try #require(debugger.regions.last { $0.id == "command:record" })
    let at = CGPoint(x: button.outline.midX, y: button.outline.midY)
    debugger.send(.panel(.hold(at)))
    #expect(debugger.model.pointing.tooltip?.text == button.tooltip.text(in: Trace()))
    #expect(debugger.model.cover?.menu == nil)
    let row = try #require(debugger.regions.last { $0.id == "view:board" && $0.outline.minX < 100 })
    debugger.send(.panel(.hold(CGPoint(x: row.outline.midX, y: row.outline.midY))))
    #expect(debugger.model.cover?.menu?.items.first?.title == "board")
  }

  /// The menu of scenes finds one by its title, and opens it.
  @Test func theSceneButtonListsScenes() throws {
    let here = FileManager.default.currentDirectoryPath
    defer { _ = FileManager.default.changeCurrentDirectoryPath(here) }
    #expect(FileManager.default.changeCurrentDirectoryPath(Stories.root))
    let debugger = try open("004-blue-1")
    defer { debugger.end() }
    try press("command:scene.choose", debugger)
    for _ in 0..<200 where debugger.model.cover?.palette?.items.count ?? 0 < 5 { debugger.turn() }
    let items = try #require(debugger.model.cover?.palette?.items)
    #expect(items.first?.title.hasPrefix("Open") == false, "scenes come first, by their titles")
    debugger.type("single tap, double")
    debugger.turn()
    debugger.command("activate")
    debugger.turn()
    #expect(debugger.session.scene.path.hasSuffix("000-td-tap.yaml"))
    #expect(debugger.model.cover?.palette == nil)
  }

  /// The picker shows which variant is in effect, and live edits in its place until they are dropped.
  @Test func thePickerChoosesAVariantAndDropsEdits() throws {
    let debugger = try open("000-td-tap")
    defer { debugger.end() }
    let variant = try #require(debugger.state.document.scene.variants.first)
    try press("more:variant", debugger)
    #expect(debugger.model.cover?.menu?.items.first { $0.isOn == true }?.title == "As written")
    try press("menu:variant:\(variant)", debugger)
    #expect(debugger.model.left.scenes.variant == variant)
    click(try scenePlace("card", debugger), debugger)
    debugger.state.selection = .recognizer("longPress")
    try press("command:tab.inspect", debugger)
    try press("property:isEnabled:toggle", debugger)
    #expect(debugger.model.toolbar.changes == 1)
    try press("more:variant", debugger)
    #expect(debugger.model.cover?.menu?.items.contains { $0.isOn == true } == false)
    try press("menu:variant:\(variant)", debugger)
    #expect(debugger.model.toolbar.changes == 0 && debugger.model.left.scenes.variant == variant)
    #expect(!debugger.session.trace.events.isEmpty, "the touches stay")
  }

  /// A pinch alone turns nothing, a rotation alone changes no distance.
  @Test func fingersCanOnlyPinchOrOnlyRotate() throws {
    for (latch, isPinch) in [("pinch", true), ("rotate", false)] {
      let debugger = try open("000-td-panpinch")
      defer { debugger.end() }
      debugger.command("twoFingers.\(latch)")
      let screen = debugger.view.snapshot.screen
      let transform = WindowLayout(debugger.model).toWindow(screen)
      let middle = CGPoint(x: screen.width / 2, y: screen.height / 2)
      func mouse(_ dx: Double, _ dy: Double) -> CGPoint {
        CGPoint(x: middle.x + dx, y: middle.y + dy).applying(transform)
      }
      debugger.handle(.mouseMoved(mouse(40, 0)))
      debugger.handle(.mouseDown(button: 1, mouse(40, 0)))
      debugger.turn()
      for step in 1...10 {
        debugger.handle(.mouseMoved(mouse(40 + Double(step) * 5, Double(step) * 9)))
        debugger.turn()
      }
      debugger.handle(.mouseUp(button: 1, mouse(90, 90)))
      debugger.turn()
      let moves = reports(.moved, debugger).filter { $0.count == 2 }
      #expect(moves.count > 5)
      for pair in moves {
        let (dx, dy) = (pair[0].x - pair[1].x, pair[0].y - pair[1].y)
        if isPinch {
          #expect(abs(dy) < 1e-9 && dx > 80, "\(pair)")
        } else {
          #expect(abs(pair[0].distance(to: pair[1]) - 80) < 1e-9, "\(pair)")
        }
      }
      if isPinch {
        #expect((moves.last.map { $0[0].distance(to: $0[1]) } ?? 0) > 150)
      } else {
        #expect((moves.last.map { $0[0].y - $0[1].y } ?? 0) > 40)
      }
    }
  }
}
