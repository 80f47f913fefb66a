import Foundation
import SceneStories
import Testing
import TouchEngine
import TouchScenes
import TouchTrace

@testable import TouchRecording

@Suite struct SessionFileTests {
  private func inFolder(_ body: (String) throws -> Void) throws {
    let folder = FileManager.default.temporaryDirectory.appendingPathComponent(
      "touchscope-\(ProcessInfo.processInfo.processIdentifier)-\(UInt64.random(in: 0 ... .max))"
    ).path
    try FileManager.default.createDirectory(atPath: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(atPath: folder) }
    try body(folder)
  }

  @Test func aSavedSessionPlaysAgain() throws {
    try inFolder { folder in
      let session = try Stories.session("000-pan-tap", "slow drag")
      let path = try SessionFile.save(session, to: "\(folder)/drag")
      #expect(path == "\(folder)/drag.rec")
      let opened = try SessionFile.open(path: path)
      #expect(opened.warning == nil)
      let played = Session(opened.scene)
      played.play(opened.recording)
      #expect(Stories.log(played) == Stories.log(session))
      #expect(played.now == session.now)
    }
  }

  @Test func nothingIsOverwritten() throws {
    try inFolder { folder in
      let session = try Stories.session("000-pan-tap", "tap")
      let names = try (0..<3).map { _ in try SessionFile.save(session, to: "\(folder)/a.b.rec") }
      #expect(names == ["a.b.rec", "a.b-2.rec", "a.b-3.rec"].map { "\(folder)/\($0)" })
      try "mine".write(toFile: names[1], atomically: true, encoding: .utf8)
      #expect(try SessionFile.save(session, to: names[1], replaces: true) == names[1])
      #expect(RecordingReader.isRecording(try SceneText.read(path: names[1])))
      // Nothing else is left there.
      let all = try FileManager.default.contentsOfDirectory(atPath: folder).sorted()
      #expect(all == ["a.b-2.rec", "a.b-3.rec", "a.b.rec"])
    }
  }

  @Test func whatCannotBeWrittenIsTold() throws {
    let session = try Stories.session("000-pan-tap", "tap")
    do {
      try SessionFile.save(session, to: "/nowhere/at/all.rec")
      Issue.record("saved")
    } catch let problems as SceneDiagnostics {
      #expect(problems.list[0].sentence.contains("cannot be written"))
    }
  }

  @Test func aChangedSceneIsTold() throws {
    try inFolder { folder in
      let scene = try Stories.session("000-pan-tap", "tap").scene
      try scene.text.write(toFile: "\(folder)/s.yaml", atomically: true, encoding: .utf8)
      let session = Session(try LiveScene.load(path: "\(folder)/s.yaml"))
      session.play(session.scene.runs[0])
      let path = try SessionFile.save(session, to: "\(folder)/r.rec")
      try (scene.text + "\n# changed\n").write(
        toFile: "\(folder)/s.yaml", atomically: true, encoding: .utf8)
      let opened = try SessionFile.open(path: path)
      #expect(opened.warning?.contains("has changed") == true)
      // Cut before its digest, it does not know.
      let text = try String(contentsOfFile: path, encoding: .utf8).split(separator: "\n")
      let cut = text.filter { !$0.hasPrefix("digest ") && !$0.hasPrefix("|") }
      try cut.joined(separator: "\n").write(
        toFile: "\(folder)/cut.rec", atomically: true, encoding: .utf8)
      #expect(try SessionFile.open(path: "\(folder)/cut.rec").warning == nil)
    }
  }
}

@Suite struct ForkTests {
  @Test func theTraceOfAForkIsTheBeginning() throws {
    try Stories.each { name, session in
      let log = Stories.log(session)
      let count = session.steps.count
      for step in Set([-1, 0, count / 3, count / 2, count - 1]).sorted() where step < count {
        let fork = try session.fork(atStep: step)
        let expected = step < 0 ? 0 : session.steps[step].events.upperBound
        #expect(Stories.log(fork) == Array(log.prefix(expected)), "\(name) at step \(step)")
        #expect(fork.steps.count == step + 1)
        #expect(
          fork.snapshot(afterStep: step) == session.snapshot(afterStep: step),
          "\(name) at step \(step)")
        fork.scene.engine.tearDown()
      }
    }
  }

  @Test func aForkGoesOnAnotherWay() throws {
    let session = try Stories.session("000-pan-tap", "slow drag")
    let edited = try session.rerun(with: [Edit(path: "pan.minimumNumberOfTouches", value: "2")])
    let fork = try edited.fork(atStep: 4)
    #expect(fork.edits == edited.edits)
    fork.feed(SceneInput(arrival: fork.now, event: .interrupt))
    #expect(Stories.log(fork).last != Stories.log(edited).last)
    #expect(try edited.fork(atStep: -1).edits == edited.edits)
  }
}

@Suite struct SnapshotStoreTests {
  @Test func looksAreKeptAsTheyWere() throws {
    let session = try Stories.session("012-many", try firstRun("012-many"))
    let scene = try session.freshScene()
    let whole = scene.engine.snapshot()
    var store = SnapshotStore(whole)
    var all = [whole]
    var look = whole
    for k in 0..<400 {
      let index = (k * 7) % look.views.count
      if k % 150 == 149 {
        look.views.removeLast()
      } else {
        look.views[min(index, look.views.count - 1)].alpha = Double(k) / 400
      }
      store.append(look)
      store.append(look)
      all.append(look)
    }
    #expect(store.count == all.count)
    for index in all.indices { #expect(store.snapshot(index) == all[index]) }
    for index in all.indices.reversed() { #expect(store.snapshot(index) == all[index]) }
    for k in 0..<all.count {
      let index = (k * 37) % all.count
      #expect(store.snapshot(index) == all[index])
    }
    // Far fewer views are kept than were seen.
    #expect(store.viewCount < all.reduce(0) { $0 + $1.views.count } / 20)
  }

  private func firstRun(_ name: String) throws -> String {
    Stories.register()
    let scene = try LiveScene.load(path: "\(Stories.root)/scenes/\(name).yaml")
    return try #require(scene.runs.first?.name)
  }
}
