import TouchLanguage
import Foundation
import TouchCanvas
import TouchReading
import TouchTrace

/// What the line at the bottom shows of the window beside the trace.
struct StatusModel {
  /// Something that takes its time, seconds.
  enum Progress {
    /// How long the recording is that is not yet saved.
    case recording(Double)
    /// How far a replay is, and how long a recording is; nil for a run.
    case replay(Double, of: Double?)
  }

  /// What the window shows beside the line.
  struct Beside {
    /// The tab at the right; nil while that panel is closed.
    var tab: RightTab?
    /// The timeline shows, and with it when the gesture ended and how long the session is.
    var hasTimeline = false
    /// What stands above the headline of Why and leads to the moment that decided; nil at that moment, without one, and
    /// where no headline shows.
    var decision: String?
    /// A time beside a sentence of Why leads to an earlier moment.
    var hasEarlierTime = false
  }

  /// No scene is open.
  var isStart = false
  /// The scene's file.
  var sceneFile = ""
  /// What hands do in the scene.
  var mode = HandsMode.touch
  /// What else shows.
  var beside = Beside()
  /// What they do at this moment, where they change it.
  var activity = ComposeActivity.rest
  /// Inputs come from a recording or a run.
  var isReplaying = false
  /// Whether the scene's clock stands.
  var isPaused = false
  /// True while the playhead stands at the newest step.
  var isLive = true
  /// The step that is shown.
  var step = 0
  /// How many steps there are.
  var stepCount = 0
  /// The newest event that is shown, from 1; 0 before the first one.
  var event = 0
  /// How many events there are.
  var eventCount = 0
  /// What goes on for a while; nil for nothing.
  var progress: Progress?
  /// How fast the scene's time goes.
  var speed = 1.0
  /// A frame that took long just now, and what took most of it, or what the window lacks, and how to get it.
  var warning: String?
}

extension StatusModel {
  /// What the window does, as far as it decides what can be done; `hasTouches` where a gesture can be looked back at.
  func hint(hasTouches: Bool) -> StatusHint {
    if isStart { return .start }
    if mode == .pick { return .pick }
    if !isLive { return .past }
    if isReplaying { return .replay }
    if isPaused { return .paused }
    guard hasTouches else { return .touch }
    return switch beside.tab {
    case .why: beside.decision != nil || beside.hasEarlierTime ? .why : .touched
    case .arbitration: .arbitration
    case .inspect: .inspect
    case .recognizers, .runs, .log, .system, nil: .touched
    }
  }

  /// What can be done, and what goes on; from the longest wording to the shortest.
  func hints(hasTouches: Bool) -> [String] {
    switch progress {
    case .recording(let seconds): Text.toolbar.recording(seconds)
    case .replay(let seconds, let length): Text.toolbar.replay(seconds, of: length)
    case nil: mode == .compose ? composing : resting(hint(hasTouches: hasTouches))
    }
  }

  /// What can be done while nothing goes on: the way to the moment that decided comes first.
  private func resting(_ hint: StatusHint) -> [String] {
    guard let decision = beside.decision, hint == .why || hint == .arbitration else {
      return Text.toolbar.hint(hint)
    }
    return Text.toolbar.decisionHint(decision)
  }
}

extension StatusModel {
  /// What keys and pointer do while the scene is composed.
  private var composing: [String] {
    let hints = Text.arranging.hints(activity)
    return hints.isEmpty ? Text.compose.hints : hints
  }
}

