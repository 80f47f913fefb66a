import Foundation

/// What objects of a capture are called: as the app calls them, or else after the property that holds them, or their class.
struct CaptureNames {
  /// Where a name is from.
  enum Source: String { case identifier, name, property, made }

  private let capture: Capture
  private var ids: [Int: (id: String, source: Source)] = [:]
  private var taken: Set<String> = []
  private var properties: [Int: String] = [:]
  /// Recognizers by their addresses in descriptions.
  private(set) var addresses: [String: Int] = [:]

  init(_ capture: Capture) {
    self.capture = capture
    for (_, controller) in capture.controllers.sorted(by: { $0.key < $1.key }) {
      for pair in controller.lists("properties") {
        guard pair.count == 2, let label = pair[0] as? String, let number = CaptureLine.int(pair[1])
        else { continue }
        properties[number] =
          label.hasPrefix("$__lazy_storage_$_") ? String(label.dropFirst(18)) : label
      }
    }
    for number in capture.objects.keys.sorted() { name(number) }
    for (number, object) in capture.objects.sorted(by: { $0.key < $1.key }) {
      if let address = object.text("address") { addresses[address] = number }
    }
  }

  /// The name of an object; `nil` for none.
  subscript(_ number: Int) -> String { ids[number]?.id ?? "nil" }
  func source(_ number: Int) -> Source { ids[number]?.source ?? .made }

  func classes(_ number: Int) -> CaptureClasses { CaptureClasses(capture.objects[number]) }

  /// The last part of the name of a recognizer that its view brings along.
  func ownName(_ recognizer: Int) -> String? {
    let view = capture.recognizers[recognizer]?.int("view").flatMap { capture.views[$0] }
    if view?.int("pan") == recognizer { return "pan" }
    if view?.int("pinch") == recognizer { return "pinch" }
    let classes = classes(recognizer)
    guard classes.isUIKit, !CaptureClasses.known.contains(classes.own) else { return nil }
    let parts = [("Delayed", "delay"), ("Gate", "gate"), ("Tap", "tap")]
    return parts.first { classes.own.contains($0.0) }?.1 ?? "pan"
  }

  private mutating func name(_ number: Int) {
    guard ids[number] == nil else { return }
    let (given, source) = given(number)
    let spaces = CharacterSet.whitespacesAndNewlines
    let name = String(
      given.unicodeScalars.map { spaces.contains($0) || $0 == "\"" ? "_" : Character($0) })
    let first = name.isEmpty ? "object" : name
    var id = first
    var count = 1
    while !taken.insert(id).inserted {
      count += 1
      id = "\(first)\(count)"
    }
    ids[number] = (id, source)
  }

  private mutating func given(_ number: Int) -> (String, Source) {
    let isRecognizer = capture.recognizers[number] != nil
    if let name = capture.objects[number]?.text("name"), !name.isEmpty {
      return (name, isRecognizer ? .name : .identifier)
    }
    if isRecognizer, let own = ownName(number), let view = capture.recognizers[number]?.int("view"),
      capture.recognizers[view] == nil
    {
      name(view)
      return ("\(self[view]).\(own)", .made)
    }
    if let name = properties[number] { return (name, .property) }
    let whole = classes(number).own.split(separator: "<").first ?? ""
    let last = (whole.split(separator: ".").last ?? "").drop { $0 == "_" }
    let plain = last.hasPrefix("UI") ? last.dropFirst(2) : last
    let short = plain.hasSuffix("GestureRecognizer") ? plain.dropLast(17) : plain
    return (short.prefix(1).lowercased() + short.dropFirst(), .made)
  }
}
