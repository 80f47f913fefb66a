import TouchInspection
import TouchLanguage
import TouchReading

extension CommandCatalog {
  package static let touching: [Command] = [
    Command(
      .modeToggle, .touching, unless: { $0.noScene },
      {
        ComposeUpdate.setOn(false, &$0)
        SystemUpdate.setPicking(!$0.state.workspace.isPicking, &$0)
      }),
    Command(
      .modeTouch, .touching, isPaletteOnly: true,
      unless: { $0.noScene },
      {
        ComposeUpdate.setOn(false, &$0)
        SystemUpdate.setPicking(false, &$0)
      }),
    Command(
      .modePick, .touching, isPaletteOnly: true, unless: { $0.noScene },
      {
        ComposeUpdate.setOn(false, &$0)
        SystemUpdate.setPicking(true, &$0)
      }),
    Command(
      .cancelTouches, .touching,
      unless: {
        $0.noScene
          ?? ($0.state.input.scene.tracker.down.isEmpty ? .noTouch : nil)
      }, { FingerUpdate.cancelAll(.command, &$0) }),
    Command(
      .deviceLeft, .touching, isPaletteOnly: true,
      unless: { $0.noScene },
      { SystemUpdate.turnDevice($0.reading.session.turnedLeft, &$0) }),
    Command(
      .deviceRight, .touching, isPaletteOnly: true,
      unless: { $0.noScene },
      { SystemUpdate.turnDevice($0.reading.session.turnedRight, &$0) }),
    Command(
      .interrupt, .touching, isPaletteOnly: true, unless: { $0.noScene ?? $0.systemIsOff },
      { SystemUpdate.interrupt(&$0) }),
    Command(
      .suspend, .touching, isPaletteOnly: true, unless: { $0.noScene ?? $0.systemIsOff },
      { SystemUpdate.toggleEventFetch(&$0) }),
    Command(
      .twoFingersOff, .touching, isPaletteOnly: true,
      { SystemUpdate.latch(.off, &$0) }),
    Command(
      .twoFingersMirrored, .touching, isPaletteOnly: true, { SystemUpdate.latch(.mirrored, &$0) }),
    Command(
      .twoFingersParallel, .touching, isPaletteOnly: true,
      { SystemUpdate.latch(.parallel, &$0) }),
    Command(
      .twoFingersPinch, .touching, isPaletteOnly: true, { SystemUpdate.latch(.pinch, &$0) }),
    Command(
      .twoFingersRotate, .touching, isPaletteOnly: true, { SystemUpdate.latch(.rotate, &$0) }),
    Command(
      .twoFingersNext, .touching,
      { SystemUpdate.latch($0.state.input.pointer.latch.next, &$0) }),
    Command(
      .gestures, .touching, unless: { $0.noScene }, { GestureUpdate.openPalette(&$0) }),
    Command(.contact, .touching, isPaletteOnly: true, { ContactUpdate.openPalette(&$0) }),
    Command(
      .variantNext, .touching,
      unless: { $0.state.document.scene.variants.isEmpty ? .noVariant : nil },
      { LoadUpdate.nextVariant(&$0) }),
    Command(
      .fingersLift, .touching, isPaletteOnly: true,
      unless: { $0.state.input.scene.tracker.held.isEmpty ? .noFingerHeld : nil },
      { HeldFingerUpdate.lift($0.state.input.scene.tracker.held, &$0) }),
  ]
}
