/// Why a file cannot be read or written, and what it has instead of text in the right form.
package protocol FileSentences: Sendable {
  // MARK: Opening and reading

  var missing: ProblemText { get }
  var isFolder: ProblemText { get }
  /// A pipe, a socket or a device.
  var isSpecial: ProblemText { get }
  func notOpened(_ reason: String) -> ProblemText
  func unreadable(_ reason: String) -> ProblemText
  func largeScene(megabytes: Int) -> ProblemText
  func largeRecording(megabytes: Int) -> ProblemText
  var empty: ProblemText { get }
  var notUTF8: ProblemText { get }
  var binary: ProblemText { get }

  // MARK: YAML

  var containsNothing: ProblemText { get }
  /// `problem`: the parser's words.
  func notYAML(_ problem: String) -> ProblemText
  var notYAML: ProblemText { get }
  func duplicateKey(_ key: String) -> ProblemText
  func tooDeep(most: Int) -> ProblemText
  var reference: ProblemText { get }
  var tooManyNodes: ProblemText { get }
  var tag: ProblemText { get }

  // MARK: Writing

  var exists: String { get }
  var isReadOnly: String { get }
  func leftover(_ reason: String) -> String
  /// The reason why nothing is written, and why a part of it stays.
  func partLeft(_ reason: String, _ problem: String) -> String
  func pictureNotWritten(_ path: String, _ reason: String) -> String
}
