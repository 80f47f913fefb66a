public import Foundation
public import TouchGeometry

/// How a scene stood at one moment: all that a picture of it needs, without the engine.
public struct SceneSnapshot: Hashable, Sendable {
  /// Size of the device's screen in points.
  public var screen: CGSize
  /// Views from back to front: a parent comes before its children, windows from the hindmost.
  public var views: [ViewSnapshot]
  /// All recognizers, by view.
  public var recognizers: [RecognizerSnapshot]

  /// With all its parts.
  public init(screen: CGSize, views: [ViewSnapshot], recognizers: [RecognizerSnapshot]) {
    self.screen = screen
    self.views = views
    self.recognizers = recognizers
  }

  /// The view with a number; nil when it is not there.
  public func view(_ handle: Handle) -> ViewSnapshot? { views.first { $0.handle == handle } }
  /// The recognizer with a number; nil when it is not there.
  public func recognizer(_ handle: Handle) -> RecognizerSnapshot? {
    recognizers.first { $0.handle == handle }
  }
}

/// How one view stands.
public struct ViewSnapshot: Hashable, Sendable {
  /// Its number in the trace.
  public var handle: Handle
  /// The view around it.
  public var parent: Handle
  /// As lines print it.
  public var name: String
  /// Its class.
  public var className: String
  /// Its own coordinates, points.
  public var bounds: CGRect
  /// From the view's coordinates to the screen's.
  public var toScreen: CGAffineTransform
  /// From 0, transparent, to 1.
  public var alpha: Double
  /// Neither shown nor hit.
  public var isHidden: Bool
  /// False: not hit.
  public var isUserInteractionEnabled: Bool
  /// What is in it is cut at the bounds.
  public var clipsToBounds: Bool
  /// Whether it is a window.
  public var isWindow: Bool
  /// Whether it is a control.
  public var isControl: Bool
  /// What it looks like, in its own coordinates.
  public var marks: [Mark]
  /// Drawn over the views in it.
  public var marksInFront: [Mark]

  /// With all its parts.
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

/// How one recognizer stands.
public struct RecognizerSnapshot: Hashable, Sendable {
  /// Its number in the trace.
  public var handle: Handle
  /// The view that it is on.
  public var view: Handle
  /// As lines print it.
  public var name: String
  /// Its class.
  public var className: String
  /// A discrete recognizer has no began and changed.
  public var isDiscrete: Bool
  /// False: it gets no touches.
  public var isEnabled: Bool
  /// Those that it requires to fail by `require(toFail:)`; what delegates and subclasses add is in the trace.
  public var requires: [Handle]
  /// What it needs, in words: `2 taps`, `2 s`.
  public var summary: String
  /// Whether it holds beginnings back.
  public var delaysTouchesBegan: Bool
  /// Whether it holds ends back.
  public var delaysTouchesEnded: Bool
  /// What its printed description adds: `numberOfTapsRequired = 0; minimumPressDuration = 1`.
  public var details: String

  /// With all its parts.
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
