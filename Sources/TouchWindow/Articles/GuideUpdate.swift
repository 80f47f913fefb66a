import TouchArticles
import Foundation
package import TouchInspection
package import TouchLanguage
import TouchReading
import TouchTrace

/// Questions, lessons and places of articles: a scene is loaded, its run plays, and at its end the moment shows.
package enum GuideUpdate {
  /// Where a guide leads.
  package struct Stop: Equatable {
    var scene: String
    var variant: String?
    /// Nil for a scene whose run is to be chosen.
    var run: String?
    /// Seconds; nil for the newest moment.
    var moment: Double?
    var sights: [Sight]
    var selection: String?
    /// The reader says first what will happen.
    var asks = false
  }

  // MARK: Opening

  /// `page` shows beside it; nil for the present one.
  package static func open(
    _ subject: Guide.Subject, page: ArticlesPage?, _ c: inout Context
  ) {
    guard let stop = stop(subject, c), LoadUpdate.mayReplace(&c) else { return }
    if let page { turn(to: page, &c) }
    c.state.articles.guide = Guide(subject)
    load(stop, plays: !stop.asks, &c)
  }

  /// A lesson that is presented stays so.
  private static func turn(to page: ArticlesPage, _ c: inout Context) {
    if case .lesson = page, c.state.articles.presented != nil {
      c.state.articles.page = page
    } else if page != c.state.articles.page || !c.state.articles.query.isEmpty
      || c.state.workspace.leftTab != .articles
    {
      ArticleUpdate.open(page, &c)
    }
  }

  private static func load(_ stop: Stop, plays: Bool, _ c: inout Context) {
    let path = path(of: stop.scene, c)
    if plays, let run = stop.run {
      c.add(.playRun(run, path: path, variant: stop.variant))
    } else {
      c.add(.load(path: path, variant: stop.variant))
    }
  }

  /// The file of a scene: beside the open one, or where the program's scenes are.
  private static func path(of scene: String, _ c: Context) -> String {
    c.reading.library.scenes.first { $0.file == scene }?.path
      ?? folder(c.state.document.scene.path) + "\(scene).yaml"
  }

  /// With its slash; the program's scenes while no scene is open.
  private static func folder(_ path: String) -> String {
    guard !path.isEmpty else { return "scenes/" }
    return path.lastIndex(of: "/").map { String(path[...$0]) } ?? ""
  }

  /// What a guide leads to; nil when there is no such question, lesson or scene.
  package static func stop(_ subject: Guide.Subject, _ c: Context) -> Stop? {
    let data = c.reading.articles.data
    switch subject {
    case .question(let id):
      return data.question(id).map {
        Stop(
          scene: $0.place.scene, variant: $0.place.variant, run: $0.place.run, moment: $0.moment,
          sights: $0.sights, asks: $0.prediction != nil)
      }
    case .step(let id, let index):
      guard let lesson = data.lesson(id), lesson.steps.indices.contains(index) else { return nil }
      let step = lesson.steps[index]
      return Stop(
        scene: step.place.scene, variant: step.place.variant, run: step.place.run,
        moment: step.moment, sights: step.sights, selection: step.selection)
    case .place(.scene(let scene, let run, let sights)):
      return Stop(scene: scene, run: run, sights: sights)
    case .place: return nil
    }
  }

  // MARK: On the way

  /// The reader says what will happen: then it does.
  package static func choose(_ choice: Int, _ c: inout Context) {
    guard var guide = c.state.articles.guide, guide.phase == .asking,
      let stop = stop(guide.subject, c), LoadUpdate.mayReplace(&c)
    else { return }
    guide.choice = choice
    guide.phase = .opening
    c.state.articles.guide = guide
    load(stop, plays: true, &c)
  }

  /// A scene is open: the one that was asked for, or another one that ends what was led to.
  package static func sceneLoaded(_ loaded: LoadedScene, _ c: inout Context) {
    guard var guide = c.state.articles.guide else { return }
    let stop = stop(guide.subject, c)
    guard guide.phase == .opening, let stop, path(of: stop.scene, c) == loaded.scene.path else {
      return leave(&c)
    }
    if stop.asks, guide.choice == nil {
      guide.phase = .asking
    } else {
      guide.phase = loaded.replay == nil ? .shown : .playing
      show(stop, &c)
    }
    c.state.articles.guide = guide
    // In a narrow window the panel to look at may have taken its place.
    c.state.workspace.leftTab = .articles
  }

  /// The scene that was asked for cannot be loaded.
  package static func loadFailed(_ c: inout Context) {
    guard var guide = c.state.articles.guide, guide.phase == .opening,
      let stop = stop(guide.subject, c)
    else { return }
    guide.phase = .missing(path(of: stop.scene, c))
    leave(&c)
    // The page says so, and how to go on.
    c.state.articles.guide = guide
    c.state.workspace.leftTab = .articles
  }

  /// Nothing is led to any more; a question waits to be opened again.
  private static func leave(_ c: inout Context) {
    c.state.articles.guide = nil
    if c.state.articles.presented != nil { endPresentation(&c) }
  }

  /// Once the run is over its moment shows, and the time stands still.
  package static func follow(_ c: inout Context) {
    guard var guide = c.state.articles.guide, guide.phase == .playing,
      c.state.playback.source == .hands, let stop = stop(guide.subject, c)
    else { return }
    guide.phase = .shown
    c.state.articles.guide = guide
    guard let moment = stop.moment else { return }
    PlaybackUpdate.seek(to: Instant(seconds: moment), &c)
    c.state.playback.clock.pause(c.now)
    if !c.layout.shows(.left) { sayAnswer(guide.subject, &c) }
  }

  /// The answer of a question whose page has no room.
  private static func sayAnswer(_ subject: Guide.Subject, _ c: inout Context) {
    guard case .question(let id) = subject, let question = c.reading.articles.data.question(id)
    else { return }
    c.say(question.answer[ArticlesModel(c.state, c.reading).language(of: question.article)])
  }

  // MARK: What shows

  private static func show(_ stop: Stop, _ c: inout Context) {
    look(at: stop.sights, &c)
    if let selection = stop.selection { select(selection, &c) }
  }

  /// Brings panels to the front, the first one last, with the overlays that are named and no others.
  package static func look(at sights: [Sight], _ c: inout Context) {
    if c.state.articles.presented != nil { c.state.articles.presented = panels(of: sights) }
    var overlays: Overlays = []
    for sight in sights.reversed() {
      switch sight {
      case .left(let tab): if c.state.articles.presented == nil { CommandUpdate.show(tab, &c) }
      case .right(let tab): CommandUpdate.show(tab, &c)
      case .printedLog: CommandUpdate.show(RightTab.log, &c)
      case .system(let table): CommandUpdate.show(table, &c)
      case .why(let object):
        select(object, &c)
        CommandUpdate.show(RightTab.why, &c)
      case .timeline: PanelUpdate.show(.timeline, &c)
      case .chain: overlays.insert(.responders)
      case .overlay(let kind):
        if let entry = OverlayCatalog.all.first(where: { $0.kind == kind }) {
          overlays.insert(entry.overlay)
        }
      case .canvas: break
      }
    }
    if !overlays.isEmpty { c.state.workspace.overlays = overlays.union(.touches) }
  }

  /// The panels that a presented lesson needs beside its scene.
  private static func panels(of sights: [Sight]) -> WindowPanels {
    sights.reduce(into: []) { panels, sight in
      switch sight {
      case .right, .why, .printedLog, .system: panels.insert(.right)
      case .timeline: panels.insert(.timeline)
      case .left, .overlay, .canvas, .chain: break
      }
    }
  }

  /// Selects an object of the scene by its name.
  private static func select(_ name: String, _ c: inout Context) {
    let snapshot = c.reading.input.snapshot
    c.state.selection =
      snapshot.recognizers.contains { $0.name == name } ? .recognizer(name) : .view(name)
  }

  // MARK: Steps

  /// The step or question after the present one, or the one before. A run that still plays comes to its moment first.
  package static func move(_ direction: Int, _ c: inout Context) {
    if direction > 0, let guide = c.state.articles.guide, guide.phase == .playing,
      let stop = stop(guide.subject, c), stop.moment != nil
    {
      return c.add(.finishReplay)
    }
    let edge = direction > 0 ? Text.articles.isLast : Text.articles.isFirst
    switch c.state.articles.page {
    case .lesson(let id, let step):
      let next = step + direction
      guard let lesson = c.reading.articles.data.lesson(id), lesson.steps.indices.contains(next)
      else { return c.say(edge) }
      open(.step(id, next), page: .lesson(id, step: next), &c)
    case .question(let id):
      let all = c.reading.articles.data.questions
      guard let now = all.firstIndex(where: { $0.id == id }), all.indices.contains(now + direction)
      else { return c.say(edge) }
      let next = all[now + direction].id
      open(.question(next), page: .question(next), &c)
    case .home, .article: break
    }
  }

  // MARK: Presenting

  /// The scene, the panels of the step, and its sentence in large type; or the usual window again.
  package static func togglePresentation(_ c: inout Context) {
    guard c.state.articles.presented == nil else { return endPresentation(&c) }
    guard case .lesson(let id, let step) = c.state.articles.page else {
      return c.say(Text.commands.sentence(.noLesson))
    }
    guard !c.state.input.isHeld else { return c.say(Text.notices.liftBeforeTextSize) }
    ComposeUpdate.setOn(false, &c)
    let stop = stop(.step(id, step), c)
    c.state.workspace.drawer = nil
    c.state.articles.presented = panels(of: stop?.sights ?? [])
    SizeUpdate.applyScale(&c)
    if c.state.articles.guide == nil { open(.step(id, step), page: nil, &c) }
  }

  package static func endPresentation(_ c: inout Context) {
    guard c.state.articles.presented != nil else { return }
    guard !c.state.input.isHeld else { return c.say(Text.notices.liftBeforeTextSize) }
    c.state.articles.presented = nil
    SizeUpdate.applyScale(&c)
  }
}
