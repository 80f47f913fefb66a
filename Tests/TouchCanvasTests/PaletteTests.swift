import Foundation
import Testing

@testable import TouchCanvas

/// Whether everyone can read the colours of Theme.swift and tell them apart.
@Suite struct PaletteTests {
  private typealias Role = (name: String, path: WritableKeyPath<Theme, Color>)
  private typealias State = (name: String, path: WritableKeyPath<Theme, Theme.Look>)

  private let themes = [Theme.dark, .light]

  /// What is drawn on the window and on the panels, and the contrast that it needs there.
  private let onBackgrounds: [(role: Role, least: Double)] = [
    (("text", \.text), 4.5), (("secondary", \.secondary), 4.5), (("disabled", \.disabled), 3),
    (("border", \.border), 3), (("accent", \.accent), 3), (("focus", \.focus), 3),
    (("danger", \.danger), 3),
  ]
  private let backgrounds: [Role] = [("window", \.window), ("panel", \.panel)]
  /// What is drawn on what is hovered or switched on.
  private let raised: Role = ("raised", \.raised)
  private let onRaised: [(role: Role, least: Double)] = [
    (("text", \.text), 4.5), (("secondary", \.secondary), 4.5), (("accent", \.accent), 4.5),
    (("disabled", \.disabled), 3), (("danger", \.danger), 3), (("focus", \.focus), 3),
  ]
  /// Edges that carry no meaning alone: they only have to be there.
  private let hairline: Role = ("hairline", \.hairline)
  private let labelled: [Role] = [("accent", \.accent)]
  private let states: [State] = [
    ("possible", \.possible), ("held", \.held), ("began", \.began), ("changed", \.changed),
    ("ended", \.ended), ("cancelled", \.cancelled), ("failed", \.failed),
    ("prevented", \.prevented),
  ]
  private let leastDistance = 10.0

  // MARK: - What is wrong with a set of colours, as one line per fault

  private func faint(
    _ name: String, _ front: Color, _ back: Color, _ least: Double
  ) -> [String] {
    let ratio = contrast(front, back)
    return ratio >= least ? [] : [name + String(format: ": %.2f, not %.1f", ratio, least)]
  }

  private func faintRoles(_ theme: Theme) -> [String] {
    let plain = onBackgrounds.flatMap { role, least in
      backgrounds.flatMap { ground in
        faint(
          "\(theme.name) \(role.name) on \(ground.name)", theme[keyPath: role.path],
          theme[keyPath: ground.path], least)
      }
    }
    let lifted = onRaised.flatMap { role, least in
      faint(
        "\(theme.name) \(role.name) on \(raised.name)", theme[keyPath: role.path],
        theme[keyPath: raised.path], least)
    }
    let edges = backgrounds.flatMap { ground in
      faint(
        "\(theme.name) \(hairline.name) on \(ground.name)", theme[keyPath: hairline.path],
        theme[keyPath: ground.path], 1.2)
    }
    return plain + lifted + edges
      + labelled.flatMap { ground in
        faint(
          "\(theme.name) onAccent on \(ground.name)", theme.onAccent, theme[keyPath: ground.path],
          4.5)
      }
  }

  private func faintStates(_ theme: Theme) -> [String] {
    states.flatMap { state -> [String] in
      let look = theme[keyPath: state.path]
      let graphics = backgrounds.flatMap { ground in
        faint(
          "\(theme.name) \(state.name) on \(ground.name)", look.color,
          theme[keyPath: ground.path], 3)
      }
      return graphics
        + faint("\(theme.name) label on \(state.name)", look.label, look.color, 4.5)
    }
  }

  private func faintTouches(_ touches: [Color]) -> [String] {
    touches.enumerated().flatMap { index, color in
      faint("finger \(index + 1) on white", color, .white, 3)
        + faint("finger \(index + 1) on the dark window", color, Theme.dark.window, 3)
    }
  }

  private func pairs(_ colors: [(name: String, color: Color)], _ vision: ColorVision)
    -> [(names: String, distance: Double)]
  {
    colors.indices.flatMap { first in
      colors.indices.dropFirst(first + 1).map { second in
        let (one, other) = (colors[first], colors[second])
        return ("\(one.name) and \(other.name)", vision.distance(one.color, other.color))
      }
    }
  }

  private func confused(_ colors: [(name: String, color: Color)]) -> [String] {
    ColorVision.allCases.flatMap { vision in
      pairs(colors, vision).filter { $0.distance < leastDistance }.map {
        "\($0.names) (\(vision))" + String(format: ": %.1f", $0.distance)
      }
    }
  }

  /// The smallest distance of each kind of vision, in the order of `ColorVision`.
  private func closest(_ colors: [(name: String, color: Color)]) -> [Double] {
    ColorVision.allCases.map { vision in pairs(colors, vision).map(\.distance).min() ?? 0 }
  }

