/// What is said in the list of scenes and the start page.
package protocol SceneSentences: Sendable {
  // MARK: The start page

  /// The title above the scenes; `isEmpty` when there are none.
  func startTitle(isEmpty: Bool) -> String
  /// What to do first, and what the program shows then.
  var startSentence: String { get }
  var startScenes: String { get }
  var startQuestions: String { get }
  var startLessons: String { get }
  var startArticles: String { get }
  /// Above what is the user's: a new scene, files, what was open before.
  var startOwn: String { get }
  /// On what opens the list of all scenes.
  func allScenes(_ count: Int) -> String
  /// On what opens the list of all questions.
  func allQuestions(_ count: Int) -> String
  /// What a scene is about in one short line.
  func words(of scene: FirstScene) -> String
  /// What Touchscope is, in one line.
  var program: String { get }
  /// In the frame in which files are dropped.
  var drop: String { get }
  /// What dropping a file does.
  var dropHelp: String { get }

  // MARK: The list

  /// In the empty search field.
  var placeholder: String { get }
  var noScenes: String { get }
  /// No scene has all words that were typed.
  func nothingFound(_ query: String) -> String
  var files: String { get }
  /// No file begins with the path that was typed.
  var noFiles: String { get }
  var recordings: String { get }
  var recentScenes: String { get }
  /// How many runs a scene has.
  func runs(_ count: Int) -> String

  // MARK: The open scene

  var variants: String { get }
  var runs: String { get }
  /// What choosing a variant loads; nil for none.
  func variantHelp(_ name: String?) -> String
  /// What a press on a run does, and which case of the articles it reproduces.
  func play(_ run: String, golden: String?) -> String
}
