import Foundation

/// The classes of captured objects: from an object's own up, UIKit's with a star before them.
struct CaptureClasses {
  private let all: [String]

  init(_ object: CaptureLine?) { all = object?.texts("classes") ?? [] }

  /// The name of its class as the runtime prints it.
  var own: String { all.first.map { String($0.drop { $0 == "*" }) } ?? "" }
  /// True where UIKit made it.
  var isUIKit: Bool { all.first?.hasPrefix("*") == true }
  func has(_ name: String) -> Bool { all.contains("*\(name)") }

  /// The class and those above it up to the first of UIKit's that scenes know, without their modules.
  var chain: [String] {
    var names: [String] = []
    for name in all {
      let isApp = !name.hasPrefix("*")
      let plain = isApp ? Self.plain(name) : String(name.dropFirst())
      if isApp ? plain != "ProbeWindow" : Self.known.contains(plain) { names.append(plain) }
      if names.last.map({ Self.known.contains($0) }) == true { break }
    }
    guard names.isEmpty else { return names }
    return [has("UIWindow") ? "UIWindow" : has("UIViewController") ? "UIViewController" : "UIView"]
  }

  /// Without its module, and with the types around it; of a private one only the last name.
  private static func plain(_ name: String) -> String {
    if let end = name.range(of: ").", options: .backwards) {
      return String(name[end.upperBound...])
    }
    guard let dot = name.firstIndex(of: ".") else { return name }
    return String(name[name.index(after: dot)...])
  }

  static let known: Set<String> = [
    "UIView", "UILabel", "UIImageView", "UIControl", "UIButton", "UISwitch", "UISlider",
    "UIStepper",
    "UISegmentedControl", "UIPageControl", "UITextField", "UIScrollView", "UITableView",
    "UICollectionView", "UIWindow", "UIViewController", "UINavigationController",
    "UITabBarController", "UIPageViewController", "UIApplication", "UITapGestureRecognizer",
    "UILongPressGestureRecognizer", "UIPanGestureRecognizer", "UIPinchGestureRecognizer",
    "UISwipeGestureRecognizer", "UIRotationGestureRecognizer", "UIScreenEdgePanGestureRecognizer",
  ]

  /// Views whose inside is UIKit's own.
  var isClosed: Bool {
    [
      "UISwitch", "UISlider", "UIStepper", "UISegmentedControl", "UIPageControl", "UITextField",
      "UITableView", "UICollectionView", "UINavigationBar", "UITabBar",
    ].contains(where: has)
  }

  /// True for a subview that its view makes itself.
  func isPart(of parent: CaptureClasses) -> Bool {
    isUIKit
      && (own.hasPrefix("_UIScroll") || own == "UIButtonLabel"
        || parent.has("UIButton") && has("UIImageView"))
  }
}
