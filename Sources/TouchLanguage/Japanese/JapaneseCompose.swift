import TouchTrace

struct JapaneseCompose: ComposeSentences {
  // MARK: The mode

  func mode(variant: String?) -> String {
    variant.map { "バリアント「\($0)」：プロパティだけが変わります。" } ?? "タッチは配信されません。M で作成モードを終えます。"
  }
  var trying: String { "何かを変えるまで、タッチがシーンに届きます。" }
  func tryTitle(key: String) -> String { key.isEmpty ? "試す" : "試す  \(key)" }
  var howToSelect: String { "シーンのビューか、階層の行をクリックしてください。" }
  var hints: [String] {
    [
      "ライブラリからドラッグ   矢印 = 1 pt、Shift で 10 pt   L = 関係   F2 = id   F4 = 試す   Ctrl+Enter = ランとして残す   Ctrl+S = 保存   M = 終了",
      "矢印 = 移動   L = 関係   F2 = id   F4 = 試す   Ctrl+S = 保存   M = 終了",
      "F4 = 試す   Ctrl+S = 保存   M = 終了", "M = 終了",
    ]
  }
  var stopFirst: String { "シーンを変えるには、先に記録を停止してください。" }
  var leaveFirst: String { "F4 を押したままシーンにタッチするか、M で作成モードを終えてください。" }
  var noFile: String { "このシーンには変更できるファイルがありません。" }
  var isVariant: String {
    "バリアントで変わるのはプロパティだけです。オブジェクトの追加、移動、削除には「\(JapaneseToolbar().asWritten)」を選んでください。"
  }
  var invitation: String { "F4 を押したままシーンにタッチしてください。以後、変更ごとに結果を示します。" }
  func changes(_ count: Int) -> String { "未保存の変更 \(count) 件、Ctrl+S" }
  var details: String { "詳細" }
  var keepRun: String { "ランとして残す" }
  func sameOutcome(_ change: OutcomeChange, zero: Instant) -> String {
    "結果は同じです：\(JapaneseEdit().ending(change, zero: zero))。"
  }

  // MARK: New scenes, runs and exports

  func title(_ template: SceneTemplate) -> String {
    switch template {
    case .empty: "空のシーン：ビュー 1 つ"
    case .buttonInScroll: "スクロールビューの中のボタン"
    case .nestedScroll: "リストの中のカルーセル"
    case .twoRecognizers: "シングルタップとダブルタップ"
    case .tableOuterTap: "タップのあるビューの中のテーブル"
    case .bottomSheet: "リストのあるボトムシート"
    }
  }
  var templatePlaceholder: String { "テンプレートから新しいシーン" }
  func madeScene(_ file: String) -> String {
    "\(file) を作りました。ライブラリからビューをドラッグするか、N を押してください。"
  }
  var nothingToKeep: String { "残すジェスチャがまだありません。F4 を押したままシーンにタッチしてください。" }
  func keptRun(_ name: String, failures: Int) -> String {
    "ラン「\(name)」を加えました。\(Self.verdict(failures))。"
  }
  func keptSamples(_ name: String, samples: Int, failures: Int) -> String {
    "単純なジェスチャでは結果が異なるため、ラン「\(name)」をサンプル \(samples) 個で加えました。\(Self.verdict(failures))。"
  }
  static func verdict(_ failures: Int) -> String {
    failures == 0 ? "成功します" : "期待のうち \(failures) 件が成り立ちません"
  }
  var noRuns: String {
    "このシーンにはまだランがありません。F4 を押したままタッチして、「ランとして残す」を選んでください。"
  }
  func exported(_ file: String, _ format: ExportFormat, runs: Int, warnings: Int) -> String {
    let what =
      switch format {
      case .program: "UIKit のプログラム"
      case .test: "テスト \(runs) 件"
      }
    let notes = warnings == 0 ? "" : "UIKit で表せないものが \(warnings) 件あります。コメントを見てください。"
    return "\(file) に\(what)を書き込みました。\(notes)"
  }
  func exportRefused(_ file: String, _ reason: String) -> String {
    "\(file) は書き込まれませんでした：\(reason)。"
  }

  // MARK: The clipboard

  func copiedObjects(_ count: Int) -> String { "オブジェクト \(count) 個をコピーしました。" }
  var nothingToPaste: String { "クリップボードにビューや認識器がありません。" }

  // MARK: The library

