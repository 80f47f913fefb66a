import Foundation
import TouchCanvas
public import TouchCanvasSDL
import TouchEngine
import TouchFiles
import TouchRecording
import TouchScenes

/// The same work without a display: the runs of a scene as pictures.
public enum Headless {
  /// What is played when no scene was named.
  public static let usualScene = "scenes/000-td-tap.yaml"

  /// Plays every run and writes a picture of it into `folder`; returns the paths.
  public static func pictures(of path: String, in folder: String, fonts: FontBook) throws
    -> [String]
  {
    try FileSystem().makeFolder(folder)
    let names = try LiveScene.load(path: path).runs.map { ($0.name, $0.variant) }
    var written: [String] = []
    for (index, (name, variant)) in names.enumerated() {
      let scene = try LiveScene.load(path: path, variant: variant)
      let session = Session(scene)
      session.play(scene.runs[index])
      let base = (path as NSString).lastPathComponent.replacingOccurrences(of: ".yaml", with: "")
      let slug = name.lowercased().map { $0.isLetter || $0.isNumber ? String($0) : "-" }.joined()
      let file = "\(folder)/\(base)-\(slug).png"
      try Shot(session: session, ShotOptions()).write(to: file, fonts: fonts)
      scene.engine.tearDown()
      written.append(file)
    }
    return written
  }
}
