import Foundation
import TouchGeometry
import TouchTrace

/// Writes snapshots of views and recognizers as bytes.
nonisolated struct SnapshotWriter {
  private(set) var bytes: [UInt8] = []

  mutating func add(_ value: some FixedWidthInteger) {
    withUnsafeBytes(of: value) { bytes.append(contentsOf: $0) }
  }

  private mutating func add(_ values: Double...) {
    for value in values { add(value.bitPattern) }
  }

  private mutating func add(_ text: String) {
    add(UInt32(text.utf8.count))
    bytes.append(contentsOf: text.utf8)
  }

  /// Eight flags in a byte, the first one lowest.
  private mutating func add(flags: [Bool]) {
    add(flags.enumerated().reduce(UInt8(0)) { $1.element ? $0 | 1 << UInt8($1.offset) : $0 })
  }

  private mutating func add(_ rect: CGRect) {
    add(rect.origin.x, rect.origin.y, rect.size.width, rect.size.height)
  }

  mutating func add(_ snapshot: SceneSnapshot) {
    add(snapshot.screen.width, snapshot.screen.height)
    add(UInt32(snapshot.views.count))
    for view in snapshot.views { add(view) }
    add(snapshot.recognizers)
  }

  mutating func add(_ view: ViewSnapshot) {
    add(view.handle.rawValue)
    add(view.parent.rawValue)
    add(view.name)
    add(view.className)
    add(view.bounds)
    let t = view.toScreen
    add(t.a, t.b, t.c, t.d, t.tx, t.ty)
    add(view.alpha)
    add(flags: [
      view.isHidden, view.isUserInteractionEnabled, view.clipsToBounds, view.isWindow,
      view.isControl, view.scrollTraits.contains(.cannotZoom),
      view.scrollTraits.contains(.selectsRows),
    ])
    add(view.marks)
    add(view.marksInFront)
  }

  mutating func add(_ recognizers: [RecognizerSnapshot]) {
    add(UInt32(recognizers.count))
    for recognizer in recognizers {
      add(recognizer.handle.rawValue)
      add(recognizer.view.rawValue)
      add(recognizer.name)
      add(recognizer.className)
      add(flags: [
        recognizer.isDiscrete, recognizer.isEnabled, recognizer.delaysTouchesBegan,
        recognizer.delaysTouchesEnded, recognizer.neverRecognizes, recognizer.actionIsEmpty,
      ])
      add(UInt32(recognizer.touchesRequired))
      add(UInt8(recognizer.axis.flatMap(MovementAxis.allCases.firstIndex).map { $0 + 1 } ?? 0))
      add(UInt32(recognizer.requires.count))
      for handle in recognizer.requires { add(handle.rawValue) }
      add(recognizer.need)
      add(recognizer.details)
    }
  }

  private mutating func add(_ need: RecognizerNeed?) {
    switch need {
    case nil: add(UInt8(0))
    case .pinch: add(UInt8(1))
    case .rotation: add(UInt8(2))
    case .hover: add(UInt8(3))
    case .scroll: add(UInt8(4))
    case .zoom: add(UInt8(5))
    case .beginEditing: add(UInt8(6))
    case .toggle: add(UInt8(7))
    case .backSwipe: add(UInt8(8))
    case .systemGesture: add(UInt8(9))
    case .systemWatch: add(UInt8(10))
    case .tap(let count, let fingers):
      add(UInt8(11))
      add(count)
      add(fingers)
    case .press(let seconds):
      add(UInt8(12))
      add(seconds)
    case .drag(let fingers):
      add(UInt8(13))
      add(fingers)
    case .edgeDrag(let edges):
      add(UInt8(14))
      add(edges)
    case .swipe(let directions, let fingers):
      add(UInt8(15))
      add(directions)
      add(fingers)
    case .hold(let milliseconds):
      add(UInt8(16))
      add(milliseconds)
    }
  }

  private mutating func add(_ texts: [String]) {
    add(UInt32(texts.count))
    for text in texts { add(text) }
  }

  private mutating func add(_ color: RGBA?) {
    add(UInt8(color == nil ? 0 : 1))
    if let color { add(color.red, color.green, color.blue, color.alpha) }
  }

  private mutating func add(_ marks: [Mark]) {
    add(UInt32(marks.count))
    for mark in marks {
      switch mark {
      case .roundedRectangle(let rect, let radius, let fill, let stroke, let width):
        add(UInt8(0))
        add(rect)
        add(radius)
        add(fill)
        add(stroke)
        add(width)
      case .ellipse(let rect, let fill, let stroke, let width):
        add(UInt8(1))
        add(rect)
        add(fill)
        add(stroke)
        add(width)
      case .polyline(let points, let isClosed, let fill, let stroke, let width):
        add(UInt8(2))
        add(UInt32(points.count))
        for point in points { add(point.x, point.y) }
        add(flags: [isClosed])
        add(fill)
        add(stroke)
        add(width)
      case .text(let text, let rect, let size, let alignment, let color):
        add(UInt8(3))
        add(text)
        add(rect)
        add(size)
        add(alignment.rawValue)
        add(color)
      }
    }
  }
}