  func title(_ entry: LibraryEntry) -> String {
    switch entry {
    case .view: "ビュー"
    case .label: "ラベル"
    case .imageView: "イメージ"
    case .roundView: "円形ビュー"
    case .overlay: "オーバーレイ"
    case .button: "ボタン"
    case .control: "コントロール"
    case .toggle: "スイッチ"
    case .slider: "スライダー"
    case .stepper: "ステッパー"
    case .segments: "セグメント"
    case .pageControl: "ページ"
    case .textField: "テキスト欄"
    case .scrollView: "スクロール"
    case .zoomingScrollView: "ズーム"
    case .table: "テーブル"
    case .collection: "コレクション"
    case .navigation: "ナビゲーション"
    case .tabs: "タブバー"
    case .pages: "ページ"
    case .controller: "ビューコントローラ"
    case .tap: "タップ"
    case .doubleTap: "ダブルタップ"
    case .longPress: "長押し"
    case .pan: "パン"
    case .edgePan: "画面端パン"
    case .swipe: "スワイプ"
    case .pinch: "ピンチ"
    case .rotation: "回転"
    }
  }
  /// The names for which a tile has no room.
  private static let wholeTitles: [LibraryEntry: String] = [
    .imageView: "イメージビュー", .pageControl: "ページコントロール", .textField: "テキストフィールド",
    .scrollView: "スクロールビュー", .zoomingScrollView: "ズームできるスクロールビュー",
  ]
  /// Its whole name and the English words find it, too.
  func synonyms(_ entry: LibraryEntry) -> [String] {
    let english = EnglishCompose()
    return [Self.wholeTitles[entry], english.title(entry)].compactMap(\.self)
      + english.synonyms(entry)
  }
  func title(_ group: LibraryGroup) -> String {
    switch group {
    case .views: "ビュー"
    case .controls: "コントロール"
    case .scrolling: "スクロール"
    case .containers: "コンテナ"
    case .recognizers: "認識器"
    case .classes: "自分のクラス"
    }
  }
  var groupsHelp: String { "ライブラリの別のグループを表示します" }
  func recognizers(_ view: String, _ count: Int) -> String { "\(view) の認識器は \(count) 個です" }
  func tooltip(_ title: String, _ className: String) -> String {
    "\(title) \u{00B7} \(className)\nシーンか階層にドラッグしてください。押すと、選択したものに追加します。"
  }
  var find: String { "ビューか認識器を検索" }
  func noMatches(_ text: String) -> String { "「\(text)」は見つかりません。" }
  var noClasses: String { "自分のクラスは登録されていません。" }
  var dragOrPress: String { "ライブラリからビューをドラッグするか、N を押してください。" }

  // MARK: On the scene

  func size(_ id: String, width: Double, height: Double) -> String {
    EnglishCompose().size(id, width: width, height: height)
  }
  func dropInto(_ id: String) -> String { "\(id) の中へ" }

  // MARK: Relations

  func relation(_ a: String, _ relation: SceneRelation, _ b: String) -> String {
    switch relation {
    case .requireToFail: "\(a) は \(b) の失敗を待つ"
    case .simultaneousWith: "\(a) と \(b) は同時に認識する"
    case .canPrevent: "\(a) は \(b) だけを妨げる"
    case .canBePreventedBy: "\(a) は \(b) だけに妨げられる"
    case .requireFailureOf: "\(a) のデリゲートにより、\(a) は \(b) の失敗を待つ"
    case .beRequiredToFailBy: "\(a) のデリゲートにより、\(b) は \(a) の失敗を待つ"
    case .delegate: "\(b) は \(a) のデリゲート"
    }
  }
  func removeRelation(_ a: String, _ relation: SceneRelation, _ b: String) -> String {
    "「\(self.relation(a, relation, b))」を取り除く"
  }
  func moveInto(_ a: String, _ view: String) -> String { "\(a) を \(view) へ移す" }
  func relationTitle(_ a: String, _ b: String) -> String { "\(a) \u{2192} \(b)" }
  var cannotWrap: String { "同じ親を持つビューだけを新しいビューに入れられます。" }
  func cannotUnwrap(_ id: String) -> String { "\(id) には取り出すビューがありません。" }
  func nothingToRelate(_ view: String) -> String {
    "\(view) には関係づける認識器がありません。ライブラリからドラッグしてください。"
  }
  var noOtherRecognizer: String { "関係づけられる認識器がほかにありません。" }
  var selfRelation: String { "認識器は自分自身の失敗を待てません。" }

  // MARK: Text and file

