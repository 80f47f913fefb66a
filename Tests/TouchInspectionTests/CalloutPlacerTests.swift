import Foundation
import Testing
import TouchGeometry

@testable import TouchInspection

/// Discs of callouts stand in the picture, beside what they point at and beside each other.
@Suite struct CalloutPlacerTests {
  private static let bounds = CGRect(x: 10, y: 20, width: 800, height: 500)
  private static let radius = CalloutPlacer.radius

  /// The same numbers every time.
  private struct Numbers {
    private var state: UInt64
    init(seed: UInt64) { state = seed &* 2_654_435_761 &+ 88_172_645_463_325_252 }

    mutating func next(_ range: ClosedRange<Double>) -> Double {
      state ^= state << 13
      state ^= state >> 7
      state ^= state << 17
      let part = Double(state >> 11) / Double(UInt64(1) << 53)
      return range.lowerBound + part * (range.upperBound - range.lowerBound)
    }
  }

  private static func disc(_ place: CalloutPlacer.Place) -> CGRect {
    CGRect(origin: place.center, size: .zero).insetBy(dx: -radius, dy: -radius)
  }

  private static func rect(_ numbers: inout Numbers) -> CGRect {
    let size = CGSize(width: numbers.next(4...260), height: numbers.next(4...120))
    return CGRect(
      x: numbers.next(bounds.minX...(bounds.maxX - size.width)),
      y: numbers.next(bounds.minY...(bounds.maxY - size.height)), width: size.width,
      height: size.height)
  }

  @Test func noDiscCoversItsTargetOrAnotherDisc() {
    for seed in 1...400 {
      var numbers = Numbers(seed: UInt64(seed))
      let targets = (0..<Int(numbers.next(1...6))).map { _ in Self.rect(&numbers) }
      let busy = (0..<Int(numbers.next(0...40))).map { _ in Self.rect(&numbers) }
      let places = CalloutPlacer(bounds: Self.bounds, busy: busy).places(for: targets)
      #expect(places.count == targets.count)
      for (index, place) in places.enumerated() {
        let disc = Self.disc(place)
        #expect(Self.bounds.contains(disc), "\(seed): a disc leaves the picture")
        #expect(!disc.intersects(targets[index]), "\(seed): a disc is over its target")
        #expect(
          targets[index].insetBy(dx: -0.01, dy: -0.01).contains(place.tip),
          "\(seed): a line ends beside its target")
        for (other, target) in targets.enumerated()
        where other != index && !target.contains(targets[index]) {
          #expect(!disc.intersects(target), "\(seed): a disc is over another target")
        }
        for other in places[..<index] {
          #expect(
            other.center.distance(to: place.center) >= Self.radius * 2,
            "\(seed): two discs overlap")
        }
      }
    }
  }

  @Test func placesAreTheSameEveryTime() {
    var numbers = Numbers(seed: 7)
    let targets = (0..<5).map { _ in Self.rect(&numbers) }
    let placer = CalloutPlacer(bounds: Self.bounds, busy: [])
    #expect(placer.places(for: targets) == placer.places(for: targets))
  }

  /// Where there is room beside a text, no disc hides it.
  @Test func freeRoomIsTakenFirst() {
    let target = CGRect(x: 300, y: 200, width: 100, height: 40)
    let above = CGRect(x: 250, y: 150, width: 240, height: 46)
    let right = CGRect(x: 402, y: 150, width: 160, height: 160)
    let places = CalloutPlacer(bounds: Self.bounds, busy: [above, right]).places(for: [target])
    let disc = Self.disc(places[0])
    #expect(!disc.intersects(above) && !disc.intersects(right))
  }

  /// A line from one disc to its target leads through no other target while there is another way.
  @Test func linesKeepOffOtherTargets() {
    let targets = (0..<4).map { CGRect(x: 100, y: 100 + Double($0) * 60, width: 500, height: 30) }
    let places = CalloutPlacer(bounds: Self.bounds, busy: []).places(for: targets)
    for (index, place) in places.enumerated() {
      for (other, target) in targets.enumerated() where other != index {
        let line = CGRect(
          x: min(place.center.x, place.tip.x), y: min(place.center.y, place.tip.y),
          width: abs(place.center.x - place.tip.x), height: abs(place.center.y - place.tip.y))
        #expect(!line.intersects(target))
      }
    }
  }

  /// A target that leaves no room is still pointed at.
  @Test func aTargetThatFillsThePictureHasAPlace() {
    let places = CalloutPlacer(bounds: Self.bounds, busy: []).places(for: [Self.bounds])
    #expect(places.count == 1 && Self.bounds.contains(Self.disc(places[0])))
  }

  /// The veil covers everything but the holes, and nothing twice.
  @Test func theVeilIsTheRest() {
    for seed in 1...100 {
      var numbers = Numbers(seed: UInt64(seed))
      let holes = (0..<Int(numbers.next(0...5))).map { _ in Self.rect(&numbers) }
      let rest = DocumentationSheet.rest(of: Self.bounds, without: holes)
      for _ in 0..<60 {
        let point = CGPoint(
          x: numbers.next(Self.bounds.minX...(Self.bounds.maxX - 0.01)),
          y: numbers.next(Self.bounds.minY...(Self.bounds.maxY - 0.01)))
        let isClear = holes.contains { $0.contains(point) }
        #expect(rest.count { $0.contains(point) } == (isClear ? 0 : 1), "\(seed): \(point)")
      }
    }
  }
}
