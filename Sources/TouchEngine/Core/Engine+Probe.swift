public import Foundation
public import TouchTrace

extension Engine {
  /// What a hit test that nobody sees found out.
  public struct Probe {
    /// The view that a finger there would get; none where no view takes touches.
    public let view: Handle
    /// The events of the binding pass, as a trace would have them.
    public let events: [TraceEvent]
  }

  /// Asks which view a finger that goes down at a point of the screen would get.
  ///
  /// Nothing is delivered or traced, but overrides of `hitTest` and `point(inside:)` run: ask a copy of a scene, never
  /// the scene itself.
  public func probe(at point: CGPoint) -> Probe {
    perform {
      guard !pipeline.springBoard.takes(point) else { return Probe(view: .none, events: []) }
      let found = windows.reversed().first { window in
        !window.isSystemWindow
          && unseen { window.askHitTest(window.touchscopeFromScreen(point), nil) } != nil
      }
      guard let found else { return Probe(view: .none, events: []) }
      let (view, events) = recording {
        hitTestRun.pass = 2
        defer { hitTestRun.pass = 0 }
        return found.askHitTest(found.touchscopeFromScreen(point), nil)
      }
      return Probe(view: view?.touchscopeHandle ?? .none, events: events)
    }
  }

  /// Whether a view says that it contains a point of the screen, its overrides included.
  public func probeContains(_ view: Handle, _ point: CGPoint) -> Bool {
    perform {
      guard let view = windows.lazy.compactMap({ $0.descendant(view) }).first else { return false }
      return unseen { view.askPointInside(view.touchscopeFromScreen(point), nil) }
    }
  }

  /// An engine that traces nothing needs no record to keep the answer out of its trace.
  private func unseen<R>(_ body: () -> R) -> R {
    records(.hit) ? recording(body).answer : body()
  }

  private func recording<R>(_ body: () -> R) -> (answer: R, events: [TraceEvent]) {
    recorder.beginProbe()
    let answer = body()
    return (answer, recorder.endProbe())
  }
}

extension UIView {
  /// Itself or the view in it with a handle.
  fileprivate func descendant(_ handle: Handle) -> UIView? {
    if touchscopeHandle == handle { return self }
    for subview in subviews {
      if let found = subview.descendant(handle) { return found }
    }
    return nil
  }
}
