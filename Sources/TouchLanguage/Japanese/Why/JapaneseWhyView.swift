struct JapaneseWhyView: WhyViewSentences {
  // MARK: Titles

  func title(_ view: String, _ outcome: DeliveryOutcome, touch: Int) -> String {
    switch outcome {
    case .has: "\(view) はタッチ \(touch) を持っています"
    case .got: "\(view) はタッチ \(touch) を受け取りました"
    case .late(let isEnd, let seconds):
      "\(view) への \(isEnd ? "touchesEnded" : "touchesBegan") は \(Units.milliseconds(seconds)) 遅れて届きました"
    case .lost(let taker): Self.lost(view, "タッチ \(touch) ", taker)
    case .withheld: "\(view) にタッチ \(touch) は渡りません"
    case .dropped: "\(view) にタッチ \(touch) は届きませんでした"
    case .waits: "\(view) にタッチ \(touch) はまだ届いていません"
    case .hit: "\(view) はタッチ \(touch) がヒットしたビューです"
    }
  }

  func notHit(_ view: String, isInChain: Bool) -> String {
    isInChain
      ? "\(view) は渡されたタッチを受け取りました"
      : "\(view) はタッチを受け取りませんでした"
  }

  func recognizersGotIt(_ recognizers: [String]) -> String {
    "その認識器は受け取りました：\(recognizers.inJapanese)。"
  }

  func wouldBeHit(_ view: String) -> String { "ここにタッチすると \(view) に届きます" }
  var nothingWouldBeHit: String { "ここにタッチしても、どのビューにも届きません" }
  var cannotBeAsked: String { "シーンのこの時点を調べることはできません" }
  func gets(_ view: String, isOver: Bool) -> String {
    isOver ? "\(view) がタッチを受け取りました" : "\(view) がタッチを受け取ります"
  }
  func lacksEnd(_ view: String) -> String { "\(view) に touchesEnded はまだ届いていません" }
  func kept(_ view: String) -> String { "\(view) がタッチを受け取り、次に渡しませんでした" }
  func refused(_ view: String, so superview: String, isOver: Bool) -> String {
    "\(view) はタッチを拒否し、\(superview) が\(isOver ? "受け取りました" : "受け取ります")"
  }
  func lost(_ view: String, to taker: TouchTaker?) -> String { Self.lost(view, "タッチ", taker) }
  private static func lost(_ view: String, _ touch: String, _ taker: TouchTaker?) -> String {
    switch taker {
    case .recognizer(let name): "\(view) の\(touch)は \(name) にキャンセルされました"
    case .system: "\(view) の\(touch)はシステムにキャンセルされました"
    case nil: "\(view) は\(touch)を失いました"
    }
  }
  func wasMissed(_ view: String, by points: Double) -> String {
    "\(view) まで \(JapaneseReason.pt(points)) 届きませんでした"
  }
  func wasMissed(_ view: String, tooFarBy excess: Double) -> String {
    "\(view) に届きませんでした：\(Units.distance(excess)) 遠すぎ"
  }
  func neverGot(_ view: String) -> String { "\(view) にはタッチが届きませんでした" }
  func wasNeverAsked(_ view: String, _ unvisited: Unvisited) -> String {
    let title = "\(view) は一度も尋ねられませんでした"
    return switch unvisited {
    case .covered(_, let sibling, _, _): "\(title)：\(sibling) が手前にあります"
    case .parentRefused(_, let parent, _): "\(title)：\(parent) が拒否しました"
    case .windowBehind, .overridden, .addedLater: title
    }
  }

  // MARK: The hit test

  func chosen(_ choice: HitChoice) -> String {
    switch choice {
    case .alone: "このビューは点を含み、尋ねる子ビューがありません。"
    case .deepest(let view, let asked, let refused):
      "ヒットテストで \(asked) 個のビューに尋ね、\(Self.refused(refused))。\(refused.isEmpty ? "その中で" : "残りの中で")最も深いビューは \(view) です。"
    case .overridden(let view, let hitView):
      "\(view) またはその外側のビューの hitTest(_:with:) がオーバーライドされていて、\(hitView) を返しました。"
    }
  }

  private static func refused(_ names: [String]) -> String {
    switch names.count {
    case 0: "拒否したビューはありませんでした"
    case 1...3: "\(names.count) 個が拒否しました（\(names.inJapanese)）"
    default: "\(names.count) 個が拒否しました"
    }
  }

  func enlarged(by points: Double, parent: String?, reach: Double?) -> String {
    "点は\(parent.map { " \($0) の" } ?? "")バウンズから \(JapaneseReason.pt(points)) 外側にありますが、オーバーライドされた point(inside:with:) が true を返しました\(Self.limit(reach))。"
  }

  /// How far outside of its bounds a view takes touches, behind the sentence that it took one there; empty where that is not
  /// known.
  static func limit(_ reach: Double?) -> String {
    reach.map { "（受け取るのは境界の外 \(Units.distance($0)) まで）" } ?? ""
  }

  func enlargedPassedOn(by points: Double, to hitView: String) -> String {
    "点はバウンズから \(JapaneseReason.pt(points)) 外側にありますが、オーバーライドされた point(inside:with:) が true を返したので、中の \(hitView) がヒットできました。"
  }

  func passedOn(to hitView: String) -> String {
    "中の \(hitView) がタッチを受け取りました。ビューがヒットするのは、どの子ビューもヒットしないときだけです。"
  }

  var isGone: String { "その後シーンから外れました。" }

  func doesNotZoom(_ scrollView: String) -> String { "\(scrollView) はズームしません" }

  func cannotZoom(_ scrollView: String) -> String {
    "\(scrollView) は、maximumZoomScale が minimumZoomScale より大きくないので、ピンチの認識器を持ちません。"
  }

  func overridden(with hitView: String) -> String {
    "オーバーライドされた hitTest(_:with:) が代わりに \(hitView) を返しました。"
  }

  var noViewAtPoint: String { "この点には、タッチを受け付けるビューがありません。" }
  var hasNoCopy: String { "シーンをもう一度作れないため、この時点ではヒットテストを実行できません。" }

  func covers(_ front: String, isTransparent: Bool, _ covered: String) -> String {
    let clear = isTransparent ? "\(front) は何も描きませんが、手前にある" : "手前の"
    return "\(front) が \(covered) を覆っています。\(clear) \(front) がタッチを受け取りました。"
  }

  func outOfReach(_ view: String, in superview: String, _ refusal: Refusal) -> String {
    "\(view) はタッチの下にありますが、親ビュー \(superview) が拒否したので尋ねられませんでした。\(superview) の理由：\(refusal.inJapanese)"
  }

  func missed(_ view: String, by distance: Double) -> String {
    "タッチは \(view) から \(JapaneseReason.pt(distance)) 外れていました。"
  }

  func missed(_ view: String, by distance: Double, reach: Double) -> String {
    "タッチは \(view) の外 \(JapaneseReason.pt(distance)) の位置でした。\(view) が受け取るのは境界の外 \(Units.distance(reach)) までです。"
  }

  func refusedUnderTouch(_ view: String, _ refusal: Refusal) -> String {
    "\(view) はタッチの下にありますが、拒否しました。理由：\(refusal.inJapanese)"
  }

  func outsideArea(of view: String, by distance: Double) -> String {
    "タッチは \(view) のタッチ領域の外 \(JapaneseReason.pt(distance)) の位置でした。"
  }

  func unvisited(_ unvisited: Unvisited) -> String { Self.sentence(unvisited) }

  static func sentence(_ miss: Miss) -> String {
    switch miss {
    case .refused(let refusal): refusal.inJapanese
    case .unvisited(let unvisited): sentence(unvisited)
    }
  }

  private static func sentence(_ unvisited: Unvisited) -> String {
    switch unvisited {
    case .windowBehind(let hitView):
      return "手前のウインドウにある \(hitView) がタッチを受け取ったので、尋ねられませんでした。"
    case .parentRefused(let superview, let parent, let refusal):
      let owner = superview == nil ? "親ビュー \(parent)" : parent
      return "\(never(superview, "\(owner) が拒否した"))\(parent) の理由：\(refusal.inJapanese)"
    case .covered(let superview, let sibling, let isTransparent, let outside):
      let owner = superview == nil ? "兄弟ビュー \(sibling)" : " \(sibling)"
      let anyway = outside.map { "尋ねられていても、点が \(JapaneseReason.pt($0)) 外側なので拒否していました。" } ?? ""
      let clear = isTransparent ? "手前にあり、何も描かない" : "手前の"
      return never(superview, "\(clear)\(owner) が先にタッチを受け取った") + anyway
    case .overridden(let superview, let parent):
      return never(
        superview, "\(parent) またはその外側のビューがオーバーライドした hitTest(_:with:) が尋ねずに答えた")
    case .addedLater(let superview, let parent):
      return
        "タッチが始まったとき、\(superview.map { "親ビュー \($0) は" } ?? "")まだ \(parent) の中にありませんでした。"
    }
  }

  /// That it was never asked, or a view around it, and why.
  private static func never(_ superview: String?, _ cause: String) -> String {
    "\(cause)ので、\(superview.map { "親ビュー \($0) は" } ?? "")尋ねられませんでした。"
  }

  func unvisitedShort(_ unvisited: Unvisited) -> String {
    switch unvisited {
    case .windowBehind: "背後のウインドウ内"
    case .parentRefused(_, let parent, _): "拒否した \(parent) の中"
    case .covered(_, let sibling, _, _): "\(sibling) の背後"
    case .overridden: "オーバーライドが回答"
    case .addedLater: JapaneseHierarchy().addedLater
    }
  }

  func neverAsked(_ names: [String], count: Int) -> String {
    names.isEmpty ? "\(count) 個のビュー" : names.inJapanese
  }

  func neverAskedInRefusing(_ count: Int) -> String { "尋ねられず：それらを含む \(count) 個のビューが拒否" }

  func neverAskedBecause(_ unvisited: Unvisited) -> String {
    switch unvisited {
    case .windowBehind(let hitView): "尋ねられず：手前のウインドウの \(hitView) が回答"
    case .parentRefused(_, let parent, _): "尋ねられず：\(parent) が拒否"
    case .covered(_, let sibling, _, _): "尋ねられず：\(sibling) が先に回答"
    case .overridden(_, let parent): "尋ねられず：\(parent) の hitTest(_:with:) が回答"
    case .addedLater: "タッチの開始後に追加"
    }
  }

  // MARK: Delivery

  var gotBegan: String { "touchesBegan を受け取りました。" }

  /// The value of the property because of which a touch is held.
  static func clause(_ cause: HoldingProperty, of owner: String) -> String {
    switch cause {
    case .contentTouches(let scrollView): "\(scrollView) の delaysContentTouches が true"
    case .touchesBegan: "\(owner) の delaysTouchesBegan が true"
    case .touchesEnded: "\(owner) の delaysTouchesEnded が true"
    }
  }

  /// The value of the property with which touches are cancelled.
  static func clause(_ cause: CancellingProperty, of owner: String) -> String {
    switch cause {
    case .touchesInView: "\(owner) の cancelsTouchesInView が true"
    case .contentTouches(let scrollView): "\(scrollView) の canCancelContentTouches が true"
    }
  }

  func late(_ cause: HoldingProperty, by seconds: Double, holder: String) -> String {
    let (what, method) =
      cause.isEnd ? ("タッチの終了", "touchesEnded") : ("タッチ", "touchesBegan")
    return
      "\(holder) が判定するまで\(what)を保留したので（\(Self.clause(cause, of: holder))）、\(method) は \(Units.milliseconds(seconds)) 遅れました。"
  }

  func dropped(_ causes: [HoldingProperty], by holders: [String], taker: String?, view: String)
    -> String
  {
    let holder = holders.inJapanese
    let because = Self.clause(HoldingProperty.together(causes) { $0.inJapanese }, of: holder)
    return taker.map {
      "\($0) が認識するまで \(holder) がタッチを保留したので（\(because)）、\(view) には届きませんでした。"
    } ?? "\(holder) がタッチを保留し（\(because)）、その後認識したので、\(view) には届きませんでした。"
  }

  func holding(
    _ causes: [HoldingProperty], for seconds: Double, of limit: Double?, holders: [String],
    view: String
  ) -> String {
    let holder = holders.inJapanese
    let cause = HoldingProperty.together(causes) { $0.inJapanese }
    let time =
      limit.map { "\(Units.milliseconds($0)) のうち \(Units.milliseconds(seconds))" }
      ?? Units.milliseconds(seconds)
    let what = cause.isEnd ? "タッチの終了" : "タッチ"
    let undecided = limit == nil ? "まだ判定していません。" : ""
    let nothing = cause.isEnd ? "に touchesEnded は届きません" : "には何も届きません"
    return
      "\(Self.clause(cause, of: holder))なので、\(holder) は\(what)を \(time) 保留しています。\(undecided)放すまで \(view) \(nothing)。"
  }

  func cancelled(_ view: String, by canceller: Canceller) -> String {
    switch canceller {
    case .system: "システムがタッチをキャンセルしたので、\(view) は touchesCancelled を受け取りました。"
    case .recognizer(let name, let cause):
      "\(name) が認識し、\(Self.clause(cause, of: name))なので、\(view) は touchesCancelled を受け取りました。"
    case .unknown: "タッチがキャンセルされ、\(view) は touchesCancelled を受け取りました。その後は何も届きません。"
    }
  }
}
