import Foundation
import Testing

@testable import TouchCanvas

/// Which pixels are drawn anew when a picture changes.
@Suite struct DamageTests {
  private func dots(_ places: [Double], _ color: Color = .white) -> [PlacedCommand] {
    var list = DrawList()
    for x in places {
      list.fill(.rectangle(CGRect(x: x, y: 10, width: 8, height: 8)), color)
    }
    return placed(list)
  }

  private func placed(_ list: DrawList, scale: Double = 1) -> [PlacedCommand] {
    PlacedCommand.all(of: list, scale: scale) { text, font in
      TextExtent(
        width: Double(text.count) * font.size, above: font.size * 2, below: font.size * 2)
    }
  }

  private func boxes(_ old: [PlacedCommand], _ new: [PlacedCommand]) -> [PixelBox] {
    var new = new
    return Damage.boxes(from: old, to: &new)
  }

  @Test func theSamePictureHasNoDamage() {
    #expect(boxes(dots([0, 100, 200]), dots([0, 100, 200])).isEmpty)
    #expect(boxes([], []).isEmpty)
  }

  @Test func whatMovesDamagesWhereItWasAndWhereItIs() {
    let damage = boxes(dots([0, 100, 990]), dots([0, 900, 990]))
    #expect(damage.count == 2)
    for x in [100, 900] {
      let place = PixelBox(left: x, top: 10, right: x + 8, bottom: 18)
      #expect(damage.contains { $0.intersection(place) == place })
    }
    #expect(damage.allSatisfy { $0.width < 20 && $0.height < 20 })
  }

  @Test func whatComesOrGoesDamagesNothingElse() {
    let few = dots([0, 200, 400, 600])
    let more = dots([0, 200, 300, 400, 600])
    for damage in [boxes(few, more), boxes(more, few)] {
      #expect(damage.count == 1)
      #expect(damage.allSatisfy { $0.left > 290 && $0.right < 320 })
    }
  }

  /// A bar that grows, square or round, damages what is new of it; a shape that changes otherwise damages all of both.
  @Test func aBarThatGrowsDamagesItsEnd() throws {
    func bar(_ width: Double, _ radius: Double, y: Double = 10) -> [PlacedCommand] {
      var list = DrawList()
      let box = CGRect(x: 10.3, y: y, width: width, height: 12)
      list.fill(.roundedRectangle(box, radius), Color(0x8040C0, alpha: 0.5))
      return placed(list)
    }
    for radius in [0.0, 4] {
      for (from, to) in [(100.0, 104.2), (104.2, 100), (30, 31)] {
        let damage = try #require(boxes(bar(from, radius), bar(to, radius)).first)
        let end = 10.3 + min(from, to) - radius
        #expect(damage.left >= Int(end) - 2 && damage.left <= Int(end))
        #expect(damage.width < Int(abs(to - from) + radius) + 5)
        #expect(try pixels(bar(from, radius), then: bar(to, radius)) == pixels(bar(to, radius)))
      }
    }
    // What covers the rest of a picture begins further left.
    func rest(_ left: Double) -> [PlacedCommand] {
      var list = DrawList()
      list.fill(.rectangle(CGRect(x: left, y: 5, width: 150 - left, height: 20)), .white)
      return placed(list)
    }
    #expect(boxes(rest(60.5), rest(55)).allSatisfy { $0.left >= 53 && $0.right <= 62 })
    #expect(try pixels(rest(60.5), then: rest(55)) == pixels(rest(55)))
    #expect(boxes(bar(100, 4), bar(104, 5)).first?.left == 9)
    #expect(boxes(bar(100, 4), bar(104, 4, y: 11)).first?.left == 9)
    // A slope that becomes longer is another one.
    func slope(_ end: Double) -> [PlacedCommand] {
      var list = DrawList()
      list.fill(
        .polygon([CGPoint(x: 10, y: 30), CGPoint(x: end, y: 10), CGPoint(x: end, y: 30)]), .white)
      return placed(list)
    }
    #expect(boxes(slope(80), slope(90)).first?.left == 9)
  }

  /// The pixels of a picture; `then`: what it becomes, of which only the damage is drawn.
  private func pixels(
    _ old: [PlacedCommand], then next: [PlacedCommand]? = nil
  ) throws -> [UInt8] {
    let buffer = try #require(PixelBuffer(PixelBox(left: 0, top: 0, right: 160, bottom: 40)))
    let map = CoverageMap()
    func draw(_ commands: [PlacedCommand], _ part: PixelBox) {
      buffer.limited(to: part) {
        buffer.clear(.black)
        for batch in commands.flatMap(\.batches) {
          if case .shape(let shape) = batch { buffer.fill(shape, map) }
          if case .rectangle(let box, let color) = batch { buffer.fill(box, color) }
        }
      }
    }
    draw(old, buffer.box)
    if let next {
      for part in boxes(old, next) { draw(next, part) }
    }
    return buffer.rgba
  }

  @Test func whatStaysKeepsItsOutlines() {
    let old = dots([0, 100, 200])
    var new = dots([0, 50, 200])
    _ = Damage.boxes(from: old, to: &new)
    #expect(new[0] === old[0])
    #expect(new[2] === old[2])
    #expect(new[1] !== old[1])
  }

