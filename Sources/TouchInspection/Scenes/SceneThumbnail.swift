import Foundation
import TouchCanvas
import TouchGeometry
package import TouchTrace

/// A scene as small as a stamp.
enum SceneThumbnail {
  static let size = CGSize(width: 64, height: 96)

  /// The whole scene in the middle of a room; a blank screen, which is no black one, until there is a picture of it.
  static func draw(
    _ scene: SceneEntry, in bounds: CGRect, _ theme: Theme, _ list: inout DrawList
  ) {
    var frame = bounds.insetBy(dx: bounds.width * 0.15, dy: 0)
    if scene.thumbnailSize.width > 0, scene.thumbnailSize.height > 0 {
      let scale = min(
        bounds.width / scene.thumbnailSize.width, bounds.height / scene.thumbnailSize.height)
      let size = CGSize(
        width: scene.thumbnailSize.width * scale, height: scene.thumbnailSize.height * scale)
      frame = CGRect(
        x: bounds.midX - size.width / 2, y: bounds.midY - size.height / 2, width: size.width,
        height: size.height)
      let transform = CGAffineTransform(
        a: scale, b: 0, c: 0, d: scale, tx: frame.minX, ty: frame.minY)
      list.clipped(to: frame) { $0.append(scene.thumbnail, transform: transform) }
    } else {
      list.fill(.rectangle(frame), theme.raised)
    }
    list.stroke(.rectangle(frame.insetBy(dx: -0.5, dy: -0.5)), theme.border, width: 1)
  }
}

extension SceneEntry {
  /// Makes the thumbnail of how a scene stands. Its texts become bars, as nobody could read them.
  package mutating func setThumbnail(of snapshot: SceneSnapshot, _ look: Look) {
    var list = DrawList()
    let screen = CGRect(origin: .zero, size: snapshot.screen)
    list.fill(.rectangle(screen), .white)
    for command in ScenePicture.draw(snapshot, look).list.commands {
      guard case .text(let text, let at, let font, let color) = command else {
        list.commands.append(command)
        continue
      }
      let bar = CGRect(
        x: at.x, y: at.y - font.size * 0.6, width: look.width(text, font), height: font.size * 0.55)
      list.fill(.roundedRectangle(bar, bar.height / 2), color.opacity(0.55))
    }
    thumbnail = list
    thumbnailSize = snapshot.screen
  }
}
