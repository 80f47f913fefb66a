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
}
