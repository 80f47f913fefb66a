import TouchTrace

struct JapaneseEdit: EditSentences {
  func enterNumber(_ part: String) -> String { "\(part) に数を入力してください。" }
  var negativeSize: String { "幅と高さは負にできません。" }
  func enterNumber(from: Double, to: Double) -> String {
    "\(CanonicalLine.number(from)) から \(CanonicalLine.number(to)) までの数を入力してください。"
  }
  func enterSeconds(from: Double, to: Double) -> String {
    "\(CanonicalLine.number(from)) s から \(CanonicalLine.number(to)) s までの時間を、0.35 s や 350 ms のように入力してください。"
  }
  func noColor(_ text: String) -> String { "\(text) は色ではありません。名前か #rrggbb を使ってください。" }
  var nothingToChoose: String { "選べるものがありません。" }
  var editIsRecorded: String { "この編集は記録の一部で、今から有効になります。" }
  var editRefusedBySave: String { "保存されたファイルはこの編集を受け付けないため、編集を取り除きました。" }
  var noDifference: String { "違いはありません。結果はすべて以前と同じです。" }
  var noTouchYet: String { "シーンにはまだタッチがありません。次のタッチで編集の効果がわかります。" }
  func moreOutcomes(_ count: Int) -> String { "ほかに \(count) 件の結果が異なります。" }

  func differs(from milliseconds: Int) -> String { "\(milliseconds) ms から異なります。" }

  func difference(from milliseconds: Int, _ event: EventDifference) -> String {
    func at(_ time: Int?) -> String { time.map { "（\($0) ms）" } ?? "" }
    let words =
      switch event {
      case .before(let event): "編集前だけ：\(event)。"
      case .now(let event): "編集後だけ：\(event)。"
      case .both(let before, let then, let now, let later):
        "編集前：\(before)\(at(then))。編集後：\(now)\(at(later))。"
      }
    return "結果はすべて同じですが、\(milliseconds) ms から経過が異なります。\(words)"
  }

  func earlierDifference(from seconds: Double) -> String {
    "最後のジェスチャは同じです。それより前のジェスチャが、セッションの \(CanonicalLine.number(seconds)) s から異なります。"
  }

  func whatIf(_ changes: [EditChange]) -> String {
    guard changes.count == 1, let change = changes.first else {
      return changes.isEmpty ? "シーンの記述どおりの場合" : "\(changes.count) 件の編集をした場合"
    }
    let name = MarkedText.name(change.id)
    if change.property == Self.requirement, let (removed, added) = change.entries {
      return added.isEmpty
        ? "\(name) が \(Self.names(removed)) の失敗を待たない場合"
        : "\(name) が \(Self.names(added)) の失敗を待つ場合"
    }
    if change.property == "isEnabled" {
      return "\(name) が\(change.now == "true" ? "有効" : "無効")の場合"
    }
    return "\(name) の \(change.property) が \(change.now) の場合"
  }

  func undone(_ changes: [EditChange]) -> String {
    "取り消しました：\(changes.map(again).inJapanese)。"
  }

  /// What holds again: `singleTap は再び doubleTap を待つ`.
  private func again(_ change: EditChange) -> String {
    let name = MarkedText.name(change.id)
    if change.property == Self.requirement, let (removed, added) = change.entries {
      return removed.isEmpty
        ? "\(name) は再び \(Self.names(added)) を待つ"
        : "\(name) はもう \(Self.names(removed)) を待たない"
    }
    if change.property == "isEnabled" {
      return "\(name) は再び\(change.now == "true" ? "有効" : "無効")"
    }
    return change.now.isEmpty
      ? "\(name) の \(change.property) は未設定に戻る" : "\(name) の \(change.property) は再び \(change.now)"
  }

  private static let requirement = "requireToFail"

  private static func names(_ names: [String]) -> String {
    names.map(MarkedText.name).inJapanese
  }

  var sceneSaved: String { "シーンが保存されました" }
  var compareRuns: String { "編集前と編集後" }

  func reloaded(gone: [String], new: [String], refused: [String], _ result: ReloadResult) -> String
  {
    func some(_ word: String, _ names: [String]) -> String? {
      guard !names.isEmpty else { return nil }
      return "\(word)：\(Array(names.prefix(3)).inJapanese)\(names.count > 3 ? "…" : "")"
    }
    let inputs: String? =
      switch result {
      case .noInput: nil
      case .same: "同じ入力で同じ結果になります"
      case .differs(let time):
        "同じ入力で \(CanonicalLine.number(time.seconds)) s から結果が異なります"
      }
    let parts = [
      some("なくなったもの", gone), some("新しいもの", new), some("受け付けられない編集", refused), inputs,
    ]
    return (["再読み込みしました"] + parts.compactMap(\.self)).map { "\($0)。" }.joined()
  }
  var fileChangedWhileRecording: String {
    "シーンファイルが変更されました。この記録は元のシーンのまま続きます。"
  }

  // MARK: A recording whose scene has changed

