package import TouchLanguage
import TouchTrace

/// What a world showed that must not be.
package enum Fault: Hashable, Sendable {
  /// An invariant of the engine: its sentence, and the object.
  case engine(String, object: String)
  /// An invariant of the trace, and the object's name.
  case trace(TraceInvariant, object: String)
  /// The same world played again gave another line: its number, from 0.
  case differs(line: Int)
  /// The program ended in the middle of it.
  case stopped

  /// The same fault, wherever it shows.
  package enum Kind: Hashable, Sendable {
    case engine(String)
    case trace(TraceInvariant)
    case differs, stopped
  }

  package var kind: Kind {
    switch self {
    case .engine(let sentence, _): .engine(sentence)
    case .trace(let invariant, _): .trace(invariant)
    case .differs: .differs
    case .stopped: .stopped
    }
  }

  /// `broken: INVARIANT: OBJECT`, as the engine says it.
  init(engine sentence: String) {
    let parts = sentence.split(separator: ": ").map(String.init)
    self = .engine(
      parts.dropFirst().dropLast().joined(separator: ": "), object: parts.last ?? "")
  }
}

extension Fault: CustomStringConvertible {
  package var description: String {
    switch self {
    case .engine(let sentence, let object):
      Text.simulation.brokenEngine(sentence, object: object)
    case .trace(let invariant, let object):
      Text.simulation.brokenTrace(invariant, object: object)
    case .differs(let line): Text.simulation.differs(line: line + 1)
    case .stopped: Text.simulation.stops
    }
  }
}
