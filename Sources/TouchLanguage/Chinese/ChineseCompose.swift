import TouchTrace

struct ChineseCompose: ComposeSentences {
  // MARK: The mode

  func mode(variant: String?) -> String {
    variant.map { "变体“\($0)”：只能修改属性。" } ?? "触摸不会派发。按 M 离开搭建模式。"
  }
  var trying: String { "触摸会到达场景，直到你修改什么。" }
  func tryTitle(key: String) -> String { key.isEmpty ? "试用" : "试用  \(key)" }
  var howToSelect: String { "点击场景中的视图，或层级树中的一行。" }
  var hints: [String] {
    [
      "从库中拖入   方向键 = 移动 1 pt，Shift 10 pt   L = 关联   F2 = 重命名   F4 = 试用   Ctrl+Enter = 保留为用例   Ctrl+S = 保存   M = 离开",
      "方向键 = 移动   L = 关联   F2 = 重命名   F4 = 试用   Ctrl+S = 保存   M = 离开",
      "F4 = 试用   Ctrl+S = 保存   M = 离开", "M = 离开",
    ]
  }
  var stopFirst: String { "请先停止录制，再修改场景。" }
  var leaveFirst: String { "按住 F4 触摸场景，或按 M 离开搭建模式。" }
  var noFile: String { "这个场景没有可以修改的文件。" }
  var isVariant: String { "变体只能修改属性。要添加、移动或删除对象，请选择“\(ChineseToolbar().asWritten)”。" }
  var invitation: String { "按住 F4 并触摸场景：之后每次修改都会说明它的结果。" }
  func changes(_ count: Int) -> String { "\(count) 处修改未保存，Ctrl+S" }
  var details: String { "详情" }
  var keepRun: String { "保留为用例" }
  func sameOutcome(_ change: OutcomeChange, zero: Instant) -> String {
    "结果相同：\(ChineseEdit().ending(change, zero: zero))。"
  }

  // MARK: New scenes, runs and exports

  func title(_ template: SceneTemplate) -> String {
    switch template {
    case .empty: "空场景：一个视图"
    case .buttonInScroll: "滚动视图中的按钮"
    case .nestedScroll: "列表中的轮播"
    case .twoRecognizers: "单击和双击"
    case .tableOuterTap: "带点击手势的视图中的表格"
    case .bottomSheet: "带列表的底部面板"
    }
  }
  var templatePlaceholder: String { "用模板新建场景" }
  func madeScene(_ file: String) -> String { "\(file) 已新建。从库中拖入一个视图，或按 N。" }
  var nothingToKeep: String { "还没有可保留的手势。按住 F4 并触摸场景。" }
  func keptRun(_ name: String, failures: Int) -> String {
    "已添加用例“\(name)”，\(Self.verdict(failures))。"
  }
  func keptSamples(_ name: String, samples: Int, failures: Int) -> String {
    "已添加用例“\(name)”，共 \(samples) 个采样，因为普通手势的结果不同；\(Self.verdict(failures))。"
  }
  static func verdict(_ failures: Int) -> String {
    failures == 0 ? "它通过" : "\(failures) 个期望不成立"
  }
  var noRuns: String { "这个场景还没有用例。按住 F4 触摸它，再选择“保留为用例”。" }
  func exported(_ file: String, _ format: ExportFormat, runs: Int, warnings: Int) -> String {
    let what =
      switch format {
      case .program: "作为 UIKit 程序的场景"
      case .test: "\(runs) 个测试"
      }
    let notes = warnings == 0 ? "" : "有 \(warnings) 处 UIKit 说不出来，见其中的注释。"
    return "已写入 \(file)：\(what)。\(notes)"
  }
  func exportRefused(_ file: String, _ reason: String) -> String {
    "\(file) 没有写入：\(reason)。"
  }

  // MARK: The clipboard

  func copiedObjects(_ count: Int) -> String { "已复制 \(count) 个对象。" }
  var nothingToPaste: String { "剪贴板中没有视图或手势识别器。" }

  // MARK: The library

