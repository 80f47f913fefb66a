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

  /// A change of something that is not there is told at its line; what is there is changed.
  @Test func changesOfNothingAreTold() throws {
    try inFolder { folder in
      let text = "touchscope: 1\nwindow: {subviews: [{id: box, frame: [0, 0, 9, 9]}]}\n"
      try text.write(toFile: "\(folder)/box.yaml", atomically: true, encoding: .utf8)
      let recording = """
        touchscope recording 1
        scene box.yaml
        digest \(digest(of: text))
        0 set box.alpha 0.5
        0.1 set bax.alpha 0.5

        0.2 set box.alhpa 1
        0.3 do removeFromSuperview box
        0.4 do removeFromSuperview bex
        0.5 do removeFromSuperviw box
        0.6 down 1 4 4

        """
      try recording.write(toFile: "\(folder)/box.rec", atomically: true, encoding: .utf8)
      let opened = try SessionFile.open(path: "\(folder)/box.rec")
      #expect(opened.problems.map(\.line) == [5, 7, 9, 10])
      let sentences = opened.problems.map(\.sentence)
      #expect(
        sentences.prefix(3) == [
          "there is no 'bax.alpha' to set", "unknown attribute 'alhpa' on UIView",
          "there is no object with the id 'bex'",
        ])
      #expect(sentences.last?.hasPrefix("'removeFromSuperviw' is not one of: ") == true)
      #expect(opened.problems.allSatisfy { !$0.hint.isEmpty && !$0.source.isEmpty })
      opened.scene.engine.tearDown()
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

  /// What is in memory does not grow with the session: full chunks go to a file.
  @Test func memoryIsBounded() throws {
    let session = try Stories.session("012-many", try firstRun("012-many"))
    var look = session.snapshot(afterStep: -1)
    var (store, stuck) = (
      SnapshotStore(look), SnapshotStore(look, ScratchFile(folders: ["/nowhere"]))
    )
    for k in 0..<20_000 {
      look.views[k % look.views.count].alpha = Double(k + 1) / 20_000
      store.append(look)
      if k < 200 { stuck.append(look) }
      #expect(store.viewCount <= look.views.count + 63)
    }
    #expect(store.count == 20_001)
    // A full disk keeps them in memory, and all of them can be seen.
    #expect(stuck.viewCount > 200)
    for index in [0, 1, 63, 64, 65, 199] { #expect(stuck.snapshot(index) == store.snapshot(index)) }
  }

  @Test func whatARecognizerNeedsIsReadAsItWasWritten() {
    let needs: [RecognizerNeed?] = [
      nil, .tap(count: 2, fingers: 3), .press(seconds: 0.5), .drag(fingers: 2),
      .edgeDrag(edges: ["left", "top"]), .swipe(directions: [], fingers: 1), .pinch, .rotation,
      .hover, .scroll, .zoom, .hold(milliseconds: 150), .beginEditing, .toggle, .backSwipe,
      .systemGesture, .systemWatch,
    ]
    let recognizers = needs.map {
      RecognizerSnapshot(
        handle: Handle(rawValue: 1), view: Handle(rawValue: 2), name: "one", className: "One",
        isDiscrete: true,
        isEnabled: true, requires: [], need: $0, actionIsEmpty: $0 == .pinch)
    }
    var writer = SnapshotWriter()
    writer.add(recognizers)
    var reader = SnapshotReader(writer.bytes)
    #expect(reader.recognizers() == recognizers)
  }

  /// Every scene's views and recognizers come back from the file as they were.
  @Test func bytesAreReadAsTheyWereWritten() throws {
    try Stories.each { name, session in
      for step in [-1, session.steps.count / 2, session.steps.count - 1] {
        let snapshot = session.snapshot(afterStep: step)
        var writer = SnapshotWriter()
        writer.add(snapshot)
        var reader = SnapshotReader(writer.bytes)
        #expect(reader.snapshot() == snapshot, "\(name)")
      }
    }
    // Whoever adds a part must write and read it.
    let snapshot = try Stories.session("012-many", try firstRun("012-many")).snapshot(afterStep: -1)
    #expect(Mirror(reflecting: snapshot).children.count == 3)
    #expect(Mirror(reflecting: snapshot.views[0]).children.count == 15)
    #expect(Mirror(reflecting: snapshot.recognizers[0]).children.count == 15)
    let marks: [Mark] = [
      .roundedRectangle(
        CGRect(x: 1, y: 2, width: 3, height: 4), radius: 5, fill: nil, stroke: RGBA(0.1, 0.2, 0.3),
        width: 2),
      .ellipse(CGRect(x: 1, y: 2, width: 3, height: 4), fill: RGBA(1, 0, 0), stroke: nil, width: 1),
      .polyline(
        [.zero, CGPoint(x: -1, y: 1e9)], closed: true, fill: nil, stroke: nil, width: 0),
      .text(
        "\u{1F600} a\n", CGRect(x: 0, y: 0, width: -1, height: 0), size: 9, alignment: .right,
        color: RGBA(0, 1, 0, 0.5)),
    ]
    var look = snapshot
    look.views[0].marks = marks
    look.views[0].marksInFront = marks.reversed()
    var writer = SnapshotWriter()
    writer.add(look)
    var reader = SnapshotReader(writer.bytes)
    #expect(reader.snapshot() == look)
  }

  private func firstRun(_ name: String) throws -> String {
    Stories.register()
    let scene = try LiveScene.load(path: "\(Stories.root)/scenes/\(name).yaml")
    return try #require(scene.runs.first?.name)
  }
}
