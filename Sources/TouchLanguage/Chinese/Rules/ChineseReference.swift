/// The tables of what articles say, in Simplified Chinese.
struct ChineseReference: ReferenceSentences {
  func title(of topic: ReferenceTopic) -> String {
    switch topic {
    case .breakpoint: "在断点处读什么"
    case .phases: "从阶段到方法"
    case .order: "谁赢"
    case .undecided: "等待、猜测、放弃"
    case .touchesAlone: "只用触摸，还是用手势识别器"
    case .firstOpportunity: "第一个机会"
    case .homeScreen: "主屏幕留下什么"
    case .responders: "响应者和其他类"
    case .delay: "滚动视图的延迟里面有什么"
    }
  }

  func note(on topic: ReferenceTopic) -> String {
    switch topic {
    case .breakpoint:
      "这些是 Intel 处理器的寄存器，文章 000 的模拟器当时就是这样。在 Apple 芯片上，对象在 x0，选择器在 x1，参数依次在后面，返回值在 x0。"
    case .phases: "文章 003 在 Before 和 After 之后打印的就是这些数字。"
    case .order: "由弱到强：响应者 < 手势识别器 < 带默认动作的系统控件。每一行都有它的条件。"
    case .undecided: "状态还没有定下来时的三条出路，名字来自文章 000。"
    case .touchesAlone: "文章 000 说四个触摸方法好在哪里，又差在哪里。"
    case .firstOpportunity:
      "Apple 说命中视图得到第一个机会；文章 001 的日志里手势识别器在前。两种说法都对：在响应者当中命中视图最先，而手势识别器不是响应者。"
    case .homeScreen: "SpringBoard 有自己的主运行循环；触摸先触发它的 Source1，然后才轮到应用。"
    case .responders:
      "文章 002 问：UIResponder 有什么是 UIScreen 和 UIColor 没有的？触摸、按压和运动的方法，以及下一个响应者。手势识别器收到触摸，却不是响应者。"
    case .delay:
      "文章 004 列出的 UIScrollViewDelayedTouchesBeganGestureRecognizer 的私有部分，不代表今天的系统。"
    }
  }

