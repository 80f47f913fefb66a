import Foundation
public import TouchEngine

/// The classes that scene files may name: the engine's and those that a program registers.
public enum SceneClasses {
  /// The kind of object that a class makes.
  public enum Kind: String, CaseIterable, Sendable {
    case view, recognizer, controller, window, application, delegate
  }

  struct Entry {
    let kind: Kind
    let make: () -> AnyObject
  }

  private(set) static var entries: [String: Entry] = builtIn

  private static var builtIn: [String: Entry] {
    var entries: [String: Entry] = [:]
    func add(_ kind: Kind, _ name: String, _ make: @escaping () -> AnyObject) {
      entries[name] = Entry(kind: kind, make: make)
    }
    add(.view, "UIView") { UIView(frame: .zero) }
    add(.view, "UILabel") { UILabel(frame: .zero) }
    add(.view, "UIImageView") { UIImageView(frame: .zero) }
    add(.view, "UIControl") { UIControl(frame: .zero) }
    add(.view, "UIButton") { UIButton(frame: .zero) }
    add(.view, "UISwitch") { UISwitch(frame: .zero) }
    add(.view, "UISlider") { UISlider(frame: .zero) }
    add(.view, "UIStepper") { UIStepper(frame: .zero) }
    add(.view, "UISegmentedControl") { UISegmentedControl(frame: .zero) }
    add(.view, "UIPageControl") { UIPageControl(frame: .zero) }
    add(.view, "UITextField") { UITextField(frame: .zero) }
    add(.view, "UIScrollView") { UIScrollView(frame: .zero) }
    add(.view, "UITableView") { UITableView(frame: .zero) }
    add(.view, "UICollectionView") { UICollectionView(frame: .zero) }
    add(.recognizer, "UITapGestureRecognizer") { UITapGestureRecognizer() }
    add(.recognizer, "UILongPressGestureRecognizer") { UILongPressGestureRecognizer() }
    add(.recognizer, "UIPanGestureRecognizer") { UIPanGestureRecognizer() }
    add(.recognizer, "UIPinchGestureRecognizer") { UIPinchGestureRecognizer() }
    add(.recognizer, "UISwipeGestureRecognizer") { UISwipeGestureRecognizer() }
    add(.recognizer, "UIRotationGestureRecognizer") { UIRotationGestureRecognizer() }
    add(.recognizer, "UIScreenEdgePanGestureRecognizer") { UIScreenEdgePanGestureRecognizer() }
    add(.controller, "UIViewController") { UIViewController() }
    add(.controller, "UINavigationController") { UINavigationController() }
    add(.controller, "UITabBarController") { UITabBarController() }
    add(.controller, "UIPageViewController") { UIPageViewController() }
    add(.window, "UIWindow") { UIWindow(frame: .zero) }
    add(.application, "UIApplication") { UIApplication() }
    return entries
  }

  /// Registers a view or control under the name that scenes use.
  public static func register(view name: String, _ make: @escaping () -> UIView) {
    entries[name] = Entry(kind: .view, make: make)
  }
  /// Registers a recognizer under the name that scenes use.
  public static func register(recognizer name: String, _ make: @escaping () -> UIGestureRecognizer)
  {
    entries[name] = Entry(kind: .recognizer, make: make)
  }
  /// Registers a view controller under the name that scenes use.
  public static func register(controller name: String, _ make: @escaping () -> UIViewController) {
    entries[name] = Entry(kind: .controller, make: make)
  }
  /// Registers a window under the name that scenes use.
  public static func register(window name: String, _ make: @escaping () -> UIWindow) {
    entries[name] = Entry(kind: .window, make: make)
  }
  /// Registers an application under the name that scenes use.
  public static func register(application name: String, _ make: @escaping () -> UIApplication) {
    entries[name] = Entry(kind: .application, make: make)
  }
  /// Registers an application delegate under the name that scenes use.
  public static func register(
    delegate name: String, _ make: @escaping () -> any UIApplicationDelegate
  ) {
    entries[name] = Entry(kind: .delegate, make: make)
  }

  /// A new object of a class, for its kind and its attributes; nil if there is no such class.
  package static func sample(_ name: String) -> (kind: Kind, object: AnyObject)? {
    entries[name].map { ($0.kind, $0.make()) }
  }

  /// The names of one kind, in alphabetical order.
  public static func names(_ kind: Kind) -> [String] {
    entries.filter { $0.value.kind == kind }.keys.sorted()
  }
}
