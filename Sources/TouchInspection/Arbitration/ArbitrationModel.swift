package import TouchLanguage

/// Two recognizers by name, of which the first acts on the second.
package struct RecognizerPair: Hashable, Sendable {
  package var first: String
  package var second: String

  package init(_ first: String, _ second: String) {
    self.first = first
    self.second = second
  }
}

/// What the tab Arbitration shows beside the trace.
package struct ArbitrationModel: Hashable, Sendable {
  /// Nil: the graph where it is clear, else the matrix.
  package var view: RelationsView?
  /// The cell of the matrix that is explained.
  package var pair: RecognizerPair?
  /// What the pointer rests on.
  package var hover: Target?
  package init() {}
}
