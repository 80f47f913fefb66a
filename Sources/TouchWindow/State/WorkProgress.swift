package import TouchLanguage

/// Work that takes longer than a turn, and how far it is.
package struct WorkProgress: Equatable {
  package let kind: WorkKind
  /// How much is done, from 0 to 1.
  package var share: Double

  package init(_ kind: WorkKind, share: Double) {
    self.kind = kind
    self.share = share
  }
}
