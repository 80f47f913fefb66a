import Foundation
import TouchEngine
import TouchLanguage

/// One key that objects in a scene may have.
public struct SceneAttribute {
  public let name: String
  /// The kind of object that has it, in words: `view`, `tap`.
  public let subject: String
  /// The allowed values, in words: `true or false`.
  public let values: String
  /// Its purpose, in a sentence.
  public let summary: String
  /// The kind of its value, for editors.
  public let kind: Kind
  /// Attributes with a lower order are applied first, whatever the order in the file.
  package let order: Int
  /// The class of UIKit that declares it: `UIView`; empty where it is of several that share none.
  package var declaredBy = ""
  package let accepts: (AnyObject) -> Bool
  let apply: (any AttributeScope, AnyObject, SceneNode) -> Void
  /// Reports a value that no object takes, without an object; nil where that depends on the object.
  let check: ((any AttributeScope, SceneNode) -> Void)?
  let read: ((AnyObject) -> SceneValue?)?
  /// No file gives it: it is only read.
  package var isReading = false
}

extension SceneAttribute {
  /// How an editor presents a value.
  public enum Kind: Hashable, Sendable {
    case flag
    case number(from: Double, to: Double, isWhole: Bool)
    /// A list of numbers, one for each name.
    case numbers([String])
    case choice([String])
    /// A list of any of these words, each once, in this order.
    case set([String])
    /// A list of ids of recognizers.
    case ids
    /// The id of one object.
    case id
    case color
    case seconds(from: Double, to: Double)
    /// A list of texts, or of other things.
    case texts
    case text
    case readOnly
  }
}

/// A value that expectations can compare.
public enum SceneValue: Hashable, Sendable {
  case number(Double)
  case numbers([Double])
  case bool(Bool)
  case text(String)

  /// Its text as printed.
  public var text: String {
    switch self {
    case .number(let value): CanonicalNumber.text(value)
    case .numbers(let values): "[" + values.map(CanonicalNumber.text).joined(separator: ", ") + "]"
    case .bool(let value): value ? "true" : "false"
    case .text(let value): value
    }
  }
}

extension SceneAttribute {
  static func bool<T: AnyObject>(
    _ name: String, _ subject: AttributeSubject, _ path: ReferenceWritableKeyPath<T, Bool>,
    _ summary: String
  ) -> SceneAttribute {
    SceneAttribute(
      name: name, subject: Text.attributes.subject(subject),
      values: Text.attributes.values(.flag), summary: summary, kind: .flag,
      order: 5, declaredBy: "\(T.self)", accepts: { $0 is T },
      apply: { scope, object, node in
        guard let object = object as? T, let value = scope.bool(node) else { return }
        object[keyPath: path] = value
      }, check: { scope, node in _ = scope.bool(node) },
      read: { ($0 as? T).map { .bool($0[keyPath: path]) } })
  }

  static func number<T: AnyObject>(
    _ name: String, _ subject: AttributeSubject, _ path: ReferenceWritableKeyPath<T, CGFloat>,
    in range: ClosedRange<Double>, _ summary: String
  ) -> SceneAttribute {
    SceneAttribute(
      name: name, subject: Text.attributes.subject(subject),
      values: Text.attributes.values(.numberIn(range)),
      summary: summary,
      kind: .number(from: range.lowerBound, to: range.upperBound, isWhole: false), order: 5,
      declaredBy: "\(T.self)", accepts: { $0 is T },
      apply: { scope, object, node in
        guard let object = object as? T, let value = scope.number(node, in: range) else { return }
        object[keyPath: path] = value
      }, check: { scope, node in _ = scope.number(node, in: range) },
      read: { ($0 as? T).map { .number($0[keyPath: path]) } })
  }

  static func integer<T: AnyObject>(
    _ name: String, _ subject: AttributeSubject, _ path: ReferenceWritableKeyPath<T, Int>,
    in range: ClosedRange<Int>, _ summary: String
  ) -> SceneAttribute {
    SceneAttribute(
      name: name, subject: Text.attributes.subject(subject),
      values: Text.attributes.values(.integer(range)),
      summary: summary,
      kind: .number(
        from: Double(range.lowerBound), to: Double(range.upperBound), isWhole: true), order: 5,
      declaredBy: "\(T.self)", accepts: { $0 is T },
      apply: { scope, object, node in
        guard let object = object as? T, let value = scope.integer(node, in: range) else { return }
        object[keyPath: path] = value
      }, check: { scope, node in _ = scope.integer(node, in: range) },
      read: { ($0 as? T).map { .number(Double($0[keyPath: path])) } })
  }

  /// An attribute of a class that none of the other functions fits.
  static func custom<T: AnyObject>(
    _ name: String, _ subject: AttributeSubject, _ type: T.Type, _ values: AttributeValues,
    order: Int = 5,
    kind: Kind = .text, _ summary: String, read: ((T) -> SceneValue?)? = nil,
    check: ((any AttributeScope, SceneNode) -> Void)? = nil,
    apply: @escaping (any AttributeScope, T, SceneNode) -> Void
  ) -> SceneAttribute {
    SceneAttribute(
      name: name, subject: Text.attributes.subject(subject),
      values: Text.attributes.values(values), summary: summary, kind: kind, order: order,
      declaredBy: "\(T.self)", accepts: { $0 is T },
      apply: { scope, object, node in
        if let object = object as? T { apply(scope, object, node) }
      }, check: check, read: read.map { read in { ($0 as? T).flatMap(read) } })
  }

  /// A value that expectations can read but files cannot set.
  static func reading<T: AnyObject>(
    _ name: String, _ subject: AttributeSubject, _ summary: String,
    _ read: @escaping (T) -> SceneValue
  ) -> SceneAttribute {
    var attribute = SceneAttribute(
      name: name, subject: Text.attributes.subject(subject),
      values: Text.attributes.values(.readOnly), summary: summary, kind: .readOnly,
      order: 5, declaredBy: "\(T.self)", accepts: { $0 is T },
      apply: { scope, _, node in
        scope.issues.add(node, Text.values.readOnly(name))
      }, check: nil, read: { ($0 as? T).map(read) })
    attribute.isReading = true
    return attribute
  }
}
