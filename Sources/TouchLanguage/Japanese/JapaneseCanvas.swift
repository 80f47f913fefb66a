import TouchTrace

struct JapaneseCanvas: CanvasSentences {
  // MARK: Overlays

  func title(of overlay: OverlayKind) -> String {
    switch overlay {
    case .hit: "ヒットテスト"
    case .touches: "タッチ"
    case .responders: "レスポンダ"
    case .areas: "タッチ領域"
    case .window: "ウインドウの探索"
    }
  }

  func summary(of overlay: OverlayKind) -> String {
    switch overlay {
    case .hit: "ヒットテストが尋ねた順、拒否、ヒットしたビュー"
    case .touches: "タッチの番号と軌跡"
    case .responders: "ヒットしたビューから上へ続くレスポンダチェーン"
    case .areas: "コントロール、認識器付きビュー、独自の point(inside:with:) を持つビューの実際のタッチ領域"
    case .window: "タッチを結び付ける回ではなく、その前にウインドウを探す回のヒットテスト"
    }
  }

  func name(of render: SceneRender) -> String {
    switch render {
    case .contents: "内容"
    case .wireframe: "ワイヤーフレーム"
    case .both: "内容とワイヤーフレーム"
    }
  }

  // MARK: Hit test

  func hitPath(_ views: [String], touch: Int?) -> String {
    let path = views.joined(separator: " › ")
    return touch.map { "\(self.touch($0))：\(path)" } ?? path
  }

  let hitPathHelp = "ウインドウからヒットしたビューまでの、ヒットテストのパス"

  func visit(_ number: Int, of view: String) -> String {
    "\(view)：ヒットテストで \(number) 番目に尋ねられた"
  }

  func refusal(_ reason: Reason, by number: Double, rule: Rule) -> String {
    switch reason {
    case .hidden: "非表示"
    case .alpha: "alpha \(Units.alpha(number)) < 0.01"
    case .interactionOff: "インタラクション無効"
    case .animating: "アニメーション中"
    case .outside where number > 0: "\(Units.distance(number)) 外側"
    case .outside where rule == .ht10: "右端または下端の線上（外側）"
    case .outside: "point(inside:with:) が false"
    case .override: "hitTest(_:with:) が nil"
    case .disabled: "無効"
    default: JapaneseReason().name(reason)
    }
  }

  func refused(_ view: String) -> String { "\(view) が拒否" }
  let copyPathHelp = "パスをコピーします"

  func moved(by recognizer: String) -> String { "\(recognizer) のアクションで移動" }

  func hitView(_ state: HitViewState) -> String {
    switch state {
    case .wouldGet: "ここにタッチすると届く"
    case .has(let touch): "タッチ \(touch) を保持"
    case .got(let touch): "タッチ \(touch) を受け取った"
    case .held(let touch): "タッチ \(touch) は保留中"
    case .cancelled(let touch?, let seconds):
      "\(Units.milliseconds(seconds)) でタッチ \(touch) の touchesCancelled を受け取った"
    case .cancelled(nil, let seconds):
      "\(Units.milliseconds(seconds)) で touchesCancelled を受け取った"
    case .notGiven(let touch): "タッチ \(touch) は渡らない"
    case .notYet(let touch): "タッチ \(touch) はまだ届いていない"
    case .neverTold: "ヒットしたが何も届かない"
    case .taken(let touch, let recognizer): "\(recognizer) がタッチ \(touch) を取得"
    }
  }

  func movedSince(by points: Double) -> String { "その後 \(Units.distance(points)) 移動" }
  func takesTouches(outside points: Double) -> String {
    "境界の外 \(Units.distance(points)) まで受け取る"
  }
  func outsideTouchArea(by points: Double) -> String {
    "タッチ領域の外 \(Units.distance(points))"
  }
  func whereItWas(at seconds: Double, isPale: Bool) -> String {
    "\(isPale ? "淡色" : "点線")：\(Units.milliseconds(seconds)) 時点の位置"
  }
  func leftTheScreen(with numbers: [ClosedRange<Int>]) -> String {
    let others = numbers.map { run in
      run.count == 1 ? "\(run.lowerBound)" : "\(run.lowerBound)〜\(run.upperBound)"
    }
    return others.isEmpty ? "画面から消えた" : "\(others.inJapanese) とともに画面から消えた"
  }
  func neverAskedItself(_ view: String) -> String { "\(view) は尋ねられず" }
  func lie(inRefusing views: [String]) -> String { "拒否した \(views.inJapanese) の中" }
  func lie(inRefusing count: Int) -> String { "拒否した \(count) 個のビューの中" }
  func neverAsked(_ views: String) -> String { "尋ねられず：\(views)" }
  func answeredFirst(_ view: String) -> String { "\(view) が先に回答" }
  var notOnScreen: String { "画面外" }
  var alsoOnPath: String { "ほかにパス上のもの" }
  func outside(whenTouchBegan number: Int, at seconds: Double, since change: ViewChange) -> String {
    let then = "タッチ \(number) が始まった \(Units.milliseconds(seconds)) の時点で外側"
    return switch change {
    case .scrolled: "\(then)。その後スクロールした"
    case .left: "\(then)。その後画面から消えた"
    case .hidden: "\(then)。今は見えない"
    }
  }
  func asked(_ numbers: [ClosedRange<Int>]) -> String {
    let runs = numbers.map {
      $0.count == 1 ? "\($0.lowerBound)" : "\($0.lowerBound)〜\($0.upperBound)"
    }
    return "\(runs.joined(separator: "、")) 番目に尋ねられた"
  }
  func listed(_ views: String, _ numbers: [ClosedRange<Int>]) -> String {
    guard numbers.count == 1, let only = numbers.first, only.count == 1 else {
      return "\(views)（\(asked(numbers))）"
    }
    return "\(views)（\(only.lowerBound)）"
  }
  func quoted(_ text: String) -> String { "「\(text)」" }
  func written(_ view: String, _ text: String) -> String { "\(view) \(quoted(text))" }
  var refusedViews: String { "拒否" }
  func others(_ count: Int) -> String { "ビュー \(count) 個" }
  func moreRefused(_ count: Int) -> String { "ほか \(count) 個" }

