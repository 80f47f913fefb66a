struct EnglishScene: SceneSentences {
  // MARK: The start page

  func startTitle(isEmpty: Bool) -> String {
    isEmpty ? "No scene is open" : "What do you want to understand?"
  }
  var startSentence: String {
    "Open a scene and touch it. Touchscope shows which view gets the touch, which recognizer wins, and why."
  }
  var startScenes: String { "Start with a scene" }
  var startQuestions: String { "Or with a question" }
  var startLessons: String { "Or follow a lesson" }
  var startArticles: String { "Read along with an article" }
  var startOwn: String { "Your own" }
  func allScenes(_ count: Int) -> String { "All \(count) scenes" }
  func allQuestions(_ count: Int) -> String { "All \(count) questions" }
  func words(of scene: FirstScene) -> String {
    switch scene {
    case .lateTap: "Why a single tap comes late when a double tap is possible."
    case .buttonAndTap: "The button fires. Why does the tap around it not?"
    case .deadButton: "You press the button and nothing happens. What takes the touch?"
    case .outside: "You can see the part that sticks out. Can you touch it?"
    case .asked: "Six nested views: which are asked, and which never?"
    case .nestedScroll: "The direction of the drag decides which of the two scrolls."
    case .buttonInScroll: "The scroll view holds every touch for up to 150 ms."
    case .together: "Two recognizers run at once because a delegate allows it."
    case .noSuper: "One override without super, and the tap never fires."
    }
  }
  var program: String { "UIKit's touches, explained" }
  let drop = "Or drop a scene file or a recording here"
  let dropHelp = "Opens a scene file or recording that you drop on the window"

  // MARK: The list

  let placeholder = "Find scene, or type a path"
  let noScenes = "There are no scenes here. Drop a scene file on the window."
  func nothingFound(_ query: String) -> String {
    "Nothing found for \u{201C}\(query)\u{201D}. Try fewer words."
  }
  let files = "Files"
  let noFiles = "No folder, scene or recording has a path that starts like this."
  let recordings = "Recordings"
  let recentScenes = "Recent scenes"
  func runs(_ count: Int) -> String { count == 1 ? "1 run" : "\(count) runs" }

  // MARK: The open scene

  let variants = "Variants"
  let runs = "Runs"
  func variantHelp(_ name: String?) -> String {
    name.map { "Loads the scene with variant \u{201C}\($0)\u{201D}" }
      ?? "Loads the scene as written"
  }
  func play(_ run: String, golden: String?) -> String {
    "Plays run \u{201C}\(run)\u{201D}" + (golden.map { ", case \($0)" } ?? "")
  }
}
