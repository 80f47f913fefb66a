/// A moment of the window's own time: nanoseconds since it was opened.
///
/// It comes in with every message; nothing in this module reads a clock.
package struct WindowTime: Hashable, Comparable, Sendable {
  package var nanoseconds: UInt64

  package init(nanoseconds: UInt64) { self.nanoseconds = nanoseconds }

  /// When the window was opened.
  package static let zero = WindowTime(nanoseconds: 0)

  /// How long ago an earlier moment was, seconds; 0 for a later one.
  package func seconds(since earlier: WindowTime) -> Double {
    nanoseconds > earlier.nanoseconds ? Double(nanoseconds - earlier.nanoseconds) / 1e9 : 0
  }

  package func advanced(by seconds: Double) -> WindowTime {
    WindowTime(nanoseconds: nanoseconds + UInt64(max(0, seconds) * 1e9))
  }

  package static func < (a: WindowTime, b: WindowTime) -> Bool { a.nanoseconds < b.nanoseconds }
}
