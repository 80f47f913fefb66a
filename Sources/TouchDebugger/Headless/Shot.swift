import TouchArticles
import TouchLanguage
package import Foundation
package import TouchCanvas
public import TouchCanvasSDL
import TouchEngine
package import TouchInspection
import TouchFiles
package import TouchReading
public import TouchRecording
import TouchScenes
public import TouchTrace
import TouchWindow

/// The picture of a session at its end, without a window: pixels or vectors, the same every time.
public struct Shot {
  private let session: Session
  private let options: ShotOptions
  private let playhead: Instant?

  /// Pictures of a session: at its end, or where `playhead` stands in time of the session, from where the timeline has what
  /// came after.
  public init(session: Session, _ options: ShotOptions, playhead: Instant? = nil) {
    self.session = session
    self.options = options
    self.playhead = playhead
  }

  /// Why there is no picture.
  public struct Problem: Error, CustomStringConvertible {
    /// What went wrong, with advice.
    public let description: String
  }

  /// Writes a PNG, or an SVG when the path ends in `.svg`.
  public func write(to path: String, fonts: FontBook) throws {
    guard path.hasSuffix(".svg") else { return try canvas(fonts).writePNG(to: path) }
    let (picture, size) = try picture(fonts)
    let text = SVG.document(
      picture.list, size: size, background: options.theme.window, metrics: fonts, title: title,
      description: description)
    do { try WholeFile.replace(path, with: text) } catch {
      throw Problem(
        description: Text.files.pictureNotWritten(path, "\(error)")
      )
    }
  }

  /// The most pixels of a picture; they take 400 MB.
  private static let mostPixels = 100e6

  /// The picture in pixels.
  public func canvas(_ fonts: FontBook) throws -> SoftwareCanvas {
    let (picture, size) = try picture(fonts)
    let pixels = size.width * size.height * options.scale * options.scale
    guard pixels <= Self.mostPixels else {
      throw Problem(
        description: Text.display.tooLarge(
          megapixels: Int(pixels / 1e6), most: Int(Self.mostPixels / 1e6))
      )
    }
    guard let canvas = SoftwareCanvas(size: size, scale: options.scale, fonts: fonts) else {
      throw Problem(
        description: Text.display.noMemoryForPicture)
    }
    if options.panel == .window {
      // As the window itself does it.
      let (input, plain, look) = try content(fonts)
      var model = plain
      model.workspace.size = size
      canvas.draw(layers: WindowPicture.layers(WindowPicture.parts(input, model, look), look))
    } else {
      canvas.draw(picture.list, background: options.theme.window)
    }
    return canvas
  }

  /// The picture as a value with its size in points; tests take other metrics.
  package func picture(
    _ metrics: any TextMeasuring
  ) throws -> (picture: Picture, size: CGSize) {
    let (input, model, look) = try content(metrics)
    let drawn = Text.speaking(options.language) {
      PanelPicture.draw(options.panel, input, model, size: options.size, look)
    }
    guard let drawn else {
      throw Problem(
        description: Text.display.noRecognizer(
          for: options.panel.name,
          among: input.snapshot.recognizers.map { "recognizer:\($0.name)" }))
    }
    return drawn
  }

  /// The picture as text, for those who cannot see it: what stands in it, and what can be asked or pressed. The window is
  /// read part by part.
  public func lines(_ fonts: FontBook) throws -> [String] {
    guard options.panel == .window else {
      let drawn = try picture(fonts).picture
      return PictureTexts.lines(drawn, Look(theme: options.theme, metrics: fonts))
    }
    let (input, model, look) = try content(fonts)
    return Text.speaking(options.language) {
      WindowPicture.parts(input, model, look).flatMap { part in
        ["\(part.id):"] + PictureTexts.lines(part.picture, look).map { $0.isEmpty ? "" : "  \($0)" }
      }
    }
  }

