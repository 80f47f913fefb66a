import Testing
import TouchScenes

@testable import TouchRecording

/// What is made of a probe's capture, with captures written by hand: names, requirements, and what no probe would write.
@Suite @MainActor struct CaptureTests {
  private func episode(_ lines: String...) throws -> CapturedEpisode {
    let text = ([Capture.magic] + lines).joined(separator: "\n")
    return CapturedEpisode(try #require(Capture(text)))
  }

  private static let window = """
    {"is":"object","n":1,"classes":["*UIWindow","*UIView","*UIResponder"]}
    {"is":"windows","windows":[1]}
    """

  /// As found in public reports: one and several requirements, older and newer words, and none.
  @Test(arguments: [
    (
      "<UITapGestureRecognizer: 0x7f8a1b; state = Possible; view = <UIView 0x7f01>; target= <(action=tapped:, target=<App.ViewController 0x7f02>)>; must-fail = {\n        <UITapGestureRecognizer: 0x7f8a1c; state = Possible; view = <UIView 0x7f01>; numberOfTapsRequired = 2>\n    }>",
      ["7f8a1c"]
    ),
    (
      "<UIPanGestureRecognizer: 0x101; state = Possible; enabled = NO; must-fail = {\n <UISwipeGestureRecognizer: 0x102; state = Possible; direction = right>,\n <UISwipeGestureRecognizer: 0x103; direction = left>\n }; must-fail-for = {\n <UITapGestureRecognizer: 0x104>\n }>",
      ["102", "103"]
    ),
    (
      "<UITapGestureRecognizer: 0x101; state = Possible; must-fail-for = {\n <UITapGestureRecognizer: 0x104; state = Possible>\n }>",
      []
    ),
    ("<UITapGestureRecognizer: 0x101; state = Possible>", []), ("a tap", []), ("", []),
    ("must-fail = {", []), ("must-fail = {}", []), ("must-fail = {<X: 0x>}", []),
    ("must-fail = {<X: 0xffffffffffffffffffff>}", ["ffffffffffffffffffff"]),
  ])
  func requirementsAreReadFromDescriptions(_ text: String, _ expected: [String]) {
    #expect(CaptureWords.required(in: text) == expected)
  }

  @Test func descriptionsTellIdsInPlaceOfAddresses() {
    let text = "<UITapGestureRecognizer: 0x7f8a1b; view = <UIView: 0x99>>\n"
    #expect(
      CaptureWords.plain(text, ["7f8a1b": "tap"])
        == "<UITapGestureRecognizer: tap; view = <UIView: 0x>>")
  }

  @Test(arguments: [
    (["App.Card", "*UIButton", "*UIControl", "*UIView"], ["Card", "UIButton"]),
    (["App.Outer.Card", "*_UIPrivate", "*UIView"], ["Outer.Card", "UIView"]),
    (["App.(unknown context at $10)Card", "*UIView"], ["(unknown context at $10)Card", "UIView"]),
    (["App.(in file).Card", "*UIView"], ["Card", "UIView"]),
    (["TouchscopeProbe.ProbeWindow", "*UIWindow", "*UIView"], ["UIWindow"]),
    (["Old", "*UIView"], ["Old", "UIView"]), (["*_UIHidden", "*UIView"], ["UIView"]),
    ([], ["UIView"]),
  ])
  func classesAreNamedUpToOneThatScenesKnow(_ classes: [String], _ expected: [String]) throws {
    let list = classes.map { "\"\($0)\"" }.joined(separator: ",")
    let line = try #require(CaptureLine(#"{"is":"object","n":1,"classes":[\#(list)]}"#))
    #expect(CaptureClasses(line).chain == expected)
  }

  @Test func namesAreTheAppsOwnOrItsPropertiesOrTheClass() throws {
    let made = try episode(
      Self.window,
      #"{"is":"view","n":1,"subviews":[2,3,4,5]}"#,
      #"{"is":"object","n":2,"name":"buy now","classes":["*UIButton","*UIControl","*UIView"]}"#,
      #"{"is":"object","n":3,"classes":["*UIView"]}"#,
      #"{"is":"object","n":4,"classes":["*UIView"]}"#,
      #"{"is":"object","n":5,"classes":["App.CardView","*UIView"]}"#,
      #"{"is":"controller","n":6,"properties":[["$__lazy_storage_$_card",3]]}"#,
      #"{"is":"view","n":2}"#, #"{"is":"view","n":3}"#, #"{"is":"view","n":4}"#,
      #"{"is":"view","n":5}"#)
    #expect(
      made.objects.split(separator: "\n") == [
        "window UIWindow made", "buy_now UIButton identifier", "card UIView property",
        "view UIView made", "cardView CardView UIView made",
      ])
    #expect(made.scene.contains("captured: {CardView: UIView}"))
  }

