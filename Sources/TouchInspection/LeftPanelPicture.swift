import Foundation
import TouchCanvas
import TouchTrace

/// What the left panel shows.
public enum LeftTab: String, CaseIterable, Sendable {
  case scene

  var title: String { rawValue.prefix(1).uppercased() + rawValue.dropFirst() }
}

/// What the scene is about, its views, the other scenes.
enum LeftPanelPicture {
  static func draw(
    _ input: PictureInput, _ model: WindowModel, _ room: CGRect, _ look: Look
  ) -> (picture: Picture, scroll: WindowPicture.Scroll?) {
    (AboutPicture.draw(model, room, look), nil)
  }
}
