/// Runs.
extension ChineseCompose {
  func runsSummary(_ count: Int, failing: Int, isChecking: Bool) -> String {
    if isChecking { return "正在检查 \(count) 个用例" }
    return failing > 0 ? "现在 \(count) 个用例中有 \(failing) 个不通过。" : "全部 \(count) 个用例通过。"
  }
  func runHelp(_ name: String, failures: Int?) -> String {
    failures.map { "\(name)：\(Self.verdict($0))" } ?? name
  }
  var runNamePlaceholder: String { "用例的名称" }
  var renameRun: String { "重命名" }
  var recordAgain: String { "重新录制" }
  var recordAgainHelp: String { "用最近的手势及其结果替换这个用例" }
  func recordedAgain(_ name: String, failures: Int) -> String {
    "已重新录制用例“\(name)”，\(Self.verdict(failures))。"
  }
  func recordedAgain(_ name: String, samples: Int, failures: Int) -> String {
    "已重新录制用例“\(name)”，共 \(samples) 个采样，因为普通手势的结果不同；\(Self.verdict(failures))。"
  }
  var deleteRun: String { "删除" }
  var updateExpectation: String { "更新期望" }
  func updateHelp(_ value: String) -> String { "期望实际的结果：\(value)" }
  func line(_ number: Int) -> String { "第 \(number) 行" }
  var lineHelp: String { "在文本中显示这个期望" }
  func played(_ name: String) -> String { "用例“\(name)”已播放，没有识别，也没有失败。" }

  func noRun(_ name: String) -> String { "场景文件中没有用例“\(name)”。" }
  var namelessRun: String { "用例需要一个名称。" }
  func takenRun(_ name: String, line: Int) -> String {
    "“\(name)”已是另一个用例的名称（第 \(line) 行）。"
  }
  func noExpectation(_ run: String) -> String { "“\(run)”的文本已改变：这个期望不在了。" }
}
