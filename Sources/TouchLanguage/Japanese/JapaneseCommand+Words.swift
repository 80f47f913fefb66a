extension JapaneseCommand {
  func words(of command: CommandID) -> CommandText {
    switch command {
    // The window.
    case .help:
      CommandText("キーボードヘルプ", "すべてのキーを表示するか、隠します。今使えるものが先頭です", synonyms: ["ショートカット"])
    case .palette: CommandText("コマンドパレット", "すべてのコマンドを検索します")
    case .menu:
      CommandText("コンテキストメニュー", "フォーカスまたは選択に対してできることを表示します", synonyms: ["右クリック"])
    case .find: CommandText("オブジェクトを検索", "ビュー、認識器、シーンを名前で検索します")
    case .search:
      CommandText("パネル内を検索", "ポインタの下のパネルの検索フィールドにフォーカスします", synonyms: ["絞り込み"])
    case .open: CommandText("シーンを開く", "すべてのシーンを表示し、名前で検索します", synonyms: ["ファイル"])
    case .sceneChoose:
      CommandText("シーンを選ぶ", "すべてのシーンをタイトルで一覧し、検索して開きます", synonyms: ["シーンの切り替え"])
    case .save: CommandText("記録を保存", "このセッションの入力をファイルに書き込みます", synonyms: ["書き出し"])
    case .saveScene: CommandText("シーンを保存", "すべての編集を含むシーンをファイルに書き込みます")
    case .sceneNew:
      CommandText(
        "新しいシーン…", "テンプレートから、開いているシーンの隣にシーンを作り、作成モードにします",
        synonyms: ["テンプレート"])
    case .exportTest: CommandText("テストとして書き出す", "すべてのランをテストとして、シーンの隣の Swift ファイルに書き込みます")
    case .exportSwift: CommandText("UIKit コードに書き出す", "シーンを UIKit のプログラムとして隣に書き込みます")
    case .modeCompose: CommandText("作成", "シーンそのものを変えます。タッチはシーンに届きません")
    case .composeToggle: CommandText("作成とタッチの切り替え", "シーンそのものを変えるか、タッチに戻ります")
    case .composeAdd: CommandText("ライブラリから追加", "追加するビュー、コントロール、認識器を検索します")
    case .composeTry: CommandText("試す", "キーを押している間、または次に押すまで、タッチがシーンに届きます")
    case .composeKeepRun: CommandText("ランとして残す", "最後のジェスチャと結果をシーンのランに加えます")
    case .composeLeft: CommandText("左へ動かす", "選択したものを 1 pt 動かします")
    case .composeRight: CommandText("右へ動かす", "選択したものを 1 pt 動かします")
    case .composeUp: CommandText("上へ動かす", "選択したものを 1 pt 動かします")
    case .composeDown: CommandText("下へ動かす", "選択したものを 1 pt 動かします")
    case .composeLeftFar: CommandText("左へ大きく動かす", "選択したものを 10 pt 動かします")
    case .composeRightFar: CommandText("右へ大きく動かす", "選択したものを 10 pt 動かします")
    case .composeUpFar: CommandText("上へ大きく動かす", "選択したものを 10 pt 動かします")
    case .composeDownFar: CommandText("下へ大きく動かす", "選択したものを 10 pt 動かします")
    case .composeNarrower: CommandText("幅を狭める", "右端を左へ 1 pt 動かします")
    case .composeWider: CommandText("幅を広げる", "右端を右へ 1 pt 動かします")
    case .composeLower: CommandText("高さを縮める", "下端を上へ 1 pt 動かします")
    case .composeHigher: CommandText("高さを伸ばす", "下端を下へ 1 pt 動かします")
    case .composeInside: CommandText("内側を選択", "最初の子ビューを選択します")
    case .composeOutside: CommandText("外側を選択", "選択したものを含むビューを選択します")
    case .composeNext: CommandText("次のオブジェクト", "シーンファイルの次のオブジェクトを選択します")
    case .composePrevious: CommandText("前のオブジェクト", "シーンファイルの前のオブジェクトを選択します")
    case .composeForward: CommandText("前面へ", "並び順で、次の兄弟の後へ移します")
    case .composeBackward: CommandText("背面へ", "並び順で、前の兄弟の前へ移します")
    case .composeDuplicate: CommandText("複製", "独自の id を持つコピーを追加します")
    case .composeCopy: CommandText("オブジェクトをコピー", "選択したものをシーンファイルのテキストとしてコピーします")
    case .composeCut: CommandText("オブジェクトを切り取る", "選択したものをコピーして取り除きます")
    case .composePaste: CommandText("オブジェクトをペースト", "コピーしたものを選択したビューに加えます")
    case .composeRename: CommandText("id を変更", "オブジェクトの id をすべての場所で変えます")
    case .composeDelete: CommandText("オブジェクトを削除", "オブジェクトと、それを参照するものをシーンから取り除きます")
    case .composeWrap:
      CommandText("ビューに入れる", "選択したビューを、位置を変えずに新しいビューに入れます", synonyms: ["グループ"])
    case .composeUnwrap:
      CommandText("中身を取り出す", "ビューの中身を、位置を変えずに取り出し、ビューを取り除きます")
    case .composeRelate: CommandText("認識器を関係づける", "失敗を待つ、同時に認識する、妨げる、デリゲートになるなどの関係を設定します")
    case .composeZoomIn: CommandText("シーンを拡大", "ポインタを中心にシーンを大きく表示します")
    case .composeZoomOut: CommandText("シーンを縮小", "シーンを小さく表示します")
    case .composeZoomFit: CommandText("シーン全体", "シーン全体を再び表示します")
    case .composeFront: CommandText("最前面へ", "すべての兄弟より手前に表示します。ファイルでは最後に移します")
    case .composeBack: CommandText("最背面へ", "すべての兄弟より奥に表示します。ファイルでは最初に移します")
    case .composeAll: CommandText("兄弟をすべて選択", "選択したものの兄弟をすべて選択します。もう一度で、それらを含むものとその兄弟を選択します")
    case .composeAlignLeft: CommandText("左揃え", "最初に選択したビューに揃えます。1 つだけのときは親に揃えます")
    case .composeAlignCenter: CommandText("左右中央揃え", "最初に選択したビューの左右の中央に揃えます")
    case .composeAlignRight: CommandText("右揃え", "最初に選択したビューの右端に揃えます")
    case .composeAlignTop: CommandText("上揃え", "最初に選択したビューの上端に揃えます")
    case .composeAlignMiddle: CommandText("上下中央揃え", "最初に選択したビューの上下の中央に揃えます")
    case .composeAlignBottom: CommandText("下揃え", "最初に選択したビューの下端に揃えます")
    case .composeSpreadAcross: CommandText("左右に等間隔", "3 つ以上のビューの左右の間隔を等しくします")
    case .composeSpreadDown: CommandText("上下に等間隔", "3 つ以上のビューの上下の間隔を等しくします")
    case .composeNarrowerFar: CommandText("幅を大きく狭める", "右端を左へ 10 pt 動かします")
    case .composeWiderFar: CommandText("幅を大きく広げる", "右端を右へ 10 pt 動かします")
    case .composeLowerFar: CommandText("高さを大きく縮める", "下端を上へ 10 pt 動かします")
    case .composeHigherFar: CommandText("高さを大きく伸ばす", "下端を下へ 10 pt 動かします")
    case .composeRowUp: CommandText("行を上へ", "階層の行を前の兄弟の前へ移します")
    case .composeRowDown: CommandText("行を下へ", "階層の行を次の兄弟の後へ移します")
    case .composeRowIn: CommandText("上の行の中へ", "ビューを上の兄弟の中へ移します。画面上の位置は変わりません")
    case .composeRowOut: CommandText("行を外へ", "オブジェクトを含むものの外へ移します。ビューの画面上の位置は変わりません")
    case .composeDistances: CommandText("距離を表示", "キーを押している間、選択したものから周囲までの距離を表示します")
    case .composeDragCopy: CommandText("コピーをドラッグ", "ドラッグ中のものを元の場所に残し、コピーを動かします")
    case .composeDragInto: CommandText("ビューの中へドラッグ", "キーを押している間、ポインタの下のビューの中へ入れます")
    case .composeProblem: CommandText("次の問題", "シーンのテキストの、読み込めない次の行へ移ります")
    case .composeComplete: CommandText("補完", "シーンのテキストのキャレットの位置に合うキー、語、id を並べます")
    case .composeText: CommandText("シーンのテキスト", "タイムラインの横にシーンのテキストを表示します")
    case .reload:
      CommandText("シーンを再読み込み", "シーンファイルを読み込み直し、最初から始めます", synonyms: ["やり直す", "リセット"])
    case .shot:
      CommandText("画像を保存", "今のウインドウを PNG ファイルに書き込みます", synonyms: ["スクリーンショット"])
    case .undo: CommandText("取り消す", "最後の編集を取り消します", synonyms: ["元に戻す"])
    case .redo: CommandText("やり直す", "最後に取り消した編集をやり直します")
    case .copyPath: CommandText("ヒットパスをコピー", "ヒットテストの、ウインドウからヒットしたビューまでのパスをコピーします")
    case .copy:
      CommandText("テキストとしてコピー", "フォーカスのあるパネルをテキストでコピーします", synonyms: ["クリップボード"])
    case .larger: CommandText("文字を大きく", "ウインドウ内のすべてを大きくします", synonyms: ["拡大"])
    case .smaller: CommandText("文字を小さく", "ウインドウ内のすべてを小さくします", synonyms: ["縮小"])
    case .plainSize: CommandText("標準サイズ", "文字サイズを元に戻します", synonyms: ["実際のサイズ"])
    case .fullscreen: CommandText("フルスクリーン", "画面全体に広げるか、ウインドウに戻します", synonyms: ["全画面"])
    case .panelTimeline: CommandText("タイムラインパネル", "タイムラインを表示するか、隠します")
    case .panelLeft:
      CommandText("左パネル", "階層とシーンのパネルを表示するか、隠します", synonyms: ["サイドバー"])
    case .panelRight:
      CommandText("右パネル", "理由と認識器のパネルを表示するか、隠します", synonyms: ["サイドバー"])
    case .themeToggle: CommandText("ライト／ダーク", "ライトテーマとダークテーマを切り替えます", synonyms: ["テーマ", "配色"])
    case .themeDark: CommandText("ダークテーマ", "ダークテーマにします", synonyms: ["ダークモード", "配色"])
    case .themeLight: CommandText("ライトテーマ", "ライトテーマにします", synonyms: ["ライトモード", "配色"])
    case .themeSystem:
      CommandText("システムのテーマ", "デスクトップに合わせてライトまたはダークにします", synonyms: ["自動", "配色"])
    case .languageEnglish: CommandText("言語：英語（English）", "ウインドウを英語で表示します")
    case .languageChinese: CommandText("言語：中国語（简体中文）", "ウインドウを簡体字中国語で表示します")
    case .languageJapanese: CommandText("言語：日本語", "ウインドウを日本語で表示します")
    case .escape:
      CommandText("閉じる／選択解除", "最も手前のパネルを閉じるか、選択を解除するか、ピックモードを終えます。終了はしません")
    case .problemClose: CommandText("問題を閉じる", "読み込みエラーの表示を閉じます")
    case .quit: CommandText("終了", "すべてのタッチをキャンセルしてウインドウを閉じます", synonyms: ["ウインドウを閉じる"])
    // Touching.
    case .modeToggle:
      CommandText("タッチ／ピック", "シーンへのタッチと、タッチせずに調べるモードを切り替えます", synonyms: ["ヒットテスト"])
    case .modeTouch: CommandText("タッチモード", "マウスでシーンにタッチします")
    case .modePick: CommandText("ピックモード", "マウスで何がタッチされるかを調べます。タッチはしません")
    case .cancelTouches: CommandText("全タッチをキャンセル", "着信のときと同じように、すべてのタッチをキャンセルします")
    case .deviceLeft:
      CommandText("デバイスを左に回転", "デバイスを反時計回りに 90° 回転します", synonyms: ["向き", "横向き"])
    case .deviceRight:
      CommandText("デバイスを右に回転", "デバイスを時計回りに 90° 回転します", synonyms: ["向き", "横向き"])
    case .interrupt: CommandText("着信", "着信時のシステムと同じように、すべてのタッチをキャンセルします")
    case .suspend:
      CommandText("入力を停止", "イベントの取得を停止するか、再開して待っているイベントを配信します", synonyms: ["入力を再開"])
    case .twoFingersOff: CommandText("1 本の指", "マウスが 1 本の指になります（Alt か Ctrl を押している間は 2 本）")
    case .twoFingersMirrored:
      CommandText(
        "左右対称の 2 本の指", "キーを押さなくても、マウスがピンチと回転をする 2 本の指になります", synonyms: ["ピンチ", "回転"])
    case .twoFingersParallel: CommandText("並んだ 2 本の指", "キーを押さなくても、マウスが一緒に動く 2 本の指になります")
    case .twoFingersPinch:
      CommandText(
        "ピンチだけの 2 本の指", "キーを押さなくても、マウスが角度の変わらない 2 本の指になります", synonyms: ["拡大", "縮小"])
    case .twoFingersRotate: CommandText("回転だけの 2 本の指", "キーを押さなくても、マウスが距離の変わらない 2 本の指になります")
    case .twoFingersNext:
      CommandText("次の 2 本指モード", "1 本の指から、左右対称、ピンチだけ、回転だけ、並んだ 2 本の指へと順に切り替えます")
    case .gestures:
      CommandText(
        "ジェスチャを挿入…", "再生ヘッドの位置でタップ、長押し、スワイプ、ピンチ、回転を行います",
        synonyms: ["タップ", "スワイプ", "ピンチ", "画面端パン"])
    case .contact:
      CommandText(
        "タッチの接触状態…", "このウインドウで行うタッチの力、半径、ひねり、品質を設定します",
        synonyms: ["半径", "圧力", "力", "デジタイザ"])
    case .variantNext: CommandText("次のバリアント", "次のバリアントでシーンを読み込みます")
    case .fingersLift: CommandText("触れたままの指を離す", "分岐やリプレイの後に触れたままの指を離します")
    // Time.
    case .play: CommandText("再生／一時停止", "シーンを再生または一時停止します", synonyms: ["停止", "再開"])
    case .start: CommandText("先頭へ移動", "最初のイベントより前のシーンを表示します", synonyms: ["巻き戻し"])
    case .live: CommandText("ライブに戻る", "最新のイベントを表示し、再びタッチを受け付けます", synonyms: ["末尾へ移動"])
    case .slower: CommandText("速度を半分に", "シーンの時間の速度を半分にします", synonyms: ["遅く"])
    case .faster: CommandText("速度を 2 倍に", "シーンの時間の速度を 2 倍にします", synonyms: ["速く"])
    case .eventBack:
      CommandText("前のステップ", "再生ヘッドを 1 ステップ戻します。ステップは一つの入力またはタイマーと、それに続くすべてです")
    case .eventForward:
      CommandText("次のステップ", "再生ヘッドを 1 ステップ進めます。ステップは一つの入力またはタイマーと、それに続くすべてです")
    case .transitionBack: CommandText("前の状態の変化", "認識器の状態が前に変わった所まで再生ヘッドを戻します", synonyms: ["遷移"])
    case .transitionForward:
      CommandText("次の状態の変化", "認識器の状態が次に変わる所まで再生ヘッドを進めます", synonyms: ["遷移"])
    case .gestureBack:
      CommandText("ジェスチャの先頭", "再生ヘッドをジェスチャの先頭へ、次に押すとその前のジェスチャの先頭へ動かします", synonyms: ["前のジェスチャ"])
    case .gestureForward: CommandText("次のジェスチャ", "再生ヘッドを次のジェスチャの先頭へ動かします")
    case .timeBack: CommandText("16.7 ms 戻る", "再生ヘッドを 1 フレーム戻します")
    case .timeForward: CommandText("16.7 ms 進む", "再生ヘッドを 1 フレーム進めます")
    case .timeBackFar: CommandText("100 ms 戻る", "再生ヘッドを 6 フレーム戻します")
    case .timeForwardFar: CommandText("100 ms 進む", "再生ヘッドを 6 フレーム進めます")
    case .continue: CommandText("ブレークポイントまで実行", "次のブレークポイントまで進めます", synonyms: ["続行"])
    case .continueBack: CommandText("ブレークポイントまで戻る", "前のブレークポイントまで戻します", synonyms: ["逆方向に続行"])
    case .breakpoint: CommandText("ブレークポイント切り替え", "選択した対象にブレークポイントを設定または解除します")
    case .breakpointsClear: CommandText("全ブレークポイントを外す", "すべてのブレークポイントを外します")
    case .fork: CommandText("ここから分岐", "再生ヘッドの位置から新しい実行を始めます", synonyms: ["フォーク"])
    case .runFormer: CommandText("前の実行", "分岐する前の実行に戻ります")
    case .record: CommandText("記録", "記録を始めるか、止めてその間の入力を保存します", synonyms: ["録画"])
    case .replay: CommandText("リプレイ", "最後の記録をリプレイします")
    case .replaySkipsIdle: CommandText("何もない時間を飛ばす", "リプレイで何も起きない時間を省きます")
    case .difference: CommandText("違いへ移動", "編集によって実行が最初に変わった所へシークします", synonyms: ["差分"])
    case .compareRuns:
      CommandText("実行を比較", "最後の編集の前の実行を、編集後の実行の上に並べるか、一つに重ねます", synonyms: ["比べる"])
    // The timeline.
    case .timelineIn: CommandText("拡大", "再生ヘッドを中心に拡大します", synonyms: ["ズームイン"])
    case .timelineOut: CommandText("縮小", "再生ヘッドを中心に縮小します", synonyms: ["ズームアウト"])
    case .timelineLeft: CommandText("前の時間へ", "タイムラインを前の時間へ動かします")
    case .timelineRight: CommandText("後の時間へ", "タイムラインを後の時間へ動かします")
    case .timelineFit: CommandText("最後のジェスチャを表示", "最後のジェスチャ全体を表示します")
    case .timelineArea:
      CommandText("選択を測定", "選択した区間を測定します。Shift+ドラッグで任意の範囲を測定できます", synonyms: ["長さ"])
    case .timelineLoop: CommandText("区間をループ", "測定した区間、または選択の区間を繰り返し再生します", synonyms: ["繰り返し"])
    case .lanePrevious: CommandText("レーンの前のイベント", "選択した対象の前のイベントへ移動します")
    case .laneNext: CommandText("レーンの次のイベント", "選択した対象の次のイベントへ移動します")
    case .laneFold: CommandText("レーンを折りたたむ", "グループのレーンを折りたたむか、展開します", synonyms: ["展開"])
    case .lanePin: CommandText("レーンを固定", "レーンをほかのすべての上に固定するか、固定を解除します")
    case .laneUp: CommandText("レーンを上へ", "レーンを一つ上へ動かします")
    case .laneDown: CommandText("レーンを下へ", "レーンを一つ下へ動かします")
    case .laneCollapse: CommandText("レーンを低くする", "レーンを区間の高さまで低くするか、元に戻します")
    case .laneHide: CommandText("レーンを隠す", "レーンを表示から外します", synonyms: ["絞り込み"])
    case .laneOnly:
      CommandText("このレーンだけ", "一つのレーンとタッチだけを残すか、ほかを再び表示します", synonyms: ["絞り込み"])
    case .laneAll: CommandText("すべてのレーン", "すべてのレーンを元の順に表示します", synonyms: ["リセット"])
    // Pictures.
    case .overlayHit: CommandText("ヒットテスト", "尋ねた順、拒否、ヒットしたビューを表示します")
    case .overlayTouches: CommandText("タッチ", "タッチを番号と軌跡付きで表示します")
    case .overlayResponders: CommandText("レスポンダチェーン", "イベントが渡されていくレスポンダを表示します")
    case .overlayAreas: CommandText("タッチ領域", "実際のタッチ領域を表示します")
    case .overlayWindow:
      CommandText("ウインドウの探索", "タッチを結び付ける回の前に、ウインドウを探すヒットテストを表示します", synonyms: ["1 回目"])
    case .renderNext: CommandText("内容／ワイヤーフレーム", "ビューの内容、枠、またはその両方を描画します")
    case .watch: CommandText("選択をウォッチ", "ほかを選択しても、このオブジェクトの値をインスペクタに表示します", synonyms: ["グラフ"])
    case .isolate: CommandText("ビューだけを描画", "選択したビューとその中だけを描画するか、すべてを再び描画します", synonyms: ["分離"])
    case .layers: CommandText("層を選ぶ", "描画する層を選ぶスライダーを表示するか、終了します", synonyms: ["深さ"])
    case .unfold1, .unfold2, .unfold3, .unfold4, .unfold5:
      CommandText(
        "レベル \(command.unfoldedLevel ?? 1) まで開く", "ビューの木をこのレベルまで開き、それより深い部分を閉じます",
        synonyms: ["展開"])
    case .hideView: CommandText("ビューを隠す", "選択したビューを画像から外すか、再び描画します")
    case .showAllViews: CommandText("すべてのビューを表示", "すべてのビューを再び描画します")
    case .tabWhy: CommandText("理由", "最後に反応した、またはしなかった理由を示します", synonyms: ["説明", "なぜ"])
    case .tabRecognizers: CommandText("認識器", "認識器ごとの状態機械を表示します")
    case .tabArbitration: CommandText("調停", "各タッチを受け取った認識器と、デリゲートへのすべての問い合わせを表示します")
    case .tabInspect: CommandText("インスペクタ", "選択したオブジェクトのプロパティを表示し、編集します", synonyms: ["プロパティ"])
    case .tabRuns: CommandText("ラン", "シーンのランと、そこで失敗する期待を表示します", synonyms: ["テスト"])
    case .tabLog: CommandText("ログ", "すべての判定を行で表示します")
    case .tabSystem: CommandText("システム", "イベントのパイプラインを表で表示します")
    case .leftHierarchy: CommandText("階層", "ビュー階層を表示します", synonyms: ["ビュー"])
    case .leftScenes: CommandText("シーン", "開けるシーンを表示します")
    case .leftArticles:
      CommandText("記事", "記事とその問題、レッスンを表示します", synonyms: ["問題", "レッスン", "学ぶ"])
    case .leftAbout: CommandText("概要", "シーンの内容を説明します")
    case .systemPipeline: CommandText("システム：パイプライン", "ポートからビューまで、最後のイベントの全段階を表示します")
    case .systemHid: CommandText("システム：HID イベント", "デジタイザのイベントを全フィールド付きで表示します")
    case .systemRunLoop: CommandText("システム：ランループ", "スレッド、ソース、イベントキューを表示します")
    case .systemTouchMap: CommandText("システム：タッチマップ", "ウインドウごと、ビューとフェーズごとのタッチを表示します")
    case .systemGestures: CommandText("システム：ジェスチャ", "更新が必要な認識器を順に表示します")
    case .systemObjects: CommandText("システム：オブジェクト", "イベントとそのタッチ、ビュー、認識器を表示します")
    case .systemSequence: CommandText("システム：シーケンス", "一つのタッチから起きた呼び出しを図で表示します")
    case .systemStack: CommandText("システム：スタック", "最後の行、または選択した行に至る呼び出しを表示します")
    case .systemClasses: CommandText("システム：クラス", "シーンのクラスとそのスーパークラスを表示します")
    case .systemReference: CommandText("システム：資料", "記事が述べるレジスタ、フェーズ、勝ち負けを表示します")
    // Questions and lessons, and keys alone.
    case .guideNext: CommandText("レッスンの次のステップ", "レッスンの次のステップ、または次の問題を表示します", synonyms: ["スライド"])
    case .guidePrevious:
      CommandText("レッスンの前のステップ", "レッスンの前のステップ、または前の問題を表示します", synonyms: ["スライド"])
    case .guidePresent:
      CommandText("レッスンを発表", "パネルなしの大きな文字でレッスンを表示するか、それを終えます", synonyms: ["プレゼンテーション"])
    case .panelNext: CommandText("次のパネル", "キーボードフォーカスを次のパネルへ移します")
    case .panelPrevious: CommandText("前のパネル", "キーボードフォーカスを前のパネルへ移します")
    case .focusNext: CommandText("次のグループ", "キーボードフォーカスを次のグループ（リスト、カード、ボタンの列）へ移します")
    case .focusPrevious: CommandText("前のグループ", "キーボードフォーカスを前のグループへ移します")
    case .tabNext: CommandText("次のタブ", "パネルの次のタブを表示します")
    case .tabPrevious: CommandText("前のタブ", "パネルの前のタブを表示します")
    case .moveUp: CommandText("上へ", "グループ内で上へ移動するか、スクロールします")
    case .moveDown: CommandText("下へ", "グループ内で下へ移動するか、スクロールします")
    case .moveLeft: CommandText("左へ", "グループ内で左へ移動するか、行を閉じます")
    case .moveRight: CommandText("右へ", "グループ内で右へ移動するか、行を開きます")
    case .activate: CommandText("決定", "フォーカスをクリックしたときと同じことをします")
    }
  }
}
