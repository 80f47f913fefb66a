#include <SDL2/SDL.h>

/// Macros with casts are not imported.
static inline int touchscope_windowpos_centered(void) { return SDL_WINDOWPOS_CENTERED; }
static inline int touchscope_must_lock(SDL_Surface *surface) { return SDL_MUSTLOCK(surface); }
