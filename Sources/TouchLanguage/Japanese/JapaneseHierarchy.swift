import TouchTrace

struct JapaneseHierarchy: HierarchySentences {
  var searchPlaceholder: String { "ビューや認識器を検索" }
  var noScene: String { "シーンが開かれていません。" }
  func notFound(_ query: String) -> String {
    "「\(query)」は見つかりません。文字を減らしてみてください。"
  }
  func disclosure(_ view: String, isOpen: Bool) -> String {
    isOpen ? "\(view) を折りたたむ" : "\(view) を展開する"
  }
  func idle(_ views: String, why: String) -> String { "\(views)：\(why)。押すと一つずつ表示します。" }
  func viewsOfUIKit(_ count: Int) -> String { "UIKit のビュー \(count) 個" }
  var leftTheScreen: String { "画面から消えたもの" }
  var addedLater: String { "後から追加" }
  func recognizer(_ name: String, className: String, state: String, detail: String) -> String {
    "\(name)、\(className)：\(state)\(detail.isEmpty ? "" : "、\(detail)")"
  }
  var disabled: String { "無効" }
  func waits(for recognizer: String) -> [String] {
    ["\(recognizer) を待つ", "\(recognizer) 待ち", "待機"]
  }

  // MARK: Hit test

  func visit(_ view: String, number: Int, _ answer: VisitAnswer) -> String {
    let asked = "\(view) は \(number) 番目に尋ねられ"
    return switch answer {
    case .contains: "\(asked)、点を含んでいます"
    case .isHitView: "\(asked)、ヒットしたビューになりました"
    case .refused(let reason, let rule, let number):
      "\(asked)、拒否しました：\(refusal(reason, rule, number))"
    }
  }

  private func refusal(_ reason: Reason, _ rule: Rule, _ number: Double) -> String {
    switch reason {
    case .alpha: "alpha \(Units.alpha(number)) < 0.01"
    case .outside where number > 0: "点は \(Units.points(number)) 外側"
    case .outside where rule == .ht10: "点は右端または下端の線上"
    case .outside: "point(inside:with:) が false"
    case .override: "hitTest(_:with:) が nil"
    default: JapaneseReason().name(reason)
    }
  }

  // MARK: Badges

  func badge(_ badge: ViewBadge, _ view: String) -> String {
    switch badge {
    case .hidden: "\(view) は非表示です。\(text(.ht01))"
    case .interactionOff: "\(view) のユーザーインタラクションは無効です。\(text(.ht01))"
    case .alpha(let alpha):
      "\(view) の alpha は \(Units.alpha(alpha)) です。\(text(.ht07))"
    case .clips: "\(view) は子ビューを自分のバウンズでクリッピングします。\(text(.ht02))"
    case .transform: "\(view) には変形があり、点は自身の座標に変換されます。\(text(.ht10))"
    }
  }

  private func text(_ rule: Rule) -> String { JapanesePanel().rule(rule) }

  func layers(_ first: Int, _ last: Int) -> String {
    first == last ? "第 \(first) 層" : "第 \(first)〜\(last) 層"
  }
  var layersHelp: String { "両端をドラッグすると、一部の層のビューだけを描画します。第 0 層はウインドウ、第 1 層はそのサブビューです。" }
  func layer(isFirst: Bool, _ layer: Int) -> String {
    isFirst ? "第 \(layer) 層から描画します。矢印キーで動かせます。" : "第 \(layer) 層まで描画します。矢印キーで動かせます。"
  }
  var path: String { "パス" }
}
