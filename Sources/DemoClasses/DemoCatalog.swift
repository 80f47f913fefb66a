public import UIKit

/// The articles' classes and those written as apps write theirs, by name, for whoever registers them with scene files.
public enum DemoCatalog {
  /// Views and controls.
  public static let views: [(name: String, make: @MainActor @Sendable () -> UIView)] = [
    ("TDLeftTouchView", { TDLeftTouchView(frame: .zero) }),
    ("TDRightTouchView", { TDRightTouchView(frame: .zero) }),
    ("TDContainerView", { TDContainerView(frame: .zero) }), ("TDView", { TDView(frame: .zero) }),
    ("WYContainerView", { WYContainerView(frame: .zero) }),
    ("WYViewUp", { WYViewUp(frame: .zero) }), ("WYViewDown", { WYViewDown(frame: .zero) }),
    ("DetachedHitView.WYViewUp", { DetachedHitView.WYViewUp(frame: .zero) }),
    ("ViewsWithoutSuper.WYContainerView", { ViewsWithoutSuper.WYContainerView(frame: .zero) }),
    ("ViewsWithoutSuper.WYViewUp", { ViewsWithoutSuper.WYViewUp(frame: .zero) }),
    ("ViewsWithoutSuper.WYViewDown", { ViewsWithoutSuper.WYViewDown(frame: .zero) }),
    ("TSView", { TSView(frame: .zero) }), ("TSMainView", { TSMainView(frame: .zero) }),
    ("TSTapView", { TSTapView(frame: .zero) }),
    ("PrintedHitTest.TSView", { PrintedHitTest.TSView(frame: .zero) }),
    ("AView", { AView(frame: .zero) }), ("BView", { BView(frame: .zero) }),
    ("CView", { CView(frame: .zero) }), ("DView", { DView(frame: .zero) }),
    ("EView", { EView(frame: .zero) }), ("FView", { FView(frame: .zero) }),
    ("YellowView", { YellowView(frame: .zero) }), ("BlueView", { BlueView(frame: .zero) }),
    ("GLTableView", { GLTableView(frame: .zero) }), ("GLButton", { GLButton(frame: .zero) }),
    ("BackView", { BackView(frame: .zero) }), ("GLView", { GLView(frame: .zero) }),
    ("TDScrollView", { TDScrollView(frame: .zero) }),
    ("TDTableView", { TDTableView(frame: .zero) }),
    ("KnobControl", { KnobControl(frame: .zero) }), ("RangeSlider", { RangeSlider(frame: .zero) }),
    ("JoystickView", { JoystickView(frame: .zero) }), ("SheetView", { SheetView(frame: .zero) }),
    ("CLButton", { CLButton(frame: .zero) }), ("CLControl", { CLControl(frame: .zero) }),
    ("CustomeTabBar", { CustomeTabBar(frame: .zero) }),
    ("CircleButton", { CircleButton(frame: .zero) }),
    ("MovedView", { MovedView(frame: .zero) }),
    ("FrameCircleView", { FrameCircleView(frame: .zero) }),
    ("SeedControl", { SeedControl(frame: .zero) }), ("CircleView", { CircleView(frame: .zero) }),
    ("DotView", { DotView(frame: .zero) }),
    ("OverlayScrollView", { OverlayScrollView(frame: .zero) }),
    ("RawTouchView", { RawTouchView(frame: .zero) }),
  ]

  public static let recognizers:
    [(name: String, make: @MainActor @Sendable () -> UIGestureRecognizer)] = [
      ("TDTapGestureRecognizer", { TDTapGestureRecognizer() }),
      ("TDLongPressGestureRecognizer", { TDLongPressGestureRecognizer() }),
      ("TDPanGestureRecognizer", { TDPanGestureRecognizer() }),
      ("TDPinchGestureRecognizer", { TDPinchGestureRecognizer() }),
      ("WYTapGesUp", { WYTapGesUp() }), ("WYTapGesDown", { WYTapGesDown() }),
      ("RecognizerWithoutSuper.WYTapGesUp", { RecognizerWithoutSuper.WYTapGesUp() }),
      ("WYPinchGesture", { WYPinchGesture() }),
      ("LXFTapGestureRecognizer", { LXFTapGestureRecognizer() }),
      ("CircleGestureRecognizer", { CircleGestureRecognizer() }),
      ("CheckmarkGestureRecognizer", { CheckmarkGestureRecognizer() }),
      ("CLTapGestureRecognizer", { CLTapGestureRecognizer() }),
      ("TDSimpleTapGestureRecognizer", { TDSimpleTapGestureRecognizer() }),
      ("TDPrintedTapGestureRecognizer", { TDPrintedTapGestureRecognizer() }),
      ("MDCircleGestureRecognizer", { MDCircleGestureRecognizer() }),
      ("TouchDelayGestureRecognizer", { TouchDelayGestureRecognizer() }),
      ("TouchIndicatorGestureRecognizer", { TouchIndicatorGestureRecognizer() }),
    ]

  /// View controllers.
  public static let controllers:
    [(name: String, make: @MainActor @Sendable () -> UIViewController)] = [
      ("TSTapViewController", { TSTapViewController() }),
      ("ViewController", { ViewController() }), ("LXFViewController", { LXFViewController() }),
      ("TDScrollViewController", { TDScrollViewController() }),
      ("TDGestureViewController", { TDGestureViewController() }),
      ("TDPanViewController", { TDPanViewController() }),
      ("TSNavigationController", { TSNavigationController() }),
      ("TSTabBarController", { TSTabBarController() }),
      ("CircleViewController", { CircleViewController() }),
      ("DotsViewController", { DotsViewController() }),
    ]
  public static let windows: [(name: String, make: @MainActor @Sendable () -> UIWindow)] = [
    ("TSWindow", { TSWindow(frame: .zero) }), ("TDWindow", { TDWindow(frame: .zero) }),
    ("SeedWindow", { SeedWindow(frame: .zero) }),
    ("CancellingSeedWindow", { CancellingSeedWindow(frame: .zero) }),
  ]
  public static let applications: [(name: String, make: @MainActor @Sendable () -> UIApplication)] =
    [
      ("TSAplication", { TSAplication() })
    ]
  /// Application delegates.
  public static let delegates:
    [(name: String, make: @MainActor @Sendable () -> any UIApplicationDelegate)] = [
      ("AppDelegate", { AppDelegate() })
    ]
}
