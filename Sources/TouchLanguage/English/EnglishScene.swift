struct EnglishScene: SceneSentences {
  // MARK: The start page

  func startTitle(isEmpty: Bool) -> String {
    isEmpty ? "No scene is open" : "Open a scene and touch it"
  }
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
  let noVariant = "none"
  func variantHelp(_ name: String?) -> String {
    name.map { "Loads the scene with variant \u{201C}\($0)\u{201D}" }
      ?? "Loads the scene as written"
  }
  func play(_ run: String, golden: String?) -> String {
    "Plays run \u{201C}\(run)\u{201D}" + (golden.map { ", case \($0)" } ?? "")
  }
}
