#include <png.h>
#include <string.h>

/// Writes RGBA pixels, eight bits each, top row first; 0 when it failed.
static inline int touchscope_write_png(const char *path, const void *pixels, unsigned width, unsigned height) {
  png_image image;
  memset(&image, 0, sizeof image);
  image.version = PNG_IMAGE_VERSION;
  image.width = width;
  image.height = height;
  image.format = PNG_FORMAT_RGBA;
  int done = png_image_write_to_file(&image, path, 0, pixels, 0, NULL);
  png_image_free(&image);
  return done;
}
