import Foundation
import Testing
import TouchEngine

/// The classes of ControlFacadeClasses.swift compile against the facade alone, and work.
@Suite struct ControlFacadeTests {
  /// CTL-16, CTL-46, CTL-47, RC-10.
  @Test func controlCodeCompilesAndWorks() {
    let form = FormController()
    form.set()
    #expect(form.heard == ["15.0"])
    #expect(form.slider.allControlEvents == [.valueChanged, .editingChanged])
    #expect(form.slider.actions(forTarget: form, forControlEvent: .valueChanged) == ["slid:"])
    #expect(form.segments.numberOfSegments == 2 && form.segments.selectedSegmentIndex == 1)
    #expect(form.stepper.autorepeat && !form.stepper.wraps && form.stepper.maximumValue == 100)
    #expect(form.pages.currentPage == 0 && !form.field.isEditing)
    let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 320, height: 480))
    window.rootViewController = form
    window.makeKeyAndVisible()
    #expect(form.becomeFirstResponder() && form.isFirstResponder)
    #expect(form.resignFirstResponder() && !form.isFirstResponder)
    #expect(SnappingSlider(frame: .zero).value == 0)
  }
}
