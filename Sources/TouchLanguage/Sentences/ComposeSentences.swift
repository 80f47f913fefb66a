package import TouchTrace

/// What is said where a scene is composed.
package protocol ComposeSentences: ComposeRunSentences, ComposeRelationSentences,
  MentionSentences, SceneTextSentences
{
  // MARK: The mode

  /// What the scene's head says; of a variant, that only its properties change.
  func mode(variant: String?) -> String
  /// The same while touches reach the scene.
  var trying: String { get }
  /// On the button that lets them, with its key.
  func tryTitle(key: String) -> String
  /// How objects are selected.
  var howToSelect: String { get }
  /// What keys and pointer do, from the longest wording to the shortest.
  var hints: [String] { get }
  var stopFirst: String { get }
  var leaveFirst: String { get }
  /// Nothing of a scene is selected, or it has no file to change.
  var noFile: String { get }
  /// A variant is in effect: it is not the scene as it is written.
  var isVariant: String { get }
  /// The strip before anything was changed.
  var invitation: String { get }
  func changes(_ count: Int) -> String
  var details: String { get }
  var keepRun: String { get }
  /// The gesture ends as it did before: a recognizer or control, and how.
  func sameOutcome(_ change: OutcomeChange, zero: Instant) -> String

  // MARK: New scenes, runs and exports

  func title(_ template: SceneTemplate) -> String
  var templatePlaceholder: String { get }
  func madeScene(_ file: String) -> String
  /// There is no gesture that could be kept.
  var nothingToKeep: String { get }
  /// The last gesture is now a run; how many of its expectations fail.
  func keptRun(_ name: String, failures: Int) -> String
  /// It was kept sample by sample: no plain gesture ends so.
  func keptSamples(_ name: String, samples: Int, failures: Int) -> String
  /// A scene without runs has no tests.
  var noRuns: String { get }
  func exported(_ file: String, _ format: ExportFormat, runs: Int, warnings: Int) -> String
  func exportRefused(_ file: String, _ reason: String) -> String

  // MARK: The clipboard

  func copiedObjects(_ count: Int) -> String
  /// What the clipboard has is no list of objects.
  var nothingToPaste: String { get }

  // MARK: The library

  func title(_ entry: LibraryEntry) -> String
  /// Other words that find it.
  func synonyms(_ entry: LibraryEntry) -> [String]
  func title(_ group: LibraryGroup) -> String
  /// On the name of the group that shows.
  var groupsHelp: String { get }
  /// On the count of a view's recognizers.
  func recognizers(_ view: String, _ count: Int) -> String
  func tooltip(_ title: String, _ className: String) -> String
  var find: String { get }
  func noMatches(_ text: String) -> String
  var noClasses: String { get }
  /// The line below a scene without a selection.
  var dragOrPress: String { get }

  // MARK: On the scene

  func size(_ id: String, width: Double, height: Double) -> String
  func dropInto(_ id: String) -> String

  // MARK: Relations

  func relation(_ a: String, _ relation: SceneRelation, _ b: String) -> String
  func removeRelation(_ a: String, _ relation: SceneRelation, _ b: String) -> String
  /// A recognizer goes to another view.
  func moveInto(_ a: String, _ view: String) -> String
  func relationTitle(_ a: String, _ b: String) -> String
  /// A view without recognizers is selected.
  func nothingToRelate(_ view: String) -> String
  var noOtherRecognizer: String { get }
  /// Only views of the same parent go into a new one.
  var cannotWrap: String { get }
  func cannotUnwrap(_ id: String) -> String
  var selfRelation: String { get }

  // MARK: Text and file

  var text: String { get }
  func savedScene(_ file: String) -> String
  var nothingToSave: String { get }
  func notSaved(_ file: String, _ reason: String) -> String
  func changedOutside(_ file: String, kept: Int) -> String
  func outsideTitle(_ file: String) -> String
  func outsideFits(_ fitting: Int, of all: Int) -> String
  var keepBoth: String { get }
  var useFile: String { get }
  var keepMine: String { get }
  /// The file's own text is replaced by the next save.
  func keptMine(_ file: String) -> String
  /// An own change that the file's text has no place for, and the line of what it is about.
  func doesNotFit(_ change: String, line: Int?) -> String
  /// Above the lines that differ.
  var differenceHelp: String { get }
  func unsavedTitle(_ file: String) -> String
  func unsavedLines(_ changes: Int) -> String
  /// Of changes that were there when the program ended.
  var draftLines: String { get }
  var restore: String { get }
  var discard: String { get }
  var keepEditing: String { get }
  func renamePlaceholder(_ id: String) -> String

  // MARK: Why a change is not made

  func notEditable(line: Int) -> String
  func noObject(_ id: String) -> String
  func wrongPlace(_ id: String, into parent: String) -> String
  var spacedID: String { get }
  var invalidID: String { get }
  func takenID(_ id: String, line: Int) -> String
  /// The view of a controller, a controller or a window: they are there as long as what has them.
  func fixed(_ id: String) -> String
  /// The changed text does not load: the first problem of it.
  func notLoaded(line: Int, _ sentence: String) -> String

  // MARK: What was changed

  /// A short name of changes, as in “Undone: move card.”
  func label(_ operations: [SceneOperation]) -> String
  func undone(_ label: String) -> String
  func redone(_ label: String) -> String
  var nothingToUndo: String { get }
  var nothingToRedo: String { get }
}