  func many(_ count: Int, _ kind: String) -> String { "\(kind) ×\(count)" }

  // MARK: Legend

  let legendHelp = "色と模様の意味。原因は何も選択していないときに説明が最初に述べる拒否"

  func title(of entry: LegendEntry) -> String {
    switch entry {
    case .hitView: "ヒットしたビュー"
    case .onPath: "パス上"
    case .refused: "拒否"
    case .cause: "原因"
    case .edge: "端とみなす範囲"
    case .touchArea, .refusedArea, .takenArea: "タッチを受け取る範囲"
    case .margin: "余白"
    case .ghost: "元の位置"
    case .clear: "何も描かない"
    case .neverAsked: "尋ねられず"
    }
  }

  // MARK: Responder chain

  let responderChain = "レスポンダチェーン"
  let lastTouchsResponderChain = "レスポンダチェーン：前のタッチ"
  func lastEvent(_ method: String) -> String { "最後のイベント：\(method)" }
  let chainBeforeTouch = "シーンにタッチすると、どのレスポンダがどの順にタッチを受け取るかを表示します。"
  func moreResponders(_ count: Int, upTo last: String) -> String { "あと \(count) 個、\(last) まで" }

  func chain(_ step: ChainStep) -> String {
    switch step {
    case .getsAndPasses: "受けて渡す"
    case .getsAndKeeps: "受けて渡さない"
    case .passes: "次に渡す"
    case .keeps: "渡さない：チェーンはここまで"
    case .end: "チェーンの終わり"
    case .skipsSuper: "super を呼ばない"
    case .skipped: "super は実行されない"
    }
  }

  func responder(_ position: Int) -> String { "チェーンの \(position) 番目のレスポンダ" }

  // MARK: Touches

  func touch(_ number: Int) -> String { "タッチ \(number)" }

  func touch(_ number: Int, _ state: TouchState) -> String {
    switch state {
    case .down: "\(touch(number)) 接触中"
    case .moves: "\(touch(number)) 移動中"
    case .held(let phase, let holders):
      "\(touch(number))：\(holders.inJapanese) が \(phase.methodName) を保留"
    case .over(.lifted, let seconds): "\(touch(number)) を \(Units.milliseconds(seconds)) で離した"
    case .over(.cancelled, let seconds):
      "\(touch(number)) は \(Units.milliseconds(seconds)) でキャンセル"
    case .over(.takenAway, let seconds):
      "\(touch(number)) は \(Units.milliseconds(seconds)) でシステムがアプリから取り上げた"
    }
  }

  func place(_ x: Double, _ y: Double) -> [String] {
    ["x \(Units.decimal(x))", "y \(Units.decimal(y))"]
  }
  func moved(_ points: Double) -> String { "移動 \(Units.points(points))" }
  func force(_ force: Double) -> String {
    "圧力 \(CanonicalLine.number((force * 100).rounded() / 100))"
  }

  func readoutHelp(touch number: Int) -> String {
    "タッチ \(number)：画面上の x と y（ポイント）、開始点からの距離、直近 100 ms の速度、デバイスが報告する場合は圧力"
  }

  func apart(_ points: Double) -> String { "間隔 \(Units.wholePoints(points))" }

  // MARK: Direction

  func direction(touch: Int) -> String { "タッチ \(touch) の方向" }
  func directionUntil(_ recognizer: String, isDiscrete: Bool, at seconds: Double) -> String {
    "\(recognizer) の\(isDiscrete ? "認識" : "開始")まで、\(Units.milliseconds(seconds))"
  }
  func ofLimit(_ value: Double, of limit: Double) -> String {
    "\(Units.decimal(value)) pt、最小 \(CanonicalLine.number(limit))"
  }

