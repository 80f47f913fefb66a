public import Foundation
public import TouchCanvas
public import TouchCanvasSDL
import TouchInspection
public import TouchRecording
import TouchScenes
import TouchTrace

/// The picture of a session at its end, without a window.
public struct Shot {
  private let session: Session
  private let isStage: Bool
  private let size: CGSize?
  private let scale: Double
  private let theme: Theme

  /// `size` in points; a stage has the size of its scene, a window 1440x900.
  public init(session: Session, isStage: Bool, size: CGSize?, scale: Double, theme: Theme) {
    self.session = session
    self.isStage = isStage
    self.size = size
    self.scale = scale
    self.theme = theme
  }

  public struct NoMemory: Error, CustomStringConvertible {
    public var description: String {
      "there is no memory for a picture of this size; choose a smaller one"
    }
  }

  public func write(to path: String, fonts: FontBook) throws {
    guard let canvas = canvas(fonts) else { throw NoMemory() }
    try canvas.writePNG(to: path)
  }

  /// Nil when there is no memory for it.
  public func canvas(_ fonts: FontBook) -> SoftwareCanvas? {
    let picture = picture(fonts)
    guard let canvas = SoftwareCanvas(size: pictureSize, scale: scale, fonts: fonts) else {
      return nil
    }
    canvas.draw(picture.list, background: theme.window)
    return canvas
  }

  private var pictureSize: CGSize {
    if let size { return size }
    let screen = session.snapshot(afterStep: -1).screen
    return isStage ? screen : CGSize(width: 1440, height: 900)
  }

  /// The picture as a value; tests take other metrics.
  func picture(_ metrics: any TextMeasuring) -> Picture {
    let view = SessionView(session)
    view.seek(to: session.steps.count - 1, time: session.now)
    var model = WindowModel.make(session.scene, session.scenePath)
    model.size = pictureSize
    model.step = session.steps.count
    model.stepCount = session.steps.count
    let look = Look(theme: theme, metrics: metrics)
    return isStage
      ? StagePicture.draw(view.input, model, look) : WindowPicture.draw(view.input, model, look)
  }
}

extension Session {
  var scenePath: String { scene.path }
}

extension WindowModel {
  static func make(_ scene: LiveScene, _ path: String) -> WindowModel {
    var model = WindowModel()
    model.title = scene.title.isEmpty ? path : scene.title
    model.about = scene.about
    model.hasVariants = !scene.variants.isEmpty
    model.variant = scene.variant
    model.sceneFile = String(path.split(separator: "/").last ?? "")
    return model
  }
}
