import Foundation
import SceneStories
import Synchronization
import Testing
import TouchCanvasSDL
import TouchEngine
import TouchFiles
import TouchGeometry
import TouchLanguage
import TouchScenes
import TouchTrace
import TouchWindow

@testable import TouchDebugger
@testable import TouchRecording

/// Whatever fails at whichever operation is told with its path and cause; the old or the new file is whole, nothing else
/// is left, and what was open can be used.
@Suite(.serialized) struct FileFaultTests {
  /// What has vanished cannot be left behind, and what failed to be removed is there.
  private func expectOnly(
    _ wanted: [String], in folder: String, _ met: FileSystem.Operation?, _ told: String?
  ) {
    let others = names(folder).filter { !wanted.contains($0) }
    guard met == .remove else { return #expect(others == []) }
    // The file whose removal fails is named.
    for other in others {
      #expect(told?.contains(other) != false, "\(other) is left: \(told ?? "")")
    }
  }

  private func sentence(_ error: any Error) -> String {
    (error as? SceneDiagnostics).map { "\($0.description)" } ?? "\(error)"
  }

  // MARK: Whole files

  @Test(arguments: Cause.all) func aReplacedFileIsOldOrNew(_ cause: Cause) throws {
    let new = String(repeating: "new\n", count: 50_000)
    let operations = try failingEach(.error(cause.code)) { files, met in
      try withFolder { folder in
        let path = folder + "/report.xml"
        try WholeFile.replace(path, with: "old")
        var told: String?
        do { try WholeFile.replace(path, with: new, in: files) } catch { told = "\(error)" }
        #expect(text(path) == (told == nil ? new : "old"), "\(met().map { "\($0)" } ?? "none")")
        if met() != nil, !(met() == .remove && cause.code == ENOENT) {
          #expect(told?.contains(cause.words) == true, "\(met().map { "\($0)" } ?? "none")")
        }
        expectOnly(["report.xml"], in: folder, met(), told)
        // What failed once can be done again.
        try WholeFile.replace(path, with: "newer")
        #expect(text(path) == "newer" && names(folder) == ["report.xml"])
      }
    }
    #expect(operations == [.remove, .open, .write, .close, .rename])
  }

  @Test(arguments: [FileSystem.Fault.error(EINTR), .short])
  func interruptedAndShortOperationsGoOn(_ fault: FileSystem.Fault) throws {
    let new = String(repeating: "new\n", count: 50_000)
    try failingEach(fault) { files, _ in
      try withFolder { folder in
        let path = folder + "/a"
        try WholeFile.replace(path, with: new, in: files)
        #expect(try SceneText.read(path: path, from: files) == new)
        #expect(names(folder) == ["a"])
      }
    }
  }

  @Test func everyOperationIsInterruptedAgainAndAgain() throws {
    try withFolder { folder in
      let count = Counter()
      // Every second answer is an interruption.
      let files = FileSystem { _ in count.next() % 2 == 0 ? .error(EINTR) : nil }
      let session = try Stories.session("000-pan-tap", "tap")
      try files.makeFolder(folder + "/a/b")
      let path = try SessionFile.save(session, to: folder + "/a/b/c", in: files)
      let opened = try SessionFile.open(path: path) { try SceneText.read(path: $0, from: files) }
      #expect(opened.recording.inputs == session.recording().inputs)
      #expect(
        TraceFile(folders: [folder], in: files).keep(Array(repeating: event, count: 9)) != nil)
      #expect(names(folder + "/a/b") == ["c.rec"])
    }
  }

  // MARK: Reading

