import Foundation
import TouchLanguage
import TouchTrace

/// What a sentence claims about the scene, read from its English words, and whether the trace bears it out.
struct Claims {
  /// A form of words with the check that it stands for. Names stand in guillemets.
  private struct Form {
    let pattern: WordPattern
    let holds: (_ names: [String], _ facts: TraceFacts, _ subject: String) -> Bool

    init(
      _ pattern: String,
      _ holds: @escaping (_ names: [String], _ facts: TraceFacts, _ subject: String) -> Bool
    ) {
      self.pattern = WordPattern(pattern)
      self.holds = holds
    }
  }

  private let forms: [Form]
  private let numbers: [(WordPattern, TraceFacts.Unit, Double)]
  private static let name = WordPattern("«([^»]*)»")
  private static let quotation = try! NSRegularExpression(pattern: "\u{201C}.*\u{201D}")

  init() {
    let name = "«([^»]*)»"
    // The first text of a row.
    let writing = "(?: [\"\u{201C}][^\"\u{201D}]*[\"\u{201D}])?"
    let names = "((?:«[^»]*»(?:, | and )?)+)"
    forms = [
      Form("\(name) (?:recognized|fired)\\b") { n, f, _ in
        f.entered(n[0], [.began, .ended]) || f.sent(n[0], "touchUp") || f.sent(n[0], "value")
          || f.sent(n[0], "primary") || f.sent(n[0], "editing")
      },
      Form("fired, \(name) did not$") { n, f, _ in f.isIn(n[0], [.failed]) },
      Form("\(name) failed") { n, f, _ in f.isIn(n[0], [.failed]) },
      Form("^(«[^.:]*» and «[^.:]*») failed: ") { n, f, _ in
        Claims.names(in: n[0]).allSatisfy { f.isIn($0, [.failed]) && !f.wasPrevented($0) }
      },
      Form("^At [\\d.]+ pt the finger moved at ") { _, f, subject in
        f.isIn(subject, [.failed])
      },
      Form(
        "^The touch(?:es)? moved [\\d.]+ pt (?:to the (right|left)|(up|down)) in \\d+ ms \\(min "
      ) {
        n, f, subject in
        f.entered(subject, [.ended]) && f.swipes(subject, n[0])
      },
      Form("\(name) returned false from [^,]*, because a control's own action") { n, f, _ in
        f.controlWon(n[0])
      },
      Form("\(name) failed: \(name) returned false .* wins over a (single tap|drag|swipe) on a") {
        n, f, _ in f.controlWon(n[1], over: n[2], of: n[0])
      },
      Form("\(name) was prevented") { n, f, _ in f.wasPrevented(n[0]) },
      Form("\(name) (?:began:|began \\d+ ms late|began$)") { n, f, _ in
        f.entered(n[0], [.began])
      },
      Form("^\(name) began, not (?:\(name)|\\d+ others): ") { n, f, _ in
        f.entered(n[0], [.began]) && n.dropFirst().allSatisfy { f.wasPrevented($0, by: n[0]) }
      },
      Form("^\(name) began, so (.*) failed$") { n, f, _ in
        Claims.names(in: n[1]).allSatisfy { f.wasPrevented($0, by: n[0]) }
      },
      Form("^\(name) began: (.*) lost the touch(?:es)?$") { n, f, _ in
        Claims.names(in: n[1]).allSatisfy { f.got($0, .touchesCancelled) }
      },
      Form("\(name) ended$") { n, f, _ in f.isIn(n[0], [.ended]) },
      Form("\(name) is changing") { n, f, _ in f.isIn(n[0], [.changed]) },
      Form("\(name) was cancelled$") { n, f, _ in
        f.isIn(n[0], [.cancelled]) || f.sent(n[0], "touchCancel")
      },
      Form("\(name) recognized and prevents it") { n, f, subject in
        f.wasPrevented(subject, by: n[0])
      },
      Form("^\(name) prevented (.*?)(?:, which (?:was|were) ready.*)?\\.$") { n, f, _ in
        Claims.names(in: n[1]).allSatisfy { f.wasPrevented($0, by: n[0]) }
      },
      Form("^\(name) prevented (.*?), which (?:was|were) ready [^:]*: \(name) was added later") {
        n, f, _ in f.wasAdded(n[2], after: Claims.names(in: n[1]))
      },
      Form("^\(name) prevented (.*?), which (?:was|were) ready .* may not prevent \(name)\\.$") {
        n, f, _ in f.mayNotPrevent(Claims.names(in: n[1]), n[2])
      },
      Form("^(«[^:]*») (?:was|were) ready at the same moment; \(name) won, because it was added") {
        n, f, _ in f.wasAdded(n[1], after: Claims.names(in: n[0]))
      },
      Form("^\(name) (?:began after [^:]* and )?prevented (\\d+) others") { n, f, _ in
        f.prevented(by: n[0]) == Int(n[1])
      },
      Form("^\(name) began after [^:]* and prevented") { n, f, _ in f.entered(n[0], [.began]) },
      Form("^(«[^:]*») (?:was|were) ready at the same moment; \(name) won, ") {
        n, f, _ in Claims.names(in: n[0]).allSatisfy { f.wasPrevented($0, by: n[1]) }
      },
      Form("^\(name) refused the touch: \(name) (?:got|gets) it$") { n, f, _ in
        f.refused(n[0]) && f.gotAnything(n[1])
      },
      Form("^\(name) does not have touchesEnded yet$") { n, f, _ in
        !f.gotOfLastPress(n[0], .touchesEnded)
      },
      Form("^\(name) got the touch and did not forward it$") { n, f, _ in
        f.kept(n[0])
      },
      Form("^\(name) did not call super in touchesBegan, so no responder after it") { n, f, _ in
        f.kept(n[0])
      },
      Form("^\(name) did not get the touch$") { n, f, _ in !f.got(n[0], .touchesBegan) },
      Form("^Its recognizers? got it: (.*)\\.$") { n, f, _ in
        Claims.names(in: n[0]).allSatisfy { f.wasTold($0) }
      },
      Form("^\(name) prevented ([^.]*)$") { n, f, _ in
        Claims.names(in: n[1]).allSatisfy { f.wasPrevented($0, by: n[0]) }
      },
      Form("^\(name) won: (\\d+) prevented(?:, (\\d+) failed)?$") {
        n, f, _ in
        f.prevented(by: n[0]) == Int(n[1])
          && f.failedAlone(besides: n[0]) == (n.count > 2 ? Int(n[2]) : 0)
      },
      Form("^\(name) waits for \(name)$") { n, f, _ in
        f.waited(n[0], for: n[1], stillWaits: true)
      },
      Form("had to wait \\d+ ms for \(name) to fail") { n, f, subject in
        f.waited(subject, for: n[0]) && f.isIn(n[0], [.failed])
      },
      Form("^\(name) waited for \(name) to fail; the touch(?:es)? ended first") { n, f, _ in
        f.waited(n[0], for: n[1]) && f.isIn(n[0], [.failed])
      },
      Form("\(name) could still win") { n, f, subject in
        f.waited(subject, for: n[0]) && !f.isOver(n[0])
      },
      Form("\(name) got touchesCancelled") { n, f, _ in f.got(n[0], .touchesCancelled) },
      Form("cancelled the touch(?:es)? in (.*?) \\(") { n, f, _ in
        Claims.names(in: n[0]).allSatisfy { f.got($0, .touchesCancelled) }
      },
      Form("It ended at \(name)\\.") { n, f, _ in f.contained(n[0]) },
      Form("^\(name) lies under the touch but refused") { n, f, _ in f.refused(n[0]) },
      Form("(\\d+) views asked, (none|\\d+) refused") { n, f, _ in
        f.hitTests.contains { "\($0.asked)" == n[0] && $0.refused == (Int(n[1]) ?? 0) }
      },
      Form("^\(name) lies in front of \(name) and took the touch") { n, f, _ in
        f.contained(n[0]) && !f.asked(n[1])
      },
      Form("^\(name) lies under the touch but was never asked") { n, f, _ in !f.asked(n[0]) },
      Form("^It was never asked") { _, f, subject in !f.asked(subject) },
      Form("so \(name) never got it") { n, f, _ in !f.gotOfLastPress(n[0], .touchesBegan) },
      Form("so (?:\(name)|it) sent (touchUpInside|touchUpOutside|touchCancel|valueChanged)") {
        n, f, subject in f.sent(n.count > 1 ? n[0] : subject, n[n.count - 1])
      },
      Form("^The touch ended ([\\d.]+) pt outside \(name)(?: \\(margin ([\\d.]+) pt\\))?, so") {
        n, f, _ in
        f.ended(outside: n[1], by: Double(n[0]) ?? -1, margin: n.count > 2 ? Double(n[2]) ?? -1 : 0)
      },
      Form("\(name)\(writing) was selected$") { n, f, _ in
        f.sent(nil, "didSelectRow") || f.sent(n[0], "didSelectItem")
      },
      Form("^\(name) began: \(name)\(writing) was not selected$") { n, f, _ in
        f.entered(n[0], [.began]) && !f.selectedSinceLastTouch()
      },
      Form("^\(name)'s touches\\w+\\(_:with:\\) set its state to failed, after touch") { n, f, _ in
        f.isIn(n[0], [.failed])
      },
      Form("^\(name)\(writing) was not selected: it never got the touch$") { n, f, _ in
        !f.selectedSinceLastTouch() && !f.gotOfLastPress(n[0], .touchesBegan)
      },
      Form("(?<!began: )\(name)\(writing) was not selected$") { n, f, _ in
        !f.sent(nil, "didSelectRow") && !f.sent(n[0], "didSelectItem")
      },
      Form("so the touch never came to \(name)") { n, f, _ in !f.got(n[0], .touchesBegan) },
      Form("\(name) did not fire$") { n, f, _ in !f.sent(n[0], "touchUpInside") },
      Form("^\(name) did not fire: \(name) got the touch$") { n, f, _ in
        !f.sent(n[0], "touchUpInside") && f.got(n[1], .touchesBegan)
      },
      Form("^\(name) did not track the touch: beginTracking returned false$") { n, f, _ in
        f.refusedToTrack(n[0])
      },
      Form("^It got (?:touches\\w+(?:, | and )?)+ all the same, and sent no control event") {
        _, f, subject in f.got(subject, .touchesBegan) && f.refusedToTrack(subject)
      },
      Form("so \(name) sent touchCancel instead of touchUpInside: ") {
        n, f, _ in f.sent(n[0], "touchCancel")
      },
      Form("^The touch belongs to \(name), a view inside \(name); ") { n, f, _ in
        f.contained(n[0]) && f.gotAnything(n[1]) && !f.sent(n[1], "touchUpInside")
      },
      Form("\(name) (?:got|has) (?:the touch(?! at \\d)|touch \\d+)\\b") { n, f, _ in
        f.gotAnything(n[0])
      },
      Form("\(name) got touchesBegan \\d+ ms late$") { n, f, _ in f.got(n[0], .touchesBegan) },
      Form("\(name) got touchesEnded \\d+ ms late$") { n, f, _ in f.got(n[0], .touchesEnded) },
      Form("\(name) lost (?:its touch|touch \\d+)(?: to the system)?$") { n, f, _ in
        f.got(n[0], .touchesCancelled)
      },
      Form("^\(name)\(writing) was not selected: \(name) cancelled the touch$") { n, f, _ in
        f.entered(n[1], [.began, .ended])
      },
      Form("^\(name) lost (?:its touch|touch \\d+) to \(name)$") { n, f, _ in
        f.got(n[0], .touchesCancelled) && f.entered(n[1], [.began, .ended])
      },
      Form("^\(name) recognized and cancelled the touch in \(name), because") { n, f, _ in
        f.entered(n[0], [.began, .ended]) && f.got(n[1], .touchesCancelled)
      },
      Form("^\(name) recognized while .* still held the touch back, and cancelled it \\(") {
        n, f, _ in
        f.entered(n[0], [.began, .ended]) && !f.lastTouchWasGiven
      },
      Form("^\(name) was not selected: \(name) selects (?:a row|an item) only when") { _, f, _ in
        !f.selectedSinceLastTouch()
      },
      Form("\(name) selects a row only when it gets touchesEnded") { _, f, _ in
        !f.selectedSinceLastTouch()
      },
      Form("^The touch missed \(name)(?: by|:)") { n, f, _ in f.refused(n[0]) },
      Form("^The touch was \\d+(?:\\.\\d+)? pt outside the touch area of \(name)\\.") { n, f, _ in
        f.refused(n[0])
      },
      Form("^The touch was \\d+(?:\\.\\d+)? pt outside \(name), which") { n, f, _ in
        f.refused(n[0])
      },
      Form("^The system took the touch$") { _, f, subject in
        f.entered(subject, [.ended]) && f.wasTakenBySystem
      },
      Form("^The app printed \u{201C}(.*)\u{201D}\\.$") { n, f, _ in f.printed(n[0]) },
      Form("^The action of \(name) printed \u{201C}(.*)\u{201D}\\.$") { n, f, _ in f.printed(n[1])
      },
      Form("^\(name) did not fire: the system cancelled its touch$") { n, f, _ in
        f.sent(n[0], "touchCancel") && !f.sent(n[0], "touchUpInside")
      },
      Form("^\(name) did not fire: \(name) cancelled its touch$") { n, f, _ in
        f.sent(n[0], "touchCancel") && !f.sent(n[0], "touchUpInside")
          && f.entered(n[1], [.began, .ended])
      },
      Form("^\(name) was never asked$") { n, f, _ in !f.asked(n[0]) },
      Form("^\(name) was never asked: \(name) is in front$") { n, f, _ in
        !f.asked(n[0]) && f.asked(n[1])
      },
      Form("^\(name) was never asked: \(name) refused$") { n, f, _ in
        !f.asked(n[0]) && f.refused(n[1])
      },
      Form("^\(name) did not fire: lifted (?:([\\d.]+) pt )?outside$") { n, f, _ in
        f.sent(n[0], "touchUpOutside")
      },
      Form("\(name) never got (?:the touch|touch \\d+)$") { n, f, _ in
        !f.gotOfLastPress(n[0], .touchesBegan)
      },
      Form("^No delegate returned true") { _, f, subject in !f.mayShare(subject) },
      Form("^\(names) recognizes? at the same time") { n, f, _ in
        Claims.names(in: n[0]).allSatisfy { f.entered($0, [.began, .ended]) }
      },
      Form("^\(names) could recognize at the same time \\([^)]*\\), but (?:each )?failed: ") {
        n, f, _ in
        Claims.names(in: n[0]).allSatisfy { f.isIn($0, [.failed]) && !f.wasPrevented($0) }
      },
      Form("^\(names) could recognize at the same time \\([^)]*\\), but did not") { n, f, _ in
        Claims.names(in: n[0]).allSatisfy { !f.isIn($0, [.began, .changed, .ended]) }
      },
      Form("\(name)\\.canPrevent\\(\(name)\\).* returned true") { n, f, _ in
        f.allowed(n[0], .canPrevent, n[1])
      },
      Form("\(name)\\.canBePrevented\\(by: \(name)\\).* returned true") { n, f, _ in
        f.allowed(n[0], .canBePreventedBy, n[1])
      },
    ]
    let number = "(\\d+(?:\\.\\d+)?)"
    let measured = "\(number)(?: of \(number))?"
    let limit = "(?:, (?:min|max) \(number))?"
    let units: [(String, TraceFacts.Unit, Double)] = [
      ("\(measured) pt/s\(limit)", .speed, 1),
      ("\(measured) pt(?!/)\(limit)", .points, 1),
      ("\(measured) ms\(limit)", .seconds, 0.001),
      ("\(measured) s\\b", .seconds, 1),
      ("\(number)°", .degrees, 1),
      ("\\((?:min|max) \(number)[;) ]", .count, 1),
    ]
    numbers = units.map { (WordPattern($0.0), $0.1, $0.2) }
  }

  /// The claims of a sentence that the trace contradicts, each with its words, and how many were looked at.
  func check(_ text: MarkedText, about subject: String, _ facts: TraceFacts) -> (
    false: [String], looked: Int
  ) {
    let words = text.parts.map { $0.isName ? "«\($0.text)»" : $0.text }.joined()
    var wrong: [String] = []
    var looked = 0
    for form in forms {
      for match in form.pattern.matches(in: words) {
        looked += 1
        if !form.holds(match.groups, facts, subject) { wrong.append(match.words) }
      }
    }
    // What an app printed is a quotation, whatever numbers it has.
    let quoted = text.parts.map { $0.isName ? "·" : $0.text }.joined()
    let plain = Self.quotation.stringByReplacingMatches(
      in: quoted, range: NSRange(quoted.startIndex..., in: quoted), withTemplate: "")
    for (pattern, unit, factor) in numbers {
      for match in pattern.matches(in: plain) {
        looked += 1
        let values = match.groups.compactMap { Double($0) }
        if !values.allSatisfy({ facts.has($0 * factor, unit) }) { wrong.append(match.words) }
      }
    }
    return (wrong, looked)
  }

  private static func names(in text: String) -> [String] {
    name.matches(in: text).flatMap(\.groups)
  }
}
