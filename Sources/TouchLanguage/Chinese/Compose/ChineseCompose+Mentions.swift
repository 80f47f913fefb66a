import TouchTrace

/// Places that mention an object.
extension ChineseCompose {
  func deleteTitle(_ ids: [String]) -> String { "要删除 \(Self.names(ids))吗？" }
  func mentioned(_ mentions: SceneMentions) -> String {
    "\(Self.names(mentions.ids))用在 \(Self.places(mentions))中。"
  }
  var goesWith: String { "以下各行会去掉提到它的部分，或整行删除：" }
  func moreLines(_ count: Int) -> String { "另有 \(count) 行" }
  var deleteAll: String { "全部删除" }
  func deleted(_ ids: [String], views: Int, recognizers: Int) -> String {
    let parts = [
      views == 0 ? nil : "\(views) 个视图", recognizers == 0 ? nil : "\(recognizers) 个手势识别器",
    ].compactMap(\.self)
    return "已删除 \(Self.names(ids))\(parts.isEmpty ? "" : "及其中的 ")\(parts.joined(separator: "和 "))。"
  }
  func renames(to other: String, _ mentions: SceneMentions) -> String {
    let places = mentions.isEmpty ? "没有其他地方提到它" : Self.places(mentions)
    return "把 \(Self.names(mentions.ids))重命名为 \(other)：\(places)。\(Self.about(mentions))"
  }
  func renamed(to other: String, _ mentions: SceneMentions) -> String {
    let places = mentions.isEmpty ? "" : "：" + Self.places(mentions)
    return "已把 \(Self.names(mentions.ids))重命名为 \(other)\(places)。\(Self.about(mentions))"
  }

  private static func about(_ mentions: SceneMentions) -> String {
    mentions.inAbout == 0
      ? "" : "场景说明（about）中提到 \(mentions.inAbout) 次，保持不变。"
  }

  /// A Latin name stands between spaces.
  private static func names(_ ids: [String]) -> String {
    ids.count == 1 ? "\(ids[0]) " : "\(ids.count) 个对象"
  }

  private static func places(_ mentions: SceneMentions) -> String {
    [
      (mentions.ofRecognizers, "项手势识别器设置"), (mentions.ofOthers, "项其他设置"),
      (mentions.variants, "个变体"), (mentions.runs, "个用例"),
    ].filter { $0.0 > 0 }.map { "\($0.0) \($0.1)" }.joined(separator: "、")
  }
}
