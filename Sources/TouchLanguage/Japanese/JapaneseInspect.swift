import TouchTrace

struct JapaneseInspect: InspectSentences {
  var nothingSelected: String { "何も選択されていません" }
  var howToSelect: String { "ビューか認識器をクリックするか、ピックモード（I）でシーンを指してください。" }
  var noProperties: String { "表示するプロパティはありません。" }
  func underTouch(_ number: Int) -> String { "タッチ \(number) の下" }
  var decidedThisTouch: String { "このタッチを決めたもの" }
  var decidesNoMore: String { "編集前に決め手だったもの" }
  var decidedForOthers: String { "ほかに影響したもの" }
  func name(of limit: FixedLimit, _ object: String) -> String {
    switch limit {
    case .controlMargin: "UIControl の余白"
    case .dragDistance: "\(object) の開始に必要な移動"
    }
  }
  func effect(_ effect: PropertyEffect) -> String {
    switch effect {
    case .held(let seconds, let isEnd):
      "\(isEnd ? "touchesEnded " : "タッチ")を \(Units.milliseconds(seconds)) 保留"
    case .holds(let isEnd): "\(isEnd ? "touchesEnded " : "タッチ")を保留中"
    case .neverDelivered(let view, let isEnd):
      "\(view) には\(isEnd ? " touchesEnded " : "タッチ")が届かず"
    case .cancelled(let view): "\(view) はタッチを失った"
    case .refused: "タッチを拒否"
    case .withheld(let view, let touch): "\(view) にはタッチ \(touch) が届かず"
    case .waited(let other, let seconds): "\(other) を \(Units.milliseconds(seconds)) 待った"
    case .waits(let other): "\(other) を待っている"
    case .failed(let recognizer): "\(recognizer) は失敗"
    case .began(let recognizer): "\(recognizer) は開始"
    case .outside(let distance): "点は \(JapaneseReason.pt(distance)) 外側"
    case .ended(let control, let distance): "\(control) の外側 \(JapaneseReason.pt(distance)) で終了"
    case .moved(let way, let axis): "\(JapaneseWhyRecognizer.way(way, axis)) 移動"
    }
  }
  var decidesHitTest: String { "ヒットテストを決めるもの" }
  var behaviour: String { "動作" }
  var connections: String { "ビュー、target、delegate" }
  var none: String { "なし" }
  func on(_ view: String) -> String { "\(view) 上" }
  func inside(_ superview: String) -> String { "\(superview) 内" }
  func sibling(_ number: Int, of count: Int) -> String { "\(count) 個中 \(number) 番目" }
  var needsID: String { "ここで変更するには、シーンで id を付けてください。" }
  var differsFromStandard: [String] { ["UIKit の既定値と異なる", "既定値ではない"] }
  func standard(_ value: String) -> String { "UIKit の既定値：\(value)" }
  func usual(_ value: String) -> String { "デフォルト：\(value)" }
  var boldIsGiven: String { "太字：シーンで設定" }
  var setByScene: String { "シーンで設定" }
  var state: String { "状態" }
  var readOnly: String { "読み取り専用" }
  var looks: String { "レイアウトと外観" }
  var tryOut: String { "試す" }
  var geometry: String { "ジオメトリ" }
  func tryOut(_ code: String) -> String {
    "\(code) で最後のジェスチャをリプレイする。Ctrl+Z で元に戻せます"
  }
  func withoutRequirement(_ recognizer: String, _ other: String) -> String {
    "\(recognizer) から require(toFail: \(other)) を外す"
  }
  func together(_ recognizer: String, _ other: String) -> String {
    "\(recognizer) と \(other) に同時に認識させる"
  }
  func callSuper(in name: String) -> String { "\(name) のタッチメソッドで super を呼びます。" }
  func letBegin(of name: String, isDelegate: Bool) -> String {
    "\(name) の\(isDelegate ? "デリゲートの " : " ")gestureRecognizerShouldBegin(_:) で true を返します。"
  }
  func deferSystemGestures(at edge: TouchEdge) -> String {
    "ビューコントローラの preferredScreenEdgesDeferringSystemGestures に .\(edge.name) を含めると、そこではアプリのジェスチャが優先されます。"
  }
  func allowInteraction(during view: String) -> String {
    "\(view) のアニメーションにオプション .allowUserInteraction を付けます。"
  }
  func includeSubview(_ view: String, in parent: String) -> String {
    "\(parent) の point(inside:with:) をオーバーライドして \(view) を含めるか、\(parent) を大きくします。"
  }
  func advice(_ advice: GestureAdvice) -> String {
    switch advice {
    case .begin(let distance, let edge):
      "\(JapaneseReason.edge(edge))から \(Units.distance(distance)) 以内で始めます。"
    case .swipe(let speed): "もっと速くスワイプします（\(Units.speed(speed)) 以上）。"
    case .touch(let distance, let view): "\(view) から \(Units.distance(distance)) 以内に触れます。"
    case .touchBeside(let control, let view, let recognizer):
      "\(view) の \(control) 以外の場所に触れるか、\(recognizer) を \(control) 自体に付けます。"
    case .hold(let seconds, let distance):
      "\(Units.distance(distance)) を超えて動かす前に、\(Units.duration(seconds)) 押し続けます。"
    case .lift(let distance, let control):
      "\(control) から \(Units.distance(distance)) 以内で指を離します。"
    case .liftBeforeMoving(let distance): "\(Units.distance(distance)) 動かす前に指を離します。"
    }
  }
  var notGiven: String { "未設定" }
  func coordinates(of view: String) -> String { "\(view) 内" }
  var measured: String { "測定値と制限" }
  var howToEdit: String { "値を変えると、最後のジェスチャがその値でリプレイされ、違いがここに現れます。" }
  func revert(_ property: String) -> String { "\(property) の編集を取り消す" }
  func toggle(_ property: String, isOn: Bool) -> String {
    isOn ? "\(property) をオンにする" : "\(property) をオフにする"
  }
  var increase: String { "増やす（↑）" }
  var decrease: String { "減らす（↓）" }
  func chooseColor(_ property: String) -> String { "\(property) を選ぶ" }
  var choose: String { "選ぶ" }
  func addTo(_ property: String) -> String { "\(property) に追加" }
  func takeOut(_ word: String, of property: String) -> String {
    "\(property) から \(word) を取り除く"
  }
  func putIn(_ word: String, to property: String) -> String { "\(property) に \(word) を加える" }
  func chooseValue(_ property: String) -> String { "\(property) の値を選ぶ" }
  func several(_ count: Int) -> String { "\(count) 個のオブジェクト" }
  var mixed: String { "複数の値" }
  var newText: String { "新しいテキスト" }
  func writeOut(_ count: Int, areItems: Bool) -> String {
    if areItems {
      return "1 項目を編集するために \(count) 項目を書き出しますか？"
    }
    return "1 行を編集するために \(count) 行を書き出しますか？"
  }
  var writeOut: String { "書き出す" }
  var makeSections: String { "セクションに分ける" }
  var aboutSections: String { "すべての行が最初のセクションに入ります。取り消せます" }
  var addSection: String { "セクションを追加" }
  var detail: String { "詳細" }
  func sectionTitle(_ number: Int) -> String { "セクション \(number) のタイトル" }
  func moveRow(_ number: Int) -> String { "ドラッグして行 \(number) を移動" }
  func removeSection(_ number: Int) -> String { "セクション \(number) を行ごと取り除く" }
  var rowKeys: String { "Enter で行を追加、Tab で詳細へ" }
  var addText: String { "追加" }
  var requirements: String { "失敗を待つ相手" }
  var possibleRequirements: String { "待つように変更できる相手" }
  func removeRequirement(_ recognizer: String) -> String { "\(recognizer) を待つのをやめる" }
  func addRequirement(_ recognizer: String) -> String { "\(recognizer) の失敗を待つ" }

