import SceneStories
import Testing
import TouchTrace

@testable import TouchScenes

/// The keys, words and ids that fit at a place of a scene's text. `|` is the place.
@MainActor
@Suite struct CompletionTests {
  private static let start = """
    touchscope: 1
    screen: [375, 667]
    window:
      subviews:
        - id: card
          class: UIScrollView
          gestureRecognizers:
            - {id: tap, class: UITapGestureRecognizer}
            - {id: pan, class: UIPanGestureRecognizer}

    """

  private func words(_ rest: String) -> SceneCompletion? {
    let text = Self.start + rest
    let before = text.prefix { $0 != "|" }
    let line = before.split(separator: "\n", omittingEmptySubsequences: false)
    let draft = SceneDraft(text: text.replacing("|", with: ""), path: "scene.yaml")
    return draft.completion(line: line.count, column: line.last?.count ?? 0)
  }

  @Test(arguments: [
    ("      content|", ["contentSize", "contentInset", "contentOffset"]),
    ("      backgroundC|", ["backgroundColor"]),
    ("      backgroundColor: bl|", ["black", "blue"]),
    ("      isHidden: |", ["true", "false"]),
    ("    - {id: b, class: UIBut|", ["UIButton"]),
    ("    - {id: b, class: UIButton, tit|", ["title"]),
    ("    - {id: b, class: UIButton, title: A, tit|", []),
    ("      viewForZooming: c|", ["card"]),
    ("runs:\n  - name: a\n    inp|", ["input"]),
    ("runs:\n  - name: a\n    input:\n      - ta|", ["tap"]),
    ("runs:\n  - name: a\n    input: [{tap: {at: ca|", ["card"]),
    ("runs:\n  - name: a\n    expect: [{act|", ["actions"]),
    ("varia|", ["variants"]),
  ])
  func whatFitsIsListed(_ typed: String, _ expected: [String]) throws {
    let found = try #require(words(typed), "\(typed)")
    #expect(Set(found.words).isSuperset(of: expected), "\(typed): \(found)")
    #expect(found.words.allSatisfy { $0.hasPrefix(found.prefix) && $0 != found.prefix })
    if expected.isEmpty { #expect(found.words.isEmpty, "\(typed): \(found)") }
  }

  /// Between brackets over several lines.
  @Test(arguments: [
    (
      "        - {id: t, class: UITapGestureRecognizer,\n           number|}",
      ["numberOfTapsRequired"], []
    ),
    (
      "        - {id: t, class: UITapGestureRecognizer,\n           requireToFail: [tap,\n             p|",
      ["pan"], ["tap"]
    ),
    (
      "        - id: t\n          class: UITapGestureRecognizer\n          requireToFail:\n            [tap,  # the first\n             p|]",
      ["pan"], []
    ),
    (
      "        - {\n            id: t,\n            |\n            class: UITapGestureRecognizer,\n            isEnabled: false}",
      ["numberOfTapsRequired"], ["class", "id", "isEnabled"]
    ),
    (
      "      subviews:\n        - {id: b, class: UIButton, title: \"A, [b: 'c\",\n           backgroundColor: bl|",
      ["black", "blue"], []
    ),
    (
      "    - {id: b, class: UIButton,\n       frame: [0, 0,\n         10, 10],\n       tit|",
      ["title"], []
    ),
    ("runs:\n  - name: a\n    input: [{tap: {at: card}},\n      {tap: {at: ca|", ["card"], []),
  ])
  func brackets(_ typed: String, _ expected: [String], _ others: [String]) throws {
    let found = try #require(words(typed), "\(typed)")
    #expect(Set(found.words).isSuperset(of: expected), "\(typed): \(found)")
    #expect(Set(found.words).isDisjoint(with: others), "\(typed): \(found)")
  }

  /// Neither in quotes nor behind a comment's sign; a text with brackets is none of them.
  @Test func textsBetweenBracketsHaveNone() {
    #expect(words("    - {id: b, class: UILabel,\n       text: \"ti|") == nil)
    #expect(words("    - {id: b,\n       # cla|") == nil)
    #expect(words("title: a [b\nvaria|")?.words == ["variants"])
    #expect(
      words("about: |\n  a {b\nvaria¦".replacing("|", with: ">").replacing("¦", with: "|"))?.words
        == ["variants"])
  }

  /// A tap has other keys than a scroll view.
  @Test func keysAreThoseOfTheClass() throws {
    let inTap = try #require(
      words(
        "        - id: t\n          class: UITapGestureRecognizer\n          number|"))
    #expect(inTap.words.contains("numberOfTapsRequired") && inTap.prefix == "number")
    let inView = try #require(words("      number|"))
    #expect(!inView.words.contains("numberOfTapsRequired"))
  }

  @Test func relationsListRecognizers() throws {
    let found = try #require(
      words("        - {id: t, class: UITapGestureRecognizer, requireToFail: [ta|"))
    #expect(found.words == ["tap"])
    let block = try #require(
      words(
        "        - id: t\n          class: UITapGestureRecognizer\n          requireToFail:\n            - p|"
      ))
    #expect(block.words == ["pan"])
    // What the table says already is not said again.
    let own = try #require(words("      cla|"))
    #expect(!own.words.contains("class"))
  }

  @Test(arguments: ["      # con|", "      text: \"ti|", "      text: it's so|"])
  func textsAndCommentsHaveNone(_ typed: String) { #expect(words(typed) == nil) }
}
