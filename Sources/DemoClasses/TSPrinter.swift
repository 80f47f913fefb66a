import UIKit

/// Prints Before and After around what a method of article 003 passes on, under the class that overrides it.
struct TSPrinter {
  private let type: Any.Type
  private let suffix: String
  /// The article's controllers print two blanks before After where they print an object.
  private let beforeAfter: String

  init(_ type: Any.Type, suffix: String = "", beforeAfter: String = "") {
    self.type = type
    self.suffix = suffix
    self.beforeAfter = beforeAfter
  }

  func around<R>(_ method: PrintedMethod, last: String = "After", _ body: () -> R) -> R {
    NSLog("\(name(method)) Before")
    defer { NSLog("\(name(method)) \(last)") }
    return body()
  }

  /// With the responder that super answers.
  func next(_ body: () -> UIResponder?) -> UIResponder? {
    NSLog("\(name(.nextResponder)) Before")
    let next = body()
    let text = PrintedObject.text(next)
    NSLog("\(name(.nextResponder)) \(beforeAfter)After nextResponder:\(text)")
    return next
  }

  private func name(_ method: PrintedMethod) -> String { method.name(in: type) + suffix }
}

extension UIEvent {
  /// Prints around `sendEvent`, with the number of the phase; of several touches that of the earliest phase.
  func printAround(_ type: Any.Type, _ body: () -> Void) {
    let phase = allTouches?.map(\.phase.rawValue).min().map { " \($0)" } ?? ""
    let name = PrintedMethod.sendEvent.name(in: type)
    NSLog("\(name) Before\(phase)")
    body()
    NSLog("\(name) After\(phase)")
  }
}