  /// Numbers that are missing, of other types, too large or in rings: none of it stops the reader.
  @Test func whatNoProbeWritesIsReadAllTheSame() throws {
    let ring = try episode(
      Self.window, #"{"is":"view","n":1,"subviews":[2],"rootViewController":3}"#,
      #"{"is":"view","n":2,"subviews":[1,2]}"#,
      #"{"is":"controller","n":3,"view":2,"children":[3]}"#,
      #"{"is":"recognizer","n":2,"view":4}"#, #"{"is":"recognizer","n":4,"view":2}"#)
    #expect(ring.scene.contains("id: window"))
    let deep = (1...5000).map { #"{"is":"view","n":\#($0),"subviews":[\#($0 + 1)]}"# }
    let bottom = try episode(Self.window, deep.joined(separator: "\n"))
    #expect(bottom.scene.split(separator: "\n").count > 400)
    let odd = try episode(
      #"{"is":"windows","windows":[1,1e300,"x",null]}"#,
      #"{"is":"view","n":1,"alpha":"half","frame":[1]}"#,
      #"{"is":"state","recognizer":9,"state":99,"at":-1}"#,
      #"{"is":"event","type":0,"touches":[{"phase":7}]}"#,
      #"{"is":"action","recognizer":9,"state":3}"#, "no JSON", "[]", "{}", #"{"is":7}"#)
    #expect(odd.log == "touchscope observed 1\n0.000000 state nil ended action\n")
    #expect(Capture("touchscope observed 1\n") == nil)
    #expect(Capture("") == nil)
  }

  /// What a second look at the end finds, and windows and controllers that came and went meanwhile.
  @Test func whatChangesIsLogged() throws {
    let made = try episode(
      Self.window, #"{"is":"view","n":1,"isHidden":false,"subviews":[2],"frame":[0,0,9,9]}"#,
      #"{"is":"object","n":2,"name":"card","classes":["*UIView"]}"#,
      #"{"is":"view","n":2,"alpha":1}"#,
      #"{"is":"object","n":7,"name":"sheet","classes":["*UIViewController"]}"#,
      #"{"is":"object","n":8,"name":"alert","classes":["*UIWindow","*UIView"]}"#,
      #"{"is":"shown","at":0.5,"windows":[1,8],"presented":[7]}"#,
      #"{"is":"shown","at":0.6,"windows":[1],"presented":[]}"#,
      #"{"is":"mark","at":0.7,"name":"  cart\topened "}"#,
      #"{"is":"end","at":2}"#,
      #"{"is":"view","n":1,"isHidden":false,"subviews":[],"frame":[0,0,9,1]}"#,
      #"{"is":"view","n":2,"alpha":0.5}"#)
    #expect(
      made.log.split(separator: "\n").dropFirst() == [
        "0.500000 window + alert", "0.500000 present + sheet", "0.600000 window - alert",
        "0.600000 present - sheet", "0.700000 mark cart opened",
        "2.000000 changed window subviews ",
        "2.000000 changed card alpha 0.5",
      ])
  }

  /// Touches that begin together are told apart by their places, from the top down, whatever their numbers are.
  @Test func touchesThatBeginTogetherAreOrdered() throws {
    let made = try episode(
      Self.window, #"{"is":"view","n":1}"#,
      #"{"is":"event","at":0,"stamp":0,"type":0,"window":1,"touches":[{"touch":5,"phase":0,"place":[10,90],"view":1,"window":1,"gathers":[]},{"touch":4,"phase":0,"place":[50,20],"view":1,"window":1,"gathers":[]}]}"#
    )
    #expect(made.recording.contains("\n0.000000 down 1 50 20 | down 2 10 90\n"))
  }
}
