import TouchTrace

struct ChineseEdit: EditSentences {
  func enterNumber(_ part: String) -> String { "请为 \(part) 输入一个数。" }
  var negativeSize: String { "宽度和高度不能是负数。" }
  func enterNumber(from: Double, to: Double) -> String {
    "请输入 \(CanonicalLine.number(from)) 到 \(CanonicalLine.number(to)) 之间的数。"
  }
  func enterSeconds(from: Double, to: Double) -> String {
    "请输入 \(CanonicalLine.number(from)) s 到 \(CanonicalLine.number(to)) s 之间的时间，例如 0.35 s 或 350 ms。"
  }
  func noColor(_ text: String) -> String { "\(text) 不是颜色。请使用名称或 #rrggbb。" }
  var nothingToChoose: String { "没有可以选择的对象。" }
  var editIsRecorded: String { "这次修改已成为录制的一部分：从现在起生效。" }
  var editRefusedBySave: String { "保存后的文件不接受这次修改，已将它移除。" }
  var noDifference: String { "没有差异：所有结果都和之前一样。" }
  var noTouchYet: String { "场景还没有触摸：下一次触摸会显示这次修改的作用。" }
  func moreOutcomes(_ count: Int) -> String { "还有 \(count) 个结果不同。" }

  func differs(from milliseconds: Int) -> String { "从 \(milliseconds) ms 起不同。" }

  func difference(from milliseconds: Int, _ event: EventDifference) -> String {
    func at(_ time: Int?) -> String { time.map { "（\($0) ms）" } ?? "" }
    let words =
      switch event {
      case .before(let event): "只在修改前出现：\(event)。"
      case .now(let event): "只在修改后出现：\(event)。"
      case .both(let before, let then, let now, let later):
        "之前：\(before)\(at(then))。现在：\(now)\(at(later))。"
      }
    return "所有结果都一样，但从 \(milliseconds) ms 起过程不同。\(words)"
  }

  func earlierDifference(from seconds: Double) -> String {
    "最后一轮手势没有差异。更早的一轮有差异，从会话的 \(CanonicalLine.number(seconds)) s 起。"
  }

  func whatIf(_ changes: [EditChange]) -> String {
    guard changes.count == 1, let change = changes.first else {
      return changes.isEmpty ? "场景原样" : "做了 \(changes.count) 处修改"
    }
    let name = MarkedText.name(change.id)
    if change.property == Self.requirement, let (removed, added) = change.entries {
      return added.isEmpty
        ? "如果 \(name) 不等待 \(Self.names(removed)) 失败"
        : "如果 \(name) 等待 \(Self.names(added)) 失败"
    }
    if change.property == "isEnabled" {
      return "如果\(change.now == "true" ? "启用" : "停用") \(name)"
    }
    return "如果 \(name) 的 \(change.property) 为 \(change.now)"
  }

  func undone(_ changes: [EditChange]) -> String {
    "已撤销：\(changes.map(again).joined(separator: "，"))。"
  }

  private func again(_ change: EditChange) -> String {
    let name = MarkedText.name(change.id)
    if change.property == Self.requirement, let (removed, added) = change.entries {
      return removed.isEmpty
        ? "\(name) 重新等待 \(Self.names(added)) 失败" : "\(name) 不再等待 \(Self.names(removed)) 失败"
    }
    if change.property == "isEnabled" {
      return "\(name) 重新\(change.now == "true" ? "启用" : "停用")"
    }
    return change.now.isEmpty
      ? "\(name) 的 \(change.property) 不再设置" : "\(name) 的 \(change.property) 恢复为 \(change.now)"
  }

  private static let requirement = "requireToFail"

  private static func names(_ names: [String]) -> String { names.map(MarkedText.name).inChinese }

  var sceneSaved: String { "场景文件已保存" }
  var compareRuns: String { "之前与现在" }

  func reloaded(gone: [String], new: [String], refused: [String], _ result: ReloadResult) -> String
  {
    func some(_ word: String, _ names: [String]) -> String? {
      guard !names.isEmpty else { return nil }
      return "\(word)\(names.prefix(3).joined(separator: "、"))\(names.count > 3 ? "…" : "")"
    }
    let inputs: String? =
      switch result {
      case .noInput: nil
      case .same: "同样的输入得到同样的结果"
      case .differs(let time): "同样的输入从 \(CanonicalLine.number(time.seconds)) s 起得到不同的结果"
      }
    let parts = [
      some("不再有 ", gone), some("新增 ", new), some("不接受的修改：", refused), inputs,
    ]
    return (["已重新载入"] + parts.compactMap(\.self)).joined(separator: "；") + "。"
  }
  var fileChangedWhileRecording: String { "场景文件已改变。这次录制继续使用原来的场景。" }

