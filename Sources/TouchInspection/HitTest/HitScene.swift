import Foundation
import TouchGeometry
import TouchReading
import TouchTrace

/// What the overlays of one frame are about: the passes that show, and the views as they are seen.
struct HitScene {
  /// The passes that are shown; numbers and refusals are those of the last one.
  let hits: [HitReading]
  let views: SeenViews
  /// Those that were asked and have left the scene since, as they were seen then.
  let left: SeenViews
  /// From points of the screen to points of the picture.
  let toCanvas: CGAffineTransform
  /// The screen in the picture.
  let frame: CGRect
  /// Of the screen's corners, points of the picture.
  let radius: Double
  /// Who was asked, in any of the passes.
  let visited: Set<Handle>
  /// Who did not refuse.
  let accepted: Set<Handle>
  let winners: Set<Handle>
  /// What became of the touches of the hit views; of several of one view, of the last.
  private let fates: [Handle: HitFate]
  /// The view whose refusal is the cause that the headline tells; nil where that tells something else.
  private let cause: Handle?
  /// Views that refused or were never asked, and have marks all the same.
  private var explaining: Set<Handle>
  /// Scroll views whose content has moved since the last touch began.
  private let scrolled: Set<Handle>
  /// Hit views that have been scrolled or moved since their touches began, in the order of the passes.
  let ghosts: [HitGhost]

  /// `cause` is the view whose refusal the headline tells, `explaining` what else refused or was never asked and has marks;
  /// `starts` are where each finger went down, points of the screen.
  init(
    hits: [HitReading], _ snapshot: SceneSnapshot, cause: Handle? = nil,
    explaining: Set<Handle> = [], scrolled: Set<Handle> = [], drifts: [Handle: CGPoint] = [:],
    fates: [Handle: HitFate] = [:],
    starts: [Handle: CGPoint] = [:], left: [ViewSnapshot] = [],
    toCanvas: CGAffineTransform, radius: Double
  ) {
    self.hits = hits
    self.cause = cause
    self.explaining = explaining
    self.scrolled = scrolled
    self.fates = fates
    self.toCanvas = toCanvas
    self.radius = radius
    frame = CGRect(origin: .zero, size: snapshot.screen).applying(toCanvas)
    let views = SeenViews(snapshot, toCanvas: toCanvas)
    self.views = views
    self.left = SeenViews(
      SceneSnapshot(screen: snapshot.screen, views: left, recognizers: []), toCanvas: toCanvas)
    ghosts = hits.compactMap { hit in
      guard let drift = drifts[hit.finger], let seen = views[hit.winner] else { return nil }
      let ghost = HitGhost(
        hit, seen, drift: drift, start: starts[hit.finger], on: snapshot.screen, toCanvas)
      return ghost.fillsScreen ? nil : ghost
    }
    visited = Set(hits.flatMap(\.visited))
    winners = Set(hits.map(\.winner))
    accepted = Set(hits.flatMap(\.path)).union(winners)
  }

  /// The same, in which these views have marks, too.
  func marking(_ views: Set<Handle>) -> HitScene {
    var scene = self
    scene.explaining.formUnion(views)
    return scene
  }

  /// The pass whose visits are counted.
  var hit: HitReading { hits.last ?? HitReading() }

  /// The hit views that have left the scene since.
  var leftHits: [SeenView] {
    left.all.filter { winners.contains($0.view.handle) && $0.isOnScreen }
  }

  /// Whether a view that did not get the touch has marks, because it tells something of where the touch went.
  func explains(_ view: Handle) -> Bool { view == cause || explaining.contains(view) }

  /// Who refused and explains nothing, in the order of the visits.
  var others: [Handle] {
    let refused = Set(hit.rejected.map(\.view))
    return hit.visited.filter { view in
      refused.contains(view) && !explains(view) && (views[view] ?? left[view]) != nil
    }
  }

  /// Whether all of a box of the picture lies on the screen.
  func isOnScreen(_ box: CGRect) -> Bool {
    box.minX >= frame.minX && box.maxX <= frame.maxX && box.minY >= frame.minY
      && box.maxY <= frame.maxY
  }

  /// Whether a box of the picture lies on a view that is neither this one nor around it; the view around it covers what
  /// is behind that.
  func lies(onAnotherThan seen: SeenView, _ box: CGRect) -> Bool {
    let own = around(seen)
    let parent = views[seen.view.parent]?.view
    let shown = parent.map { $0.drawsNothing ? views.all[...] : views.inFront(of: $0.handle) }
    return (shown ?? views.all[...]).contains { other in
      other.isOnScreen && other.box.intersects(box) && !own.contains(other.view.handle)
    }
  }