  func axisOutcome(of recognizer: String, _ outcome: AxisOutcome) -> String {
    switch outcome {
    case .began: "\(recognizer) 開始"
    case .recognized: "\(recognizer) 認識"
    case .wrongWay: "\(recognizer)：方向違い"
    case .tooShort: "\(recognizer)：移動不足"
    case .prevented: "\(recognizer) 妨げられた"
    case .waits: "\(recognizer) 待機"
    case .undecided: "\(recognizer) 未確定"
    }
  }

  // MARK: Touch areas

  let takesNoTouches = "タッチを受け付けない"

  func touchArea(width: Double, height: Double, isSmall: Bool) -> String {
    let size = [width, height].map { CanonicalLine.number(($0 * 10).rounded() / 10) }
    return "\(size[0]) × \(size[1]) pt" + (isSmall ? "、44 未満" : "")
  }

  func areaHelp(_ squarePoints: Double) -> String {
    "タッチ領域：\(Units.whole(squarePoints)) 平方ポイント"
  }

  // MARK: The run and the time

  func run(_ name: String?) -> String { name.map { "シナリオ：\($0)" } ?? "シナリオを再生" }
  let runHelp = "シナリオを選び、最初から再生します"

  func moment(_ state: MomentState) -> String {
    switch state {
    case .live: "ライブ"
    case .end: "終了時点"
    case .paused: "一時停止"
    case .past: "過去を表示"
    case .playing: "再生中"
    case .replaying: "リプレイ中"
    }
  }

  func momentHelp(_ state: MomentState) -> String {
    switch state {
    case .live: "シーンの時間は時計どおりに進みます"
    case .end: "シナリオまたは記録は終わりました"
    case .paused: "シーンの時間は止まっています"
    case .past: "過去の時点を表示しています"
    case .playing: "再生ヘッドが過去の時点から進んでいます"
    case .replaying: "シナリオまたは記録がシーンに入力を送っています"
    }
  }

  func recording(_ seconds: Double?) -> [String] {
    guard let seconds else { return ["記録中"] }
    let time = "\(Units.decimal(seconds)) s"
    return ["記録中 \(time)", time]
  }
  let recordingHelp = "入力をファイルに書き込み中です。ここを押すと保存します（F8）"

  // MARK: The past and held fingers

  func behindLive(by seconds: Double) -> [String] {
    let time = Units.clock(seconds)
    return ["ライブまであと \(time)", "あと \(time)", "あと \(time)", time]
  }

  func behindLiveHelp(events: Int) -> String {
    "この時点より後に、ログにはイベントが \(events) 件あります。最新の時点を表示します（End）"
  }

  let branchFromHere = ["ここから分岐", "ここから分岐", "ここで分岐", "分岐"]
  let branchFromHereHelp = "この時点から新しい実行を始めます。「前の実行」で今の実行に戻れます"
  let backToLive = ["ライブに戻る", "ライブに戻る", "ライブへ", "ライブ"]
  let backToLiveHelp = "最新の時点を表示します（End）"

  func focus(_ isolated: String?, hidden: [String]) -> [String] {
    if let isolated { return ["\(isolated) だけを描画中", "\(isolated) のみ"] }
    let names = hidden.inJapanese
    return hidden.count == 1
      ? ["\(names) は描画していません", "\(names) を隠しています"]
      : ["\(names) は描画していません", "ビュー \(hidden.count) 個を隠しています"]
  }

  func layers(_ first: Int, _ last: Int?) -> [String] {
    guard let last else {
      return first == 0
        ? ["すべての層を描画中", "すべての層"] : ["第 \(first) 層より深い層だけを描画中", "第 \(first) 層から"]
    }
    return first == last
      ? ["第 \(first) 層だけを描画中", "第 \(first) 層"]
      : ["第 \(first)〜\(last) 層だけを描画中", "第 \(first)〜\(last) 層"]
  }

  func heldFingers(_ touches: [Int]) -> [String] {
    let count = "指 \(touches.count) 本"
    return [
      "\(count)が触れたまま：Esc で離す", "\(count)が触れたまま：Esc", "\(count)：Esc",
      touches.map { "\($0)" }.inJapanese,
    ]
  }

  func heldFingersHelp(_ touches: [Int]) -> String {
    """
    \(touches.map(touch).inJapanese) の指は触れたままで、マウスのボタンでは押さえていません。Esc またはここのクリックで離し、\
    Shift+Esc でキャンセルします。リングをドラッグすると指が動き、クリックすると離れます。
    """
  }

  // MARK: Recognizers near a view

  func noRecognizer(onOrAbove view: String) -> String {
    "\(view) にも、その上のどの親ビューにも認識器はありません。"
  }
  func noRecognizer(on view: String) -> String { "\(view) に認識器はありません。最も近いもの：" }
  func recognizer(_ name: String, on view: String, levels: Int) -> String {
    "\(view) の \(name) · \(levels) 階層上"
  }
  func select(_ name: String) -> String { "\(name) を選択" }
}
