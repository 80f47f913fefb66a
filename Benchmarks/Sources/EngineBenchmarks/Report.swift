import Foundation

/// Prints what was measured as lines of columns, and whether the goal was met.
enum Report {
  static func title(_ text: String) { print("\n\(text)") }

  /// `goal` in the unit of `value`; nil where there is none.
  static func line(
    _ name: String, _ value: Double, _ unit: String, goal: Double? = nil, atLeast: Bool = false,
    _ note: String = ""
  ) {
    var text = pad(name, 44) + pad(number(value), 10, right: true) + " " + pad(unit, 16)
    if let goal {
      let isMet = atLeast ? value >= goal : value <= goal
      text += (isMet ? "met    " : "MISSED ") + "\(atLeast ? ">=" : "<=") \(number(goal))"
    }
    if !note.isEmpty { text += (goal == nil ? "" : "  ") + note }
    print(text)
  }

  private static func pad(_ text: String, _ width: Int, right: Bool = false) -> String {
    let rest = String(repeating: " ", count: max(0, width - text.count))
    return right ? rest + text : text + rest
  }

  private static func number(_ value: Double) -> String {
    String(format: value < 100 ? "%.2f" : "%.0f", value)
  }
}
