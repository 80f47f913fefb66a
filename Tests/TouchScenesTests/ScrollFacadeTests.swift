import Foundation
import Testing
import TouchEngine
import TouchGeometry

/// The classes of ScrollFacadeClasses.swift compile against the facade alone, and work.
@Suite struct ScrollFacadeTests {
  /// SCR-17, SCR-24, SCR-44, SCR-10.
  @Test func scrollCodeCompilesAndWorks() {
    let controller = SharingController()
    controller.set()
    #expect(controller.offsets == [CGPoint(x: 0, y: 50), CGPoint(x: 0, y: 210)])
    let scrollView = controller.scrollView
    #expect(scrollView.panGestureRecognizer.delegate === scrollView)
    #expect(scrollView.decelerationRate == UIScrollView.DecelerationRate.fast)
    #expect(scrollView.adjustedContentInset.top == 10)
    #expect(scrollView.touchesShouldCancel(in: UIButton(frame: .zero)))
    #expect(!scrollView.touchesShouldCancel(in: UISwitch(frame: .zero)))
    #expect(scrollView.delaysContentTouches && scrollView.canCancelContentTouches)
    #expect(scrollView.bounces && !scrollView.isPagingEnabled && scrollView.clipsToBounds)
    #expect(!scrollView.isTracking && !scrollView.isDragging && !scrollView.isDecelerating)
  }
}
