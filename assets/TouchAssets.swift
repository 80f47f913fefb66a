/// The files of `assets/` that are part of the program.
public enum TouchAssets {
  /// The keys and their commands: `assets/keymap`.
  public static let keymap = text(PackageResources.keymap)
  /// The articles, section by section: `assets/articles.yaml`.
  public static let articles = text(PackageResources.articles_yaml)
  /// What the articles ask: `assets/questions.yaml`.
  public static let questions = text(PackageResources.questions_yaml)
  /// The words of the articles in three languages: `assets/glossary.yaml`.
  public static let glossary = text(PackageResources.glossary_yaml)
  /// The words of the scenes in other languages: `assets/scenes.yaml`.
  public static let scenes = text(PackageResources.scenes_yaml)
  /// The classes of the scenes as their sources have them, and what UIKit does, written by hand: `assets/class-sources.md`,
  /// `assets/listings.md`.
  public static let listings = [PackageResources.class_sources_md, PackageResources.listings_md]
    .map(text)
  /// The files of `assets/lessons/`, in their order.
  public static let lessons = [
    PackageResources.__find_a_view_yaml, PackageResources.__responder_chain_yaml,
    PackageResources.__one_recognizer_yaml, PackageResources.__conflicts_yaml,
    PackageResources.__scroll_views_yaml, PackageResources.__controls_yaml,
  ].map(text)
  /// Scenes to begin with, by name: `assets/templates`.
  public static let templates: [(name: String, text: String)] = [
    ("empty", PackageResources.empty_yaml),
    ("button-in-scroll", PackageResources.button_in_scroll_yaml),
    ("nested-scroll", PackageResources.nested_scroll_yaml),
    ("two-recognizers", PackageResources.two_recognizers_yaml),
    ("table-outer-tap", PackageResources.table_outer_tap_yaml),
    ("bottom-sheet", PackageResources.bottom_sheet_yaml),
  ].map { ($0.0, text($0.1)) }

  private static func text(_ bytes: [UInt8]) -> String { String(decoding: bytes, as: UTF8.self) }
}