  // MARK: A recording whose scene has changed

  var sceneHasChanged: String { "录制之后，场景已经改变" }
  func isNotTheSame(_ path: String) -> String { "\(path) 和录制时不一样。" }
  func sceneSaved(after: Double) -> String { "场景在录制之后\(age(after))保存过。" }
  var sceneIsOlder: String { "场景比录制更旧，所以它是另一份副本。" }
  func editsMissing(_ names: [String]) -> String {
    "录制中修改了已不存在的对象：\(names.joined(separator: "、"))。"
  }
  func wouldBeGiven(inputs: Int, until end: Instant) -> String {
    "它的 \(inputs) 个输入，共 \(CanonicalLine.number(end.seconds)) s，会交给现在的场景；结果可能不同。"
  }
  var runAnyway: String { "仍然运行" }
  var cancel: String { "取消" }

  func outcome(_ change: OutcomeChange, zero: Instant) -> String {
    let name = MarkedText.name(change.subject)
    func at(_ ending: OutcomeChange.Ending) -> String {
      Units.milliseconds(ending.time.seconds - zero.seconds)
    }
    if change.isSilence { return "\(name) 不再\(change.isDelivery ? "收到" : "发送") \(ends(change.a))。" }
    guard let now = change.b.first, change.b.count == 1, change.a.count <= 1 else {
      let now = change.b.isEmpty ? "不再结束" : "现在：\(ends(change.b))"
      let before = change.a.isEmpty ? "没有" : ends(change.a)
      return "\(name) \(now)（之前：\(before)）。"
    }
    guard let before = change.a.first else {
      return "\(name) 现在于 \(at(now)) \(verb(now))（之前：没有）。"
    }
    return now.isLike(before)
      ? "\(name) 现在于 \(at(now)) \(verb(now))，而不是 \(at(before))。"
      : "\(name) 现在于 \(at(now)) \(verb(now))（之前：\(word(before)) \(at(before))）。"
  }

  /// What is the same before and now.
  func ending(_ change: OutcomeChange, zero: Instant) -> String {
    guard let now = change.b.first, change.b.count == 1 else {
      return "\(change.subject)：\(ends(change.b))"
    }
    let time = Units.milliseconds(now.time.seconds - zero.seconds)
    return "\(change.subject) 于 \(time) \(verb(now))"
  }

  func row(_ change: OutcomeChange, zero: Instant) -> WhatIfText.Row {
    func side(_ ends: [OutcomeChange.Ending]) -> String {
      guard let end = ends.first, ends.count == 1 else {
        return ends.isEmpty ? "没有" : self.ends(ends)
      }
      let word = end.preventer == nil ? end.word : Self.prevented
      return "\(word) \(Units.milliseconds(end.time.seconds - zero.seconds))"
    }
    return WhatIfText.Row(name: change.subject, before: side(change.a), now: side(change.b))
  }

  func sentence(_ row: WhatIfText.Row) -> String {
    "\(row.name)：\(row.before) \u{2192} \(row.now)。"
  }

  private static let prevented = ChinesePanel().title(of: .prevented)

  /// The state, and who prevented it; or the event or the touch method.
  private func word(_ ending: OutcomeChange.Ending) -> String {
    ending.preventer.map { "被 \($0) 阻止" } ?? ending.word
  }

  /// How an attempt ends, which event is sent, or what a view gets.
  private func verb(_ ending: OutcomeChange.Ending) -> String {
    switch ending.state {
    case .ended: "结束"
    case .failed: "失败"
    case .cancelled: "被取消"
    case .prevented: word(ending)
    default: "\(ending.isDelivery ? "收到" : "发送") \(ending.word)"
    }
  }

  /// `failed, ended`, `failed x3`
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
    return runs.map { $0.count == 1 ? $0.end : "\($0.end) ×\($0.count)" }.joined(separator: "，")
  }

  private func age(_ seconds: Double) -> String {
    switch seconds {
    case ..<90: " \(Int(seconds.rounded())) 秒"
    case ..<5400: " \(Int((seconds / 60).rounded())) 分钟"
    case ..<129_600: " \(Int((seconds / 3600).rounded())) 小时"
    default: " \(Int((seconds / 86_400).rounded())) 天"
    }
  }
}
