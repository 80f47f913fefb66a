import Foundation
import SceneStories
import Testing
import TouchRecording
import TouchScenes
import TouchTrace

@testable import TouchFiles

/// A write that fails is kept, whatever fails it, and nothing is written over.
@Suite struct OutputFileTests {
  private let path = NSTemporaryDirectory() + "touchscope-output-\(UUID().uuidString)"

  @Test func nothingIsWrittenOver() throws {
    try "mine".write(toFile: path, atomically: true, encoding: .utf8)
    defer { unlink(path) }
    #expect(throws: OutputFile.Refusal.self) { try OutputFile(creating: path) }
    for place in [path, NSTemporaryDirectory(), "/dev/null", "/nowhere/a.rec"] {
      do {
        _ = try RecordingWriter(path: place, Recording(scenePath: "s.yaml", digest: "0"))
        Issue.record("\(place) was written")
      } catch let problems as SceneDiagnostics {
        #expect(problems.list.first?.sentence.hasPrefix("the recording cannot be written") == true)
        #expect(problems.list.first?.hint.isEmpty == false)
      }
    }
    #expect(try String(contentsOfFile: path, encoding: .utf8) == "mine")
  }

  @Test func aFullDiskEndsARecordingAndIsKept() throws {
    let full = open("/dev/full", O_WRONLY)
    guard full >= 0 else { return }
    let writer = RecordingWriter(
      path: "full.rec", OutputFile(descriptor: full), Recording(scenePath: "s.yaml", digest: "0"))
    writer.write(SceneInput(arrival: .zero, event: .wait))
    #expect(writer.problem?.isEmpty == false)
    writer.close()
  }

  @Test func aDescriptorThatIsClosedIsAProblem() {
    let file = OutputFile(descriptor: -1)
    #expect(file.problem == nil)
    file.write("x")
    #expect(file.problem?.isEmpty == false)
  }

  @Test func whatIsReplacedIsReplacedAsAWhole() throws {
    defer { unlink(path) }
    try WholeFile.replace(path, with: "one")
    try WholeFile.replace(path, with: "two")
    #expect(try String(contentsOfFile: path, encoding: .utf8) == "two")
    #expect(throws: OutputFile.Refusal.self) { try WholeFile.replace("/nowhere/a", with: "x") }
    if FileManager.default.fileExists(atPath: "/dev/full") {
      #expect(throws: OutputFile.Refusal.self) { try WholeFile.replace("/dev/full", with: "x") }
      #expect(FileManager.default.fileExists(atPath: "/dev/full"))
    }
  }

  /// What a scene's author set stays: who may read the file, and that its name is a link to where it is kept.
  @Test func permissionsAndLinksStay() throws {
    let link = path + "-link"
    defer {
      unlink(path)
      unlink(link)
    }
    try "one".write(toFile: path, atomically: false, encoding: .utf8)
    #expect(chmod(path, 0o640) == 0 && symlink(path, link) == 0)
    try WholeFile.replace(link, with: "two")
    var status = stat()
    #expect(lstat(link, &status) == 0 && status.st_mode & S_IFMT == S_IFLNK)
    #expect(stat(path, &status) == 0 && status.st_mode & 0o7777 == 0o640)
    #expect(try String(contentsOfFile: path, encoding: .utf8) == "two")
    #expect(chmod(path, 0o440) == 0)
    #expect(throws: OutputFile.Refusal.self) { try WholeFile.replace(link, with: "three") }
    #expect(try String(contentsOfFile: path, encoding: .utf8) == "two")
  }

  @Test func permissionsThatCannotBeKeptAreTold() throws {
    defer { unlink(path) }
    try "one".write(toFile: path, atomically: false, encoding: .utf8)
    #expect(chmod(path, 0o600) == 0)
    let files = FileSystem { $0 == .mode ? .error(EPERM) : nil }
    #expect(throws: OutputFile.Refusal.self) {
      try WholeFile.replace(path, with: "two", in: files)
    }
    #expect(try String(contentsOfFile: path, encoding: .utf8) == "one")
    let folder = (path as NSString).deletingLastPathComponent
    let name = (path as NSString).lastPathComponent
    #expect(
      try FileManager.default.contentsOfDirectory(atPath: folder).filter { $0.contains(name) }
        == [name])
  }
}
