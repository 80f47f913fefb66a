/// Every attribute that scenes may write: one line per file.
public enum AttributeCatalog {
  /// Every attribute, in the order of its files.
  public static let all: [SceneAttribute] =
    ViewAttributes.all + AnimateAttribute.all + LookAttributes.all + HitPolicies.all
    + ResponderAttributes.all
    + ControllerAttributes.all + TextFieldAttributes.all + ControlAttributes.all
    + ValueAttributes.all + TargetAttributes.all + ScrollAttributes.all
    + ZoomAttributes.all + TableAttributes.all + CollectionAttributes.all
    + RecognizerAttributes.all + WayAttributes.all + RecognizerPolicies.all

  /// The attribute of that name that belongs to the object.
  package static func find(_ name: String, for object: AnyObject) -> SceneAttribute? {
    byName[name]?.first { $0.accepts(object) }
  }

  private static let byName = Dictionary(grouping: all, by: \.name)

  static func names(for object: AnyObject) -> [String] {
    all.filter { $0.accepts(object) }.map(\.name)
  }
}
