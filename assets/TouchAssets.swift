/// The files of `assets/` that are part of the program.
public enum TouchAssets {
  /// The keys and their commands: `assets/keymap`.
  public static let keymap = String(decoding: PackageResources.keymap, as: UTF8.self)
}
