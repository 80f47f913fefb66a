import TouchLanguage
public import TouchScenes
package import TouchTrace

/// Edits that a scene rejected, each with its position and a hint; none of them was applied.
public nonisolated struct EditsRefused: Error, CustomStringConvertible, Sendable {
  /// One rejected edit.
  public struct Refusal: Sendable {
    package var edit: Edit
    /// The diagnostic, which shows the edit as a line.
    public var diagnostic: SceneDiagnostic
  }

  /// All of them, in order.
  public var list: [Refusal]

  /// What is printed.
  public var description: String {
    list.map(\.diagnostic.description).joined(separator: "\n")
  }
}

extension LiveScene {
  /// Runs `apply` for an edit and returns the scene's diagnostic, positioned in `id.property: value`.
  func refusal(of edit: Edit, _ apply: () -> Void) -> EditsRefused.Refusal? {
    guard !edit.value.contains(where: \.isNewline), !edit.path.contains(where: \.isWhitespace)
    else {
      return refusal(edit, column: 1, Text.recordings.editIsNoLine)
    }
    let before = problems.count
    apply()
    guard problems.count > before else { return nil }
    let problem = problems[before]
    return refusal(
      edit, column: column(of: edit, problem.column), problem.problem)
  }

  /// The column of the id if there is no such object, of the property if there is none of that name, else in the value.
  private func column(of edit: Edit, _ column: Int) -> Int {
    if object(edit.id) == nil { return 1 }
    if !EditableProperties.of(edit.id, in: self).contains(where: { $0.name == edit.property }) {
      return edit.id.count + 2
    }
    return edit.path.count + 2 + column
  }

  private func refusal(
    _ edit: Edit, column: Int, _ problem: ProblemText
  ) -> EditsRefused.Refusal {
    EditsRefused.Refusal(
      edit: edit,
      diagnostic: SceneDiagnostic(
        file: "edit", line: 1, column: column, problem, source: "\(edit.path): \(edit.value)"))
  }
}
