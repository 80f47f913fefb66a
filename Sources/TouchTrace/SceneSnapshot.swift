public import Foundation
public import TouchGeometry

/// The state of a scene at one moment: everything that a picture of it needs, without the engine.
public struct SceneSnapshot: Hashable, Sendable {
  /// Size of the device's screen in points.
  public var screen: CGSize
  /// Views from back to front: a parent comes before its children, windows from back to front.
  public var views: [ViewSnapshot]
  /// All recognizers, by view.
  public var recognizers: [RecognizerSnapshot]

  public init(screen: CGSize, views: [ViewSnapshot], recognizers: [RecognizerSnapshot]) {
    self.screen = screen
    self.views = views
    self.recognizers = recognizers
  }

  /// The view with a handle; nil if there is none.
  public func view(_ handle: Handle) -> ViewSnapshot? { views.first { $0.handle == handle } }
  /// The recognizer with a handle; nil if there is none.
  public func recognizer(_ handle: Handle) -> RecognizerSnapshot? {
    recognizers.first { $0.handle == handle }
  }

  /// Objects are called as a trace calls them that has mentioned them. The others without a name of their own get one that
  /// no other object has.
  public mutating func takeNames(from trace: Trace) {
    for index in views.indices {
      let (handle, name) = (views[index].handle, views[index].name)
      if let name = trace.uniqueName(of: handle, called: name) { views[index].name = name }
    }
    for index in recognizers.indices {
      let (handle, name) = (recognizers[index].handle, recognizers[index].name)
      if let name = trace.uniqueName(of: handle, called: name) { recognizers[index].name = name }
    }
  }
}

extension Trace {
  /// `name`: as a snapshot has it, which is `<UIView>` for every such view without a name. Nil where that stays.
  fileprivate func uniqueName(of handle: Handle, called name: String) -> String? {
    if let known = knownName(of: handle) { return known == name ? nil : known }
    guard name.hasPrefix("<"), UnmentionedName.handle(name) == nil else { return nil }
    return UnmentionedName.make(name, handle)
  }
}

/// What a scroll view does with touches, besides scrolling.
public struct ScrollTraits: OptionSet, Hashable, Sendable {
  /// A bit for each trait.
  public let rawValue: UInt8
  /// Two fingers do not zoom it: its limits leave nothing to zoom (SCR-82).
  public static let cannotZoom = ScrollTraits(rawValue: 1)
  /// A table or a collection view in which a touch may select a row or an item.
  public static let selectsRows = ScrollTraits(rawValue: 2)

  /// The traits of some bits.
  public init(rawValue: UInt8) { self.rawValue = rawValue }
}

/// The state of one view.
public struct ViewSnapshot: Hashable, Sendable {
  /// Its number in the trace.
  public var handle: Handle
  /// Its superview.
  public var parent: Handle
  /// As lines print it.
  public var name: String
  public var className: String
  /// Its bounds in points.
  public var bounds: CGRect
  /// From the view's coordinates to the screen's; a view whose numbers are too large for any picture is a point in the
  /// screen's corner.
  public var toScreen: CGAffineTransform
  /// From 0, transparent, to 1.
  public var alpha: Double
  /// Whether it is hidden, and so neither drawn nor hit.
  public var isHidden: Bool
  /// Whether it and its subviews can be hit.
  public var isUserInteractionEnabled: Bool
  /// Whether its subviews are clipped to its bounds.
  public var clipsToBounds: Bool
  public var isWindow: Bool
  public var isControl: Bool
  /// What it does with touches as a scroll view, besides scrolling.
  public var scrollTraits: ScrollTraits
  /// Its appearance, in its own coordinates.
  public var marks: [Mark]
  /// What is drawn over its subviews.
  public var marksInFront: [Mark]

  public init(
    handle: Handle, parent: Handle, name: String, className: String, bounds: CGRect,
    toScreen: CGAffineTransform, alpha: Double, isHidden: Bool, isUserInteractionEnabled: Bool,
    clipsToBounds: Bool, isWindow: Bool, isControl: Bool,
    scrollTraits: ScrollTraits = [], marks: [Mark], marksInFront: [Mark] = []
  ) {
    self.handle = handle
    self.parent = parent
    self.name = name
    self.className = className
    self.bounds = bounds
    self.toScreen = toScreen.reachesScreens ? toScreen : .nowhere
    self.alpha = alpha
    self.isHidden = isHidden
    self.isUserInteractionEnabled = isUserInteractionEnabled
    self.clipsToBounds = clipsToBounds
    self.isWindow = isWindow
    self.isControl = isControl
    self.scrollTraits = scrollTraits
    self.marks = marks.filter(\.hasPlace)
    self.marksInFront = marksInFront.filter(\.hasPlace)
  }

