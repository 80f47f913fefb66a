import TouchTrace

struct ChineseArbitration: ArbitrationSentences {
  // MARK: Touches

  var touches: String { "触摸" }
  var noTouches: String { "还没有手势识别器收到触摸。" }
  func recognizers(ofTouches numbers: [Int]) -> String {
    "触摸 \(numbers.map(String.init).inChinese) 的手势识别器，按派发顺序"
  }
  var touchCancelled: [String] { ["收到 touchesCancelled", "touchesCancelled"] }
  var touchNeverCame: String { "没有收到触摸" }
  func touchCame(at seconds: Double) -> String { "\(Units.milliseconds(seconds)) 时收到" }
  func released(after seconds: Double) -> [String] {
    ["\(Units.milliseconds(seconds)) 后放行", "放行"]
  }
  func on(view: String) -> String { "在 \(view) 上" }
  var refused: String { "拒绝" }
  func refused(by call: String) -> String { "\(call)：否" }
  var disabled: String { "已停用" }
  func disabled(_ recognizer: String) -> String { "\(recognizer) 已停用" }

  // MARK: Relations

  var relations: String { "手势识别器之间的关系" }
  var noRecognizers: String { "这个场景没有手势识别器，命中视图立刻收到触摸。" }

  func relation(_ relation: RelationLabel) -> String {
    switch relation {
    case .waitsFor: "等待"
    case .recognizesWith: "同时识别"
    case .prevented: "阻止"
    case .doesNotPrevent: "不阻止"
    case .cancelledTouchOf: "取消触摸"
    case .heldTouchOf: "扣住触摸"
    case .keptFromBeginning: "不让开始"
    case .keptTouchFrom: "留住触摸"
    }
  }

  let standingWait = "要求失败（没有等待）"

  func relation(_ relation: RelationLabel, _ first: String, _ second: String) -> String {
    switch relation {
    case .waitsFor: "\(first) 等待 \(second) 失败"
    case .recognizesWith: "\(first) 与 \(second) 同时识别"
    case .prevented: "\(first) 阻止了 \(second)"
    case .doesNotPrevent: "\(first) 不阻止 \(second)"
    case .cancelledTouchOf: "\(first) 取消了 \(second) 的触摸"
    case .heldTouchOf: "\(first) 扣住了 \(second) 的触摸"
    case .keptFromBeginning: "\(first) 不让 \(second) 开始"
    case .keptTouchFrom: "\(first) 留住了触摸，没有让给 \(second)"
    }
  }

  let unconnected = "这里的手势识别器互不依赖。先识别成功的会阻止其他的（UIKit 的默认行为）。"

  func defaults(_ decided: Set<Cause.Precedence>) -> String {
    let first = "先识别成功的会阻止其他的，除非有代理允许同时识别"
    let ties = [
      decided.contains(.deeper) ? "视图层级更深的" : nil,
      decided.contains(.addedLater) ? "最后添加的" : nil,
    ].compactMap { $0 }
    guard let tie = ties.first else { return "UIKit 的默认行为：\(first)。" }
    let rest = ties.dropFirst().map { "，在同一视图上则由\($0)阻止" }.joined()
    let ready = "同一时刻达到识别条件的手势识别器中，\(tie)会阻止其他的\(rest)。"
    return decided.isDisjoint(with: [.first, .begunBefore])
      ? "UIKit 的默认行为：\(ready)" : "UIKit 的默认行为：\(first)；\(ready)"
  }

  let onlyOneRecognizer = "只有一个手势识别器，不会被其他的阻止。"

  /// Who made a relation, in an edge and in a sentence about it.
  private func source(_ source: AnswerSource) -> String {
    switch source {
    case .none: "默认"
    case .api: "require(toFail:)"
    case .delegate: "代理"
    case .subclass: "子类"
    case .view: "视图"
    }
  }

  /// Who left its touch to a view: the scroll view that was asked, or the property that leaves all of them.
  private func keeper(_ source: AnswerSource) -> String {
    source == .view ? "滚动视图" : "canCancelContentTouches"
  }

  func time(seconds: Double) -> String { Units.milliseconds(seconds) }

