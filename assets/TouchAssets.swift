import CTouchAssets

/// The files of `assets/` that are part of the program.
public enum TouchAssets {
  /// The keys and their commands: `assets/keymap`.
  public static let keymap = text(touch_asset_keymap())
  /// The articles, section by section: `assets/articles.yaml`.
  public static let articles = text(touch_asset_articles())
  /// What the articles ask: `assets/questions.yaml`.
  public static let questions = text(touch_asset_questions())
  /// The words of the articles in three languages: `assets/glossary.yaml`.
  public static let glossary = text(touch_asset_glossary())
  /// The words of the scenes in other languages: `assets/scenes.yaml`.
  public static let scenes = text(touch_asset_scenes())
  /// The classes of the scenes as their sources have them, and what UIKit does, written by hand: `assets/class-sources.md`,
  /// `assets/listings.md`.
  public static let listings = [touch_asset_class_sources(), touch_asset_listings()].map(text)
  /// The files of `assets/lessons/`, in their order.
  public static let lessons = [
    touch_asset_lesson_1(), touch_asset_lesson_2(), touch_asset_lesson_3(), touch_asset_lesson_4(),
    touch_asset_lesson_5(), touch_asset_lesson_6(),
  ].map(text)
  /// Scenes to begin with, by name: `assets/templates`.
  public static let templates: [(name: String, text: String)] = [
    ("empty", touch_asset_template_empty()),
    ("button-in-scroll", touch_asset_template_button_in_scroll()),
    ("nested-scroll", touch_asset_template_nested_scroll()),
    ("two-recognizers", touch_asset_template_two_recognizers()),
    ("table-outer-tap", touch_asset_template_table_outer_tap()),
    ("bottom-sheet", touch_asset_template_bottom_sheet()),
  ].map { ($0.0, text($0.1)) }

  private static func text(_ asset: TouchAsset) -> String {
    String(decoding: UnsafeBufferPointer(start: asset.bytes, count: asset.count), as: UTF8.self)
  }
}
