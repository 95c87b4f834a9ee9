#include <stddef.h>

typedef enum fxResult_enum { FX_SUCCESS = 0, FX_INVALID = 1, FX_ABSENT = 2 } fxResult;
const char *fxDescribe(fxResult code);
fxResult fxCopy(void *dst, const void *src, size_t size, size_t width, size_t height, size_t pitch);
fxResult fxMove(void *dst, void *src, size_t width, size_t height, size_t pitch);
fxResult fxFill(void *dst, const void *src, size_t width, size_t height, size_t pitch);
fxResult fxSwap(void *dst, const void *src, size_t width, float scale);
fxResult fxSend(const void *src, size_t size);
fxResult fxRows(void *dst, void *src, size_t width, size_t height);
fxResult fxSum(const int *numbers, const unsigned char *bytes, void *any, size_t n);
