import TouchTrace

/// Gives objects their handles and their printed names.
struct NameRegistry {
  private struct Entry {
    var className: String
    var name: String?
    var isPrinted = false
  }

  private var entries: [Entry] = []
  private var unnamed: [String: Int] = [:]

  var count: Int { entries.count }

  mutating func add(className: String) -> Handle {
    entries.append(Entry(className: className))
    return Handle(rawValue: UInt32(entries.count - 1))
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
