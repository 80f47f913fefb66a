/// The source of an answer about recognizers, or of a relation between them.
public enum AnswerSource: UInt8, CaseIterable, Sendable, BitwiseCopyable {
  /// UIKit's own default.
  case none
  /// A call by the app, such as `require(toFail:)`.
  case api
  case delegate
  case subclass
  /// The touched view.
  case view

  /// Its name in pictures and lists.
  public var name: String { self == .none ? "default" : self == .api ? "API" : "\(self)" }
}
