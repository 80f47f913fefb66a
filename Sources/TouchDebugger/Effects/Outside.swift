import Foundation
import TouchWindow

/// What comes from outside of the program: files, and what the system answers.
///
/// Every answer can be recorded, and a recorded window gets the answers of its recording instead of the real ones.
protocol Outside: AnyObject {
  /// The answer to a question, by its name; `live` asks the system.
  func ask<Answer: Codable>(_ question: String, _ live: () -> Answer) -> Answer
}

/// Asks the system.
final class LiveOutside: Outside {
  func ask<Answer: Codable>(_ question: String, _ live: () -> Answer) -> Answer { live() }
}

/// An error of a file as it was recorded: its words.
struct OutsideProblem: Error, Codable, CustomStringConvertible {
  let description: String
}

/// What is at a path.
enum FileKind: String, Codable {
  case nothing, file, folder, unreadable
}

/// A result that can be recorded.
enum Recorded<Value: Codable>: Codable {
  case value(Value)
  case problem(String)

  init(_ body: () throws -> Value) {
    do { self = .value(try body()) } catch { self = .problem("\(error)") }
  }

  func get() throws -> Value {
    switch self {
    case .value(let value): return value
    case .problem(let text): throw OutsideProblem(description: text)
    }
  }
}
