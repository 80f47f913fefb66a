import Foundation
import TouchGeometry
import TouchReading
import TouchTrace

/// Objects as a debugger prints them, without addresses.
enum ObjectText {
  /// `<TDWindow; baseClass = UIWindow; frame = (0 0; 428 926); gestureRecognizers = <NSArray>; layer = <UIWindowLayer>>`
  static func view(_ handle: Handle, _ input: PictureInput) -> String {
    guard let view = input.snapshot.view(handle) else { return "<\(className(handle, input))>" }
    let lineage = input.trace.lineage(of: handle)
    var parts = [className(handle, input)]
    if lineage.ownCount > 0 { parts.append("baseClass = \(lineage.base)") }
    parts.append("frame = \(rect(frame(of: view, input.snapshot)))")
    if input.snapshot.recognizers.contains(where: { $0.view == handle }) {
      parts.append("gestureRecognizers = <NSArray>")
    }
    parts.append("layer = <\(view.isWindow ? "UIWindowLayer" : "CALayer")>")
    return "<\(parts.joined(separator: "; "))>"
  }

  static func className(_ handle: Handle, _ input: PictureInput) -> String {
    let known = input.trace.lineage(of: handle).name
    guard known.isEmpty else { return known }
    return input.snapshot.view(handle)?.className ?? input.snapshot.recognizer(handle)?.className
      ?? input.name(of: handle)
  }

  /// `delaysTouchesBegan = YES`: only what is not as usual.
  static func flags(_ recognizer: RecognizerSnapshot) -> String {
    var flags: [String] = []
    if recognizer.delaysTouchesBegan { flags.append("delaysTouchesBegan = YES") }
    if !recognizer.delaysTouchesEnded { flags.append("delaysTouchesEnded = NO") }
    return flags.joined(separator: "; ")
  }

  /// `(tap:, TDGestureViewController)`
  static func target(_ handle: Handle, _ input: PictureInput) -> String {
    input.trace.targets[handle].map { "(\($0.action), \($0.className))" } ?? ""
  }

  static func state(_ state: GestureState) -> String {
    state.name.prefix(1).uppercased() + state.name.dropFirst()
  }

  static func phase(_ phase: TouchPhase) -> String {
    "UITouchPhase" + phase.name.prefix(1).uppercased() + phase.name.dropFirst()
  }

  private static func frame(of view: ViewSnapshot, _ snapshot: SceneSnapshot) -> CGRect {
    guard let parent = snapshot.view(view.parent) else {
      return view.bounds.applying(view.toScreen)
    }
    return view.bounds.applying(view.toScreen.concatenating(parent.toScreen.inverted()))
  }

  private static func rect(_ rect: CGRect) -> String {
    let n = [rect.minX, rect.minY, rect.width, rect.height].map { CanonicalLine.number($0) }
    return "(\(n[0]) \(n[1]); \(n[2]) \(n[3]))"
  }
}
