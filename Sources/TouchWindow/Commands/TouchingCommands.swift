import TouchInspection
import TouchReading

extension CommandCatalog {
  package static let touching: [Command] = [
    Command(
      .modeToggle, .touching, "Touch or Pick",
      "Switches between touching the scene and asking what would be touched",
      synonyms: ["pick", "inspect", "hit test"], unless: { $0.noScene },
      { SystemUpdate.setPicking(!$0.state.workspace.isPicking, &$0) }),
    Command(
      .modeTouch, .touching, "Touch", "The mouse touches the scene", isPaletteOnly: true,
      unless: { $0.noScene }, { SystemUpdate.setPicking(false, &$0) }),
    Command(
      .modePick, .touching, "Pick", "The mouse asks what would be touched, and touches nothing",
      isPaletteOnly: true, unless: { $0.noScene }, { SystemUpdate.setPicking(true, &$0) }),
    Command(
      .cancelTouches, .touching, "Cancel all touches",
      "Cancels all touches, as an incoming call does",
      unless: {
        $0.noScene
          ?? ($0.state.input.scene.tracker.down.isEmpty ? "no touch is down" : nil)
      }, { FingerUpdate.cancelAll(.command, &$0) }),
    Command(
      .deviceLeft, .touching, "Rotate device left",
      "Rotates the device a quarter turn counterclockwise",
      synonyms: ["clock", "turn", "orientation", "landscape"], isPaletteOnly: true,
      unless: { $0.noScene },
      { SystemUpdate.turnDevice($0.reading.session.turnedLeft, &$0) }),
    Command(
      .deviceRight, .touching, "Rotate device right",
      "Rotates the device a quarter turn clockwise",
      synonyms: ["clock", "turn", "orientation", "landscape"], isPaletteOnly: true,
      unless: { $0.noScene },
      { SystemUpdate.turnDevice($0.reading.session.turnedRight, &$0) }),
    Command(
      .interrupt, .touching, "Incoming call", "Cancels all touches, as the system does for a call",
      isPaletteOnly: true, unless: { $0.noScene ?? $0.systemIsOff },
      { SystemUpdate.interrupt(&$0) }),
    Command(
      .suspend, .touching, "Suspend input",
      "Suspends event fetching, or resumes it and delivers what is queued",
      synonyms: ["resume input"], isPaletteOnly: true, unless: { $0.noScene ?? $0.systemIsOff },
      { SystemUpdate.toggleEventFetch(&$0) }),
    Command(
      .twoFingersOff, .touching, "One finger",
      "The mouse acts as one finger (hold Alt or Ctrl for two)", isPaletteOnly: true,
      { SystemUpdate.latch(.off, &$0) }),
    Command(
      .twoFingersMirrored, .touching, "Two fingers mirrored",
      "The mouse acts as two fingers that pinch and rotate, without a key",
      synonyms: ["pinch", "rotate"], isPaletteOnly: true, { SystemUpdate.latch(.mirrored, &$0) }),
    Command(
      .twoFingersParallel, .touching, "Two fingers side by side",
      "The mouse acts as two fingers that move together, without a key", isPaletteOnly: true,
      { SystemUpdate.latch(.parallel, &$0) }),
    Command(
      .variantNext, .touching, "Next variant", "Loads the scene with its next variant",
      synonyms: ["switch"],
      unless: { $0.state.document.scene.variants.isEmpty ? "this scene has no variants" : nil },
      { LoadUpdate.nextVariant(&$0) }),
    Command(
      .fingersLift, .touching, "Lift held fingers",
      "Lifts fingers left down by a branch or a replay", isPaletteOnly: true,
      unless: { $0.state.input.scene.tracker.held.isEmpty ? "no finger is held" : nil },
      { HeldFingerUpdate.lift($0.state.input.scene.tracker.held, &$0) }),
  ]
}