/// Reads what a `SnapshotWriter` wrote, in the same order.
nonisolated struct SnapshotReader {
  private let bytes: [UInt8]
  private var next = 0

  init(_ bytes: [UInt8]) { self.bytes = bytes }

  mutating func integer<Number: FixedWidthInteger>(_ type: Number.Type = Number.self) -> Number {
    defer { next += MemoryLayout<Number>.size }
    return bytes.withUnsafeBytes { $0.loadUnaligned(fromByteOffset: next, as: Number.self) }
  }

  private mutating func count() -> Int { Int(integer(UInt32.self)) }

  private mutating func double() -> Double { Double(bitPattern: integer()) }

  private mutating func handle() -> Handle { Handle(rawValue: integer()) }

  private mutating func text() -> String {
    let count = count()
    defer { next += count }
    return String(decoding: bytes[next..<(next + count)], as: UTF8.self)
  }

  private mutating func flags() -> (Int) -> Bool {
    let byte = integer(UInt8.self)
    return { byte & 1 << UInt8($0) != 0 }
  }

  private mutating func point() -> CGPoint { CGPoint(x: double(), y: double()) }

  private mutating func rect() -> CGRect {
    CGRect(x: double(), y: double(), width: double(), height: double())
  }

  private mutating func list<Element>(_ make: (inout Self) -> Element) -> [Element] {
    (0..<count()).map { _ in make(&self) }
  }

  mutating func snapshot() -> SceneSnapshot {
    let screen = CGSize(width: double(), height: double())
    let views = list { $0.view() }
    return SceneSnapshot(screen: screen, views: views, recognizers: recognizers())
  }

  mutating func view() -> ViewSnapshot {
    let (handle, parent) = (handle(), handle())
    let (name, className) = (text(), text())
    let bounds = rect()
    let toScreen = CGAffineTransform(
      a: double(), b: double(), c: double(), d: double(), tx: double(), ty: double())
    let alpha = double()
    let flag = flags()
    var traits: ScrollTraits = flag(5) ? .cannotZoom : []
    if flag(6) { traits.insert(.selectsRows) }
    let marks = list { $0.mark() }
    return ViewSnapshot(
      handle: handle, parent: parent, name: name, className: className, bounds: bounds,
      toScreen: toScreen, alpha: alpha, isHidden: flag(0), isUserInteractionEnabled: flag(1),
      clipsToBounds: flag(2), isWindow: flag(3), isControl: flag(4), scrollTraits: traits,
      marks: marks, marksInFront: list { $0.mark() })
  }

  mutating func recognizers() -> [RecognizerSnapshot] {
    list { reader in
      let (handle, view) = (reader.handle(), reader.handle())
      let (name, className) = (reader.text(), reader.text())
      let flag = reader.flags()
      let touchesRequired = Int(reader.integer(UInt32.self))
      let axis = Int(reader.integer(UInt8.self))
      let requires = reader.list { $0.handle() }
      let need = reader.need()
      return RecognizerSnapshot(
        handle: handle, view: view, name: name, className: className, isDiscrete: flag(0),
        isEnabled: flag(1), requires: requires, need: need, delaysTouchesBegan: flag(2),
        delaysTouchesEnded: flag(3), details: reader.text(), neverRecognizes: flag(4),
        touchesRequired: touchesRequired, axis: axis > 0 ? MovementAxis.allCases[axis - 1] : nil,
        actionIsEmpty: flag(5))
    }
  }

  private mutating func need() -> RecognizerNeed? {
    switch integer(UInt8.self) {
    case 1: .pinch
    case 2: .rotation
    case 3: .hover
    case 4: .scroll
    case 5: .zoom
    case 6: .beginEditing
    case 7: .toggle
    case 8: .backSwipe
    case 9: .systemGesture
    case 10: .systemWatch
    case 11: .tap(count: integer(), fingers: integer())
    case 12: .press(seconds: double())
    case 13: .drag(fingers: integer())
    case 14: .edgeDrag(edges: list { $0.text() })
    case 15: .swipe(directions: list { $0.text() }, fingers: integer())
    case 16: .hold(milliseconds: integer())
    default: nil
    }
  }

  private mutating func color() -> RGBA? {
    guard integer(UInt8.self) == 1 else { return nil }
    return RGBA(double(), double(), double(), double())
  }

  private mutating func mark() -> Mark {
    switch integer(UInt8.self) {
    case 0:
      return .roundedRectangle(
        rect(), radius: double(), fill: color(), stroke: color(), width: double())
    case 1: return .ellipse(rect(), fill: color(), stroke: color(), width: double())
    case 2:
      let points = list { $0.point() }
      let isClosed = flags()(0)
      return .polyline(points, closed: isClosed, fill: color(), stroke: color(), width: double())
    default:
      let (text, rect, size) = (text(), rect(), double())
      let alignment = Mark.TextAlignment(rawValue: integer()) ?? .left
      return .text(
        text, rect, size: size, alignment: alignment, color: color() ?? RGBA(0, 0, 0))
    }
  }
}
