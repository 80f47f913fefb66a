package import TouchArticles
package import TouchLanguage

/// The left panel, with the lists that its tabs show.
package struct LeftPanelModel {
  /// Which page shows.
  package var tab = LeftTab.hierarchy
  /// How the tree of views is looked at.
  package var hierarchy = HierarchyModel()
  /// The scenes that can be opened.
  package var sceneList: [SceneEntry] = []
  /// How the list of scenes is looked at, and what the open scene offers.
  package var scenes = ScenesModel()
  /// The tab Articles.
  package var articles = ArticlesModel()
  package init() {}
}

/// The right panel, with what its tabs show beside the trace.
package struct RightPanelModel {
  /// Which page shows.
  package var tab = RightTab.why
  /// The tab Arbitration.
  package var arbitration = ArbitrationModel()
  /// The tab Inspect.
  package var inspect = InspectModel()
  /// The tab Runs.
  package var runs = RunsModel()
  /// The tab Log.
  package var log = LogModel()
  /// Which table the tab System shows.
  package var systemTable = SystemTableKind.pipeline
  /// The sources of classes that the tab System can open; empty while another tab shows.
  package var listings = Listings()
  /// The classes that the scene's file names, by object; empty while another tab than System shows.
  package var writtenClasses: [String: String] = [:]
  package init() {}
}
