package import Foundation
import TouchGeometry
package import TouchReading
package import TouchTrace

/// Collects what the fingers did since the last report, and makes one digitizer event of it.
///
/// Older moves of a finger become coalesced samples of newer ones (TD-21); a down and an up of one finger never merge.
package struct FingerTracker: Equatable {
  package private(set) var down: [Int: CGPoint] = [:]
  /// Of those that are down: fingers that no hand holds, as those of a run that was gone on from.
  package private(set) var held: Set<Int> = []
  /// What all of them tell of their contact.
  package var contact = TouchContact.usual
  private var reports: [[FingerChange]] = [[]]

  package init(down: [Int: CGPoint] = [:], held: Set<Int> = []) {
    self.down = down
    self.held = held
  }

  package mutating func add(_ phase: TouchPhase, _ finger: Int, _ at: CGPoint) {
    switch phase {
    case .began: down[finger] = at
    case .moved:
      guard down[finger] != nil else { return }
      down[finger] = at
    case .ended, .cancelled:
      guard down.removeValue(forKey: finger) != nil else { return }
      held.remove(finger)
    case .stationary: return
    }
    let change = contact.applied(to: FingerChange(finger: finger, phase: phase, location: at))
    guard let last = reports.indices.last else { return }
    guard let index = reports[last].firstIndex(where: { $0.finger == finger }) else {
      reports[last].append(change)
      return
    }
    if phase == .moved, reports[last][index].phase == .moved {
      reports[last][index] = [reports[last][index]].merged(with: [change], at: .zero)[0]
    } else {
      reports.append([change])
    }
  }

  /// True while something is to be delivered.
  package var isWaiting: Bool { reports.contains { !$0.isEmpty } }

  /// What is to be delivered, in order. All of it has one time stamp, that of the queue it came from (EC-61).
  package mutating func take(at stamp: Instant = .zero) -> [[FingerChange]] {
    defer { reports = [[]] }
    return reports.filter { !$0.isEmpty }.map { report in
      report.map { change in
        var change = change
        for index in change.coalesced.indices { change.coalesced[index].timestamp = stamp }
        return change
      }.sorted { $0.finger < $1.finger }
    }
  }

  /// A finger is on the glass already, and nobody moves it.
  package mutating func hold(_ finger: Int, _ at: CGPoint) {
    down[finger] = at
    held.insert(finger)
  }

  /// A hand takes a finger that was held.
  package mutating func take(held finger: Int) { held.remove(finger) }

  /// The held finger whose ring is at a point; the nearest of several.
  package func held(at point: CGPoint, within radius: Double) -> Int? {
    held.sorted().compactMap { finger in
      down[finger].map { (finger, $0.distance(to: point)) }
    }.filter { $0.1 <= radius }.min { $0.1 < $1.1 }?.0
  }

  /// The lowest numbers that no finger has.
  package func free(_ count: Int) -> [Int] {
    Array((1...FingerNumbers.most).filter { down[$0] == nil }.prefix(count))
  }

  /// The system took all fingers away.
  package mutating func forget() {
    down = [:]
    held = []
    reports = [[]]
  }
}

/// Gives real fingers the lowest free number from 1 to 10.
package struct FingerNumbers: Equatable {
  private struct Entry: Equatable {
    package var device: Int64
    package var id: Int64
    package var number: Int
  }

  private var numbers: [Entry] = []
  package static let most = 10

  package var isEmpty: Bool { numbers.isEmpty }

  /// The numbers that are given, in the order in which the fingers came.
  package var all: [Int] { numbers.map(\.number) }

  /// `others` are numbers that fingers without a hand have.
  package mutating func begin(_ device: Int64, _ id: Int64, besides others: Set<Int> = []) -> Int? {
    if let known = number(device, id) { return known }
    let taken = others.union(numbers.map(\.number))
    guard let free = (1...Self.most).first(where: { !taken.contains($0) }) else { return nil }
    numbers.append(Entry(device: device, id: id, number: free))
    return free
  }

  /// A real finger takes over a held finger's number.
  package mutating func begin(_ device: Int64, _ id: Int64, as number: Int) {
    numbers.append(Entry(device: device, id: id, number: number))
  }

  package func number(_ device: Int64, _ id: Int64) -> Int? {
    numbers.first { $0.device == device && $0.id == id }?.number
  }

  /// The numbers of a device's fingers, in the order in which they came.
  package func all(of device: Int64) -> [Int] {
    numbers.filter { $0.device == device }.map(\.number)
  }

  package mutating func end(_ device: Int64, _ id: Int64) {
    numbers.removeAll { $0.device == device && $0.id == id }
  }

  /// The finger with a number is no longer listened to.
  package mutating func end(number: Int) { numbers.removeAll { $0.number == number } }

  package mutating func forget() { numbers = [] }
}
