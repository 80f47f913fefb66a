import Foundation
import TouchLanguage
import TouchReading
import TouchTrace

/// The digitizer's event with every field of the hand and of its fingers (GOLD-000-03, GOLD-000-06).
enum HIDTable {
  static func make(_ input: PictureInput) -> SystemTable {
    let received = input.reading.system.received.last.map { input.trace.events[Int($0)] }
    guard let event = received, let hand = input.trace.hand(of: event) else {
      return SystemTable(.hid, Self.columns, client)
    }
    let columns = Self.columns + hand.fingers.map { Text.system.column(.finger($0.finger)) }
    return SystemTable(
      .hid, columns,
      head(hand, event) + shared(hand) + fingers(hand) + attributeData + client)
  }

  private static var columns: [String] {
    [SystemColumn.field, .hand].map { Text.system.column($0) }
  }

  private static func head(_ hand: HandEvent, _ event: TraceEvent) -> [SystemTable.Row] {
    let latency = Int((event.limit * 1e6).rounded())
    return [
      .init(["Timestamp", "\(hand.timestamp.nanoseconds)"], event: event.seq),
      .init(["Total Latency", "\(latency) us"], event: event.seq),
      .printed(["SenderID", "0x0ACEFADE00000002 NON KERNEL SENDER"]),
      .printed(["BuiltIn", "1"]), .printed(["AttributeDataLength", "120"]),
    ]
  }

  /// What both levels have.
  private static func shared(_ hand: HandEvent) -> [SystemTable.Row] {
    func row(
      _ name: String, _ parent: String, _ child: (FingerChange) -> String
    ) -> SystemTable.Row { .init([name, parent] + hand.fingers.map(child)) }
    func printed(_ name: String, _ value: String, child: String? = nil) -> SystemTable.Row {
      .printed([name, value] + hand.fingers.map { _ in child ?? value })
    }
    return [
      printed("ValueType", "Absolute"), printed("EventType", "Digitizer"),
      row("Flags", hex(hand.flags)) { hex($0.flags) }, printed("DisplayIntegrated", "1"),
      row("TransducerType", "Hand") { _ in "Finger" },
      row("TransducerIndex", "0") { "\($0.transducerIndex)" },
      row("Identity", "0") { "\($0.identity)" },
      row("EventMask", "\(hand.eventMask.rawValue)") { "\($0.eventMask.rawValue)" },
      row("Events", hand.eventMask.words) { $0.eventMask.words }, printed("ButtonMask", "0"),
      row("Range", "0") { bit($0.isOnGlass) },
      row("Touch", bit(hand.isTouching)) { bit($0.isOnGlass) },
      row("Pressure", "0") { FixedPoint.text($0.force) }, printed("AuxiliaryPressure", "0"),
      row("Twist", "0") { twist($0.shape.twist) }, printed("GenerationCount", "0"),
      printed("WillUpdateMask", "00000000"), printed("DidUpdateMask", "00000000"),
      row("X", "0") { FixedPoint.text($0.location.x) },
      row("Y", "0") { FixedPoint.text($0.location.y) }, printed("Z", "0"),
      .printed(["TiltX", "0"]), .printed(["TiltY", "0"]),
    ]
  }

  /// What fingers alone have.
  private static func fingers(_ hand: HandEvent) -> [SystemTable.Row] {
    func row(_ name: String, _ child: (FingerChange) -> Double) -> SystemTable.Row {
      .init([name, ""] + hand.fingers.map { FixedPoint.text(child($0)) })
    }
    return [
      row("Quality") { Double($0.shape.quality) }, row("Density") { Double($0.shape.density) },
      row("Irregularity") { Double($0.shape.irregularity) },
      row("MajorRadius") { $0.radius > 0 ? $0.radius : ContactShape.usualMajorRadius },
      row("MinorRadius") { Double($0.shape.minorRadius) },
      row("Accuracy") { Double($0.shape.accuracy) },
    ]
  }

  private static let attributeData: [SystemTable.Row] =
    [.heading("AttributeData")]
    + [
      "02 00 00 00 69 00 00 00 0a 59 0d 00 00 00 00 11 00 00 00 00 00 00 00 00 19 00 00 00 00 00",
      "00 00 00 21 1c fc de 35 61 32 e2 40 28 01 30 00 38 00 42 31 08 01 10 35 18 00 20 00 2d 00",
      "00 00 00 31 aa aa aa aa aa 0a 6f 40 39 55 55 55 55 55 5d 83 40 41 aa aa aa aa aa 0a 6f 40",
      "49 55 55 55 55 55 5d 83 40 12 0c 22 06 08 b6 ea 9d 86 01 28 00 30 00 00 00 00 00 00 00 00",
    ].map { .printed([$0]) }

  /// Who sent it.
  private static let client: [SystemTable.Row] = [
    .heading("HIDServiceClient"), .printed(["Client SenderID", "0x0acefade00000002"]),
    .printed(["Client BuiltIn", "1"]), .printed(["PrimaryUsagePage", "13"]),
    .printed(["PrimaryUsage", "4"]),
    .printed(["DeviceUsagePairs", "[ DeviceUsagePage 13, DeviceUsage 4 ]"]),
  ]

  private static func hex(_ flags: DigitizerFlags) -> String {
    "0x" + String(flags.rawValue, radix: 16)
  }

  private static func bit(_ isOn: Bool) -> String { isOn ? "1" : "0" }

  /// The one number that is printed with all its decimals.
  private static func twist(_ degrees: Float) -> String {
    let text = FixedPoint.text(Double(degrees))
    guard degrees != 0 else { return text }
    let parts = text.split(separator: ".")
    let decimals = parts.count > 1 ? String(parts[1]) : ""
    return parts[0] + "." + decimals + String(repeating: "0", count: 6 - decimals.count)
  }
}
