struct ChineseScene: SceneSentences {
  // MARK: The start page

  func startTitle(isEmpty: Bool) -> String { isEmpty ? "没有打开场景" : "打开一个场景，触摸它" }
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
  let noVariant = "无"
  func variantHelp(_ name: String?) -> String {
    name.map { "载入场景的变体“\($0)”" } ?? "原样载入场景"
  }
  func play(_ run: String, golden: String?) -> String {
    "播放用例“\(run)”" + (golden.map { "，案例 \($0)" } ?? "")
  }
}
