// The files of `assets/`, which the compiler reads in no time; as arrays of Swift they took it most of a minute.
#include "CTouchAssets.h"

#pragma clang diagnostic ignored "-Wc23-extensions"

#define ASSET(name) \
  TouchAsset touch_asset_##name(void) { return (TouchAsset){name, sizeof name}; }

static const unsigned char keymap[] = {
#embed "../../assets/keymap"
};
ASSET(keymap)

static const unsigned char articles[] = {
#embed "../../assets/articles.yaml"
};
ASSET(articles)

static const unsigned char questions[] = {
#embed "../../assets/questions.yaml"
};
ASSET(questions)

static const unsigned char glossary[] = {
#embed "../../assets/glossary.yaml"
};
ASSET(glossary)

static const unsigned char scenes[] = {
#embed "../../assets/scenes.yaml"
};
ASSET(scenes)

static const unsigned char class_sources[] = {
#embed "../../assets/class-sources.md"
};
ASSET(class_sources)

static const unsigned char listings[] = {
#embed "../../assets/listings.md"
};
ASSET(listings)

static const unsigned char lesson_1[] = {
#embed "../../assets/lessons/1-find-a-view.yaml"
};
ASSET(lesson_1)

static const unsigned char lesson_2[] = {
#embed "../../assets/lessons/2-responder-chain.yaml"
};
ASSET(lesson_2)

static const unsigned char lesson_3[] = {
#embed "../../assets/lessons/3-one-recognizer.yaml"
};
ASSET(lesson_3)

static const unsigned char lesson_4[] = {
#embed "../../assets/lessons/4-conflicts.yaml"
};
ASSET(lesson_4)

static const unsigned char lesson_5[] = {
#embed "../../assets/lessons/5-scroll-views.yaml"
};
ASSET(lesson_5)

static const unsigned char lesson_6[] = {
#embed "../../assets/lessons/6-controls.yaml"
};
ASSET(lesson_6)

static const unsigned char template_empty[] = {
#embed "../../assets/templates/empty.yaml"
};
ASSET(template_empty)

static const unsigned char template_button_in_scroll[] = {
#embed "../../assets/templates/button-in-scroll.yaml"
};
ASSET(template_button_in_scroll)

static const unsigned char template_nested_scroll[] = {
#embed "../../assets/templates/nested-scroll.yaml"
};
ASSET(template_nested_scroll)

static const unsigned char template_two_recognizers[] = {
#embed "../../assets/templates/two-recognizers.yaml"
};
ASSET(template_two_recognizers)

static const unsigned char template_table_outer_tap[] = {
#embed "../../assets/templates/table-outer-tap.yaml"
};
ASSET(template_table_outer_tap)

static const unsigned char template_bottom_sheet[] = {
#embed "../../assets/templates/bottom-sheet.yaml"
};
ASSET(template_bottom_sheet)
