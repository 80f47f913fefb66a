/// The tables of what articles say, in Japanese.
struct JapaneseReference: ReferenceSentences {
  func title(of topic: ReferenceTopic) -> String {
    switch topic {
    case .breakpoint: "ブレークポイントの読み方"
    case .phases: "フェーズからメソッドへ"
    case .order: "どれが勝つか"
    case .undecided: "待つ、推測する、あきらめる"
    case .touchesAlone: "タッチだけか、認識器か"
    case .firstOpportunity: "最初の機会"
    case .homeScreen: "ホーム画面が受け取るもの"
    case .responders: "レスポンダとそれ以外"
    case .delay: "スクロールビューの遅延の中身"
    }
  }

  func note(on topic: ReferenceTopic) -> String {
    switch topic {
    case .breakpoint:
      "記事 000 のシミュレータで見える Intel プロセッサのレジスタ。Apple シリコンではオブジェクトが x0、セレクタが x1、引数はその次から入り、戻り値は x0 に入る。"
    case .phases: "記事 003 が Before と After のあとに出力する数字。"
    case .order: "弱い順に、レスポンダ < 認識器 < 既定のアクションを持つシステムのコントロール。どの行にも条件がある。"
    case .undecided: "まだ決まらない状態からの三つの出口。名前は記事 000 のもの。"
    case .touchesAlone: "記事 000 が挙げる、四つのタッチメソッドの長所と短所。"
    case .firstOpportunity:
      "Apple によれば最初の機会はヒットしたビューにある。記事 001 のログでは認識器が先に来る。どちらも正しい。レスポンダの中ではヒットしたビューが最初で、認識器はレスポンダではない。"
    case .homeScreen: "SpringBoard には自分のメインランループがあり、タッチはアプリより先にその Source1 を動かす。"
    case .responders:
      "記事 002 は問う。UIResponder にあって UIScreen や UIColor にないものは何か。タッチ、プレス、モーションのメソッドと、次のレスポンダ。認識器はタッチを受け取るが、レスポンダではない。"
    case .delay:
      "記事 004 が挙げる UIScrollViewDelayedTouchesBeganGestureRecognizer の非公開部分。今のシステムについての主張ではない。"
    }
  }

