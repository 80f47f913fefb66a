package import Foundation
package import TouchCanvas
public import TouchCanvasSDL
import TouchEngine
package import TouchInspection
import TouchReading
public import TouchRecording
import TouchScenes
import TouchTrace

/// The picture of a session at its end, without a window: pixels or vectors, the same every time.
public struct Shot {
  private let session: Session
  private let options: ShotOptions

  /// Of a session.
  public init(session: Session, _ options: ShotOptions) {
    self.session = session
    self.options = options
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
    do { try text.write(toFile: path, atomically: true, encoding: .utf8) } catch {
      throw Problem(
        description:
          "the picture cannot be written to \(path); check the folder and its permissions")
    }
  }

  /// The picture in pixels.
  public func canvas(_ fonts: FontBook) throws -> SoftwareCanvas {
    let (picture, size) = try picture(fonts)
    guard let canvas = SoftwareCanvas(size: size, scale: options.scale, fonts: fonts) else {
      throw Problem(
        description: "there is no memory for a picture of this size; choose a smaller one")
    }
    if options.panel == .window {
      // As the window itself does it.
      let (input, plain, look) = try content(fonts)
      var model = plain
      model.size = size
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
    guard
      let drawn = PanelPicture.draw(options.panel, input, model, size: options.size, look)
    else {
      throw Problem(
        description: "there is no recognizer for '\(options.panel.name)'; there are: "
          + input.snapshot.recognizers.map { "recognizer:\($0.name)" }.joined(separator: ", "))
    }
    return drawn
  }

  /// What there is to see.
  private func content(
    _ metrics: any TextMeasuring
  ) throws -> (PictureInput, WindowModel, Look) {
    let view = SessionView(session)
    view.seek(to: session.steps.count - 1, time: session.now)
    var model = WindowModel.make(session.scene, session.scenePath)
    model.step = session.steps.count
    model.stepCount = session.steps.count
    model.event = session.trace.events.count
    model.eventCount = session.trace.events.count
    model.overlays = options.overlays
    model.render = options.render
    model.rightTab = options.tab
    model.systemTable = options.table
    model.log.filter.extend(with: session.trace, budget: .max)
    model.timelineRange = options.range
    model.isSuspended = view.reading.system.isSuspended
    model.waitingEvents = view.reading.system.waiting.count
    var input = view.input
    try choose(&model, &input)
    addProbes(&input)
    return (input, model, Look(theme: options.theme, metrics: metrics))
  }

  private func choose(_ model: inout WindowModel, _ input: inout PictureInput) throws {
    guard let about = options.about else { return }
    let targets: [Target?] = [
      .recognizer(about), .view(about), Int(about).map { .finger($0) }, .responder(about),
    ]
    model.selection = targets.compactMap { $0 }.first { input.handle(of: $0) != nil }
    guard model.selection == nil else { return }
    throw Problem(
      description: "there is no '\(about)' at this time; there are: "
        + Explanation.subjects(input).map { input.name(of: $0) }.joined(separator: ", "))
  }

  /// What only a copy of the scene can tell.
  private func addProbes(_ input: inout PictureInput) {
    guard options.probe != nil || options.overlays.contains(.areas) else { return }
    let shadow = Shadow(session)
    let step = session.steps.count - 1
    if let point = options.probe,
      let probe = shadow.probe(at: point, afterStep: step, time: session.now)
    {
      input.probe = HitReading(events: probe.events, winner: probe.view)
      input.probePoint = point
    }
    if options.overlays.contains(.areas), let engine = shadow.catchUp(step, session.now) {
      input.areas = TouchAreas(engine: engine, snapshot: input.snapshot).all()
    }
  }

  private var title: String {
    session.scene.title.isEmpty ? session.scenePath : session.scene.title
  }

  /// What there is to see, in words.
  private var description: String {
    let view = SessionView(session)
    view.seek(to: session.steps.count - 1, time: session.now)
    let time = "\(CanonicalLine.number(session.now.seconds)) s"
    guard let why = Explanation.last(view.input) else {
      return "\(options.panel.name) at \(time): nothing has happened yet."
    }
    return "\(options.panel.name) at \(time): \(why.title). \(why.text)"
  }
}

extension Session {
  var scenePath: String { scene.path }
}

extension WindowModel {
  static func make(_ scene: LiveScene, _ path: String) -> WindowModel {
    var model = WindowModel()
    model.show(scene, path)
    return model
  }

  /// What the window says of a scene.
  mutating func show(_ scene: LiveScene, _ path: String) {
    isStart = path.isEmpty
    title = path.isEmpty ? "Touchscope" : scene.title.isEmpty ? path : scene.title
    about = scene.about
    hasVariants = !scene.variants.isEmpty
    variant = scene.variant
    sceneFile = String(path.split(separator: "/").last ?? "")
  }
}