  func outcome(_ state: String, at seconds: Double?) -> String {
    seconds.map { "\(Units.milliseconds($0)) に\(state)" } ?? state
  }
  var lastOutcome: String { "結果" }
  var stateNow: String { "現状" }
  var noneYet: String { "まだなし" }
  func reset(_ state: String, at seconds: Double?) -> String {
    seconds.map { "\(state)、\(Units.milliseconds($0)) にリセット" } ?? state
  }

  var source: String { "ソース" }
  func noListing(_ className: String) -> String {
    "\(className) は自作のクラスです。ソースは自分のプログラムにあります。"
  }
  var applePages: String { "Apple のページ（押すとアドレスをコピー）" }
  func copyAddress(_ address: String) -> String {
    "\(address) をコピーします。このプログラムはネットワークにもブラウザにもつなぎません"
  }
  var overrides: String { "オーバーライド" }
  func openListing(of method: String, in className: String) -> String {
    "\(className) のソースで \(method) を表示する"
  }
  func writtenByHand(_ name: String) -> String { "\(name)（手書き版）" }
  func listing(_ name: String, file: String, line: Int, isOpen: Bool) -> String {
    "\(name) のソースを\(isOpen ? "閉じる" : "開く")（\(file):\(line)）"
  }
  func sceneText(_ file: String) -> String { "シーンのテキスト（\(file)）" }
  func linesOfOthers(_ count: Int) -> String { "サブビューの \(count) 行" }

  var watch: String { "ウォッチ" }

  func watched(_ kind: WatchedKind, of name: String) -> String {
    switch kind {
    case .measure(let gauge): "\(name) \(JapaneseReason().gauge(gauge))"
    case .offsetX: "\(name).contentOffset.x"
    case .offsetY: "\(name).contentOffset.y"
    case .touchX: "タッチ \(name) x"
    case .touchY: "タッチ \(name) y"
    }
  }

  func watched(_ kind: WatchedKind, _ value: Double) -> String {
    switch kind {
    case .measure(.speed): Units.speed(value)
    case .measure(.angle): Units.degrees(value)
    case .measure(.taps), .measure(.touches), .measure(.number): Units.number(value)
    case .measure(let gauge):
      gauge.isTime ? Units.milliseconds(value) : Units.points(value)
    case .offsetX, .offsetY, .touchX, .touchY: Units.points(value)
    }
  }
  var keyEventsAreNotModelled: String {
    "UIKit はこのビューへのキーイベントも捨てますが、ここではタッチだけを再現します。"
  }
}
