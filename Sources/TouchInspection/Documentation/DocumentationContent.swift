package import Foundation
package import TouchArticles
package import TouchReading

/// All that a picture for teaching shows, with its facts filled in.
package struct DocumentationContent {
  /// One moment of a run, drawn in its place under a title.
  package struct Panel {
    package var step: DocumentationStep
    package var input: PictureInput
    package var model: WindowModel
    /// Above it; empty for nothing.
    package var title: String

    package init(
      step: DocumentationStep, input: PictureInput, model: WindowModel, title: String
    ) {
      self.step = step
      self.input = input
      self.model = model
      self.title = title
    }
  }

  /// A callout with its panel.
  package struct Callout {
    package var aim: DocumentationCallout.Aim
    /// From 0.
    package var panel: Int
    package var caption: String

    package init(aim: DocumentationCallout.Aim, panel: Int, caption: String) {
      self.aim = aim
      self.panel = panel
      self.caption = caption
    }
  }

  package var headline: String
  package var layout: DocumentationLayout
  package var panels: [Panel]
  package var callouts: [Callout]
  /// In the lower corner; empty for nothing.
  package var watermark: String

  package init(
    headline: String, layout: DocumentationLayout, panels: [Panel], callouts: [Callout],
    watermark: String
  ) {
    self.headline = headline
    self.layout = layout
    self.panels = panels
    self.callouts = callouts
    self.watermark = watermark
  }

  package var size: CGSize { CGSize(width: layout.width, height: layout.height) }
}