  var sceneHasChanged: String { "この記録の後でシーンが変更されています" }
  func isNotTheSame(_ path: String) -> String { "\(path) は記録したときと同じではありません。" }
  func sceneSaved(after: Double) -> String { "シーンは記録の \(age(after))後に保存されています。" }
  var sceneIsOlder: String { "シーンが記録より古いので、別のコピーです。" }
  func editsMissing(_ names: [String]) -> String {
    "記録には、もう存在しないオブジェクトの編集があります：\(names.inJapanese)。"
  }
  func wouldBeGiven(inputs: Int, until end: Instant) -> String {
    "\(CanonicalLine.number(end.seconds))\u{00A0}s 間の \(inputs) 件の入力を今のシーンに与えます。結果は異なることがあります。"
  }
  var runAnyway: String { "それでも実行" }
  var cancel: String { "キャンセル" }

  /// `singleTap の終了が 425 ms から 75 ms に変わりました。`
  func outcome(_ change: OutcomeChange, zero: Instant) -> String {
    let name = MarkedText.name(change.subject)
    func time(_ ending: OutcomeChange.Ending) -> String {
      Units.milliseconds(ending.time.seconds - zero.seconds)
    }
    if change.isSilence {
      return "\(name) はもう \(ends(change.a)) を\(change.isDelivery ? "受け取りません" : "送りません")。"
    }
    guard let now = change.b.first, change.b.count == 1, change.a.count <= 1 else {
      let now = change.b.isEmpty ? "もう終了しません" : "今回は \(ends(change.b)) です"
      let before = change.a.isEmpty ? "なし" : ends(change.a)
      return "\(name) は\(now)（編集前：\(before)）。"
    }
    guard let before = change.a.first else {
      return "\(name) は \(time(now)) で\(verb(now))（編集前：なし）。"
    }
    return now.isLike(before)
      ? "\(name) の\(noun(now))が \(time(before)) から \(time(now)) に変わりました。"
      : "\(name) は \(time(now)) で\(verb(now))（編集前：\(time(before)) で \(word(before))）。"
  }

  /// What is the same before and now.
  func ending(_ change: OutcomeChange, zero: Instant) -> String {
    guard let now = change.b.first, change.b.count == 1 else {
      return "\(change.subject) は \(ends(change.b))"
    }
    let time = Units.milliseconds(now.time.seconds - zero.seconds)
    return "\(change.subject) は \(time) で\(verb(now))"
  }

  func row(_ change: OutcomeChange, zero: Instant) -> WhatIfText.Row {
    func side(_ ends: [OutcomeChange.Ending]) -> String {
      guard let end = ends.first, ends.count == 1 else {
        return ends.isEmpty ? "なし" : self.ends(ends)
      }
      let word = end.preventer == nil ? end.word : Self.prevented
      return "\(word) \(Units.milliseconds(end.time.seconds - zero.seconds))"
    }
    return WhatIfText.Row(name: change.subject, before: side(change.a), now: side(change.b))
  }

  func sentence(_ row: WhatIfText.Row) -> String {
    "\(row.name)：\(row.before) \u{2192} \(row.now)。"
  }

  private static let prevented = JapanesePanel().title(of: .prevented)

  /// The state, and who prevented it; or the event or the touch method.
  private func word(_ ending: OutcomeChange.Ending) -> String {
    ending.preventer.map { "\($0) に\(Self.prevented)" } ?? ending.word
  }

  /// How an attempt ends, which event is sent, or what a view gets.
  private func verb(_ ending: OutcomeChange.Ending) -> String {
    switch ending.state {
    case .ended: "終了します"
    case .failed: "失敗します"
    case .cancelled: "キャンセルされます"
    case .prevented: " \(ending.preventer ?? "") に妨げられます"
    default: " \(ending.word) を\(ending.isDelivery ? "受け取ります" : "送ります")"
    }
  }

  private func noun(_ ending: OutcomeChange.Ending) -> String {
    switch ending.state {
    case .ended: "終了"
    case .failed, .prevented: "失敗"
    case .cancelled: "キャンセル"
    default: " \(ending.word) "
    }
  }

  /// `failed、ended`, `failed ×3`
  private func ends(_ ends: [OutcomeChange.Ending]) -> String {
    var runs: [(end: String, count: Int)] = []
    for end in ends {
      let word = word(end)
      if runs.last?.end == word {
        runs[runs.count - 1].count += 1
      } else {
        runs.append((word, 1))
      }
    }
    return runs.map { $0.count == 1 ? $0.end : "\($0.end) ×\($0.count)" }.inJapanese
  }

  private func age(_ seconds: Double) -> String {
    switch seconds {
    case ..<90: "\(Int(seconds.rounded())) 秒"
    case ..<5400: "\(Int((seconds / 60).rounded())) 分"
    case ..<129_600: "\(Int((seconds / 3600).rounded())) 時間"
    default: "\(Int((seconds / 86_400).rounded())) 日"
    }
  }
}
