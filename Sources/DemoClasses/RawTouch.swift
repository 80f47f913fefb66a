public import UIKit

/// Tells taps, pans and pinches apart by touches alone: a machine written by hand, drawn with its present state.
///
/// Grey states are undecided, red ones are dead ends that only a new first finger leaves, green ones are results. What it cannot
/// wait for it has to guess: a pan after a rest is given up, and a drag after a tap is nothing.
open class RawTouchView: UIView {
  /// What the touches may be so far.
  public enum Node: String, CaseIterable, Sendable {
    case start = "Start"
    case oneDown = "1 finger down"
    case pendingTap = "Pending single tap"
    case oneDownAgain = "1 finger down (2)"
    case twoDown = "2 fingers down"
    case oneLifted = "1 down, 1 lifted"
    case oneNoTap = "1 finger, not a tap"
    case twoNoTap = "2 fingers, not a tap"
    case tooMany = "> 2 fingers down"
    case singleTap = "Single tap"
    case doubleTap = "Double tap"
    case twoFingerTap = "2 finger tap"
    case pan = "Pan"
    case pinchAndPan = "Pinch and pan"
  }

  /// Whether anything is known.
  public enum Verdict: Sendable { case undecided, deadEnd, result }

  /// What happens to the touches.
  public enum Happening: Sendable { case down, moves, rests, lifts }

  /// A way from one state to another.
  public struct Edge: Sendable {
    /// Where it starts.
    public let from: Node
    /// When it is taken.
    public let on: Happening
    /// Where it leads.
    public let to: Node
  }

  /// All ways; from a dead end or a result a new first finger leads on.
  public static let edges: [Edge] = [
    Edge(from: .start, on: .down, to: .oneDown),
    Edge(from: .oneDown, on: .lifts, to: .pendingTap),
    Edge(from: .oneDown, on: .moves, to: .pan),
    Edge(from: .oneDown, on: .rests, to: .oneNoTap),
    Edge(from: .oneDown, on: .down, to: .twoDown),
    Edge(from: .pendingTap, on: .rests, to: .singleTap),
    Edge(from: .pendingTap, on: .down, to: .oneDownAgain),
    Edge(from: .oneDownAgain, on: .lifts, to: .doubleTap),
    Edge(from: .oneDownAgain, on: .moves, to: .oneNoTap),
    Edge(from: .oneDownAgain, on: .rests, to: .oneNoTap),
    Edge(from: .oneDownAgain, on: .down, to: .twoDown),
    Edge(from: .twoDown, on: .lifts, to: .oneLifted),
    Edge(from: .twoDown, on: .moves, to: .pinchAndPan),
    Edge(from: .twoDown, on: .rests, to: .twoNoTap),
    Edge(from: .twoDown, on: .down, to: .tooMany),
    Edge(from: .oneLifted, on: .lifts, to: .twoFingerTap),
    Edge(from: .oneLifted, on: .moves, to: .twoNoTap),
    Edge(from: .oneLifted, on: .rests, to: .twoNoTap),
    Edge(from: .oneLifted, on: .down, to: .twoNoTap),
    Edge(from: .pan, on: .down, to: .pinchAndPan),
    Edge(from: .pinchAndPan, on: .down, to: .tooMany),
  ]

  /// Grey, red or green.
  public static func verdict(of node: Node) -> Verdict {
    switch node {
    case .start, .oneDown, .pendingTap, .oneDownAgain, .twoDown, .oneLifted: .undecided
    case .oneNoTap, .twoNoTap, .tooMany: .deadEnd
    case .singleTap, .doubleTap, .twoFingerTap, .pan, .pinchAndPan: .result
    }
  }

  /// The present state.
  public private(set) var node = Node.start

  private var startPlaces: [UITouch: CGPoint] = [:]
  private var timer: Timer?
  private var labels: [Node: UILabel] = [:]

  public override init(frame: CGRect) {
    super.init(frame: frame)
    setUp()
  }

