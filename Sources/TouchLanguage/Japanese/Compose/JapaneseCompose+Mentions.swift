import TouchTrace

/// Places that mention an object.
extension JapaneseCompose {
  func deleteTitle(_ ids: [String]) -> String { "\(Self.names(ids))を削除しますか？" }
  func mentioned(_ mentions: SceneMentions) -> String {
    "\(Self.names(mentions.ids))は\(Self.places(mentions))で使われています。"
  }
  var goesWith: String { "次の行から該当する部分が消えるか、行ごと消えます：" }
  func moreLines(_ count: Int) -> String { "ほか \(count) 行" }
  var deleteAll: String { "すべて削除" }
  func deleted(_ ids: [String], views: Int, recognizers: Int) -> String {
    let parts = [
      views == 0 ? nil : "ビュー \(views) 個", recognizers == 0 ? nil : "認識器 \(recognizers) 個",
    ].compactMap(\.self)
    let inside = parts.isEmpty ? "" : "と、その中の" + parts.joined(separator: "、")
    return "\(Self.names(ids))\(inside)を削除しました。"
  }
  func renames(to other: String, _ mentions: SceneMentions) -> String {
    let places = mentions.isEmpty ? "ほかでは使われていません" : Self.places(mentions)
    return "\(Self.names(mentions.ids))の id を \(other) に変更：\(places)。\(Self.about(mentions))"
  }
  func renamed(to other: String, _ mentions: SceneMentions) -> String {
    let places = mentions.isEmpty ? "" : "（\(Self.places(mentions))）"
    return
      "\(Self.names(mentions.ids))の id を \(other) に変更しました\(places)。\(Self.about(mentions))"
  }

  private static func about(_ mentions: SceneMentions) -> String {
    mentions.inAbout == 0
      ? "" : "シーンの about にある \(mentions.inAbout) か所はそのままです。"
  }

  private static func names(_ ids: [String]) -> String {
    ids.count == 1 ? "\(ids[0]) " : "オブジェクト \(ids.count) 個"
  }

  private static func places(_ mentions: SceneMentions) -> String {
    [
      (mentions.ofRecognizers, "認識器の設定", "件"), (mentions.ofOthers, "ほかの設定", "件"),
      (mentions.variants, "バリアント", "個"), (mentions.runs, "ラン", "個"),
    ].filter { $0.0 > 0 }.map { "\($0.1) \($0.0) \($0.2)" }.joined(separator: "、")
  }
}
