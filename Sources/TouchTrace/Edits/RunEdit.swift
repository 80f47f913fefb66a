/// A run of a scene's file: two may have one name in different variants.
package struct RunID: Hashable, Sendable {
  package var name: String
  /// Nil for the scene as it is written.
  package var variant: String?

  package init(_ name: String, variant: String? = nil) {
    self.name = name
    self.variant = variant
  }
}

/// What an expectation would say to hold.
package struct ExpectationUpdate: Hashable, Sendable {
  /// Its place in the list of the run's expectations.
  package var item: Int
  /// The key of its table, as the id of a recognizer in `states`; nil for what has no table.
  package var key: String?
  /// As a scene file writes it.
  package var value: String

  package init(item: Int, key: String?, value: String) {
    self.item = item
    self.key = key
    self.value = value
  }
}