  func edge(_ relation: RelationLabel, _ source: AnswerSource, _ outcome: RelationOutcome?)
    -> [String]
  {
    let who = self.source(source)
    switch (relation, outcome) {
    case (.waitsFor, .waits(let seconds)?): return ["已等待 \(Units.milliseconds(seconds))", "等待"]
    case (.waitsFor, .waited(let seconds)?): return ["等了 \(Units.milliseconds(seconds))", "等过"]
    case (.waitsFor, .free?): return ["无需等待"]
    case (.waitsFor, .failedFirst?): return ["对方及时失败"]
    case (.waitsFor, .neverFailed?): return ["等待"]
    case (.waitsFor, .inVain(let time)?):
      return ["等到 \(Units.milliseconds(time))", "等待"]
    case (.waitsFor, _): return source == .api ? ["等待"] : ["等待（\(who)）", "等待"]
    case (.prevented, .happened(let time)?):
      let prevented = "\(Units.milliseconds(time)) 时阻止"
      return ["\(prevented)（\(who)）", prevented, "阻止"]
    case (.prevented, _): return ["阻止（\(who)）", "阻止"]
    case (.cancelledTouchOf, .happened(let time)?):
      return ["\(Units.milliseconds(time)) 时取消触摸", "取消触摸"]
    case (.cancelledTouchOf, .dropped(let time)?):
      return ["\(Units.milliseconds(time)) 时丢弃扣住的触摸", "丢弃触摸"]
    case (.cancelledTouchOf, _): return ["取消触摸"]
    case (.heldTouchOf, .holds(let seconds)?):
      return ["已扣住触摸 \(Units.milliseconds(seconds))", "扣住触摸", "扣住"]
    case (.heldTouchOf, .held(let seconds)?):
      return ["扣住 \(Units.milliseconds(seconds))"]
    case (.heldTouchOf, _): return ["扣住触摸", "扣住"]
    case (.keptFromBeginning, .happened(let time)?):
      return ["\(Units.milliseconds(time)) 时不让开始", "不让开始"]
    case (.keptFromBeginning, _): return ["不让开始"]
    case (.keptTouchFrom, .happened(let time)?):
      let kept = "\(Units.milliseconds(time)) 时留住触摸"
      return ["\(kept)（\(keeper(source))）", kept, "留住触摸", "留住"]
    case (.keptTouchFrom, _): return ["留住触摸（\(keeper(source))）", "留住触摸", "留住"]
    case (.recognizesWith, _): return ["同时识别（\(who)）", "同时识别"]
    case (.doesNotPrevent, _): return ["不阻止（\(who)）", "不阻止"]
    }
  }

  func sentence(
    _ relation: RelationLabel, _ first: String, _ second: String, _ source: AnswerSource,
    at seconds: Double?
  ) -> String {
    let when = seconds.map { "（\(Units.milliseconds($0)) 时）" } ?? ""
    let why =
      switch source {
      case .none: "UIKit 的默认行为"
      case .api: "require(toFail:)"
      case .delegate: "代理的回答"
      case .subclass: "子类的回答"
      case .view: "视图的回答"
      }
    return "\(self.relation(relation, first, second))\(when)：\(why)。"
  }

  func noRelation(_ first: String, _ second: String) -> String {
    "\(first) 对 \(second) 没有任何作用。先识别成功的会阻止另一个（UIKit 的默认行为）。"
  }

  var controlWon: String { "胜出" }
  func alone(_ recognizers: [String], more: Int) -> String {
    more > 0
      ? "\(recognizers.joined(separator: "、")) 等 \(recognizers.count + more) 个没有连线"
      : "\(recognizers.inChinese) 没有连线"
  }

  func members(_ names: [String], more: Int) -> String {
    names.joined(separator: "、") + (more > 0 ? " 等 \(names.count + more) 个" : "")
  }

  func failedByItself(_ recognizer: String) -> String { "\(recognizer) 是自行失败的。" }
  let rowsActOnColumns = "行作用于列："

  func failed(after other: String) -> String { "\(other) 识别成功" }
  func failure(_ reason: Reason) -> String { Text.reasons.name(reason) }

  let views = "视图"
  func withoutPart(_ count: Int) -> String { "另有 \(count) 个手势识别器没有参与这次手势" }
  func nothingDone(_ first: String, _ second: String) -> String {
    "\(first) 没有对 \(second) 做任何事。"
  }

  func title(of view: RelationsView) -> String {
    switch view {
    case .graph: "关系图"
    case .matrix: "矩阵"
    }
  }

  var graphIsUnclear: String { "这里的连线太多，无法画成清楚的图：矩阵中有同样的关系" }
  func help(of view: RelationsView) -> String {
    switch view {
    case .graph: "有关系的手势识别器，以及它们之间的连线"
    case .matrix: "全部手势识别器：行作用于列"
    }
  }

  // MARK: Answers

  var answers: String { "询问与回答" }
  func answer(_ isYes: Bool, count: Int) -> String {
    (isYes ? "是" : "否") + (count > 1 ? " ×\(count)" : "")
  }
  func answerer(_ source: AnswerSource, of asked: String) -> String? {
    switch source {
    case .none: "默认"
    case .api: "require(toFail:)"
    case .delegate: "\(asked) 的代理"
    case .subclass, .view: nil
    }
  }
  func answered(by source: AnswerSource, of name: String) -> String {
    switch source {
    case .none: "UIKit 对 \(name) 的默认回答"
    case .api: "\(name) 的 require(toFail:)"
    case .delegate: "由 \(name) 的代理回答"
    case .subclass: "由 \(name) 的类回答"
    case .view: "由视图 \(name) 回答"
    }
  }
}
