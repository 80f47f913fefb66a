/// The name of an object without one of its own that no line of the trace mentions: `<UIView>@17`, with its handle.
///
/// In a window it tells the object apart from others of its class. Lines and panels have it without the handle.
package enum UnmentionedName {
  private static let mark: Character = "@"

  /// `name`: `<UIView>`, which objects of one class share.
  package static func make(_ name: String, _ handle: Handle) -> String {
    "\(name)\(mark)\(handle.rawValue)"
  }

  /// A name as lines print it; every other name is as it was.
  package static func printed(_ name: String) -> String {
    guard let end = end(of: name) else { return name }
    return String(name[..<end])
  }

  /// The object that such a name stands for; nil for every other name.
  package static func handle(_ name: String) -> Handle? {
    end(of: name).flatMap { UInt32(name[name.index(after: $0)...]) }.map { Handle(rawValue: $0) }
  }

  /// Where the handle begins, with its mark.
  private static func end(of name: String) -> String.Index? {
    guard name.hasPrefix("<"), let end = name.lastIndex(of: mark),
      name[name.index(before: end)] == ">", UInt32(name[name.index(after: end)...]) != nil
    else { return nil }
    return end
  }
}
