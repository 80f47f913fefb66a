import TouchArticles

/// What the start page offers.
package struct StartModel {
  /// All scenes that can be opened, those that are tried first at the beginning.
  package var scenes: [SceneEntry]
  /// The articles, questions and lessons, in the language that they are shown in.
  package var articles: ArticlesModel
  /// Files that were opened before, the last one first.
  package var recent: [ScenesModel.File]
  /// The region under the pointer.
  package var hover: Target?
  /// Height of a row, points.
  package var rowHeight: Double
  /// How much larger texts are than usual.
  package var textScale: Double

  package init(
    scenes: [SceneEntry], articles: ArticlesModel = ArticlesModel(),
    recent: [ScenesModel.File] = [], hover: Target? = nil, rowHeight: Double = 24,
    textScale: Double = 1
  ) {
    self.scenes = ScenesModel.featured(scenes)
    self.articles = articles
    self.recent = recent
    self.hover = hover
    self.rowHeight = rowHeight
    self.textScale = textScale
  }
}
