// The facade that real iOS source imports: the engine under Apple's module name.
@_exported public import Foundation
@_exported public import TouchEngine
@_exported public import TouchGeometry

/// Prints into the trace, so that what an app's code prints stands where it happened.
public func print(_ items: Any..., separator: String = " ", terminator: String = "\n") {
  UIApplication.shared.touchscopeEngine.printed(
    items.map { "\($0)" }.joined(separator: separator))
}
