package import TouchTrace

/// A rule of touch behaviour that no trace event cites.
package protocol OtherRule: CaseIterable, Sendable {
  /// How sure it is.
  var basis: Basis { get }
  var sentence: String { get }
}

extension OtherRule {
  /// `AR-37`.
  package var id: String {
    let name = "\(self)"
    let letters = name.prefix { !$0.isNumber }
    return letters.uppercased() + "-" + name.dropFirst(letters.count)
  }
}