  func title(_ entry: LibraryEntry) -> String {
    switch entry {
    case .view: "视图"
    case .label: "标签"
    case .imageView: "图像视图"
    case .roundView: "圆形视图"
    case .overlay: "覆盖层"
    case .button: "按钮"
    case .control: "控件"
    case .toggle: "开关"
    case .slider: "滑块"
    case .stepper: "步进器"
    case .segments: "分段控件"
    case .pageControl: "分页控件"
    case .textField: "文本框"
    case .scrollView: "滚动视图"
    case .zoomingScrollView: "缩放滚动视图"
    case .table: "表格"
    case .collection: "集合视图"
    case .navigation: "导航"
    case .tabs: "标签栏"
    case .pages: "翻页"
    case .controller: "视图控制器"
    case .tap: "点击"
    case .doubleTap: "双击"
    case .longPress: "长按"
    case .pan: "拖动"
    case .edgePan: "边缘拖动"
    case .swipe: "轻扫"
    case .pinch: "捏合"
    case .rotation: "旋转"
    }
  }
  /// The class and the English words find it, too.
  func synonyms(_ entry: LibraryEntry) -> [String] {
    let english = EnglishCompose()
    return [english.title(entry)] + english.synonyms(entry)
  }
  func title(_ group: LibraryGroup) -> String {
    switch group {
    case .views: "视图"
    case .controls: "控件"
    case .scrolling: "滚动"
    case .containers: "容器"
    case .recognizers: "手势识别器"
    case .classes: "你的类"
    }
  }
  var groupsHelp: String { "显示库的另一组" }
  func recognizers(_ view: String, _ count: Int) -> String { "\(view) 有 \(count) 个手势识别器" }
  func tooltip(_ title: String, _ className: String) -> String {
    "\(title) \u{00B7} \(className)\n把它拖到场景或层级树上，或点击它，添加到所选对象中。"
  }
  var find: String { "查找视图或手势识别器" }
  func noMatches(_ text: String) -> String { "没有找到“\(text)”。" }
  var noClasses: String { "没有注册你自己的类。" }
  var dragOrPress: String { "从库中拖入一个视图，或按 N。" }

  // MARK: On the scene

  func size(_ id: String, width: Double, height: Double) -> String {
    EnglishCompose().size(id, width: width, height: height)
  }
  func dropInto(_ id: String) -> String { "放入 \(id)" }

  // MARK: Relations

  func relation(_ a: String, _ relation: SceneRelation, _ b: String) -> String {
    switch relation {
    case .requireToFail: "\(a) 等待 \(b) 失败"
    case .simultaneousWith: "\(a) 和 \(b) 同时识别"
    case .canPrevent: "\(a) 只阻止 \(b)"
    case .canBePreventedBy: "\(a) 只被 \(b) 阻止"
    case .requireFailureOf: "\(a) 的代理让 \(a) 等待 \(b) 失败"
    case .beRequiredToFailBy: "\(a) 的代理让 \(b) 等待 \(a) 失败"
    case .delegate: "\(b) 是 \(a) 的代理"
    }
  }
  func removeRelation(_ a: String, _ relation: SceneRelation, _ b: String) -> String {
    "去掉“\(self.relation(a, relation, b))”"
  }
  func moveInto(_ a: String, _ view: String) -> String { "把 \(a) 移到 \(view)" }
  func relationTitle(_ a: String, _ b: String) -> String { "\(a) \u{2192} \(b)" }
  var cannotWrap: String { "只有同一个父视图中的视图才能放进新视图。" }
  func cannotUnwrap(_ id: String) -> String { "\(id) 中没有可以取出的视图。" }
  func nothingToRelate(_ view: String) -> String {
    "\(view) 没有可以建立关系的识别器。请从库中拖一个到它上面。"
  }
  var noOtherRecognizer: String { "没有其他可以关联的手势识别器。" }
  var selfRelation: String { "手势识别器不能等待自己失败。" }

  // MARK: Text and file

