#pragma once
#include <stddef.h>

/// A file of `assets/` that is part of the program.
typedef struct TouchAsset {
  const unsigned char *_Nonnull bytes;
  size_t count;
} TouchAsset;

TouchAsset touch_asset_keymap(void);
TouchAsset touch_asset_articles(void);
TouchAsset touch_asset_questions(void);
TouchAsset touch_asset_glossary(void);
TouchAsset touch_asset_scenes(void);
TouchAsset touch_asset_class_sources(void);
TouchAsset touch_asset_listings(void);
TouchAsset touch_asset_lesson_1(void);
TouchAsset touch_asset_lesson_2(void);
TouchAsset touch_asset_lesson_3(void);
TouchAsset touch_asset_lesson_4(void);
TouchAsset touch_asset_lesson_5(void);
TouchAsset touch_asset_lesson_6(void);
TouchAsset touch_asset_template_empty(void);
TouchAsset touch_asset_template_button_in_scroll(void);
TouchAsset touch_asset_template_nested_scroll(void);
TouchAsset touch_asset_template_two_recognizers(void);
TouchAsset touch_asset_template_table_outer_tap(void);
TouchAsset touch_asset_template_bottom_sheet(void);
