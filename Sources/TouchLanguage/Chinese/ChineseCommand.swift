struct ChineseCommand: CommandSentences {
  func group(_ group: CommandGroup) -> String {
    switch group {
    case .window: "窗口"
    case .touching: "触摸"
    case .composing: "搭建"
    case .time: "时间"
    case .timeline: "时间线"
    case .pictures: "叠加层和标签页"
    case .keyboard: "键盘导航"
    }
  }

  func context(_ context: KeyContext) -> String {
    switch context {
    case .global: "任何地方"
    case .drag: "搭建模式中拖动时"
    case .tree: "搭建模式的层级树中"
    case .compose: "搭建模式"
    case .scene: "在场景中"
    case .timeline: "在时间线中"
    case .list: "在列表中"
    case .field: "在文本框中"
    case .palette: "在命令面板中"
    case .help: "在帮助中"
    }
  }

  /// The English title finds a command, too.
  func words(_ command: CommandID) -> CommandText {
    let (title, summary) = text(command)
    let english = EnglishCommand().words(command)
    return CommandText(title, summary, synonyms: [english.title] + english.synonyms)
  }

  func reason(_ refusal: CommandRefusal) -> String {
    switch refusal {
    case .noScene: "请先打开一个场景"
    case .nothingHappened: "还没有发生任何事"
    case .nothingBefore: "这一时刻之前没有发生任何事"
    case .isNewest: "已经是最新时刻"
    case .isLive: "已经是实时"
    case .nothingToUndo: "没有可撤销的修改"
    case .nothingToRedo: "没有可重做的修改"
    case .paused: "场景已暂停；按空格键继续"
    case .isPast: "正在显示较早的时刻；按 End 回到实时"
    case .slowestSpeed: "已经是最慢速度"
    case .highestSpeed: "已经是最快速度"
    case .noBreakpoint: "没有断点"
    case .noDifference: "没有修改改变过这次运行"
    case .isRecorded(let path): "这个会话已经在写入 \(path)"
    case .noTouch: "屏幕上没有触摸"
    case .noVariant: "这个场景没有变体"
    case .noFingerHeld: "没有按住的手指"
    case .allViewsShow: "所有视图都已绘制"
    case .noProblem: "没有载入错误"
    case .noLesson: "请先打开一节课程或一个问题"
    case .notComposing: "只用于搭建模式：请按 M"
    case .nothingComposed: "请先选择场景中的视图或手势识别器"
    }
  }

  func sentence(_ refusal: CommandRefusal) -> String { "\(reason(refusal))。" }
}
