struct JapaneseArranging: ArrangingSentences {
  func hints(_ activity: ComposeActivity) -> [String] {
    switch activity {
    case .rest: []
    case .armed(let title, let isView):
      isView
        ? [
          "シーンでドラッグ = \(title)の枠を描く   クリック = 標準の大きさ   Esc = 戻す",
          "シーンでドラッグかクリック   Esc = 戻す",
        ] : ["\(title)を加えるビューをクリック   Esc = 戻す"]
    case .drawing: ["Shift = 正方形   Ctrl = 吸着なし   Esc = 中止", "Esc = 中止"]
    case .moving(let copies):
      [
        "\(copies ? "D = 移動" : "Alt か D = コピー")   Shift = 一方向   Ctrl = 吸着なし   P か静止 = 下のビューの中へ   Esc = 中止",
        "\(copies ? "D = 移動" : "D = コピー")   Shift = 一方向   P = 中へ   Esc = 中止", "Esc = 中止",
      ]
    case .resizing: ["Shift = 比率を保つ   Alt = 中心から   Ctrl = 吸着なし   Esc = 中止", "Esc = 中止"]
    case .carrying: ["Alt = コピー   Shift = 数値を保つ   Esc = 中止", "Esc = 中止"]
    }
  }
  func armed(_ title: String, isView: Bool) -> String {
    isView
      ? "\(title)：シーンでドラッグすると枠を描き、クリックすると標準の大きさで加えます。" : "\(title)：加えるビューをクリックしてください。"
  }
  func copy(_ id: String) -> String { "\(id) のコピー" }
  func recognizers(of view: String) -> String { "\(view)：ドラッグで並べ替え、または別のビューへ" }
  func selection(_ ids: [String]) -> String { ids.count == 1 ? ids[0] : "オブジェクト \(ids.count) 個" }

  // MARK: The bar for fingers

  var undo: String { "取り消す" }
  var redo: String { "やり直す" }
  var add: String { "追加" }
  var duplicate: String { "複製" }
  var delete: String { "削除" }
  var link: String { "関係" }
  var tryScene: String { "試す" }

  // MARK: Why nothing is changed

  func fillsWindow(_ id: String) -> String {
    "\(id) はウインドウ全体を占めます。大きさはシーンの画面で決まります。"
  }
  func intoItself(_ id: String) -> String { "\(id) を自分自身の中へは移せません。" }
  func holdsNoViews(_ id: String, _ className: String) -> String {
    "\(id) は \(className) なので、ビューを入れられません。"
  }
  var recognizersGoIntoViews: String { "認識器はビューにだけ入れられます。" }
  func nothingAbove(_ id: String) -> String { "\(id) の上に、入れられるビューがありません。" }
  func isOutermost(_ id: String) -> String { "\(id) が出られるビューはありません。" }
  var threeToDistribute: String { "等間隔にするには、ビューを 3 つ以上選択してください。" }
  func readsAsPart(_ id: String, _ part: String, of owner: String) -> String {
    "\(id) は \(owner) の \(part) と読めます。点のない名前にしてください。"
  }
  func isLogWord(_ id: String) -> String {
    "\(id) はログの言葉です。ログの行を区別できなくなります。"
  }
}
