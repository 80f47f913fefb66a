import Foundation
import TouchGeometry
import TouchTrace

enum ScrollAxis: CaseIterable {
  case x, y

  func of(_ point: CGPoint) -> Double { self == .x ? point.x : point.y }
}

extension CGPoint {
  init(_ value: (ScrollAxis) -> Double) { self.init(x: value(.x), y: value(.y)) }

  /// The nearest point that falls on whole pixels (SCR-24).
  func onPixels(_ constants: EngineConstants) -> CGPoint {
    let pixels = max(constants.pixelsPerPoint, 1)
    return CGPoint { ($0.of(self) * pixels).rounded() / pixels + 0 }
  }
}

extension UIScrollView {
  /// The axes in which it can scroll now; nil when it cannot scroll at all.
  var touchscopeScrollAxis: MovementAxis? {
    MovementAxis(horizontal: range(.x).canMove, vertical: range(.y).canMove)
  }

  /// What one axis can do with the present content, or with the same `factor` times as large (SCR-26, SCR-27).
  func range(_ axis: ScrollAxis, scaledBy factor: Double = 1) -> ScrollRange {
    let inset = adjustedContentInset
    return switch axis {
    case .x:
      ScrollRange(
        content: contentSize.width * factor, page: bounds.width, leading: inset.left,
        trailing: inset.right, bounces: bounces, alwaysBounces: alwaysBounceHorizontal)
    case .y:
      ScrollRange(
        content: contentSize.height * factor, page: bounds.height, leading: inset.top,
        trailing: inset.bottom, bounces: bounces, alwaysBounces: alwaysBounceVertical)
    }
  }

  /// Moves the bounds to the pixel nearest to `offset` and tells the delegate; false when nothing moved (SCR-24).
  func place(_ offset: CGPoint) -> Bool {
    guard offset.x.isFinite, offset.y.isFinite else { return false }
    let rounded = offset.onPixels(touchscopeEngine.constants)
    let old = bounds.origin
    guard rounded != old else { return false }
    change("contentOffset", from: old, to: rounded) { moveBounds(to: rounded) }
    record(.didScroll, measured: rounded.x, limit: rounded.y, rule: .scr25) {
      delegate?.scrollViewDidScroll(self)
    }
    return true
  }

  /// Traces what the delegate is told, then tells it.
  func record(
    _ verb: Verb, answer: Bool = false, measured: Double = 0, limit: Double = 0, rule: Rule,
    payload: String? = nil, _ tell: () -> Void
  ) {
    let seq = touchscopeEngine.record(
      TraceEvent(
        kind: .scroll, verb: verb, subject: touchscopeHandle, answer: answer, rule: rule,
        measured: measured, limit: limit), payload: payload)
    touchscopeEngine.because(seq) { touchscopeEngine.nested(tell) }
  }
}