  /// The same from a coder; none carries anything here.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    setUp()
  }

  private func setUp() {
    isMultipleTouchEnabled = true
    let board = UIView(frame: CGRect(x: 0, y: 0, width: 400, height: 330))
    board.isUserInteractionEnabled = false
    addSubview(board)
    for node in Node.allCases {
      let label = UILabel(frame: CGRect(origin: Self.place(of: node), size: Self.size))
      label.text = node.rawValue
      label.textAlignment = .center
      label.font = .systemFont(ofSize: 12)
      label.layer.cornerRadius = 8
      board.addSubview(label)
      labels[node] = label
    }
    light()
  }

  // MARK: Touches

  open override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
    if startPlaces.isEmpty, node != .pendingTap { go(to: .start) }
    for touch in touches {
      startPlaces[touch] = touch.location(in: self)
      take(.down)
    }
  }

  open override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) {
    if touches.contains(where: { hasMoved($0) }) { take(.moves) }
  }

  open override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
    for touch in touches {
      startPlaces[touch] = nil
      take(.lifts)
    }
  }

  open override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) {
    for touch in touches { startPlaces[touch] = nil }
    go(to: .start)
  }

  private func hasMoved(_ touch: UITouch) -> Bool {
    guard let start = startPlaces[touch] else { return false }
    let now = touch.location(in: self)
    let (dx, dy) = (now.x - start.x, now.y - start.y)
    return dx * dx + dy * dy > 100
  }

  // MARK: The machine

  private func take(_ happening: Happening) {
    guard let edge = Self.edges.first(where: { $0.from == node && $0.on == happening }) else {
      return
    }
    go(to: edge.to)
  }

  private func go(to next: Node) {
    guard next != node else { return }
    print("\(node.rawValue) -> \(next.rawValue)")
    node = next
    light()
    timer?.invalidate()
    timer = nil
    guard Self.edges.contains(where: { $0.from == next && $0.on == .rests }) else { return }
    let limit = next == .pendingTap ? 0.35 : 0.75
    let timer = Timer(timeInterval: limit, repeats: false) { [weak self] _ in self?.take(.rests) }
    RunLoop.main.add(timer, forMode: .common)
    self.timer = timer
  }

  // MARK: The picture

  private static let size = CGSize(width: 118, height: 26)

  /// Undecided states at the left, dead ends in the middle, results at the right.
  private static func place(of node: Node) -> CGPoint {
    let (column, row): (CGFloat, CGFloat) =
      switch node {
      case .start: (0, 0)
      case .oneDown: (0, 1)
      case .pendingTap: (0, 2)
      case .oneDownAgain: (0, 3)
      case .twoDown: (0, 4)
      case .oneLifted: (0, 5)
      case .oneNoTap: (1, 2.5)
      case .tooMany: (1, 4.5)
      case .twoNoTap: (1, 5.5)
      case .pan: (2, 1)
      case .singleTap: (2, 2)
      case .doubleTap: (2, 3)
      case .pinchAndPan: (2, 4)
      case .twoFingerTap: (2, 5)
      }
    return CGPoint(x: 8 + 131 * column, y: 10 + 50 * row)
  }

  private func light() {
    for node in Node.allCases {
      let isHere = node == self.node
      let (lit, pale): (UIColor, UIColor) =
        switch Self.verdict(of: node) {
        case .undecided: (.gray, UIColor(red: 0.9, green: 0.91, blue: 0.92, alpha: 1))
        case .deadEnd: (.red, UIColor(red: 1, green: 0.84, blue: 0.85, alpha: 1))
        case .result: (.green, UIColor(red: 0.85, green: 0.93, blue: 0.88, alpha: 1))
        }
      labels[node]?.backgroundColor = isHere ? lit : pale
      labels[node]?.textColor = isHere ? .white : .black
    }
  }

  open override func draw(_ rect: CGRect) {
    UIColor.lightGray.setStroke()
    for edge in Self.edges {
      let way = UIBezierPath()
      way.move(to: middle(of: edge.from))
      way.addLine(to: middle(of: edge.to))
      way.stroke()
    }
  }

  private func middle(of node: Node) -> CGPoint {
    let place = Self.place(of: node)
    return CGPoint(x: place.x + Self.size.width / 2, y: place.y + Self.size.height / 2)
  }
}
