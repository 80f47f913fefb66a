import TouchLanguage
package import Foundation
import TouchGeometry
import TouchInspection
import TouchReading
import TouchTrace

/// From the window to the scene's screen, and who gets what goes down where.
extension Context {
  /// From the window to the screen as it is held at the moment that shows.
  package var sceneMapping: SceneMapping {
    let screen = reading.session.shownScreen
    return SceneMapping(
      screen: screen,
      toScene: reading.configuration.isStage ? .identity : layout.toWindow(screen).inverted(),
      scale: state.input.scale)
  }

  /// A point of the window on the scene's screen, and whether it is inside.
  package func sceneLocation(_ p: CGPoint) -> (at: CGPoint, isInside: Bool) {
    let mapping = sceneMapping
    let at = p.applying(mapping.toScene)
    let isInside = CGRect(origin: .zero, size: mapping.screen).contains(at)
    return (at, isInside && (reading.configuration.isStage || layout.isFree(p)))
  }

  /// The same for a finger that is down: it does not jump when the layout or the scale changes under it.
  package func sceneLocation(_ p: CGPoint, of finger: Int) -> CGPoint {
    let present = sceneMapping
    guard let held = state.input.scene.mappings[finger], held.screen == present.screen else {
      return p.applying(present.toScene)
    }
    let factor = present.scale / held.scale
    return CGPoint(x: p.x * factor, y: p.y * factor).applying(held.toScene)
  }

  /// Until the finger's lift the mapping of its down counts for it.
  package mutating func holdMapping(of finger: Int) {
    state.input.scene.mappings[finger] = sceneMapping
  }

  /// Who gets a pointer that goes down: the scene inside its screen, or else the panels.
  package mutating func owner(of p: CGPoint) -> PointerOwner {
    guard sceneLocation(p).isInside, !state.workspace.isPicking, !state.isModal,
      !state.document.isStart, !isOnChip(p)
    else { return reading.configuration.isStage ? .nobody : .panels }
    // Keys are those of the scene again, whether it takes touches now or not.
    state.focus.current = nil
    guard state.takesTouches else {
      refuseTouch()
      return .nobody
    }
    // What hands do from now on is no part of the run that was played.
    state.document.run = nil
    return .scene
  }

  /// Chips over the scene, and the message about a file.
  func isOnChip(_ p: CGPoint) -> Bool {
    let chips: Set<Target> = [
      .command(.live), .command(.fork), .command(.fingersLift), .command(.showAllViews), .problem,
      .command(.composeTry),
    ]
    return regions.contains { region in
      guard region.outline.contains(p) else { return false }
      if case .compose(.recognizers) = region.target { return true }
      return chips.contains(region.target)
    }
  }

  /// Says why no touch is taken.
  package mutating func refuseTouch() { say(Text.notices.touchesIgnored(state.playback.mode)) }
}
