import TouchInspection

/// Targets as goldens and texts have them.
extension Picture.Region {
  var id: String { "\(target)" }
}

extension Focus {
  var id: String { "\(target)" }
}
