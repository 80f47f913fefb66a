public import Foundation

extension IndexPath {
  /// A row of a section, both from 0.
  public init(row: Int, section: Int) { self.init(indexes: [section, row]) }

  /// The row in its section, from 0.
  public var row: Int {
    get { count > 1 ? self[1] : 0 }
    set { self = IndexPath(row: newValue, section: section) }
  }

  /// The section, from 0.
  public var section: Int {
    get { isEmpty ? 0 : self[0] }
    set { self = IndexPath(row: row, section: newValue) }
  }
}