  /// What there is to see.
  package func content(
    _ metrics: any TextMeasuring
  ) throws -> (PictureInput, WindowModel, Look) {
    let view = seen()
    var state = DebuggerState(
      SceneSummary(session.scene, nil), size: CGSize(width: 1440, height: 900), scale: 1, .zero)
    state.preferences.launchLanguage = options.language
    state.workspace.overlays = options.overlays
    state.workspace.render = options.render
    state.workspace.rightTab = tab
    state.workspace.systemTable = options.table
    state.document.timelineRange = options.range
    state.document.run = options.run
    if let playhead {
      state.playback.position = .past(Playhead(step: view.step, time: playhead))
    }
    var input = view.input
    state.selection = try selection(input)
    if let method = options.listing {
      state.document.instruments.listing.marked = ListedMethod("", method)
    }
    addProbes(&input)
    var reading = Reading(
      configuration: WindowConfiguration(keymap: try Keymap.standard()), session: SessionReading(),
      input: input,
      playhead: PlayheadReading(step: view.step, lastEvent: view.lastEvent),
      metrics: metrics)
    reading.deferArticles { ArticlesReading(data: ShippedArticles.all) }
    reading.session.trace = session.trace
    reading.session.steps = session.steps
    if options.panel == .scenes {
      reading.library.scenes = SceneLibrary.entries(beside: session.scene.path)
    }
    reading.log.extend(with: session.trace, budget: .max)
    let id = session.scene.id(of: state.selection, input)
    reading.source = SceneSourceReader().source(of: id, in: session.scene)
    if tab == .inspect { reading.properties = PropertyReading.all(of: id, in: session.scene) }
    if options.tab == .runs { reading.runs = RunBook.checked(session.scene) }
    let look = Look(theme: options.theme, metrics: metrics)
    var model = WindowModel(state, reading)
    model.time.still = options.moment
    guard options.panel == .window else { return (input, model, look) }
    // Lists are scrolled to what is marked in them, as in a window.
    for scroll in WindowPicture.parts(input, model, look).compactMap(\.scroll) {
      state.workspace.lists.reveal(scroll)
    }
    model = WindowModel(state, reading)
    model.time.still = options.moment
    return (input, model, look)
  }

  /// A panel that is a tab of the window is as it is there.
  private var tab: RightTab {
    switch options.panel {
    case .inspect: .inspect
    case .log: .log
    case .system: .system
    case .window, .stage, .canvas, .why, .recognizers, .recognizer, .arbitration, .timeline, .chain,
      .hierarchy, .scenes, .articles, .toolbar:
      options.tab
    }
  }

  /// What the explanation is about; nil for the last thing that happened.
  private func selection(_ input: PictureInput) throws -> Target? {
    guard let about = options.about else { return nil }
    if let found = input.target(named: about) { return found }
    throw Problem(
      description: Text.display.noObject(
        about, among: Explanation.subjects(input).map { input.printedName(of: $0) }))
  }

  /// What only a copy of the scene can tell.
  private func addProbes(_ input: inout PictureInput) {
    let missed = input.answerWithArea?.view
    let showsAreas = options.overlays.contains(.areas)
    guard options.probe != nil || showsAreas || missed != nil else { return }
    let shadow = Shadow(session)
    let step = session.steps.count - 1
    if let point = options.probe,
      let probe = shadow.probe(at: point, afterStep: step, time: session.now)
    {
      input.probe = HitReading(events: probe.events, winner: probe.view)
      input.probePoint = point
    }
    guard showsAreas || missed != nil, let engine = shadow.catchUp(step, session.now) else {
      return
    }
    let areas = TouchAreas(engine: engine, snapshot: input.snapshot)
    if showsAreas { input.areas = areas.all() }
    let touch = input.reading.finger(of: input.reading.hit)?.start
    input.missedArea = missed.flatMap { areas.area(of: $0, near: touch) }
  }

  private var title: String {
    session.scene.title.isEmpty ? session.scene.path : session.scene.title
  }

  /// At the session's end, or where the playhead stands.
  private func seen() -> SessionView {
    let view = SessionView(session)
    view.seek(to: session.steps.count - 1, time: session.now)
    if let playhead { view.seek(until: playhead) }
    return view
  }

  /// What there is to see, in words.
  private var description: String { Text.speaking(options.language) { described } }

  private var described: String {
    let view = seen()
    let time = "\(CanonicalLine.number((playhead ?? session.now).seconds)) s"
    guard let why = Explanation.last(view.input) else {
      return Text.display.nothingYet(panel: options.panel.name, at: time)
    }
    return Text.display.description(
      panel: options.panel.name, at: time, why.title, why.text)
  }
}
