import Foundation
import Testing
import TouchCanvas
import TouchGeometry
import TouchTrace

@testable import TouchInspection
@testable import TouchReading

/// No two texts of a timeline lie on each other.
@Suite struct TimelineTextTests {
  private let metrics = FixedTextMetrics()

  private var inputs: [(name: String, input: PictureInput)] {
    var all: [(String, PictureInput)] = []
    for time in [0.0, 0.02, 0.052, 0.06, 0.24, 0.402, 0.5] {
      let story = TapStory.trace()
      all.append(
        (
          "tap at \(time)",
          PictureInput(
            reading: story.reading(until: time), snapshot: TapStory.snapshot(story),
            trace: story.trace)
        ))
    }
    all.append(("two taps", twoTaps()))
    all.append(("a drag on a control", drag()))
    return all
  }

  private func twoTaps() -> PictureInput {
    var t = TraceBuilder()
    let scene = t.tapScene()
    t.tapIsHeld()
    t.at(0.25)
    t.timer(.timerCancelled, "doubleTap", "gap")
    t.sample(1, .began, 214, 463)
    t.at(0.3)
    t.sample(1, .ended, 214, 463)
    t.state("doubleTap", .possible, .ended, .lifted)
    t.state("singleTap", .possible, .failed, .requiredOneRecognized, "doubleTap")
    t.hold(.drops, "doubleTap", 1, .ended)
    t.deliver(.touchesCancelled, "card", 1)
    return PictureInput(reading: t.reading, snapshot: scene, trace: t.trace)
  }

  /// Many deliveries, events and answers, close together.
  private func drag() -> PictureInput {
    var t = TraceBuilder()
    let scene = t.tapScene()
    t.sample(1, .began, 214, 463)
    t.sample(2, .began, 220, 463)
    t.hit(1, [("window", nil), ("root.view", nil), ("card", nil)])
    t.gesture("longPress", .touchesBegan, 1)
    t.deliver(.touchesBegan, "card", 1)
    control("touchDown", &t)
    for index in 1...30 {
      t.at(Double(index) * 0.016)
      t.sample(1, .moved, 214 + Double(index), 463)
      t.deliver(.touchesMoved, "card", 1)
      control(index % 7 == 0 ? "touchDragExit" : "touchDragInside", &t)
      guard index % 5 == 0 else { continue }
      t.add(
        TraceEvent(
          kind: .decision, verb: .simultaneousWith, subject: t.handle("longPress"),
          other: t.handle("singleTap"), answer: index % 2 == 0, source: .delegate))
    }
    t.sample(1, .ended, 244, 463)
    t.deliver(.touchesEnded, "card", 1)
    control("touchUpInside", &t)
    return PictureInput(reading: t.reading, snapshot: scene, trace: t.trace)
  }

  private func control(_ name: String, _ t: inout TraceBuilder) {
    t.add(TraceEvent(kind: .action, verb: .action, subject: t.handle("card")), payload: name)
  }

  @Test func textsLieApart() {
    for (name, input) in inputs {
      for theme in [Theme.dark, .light] {
        for width in stride(from: 700.0, through: 2500, by: 300) {
          for (height, offset) in [(170.0, 0.0), (170, 37), (270, 0), (600, 0)] {
            for range in [nil, TimelineRange(start: .zero, end: Instant(seconds: 0.31))] {
              var model = TimelineModel()
              model.range = range
              model.offset = offset
              model.selection = .recognizer("singleTap")
              let picture = TimelinePicture.draw(
                input, model, size: CGSize(width: width, height: height),
                Look(theme: theme, metrics: metrics)
              ).picture
              check(picture.list, "\(name), \(width) x \(height)")
            }
          }
        }
      }
    }
  }

  private func check(_ list: DrawList, _ place: String) {
    let texts = visible(list)
    for (index, a) in texts.enumerated() {
      for b in texts[(index + 1)...] {
        let shared = a.box.intersection(b.box)
        #expect(
          shared.isNull || shared.width < 0.5 || shared.height < 2,
          "\(place): '\(a.text)' and '\(b.text)'")
      }
    }
  }

  /// The boxes of texts within their clips, without those that something opaque covers.
  private func visible(_ list: DrawList) -> [(text: String, box: CGRect)] {
    var clips: [CGRect] = []
    var texts: [(text: String, box: CGRect)] = []
    for command in list.commands {
      switch command {
      case .pushClip(let polygon):
        let own = box(polygon)
        clips.append(clips.last.map { $0.intersection(own) } ?? own)
      case .popClip: clips.removeLast()
      case .fill(let path, let color) where color.alpha == 255:
        var cover = box(path.segments.flatMap(points))
        if let clip = clips.last { cover = cover.intersection(clip) }
        texts.removeAll { cover.insetBy(dx: -1, dy: -1).contains($0.box) }
      case .text(let text, let at, let font, _):
        let height = metrics.ascent(of: font) + metrics.descent(of: font)
        var own = CGRect(
          x: at.x, y: at.y - metrics.ascent(of: font), width: metrics.width(of: text, in: font),
          height: height)
        if let clip = clips.last { own = own.intersection(clip) }
        if !own.isNull { texts.append((text, own)) }
      default: break
      }
    }
    return texts
  }

  private func points(_ segment: Path.Segment) -> [CGPoint] {
    switch segment {
    case .move(let p), .line(let p), .cubic(_, _, let p): [p]
    case .close: []
    }
  }

  private func box(_ points: [CGPoint]) -> CGRect {
    let (xs, ys) = (points.map(\.x), points.map(\.y))
    guard let left = xs.min(), let right = xs.max(), let top = ys.min(), let bottom = ys.max()
    else { return .null }
    return CGRect(x: left, y: top, width: right - left, height: bottom - top)
  }
}
