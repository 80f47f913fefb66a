import Foundation
import Testing
import TouchCanvas
import TouchGeometry
import TouchLanguage
import TouchTrace

@testable import TouchInspection
@testable import TouchReading

/// What a reader sees of lines, marks and words: nothing runs through anything else.
@Suite struct LooksTests: TimelineDrawing {
  /// The straight pieces of all lines of a list, with their colours.
  private func lines(_ list: DrawList) -> [(from: CGPoint, to: CGPoint, color: Color)] {
    list.commands.flatMap { command -> [(from: CGPoint, to: CGPoint, color: Color)] in
      guard case .stroke(let path, let color, _) = command else { return [] }
      var at = CGPoint.zero
      return path.segments.compactMap { segment in
        switch segment {
        case .move(let point):
          at = point
          return nil
        case .line(let point), .cubic(_, _, let point):
          defer { at = point }
          return (at, point, color)
        case .close: return nil
        }
      }
    }
  }

  private func box(_ text: String, _ at: CGPoint, _ font: Font) -> CGRect {
    CGRect(
      x: at.x, y: at.y - font.size * 0.7, width: look.width(text, font), height: font.size * 0.7)
  }

  // MARK: The timeline

  @Test func theGridLeavesWordsFree() {
    let picture = draw(tap(until: 0.41)).picture
    let grid = lines(picture.list).filter {
      $0.from.x == $0.to.x && $0.color == TimelinePicture.gridLine(look.theme)
    }
    #expect(grid.count > 8)
    var count = 0
    for case .text(let text, let at, let font, _) in picture.list.commands
    where at.x > TimelineScale(TimelineView(nil, tap(until: 0.41)), width: 1200).left
      && at.y > TimelinePicture.head
    {
      count += 1
      let box = box(text, at, font)
      let through = grid.filter {
        $0.from.x > box.minX && $0.from.x < box.maxX && min($0.from.y, $0.to.y) < box.maxY
          && max($0.from.y, $0.to.y) > box.minY
      }
      #expect(through.isEmpty, "\(text)")
    }
    #expect(count > 8)
  }