  /// What became of the touch of a hit view.
  func fate(of view: Handle) -> HitFate { fates[view] ?? .kept }

  /// What the hit test made of a view; nil before any.
  func sign(of view: Handle) -> HitSign? {
    guard !hit.visited.isEmpty else { return nil }
    if winners.contains(view) { return .hit }
    if accepted.contains(view) { return .way }
    guard visited.contains(view) else { return .unasked }
    return view == cause ? .cause : .refused
  }
}

extension HitScene {
  /// Where a hit view was when its last touch began; nil where it is still there.
  func ghost(of view: Handle) -> HitGhost? { ghosts.last { $0.hit.winner == view } }

  /// The same for one of which nothing or only a sliver is left, so that its name belongs to where it was; nil, too, where
  /// that is out of sight.
  func ghostAlone(of view: Handle) -> HitGhost? {
    guard let ghost = ghost(of: view), !ghost.now.isOnScreen || isSliver(ghost.now),
      ghost.was.isOnScreen
    else { return nil }
    return ghost
  }

  /// Whether a ghost shows pale what the finger went down on: where its view is elsewhere, and nothing else lies there now.
  func isPale(_ ghost: HitGhost) -> Bool { ghost.isApart && !isTaken(ghost) }

  /// Whether another view has come to lie where a hit view was; those around it do not count.
  func isTaken(_ ghost: HitGhost) -> Bool {
    let own = around(ghost.now)
    let was = ghost.was.box.insetBy(dx: Self.shared, dy: Self.shared)
    return views.all.contains { other in
      other.isOnScreen && !other.view.drawsNothing && other.box.intersects(was)
        && !own.contains(other.view.handle)
    }
  }

  /// Two that only touch share no room, points of the picture.
  private static let shared = 1.0

  /// Whether a view is not seen where it covers others: on the screen neither it nor what lies in it draws anything there.
  func isClear(_ seen: SeenView) -> Bool {
    seen.view.drawsNothing
      && !views.all.contains { other in
        other.isOnScreen && !other.view.drawsNothing && other.box.intersects(seen.box)
          && around(other).contains(seen.view.handle)
      }
  }

  /// A view, and all that it lies in.
  private func around(_ seen: SeenView) -> Set<Handle> {
    var own: Set<Handle> = [seen.view.handle]
    var around = views[seen.view.parent]
    while let next = around {
      own.insert(next.view.handle)
      around = views[next.view.parent]
    }
    return own
  }

  /// Whether a view stands no longer where the hit test found it, because content around it has been scrolled.
  func hasMoved(_ seen: SeenView) -> Bool {
    var around = views[seen.view.parent]
    while let next = around {
      if scrolled.contains(next.view.handle) { return true }
      around = views[next.view.parent]
    }
    return false
  }

  /// Whether so little is left of a view that was scrolled that nobody looks for it there.
  func isSliver(_ seen: SeenView) -> Bool {
    guard hasMoved(seen) else { return false }
    let box = CGRect(around: seen.view.corners.map { $0.applying(toCanvas) })
    return seen.box.width * seen.box.height < box.width * box.height * Self.sliver
  }

  /// The part of a view, points of its surface.
  private static let sliver = 0.25
  /// What is left of a view that was scrolled away, points of the picture.
  private static let leastRest = 4.0

  /// Whether the view's outline shows; nil for what has none.
  func outline(of seen: SeenView) -> HitSign? {
    guard seen.isOnScreen, let sign = sign(of: seen.view.handle) else { return nil }
    // The rest of one that is almost away is outlined as long as the line leaves something of it.
    if sign == .hit, ghost(of: seen.view.handle) != nil,
      min(seen.box.width, seen.box.height) < Self.leastRest
    {
      return nil
    }
    switch sign {
    case .hit, .way, .cause: return sign
    case .refused: return explains(seen.view.handle) ? sign : nil
    case .unasked: return explains(seen.view.handle) && !seen.view.isWindow ? sign : nil
    }
  }
}

/// What the hit test made of a view, from the weakest sign to the strongest.
enum HitSign: Int, CaseIterable, Comparable {
  /// The test did not come to it.
  case unasked
  /// It was asked and refused.
  case refused
  /// The same, and that is the cause which the headline tells.
  case cause
  /// It contains the touch.
  case way
  /// The test ended there.
  case hit

  /// Whether the view was asked and said no, as the cause or beside it.
  var isRefusal: Bool { self == .refused || self == .cause }

  static func < (a: HitSign, b: HitSign) -> Bool { a.rawValue < b.rawValue }
}
