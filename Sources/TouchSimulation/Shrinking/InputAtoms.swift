import TouchScenes
import TouchTrace

/// Inputs as the smallest things that can be left out: one change of one finger, or another input.
struct InputAtoms {
  struct Atom {
    /// The input that it belongs to.
    let input: Int
    /// The change of a finger in it; nil for other inputs.
    let change: Int?
    /// The touch that it belongs to, of all that its finger makes; nil for other inputs.
    let contact: Int?
  }

  private let inputs: [SceneInput]
  let atoms: [Atom]

  init(_ inputs: [SceneInput]) {
    self.inputs = inputs
    var atoms: [Atom] = []
    var contacts: [Int: Int] = [:]
    var count = 0
    for (index, input) in inputs.enumerated() {
      guard case .digitizer(let event) = input.event else {
        atoms.append(Atom(input: index, change: nil, contact: nil))
        continue
      }
      for (place, change) in event.changes.enumerated() {
        if change.phase == .began || contacts[change.finger] == nil {
          count += 1
          contacts[change.finger] = count
        }
        atoms.append(Atom(input: index, change: place, contact: contacts[change.finger]))
      }
    }
    self.atoms = atoms
  }

  /// Whole touches, and the other inputs one by one, each in the order of their beginnings.
  var groups: [[Atom]] {
    var groups: [[Atom]] = []
    var places: [Int: Int] = [:]
    for atom in atoms {
      if let contact = atom.contact, let place = places[contact] {
        groups[place].append(atom)
      } else {
        if let contact = atom.contact { places[contact] = groups.count }
        groups.append([atom])
      }
    }
    return groups
  }

  /// The inputs that some atoms make.
  func inputs(of kept: [Atom]) -> [SceneInput] {
    var found: [SceneInput] = []
    var last: Int?
    for atom in kept.sorted(by: { ($0.input, $0.change ?? 0) < ($1.input, $1.change ?? 0) }) {
      var input = inputs[atom.input]
      guard case .digitizer(var event) = input.event, let change = atom.change else {
        found.append(input)
        continue
      }
      if last == atom.input, case .digitizer(var before) = found[found.count - 1].event {
        before.changes.append(event.changes[change])
        found[found.count - 1].event = .digitizer(before)
      } else {
        event.changes = [event.changes[change]]
        input.event = .digitizer(event)
        found.append(input)
      }
      last = atom.input
    }
    return found
  }

  /// Whether every finger goes down before it moves or lifts, and lifts before it goes down again.
  static func areInOrder(_ inputs: [SceneInput]) -> Bool {
    var down: Set<Int> = []
    for input in inputs {
      guard case .digitizer(let event) = input.event else { continue }
      for change in event.changes {
        switch change.phase {
        case .began: if !down.insert(change.finger).inserted { return false }
        case .moved, .stationary: if !down.contains(change.finger) { return false }
        case .ended, .cancelled: if down.remove(change.finger) == nil { return false }
        }
      }
    }
    return true
  }
}