/// The line at the bottom: a hint, where the playhead stands, which scene.
enum StatusPicture {
  /// `bars` has the menu of the theme, which stands at the right.
  static func draw(
    _ input: PictureInput, _ model: StatusModel, _ bars: BarsModel, _ whole: CGRect, _ look: Look
  ) -> Picture {
    var picture = Picture()
    let theme = look.theme
    picture.list.fill(.rectangle(whole), theme.panel)
    picture.list.stroke(
      .line(CGPoint(x: 0, y: whole.minY), CGPoint(x: whole.maxX, y: whole.minY)),
      theme.hairline, width: 1)
    let menu = bars.isStart ? nil : themeMenu(bars, whole, look)
    if let menu { picture.append(menu.picture) }
    let bounds = CGRect(
      x: whole.minX, y: whole.minY, width: (menu?.start ?? whole.maxX) - whole.minX,
      height: whole.height)
    let isWarning = model.warning != nil
    let wordings =
      (model.warning.map(wordings) ?? model.hints(hasTouches: !input.reading.fingers.isEmpty))
      .map(KeyedText.init)
    let right = facts(input, model, bounds.width * 0.55, look)
    picture.list.trailing(
      right, right: bounds.maxX - 16, middle: bounds.midY, .mono(11), theme.secondary, look)
    let end = look.width(right, .mono(11))
    picture.region(
      .status(.moment),
      CGRect(x: bounds.maxX - 20 - end, y: bounds.minY, width: end + 12, height: bounds.height),
      moment(model))
    let space = bounds.width - end - 48
    guard let longest = wordings.first else { return picture }
    let shown =
      wordings.first { $0.width(look) <= space }
      ?? KeyedText(look.fitTail(longest.plain, space, .ui(12)))
    let width = shown.width(look)
    if isWarning {
      let ground = CGRect(
        x: 6, y: bounds.minY + 3, width: width + 16, height: bounds.height - 6)
      picture.list.fill(.roundedRectangle(ground, 5), theme.cancelled.color)
    }
    shown.draw(
      x: 16, middle: bounds.midY, isWarning ? theme.cancelled.label : theme.secondary, look,
      &picture.list)
    picture.region(
      .status(.hint), CGRect(x: 8, y: bounds.minY, width: width + 12, height: bounds.height),
      shown.plain == longest.plain ? "" : longest.plain)
    return picture
  }

  /// The menu of the theme at the right edge, and where it starts; both names have room, so that nothing moves.
  private static func themeMenu(
    _ bars: BarsModel, _ bounds: CGRect, _ look: Look
  ) -> (picture: Picture, start: Double) {
    var pen = ToolbarPen(look, hover: bars.hover, focus: bars.focus)
    let names = [false, true].map(Text.toolbar.themeName)
    let width = pen.quietWidth(labelled: names)
    let height = min(ToolbarPlaces.side, bounds.height - 2)
    let box = CGRect(
      x: bounds.maxX - 8 - width, y: bounds.midY - height / 2, width: width, height: height)
    pen.button(bars.themeMenu(look.theme, isSign: false), in: box)
    return (pen.picture, box.minX)
  }

  /// All of a warning, then its last sentence, which says what to do.
  private static func wordings(_ warning: String) -> [String] {
    let sentences = warning.split(separator: ". ").map(String.init)
    return sentences.count > 1 ? [warning, sentences[sentences.count - 1]] : [warning]
  }

  /// What is at the right: where there is little room, what is said elsewhere too is left out.
  private static func facts(
    _ input: PictureInput, _ model: StatusModel, _ width: Double, _ look: Look
  ) -> String {
    if model.isStart { return Text.toolbar.noScene }
    // The timeline has the times; how soon a part is left out, and the part.
    let isBesideTimeline = model.beside.hasTimeline
    var parts: [(rank: Int, text: String)] = [
      (1, isBesideTimeline ? "" : Text.toolbar.session(input.reading.now)),
      (0, isBesideTimeline ? "" : gesture(input.reading, model) ?? ""),
      (2, model.speed == 1 ? "" : Text.toolbar.speed(model.speed)),
      (3, model.sceneFile),
    ].filter { !$0.1.isEmpty }
    func text() -> String { parts.map(\.text).joined(separator: "  \u{00B7}  ") }
    while look.width(text(), .mono(11)) > width, parts.count > 1,
      let next = parts.indices.min(by: { parts[$0].rank < parts[$1].rank })
    {
      parts.remove(at: next)
    }
    return look.fit(text(), width, .mono(11))
  }

  /// How far the gesture has come, and when it was over; nil before the first touch.
  static func gesture(_ reading: TraceReading, _ model: StatusModel) -> String? {
    guard reading.gestureStart > .zero || !reading.fingers.isEmpty else { return nil }
    guard !reading.fingers.contains(where: \.isDown),
      let end = reading.fingers.compactMap(\.endTime).max()
    else {
      return Text.toolbar.sinceFirstTouch(reading.now.since(reading.gestureStart))
    }
    let last = reading.fingers.last { $0.endTime == end }?.end ?? .lifted
    // While it is live the distance grows all the time; an earlier moment, or one that is stopped, keeps it.
    let isStill = (!model.isLive || model.isPaused) && reading.now > end
    return Text.toolbar.gestureEnd(
      last, at: end.since(reading.gestureStart), ago: isStill ? reading.now.since(end) : nil)
  }

  /// What the numbers count.
  private static func moment(_ model: StatusModel) -> String {
    Text.toolbar.momentHelp(
      event: model.event, events: model.eventCount, step: model.step, steps: model.stepCount)
  }
}
