import DemoClasses
import Foundation
import SceneStories
import TouchDebugger
import TouchFiles
import TouchRecording
import TouchScenes
import TouchTrace
import TouchWindow

// Saves a scene's text, a recording and settings again and again, as the program does, until it is killed:
// FileSaver FOLDER [ROUNDS]. Round by round the files get one of two contents.

guard CommandLine.arguments.count > 1 else {
  FileHandle.standardError.write(Data("usage: FileSaver FOLDER [ROUNDS]\n".utf8))
  exit(2)
}
let folder = CommandLine.arguments[1]
let rounds = CommandLine.arguments.count > 2 ? Int(CommandLine.arguments[2]) ?? 0 : Int.max

let scenes = (0...1).map { version in
  "touchscope: 1\n" + String(repeating: "# version \(version)\n", count: 20_000 - version * 5000)
    + "window: {}\n"
}
let sessions = try (0...1).map { version in
  let session = try Stories.session("000-pan-tap", "slow drag")
  for _ in 0..<2000 + 1000 * version {
    session.feed(SceneInput(arrival: session.now.advanced(by: 0.01), event: .wait))
  }
  return session
}
let settings = (0...1).map { version in
  var settings = Settings()
  for number in 0..<12 { settings.recents.note(scene: "/version/\(version)/\(number)", from: "/") }
  settings.textScale = version == 1 ? 1.5 : 1
  return settings
}

FileHandle.standardOutput.write(Data("ready\n".utf8))
var round = 0
while round < rounds {
  let version = round % 2
  try WholeFile.replace("\(folder)/scene.yaml", with: scenes[version])
  try SessionFile.save(sessions[version], to: "\(folder)/saved.rec", replaces: true)
  try SettingsFile(path: "\(folder)/state/settings.json").write(settings[version])
  // Nothing is there under these names but for a moment.
  let new = try SessionFile.save(sessions[version], to: "\(folder)/new.rec")
  try FileSystem().remove(new)
  round += 1
}
