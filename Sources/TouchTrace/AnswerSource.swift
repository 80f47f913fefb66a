/// Who answered a question about recognizers, or set a relation between them.
public enum AnswerSource: UInt8, CaseIterable, Sendable, BitwiseCopyable {
  /// Nobody but UIKit's own default.
  case none
  /// A call of the app, as `require(toFail:)`.
  case api
  case delegate
  case subclass
  /// The touched view.
  case view

  /// The word that pictures and lists show.
  public var name: String { self == .none ? "default" : self == .api ? "API" : "\(self)" }
}
