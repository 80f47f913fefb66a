public import Foundation
public import TouchGeometry

/// How a scene stood at one moment: all that a picture of it needs, without the engine.
public struct SceneSnapshot: Hashable, Sendable {
  /// Size of the device's screen in points.
  public var screen: CGSize
  /// Views from back to front: a parent comes before its children, windows from the hindmost.
  public var views: [ViewSnapshot]
  public var recognizers: [RecognizerSnapshot]

  public init(screen: CGSize, views: [ViewSnapshot], recognizers: [RecognizerSnapshot]) {
    self.screen = screen
    self.views = views
    self.recognizers = recognizers
  }

  public func view(_ handle: Handle) -> ViewSnapshot? { views.first { $0.handle == handle } }
  public func recognizer(_ handle: Handle) -> RecognizerSnapshot? {
    recognizers.first { $0.handle == handle }
  }
}

public struct ViewSnapshot: Hashable, Sendable {
  public var handle: Handle
  public var parent: Handle
  public var name: String
  public var className: String
  public var bounds: CGRect
  /// From the view's coordinates to the screen's.
  public var toScreen: CGAffineTransform
  public var alpha: Double
  public var isHidden: Bool
  public var isUserInteractionEnabled: Bool
  public var clipsToBounds: Bool
  public var isWindow: Bool
  public var isControl: Bool
  public var marks: [Mark]
  /// Drawn over the views in it.
  public var marksInFront: [Mark]

  public init(
    handle: Handle, parent: Handle, name: String, className: String, bounds: CGRect,
    toScreen: CGAffineTransform, alpha: Double, isHidden: Bool, isUserInteractionEnabled: Bool,
    clipsToBounds: Bool, isWindow: Bool, isControl: Bool, marks: [Mark],
    marksInFront: [Mark] = []
  ) {
    self.handle = handle
    self.parent = parent
    self.name = name
    self.className = className
    self.bounds = bounds
    self.toScreen = toScreen
    self.alpha = alpha
    self.isHidden = isHidden
    self.isUserInteractionEnabled = isUserInteractionEnabled
    self.clipsToBounds = clipsToBounds
    self.isWindow = isWindow
    self.isControl = isControl
    self.marks = marks
    self.marksInFront = marksInFront
  }

  /// The corners on the screen, clockwise from the top left one.
  public var corners: [CGPoint] {
    [
      CGPoint(x: bounds.minX, y: bounds.minY), CGPoint(x: bounds.maxX, y: bounds.minY),
      CGPoint(x: bounds.maxX, y: bounds.maxY), CGPoint(x: bounds.minX, y: bounds.maxY),
    ].map { $0.applying(toScreen) }
  }
}

public struct RecognizerSnapshot: Hashable, Sendable {
  public var handle: Handle
  public var view: Handle
  public var name: String
  public var className: String
  /// A discrete recognizer has no began and changed.
  public var isDiscrete: Bool
  public var isEnabled: Bool
  /// Those that it requires to fail by `require(toFail:)`; what delegates and subclasses add is in the trace.
  public var requires: [Handle]
  /// What it needs, in words: `2 taps`, `2 s`.
  public var summary: String
  public var delaysTouchesBegan: Bool
  public var delaysTouchesEnded: Bool
  /// What its printed description adds: `numberOfTapsRequired = 0; minimumPressDuration = 1`.
  public var details: String

  public init(
    handle: Handle, view: Handle, name: String, className: String, isDiscrete: Bool,
    isEnabled: Bool, requires: [Handle], summary: String, delaysTouchesBegan: Bool = false,
    delaysTouchesEnded: Bool = true, details: String = ""
  ) {
    self.handle = handle
    self.view = view
    self.name = name
    self.className = className
    self.isDiscrete = isDiscrete
    self.isEnabled = isEnabled
    self.requires = requires
    self.summary = summary
    self.delaysTouchesBegan = delaysTouchesBegan
    self.delaysTouchesEnded = delaysTouchesEnded
    self.details = details
  }
}
