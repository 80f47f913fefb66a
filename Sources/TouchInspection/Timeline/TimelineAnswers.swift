import TouchLanguage
import Foundation
import TouchCanvas
import TouchReading
import TouchTrace

/// The lane of answers: what delegates, subclasses and views answered.
extension TimelineStage {
  mutating func answers(_ decisions: [TraceEvent], y: Double) {
    let middle = y + high(12)
    let (from, to) = scale.edges
    let first = decisions.firstIndexOfRest { $0.time.seconds >= from }
    let groups = together(decisions[first...].prefix { $0.time.seconds <= to })
    for (index, group) in groups.enumerated() {
      let x = scale.x(group[0].time)
      let c = CGPoint(x: x, y: middle)
      // Several that are not one have no sign of either.
      let (node, state): (StateDiagram.Node, GestureState) =
        group.allSatisfy(\.answer)
        ? (.ended, .ended)
        : group.contains(where: \.answer) ? (.possible, .possible) : (.failed, .failed)
      var sign = DrawList()
      sign.fill(.circle(c, 8), theme.window)
      StateGlyph.draw(&sign, node, isPrevented: false, at: c, StateLook.ink(state, theme))
      place(sign, at: x)
      let next =
        groups.indices.contains(index + 1) ? scale.x(groups[index + 1][0].time) - 14 : scale.right
      write(
        Words(texts: texts(group), color: theme.secondary, weight: .regular), x: x + 11,
        middle: middle, limit: next)
      mark(
        group[0].seq, CGRect(x: x - 8, y: middle - 9, width: 16, height: 18),
        group.prefix(6).map(text).joined(separator: "; "))
    }
  }

  /// Answers whose glyphs would overlap are one item.
  private func together(_ decisions: ArraySlice<TraceEvent>) -> [[TraceEvent]] {
    var groups: [[TraceEvent]] = []
    for decision in decisions {
      if let last = groups.last, scale.x(decision.time) - scale.x(last[0].time) < 14 {
        groups[groups.count - 1].append(decision)
      } else {
        groups.append([decision])
      }
    }
    return groups
  }

  private func text(_ decision: TraceEvent) -> String {
    EventWords.answer(decision, in: trace)
  }

  private func texts(_ group: [TraceEvent]) -> [String] {
    if group.count == 1 {
      return [
        text(group[0]), EventWords.answer(group[0], in: trace, hasSource: false),
      ]
        + Text.timeline.answer(
          group[0].answer, to: EventWords.call(group[0], in: trace))
    }
    let whole = group.map { EventWords.answer($0, in: trace, hasSource: false) }
      .joined(separator: " \u{00B7} ")
    let yes = group.count { $0.answer }
    // What all got as their answer stands behind the questions.
    let questions =
      yes == 0 || yes == group.count
      ? [Text.timeline.answer(yes > 0, to: EventWords.questions(group, in: trace))[0]] : []
    return [whole] + questions
      + [Text.timeline.answers(group.count, yes: yes), "\u{00D7}\(group.count)"]
  }
}
