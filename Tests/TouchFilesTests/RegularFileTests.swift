import Foundation
import Testing

import TouchScenes

/// Only regular files are read, and none of the others is waited for.
@Suite struct RegularFileTests {
  private func problem(_ path: String) -> SceneDiagnostic? {
    do {
      _ = try SceneText.read(path: path)
      return nil
    } catch let problems as SceneDiagnostics { return problems.list.first } catch {
      Issue.record("\(error)")
      return nil
    }
  }

  @Test func aPipeIsRefusedWithoutAWriter() {
    let path = NSTemporaryDirectory() + "touchscope-pipe-\(getpid())"
    #expect(mkfifo(path, 0o600) == 0)
    defer { unlink(path) }
    // Nobody writes: a reader that waits would be here for ever.
    let problem = problem(path)
    #expect(problem?.sentence == "this is a pipe or a device, not a file")
    #expect(problem?.hint.isEmpty == false)
  }

  @Test(arguments: ["/dev/zero", "/dev/null", "/dev/tty"])
  func devicesAreRefused(_ path: String) {
    guard FileManager.default.fileExists(atPath: path) else { return }
    #expect(problem(path)?.sentence.isEmpty == false)
    #expect(problem(path)?.hint.isEmpty == false)
  }

  @Test func foldersAndMissingFilesAreTold() {
    #expect(problem(NSTemporaryDirectory())?.sentence == "this is a folder, not a file")
    #expect(problem("/no/such/file")?.sentence == "no such file")
  }

  @Test func aFileIsReadToItsEnd() throws {
    let path = NSTemporaryDirectory() + "touchscope-regular-\(getpid())"
    defer { unlink(path) }
    let text = "touchscope: 1\n" + String(repeating: "# 0123456789\n", count: 60_000)
    try text.write(toFile: path, atomically: true, encoding: .utf8)
    #expect(try SceneText.read(path: path) == text)
  }
}
