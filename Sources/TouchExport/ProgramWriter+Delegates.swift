import TouchEngine
import TouchScenes

/// Delegates of recognizers: the owner itself, where that says the same.
extension ProgramWriter {
  // MARK: Recognizers

  private var delegating: [ScenePart] {
    scene.all.filter { !DelegateMethods.policies(of: $0).isEmpty }
  }

  /// A delegate that has a method is asked, and that is seen: the owner can be the delegate of all only if they have the
  /// same methods.
  private var ownerIsDelegate: Bool {
    Set(delegating.map { DelegateMethods.policies(of: $0).map(\.name) }).count == 1
  }

  func delegateLines(_ part: ScenePart) -> [String] {
    guard !DelegateMethods.policies(of: part).isEmpty else { return [] }
    if ownerIsDelegate { return ["\(part.name).delegate = self"] }
    let name = part.name + "Delegate"
    return ["\(name).owner = self", "\(part.name).delegate = \(name)"]
  }

  func writeDelegates() {
    if ownerIsDelegate { return writeOwnDelegate() }
    for part in delegating {
      let name = SwiftNames.capitalized(part.name) + "Delegate"
      owned.variables.append("private let \(part.name)Delegate = \(name)()")
      let bodies = DelegateMethods.policies(of: part).map { setting in
        DelegateMethods.method(
          setting.name,
          [
            DelegateMethods.answer(setting) { [program] id in
              program.expression(id).map { "owner?." + $0 }
            }
          ])
      }
      owned.classes.append(
        SwiftText.block(
          "private final class \(name): NSObject, UIGestureRecognizerDelegate",
          ["weak var owner: \(program.ownerClass)?", ""] + bodies.joined(separator: [""])))
    }
  }

  private func writeOwnDelegate() {
    owned.conformances.insert("UIGestureRecognizerDelegate")
    let answer = { [program] (setting: ScenePart.Setting) in
      DelegateMethods.answer(setting) { program.expression($0) }
    }
    for (index, setting) in DelegateMethods.policies(of: delegating[0]).enumerated() {
      let body = DelegateMethods.choice(delegating, "gestureRecognizer") { part in
        answer(DelegateMethods.policies(of: part)[index])
      }
      owned.methods.append(DelegateMethods.method(setting.name, body))
    }
  }
}
