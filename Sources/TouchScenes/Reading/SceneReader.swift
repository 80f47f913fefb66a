import Foundation
import TouchEngine
import TouchGeometry
import TouchLanguage

/// Reads values from nodes; errors become diagnostics with their position.
protocol SceneReader: AnyObject {
  var issues: SceneIssues { get }
}

extension SceneReader {
  func text(_ node: SceneNode) -> String? {
    guard let text = node.text else {
      issues.add(node, Text.values.noText(node.kind))
      return nil
    }
    return text
  }

  func word(_ node: SceneNode, _ words: [String]) -> String? {
    guard let text = node.text, words.contains(text) else {
      issues.add(
        node,
        Text.values.noWord(
          node.kind, among: words, nearest: Suggestion.nearest(to: node.text ?? "", among: words)))
      return nil
    }
    return text
  }

  func bool(_ node: SceneNode) -> Bool? {
    switch node.text {
    case "true", "yes", "YES": return true
    case "false", "no", "NO": return false
    default:
      issues.add(node, Text.values.noFlag(node.kind))
      return nil
    }
  }

  func number(_ node: SceneNode, in range: ClosedRange<Double> = -1e6...1e6) -> Double? {
    guard let text = node.text, let value = Double(text), !text.lowercased().contains("x") else {
      issues.add(node, Text.values.noNumber(node.kind))
      return nil
    }
    guard value.isFinite else {
      issues.add(node, Text.values.notFinite(text))
      return nil
    }
    guard range.contains(value) else {
      issues.add(node, Text.values.outside(text, range))
      return nil
    }
    return value
  }

  func integer(_ node: SceneNode, in range: ClosedRange<Int>) -> Int? {
    guard let text = node.text, let value = Int(text) else {
      // More digits than a number can have are a number still.
      let digits = node.text.map { $0.drop { "+-".contains($0) } } ?? ""
      let isNumber = !digits.isEmpty && digits.allSatisfy(\.isWholeNumber)
      issues.add(
        node,
        isNumber
          ? Text.values.outside(shortened(node.text ?? ""), range)
          : Text.values.noInteger(node.kind, in: range))
      return nil
    }
    guard range.contains(value) else {
      issues.add(node, Text.values.outside(shortened(text), range))
      return nil
    }
    return value
  }

  /// Elides the middle of a long digit string.
  private func shortened(_ number: String) -> String {
    number.count <= 12 ? number : "\(number.prefix(6))\u{2026}\(number.suffix(3))"
  }

  func numbers(
    _ node: SceneNode, _ count: Int, _ shape: String, in range: ClosedRange<Double> = -1e6...1e6
  ) -> [Double]? {
    guard let items = node.items, items.count == count else {
      issues.add(node, Text.values.noNumbers(node.kind, shape: shape, count: count))
      return nil
    }
    let values = items.map { number($0, in: range) }
    return values.contains { $0 == nil } ? nil : values.compactMap { $0 }
  }

  func point(_ node: SceneNode) -> CGPoint? {
    numbers(node, 2, "[x, y]").map { CGPoint(x: $0[0], y: $0[1]) }
  }

  func size(_ node: SceneNode, in range: ClosedRange<Double> = -1e6...1e6) -> CGSize? {
    numbers(node, 2, "[width, height]", in: range).map { CGSize(width: $0[0], height: $0[1]) }
  }

  func rect(_ node: SceneNode) -> CGRect? {
    guard let n = numbers(node, 4, "[x, y, width, height]") else { return nil }
    guard n[2] >= 0, n[3] >= 0 else {
      issues.add(node, Text.values.negativeSize)
      return nil
    }
    return CGRect(x: n[0], y: n[1], width: n[2], height: n[3])
  }

  func transform(_ node: SceneNode) -> CGAffineTransform? {
    if node.items != nil {
      return numbers(node, 6, "[a, b, c, d, tx, ty]").map {
        CGAffineTransform(a: $0[0], b: $0[1], c: $0[2], d: $0[3], tx: $0[4], ty: $0[5])
      }
    }
    guard let entries = node.entries else {
      issues.add(node, Text.values.noTransform)
      return nil
    }
    var transform = CGAffineTransform.identity
    for (key, value) in entries {
      switch word(key, ["rotate", "scale", "translate"]) {
      case "rotate":
        if let degrees = number(value) { transform = transform.rotated(by: degrees * .pi / 180) }
      case "scale":
        if let scale = number(value) { transform = transform.scaledBy(x: scale, y: scale) }
      case "translate":
        if let by = point(value) {
          transform = transform.concatenating(CGAffineTransform(translationX: by.x, y: by.y))
        }
      default: return nil
      }
    }
    return transform
  }

  func color(_ node: SceneNode) -> UIColor? {
    guard let text = text(node) else { return nil }
    if let named = UIColor.touchscopeNamed.first(where: { $0.name == text }) { return named }
    let digits = text.dropFirst()
    if text.hasPrefix("#"), digits.count == 6 || digits.count == 8,
      let value = UInt32(digits, radix: 16)
    {
      let rgb = digits.count == 8 ? value >> 8 : value
      let alpha = digits.count == 8 ? Double(value & 0xFF) / 255 : 1
      let color = UIColor(
        red: Double(rgb >> 16 & 0xFF) / 255, green: Double(rgb >> 8 & 0xFF) / 255,
        blue: Double(rgb & 0xFF) / 255, alpha: alpha)
      // A colour that has a name is called by it.
      return UIColor.touchscopeNamed.first { $0.touchscopeRGBA == color.touchscopeRGBA } ?? color
    }
    issues.add(
      node,
      Text.values.noColor(
        text,
        nearest: Suggestion.nearest(to: text, among: UIColor.touchscopeNamed.map(\.name))))
    return nil
  }

  func list(_ node: SceneNode) -> [SceneNode] { node.items ?? [node] }

  func ids(_ node: SceneNode) -> [String]? {
    let ids = list(node).map { text($0) }
    return ids.contains { $0 == nil } ? nil : ids.compactMap { $0 }
  }

  /// The only entry of a mapping such as {inset: [10, 10]}.
  func singleEntry(_ node: SceneNode, _ keys: [String]) -> (String, SceneNode)? {
    guard let entries = node.entries, entries.count == 1, let key = word(entries[0].key, keys)
    else {
      if node.entries?.count != 1 {
        issues.add(node, Text.values.noEntry(among: keys))
      }
      return nil
    }
    return (key, entries[0].value)
  }
}
