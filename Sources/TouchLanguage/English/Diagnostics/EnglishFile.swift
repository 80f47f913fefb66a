struct EnglishFile: FileSentences {
  static let checkFolder = "check the folder, its permissions and the free space on the disk"

  // MARK: Opening and reading

  var missing: ProblemText {
    ProblemText("no such file", hint: "list the scenes with: touchscope catalog scenes")
  }
  var isFolder: ProblemText {
    ProblemText("this is a folder, not a file", hint: "name one file in it")
  }
  var isSpecial: ProblemText {
    ProblemText(
      "this is a pipe or a device, not a file", hint: "write the text to a file and name that file")
  }
  func notOpened(_ reason: String) -> ProblemText {
    ProblemText("the file cannot be opened: \(reason)", hint: "check its permissions")
  }
  func unreadable(_ reason: String) -> ProblemText {
    ProblemText("the file cannot be read: \(reason)", hint: "check the file and its disk")
  }
  func largeScene(megabytes: Int) -> ProblemText {
    ProblemText("the file is larger than \(megabytes) MB", hint: useRepeat)
  }
  private var useRepeat: String { "use 'repeat' for large scenes" }
  func largeRecording(megabytes: Int) -> ProblemText {
    ProblemText(
      "the recording is larger than \(megabytes) MB", hint: "record in shorter sessions")
  }
  var empty: ProblemText { ProblemText("the file is empty", hint: sceneStart) }
  private var sceneStart: String { "a scene starts with 'touchscope: 1'; see docs/formats.md" }
  var notUTF8: ProblemText { ProblemText("the file is not UTF-8 text", hint: "save it as UTF-8") }
  var binary: ProblemText {
    ProblemText("the file is binary, not text", hint: "scenes and recordings are text files")
  }

  // MARK: YAML

  var containsNothing: ProblemText { ProblemText("the file contains no scene", hint: sceneStart) }
  func notYAML(_ problem: String) -> ProblemText {
    ProblemText(
      "not valid YAML: \(problem)",
      hint: "check indentation, brackets, quotes and the space after a colon")
  }
  var notYAML: ProblemText {
    ProblemText("not valid YAML", hint: "check encoding, indentation and brackets")
  }
  func duplicateKey(_ key: String) -> ProblemText {
    ProblemText("duplicate key '\(key)'", hint: "keep one of them")
  }
  func tooDeep(most: Int) -> ProblemText {
    ProblemText(
      "the file nests deeper than \(most) levels",
      hint: "nest fewer views; the scenes of real apps are rarely 30 deep")
  }
  var reference: ProblemText {
    ProblemText(
      "anchors and aliases are not supported",
      hint: "repeat the value where it is used; put text that starts with & or * in quotes")
  }
  var tooManyNodes: ProblemText {
    ProblemText("the file has too many keys and values", hint: useRepeat)
  }
  var tag: ProblemText {
    ProblemText(
      "tags (words that start with '!') are not supported",
      hint: "remove the tag; put text that starts with ! in quotes")
  }

  // MARK: Writing

  var exists: String { "the file exists already" }
  var isReadOnly: String { "the file is read-only" }
  func leftover(_ reason: String) -> String {
    "it is whole, but a second file beside it cannot be removed: \(reason)"
  }
  func partLeft(_ reason: String, _ problem: String) -> String {
    "\(reason); a part of it is left, which cannot be removed: \(problem)"
  }
  func pictureNotWritten(_ path: String, _ reason: String) -> String {
    "the picture cannot be written to \(path): \(reason); \(Self.checkFolder)"
  }
}
