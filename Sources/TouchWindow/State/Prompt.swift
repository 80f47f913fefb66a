package import TouchInspection
import TouchReading
package import TouchTrace

/// What has the keys before everything else: one thing at most.
package enum Prompt: Equatable {
  case palette(PaletteModel)
  case menu(MenuModel)
  /// All keys; what is typed picks some of them.
  case help(query: String)
  case question(QuestionModel)
  case field(Field)
  /// Work goes on that takes long; it can be stopped.
  case work(WorkProgress)

  /// A text field that takes what is typed.
  package enum Field: Equatable {
    case hierarchy, scenes, articles, log
    /// Words to find in the library.
    case library
    /// The scene's text, where it is typed.
    case text(TextCaret)
    /// Letters to find in it.
    case find
    /// The new id of an object.
    case rename(id: String, text: String)
    /// The new name of a run.
    case runName(RunID, text: String)
    /// The value of a property of the selection.
    case property(name: String, text: String)
  }
}

extension Prompt {
  package var palette: PaletteModel? {
    if case .palette(let palette) = self { palette } else { nil }
  }
  package var menu: MenuModel? { if case .menu(let menu) = self { menu } else { nil } }
  package var question: QuestionModel? {
    if case .question(let question) = self { question } else { nil }
  }
  package var work: WorkProgress? { if case .work(let work) = self { work } else { nil } }
  package var field: Field? { if case .field(let field) = self { field } else { nil } }
}
