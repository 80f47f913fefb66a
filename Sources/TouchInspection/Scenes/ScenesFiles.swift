import Foundation
import TouchCanvas
import TouchLanguage

/// The lines above the scenes: recent files, or the files that a typed path begins with.
extension ScenesPicture {
  private static let recordingsMost = 6
  private static let recentMost = 4

  mutating func files() {
    if let problem = model.problem {
      y = pen.paragraph(
        problem, x: pen.margin + 4, y: y, width: width - pen.margin * 2 - 4, pen.ui(12),
        pen.theme.danger, limit: 4)
    }
    if let files = model.files {
      rows(
        Text.scenes.files, files, target: { $0.kind == .folder ? .folder($0.path) : .file($0.path) }
      )
      if files.isEmpty, model.problem == nil {
        y = pen.paragraph(
          Text.scenes.noFiles, x: pen.margin + 4, y: y + 4,
          width: width - pen.margin * 2 - 4, pen.ui(12), pen.theme.secondary, limit: 4)
      }
      return
    }
    let recordings = model.found(model.recordings).prefix(Self.recordingsMost)
    rows(Text.scenes.recordings, Array(recordings), target: { .recent($0.path) })
    rows(Text.scenes.recentScenes, Array(model.found(model.recent).prefix(Self.recentMost))) {
      .recent($0.path)
    }
  }

  private mutating func rows(
    _ title: String, _ files: [ScenesModel.File], target: (ScenesModel.File) -> Target
  ) {
    guard !files.isEmpty else { return }
    y = pen.heading(title, y: y, width: width)
    for file in files {
      row(file, target(file))
      y += pen.rowHeight
    }
    y += 4
  }

  private mutating func row(_ file: ScenesModel.File, _ target: Target) {
    let box = CGRect(
      x: pen.margin, y: y, width: width - pen.margin * 2, height: pen.rowHeight)
    guard model.visible.overlaps(box.minY..<box.maxY) else { return }
    pen.row(box, isSelected: false, isHovered: model.hover == target)
    sign(file.kind, at: CGPoint(x: box.minX + 14 * pen.scale, y: box.midY))
    let left = box.minX + 28 * pen.scale
    let right = box.maxX - 6
    let parts = file.path.split(separator: "/").map(String.init)
    let name = (parts.last ?? file.path) + (file.kind == .folder ? "/" : "")
    let end = pen.text(
      file.title ?? name, x: left, middle: box.midY, width: right - left, pen.ui(12.5),
      pen.theme.text)
    let folder = file.title == nil ? parts.dropLast().joined(separator: "/") : name
    if !folder.isEmpty, right - end > 40 * pen.scale {
      pen.text(
        folder, x: end + 8, middle: box.midY, width: right - end - 8, pen.ui(11.5),
        pen.theme.secondary)
    }
    pen.picture.region(target, box, file.path)
  }

  /// A screen, a dot in a ring, or a folder.
  private mutating func sign(_ kind: ScenesModel.File.Kind, at c: CGPoint) {
    let s = pen.scale
    switch kind {
    case .scene:
      let box = CGRect(x: c.x - 3.5 * s, y: c.y - 6 * s, width: 7 * s, height: 12 * s)
      pen.picture.list.stroke(.roundedRectangle(box, 1.5 * s), pen.theme.accent, width: 1.3 * s)
    case .recording:
      pen.picture.list.stroke(.circle(c, 5 * s), pen.theme.danger, width: 1.2 * s)
      pen.picture.list.fill(.circle(c, 2.4 * s), pen.theme.danger)
    case .folder:
      let outline = [
        (-6.0, 4.5), (-6, -4.5), (-2, -4.5), (-0.5, -2.5), (6, -2.5), (6, 4.5), (-6, 4.5),
      ].map { CGPoint(x: c.x + $0.0 * s, y: c.y + $0.1 * s) }
      pen.picture.list.stroke(.polyline(outline), pen.theme.secondary, width: 1.3 * s)
    }
  }
}
