package import TouchReading
package import TouchTrace

extension PictureInput {
  /// The object behind a region id; nil for commands and what is gone.
  package func handle(of region: String) -> Handle? {
    let parts = region.split(separator: ":", maxSplits: 1).map(String.init)
    guard parts.count == 2 else { return nil }
    let name = String(parts[1].prefix { $0 != "/" })
    switch parts[0] {
    case "recognizer": return snapshot.recognizers.first { $0.name == name }?.handle
    case "view", "hit", "rejected": return snapshot.views.first { $0.name == name }?.handle
    case "finger": return reading.fingers.last { $0.number == Int(name) }?.handle
    case "responder":
      return trace.names.firstIndex(of: name).map { Handle(rawValue: UInt32($0)) }
    default: return nil
    }
  }
}
