struct ChineseScene: SceneSentences {
  // MARK: The start page

  func startTitle(isEmpty: Bool) -> String { isEmpty ? "没有打开场景" : "你想弄懂什么？" }
  var startSentence: String { "打开一个场景，触摸它。Touchscope 会显示哪个视图收到触摸、哪个手势识别器胜出，以及为什么。" }
  var startScenes: String { "从场景开始" }
  var startQuestions: String { "或从问题开始" }
  var startLessons: String { "或跟着课程学" }
  var startArticles: String { "对照文章阅读" }
  var startOwn: String { "你自己的" }
  func allScenes(_ count: Int) -> String { "全部 \(count) 个场景" }
  func allQuestions(_ count: Int) -> String { "全部 \(count) 个问题" }
  func words(of scene: FirstScene) -> String {
    switch scene {
    case .lateTap: "有双击手势时，单击为什么来得晚。"
    case .buttonAndTap: "按钮触发了。外层的点击手势为什么没有？"
    case .deadButton: "按下按钮，什么也没发生。谁拿走了触摸？"
    case .outside: "伸出去的部分看得见。点得到吗？"
    case .asked: "六个嵌套的视图：问到谁，永远不问谁？"
    case .nestedScroll: "拖动的方向决定两者中谁滚动。"
    case .buttonInScroll: "滚动视图把每个触摸最多扣住 150 ms。"
    case .together: "代理允许，所以两个识别器同时进行。"
    case .noSuper: "一个重写没有调用 super，点击就不再触发。"
    }
  }
  var program: String { "看懂 UIKit 的触摸" }
  let drop = "也可以把场景文件或录制文件拖放到这里"
  let dropHelp = "打开拖放到窗口上的场景文件或录制文件"

  // MARK: The list

  let placeholder = "查找场景，或输入路径"
  let noScenes = "这里没有场景。请把场景文件拖放到窗口上。"
  func nothingFound(_ query: String) -> String { "没有找到“\(query)”。请减少关键词。" }
  let files = "文件"
  let noFiles = "没有路径以此开头的文件夹、场景或录制文件。"
  let recordings = "录制文件"
  let recentScenes = "最近的场景"
  func runs(_ count: Int) -> String { "\(count) 个用例" }

  // MARK: The open scene

  let variants = "变体"
  let runs = "用例"
  func variantHelp(_ name: String?) -> String {
    name.map { "载入场景的变体“\($0)”" } ?? "原样载入场景"
  }
  func play(_ run: String, golden: String?) -> String {
    "播放用例“\(run)”" + (golden.map { "，案例 \($0)" } ?? "")
  }
}