  var text: String { "テキスト" }
  func savedScene(_ file: String) -> String { "\(file) を保存しました。" }
  var nothingToSave: String { "保存する変更はありません。" }
  func notSaved(_ file: String, _ reason: String) -> String {
    "\(file) は保存されませんでした（\(reason)）。変更は残っています。"
  }
  func changedOutside(_ file: String, kept: Int) -> String {
    "\(file) が外部で変更されました。あなたの変更 \(kept) 件は残っています。"
  }
  func outsideTitle(_ file: String) -> String { "\(file) が外部で変更されました" }
  func outsideFits(_ fitting: Int, of all: Int) -> String {
    "変更 \(all) 件のうち \(fitting) 件を新しいテキストに適用できます。"
  }
  var keepBoth: String { "できるだけ両方を残す" }
  var useFile: String { "ファイルを使う" }
  var keepMine: String { "自分の変更を残す" }
  func keptMine(_ file: String) -> String {
    "自分のテキストを残しました。次の保存で \(file) を上書きします。"
  }
  func doesNotFit(_ change: String, line: Int?) -> String {
    line.map { "合わない変更：\(change)（\($0) 行目）。" } ?? "合わない変更：\(change)。"
  }
  var differenceHelp: String { "− は自分のもの、+ はファイルのものです：" }
  func unsavedTitle(_ file: String) -> String { "\(file) に未保存の変更があります" }
  func unsavedLines(_ changes: Int) -> String { "変更 \(changes) 件がまだファイルに書き込まれていません。" }
  var draftLines: String { "前回 Touchscope が終了したとき、保存されていませんでした。" }
  var restore: String { "復元" }
  var discard: String { "破棄" }
  var keepEditing: String { "キャンセル" }
  func renamePlaceholder(_ id: String) -> String { "\(id) の新しい id" }

  // MARK: Why a change is not made

  func notEditable(line: Int) -> String {
    "このファイルは作成モードで変更できない YAML を使っています（\(line) 行目）。テキストとして編集してください。"
  }
  func noObject(_ id: String) -> String { "シーンファイルに \(id) というオブジェクトはありません。" }
  func wrongPlace(_ id: String, into parent: String) -> String { "\(id) は \(parent) に入れられません。" }
  var spacedID: String { "id には空白を使えません。" }
  var invalidID: String { "id に使えるのは文字、数字、_ - . だけです。" }
  func takenID(_ id: String, line: Int) -> String {
    "\(id) は別のオブジェクトが使っています（\(line) 行目）。"
  }
  func fixed(_ id: String) -> String {
    "\(id) は、それを持つオブジェクトの一部です。単独では移動、複製、削除できません。"
  }
  func notLoaded(line: Int, _ sentence: String) -> String { "\(line) 行目：\(sentence)" }

  // MARK: What was changed

  func label(_ operations: [SceneOperation]) -> String {
    guard let first = operations.first else { return "変更" }
    let count = Set(operations.map(\.subject)).count
    let one = first.subject.map { "\($0) " } ?? "テキスト"
    return Self.sentence(first, count == 1 ? one : "\(count) 個のオブジェクト")
  }
  func undone(_ label: String) -> String { "取り消しました：\(label)。" }
  func redone(_ label: String) -> String { "やり直しました：\(label)。" }
  var nothingToUndo: String { "取り消す変更はありません。" }
  var nothingToRedo: String { "やり直す変更はありません。" }

  /// `what` ends with the blank that a Latin name needs.
  private static func sentence(_ operation: SceneOperation, _ what: String) -> String {
    switch operation {
    case .set(_, let property, let value):
      property == "frame" || property == "center"
        ? "\(what)を配置"
        : value == nil ? "\(what)の \(property) を取り除く" : "\(what)の \(property) を設定"
    case .changeRows(_, _, .makeSections): "\(what)の行をセクションに分ける"
    case .changeRows(_, let property, _): "\(what)の \(property) を変更"
    case .setInVariant: "バリアント \(what)を変更"
    case .add: "\(what)に追加"
    case .move: "\(what)を移動"
    case .rename: "\(what)の id を変更"
    case .duplicate: "\(what)を複製"
    case .delete: "\(what)を削除"
    case .relate(_, let relation, _, let isOn),
      .relateInVariant(_, _, let relation, _, let isOn):
      isOn ? "\(what)に \(relation.rawValue) を追加" : "\(what)の \(relation.rawValue) を取り除く"
    case .addRun: "\(what)にランを追加"
    case .renameRun: "ラン \(what)の名前を変更"
    case .deleteRun: "ラン \(what)を削除"
    case .replaceRun: "ラン \(what)を記録し直す"
    case .updateExpectation: "ラン \(what)の期待を更新"
    case .paste: "\(what)にペースト"
    case .replaceText: "\(what)を編集"
    }
  }
}