  @Test func manyChangesAreTakenTogether() {
    let before = dots((0..<100).map { Double($0 * 97 % 100) * 30 })
    let after = dots((0..<100).map { Double($0 * 97 % 100) * 30 + 3 })
    let damage = boxes(before, after)
    #expect(damage.count <= 6)
    for command in before + after {
      #expect(damage.contains { command.box.intersection($0) == command.box })
    }
  }

  @Test func aClipIsPartOfWhatItClips() {
    func clipped(_ width: Double) -> [PlacedCommand] {
      var list = DrawList()
      list.clipped(to: CGRect(x: 0, y: 0, width: width, height: 40)) {
        $0.fill(.rectangle(CGRect(x: 0, y: 0, width: 400, height: 400)), .white)
      }
      return placed(list)
    }
    #expect(boxes(clipped(50), clipped(50)).isEmpty)
    let damage = boxes(clipped(50), clipped(60))
    #expect(damage == [PixelBox(left: 0, top: 0, right: 60, bottom: 40)])
  }

  @Test func whatCannotBeSeenIsLeftOut() {
    var list = DrawList()
    list.fill(.rectangle(CGRect(x: 0, y: 0, width: 9, height: 9)), .clear)
    list.stroke(.line(.zero, CGPoint(x: 9, y: 9)), .white, width: 0)
    list.clipped(to: CGRect(x: 0, y: 0, width: 9, height: 9)) {
      $0.fill(.rectangle(CGRect(x: 20, y: 20, width: 9, height: 9)), .white)
    }
    list.fill(.line(CGPoint(x: Double.nan, y: 0), CGPoint(x: 0, y: Double.infinity)), .white)
    #expect(placed(list).isEmpty)
  }

  /// What a shape covers is computed once; drawn again, as a whole or in parts, its pixels are the same.
  @Test func whatIsDrawnAgainIsTheSame() throws {
    var list = DrawList()
    list.stroke(.circle(CGPoint(x: 60.3, y: 60.1), 20), .white, width: 5, dash: [3, 2])
    list.fill(.circle(CGPoint(x: 140, y: 40), 87.7), Color(0x8040C0, alpha: 0.5))
    list.clipped(to: CGRect(x: 30, y: 30, width: 50, height: 141)) {
      $0.fill(.circle(CGPoint(x: 70, y: 90), 60.6), .white)
    }
    list.clipped(to: [CGPoint(x: 5, y: 5), CGPoint(x: 150, y: 40), CGPoint(x: 60, y: 190)]) {
      $0.pattern(.circle(CGPoint(x: 70, y: 80), 50.1), .white, .crossHatch)
    }
    let commands = placed(list)
    let map = CoverageMap()
    let buffer = try #require(PixelBuffer(PixelBox(left: 10, top: 20, right: 180, bottom: 170)))
    func draw(_ part: PixelBox) {
      buffer.limited(to: part) {
        buffer.clear(.black)
        for case .shape(let shape) in commands.flatMap(\.batches) { buffer.fill(shape, map) }
      }
    }
    draw(buffer.box)
    let first = buffer.rgba
    #expect(first.contains { $0 > 0 && $0 < 255 })
    for _ in 0..<5 {
      draw(buffer.box)
      #expect(buffer.rgba == first)
    }
    buffer.clear(.white)
    for y in stride(from: 20, to: 170, by: 50) {
      for x in stride(from: 10, to: 180, by: 34) {
        draw(PixelBox(left: x, top: y, right: x + 34, bottom: y + 50))
      }
    }
    #expect(buffer.rgba == first)
  }

  /// A line's corners reach further than its width; all of what is drawn is inside of the box.
  @Test(arguments: [1.0, 1.5, 2.0]) func boxesHoldWhatIsDrawn(_ scale: Double) throws {
    var list = DrawList()
    let corner = [CGPoint(x: 30, y: 60), CGPoint(x: 60, y: 32), CGPoint(x: 34, y: 63)]
    list.stroke(.polyline(corner), .white, width: 9)
    list.stroke(.polygon(corner), .white, width: 3)
    list.stroke(.circle(CGPoint(x: 60, y: 60), 20), .white, width: 5, dash: [3, 2])
    list.stroke(.line(CGPoint(x: 5.3, y: 5), CGPoint(x: 70, y: 5)), .white, width: 0.3)
    list.fill(.circle(CGPoint(x: 40, y: 40), 17.7), .white)
    list.pattern(.circle(CGPoint(x: 70, y: 30), 12.1), .white, .crossHatch)
    for command in placed(list, scale: scale) {
      let buffer = try #require(PixelBuffer(PixelBox(left: 0, top: 0, right: 200, bottom: 200)))
      buffer.clear(.black)
      for case .shape(let shape) in command.batches { buffer.fill(shape, CoverageMap()) }
      for case .rectangle(let box, let color) in command.batches { buffer.fill(box, color) }
      let bytes = buffer.rgba
      var count = 0
      for y in 0..<200 {
        for x in 0..<200 where bytes[(y * 200 + x) * 4] > 0 {
          count += 1
          let pixel = PixelBox(left: x, top: y, right: x + 1, bottom: y + 1)
          #expect(pixel.intersection(command.box) == pixel, "\(x) \(y) of \(command.box)")
        }
      }
      #expect(count > 10)
    }
  }
}
