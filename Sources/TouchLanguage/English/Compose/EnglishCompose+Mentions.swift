import TouchTrace

/// Places that mention an object.
extension EnglishCompose {
  func deleteTitle(_ ids: [String]) -> String { "Delete \(Self.names(ids))?" }
  func mentioned(_ mentions: SceneMentions) -> String {
    let verb = mentions.ids.count == 1 ? "is" : "are"
    return "\(Self.names(mentions.ids)) \(verb) used in \(Self.places(mentions).list)."
  }
  var goesWith: String { "These lines lose what names it, or go:" }
  func moreLines(_ count: Int) -> String { "and \(count) more lines" }
  var deleteAll: String { "Delete all" }
  func deleted(_ ids: [String], views: Int, recognizers: Int) -> String {
    let parts = [
      Self.names(ids), views == 0 ? nil : Self.count(views, "view"),
      recognizers == 0 ? nil : Self.count(recognizers, "recognizer"),
    ]
    return "Deleted \(parts.compactMap(\.self).list)."
  }
  func renames(to other: String, _ mentions: SceneMentions) -> String {
    let places =
      mentions.isEmpty ? "nothing else names it" : Self.places(mentions).joined(separator: ", ")
    return
      "Rename \(Self.names(mentions.ids)) to \(other): \(places).\(Self.about(mentions, "stays"))"
  }
  func renamed(to other: String, _ mentions: SceneMentions) -> String {
    let places = mentions.isEmpty ? "" : ": " + Self.places(mentions).joined(separator: ", ")
    return
      "Renamed \(Self.names(mentions.ids)) to \(other)\(places).\(Self.about(mentions, "was left"))"
  }

  private static func about(_ mentions: SceneMentions, _ fate: String) -> String {
    let times =
      mentions.inAbout == 1 ? "once" : mentions.inAbout == 2 ? "twice" : "\(mentions.inAbout) times"
    return mentions.inAbout == 0
      ? "" : " About mentions \(names(mentions.ids)) \(times); it \(fate) as it is."
  }

  private static func names(_ ids: [String]) -> String {
    ids.count == 1 ? ids[0] : "\(ids.count) objects"
  }

  private static func places(_ mentions: SceneMentions) -> [String] {
    [
      (mentions.ofRecognizers, "recognizer setting"), (mentions.ofOthers, "other setting"),
      (mentions.variants, "variant"), (mentions.runs, "run"),
    ].filter { $0.0 > 0 }.map(count)
  }

  private static func count(_ count: Int, _ noun: String) -> String {
    count == 1 ? "1 \(noun)" : "\(count) \(noun)s"
  }
}