  @Test(arguments: Cause.all) func aSceneThatCannotBeReadIsTold(_ cause: Cause) throws {
    try withFolder { folder in
      let path = folder + "/s.yaml"
      try WholeFile.replace(path, with: "touchscope: 1\nwindow: {}\n")
      let operations = failingEach(.error(cause.code)) { files, met in
        do {
          let text = try SceneText.read(path: path, from: files)
          // Nothing is lost when closing fails.
          #expect(text.hasPrefix("touchscope") && (met() == nil || met() == .close))
        } catch {
          let told = sentence(error)
          #expect(told.contains(path))
          #expect(
            told.contains(cause.code == ENOENT && met() == .open ? "no such file" : cause.words))
        }
      }
      #expect(operations.first == .open && operations.contains(.read))
    }
  }

  // MARK: Recordings

  @Test(arguments: Cause.all, [true, false])
  func aSavedRecordingIsWholeOrNotThere(_ cause: Cause, _ replaces: Bool) throws {
    let operations = try failingEach(.error(cause.code)) { files, met in
      try withFolder { folder in
        let session = try Stories.session("000-pan-tap", "tap")
        let path = folder + "/b.rec"
        try WholeFile.replace(path, with: "mine")
        var told: String?
        var saved: String?
        do {
          saved = try SessionFile.save(session, to: path, replaces: replaces, in: files)
        } catch { told = sentence(error) }
        let wanted = folder + (replaces ? "/b.rec" : "/b-2.rec")
        if !replaces { #expect(text(path) == "mine") }
        if let told {
          let isWhole = told.contains("is written, but")
          #expect(told.contains(path) && told.contains(cause.words))
          #expect(text(wanted) == (replaces ? "mine" : nil) || isWhole)
        } else {
          #expect(saved == wanted && (met() == nil || cause.code == ENOENT))
          #expect(try RecordingReader.read(path: wanted).inputs == session.recording().inputs)
        }
        expectOnly(["b.rec", "b-2.rec"], in: folder, met(), told)
        // The session goes on.
        session.feed(SceneInput(arrival: session.now, event: .wait))
        #expect(try SessionFile.save(session, to: folder + "/c") == folder + "/c.rec")
      }
    }
    #expect(operations.count >= 5 && operations.contains(replaces ? .rename : .link))
  }

  /// A recording that is written as the inputs come has whole lines, and the session goes on.
  @Test(arguments: Cause.all) func aGrowingRecordingHasWholeLines(_ cause: Cause) throws {
    let operations = try failingEach(.error(cause.code)) { files, met in
      try withFolder { folder in
        let path = folder + "/a.rec"
        Stories.register()
        let scene = try LiveScene.load(path: "\(Stories.root)/scenes/004-yellow-tap.yaml")
        let recorder: RecordingWriter
        do {
          recorder = try RecordingWriter(
            path: path, Recording(scenePath: "s", digest: digest(of: scene.text)), in: files)
        } catch {
          #expect(sentence(error).contains(path) && sentence(error).contains(cause.words))
          return #expect(met() == .open && names(folder) == [])
        }
        let host = SessionHost(scene, recorder: recorder)
        defer { host.close() }
        for step in 1...5 { host.feed(.wait, at: Instant(seconds: Double(step))) }
        host.endRecording()
        let problem = host.takeRecordingProblem()
        #expect(problem?.reason == (met() == nil ? nil : cause.words))
        #expect(problem == nil || problem?.path == path)
        #expect(host.takeRecordingProblem() == nil)
        #expect(host.session.inputs.count == 5)
        let written = try #require(text(path))
        #expect(written.isEmpty || written.hasSuffix("\n"))
        let lines = written.split(separator: "\n").count { $0.hasSuffix(" wait") }
        #expect(lines == 5 || (problem != nil && lines < 5) || met() == .close)
        #expect(names(folder) == ["a.rec"])
      }
    }
    #expect(operations == [.open] + Array(repeating: .write, count: 6) + [.close])
  }

  // MARK: Windows

  @Test(arguments: Cause.all) func settingsAreOldOrNew(_ cause: Cause) throws {
    try failingEach(.error(cause.code)) { files, met in
      try withFolder { folder in
        let path = folder + "/state/settings.json"
        var old = Settings()
        old.textScale = 1.5
        try SettingsFile(path: path).write(old)
        var keeper = SettingsKeeper(path, LiveOutside(), files)
        let saved = keeper.takeSaved()
        // A file that is said to be missing is none.
        if met() != nil, met() != .close, cause.code != ENOENT {
          #expect(keeper.problem?.contains(path) == true)
          #expect(keeper.problem?.contains(cause.words) == true)
        } else {
          #expect(saved == old || cause.code == ENOENT)
        }
        let wasRead = met() != nil
        var new = old
        new.theme = .light
        let told = keeper.keep(new)
        if !wasRead, let operation = met(), operation != .makeFolder,
          !(operation == .remove && cause.code == ENOENT)
        {
          #expect(told?.contains(path) == true && told?.contains(cause.words) == true)
        }
        #expect(try SettingsFile(path: path).read() == (told == nil ? new : old))
        expectOnly(["settings.json"], in: folder + "/state", met(), told)
      }
    }
  }

  @Test(arguments: Cause.all) func aPictureThatCannotBeWrittenNamesItsCause(_ cause: Cause) throws {
    let pixels = [UInt8](repeating: 200, count: 4 * 64 * 48)
    try failingEach(.error(cause.code)) { files, met in
      try withFolder { folder in
        let path = folder + "/a.png"
        try WholeFile.replace(path, with: "old")
        var told: String?
        do { try PNGFile.write(pixels, width: 64, height: 48, to: path, in: files) } catch {
          told = "\(error)"
        }
        if let told {
          #expect(told.contains(path) && told.contains(cause.words) && text(path) == "old")
        } else {
          let written = try Data(contentsOf: URL(fileURLWithPath: path))
          #expect(written.starts(with: [0x89, 0x50, 0x4E, 0x47]))
          #expect(met() == nil || cause.code == ENOENT)
        }
        expectOnly(["a.png"], in: folder, met(), told)
      }
    }
  }

  @Test(arguments: Cause.all) func aRecordedWindowHasWholeLines(_ cause: Cause) throws {
    Stories.register()
    let scene = try LiveScene.load(path: "\(Stories.root)/scenes/004-yellow-tap.yaml")
    let header = WindowLogHeader(
      scene, DebuggerOptions(scenePath: scene.path), WindowSurroundings(), FontBook())
    try failingEach(.error(cause.code)) { files, met in
      try withFolder { folder in
        let path = folder + "/a.log"
        let log: WindowLogWriter
        do { log = try WindowLogWriter(path: path, header, in: files) } catch {
          #expect(sentence(error).contains(path) && sentence(error).contains(cause.words))
          return #expect(met() == .open && names(folder) == [])
        }
        for _ in 0..<3 { log.turn(at: .zero) }
        log.close()
        #expect(log.takeProblem() == (met() == nil ? nil : cause.words))
        #expect(log.takeProblem() == nil)
        let written = try #require(text(path))
        #expect(written.isEmpty || written.hasSuffix("\n"))
      }
    }
  }

  // MARK: The trace

  private var event: TraceEvent {
    TraceEvent(kind: .sample, verb: .touchesMoved, subject: Handle(rawValue: 1))
  }

  private func trace(_ archive: TraceFile, chunks: Int) -> Trace {
    var trace = Trace()
    trace.keep(in: archive)
    for _ in 0..<chunks * TraceEvents.chunkLength + 5 { trace.append(event) }
    return trace
  }

  /// What cannot be written to the trace's file stays in memory, and is told once.
  @Test(arguments: Cause.all) func noEventIsLost(_ cause: Cause) throws {
    let plain = trace(TraceFile(folders: []), chunks: 2)
    let operations = try failingEach(.error(cause.code)) { files, met in
      try withFolder { folder in
        let archive = TraceFile(folders: [folder], in: files)
        let trace = trace(archive, chunks: 2)
        #expect(trace.events.elementsEqual(plain.events))
        let problem = archive.takeProblem()
        // It is closed when nothing reads the trace any more.
        #expect(problem == (met() == nil ? nil : "\(folder): \(cause.words)"))
        #expect(archive.takeProblem() == nil)
        #expect(names(folder) == [])
      }
    }
    #expect(operations == [.open, .write, .map, .write, .map, .close])
  }

  /// A full disk under the trace of a scene that is open.
  @Test func aSessionGoesOnWithoutItsTraceFile() throws {
    try withFolder { folder in
      let full = FileSystem { $0 == .write ? .error(ENOSPC) : nil }
      let sessions = try [full, FileSystem()].map {
        try playedLong(TraceFile(folders: [folder], in: $0))
      }
      let (session, plain) = (sessions[0], sessions[1])
      #expect(session.trace.events.elementsEqual(plain.trace.events))
      #expect(session.snapshot(afterStep: 3) == plain.snapshot(afterStep: 3))
      #expect(session.archive.problem?.contains("No space left") == true)
      #expect(plain.archive.problem == nil)
      let path = try SessionFile.save(session, to: folder + "/a")
      #expect(try RecordingReader.read(path: path).inputs == plain.recording().inputs)
    }
  }

  /// A session with more events than one part of its trace has.
  private func playedLong(_ archive: TraceFile) throws -> Session {
    Stories.register()
    let scene = try LiveScene.load(path: "\(Stories.root)/scenes/012-many.yaml")
    let session = Session(scene, archive: archive)
    var round = 0
    while session.trace.events.count <= TraceEvents.chunkLength {
      let x = Double(100 + round * 37 % 200)
      let begin = session.now.advanced(by: 0.1)
      for step in 0...20 {
        let phase: TouchPhase = step == 0 ? .began : step == 20 ? .ended : .moved
        let time = begin.advanced(by: Double(step) / 60)
        session.feed(
          SceneInput(
            arrival: time,
            event: .digitizer(
              DigitizerEvent(
                arrival: time,
                changes: [
                  FingerChange(
                    finger: 1, phase: phase, location: CGPoint(x: x + Double(step), y: 200))
                ]))))
      }
      round += 1
    }
    return session
  }
}

/// Counts calls.
private nonisolated final class Counter: Sendable {
  private let count = Mutex(-1)

  func next() -> Int {
    count.withLock {
      $0 += 1
      return $0
    }
  }
}
