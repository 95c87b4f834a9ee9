#include <stddef.h>

typedef enum fxResult_enum { FX_SUCCESS = 0, FX_INVALID = 1, FX_ABSENT = 2 } fxResult;
const char *fxDescribe(fxResult code);
typedef enum fxMode_enum { FX_MODE_FAST = 1 } fxMode;
typedef struct fxStream_st *fxStream;
typedef struct fxPair_st { int a, b; } fxPair;
fxResult fxValues(int number, int *text, const int *fixed, void *memory, int *typed,
                  void *untyped);
fxResult fxArrays(int list, const int *result, void *memory, int bytes, const void *written, int count);
fxResult fxTexts(int *name, const char *room, int count);
fxResult fxBytes(void *data, int count);
fxResult fxPointers(int *value, fxMode mode, int **values, fxMode *modes, int *lent, int *call, int *data, int place,
                    int *arguments, int *count);
fxResult fxFlags(int number, int *list, int *value, fxPair record, fxStream stream, int device);
fxResult fxKeeps(const int *options, int number);
fxResult fxOptional(const int *values, int count);