  var text: String { "文本" }
  func savedScene(_ file: String) -> String { "已保存 \(file)。" }
  var nothingToSave: String { "没有要保存的修改。" }
  func notSaved(_ file: String, _ reason: String) -> String {
    "\(file) 没有保存：\(reason)。你的修改已保留。"
  }
  func changedOutside(_ file: String, kept: Int) -> String {
    "\(file) 在外部被修改；保留了你的 \(kept) 处修改。"
  }
  func outsideTitle(_ file: String) -> String { "\(file) 在外部被修改" }
  func outsideFits(_ fitting: Int, of all: Int) -> String {
    "你的 \(all) 处修改中有 \(fitting) 处适用于新的文本。"
  }
  var keepBoth: String { "尽量保留两者" }
  var useFile: String { "使用文件" }
  var keepMine: String { "保留我的" }
  func keptMine(_ file: String) -> String {
    "保留您的文本。下次保存会用它覆盖 \(file)。"
  }
  func doesNotFit(_ change: String, line: Int?) -> String {
    line.map { "不适用：\(change)（第 \($0) 行）。" } ?? "不适用：\(change)。"
  }
  var differenceHelp: String { "− 是您的，+ 是文件的：" }
  func unsavedTitle(_ file: String) -> String { "\(file) 有未保存的修改" }
  func unsavedLines(_ changes: Int) -> String { "\(changes) 处修改不在文件中。" }
  var draftLines: String { "上次 Touchscope 结束时它们还没有保存。" }
  var restore: String { "恢复" }
  var discard: String { "放弃" }
  var keepEditing: String { "取消" }
  func renamePlaceholder(_ id: String) -> String { "\(id) 的新 id" }

  // MARK: Why a change is not made

  func notEditable(line: Int) -> String {
    "这个文件用了搭建模式无法修改的 YAML（第 \(line) 行）。请以文本方式编辑。"
  }
  func noObject(_ id: String) -> String { "场景文件中没有对象 \(id)。" }
  func wrongPlace(_ id: String, into parent: String) -> String { "\(id) 不能放入 \(parent)。" }
  var spacedID: String { "id 是一个词，不能有空格。" }
  var invalidID: String { "id 只能包含字母、数字和“_”“-”“.”。" }
  func takenID(_ id: String, line: Int) -> String { "\(id) 已被另一个对象使用（第 \(line) 行）。" }
  func fixed(_ id: String) -> String {
    "\(id) 属于拥有它的对象：不能单独移动、复制或删除。"
  }
  func notLoaded(line: Int, _ sentence: String) -> String { "第 \(line) 行：\(sentence)" }

  // MARK: What was changed

  func label(_ operations: [SceneOperation]) -> String {
    guard let first = operations.first else { return "修改" }
    let count = Set(operations.map(\.subject)).count
    return Self.sentence(first, count == 1 ? first.subject ?? "文本" : "\(count) 个对象")
  }
  func undone(_ label: String) -> String { "已撤销：\(label)。" }
  func redone(_ label: String) -> String { "已重做：\(label)。" }
  var nothingToUndo: String { "没有可撤销的修改。" }
  var nothingToRedo: String { "没有可重做的修改。" }

  /// A Latin name stands between spaces.
  private static func of(_ what: String) -> String {
    what.last?.isASCII == true ? "\(what) 的" : "\(what)的"
  }

  private static func sentence(_ operation: SceneOperation, _ what: String) -> String {
    switch operation {
    case .set(_, let property, let value):
      property == "frame" || property == "center"
        ? "放置 \(what)" : value == nil ? "去掉 \(of(what)) \(property)" : "设置 \(of(what)) \(property)"
    case .changeRows(_, _, .makeSections): "给 \(what) 分节"
    case .changeRows(_, let property, _): "修改 \(of(what)) \(property)"
    case .setInVariant: "修改变体 \(what)"
    case .add: "添加到 \(what)"
    case .move: "移动 \(what)"
    case .rename: "重命名 \(what)"
    case .duplicate: "复制 \(what)"
    case .delete: "删除 \(what)"
    case .relate(_, let relation, _, let isOn),
      .relateInVariant(_, _, let relation, _, let isOn):
      isOn ? "给 \(what) 加上 \(relation.rawValue)" : "去掉 \(of(what)) \(relation.rawValue)"
    case .addRun: "给\(what)加上用例"
    case .renameRun: "重命名用例 \(what)"
    case .deleteRun: "删除用例 \(what)"
    case .replaceRun: "重新录制用例 \(what)"
    case .updateExpectation: "更新用例 \(what) 的期望"
    case .paste: "粘贴到 \(what)"
    case .replaceText: "编辑\(what)"
    }
  }
}