  func rows(of topic: ReferenceTopic) -> [[String]] {
    switch topic {
    case .breakpoint:
      [
        ["po $arg1", "メソッドの入口で", "呼ばれたオブジェクト"],
        ["po (SEL)$arg2", "メソッドの入口で", "セレクタ"],
        ["po $arg3, po $arg4", "メソッドの入口で", "一つ目と二つ目の引数"],
        ["$rdi, $rsi, $rdx, $rcx, $r8, $r9", "呼び出しの前で", "一つ目から六つ目の引数"],
        ["スタック", "呼び出しの前で", "七つ目以降の引数"],
        ["po $rax", "呼び出しの次の行で", "戻り値"],
        ["p X", "どこでも", "個数のような単純な値"],
      ]
    case .phases:
      [
        ["UITouchPhaseBegan 0", "touchesBegan(_:with:)"],
        ["UITouchPhaseMoved 1", "touchesMoved(_:with:)", "動いたタッチについてだけ"],
        ["UITouchPhaseStationary 2", "メソッドなし", "別の指が変わる間、この指は止まっている"],
        [
          "UITouchPhaseEnded 3", "touchesEnded(_:with:)",
          "認識器がタッチをキャンセルしたあとは touchesCancelled(_:with:)",
        ],
        [
          "UITouchPhaseCancelled 4", "touchesCancelled(_:with:)",
          "割り込み、離れたビュー、または認識器による",
        ],
      ]
    case .order:
      [
        [
          "認識した認識器", "ビューのタッチより先", "cancelsTouchesInView が真のとき",
          "004-yellow-tap/quick tap",
        ],
        [
          "delaysTouchesBegan のある認識器", "失敗するまでビューのタッチより先", "そのタッチを受け取るとき",
          "004-yellow-pan-delaybegan/slide",
        ],
        [
          "スクロールビューの遅延", "150 ms か指が離れるまで中身より先", "delaysContentTouches が真のとき",
          "004-gl/quick tap on a row",
        ],
        [
          "より深い認識器", "外側のビューの認識器より先", "どちらも同時認識を許さないとき",
          "061-back-swipe/at the edge the deeper one wins",
        ],
        [
          "同じビューの二つのうち後から加えた方", "もう一方より先", "同じイベントで始まるとき",
          "000-td-simpletap/one tap",
        ],
        ["失敗を求められている認識器", "求めるものより先", "決まるまで", "000-td-tap/single tap"],
        [
          "システムのコントロール", "外側のビューのシングルタップより先",
          "指が一本で、タップがタッチを取り消すとき", "004-blue-1/tap the button",
        ],
        [
          "スライダーのつまみ", "外側のビューのスワイプより先", "トラックに沿うとき",
          "000-controls/swipe along the slider",
        ],
        [
          "スイッチのつまみ", "外側のビューのパンより先", "スイッチに沿うとき",
          "000-controls/drag along the switch",
        ],
        [
          "コントロール自身に付けた認識器", "そのコントロールより先", "認識したとき",
          "004-blue-2/tap the button",
        ],
        [
          "独自のコントロールの外側の認識器", "そのコントロールより先", "コントロールが断らないとき",
          "004-blue-custom/tap the control",
        ],
        [
          "触れたビューの gestureRecognizerShouldBegin", "そのタッチのどの認識器より先",
          "NO と答えるとき", "000-td-control/tap the control",
        ],
      ]
    case .undecided:
      [
        ["待つ", "指や時間が増えるまで何も言わない", "000-raw-touch/double tap"],
        ["推測する", "ほかの読み方がありえても一つを取る", "000-td-tap/double tap without requirements"],
        ["あきらめる", "行き止まり。このタッチからは何も生まれない", "000-raw-touch/two fingers that rest"],
      ]
    case .touchesAlone:
      [
        ["簡単な API", "タッチ：四つのメソッド", "認識器：一つのオブジェクトとセレクタ"],
        ["ただのタップ", "タッチ：足りる", "認識器：足りる"],
        [
          "小さな対象", "タッチ：指の位置は粗く、範囲を自分のコードで広げる", "認識器：同じ",
          "000-wwdc2014-235/small dots are easy to hit",
        ],
        ["複数の指", "タッチ：すべて手書き", "認識器：numberOfTouchesRequired"],
        [
          "タップか、ダブルタップか", "タッチ：待つ、推測する、あきらめる",
          "認識器：失敗の要求、代償は 350 ms",
        ],
        ["タップか、パンか", "タッチ：自分で測る", "認識器：しきい値 45 pt と 10 pt"],
        ["同時に動くほかのもの", "タッチ：何も知らない", "認識器：妨げ、要求、同時認識"],
      ]
    case .firstOpportunity:
      [
        [
          "ヒットテスト", "この文の意味：その点のビューを見つける",
          "実行では：window, root.view, container, down（いいえ）, up（はい）を二回", "001-wy/tap up",
        ],
        [
          "最初", "この文の意味：ヒットしたビュー、次に次のレスポンダ",
          "実行では：tapUp と pinch がタッチを得て、そのあと up, container, root.view, root",
        ],
        [
          "ジェスチャ", "この文の意味：ウインドウはまず認識器にタッチを渡す",
          "実行では：同じ行を上から読む",
        ],
        [
          "認識器", "この文の意味：タッチを保留でき、送られたものを取り消せる",
          "実行では：tapUp action ended のあとに up touchesCancelled",
        ],
      ]
    case .homeScreen:
      [
        ["ボタン", "ロック、音量、消音", "SpringBoard が取る", "アプリにはふつう何も来ない"],
        ["タッチ", "指、ペンシル", "SpringBoard、次に手前のアプリ", "アプリにはタッチが来る"],
        ["加速度", "シェイク、向き", "SpringBoard、次に手前のアプリ", "アプリにはモーションと向きが来る"],
        ["近接", "耳に当てた電話", "SpringBoard が取る", "アプリには何も来ない"],
      ]
    case .responders:
      [
        ["UIResponder", "NSObject の下", "レスポンダ：next、ファーストレスポンダ。タッチ、プレス、モーション"],
        ["UIView", "UIResponder の下", "レスポンダ：hitTest、point(inside:with:)、サブビュー"],
        ["UIControl", "UIView の下", "レスポンダ：addTarget、コントロールイベント、トラッキング"],
        [
          "UIButton", "UIControl の下", "レスポンダ：状態ごとの題と画像。見た目だけで、タッチを得る独自の道はない",
          "002-view-vs-button/tap the button",
        ],
        ["UIWindow", "UIView の下", "レスポンダ：sendEvent"],
        ["UIViewController", "UIResponder の下", "レスポンダ：そのビューの次のレスポンダ"],
        ["UIApplication", "UIResponder の下", "レスポンダ：sendEvent、sendAction"],
        ["UIGestureRecognizer", "NSObject の下", "レスポンダではない：タッチのメソッドと状態を持ち、ビューに付く"],
        ["UITouch, UIEvent", "NSObject の下", "レスポンダではない：届けられるもの"],
        ["UIScreen", "NSObject の下", "レスポンダではない：大きさと倍率。タッチのメソッドはない"],
        ["UIColor", "NSObject の下", "レスポンダではない：色。タッチのメソッドはない"],
      ]
    case .delay:
      [
        [DelayName.client, "ビュー"],
        ["_startSceneReferenceLocation", "点"],
        ["_touchDelay", "遅延アクション：間隔 m_delay が 0.15 s のタイマー", "004-delay-hook/short press"],
        ["sendTouchesShouldBeginForDelayedTouches:", "保留されたタッチがここで touchesBegan になる"],
        [
          "TouchEventHook",
          "測るためにそのメソッドを入れ替えるクラス：sendEvent の 151.84 と 152.17 ms 後に呼ばれ、touchesBegan は 152.69 ms 後",
        ],
        [
          "\(DelayName.methods.count) のメソッド",
          DelayName.methods.joined(separator: ", "),
        ],
      ]
    }
  }
}
