import TouchTrace

/// Gives objects their handles and their printed names.
struct NameRegistry {
  private struct Entry {
    var type: AnyObject.Type
    var name: String?
  }

  private var entries: [Entry] = []
  /// Whether the trace has to be told a handle's name; apart from the names, as it is asked for every event.
  private var toPrint: [Bool] = []
  private var unnamed: [String: Int] = [:]

  var count: Int { entries.count }

  /// The name of a class is made only when an object without a name of its own is printed.
  mutating func add(_ type: AnyObject.Type) -> Handle {
    entries.append(Entry(type: type))
    toPrint.append(true)
    return Handle(rawValue: UInt32(entries.count - 1))
  }

  func name(of handle: Handle) -> String? {
    handle.index < entries.count ? entries[handle.index].name : nil
  }

  mutating func setName(_ name: String?, of handle: Handle) {
    guard handle.index < entries.count else { return }
    entries[handle.index].name = name
    toPrint[handle.index] = true
  }

  func isToPrint(_ handle: Handle) -> Bool {
    handle.index < toPrint.count && toPrint[handle.index]
  }

  /// The name to print, once: nil when the trace knows it already. Unnamed objects are numbered as they first appear.
  mutating func nameToPrint(_ handle: Handle) -> String? {
    guard isToPrint(handle) else { return nil }
    toPrint[handle.index] = false
    if let name = entries[handle.index].name { return name }
    let className = "\(entries[handle.index].type)"
    let count = unnamed[className, default: 0] + 1
    unnamed[className] = count
    let name = count == 1 ? "<\(className)>" : "<\(className)>#\(count)"
    entries[handle.index].name = name
    return name
  }
}
