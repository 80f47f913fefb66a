import Foundation
import TouchCanvas
import TouchTrace

/// The line at the bottom: a hint, where the playhead stands, which scene.
enum StatusPicture {
  static func draw(_ input: PictureInput, _ model: WindowModel, _ room: CGRect, _ look: Look)
    -> Picture
  {
    var picture = Picture()
    let theme = look.theme
    picture.list.fill(.rectangle(room), theme.panel)
    picture.list.stroke(
      .line(CGPoint(x: 0, y: room.minY), CGPoint(x: room.maxX, y: room.minY)),
      theme.border.opacity(0.5), width: 1)
    let hint =
      if model.isStart {
        "Choose a scene, or drop a scene file or a recording on the window."
      } else if model.isPicking {
        "Pick: move over the scene to ask its hit test, click to select. I goes back to touching."
      } else if !model.isLive {
        "Looking back: touches are not delivered. End goes back to live, Space plays on."
      } else if model.isReplaying {
        "Replaying: touches are not delivered. Esc stops it."
      } else if model.isPaused { "Paused: the scene's clock stands still. Space plays on." } else {
        "Click or touch the scene. Hold Alt or Ctrl for two fingers."
      }
    var parts = [
      String(format: "%.3f s", input.reading.now.seconds),
      "step \(model.step) of \(model.stepCount)",
    ]
    let into = input.reading.now.since(input.reading.gestureStart)
    if input.reading.gestureStart > .zero {
      parts.insert("\(Units.milliseconds(into)) into the gesture", at: 1)
    }
    if model.speed != 1 { parts.append("speed \(CanonicalLine.number(model.speed))\u{00D7}") }
    if let frames = model.framesPerSecond { parts.append("\(Int(frames.rounded())) fps") }
    parts.append(model.isStart ? "no scene" : model.sceneFile)
    // Parts that have no room are left out whole: a cut number is a wrong one.
    let separator = "  \u{00B7}  "
    while parts.count > 1,
      look.width(parts.joined(separator: separator), .mono(11)) > room.width * 0.55
    {
      parts.remove(at: parts.count > 2 ? parts.count - 2 : 0)
    }
    let right = look.fit(parts.joined(separator: separator), room.width * 0.55, .mono(11))
    picture.list.trailing(
      right, right: room.maxX - 14, middle: room.midY, .mono(11), theme.secondary, look)
    picture.list.label(
      look.fit(hint, room.width - look.width(right, .mono(11)) - 48, .ui(12)), x: 14,
      middle: room.midY, .ui(12), theme.secondary, look)
    return picture
  }
}
