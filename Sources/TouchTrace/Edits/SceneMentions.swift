/// Where a scene's text mentions objects, beside the objects themselves.
package struct SceneMentions: Hashable, Sendable {
  /// A line of the text that has a mention.
  package struct Line: Hashable, Sendable {
    /// From 1.
    package var number: Int
    /// Without the blanks before it.
    package var text: String

    package init(number: Int, text: String) {
      self.number = number
      self.text = text
    }
  }

  /// What is mentioned: the objects that were asked about, without those in them.
  package var ids: [String]
  /// How many properties of recognizers mention them, and how many of other objects.
  package var ofRecognizers = 0
  package var ofOthers = 0
  package var variants = 0
  package var runs = 0
  /// How often the description of the scene has the id as a word.
  package var inAbout = 0
  /// In the order of the text, each line once.
  package var lines: [Line] = []

  package init(of ids: [String]) { self.ids = ids }

  /// Nothing but the description mentions them.
  package var isEmpty: Bool { ofRecognizers + ofOthers + variants + runs == 0 }
}
