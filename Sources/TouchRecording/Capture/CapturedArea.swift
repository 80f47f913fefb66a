/// Where a view with an override of `point(inside:)` or `hitTest` can be touched, as scenes write it.
struct CapturedArea {
  let text: String

  private static let letters = Array("abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ")

  /// Nil where more views were hit than there are letters, or nothing was asked.
  init?(_ rows: [CaptureLine], _ spots: [CaptureLine], isHit: Bool, _ names: CaptureNames) {
    guard let first = rows.first, let origin = first.numbers("origin", 2),
      let step = first.number("step"), step > 0
    else { return nil }
    var letters: [Int: Character] = [:]
    for found in spots.compactMap({ $0.int("found") }) + rows.flatMap({ $0.ints("found") })
    where isHit && found != 0 && letters[found] == nil {
      guard letters.count < Self.letters.count else { return nil }
      letters[found] = Self.letters[letters.count]
    }
    let cell = { (found: Int) -> Character in isHit ? letters[found] ?? "." : found == 0 ? "." : "#"
    }
    var parts = ["origin: \(CapturedText.list(origin))", "step: \(CapturedText.number(step))"]
    if isHit {
      let ids = letters.sorted { $0.value < $1.value }.map {
        "\($0.value): \(CapturedText.quoted(names[$0.key]))"
      }
      parts.append("ids: {\(ids.joined(separator: ", "))}")
    }
    parts.append(
      "rows: [\(rows.map { "\"\(String($0.ints("found").map(cell)))\"" }.joined(separator: ", "))]")
    let exact = spots.compactMap { spot -> String? in
      guard let place = spot.numbers("place", 2), let found = spot.int("found") else { return nil }
      return
        "[\(CapturedText.number(place[0])), \(CapturedText.number(place[1])), \"\(cell(found))\"]"
    }
    if !exact.isEmpty { parts.append("exact: [\(exact.joined(separator: ", "))]") }
    text = "{sampled: {\(parts.joined(separator: ", "))}}"
  }
}
