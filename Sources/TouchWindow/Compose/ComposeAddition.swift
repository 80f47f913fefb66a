import Foundation
import TouchInspection
import TouchLanguage
import TouchTrace

/// An object from the library as the scene's file writes it.
struct ComposeAddition {
  let fragment: SceneFragment
  /// What it will be selected as.
  let target: Target

  /// Nil for what is nothing to add. Without a frame it stands in the middle of its view.
  init?(_ entry: ComposeTarget, to parent: String, frame: CGRect?, _ scene: ComposeScene) {
    let name: String
    let className: String
    switch entry {
    case .entry(let entry):
      name = Self.name(of: entry)
      className = entry.className
    case .userClass(let user, _):
      name = user.prefix(1).lowercased() + user.dropFirst()
      className = user
    case .group, .relate, .move, .line, .complete, .find, .details, .recognizers, .groups:
      return nil
    }
    let id = FreeID.first(name, taken: scene.text.ids)
    let kind = Self.kind(of: entry)
    if kind == .controller {
      fragment = SceneFragment(.controller, Self.controller(entry, id, className, scene))
      target = .responder(id)
      return
    }
    if kind == .recognizer {
      fragment = SceneFragment(.recognizer, "{id: \(id), class: \(className)\(Self.rest(entry))}")
      target = .recognizer(id)
      return
    }
    let bounds = scene.view(parent)?.bounds ?? .zero
    let place =
      frame ?? Self.middle(Self.size(of: entry, in: bounds.size), of: bounds, parent, scene)
    let numbers = [place.minX, place.minY, place.width, place.height].map(CanonicalLine.number)
    // Neither its siblings nor what contains it has the same.
    let views = scene.text.objects.count { $0.kind == .view }
    let color = Self.palette[views % Self.palette.count]
    let rest = Self.rest(entry).replacing("COLOR", with: color)
    fragment = SceneFragment(
      .view,
      "{id: \(id), class: \(className), frame: [\(numbers.joined(separator: ", "))]\(rest)}")
    target = .view(id)
  }

  static func kind(of entry: ComposeTarget) -> ComposeReading.Object.Kind {
    switch entry {
    case .entry(let entry):
      entry.group == .recognizers ? .recognizer : entry.group == .containers ? .controller : .view
    case .userClass(_, let isRecognizer): isRecognizer ? .recognizer : .view
    case .group, .relate, .move, .line, .complete, .find, .details, .recognizers, .groups: .view
    }
  }

  /// Tabs and pages have a second controller to go to.
  private static func controller(
    _ entry: ComposeTarget, _ id: String, _ className: String, _ scene: ComposeScene
  ) -> String {
    let color = palette[scene.text.objects.count { $0.kind == .controller } % palette.count]
    let view = "view: {backgroundColor: \"\(color)\"}"
    switch entry {
    case .entry(.tabs), .entry(.pages):
      let second = FreeID.first("second", taken: scene.text.ids)
      return
        "{id: \(id), class: \(className), controllers: [{id: \(second), title: Second, \(view)}]}"
    case .entry(.controller): return "{id: \(id), title: Controller, \(view)}"
    default: return "{id: \(id), class: \(className)}"
    }
  }

  private static let palette = NamedColor.palette

  /// A place in the middle that no other view has exactly.
  private static func middle(
    _ size: CGSize, of bounds: CGRect, _ parent: String, _ scene: ComposeScene
  ) -> CGRect {
    let taken =
      scene.view(parent).map { view in
        scene.snapshot.views.filter { $0.parent == view.handle }.map(scene.frame)
      } ?? []
    var frame = CGRect(
      x: (bounds.midX - size.width / 2).rounded(), y: (bounds.midY - size.height / 2).rounded(),
      width: size.width, height: size.height)
    while taken.contains(where: { $0.origin == frame.origin }) {
      frame = frame.offsetBy(dx: 16, dy: 16)
    }
    return frame
  }

  private static func name(of entry: LibraryEntry) -> String {
    switch entry {
    case .roundView: "round"
    case .scrollView: "scroll"
    case .zoomingScrollView: "zoomScroll"
    case .navigation: "nav"
    case .textField: "field"
    default: entry.rawValue
    }
  }

  private static func rest(_ entry: ComposeTarget) -> String {
    guard case .entry(let entry) = entry else { return "" }
    return switch entry {
    case .view, .scrollView, .zoomingScrollView, .control:
      ", backgroundColor: \"COLOR\"" + scrolling(entry)
    case .imageView: ", backgroundColor: \"COLOR\""
    case .roundView: ", backgroundColor: \"COLOR\", cornerRadius: 60, pointInside: circle"
    case .overlay: ", backgroundColor: clear"
    case .label: ", text: Label"
    case .button: ", title: Button, backgroundColor: \"COLOR\""
    case .segments: ", items: [One, Two]"
    case .pageControl: ", numberOfPages: 3"
    case .table: ", rows: 8"
    case .collection: ", items: 12"
    case .doubleTap: ", numberOfTapsRequired: 2"
    case .edgePan: ", edges: left"
    case .navigation, .tabs, .pages, .controller: ""
    case .toggle, .slider, .stepper, .textField, .tap, .longPress, .pan, .swipe, .pinch, .rotation:
      ""
    }
  }

  private static func scrolling(_ entry: LibraryEntry) -> String {
    switch entry {
    case .scrollView: ", contentSize: [335, 512]"
    case .zoomingScrollView: ", contentSize: [335, 320], minimumZoomScale: 1, maximumZoomScale: 4"
    default: ""
    }
  }

  static func size(of entry: ComposeTarget, in parent: CGSize) -> CGSize {
    let wanted: CGSize
    switch entry {
    case .entry(.view), .entry(.label): wanted = CGSize(width: 120, height: 44)
    case .entry(.overlay): return parent
    case .entry(.button): wanted = CGSize(width: 160, height: 48)
    case .entry(.toggle): wanted = CGSize(width: 51, height: 31)
    case .entry(.slider), .entry(.textField), .entry(.control):
      wanted = CGSize(width: 240, height: 44)
    case .entry(.stepper): wanted = CGSize(width: 94, height: 32)
    case .entry(.segments): wanted = CGSize(width: 240, height: 32)
    case .entry(.pageControl): wanted = CGSize(width: 120, height: 28)
    case .entry(.scrollView), .entry(.zoomingScrollView), .entry(.table), .entry(.collection):
      wanted = CGSize(width: parent.width - 40, height: 320)
    default: wanted = CGSize(width: 120, height: 120)
    }
    return CGSize(
      width: max(1, min(wanted.width, parent.width - 16)),
      height: max(1, min(wanted.height, parent.height - 16)))
  }
}