  private func stateColors(_ theme: Theme) -> [(name: String, color: Color)] {
    states.map { ("\(theme.name) \($0.name)", theme[keyPath: $0.path].color) }
  }

  private func touchColors(_ touches: [Color]) -> [(name: String, color: Color)] {
    touches.enumerated().map { ("finger \($0 + 1)", $1) }
  }

  private func isNear(_ values: [Double], _ expected: [Double], within tolerance: Double) -> Bool {
    values.count == expected.count
      && zip(values, expected).allSatisfy { abs($0 - $1) <= tolerance }
  }

  // MARK: - The themes

  /// A colour that is added to the theme has to be added to the tables above too.
  @Test func theTablesHaveEveryColourOfATheme() {
    for theme in themes {
      let fields = Array(Mirror(reflecting: theme).children)
      let colors = fields.filter { $0.value is Color }.compactMap(\.label)
      let looks = fields.filter { $0.value is Theme.Look }.compactMap(\.label)
      let known = onBackgrounds.map(\.role) + backgrounds + [raised, hairline]
      #expect(Set(colors) == Set(known.map(\.name)))
      #expect(Set(looks) == Set(states.map(\.name)))
      for case let color as Color in fields.map(\.value) { #expect(color.alpha == 255) }
      for state in states {
        #expect(theme[keyPath: state.path].color.alpha == 255)
        #expect(theme[keyPath: state.path].label.alpha == 255)
      }
    }
    #expect(pairs(stateColors(.dark), .normal).count == 28)
    #expect(Theme.touches.allSatisfy { $0.alpha == 255 })
    #expect((1...10).map(Theme.touch) == Theme.touches + Theme.touches)
  }

  @Test func textAndLinesStandOutFromBothBackgrounds() {
    #expect(themes.flatMap(faintRoles) == [])
  }

  @Test func statesStandOutAndTheirLabelsCanBeRead() {
    #expect(themes.flatMap(faintStates) == [])
  }

  @Test func touchesStandOutOnWhiteAndOnTheDarkWindow() {
    #expect(faintTouches(Theme.touches) == [])
  }

  @Test func noEyeTakesOneStateForAnother() {
    #expect(themes.flatMap { confused(stateColors($0)) } == [])
  }

  @Test func noEyeTakesOneFingerForAnother() {
    #expect(confused(touchColors(Theme.touches)) == [])
  }

  /// The distances that the colours were chosen for: normal, protan, deutan, tritan.
  @Test func theClosestPairsAreAsFarApartAsDesigned() {
    let dark = closest(stateColors(.dark))
    #expect(isNear(dark, [16.8, 15.3, 15.8, 15.6], within: 0.15), "\(dark)")
    let light = closest(stateColors(.light))
    #expect(isNear(light, [16.4, 12.7, 11.0, 12.8], within: 0.15), "\(light)")
    let touches = closest(touchColors(Theme.touches))
    #expect(isNear(touches, [21.0, 17.9, 17.4, 18.1], within: 0.15), "\(touches)")
  }

  // MARK: - The checks themselves

  /// How many of the faults are about two colours that are the same.
  private func equal(_ faults: [String]) -> Int { faults.count { $0.hasSuffix(": 0.0") } }

  /// A role in the colour of its background is reported for that background.
  @Test func aRoleThatCannotBeSeenIsFound() {
    for theme in themes {
      for role in onBackgrounds.map(\.role) {
        for ground in backgrounds {
          var spoiled = theme
          spoiled[keyPath: role.path] = theme[keyPath: ground.path]
          let fault = "\(theme.name) \(role.name) on \(ground.name): 1.00"
          #expect(faintRoles(spoiled).contains { $0.hasPrefix(fault) }, "\(fault)")
        }
      }
      for role in onRaised.map(\.role) {
        var spoiled = theme
        spoiled[keyPath: role.path] = theme.raised
        let fault = "\(theme.name) \(role.name) on raised: 1.00"
        #expect(faintRoles(spoiled).contains { $0.hasPrefix(fault) }, "\(fault)")
      }
      for ground in labelled {
        var spoiled = theme
        spoiled[keyPath: ground.path] = theme.onAccent
        let fault = "\(theme.name) onAccent on \(ground.name): 1.00, not 4.5"
        #expect(faintRoles(spoiled).contains(fault))
      }
    }
  }

  @Test func aStateThatCannotBeSeenReadOrToldApartIsFound() {
    for theme in themes {
      for (index, state) in states.enumerated() {
        var spoiled = theme
        spoiled[keyPath: state.path].color = theme.panel
        let fault = "\(theme.name) \(state.name) on panel: 1.00, not 3.0"
        #expect(faintStates(spoiled).contains(fault))

        spoiled = theme
        spoiled[keyPath: state.path].label = theme[keyPath: state.path].color
        let unread = "\(theme.name) label on \(state.name): 1.00, not 4.5"
        #expect(faintStates(spoiled).contains(unread))

        spoiled = theme
        let next = states[(index + 1) % states.count]
        spoiled[keyPath: state.path].color = theme[keyPath: next.path].color
        #expect(equal(confused(stateColors(spoiled))) == ColorVision.allCases.count)
      }
    }
  }

  @Test func aTouchThatCannotBeSeenOrToldApartIsFound() {
    for index in Theme.touches.indices {
      var spoiled = Theme.touches
      spoiled[index] = .white
      #expect(faintTouches(spoiled).contains("finger \(index + 1) on white: 1.00, not 3.0"))
      spoiled[index] = Theme.dark.window
      let fault = "finger \(index + 1) on the dark window: 1.00, not 3.0"
      #expect(faintTouches(spoiled).contains(fault))
      spoiled[index] = Theme.touches[(index + 1) % Theme.touches.count]
      #expect(equal(confused(touchColors(spoiled))) == ColorVision.allCases.count)
    }
  }

  /// A red and a green of one lightness: far apart for a normal eye, not for a colour-blind one.
  @Test func onlyColourBlindEyesConfuseRedWithGreen() {
    let colors = [("red", Color(0xC8523C)), ("green", Color(0x7E7E1E))]
    let faults = confused(colors)
    #expect(pairs(colors, .normal)[0].distance > 25)
    #expect(faults.contains { $0.hasPrefix("red and green (deutan)") }, "\(faults)")
    #expect(!faults.contains { $0.contains("normal") || $0.contains("tritan") }, "\(faults)")
  }

  // MARK: - The colour mathematics

  @Test func contrastsAreThoseOfWCAG() {
    #expect(abs(contrast(.black, .white) - 21) < 1e-9)
    #expect(contrast(.white, .white) == 1)
    // The two greys around the limit for text on white, and pure red.
    #expect(abs(contrast(Color(0x767676), .white) - 4.54) < 0.005)
    #expect(abs(contrast(.white, Color(0x777777)) - 4.48) < 0.005)
    #expect(abs(contrast(Color(0xFF0000), .white) - 4.00) < 0.005)
  }

  @Test(arguments: [UInt32(0x000000), 0x404040, 0x9A9A9A, 0xFFFFFF])
  func greysLookTheSameToEveryEye(_ hex: UInt32) {
    let grey = LinearColor(Color(hex))
    for vision in ColorVision.allCases {
      let seen = vision.seen(grey)
      #expect(hypot(seen.lab.a, seen.lab.b) < 0.01, "\(vision)")
      #expect(seen.lab.distance(to: grey.lab) < 0.01, "\(vision)")
    }
  }

  @Test func redHasItsPublishedPlaceInLab() {
    let lab = LinearColor(Color(0xFF0000)).lab
    #expect(isNear([lab.l, lab.a, lab.b], [53.24, 80.09, 67.20], within: 0.01))
  }

  /// Pairs from Table 1 of Sharma, Wu and Dalal 2005: blues, greys, opposite hues, large and small.
  @Test(arguments: [
    [50, 2.6772, -79.7751, 50, 0, -82.7485, 2.0425],
    [50, 2.8361, -74.0200, 50, 0, -82.7485, 3.4412],
    [50, -0.9009, -85.5211, 50, 0, -82.7485, 1.0000],
    [50, 0, 0, 50, -1, 2, 2.3669],
    [50, 2.4900, -0.0010, 50, -2.4900, 0.0009, 7.1792],
    [50, 2.4900, -0.0010, 50, -2.4900, 0.0011, 7.2195],
    [50, -0.0010, 2.4900, 50, 0.0009, -2.4900, 4.8045],
    [50, -0.0010, 2.4900, 50, 0.0011, -2.4900, 4.7461],
    [50, 2.5, 0, 73, 25, -18, 27.1492],
    [50, 2.5, 0, 61, -5, 29, 22.8977],
    [50, 2.5, 0, 56, -27, -3, 31.9030],
    [60.2574, -34.0099, 36.2677, 60.4626, -34.1751, 39.4387, 1.2644],
    [22.7233, 20.0904, -46.6940, 23.0331, 14.9730, -42.5619, 2.0373],
    [2.0776, 0.0795, -1.1350, 0.9033, -0.0636, -0.5514, 0.9082],
  ])
  func distancesAreThePublishedOnes(_ row: [Double]) {
    let (one, other) = (Lab(row[0], row[1], row[2]), Lab(row[3], row[4], row[5]))
    #expect(abs(one.distance(to: other) - row[6]) < 0.0001)
    #expect(abs(other.distance(to: one) - row[6]) < 0.0001)
  }
}
