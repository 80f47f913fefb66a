import Foundation
import TouchCanvas
import TouchTrace

@testable import TouchInspection
@testable import TouchReading

/// A scene with recognizers of chosen names, and what happens to the first one.
struct CardStory {
  var story = HandmadeTrace()
  var recognizers: [RecognizerSnapshot] = []
  private var views: [ViewSnapshot] = []

  init() {
    for name in ["window", "outer", "inner", "beside"] { _ = story.handle(name) }
    let frame = CGRect(x: 0, y: 0, width: 400, height: 800)
    views = [
      TapStory.view(story, "window", "", frame), TapStory.view(story, "outer", "window", frame),
      TapStory.view(story, "inner", "outer", frame),
      TapStory.view(story, "beside", "window", frame),
    ]
  }

  mutating func recognizer(
    _ name: String, on view: String = "inner", isDiscrete: Bool = true, requires: [String] = [],
    isEnabled: Bool = true, className: String = "UITapGestureRecognizer"
  ) {
    let handle = story.handle(name)
    let required = requires.map { story.handle($0) }
    recognizers.append(
      RecognizerSnapshot(
        handle: handle, view: story[view], name: name, className: className,
        isDiscrete: isDiscrete, isEnabled: isEnabled, requires: required,
        need: .tap(count: 1, fingers: 1)))
  }

  /// A finger goes down on a view, and those recognizers get it.
  mutating func down(_ finger: String = "finger1", on view: String, _ given: [String]) {
    story.sample(finger, .began, 100, 100)
    story.hit(finger, pass: 2, [("window", .none), (view, .none)])
    for name in given { story.gesture(.touchesBegan, name, finger) }
  }

  var input: PictureInput { input(until: 3600) }

  func input(until seconds: Double) -> PictureInput {
    PictureInput(
      reading: story.reading(until: seconds),
      snapshot: SceneSnapshot(
        screen: CGSize(width: 400, height: 800), views: views, recognizers: recognizers),
      trace: story.trace)
  }
}

/// What can be asked of a picture with any font.
struct PictureProbe {
  let list: DrawList
  let metrics = FixedTextMetrics()

  struct Text {
    var index: Int
    var text: String
    var box: CGRect
    var size: Double
  }

  var texts: [Text] {
    list.commands.enumerated().compactMap { index, command in
      guard case .text(let text, let at, let font, _) = command else { return nil }
      let box = CGRect(
        x: at.x, y: at.y - metrics.ascent(of: font), width: metrics.width(of: text, in: font),
        height: metrics.ascent(of: font) + metrics.descent(of: font))
      return Text(index: index, text: text, box: box, size: font.size)
    }
  }

  var words: [String] { texts.map(\.text) }

  /// Texts that leave the room, share a place, are smaller than 11 points, or lie under something.
  func faults(in room: CGRect) -> [String] {
    var faults: [String] = []
    let texts = texts
    let covers = list.commands.map(Cover.init)
    for (place, a) in texts.enumerated() {
      if !room.insetBy(dx: -0.5, dy: -0.5).contains(a.box) { faults.append("outside: \(a.text)") }
      if a.size < 11 { faults.append("small: \(a.text)") }
      for b in texts[(place + 1)...] {
        let shared = a.box.intersection(b.box)
        if !shared.isNull, shared.width >= 1, shared.height >= 4 {
          faults.append("together: \(a.text) | \(b.text)")
        }
      }
      let core = a.box.insetBy(dx: 1, dy: a.box.height * 0.2)
      if covers[(a.index + 1)...].contains(where: { $0.hides(core) }) {
        faults.append("covered: \(a.text)")
      }
    }
    return faults
  }

  /// What a command may hide.
  private struct Cover {
    var bounds = CGRect.null
    /// Of a line; an area hides all of its bounds.
    var points: [CGPoint]?

    init(_ command: DrawList.Command) {
      let path: Path
      switch command {
      case .fill(let filled, _), .pattern(let filled, _, _): path = filled
      case .stroke(let line, _, _): path = line
      case .text, .pushClip, .popClip: return
      }
      let all = PictureProbe.samples(path)
      let xs = all.map(\.x)
      let ys = all.map(\.y)
      guard let left = xs.min(), let right = xs.max(), let top = ys.min(), let bottom = ys.max()
      else { return }
      bounds = CGRect(
        x: left, y: top, width: max(right - left, 0.1), height: max(bottom - top, 0.1))
      if case .stroke = command { points = all }
    }

    func hides(_ box: CGRect) -> Bool {
      guard bounds.intersects(box) else { return false }
      return points?.contains(where: box.contains) ?? true
    }
  }

  private static func samples(_ path: Path) -> [CGPoint] {
    var points: [CGPoint] = []
    func add(_ to: CGPoint, _ a: CGPoint, _ b: CGPoint) {
      let from = points.last ?? to
      let edge = StateDiagram.Edge(from: .possible, to: .possible, points: [from, a, b, to])
      points += (1...24).map { edge.at(Double($0) / 24) }
    }
    for segment in path.segments {
      switch segment {
      case .move(let p): points.append(p)
      case .line(let p): add(p, points.last ?? p, p)
      case .cubic(let a, let b, let p): add(p, a, b)
      case .close: break
      }
    }
    return points
  }
}
