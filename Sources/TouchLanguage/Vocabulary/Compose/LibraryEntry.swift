/// What the library offers to add to a scene.
package enum LibraryEntry: String, CaseIterable, Hashable, Sendable {
  case view, label, imageView, roundView, overlay
  case button, control, toggle, slider, stepper, segments, pageControl, textField
  case scrollView, zoomingScrollView, table, collection
  case navigation, tabs, pages, controller
  case tap, doubleTap, longPress, pan, edgePan, swipe, pinch, rotation

  package var group: LibraryGroup {
    switch self {
    case .view, .label, .imageView, .roundView, .overlay: .views
    case .button, .control, .toggle, .slider, .stepper, .segments, .pageControl, .textField:
      .controls
    case .scrollView, .zoomingScrollView, .table, .collection: .scrolling
    case .navigation, .tabs, .pages, .controller: .containers
    case .tap, .doubleTap, .longPress, .pan, .edgePan, .swipe, .pinch, .rotation: .recognizers
    }
  }

  package var className: String {
    switch self {
    case .view, .roundView, .overlay: "UIView"
    case .label: "UILabel"
    case .imageView: "UIImageView"
    case .button: "UIButton"
    case .control: "UIControl"
    case .toggle: "UISwitch"
    case .slider: "UISlider"
    case .stepper: "UIStepper"
    case .segments: "UISegmentedControl"
    case .pageControl: "UIPageControl"
    case .textField: "UITextField"
    case .scrollView, .zoomingScrollView: "UIScrollView"
    case .table: "UITableView"
    case .collection: "UICollectionView"
    case .navigation: "UINavigationController"
    case .tabs: "UITabBarController"
    case .pages: "UIPageViewController"
    case .controller: "UIViewController"
    case .tap, .doubleTap: "UITapGestureRecognizer"
    case .longPress: "UILongPressGestureRecognizer"
    case .pan: "UIPanGestureRecognizer"
    case .edgePan: "UIScreenEdgePanGestureRecognizer"
    case .swipe: "UISwipeGestureRecognizer"
    case .pinch: "UIPinchGestureRecognizer"
    case .rotation: "UIRotationGestureRecognizer"
    }
  }
}

/// What the library shows at once.
package enum LibraryGroup: String, CaseIterable, Hashable, Sendable {
  case views, controls, scrolling, containers, recognizers
  /// The user's registered classes.
  case classes
}
