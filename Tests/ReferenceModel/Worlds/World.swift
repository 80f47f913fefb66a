/// A world of the reference model: views, recognizers and how they are related, as a value.
public struct ModelWorld: Hashable, Sendable {
  /// Parents come before their children.
  public var views: [ViewSpec]
  /// On one view in the order in which they are added.
  public var recognizers: [RecognizerSpec]
  public var relations: [Relation]

  /// A world; the indices in recognizers and relations are positions in these lists.
  public init(views: [ViewSpec], recognizers: [RecognizerSpec], relations: [Relation] = []) {
    self.views = views
    self.recognizers = recognizers
    self.relations = relations
  }
}

/// A plain view of a world.
public struct ViewSpec: Hashable, Sendable {
  /// Index of the superview; nil for a view of the window.
  public var parent: Int?
  /// In the coordinates of the screen, points.
  public var area: Area
  public var isMultipleTouchEnabled: Bool

  /// A view; its superview contains it.
  public init(parent: Int? = nil, area: Area, isMultipleTouchEnabled: Bool = true) {
    self.parent = parent
    self.area = area
    self.isMultipleTouchEnabled = isMultipleTouchEnabled
  }
}

/// A rectangle of the screen, points.
public struct Area: Hashable, Sendable {
  public var x, y, width, height: Double

  /// A rectangle by its top left corner and its size.
  public init(_ x: Double, _ y: Double, _ width: Double, _ height: Double) {
    self.x = x
    self.y = y
    self.width = width
    self.height = height
  }

  /// HT-10: the right and bottom edges do not belong to it.
  func contains(_ place: Place) -> Bool {
    place.x >= x && place.x < x + width && place.y >= y && place.y < y + height
  }
}

/// A point of the screen, or the way between two, points.
public struct Place: Hashable, Sendable {
  public var x, y: Double

  /// A point or a way.
  public init(_ x: Double, _ y: Double) {
    self.x = x
    self.y = y
  }

  var length: Double { (x * x + y * y).squareRoot() }

  static func - (a: Place, b: Place) -> Place { Place(a.x - b.x, a.y - b.y) }
  static func + (a: Place, b: Place) -> Place { Place(a.x + b.x, a.y + b.y) }
}

/// One of the four directions of a swipe, and the edges of the screen.
public enum Side: String, CaseIterable, Hashable, Sendable { case left, right, up, down }

/// The class of a recognizer, with the settings that differ between worlds; all others are UIKit's.
public enum RecognizerKind: Hashable, Sendable {
  case tap(taps: Int, fingers: Int)
  case longPress(fingers: Int)
  case pan(least: Int, most: Int)
  case swipe(Side, fingers: Int)
  case pinch
  case rotation
  /// From the left edge of the screen.
  case edgePan
}

/// A recognizer of a world.
public struct RecognizerSpec: Hashable, Sendable {
  public var kind: RecognizerKind
  /// Index of its view.
  public var view: Int
  public var cancelsTouchesInView = true
  public var delaysTouchesBegan = false
  public var delaysTouchesEnded = true

  /// A recognizer with UIKit's defaults for its flags (DL-01).
  public init(_ kind: RecognizerKind, on view: Int) {
    self.kind = kind
    self.view = view
  }
}

/// How two recognizers are related, by their indices.
public enum Relation: Hashable, Sendable {
  /// The first one requires the second one to fail.
  case requires(Int, Int)
  /// A delegate lets them recognize simultaneously.
  case together(Int, Int)
}