  /// The ends of a touch belong to its bar: no gap in the window's colour cuts them off.
  @Test func theBarOfATouchIsWhole() throws {
    let list = draw(tap(until: 0.41)).picture.list
    let bar = try #require(
      list.commands.firstIndex { command in
        if case .fill(_, let color) = command { color == Theme.touch(1) } else { false }
      })
    let cuts = list.commands[bar...].prefix(8).filter { command in
      if case .stroke(_, let color, let stroke) = command {
        color == look.theme.window && stroke.width == 3
      } else {
        false
      }
    }
    #expect(cuts.isEmpty)
  }

  // MARK: Cards

  private func pan(_ states: [GestureState]) -> CardStory {
    var scene = CardStory()
    scene.recognizer("pan", isDiscrete: false, className: "UIPanGestureRecognizer")
    scene.down(on: "inner", ["pan"])
    var from = GestureState.possible
    for state in states {
      scene.story.transition("pan", from, state, .moved)
      from = state
      guard state == .changed else { continue }
      for _ in 0..<16 { scene.story.add(.action, .action, "pan") { $0.to = .changed } }
    }
    return scene
  }

  /// In half the height no line crosses a state that it does not belong to, and the count stands beside all lines.
  @Test func mediumCardsHaveNoKnot() throws {
    for states in [
      [], [GestureState.failed], [.began], [.began, .changed, .ended], [.began, .ended],
      [.began, .cancelled], [.began, .changed, .cancelled],
    ] {
      let scene = pan(states)
      let content = try #require(RecognizerCardContent(scene.story["pan"], scene.input))
      let picture = StateDiagramMedium.draw(content.story, look)
      let nodes = picture.regions.map { (id: $0.id, box: $0.outline.insetBy(dx: 1, dy: 1)) }
      for command in picture.list.commands {
        guard case .stroke(let path, _, _) = command, path.segments.count == 2 else { continue }
        let points = curve(path)
        let inside = nodes.filter { node in points.contains(where: node.box.contains) }
        #expect(inside.isEmpty, "\(states): \(inside.map(\.id))")
      }
      for case .text(let text, let at, let font, _) in picture.list.commands
      where text.hasPrefix("\u{00D7}") {
        let tag = box(text, at, font)
        #expect(!nodes.contains { $0.box.intersects(tag) })
        #expect(
          !picture.list.commands.contains { command in
            guard case .stroke(let path, _, _) = command, path.segments.count == 2 else {
              return false
            }
            return curve(path).contains(where: tag.contains)
          })
      }
    }
  }

  /// States of one column stand apart, and each arrow ends on the edge of one, with its head outside of all.
  @Test func arrowsOfMediumCardsEndOnTheEdgesOfStates() throws {
    for states in [[], [GestureState.failed], [.began, .changed, .ended], [.began, .cancelled]] {
      let scene = pan(states)
      let content = try #require(RecognizerCardContent(scene.story["pan"], scene.input))
      let picture = StateDiagramMedium.draw(content.story, look)
      let boxes = picture.regions.map(\.outline)
      for column in Dictionary(grouping: boxes, by: \.minX).values {
        let ordered = column.sorted { $0.minY < $1.minY }
        #expect(zip(ordered, ordered.dropFirst()).allSatisfy { $1.minY - $0.maxY >= 4 })
      }
      #expect(
        boxes.allSatisfy { $0.maxY <= StateDiagramMedium.size(isDiscrete: false).height })
      let heads = picture.list.commands.compactMap { command -> [CGPoint]? in
        guard case .fill(let path, _) = command else { return nil }
        let corners = path.segments.compactMap { segment -> CGPoint? in
          switch segment {
          case .move(let point), .line(let point): point
          case .cubic, .close: nil
          }
        }
        return corners.count == 3 ? corners : nil
      }
      #expect(heads.count >= 4, "\(states)")
      for head in heads {
        let inside = boxes.filter { box in head.contains { box.insetBy(dx: 1, dy: 1).contains($0) }
        }
        #expect(inside.isEmpty, "\(states): \(head)")
        #expect(
          boxes.contains { box in
            box.insetBy(dx: -0.1, dy: -0.1).contains(head[0])
              && !box.insetBy(dx: 0.1, dy: 0.1).contains(head[0])
          }, "\(states): \(head)")
      }
    }
  }

  /// Points along a line of two segments.
  private func curve(_ path: Path) -> [CGPoint] {
    guard case .move(let from) = path.segments[0] else { return [] }
    return (1..<40).map { step in
      let (t, u) = (Double(step) / 40, 1 - Double(step) / 40)
      func mix(_ a: Double, _ b: Double, _ c: Double, _ d: Double) -> Double {
        u * u * u * a + 3 * u * u * t * b + 3 * u * t * t * c + t * t * t * d
      }
      switch path.segments[1] {
      case .line(let to):
        return CGPoint(x: from.x * u + to.x * t, y: from.y * u + to.y * t)
      case .cubic(let a, let b, let to):
        return CGPoint(x: mix(from.x, a.x, b.x, to.x), y: mix(from.y, a.y, b.y, to.y))
      case .move, .close: return from
      }
    }
  }

  /// A line is enough for the way that an attempt went, with how often it changed.
  @Test func smallCardsTellTheWay() {
    let scene = pan([.began, .changed, .ended])
    let (picture, height) = RecognizerCard.draw(
      scene.story["pan"], scene.input, size: .small, width: 640, look)
    #expect(height == 32)
    let words = PictureProbe(list: picture.list).words
    #expect(words.contains("Possible"))
    #expect(words.contains { $0.hasPrefix("Changed \u{00D7}1") }, "\(words)")
    #expect(words.contains("Ended"))
  }

  // MARK: Marks

  /// Who waits for two stands between them, so that its words lie on its lines.
  @Test func theGraphIsBalanced() throws {
    var scene = CardStory()
    scene.recognizer("a", requires: ["b", "c"])
    scene.recognizer("b")
    scene.recognizer("c")
    let input = scene.input
    let graph = ArbitrationGraph.make(Relations.make(input), input, width: 368, look)
    let boxes = graph.draw().regions.filter { $0.id.hasPrefix("recognizer:") }
    #expect(boxes.count == 3)
    func middle(_ name: String) throws -> Double {
      try #require(boxes.first { $0.id == "recognizer:\(name)" }).outline.midY
    }
    #expect(try middle("a") == (try middle("b") + middle("c")) / 2)
    // Marks around a node and around a card follow their corners.
    #expect(boxes.allSatisfy { $0.radius == 10 && $0.outline.height == 34 })
    let card = RecognizerCard.draw(
      scene.story["a"], input, size: .small, width: 368, look
    ).picture
    #expect(card.regions.first?.radius == 8)
    let ring = FocusPicture.draw(boxes[0].outline, radius: 16, look).list
    #expect(
      ring.commands == [
        .stroke(
          .roundedRectangle(boxes[0].outline.insetBy(dx: -3, dy: -3), 19), look.theme.focus,
          Stroke(width: 2))
      ])
  }

  /// The frame of the selection leaves the number of a touch free.
  @Test func theSelectionSparesTheNumberOfATouch() throws {
    var model = WindowModel()
    model.pointing.selection = .view("card")
    let input = PanelStory.input()
    let parts = WindowPicture.parts(input, model, look)
    let finger = try #require(
      parts.flatMap(\.picture.regions).first { $0.id == "finger:1" })
    let badge = try #require(finger.badge)
    let over = try #require(parts.first { $0.id == WindowPart.over }).picture.list
    var clips: [CGRect] = []
    var frames = 0
    for command in over.commands {
      switch command {
      case .pushClip(let polygon):
        clips.append(CGRect(around: polygon))
      case .popClip: clips.removeLast()
      case .stroke(_, SceneColors.selection, _):
        frames += 1
        let room = clips.reduce(CGRect.infinite) { $0.intersection($1) }
        let shared = room.intersection(badge)
        #expect(shared.isNull || shared.width < 0.5 || shared.height < 0.5)
      default: break
      }
    }
    #expect(frames > 0)
  }

  /// The line around a selected view ends where the screen's round corners do, as all outlines on the scene.
  @Test func aSelectionEndsAtTheCornersOfTheScreen() throws {
    var model = WindowModel()
    model.pointing.selection = .view("card")
    let parts = WindowPicture.parts(PanelStory.input(), model, look)
    let screen = try #require(
      parts.flatMap(\.picture.regions).first { $0.target == .screen }?.outline)
    let corners = CanvasLayout.screen(screen)
    let radius = CanvasLayout.radius(of: screen)
    #expect(radius > 4 && corners.allSatisfy(screen.insetBy(dx: -0.01, dy: -0.01).contains))
    let corner = CGPoint(x: screen.minX, y: screen.minY)
    #expect(corners.allSatisfy { $0.distance(to: corner) > radius * 0.4 })
    let over = try #require(parts.first { $0.id == WindowPart.over }).picture.list
    var clips: [[CGPoint]] = []
    var frames = 0
    for command in over.commands {
      switch command {
      case .pushClip(let polygon): clips.append(polygon)
      case .popClip: clips.removeLast()
      case .stroke(_, SceneColors.selection, _):
        frames += 1
        #expect(clips.contains(corners))
      default: break
      }
    }
    #expect(frames > 0)
  }

  // MARK: Help

  /// In a column all words begin at one place, a bar says that more follows, and what hands do comes first.
  @Test func helpHasOneEdgeForWords() {
    let size = CGSize(width: 1024, height: 500)
    let sections = PanelStory.help() + PanelStory.help() + PanelStory.help()
    let (picture, height) = HelpPicture.draw(HelpModel(sections: sections), size: size, look)
    #expect(height > size.height)
    let words = picture.list.commands.compactMap { command -> Double? in
      if case .text(_, let at, let font, _) = command, font == .ui(12.5) { return at.x }
      return nil
    }
    #expect(words.count > 20)
    #expect(Set(words).count <= 3)
    let bar = picture.list.commands.contains { command in
      if case .fill(let path, look.theme.border) = command {
        return path.segments.contains { segment in
          if case .move(let point) = segment { point.x > size.width - 8 } else { false }
        }
      }
      return false
    }
    #expect(bar)
  }
}
