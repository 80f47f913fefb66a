/// What Touchscope makes of a probe's capture: a scene, a recording of the fingers and a log of what the app did.
package struct CapturedEpisode {
  package let scene: String
  package let recording: String
  package let log: String
  /// Each object with its class, those above it up to one that scenes know, and where its name is from.
  let objects: String
  /// What the probe could not see, for what may be the cause of a difference.
  let limits: [String]

  package init(_ capture: Capture) {
    let names = CaptureNames(capture)
    let touches = CapturedTouches(capture, names)
    let writer = CapturedScene(capture, names, touches)
    scene = writer.text()
    let inputs =
      ["touchscope recording 1", "scene scene.yaml", "digest \(digest(of: scene))"] + touches.inputs
    recording = inputs.joined(separator: "\n") + "\n"
    log = touches.log.joined(separator: "\n") + "\n"
    objects = (writer.table + [""]).joined(separator: "\n")
    limits = writer.limits.sorted()
  }

  /// Of the texts of the files, in the order of their names.
  init(_ texts: [String], limits: [String]) {
    (scene, recording, log, objects) = (texts[0], texts[1], texts[2], texts[3])
    self.limits = limits
  }

  static let names = ["scene.yaml", "fingers.rec", "observed.log", "objects.txt"]

  /// The files that stand beside the capture once it was opened.
  var files: [(name: String, text: String)] {
    Array(zip(Self.names, [scene, recording, log, objects]))
  }
}
