import Foundation
import TouchGeometry
package import TouchInspection
package import TouchLanguage
import TouchReading
import TouchTrace

/// Gestures that the window makes at the playhead: chosen in a palette, with numbers that can be typed.
package enum GestureUpdate {
  package static func openPalette(_ c: inout Context) {
    var palette = PaletteModel()
    palette.subject = .gestures
    palette.placeholder = Text.gestures.placeholder
    c.state.prompt = .palette(palette)
    c.state.input.isFieldSelected = false
  }

  /// All gestures with the numbers that were typed.
  package static func items(_ query: String) -> [PaletteModel.Item] {
    let typed = GestureQuery(query)
    return GesturePreset.Kind.allCases.map { kind in
      let preset = typed.applied(to: GesturePreset(kind))
      let title = Text.gestures.title(kind)
      // What the placeholder shows as an example finds it in every language.
      let english = Text.speaking(.english) { Text.gestures.title(kind) }
      return PaletteModel.Item(
        .gesture(preset, at: typed.place), title: title, detail: Text.gestures.numbers(preset),
        names: [title, english])
    }
  }

  /// Makes a gesture now, or from the earlier moment that shows: then a branch begins there.
  package static func make(
    _ preset: GesturePreset, at place: GestureQuery.Place?, _ c: inout Context
  ) {
    // The scene may have been closed under the palette.
    let situation = CommandSituation(c.state, c.reading)
    if let reason = CommandCatalog.command(.gestures).unavailable(situation) {
      return c.say(Text.commands.sentence(reason))
    }
    guard c.state.playback.source == .hands else {
      return c.say(Text.notices.touchesIgnored(.replaying))
    }
    guard !c.state.compose.isOn || c.state.compose.trial != nil else {
      return c.say(Text.compose.leaveFirst)
    }
    let numbers = c.state.input.scene.tracker.free(GestureScript.fingers(preset.kind))
    guard numbers.count == GestureScript.fingers(preset.kind) else {
      return c.say(Text.notices.tooManyFingers(most: FingerNumbers.most))
    }
    let screen = c.reading.session.screen
    let script = GestureScript(
      preset, at: place.map { CGPoint(x: $0.x, y: $0.y) } ?? middle(c), numbers: numbers,
      contact: c.state.input.scene.tracker.contact, on: screen)
    guard c.state.playback.isAtNewest else {
      guard c.reading.configuration.recordingPath == nil else {
        return c.say(Text.notices.recordingHasOneSession)
      }
      c.state.document.instruments.pendingGesture = script
      return BranchUpdate.branch(&c)
    }
    play(script, &c)
  }

  /// The branch is there from which a gesture was to be made.
  package static func playPending(_ c: inout Context) {
    guard let script = c.state.document.instruments.pendingGesture else { return }
    c.state.document.instruments.pendingGesture = nil
    play(script, &c)
  }

  private static func play(_ script: GestureScript, _ c: inout Context) {
    PlaybackUpdate.goLive(&c)
    c.state.playback.source = .replay
    c.add(.play(script, at: c.sceneTime))
  }

  /// The middle of the selected view, or else where a finger was last, or the middle of the screen.
  private static func middle(_ c: Context) -> CGPoint {
    let input = c.reading.input
    if let handle = c.state.selection.flatMap({ input.handle(of: $0) }) {
      let view =
        input.snapshot.view(handle)
        ?? input.snapshot.recognizer(handle).flatMap {
          input.snapshot.view($0.view)
        }
      if let view {
        return CGPoint(x: view.bounds.midX, y: view.bounds.midY).applying(view.toScreen)
      }
    }
    let screen = c.reading.session.screen
    return input.reading.fingers.last?.at ?? CGPoint(x: screen.width / 2, y: screen.height / 2)
  }
}
