#include <stddef.h>
#include <stdint.h>

/// libFuzzer as a function: calls back with every input that it makes, and returns when its time is over.
int LLVMFuzzerRunDriver(int *argc, char ***argv, int (*callback)(const uint8_t *data, size_t size));
