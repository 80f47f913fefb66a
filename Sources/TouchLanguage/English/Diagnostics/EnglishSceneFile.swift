struct EnglishSceneFile: SceneFileSentences {
  // MARK: The file

  func isRecording(path: String) -> ProblemText {
    ProblemText(
      "this is a recording, not a scene", hint: "play it with: touchscope replay \(path)")
  }
  func noScene(_ found: NodeKind) -> ProblemText {
    ProblemText(
      "a scene must be a mapping, not \(EnglishValue.words(found))",
      hint: "start with 'touchscope: 1'")
  }
  var noVersion: ProblemText {
    ProblemText("not a scene: 'touchscope: 1' is missing", hint: "add it as the first line")
  }
  func unknownVersion(_ found: NodeKind) -> ProblemText {
    ProblemText(
      "unknown scene version \(EnglishValue.words(found)); this program reads version 1",
      hint: "write 'touchscope: 1'")
  }
  func notSupported(key: String) -> ProblemText {
    ProblemText("'\(key)' is not supported yet", hint: "remove it")
  }
  func unknownKey(_ key: String, among keys: [String], nearest: String?) -> ProblemText {
    ProblemText(
      "unknown key '\(key)'",
      hint: EnglishValue.suggestion(nearest, or: "keys: \(keys.joined(separator: ", "))"))
  }
  var noWindow: ProblemText {
    ProblemText("the scene has no window", hint: "add 'window:' with 'subviews:'")
  }
  func unknownVariant(_ variant: String, run: String, among variants: [String]) -> ProblemText {
    ProblemText(
      "the run '\(run)' names a variant that does not exist: '\(variant)'",
      hint: "variants: \(variants.joined(separator: ", "))")
  }
  var variantLacksName: ProblemText {
    ProblemText(
      "a variant needs a name and a set", hint: "- {name: ..., set: {id.property: value}}")
  }

  // MARK: Objects

  func noList(key: String, of item: SceneListItem) -> ProblemText {
    let hint =
      switch item {
      case .controller: "start each controller with '- '"
      case .view: "start each view with '- '"
      case .recognizer: "start each recognizer with '- '"
      case .step: "start each with '- '"
      }
    return ProblemText("'\(key)' must be a list", hint: hint)
  }
  func noMapping(kind: String, _ found: NodeKind) -> ProblemText {
    ProblemText(
      "a \(kind) must be a mapping, not \(EnglishValue.words(found))",
      hint: "write {id: ..., class: ...}")
  }
  func noClass(kind: String, among classes: [String]) -> ProblemText {
    ProblemText(
      "this \(kind) has no class",
      hint: "add 'class: ...', one of: \(classes.joined(separator: ", "))")
  }
  func unknownClass(_ name: String, nearest: String?) -> ProblemText {
    ProblemText(
      "there is no class '\(name)'",
      hint: EnglishValue.suggestion(nearest, or: "touchscope catalog classes lists them"))
  }
  func otherKind(
    class name: String, is kind: String, not expected: String, classes: [String]
  ) -> ProblemText {
    ProblemText(
      "'\(name)' is a \(kind), not a \(expected)",
      hint: "classes of this kind: \(classes.joined(separator: ", "))")
  }
  func tooDeep(most: Int) -> ProblemText {
    ProblemText("views nest deeper than \(most)", hint: "UIKit scenes are rarely 30 deep")
  }
  var gridLacksSize: ProblemText {
    ProblemText("'repeat' needs rows and columns", hint: "repeat: {rows: 4, columns: 3}")
  }
  var containerMakesView: ProblemText {
    ProblemText("a container creates its own view", hint: "remove 'class'")
  }
  var noController: ProblemText {
    ProblemText(
      "this view is not inside a controller's view", hint: "give the window a rootViewController")
  }
  var sectionLacksRows: ProblemText {
    ProblemText("a section needs 'rows'", hint: "- {title: Fruit, rows: [Apple, Pear]}")
  }
  func tooManyRows(most: Int) -> ProblemText {
    ProblemText("a table has at most \(most) rows", hint: "remove the rows beyond that")
  }

  // MARK: Ids and attributes

  func invalidID(_ id: String) -> ProblemText {
    ProblemText("'\(id)' is not a valid id", hint: "an id is one word without spaces")
  }
  func duplicateID(_ id: String, line: Int) -> ProblemText {
    ProblemText(
      "duplicate id '\(id)'",
      hint: "it is used in line \(line) already; ids must be unique in a scene")
  }
  func unknownID(_ id: String, nearest: String?) -> ProblemText {
    ProblemText(
      "there is no object with the id '\(id)'",
      hint: EnglishValue.suggestion(nearest, or: "check the ids of the scene"))
  }
  func otherType(_ id: String, is type: String, not expected: String) -> ProblemText {
    ProblemText(
      "'\(id)' is a \(type), which cannot be used here", hint: "it must be a \(expected)")
  }
  func otherSubject(attribute: String, of type: String, subject: String) -> ProblemText {
    ProblemText(
      "'\(attribute)' is not an attribute of \(type)", hint: "it is an attribute of: \(subject)")
  }
  func unknownAttribute(_ name: String, of type: String, nearest: String?) -> ProblemText {
    ProblemText(
      "unknown attribute '\(name)' on \(type)",
      hint: EnglishValue.suggestion(nearest, or: "touchscope catalog attributes lists them all"))
  }
  func cycle(_ names: [String]) -> ProblemText {
    ProblemText(
      "nextResponder makes a cycle: \(names.joined(separator: " -> "))",
      hint: "name a responder that is further up")
  }
  func noPath(_ text: String) -> ProblemText {
    ProblemText("'\(text)' is not of the form id.property", hint: "write card.alpha")
  }
  func nothingToSet(_ path: String, nearest: String?) -> ProblemText {
    ProblemText(
      "there is no '\(path)' to set",
      hint: EnglishValue.suggestion(nearest, or: "write id.property"))
  }
}
