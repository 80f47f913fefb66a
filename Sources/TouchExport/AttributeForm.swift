import TouchEngine
import TouchScenes

/// How a program says an attribute.
enum AttributeForm {
  /// Statements on the object.
  case lines([String])
  /// By a subclass, a delegate, an action or the order in which things are made.
  case elsewhere
  /// Not at all; why, in a sentence.
  case impossible(String)
}

extension AttributeForm {
  /// How `object`, an expression, gets a value.
  static func of(
    _ setting: ScenePart.Setting, on object: String, _ sample: AnyObject, hasFrame: Bool = false
  ) -> AttributeForm {
    if structural.contains(setting.name) || isStructure(setting.name, sample) { return .elsewhere }
    if let reason = impossible[setting.name] { return .impossible(reason) }
    let value = setting.value
    let assign = { (property: String, text: String) in
      AttributeForm.lines(["\(object).\(property) = \(text)"])
    }
    if let form = special(setting.name, value, object, sample, hasFrame, assign) { return form }
    switch setting.attribute.kind {
    case .flag: return assign(setting.name, "\(SwiftText.isTrue(value))")
    case .number, .seconds: return assign(setting.name, SwiftText.number(value))
    case .numbers(let names):
      return assign(setting.name, structure(names, SwiftText.numbers(value)))
    case .choice: return assign(setting.name, ".\(value.text ?? "none")")
    case .ids: return .elsewhere
    case .text, .set, .color, .id, .texts, .readOnly:
      return assign(setting.name, SwiftText.string(value.text ?? ""))
    }
  }

  /// Whether the exporter has thought of an attribute; those that only runs read are never in a scene.
  static func knows(_ attribute: SceneAttribute) -> Bool {
    switch attribute.kind {
    case .flag, .number, .seconds, .numbers, .choice, .ids: true
    case .text, .set, .color, .id, .texts, .readOnly:
      attribute.values == "read only" || structural.contains(attribute.name)
        || impossible[attribute.name] != nil || texts.contains(attribute.name)
        || structures.contains(attribute.name)
    }
  }

  private static let texts: Set<String> = [
    "backgroundColor", "textColor", "title", "text", "detail", "placeholder", "autoresizingMask",
    "direction", "edges", "allowedTouchTypes", "scale", "rotation", "items",
  ]
  private static let structures: Set<String> = ["items", "rows", "sections", "animate"]

  private static let structural = Overrides.names.union(DelegateMethods.names).union([
    "action", "prints", "controlEvents", "target", "delegate", "drives", "whenAction",
    "requireToFail", "rows",
    "sections", "viewForZooming", "shouldHighlightRow", "shouldEndEditing", "shouldReturn",
    "shouldBeginEditing", "rightBarButton", "animate",
  ])

  /// Why neither gates nor windows of the home screen are made.
  static let ofTheSystem = "the system's own windows and gestures cannot be made by an app"

  private static let impossible = ["systemGates": ofTheSystem]

  private static func isStructure(_ name: String, _ sample: AnyObject) -> Bool {
    name == "items" && sample is UICollectionView
  }

  private static func special(
    _ name: String, _ value: SceneNode, _ object: String, _ sample: AnyObject, _ hasFrame: Bool,
    _ assign: (String, String) -> AttributeForm
  ) -> AttributeForm? {
    switch name {
    case "backgroundColor", "textColor": return assign(name, SwiftText.color(value))
    case "cornerRadius": return assign("layer.cornerRadius", SwiftText.number(value))
    case "fontSize": return assign("font", ".systemFont(ofSize: \(SwiftText.number(value)))")
    case "title" where sample is UIButton:
      return .lines(["\(object).setTitle(\(SwiftText.string(value.text ?? "")), for: .normal)"])
    case "text" where sample is UITableViewCell:
      return assign("textLabel?.text", SwiftText.string(value.text ?? ""))
    case "detail": return assign("detailTextLabel?.text", SwiftText.string(value.text ?? ""))
    case "autoresizingMask", "direction", "edges": return assign(name, options(value))
    case "allowedTouchTypes":
      let types = (value.items ?? [value]).compactMap(\.text).map {
        "NSNumber(value: UITouch.TouchType.\($0).rawValue)"
      }
      return assign(name, SwiftText.list(types))
    case "windowLevel": return assign(name, "UIWindow.Level(rawValue: \(SwiftText.number(value)))")
    case "bounds" where hasFrame:
      let numbers = SwiftText.numbers(value)
      return assign("bounds.origin", "CGPoint(x: \(numbers[0]), y: \(numbers[1]))")
    case "transform": return assign(name, transform(value))
    case "scale", "rotation": return assign(name, SwiftText.number(value))
    case "itemSize":
      let size = structure(["width", "height"], SwiftText.numbers(value))
      return .lines([
        "(\(object).collectionViewLayout as? UICollectionViewFlowLayout)?.itemSize = \(size)"
      ])
    case "items":
      let titles = SwiftText.strings((value.items ?? [value]).compactMap(\.text))
      return .lines(
        SwiftText.block(
          "for (index, title) in \(titles).enumerated()",
          ["\(object).insertSegment(withTitle: title, at: index, animated: false)"]))
    default: return nil
    }
  }

  private static func options(_ value: SceneNode) -> String {
    let words = (value.items ?? [value]).compactMap(\.text).map { "." + $0 }
    return words.count == 1 ? words[0] : SwiftText.list(words)
  }

  /// `CGRect(x: 1, y: 2, width: 3, height: 4)`, by the names of its numbers.
  static func structure(_ names: [String], _ numbers: [String]) -> String {
    let type =
      switch names.first {
      case "x": names.count == 2 ? "CGPoint" : "CGRect"
      case "width": "CGSize"
      case "top": "UIEdgeInsets"
      default: "CGAffineTransform"
      }
    return type + "(" + zip(names, numbers).map { "\($0): \($1)" }.joined(separator: ", ") + ")"
  }

  /// Six numbers, or rotation, scale and translation in the order of the file.
  private static func transform(_ value: SceneNode) -> String {
    guard let entries = value.entries else {
      return structure(["a", "b", "c", "d", "tx", "ty"], SwiftText.numbers(value))
    }
    return entries.reduce("CGAffineTransform.identity") { text, entry in
      switch entry.key.text {
      case "rotate": return text + ".rotated(by: \(SwiftText.number(entry.value)) * .pi / 180)"
      case "scale":
        let scale = SwiftText.number(entry.value)
        return text + ".scaledBy(x: \(scale), y: \(scale))"
      default:
        let by = SwiftText.numbers(entry.value)
        return text
          + ".concatenating(CGAffineTransform(translationX: \(by[0]), y: \(by[1])))"
      }
    }
  }
}
