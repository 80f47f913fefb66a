/// What covers the window and takes everything: one thing at a time.
package enum CoverModel {
  /// The keys.
  case help(HelpModel)
  /// All commands, and what else can be found by words.
  case palette(PaletteModel)
  /// The menu of an object.
  case menu(MenuModel)
  /// Something that has to be decided before anything goes on.
  case question(QuestionModel)
  /// Work that goes on, while everything else waits.
  case work(WorkModel)
}

extension CoverModel {
  /// What is marked in the window shows around it.
  var leavesMarks: Bool {
    switch self {
    case .menu, .question, .work: true
    case .help, .palette: false
    }
  }
}

/// What the window tells beside the scene.
package struct MessagesModel {
  /// A file that could not be loaded, or written; nil for none.
  package var problem: ProblemModel?
  /// A short notice over the scene, as that fingers were cancelled; nil for none.
  package var notice: String?
  /// What took most of a frame that took long just now, or else what the window lacks, as a font; nil for neither.
  package var warning: String?
  package init() {}
}
