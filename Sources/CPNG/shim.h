#include <png.h>
#include <string.h>

static inline png_image touchscope_png_image(unsigned width, unsigned height) {
  png_image image;
  memset(&image, 0, sizeof image);
  image.version = PNG_IMAGE_VERSION;
  image.width = width;
  image.height = height;
  image.format = PNG_FORMAT_RGBA;
  return image;
}

/// The most bytes that a PNG of this size takes.
static inline size_t touchscope_png_most(unsigned width, unsigned height) {
  png_image image = touchscope_png_image(width, height);
  return PNG_IMAGE_PNG_SIZE_MAX(image);
}

/// Makes a PNG of RGBA pixels, eight bits each, top row first, in memory that has room for the most bytes of its size;
/// returns how many bytes it takes, 0 when it cannot be made.
static inline size_t touchscope_png(void *memory, const void *pixels, unsigned width, unsigned height) {
  png_image image = touchscope_png_image(width, height);
  png_alloc_size_t size = touchscope_png_most(width, height);
  int done = png_image_write_to_memory(&image, memory, &size, 0, pixels, 0, NULL);
  png_image_free(&image);
  return done ? size : 0;
}