  func rows(of topic: ReferenceTopic) -> [[String]] {
    switch topic {
    case .breakpoint:
      [
        ["po $arg1", "在方法入口", "被调用的对象"],
        ["po (SEL)$arg2", "在方法入口", "选择器"],
        ["po $arg3, po $arg4", "在方法入口", "第一个和第二个参数"],
        ["$rdi, $rsi, $rdx, $rcx, $r8, $r9", "在调用之前", "第一到第六个参数"],
        ["栈", "在调用之前", "第七个参数和后面的参数"],
        ["po $rax", "在调用的下一行", "返回值"],
        ["p X", "任何地方", "普通的值，例如个数"],
      ]
    case .phases:
      [
        ["UITouchPhaseBegan 0", "touchesBegan(_:with:)"],
        ["UITouchPhaseMoved 1", "touchesMoved(_:with:)", "只传移动了的触摸"],
        ["UITouchPhaseStationary 2", "没有方法", "这根手指不动，另一根在变"],
        [
          "UITouchPhaseEnded 3", "touchesEnded(_:with:)",
          "手势识别器取消触摸后则是 touchesCancelled(_:with:)",
        ],
        [
          "UITouchPhaseCancelled 4", "touchesCancelled(_:with:)",
          "被打断、视图离开，或手势识别器所致",
        ],
      ]
    case .order:
      [
        ["识别成功的手势识别器", "先于视图的触摸", "当 cancelsTouchesInView 为真", "004-yellow-tap/quick tap"],
        [
          "带 delaysTouchesBegan 的手势识别器", "先于视图的触摸，直到它失败", "当它收到这个触摸",
          "004-yellow-pan-delaybegan/slide",
        ],
        [
          "滚动视图的延迟", "先于内容，150 ms 或到抬手为止", "当 delaysContentTouches 为真",
          "004-gl/quick tap on a row",
        ],
        [
          "更深的手势识别器", "先于外层视图上的", "当双方都不允许同时识别",
          "061-back-swipe/at the edge the deeper one wins",
        ],
        ["同一视图的两个中后添加的", "先于另一个", "当两者在同一事件里开始", "000-td-simpletap/one tap"],
        ["别人要求它先失败的", "先于那些", "直到它有结果", "000-td-tap/single tap"],
        [
          "系统控件", "先于外层视图的单击", "一根手指，并且点击会取消触摸", "004-blue-1/tap the button",
        ],
        ["滑块的圆钮", "先于外层视图的轻扫", "沿着滑轨", "000-controls/swipe along the slider"],
        ["开关的圆钮", "先于外层视图的拖动", "沿着开关", "000-controls/drag along the switch"],
        ["加在控件自身上的手势识别器", "先于这个控件", "当它识别成功", "004-blue-2/tap the button"],
        ["自定义控件外层的手势识别器", "先于这个控件", "当控件不拒绝", "004-blue-custom/tap the control"],
        [
          "被触摸视图的 gestureRecognizerShouldBegin", "先于这个触摸的任何手势识别器", "当它回答否",
          "000-td-control/tap the control",
        ],
      ]
    case .undecided:
      [
        ["等待", "在更多手指或时间到来之前什么也不说", "000-raw-touch/double tap"],
        ["猜测", "先取一种解读，尽管可能还有另一种", "000-td-tap/double tap without requirements"],
        ["放弃", "死路：这个触摸不会有结果", "000-raw-touch/two fingers that rest"],
      ]
    case .touchesAlone:
      [
        ["简单的接口", "触摸：四个方法", "手势识别器：一个对象和一个选择器"],
        ["普通的点击", "触摸：够用", "手势识别器：够用"],
        [
          "小目标", "触摸：手指的位置很粗略，要自己写代码扩大区域", "手势识别器：一样",
          "000-wwdc2014-235/small dots are easy to hit",
        ],
        ["多根手指", "触摸：每种情况都要自己处理", "手势识别器：numberOfTouchesRequired"],
        ["点击还是双击？", "触摸：等待、猜测或放弃", "手势识别器：失败依赖，代价是 350 ms"],
        ["点击还是拖动？", "触摸：自己测量", "手势识别器：阈值 45 pt 和 10 pt"],
        ["同时进行的其他手势", "触摸：一无所知", "手势识别器：阻止、失败依赖、同时识别"],
      ]
    case .firstOpportunity:
      [
        [
          "命中测试", "这句话的意思：找到这一点上的视图",
          "运行中：window, root.view, container, down（否）, up（是），两遍", "001-wy/tap up",
        ],
        [
          "第一个", "这句话的意思：命中视图，然后是下一个响应者",
          "运行中：tapUp 和 pinch 先收到触摸，然后是 up, container, root.view, root",
        ],
        ["手势", "这句话的意思：窗口先把触摸交给手势识别器", "运行中：同样的几行，从头读起"],
        [
          "手势识别器", "这句话的意思：它可以扣住触摸，也可以取消已经送出的",
          "运行中：tapUp action ended 之后 up touchesCancelled",
        ],
      ]
    case .homeScreen:
      [
        ["按键", "锁屏、音量、静音", "SpringBoard 拿走", "应用通常什么也收不到"],
        ["触摸", "手指、铅笔", "SpringBoard，然后是前台应用", "应用收到触摸"],
        ["加速度", "摇动、转动", "SpringBoard，然后是前台应用", "应用收到运动和方向"],
        ["接近", "电话贴在耳边", "SpringBoard 拿走", "应用什么也收不到"],
      ]
    case .responders:
      [
        ["UIResponder", "继承 NSObject", "响应者：next、第一响应者；触摸、按压和运动"],
        ["UIView", "继承 UIResponder", "响应者：hitTest、point(inside:with:)、子视图"],
        ["UIControl", "继承 UIView", "响应者：addTarget、控件事件、跟踪"],
        [
          "UIButton", "继承 UIControl", "响应者：各种状态的标题和图片；只是外观，没有自己的触摸途径",
          "002-view-vs-button/tap the button",
        ],
        ["UIWindow", "继承 UIView", "响应者：sendEvent"],
        ["UIViewController", "继承 UIResponder", "响应者：它的视图的下一个响应者"],
        ["UIApplication", "继承 UIResponder", "响应者：sendEvent、sendAction"],
        ["UIGestureRecognizer", "继承 NSObject", "不是响应者：触摸方法和状态，附在视图上"],
        ["UITouch, UIEvent", "继承 NSObject", "不是响应者：被传递的东西"],
        ["UIScreen", "继承 NSObject", "不是响应者：大小和缩放，没有触摸方法"],
        ["UIColor", "继承 NSObject", "不是响应者：颜色，没有触摸方法"],
      ]
    case .delay:
      [
        [DelayName.client, "一个视图"],
        ["_startSceneReferenceLocation", "一个点"],
        ["_touchDelay", "延迟动作：一个定时器，间隔 m_delay 为 0.15 s", "004-delay-hook/short press"],
        ["sendTouchesShouldBeginForDelayedTouches:", "扣住的触摸在这里变成 touchesBegan"],
        [
          "TouchEventHook",
          "为了测量而交换这个方法的类：在 sendEvent 之后 151.84 和 152.17 ms 被调用，touchesBegan 则在 152.69 ms 之后",
        ],
        [
          "\(DelayName.methods.count) 个方法",
          DelayName.methods.joined(separator: ", "),
        ],
      ]
    }
  }
}
