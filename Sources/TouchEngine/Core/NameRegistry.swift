import TouchTrace

/// Gives objects their handles and their printed names.
struct NameRegistry {
  private struct Entry {
    var className: String
    /// Nil for fingers and for stages of the pipeline, which are no objects of the app.
    var type: AnyClass?
    var name: String?
    var isPrinted = false
  }

  private var entries: [Entry] = []
  private var unnamed: [String: Int] = [:]

  var count: Int { entries.count }

  mutating func add(className: String, type: AnyClass? = nil) -> Handle {
    entries.append(Entry(className: className, type: type))
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
    entries[handle.index].isPrinted = false
  }

  /// The name to print, once: nil when the trace knows it already. Unnamed objects are numbered as they first appear.
  mutating func nameToPrint(_ handle: Handle) -> String? {
    guard handle.index < entries.count, !entries[handle.index].isPrinted else { return nil }
    entries[handle.index].isPrinted = true
    if let name = entries[handle.index].name { return name }
    let className = entries[handle.index].className
    let count = unnamed[className, default: 0] + 1
    unnamed[className] = count
    let name = count == 1 ? "<\(className)>" : "<\(className)>#\(count)"
    entries[handle.index].name = name
    return name
  }
}
