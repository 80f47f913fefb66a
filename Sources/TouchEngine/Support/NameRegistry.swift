import TouchTrace

/// Gives objects their handles and their printed names.
struct NameRegistry {
  private struct Entry {
    /// Nil for fingers and for stages of the pipeline, which are no objects of the app.
    var type: AnyObject.Type?
    /// Of those.
    var className = ""
    var name: String?
  }

  private var entries: [Entry] = []
  /// Whether the trace has to be told a handle's name; apart from the names, as it is asked for every event.
  private var toPrint: [Bool] = []
  private var unnamed: [String: Int] = [:]

  var count: Int { entries.count }

  /// The name of a class is made only when an object without a name of its own is printed.
  mutating func add(_ type: AnyObject.Type?, className: String = "") -> Handle {
    entries.append(Entry(type: type, className: className))
    toPrint.append(true)
    return Handle(rawValue: UInt32(entries.count - 1))
  }

  /// The classes of an object up to the root; a stage's is its class in the system.
  func lineage(of handle: Handle) -> Lineage {
    guard handle.index < entries.count else { return .none }
    let entry = entries[handle.index]
    return entry.type.map { ClassLine.lineage(of: $0) }
      ?? Lineage(names: [entry.className], ownCount: 0)
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
    let entry = entries[handle.index]
    let className = entry.type.map { "\($0)" } ?? entry.className
    let count = unnamed[className, default: 0] + 1
    unnamed[className] = count
    let name = count == 1 ? "<\(className)>" : "<\(className)>#\(count)"
    entries[handle.index].name = name
    return name
  }
}