  /// The corners on the screen, clockwise from the top left.
  public var corners: [CGPoint] {
    [
      CGPoint(x: bounds.minX, y: bounds.minY), CGPoint(x: bounds.maxX, y: bounds.minY),
      CGPoint(x: bounds.maxX, y: bounds.maxY), CGPoint(x: bounds.minX, y: bounds.maxY),
    ].map { $0.applying(toScreen) }
  }

  /// The point of its bounds that is nearest to another one, both in points of the screen; nil for a view that a
  /// transform made flat.
  package func nearest(to point: CGPoint) -> CGPoint? {
    guard toScreen.a * toScreen.d != toScreen.b * toScreen.c else { return nil }
    return bounds.nearest(to: point.applying(toScreen.inverted())).applying(toScreen)
  }
}

/// The state of one recognizer.
public struct RecognizerSnapshot: Hashable, Sendable {
  /// Its number in the trace.
  public var handle: Handle
  public var view: Handle
  /// As lines print it.
  public var name: String
  public var className: String
  /// Whether it is discrete, and so never began or changed.
  public var isDiscrete: Bool
  /// Whether it is enabled; if not, it gets no touches.
  public var isEnabled: Bool
  /// The recognizers that it waits for by `require(toFail:)`; requirements of delegates and subclasses are in the trace.
  public var requires: [Handle]
  /// What it needs, such as two taps; nil for a class that does not say it.
  public var need: RecognizerNeed?
  public var delaysTouchesBegan: Bool
  public var delaysTouchesEnded: Bool
  /// The properties in its printed description: `numberOfTapsRequired = 0; minimumPressDuration = 1`.
  public var details: String
  /// Whether it only holds touches back for others, as the delay of a scroll view does: it never recognizes.
  public var neverRecognizes: Bool
  /// How many touches it needs at least, from 1.
  public var touchesRequired: Int
  /// The axis that decides whether it recognizes; nil where every direction counts alike.
  public var axis: MovementAxis?
  /// Whether nobody acts on its action: it has no target, and the scene gives its action nothing to do.
  public var actionIsEmpty: Bool

  public init(
    handle: Handle, view: Handle, name: String, className: String, isDiscrete: Bool,
    isEnabled: Bool, requires: [Handle], need: RecognizerNeed?, delaysTouchesBegan: Bool = false,
    delaysTouchesEnded: Bool = true, details: String = "", neverRecognizes: Bool = false,
    touchesRequired: Int = 1, axis: MovementAxis? = nil, actionIsEmpty: Bool = false
  ) {
    self.handle = handle
    self.view = view
    self.name = name
    self.className = className
    self.isDiscrete = isDiscrete
    self.isEnabled = isEnabled
    self.requires = requires
    self.need = need
    self.delaysTouchesBegan = delaysTouchesBegan
    self.delaysTouchesEnded = delaysTouchesEnded
    self.details = details
    self.neverRecognizes = neverRecognizes
    self.touchesRequired = touchesRequired
    self.axis = axis
    self.actionIsEmpty = actionIsEmpty
  }
}

extension CGAffineTransform {
  /// The largest number with which a view can be seen; beyond it sums are no longer exact, and products not finite.
  private static let most = 1e9

  /// Whether pictures can be drawn with it.
  fileprivate var reachesScreens: Bool {
    [a, b, c, d, tx, ty].allSatisfy { $0.isFinite && abs($0) <= Self.most }
  }

  /// Maps everything to the screen's corner.
  fileprivate static let nowhere = CGAffineTransform(a: 0, b: 0, c: 0, d: 0, tx: 0, ty: 0)
}

/// The name of an object without one of its own that no line of the trace mentions: `<UIView>@17`, with its handle.
///
/// In a window it tells the object apart from others of its class. Lines and panels have it without the handle.
package enum UnmentionedName {
  private static let mark: Character = "@"

  /// `name`: `<UIView>`, which objects of one class share, or the same with a number, which is left out.
  package static func make(_ name: String, _ handle: Handle) -> String {
    let end = name.lastIndex(of: ">").map { name.index(after: $0) } ?? name.endIndex
    return "\(name[..<end])\(mark)\(handle.rawValue)"
  }

  /// A name as lines print it; every other name is as it was.
  package static func printed(_ name: String) -> String {
    guard let end = end(of: name) else { return name }
    return String(name[..<end])
  }

  /// The object that such a name stands for; nil for every other name.
  package static func handle(_ name: String) -> Handle? {
    end(of: name).flatMap { UInt32(name[name.index(after: $0)...]) }.map { Handle(rawValue: $0) }
  }

  /// Where the handle begins, with its mark.
  private static func end(of name: String) -> String.Index? {
    guard name.hasPrefix("<"), let end = name.lastIndex(of: mark),
      name[name.index(before: end)] == ">", UInt32(name[name.index(after: end)...]) != nil
    else { return nil }
    return end
  }
}
