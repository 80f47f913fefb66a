import Foundation

/// Where the parts of the toolbar stand, points of the window.
///
/// Only the width of the window moves them: titles, states and times change inside of a part. The line between the scene and
/// its variant alone goes where both names need it.
struct ToolbarPlaces: Equatable {
  enum Part: CaseIterable {
    case scene, variant, mode, transport, time
    case record, simulate, overlays, panels, help, more
    /// From the left edge on: what is open, what hands do, and the time; the parts of a group touch, in one outline.
    static let leftGroups: [[Part]] = [[.scene, .variant], [.mode], [.transport, .time]]
    static let left: [Part] = leftGroups.flatMap { $0 }
    /// Up to the right edge, each in an outline of its own: what is done with the scene, and to the window.
    static let right: [Part] = [.record, .simulate, .overlays, .panels, .help, .more]
  }

  /// What has a place; the others are behind the last button.
  private(set) var frames: [Part: CGRect] = [:]
  /// What shows as a sign alone.
  private(set) var signs: Set<Part> = []

  /// Of a control, and the least width of one.
  static let side = 32.0
  /// Between the bar's edge and its controls, and between two controls.
  static let gap = 8.0
  /// What more lies between two groups at the left, where there is room.
  private static let groupGap = 6.0
  /// Every part has its words from this width on.
  private static let fullWidth = 1320.0
  private static let narrowScene = 160.0
  private static let leastScene = 96.0
  private static let narrowVariant = 112.0
  private static let usualScene = 200.0
  private static let wideScene = 259.0
  /// The longest names of variants have room.
  private static let wideVariant = 217.0
  /// A word has room before the speed.
  private static let wideTime = 186.0
  /// Of the three modes: with words, with signs alone, and with both.
  private static let modes = 176.0
  private static let narrowModes = 104.0
  private static let wideModes = 232.0

  private static func width(_ part: Part) -> Double {
    switch part {
    case .scene: usualScene
    case .variant: 142
    case .mode: modes
    case .record: 82
    case .help, .more: side
    case .transport: side * 5
    case .time: 146
    case .simulate: 84
    case .overlays: 116
    case .panels: 84
    }
  }

  /// Of a part that shows as a sign; how many overlays are on stands beside it.
  private static func signWidth(_ part: Part) -> Double { part == .overlays ? 56 : side }

  /// What gives way, one after the other, until the rest has room.
  private enum Step {
    case sign(Part), hide(Part), narrowScene, narrowModes, narrowVariant

    static let all: [Step] = [
      .sign(.record), .sign(.overlays), .sign(.simulate), .narrowVariant, .sign(.variant),
      .hide(.help),
      .hide(.panels), .hide(.overlays), .hide(.simulate), .hide(.time), .narrowScene,
      .hide(.record), .narrowModes, .hide(.variant), .sign(.scene),
    ]
  }

  /// Of a window of a width; for fingers the bar at the bottom plays and steps, and the last button has the rest.
  init(width: Double, isTouchMode: Bool) {
    var widths = Dictionary(
      uniqueKeysWithValues: Part.allCases.filter { $0 != .more }.map { ($0, Self.width($0)) })
    if isTouchMode {
      (widths[.transport], widths[.time]) = (nil, nil)
      widths[.more] = Self.side
    }
    var limit = Self.fullWidth
    for step in Step.all where width < max(limit, Self.needed(widths)) {
      limit = 0
      switch step {
      case .sign(let part):
        widths[part] = Self.signWidth(part)
        signs.insert(part)
      case .hide(let part):
        widths[part] = nil
        signs.remove(part)
        widths[.more] = Self.side
      case .narrowScene: widths[.scene] = Self.narrowScene
      case .narrowModes: widths[.mode] = Self.narrowModes
      case .narrowVariant: widths[.variant] = Self.narrowVariant
      }
    }
    // What is left over parts the groups, then makes room for the title, for the name of the variant, for the signs of the
    // modes, and at last for words.
    let gaps = Double(Part.leftGroups.count - 1) * Self.groupGap
    let groupGap = width >= Self.needed(widths) + gaps ? Self.groupGap : 0
    func spare() -> Double {
      width - Self.needed(widths) - Double(Part.leftGroups.count - 1) * groupGap
    }
    if signs.isSubset(of: [.record]) {
      for (part, wide) in [(Part.scene, Self.wideScene), (.variant, Self.wideVariant)] {
        if let usual = widths[part] { widths[part] = max(usual, min(wide, usual + spare())) }
      }
      let wider: [(Part, Double)] = [(.mode, Self.wideModes), (.time, Self.wideTime)]
      for (part, wide) in wider {
        if let usual = widths[part], spare() >= wide - usual { widths[part] = wide }
      }
    }
    place(widths, width, groupGap)
  }

  /// Of the outline that the scene shares with its variant, each gets what the other does not need. `title` and `variant` are
  /// what their words need, points, those of the variant with the word before its name or without.
  mutating func share(title: Double, variant: (captioned: Double, bare: Double)) {
    guard let scene = frames[.scene], let other = frames[.variant],
      signs.isDisjoint(with: [.scene, .variant])
    else { return }
    let whole = scene.width + other.width
    let name = title + variant.captioned <= whole ? variant.captioned : variant.bare
    let width =
      title > scene.width
      ? min(title, max(scene.width, whole - name))
      : min(scene.width, max(title, whole - variant.captioned, Self.leastScene))
    frames[.scene]?.size.width = width
    frames[.variant]?.origin.x = scene.minX + width
    frames[.variant]?.size.width = whole - width
  }

  private static func needed(_ widths: [Part: Double]) -> Double {
    let groups = Part.leftGroups.map { $0.compactMap { widths[$0] } }.filter { !$0.isEmpty }
    let left = groups.reduce(gap) { $0 + $1.reduce(gap, +) }
    return Part.right.reduce(left) { $0 + (widths[$1].map { $0 + gap } ?? 0) }
  }

  private mutating func place(
    _ widths: [Part: Double], _ whole: Double, _ groupGap: Double
  ) {
    let y = (WindowLayout.toolbar - Self.side) / 2
    var x = Self.gap
    for group in Part.leftGroups {
      let start = x
      for part in group {
        guard let width = widths[part] else { continue }
        frames[part] = CGRect(x: x, y: y, width: width, height: Self.side)
        x += width
      }
      if x > start { x += Self.gap + groupGap }
    }
    var right = whole
    for part in Part.right.reversed() {
      guard let width = widths[part] else { continue }
      right -= Self.gap + width
      frames[part] = CGRect(x: right, y: y, width: width, height: Self.side)
    }
  }
}
