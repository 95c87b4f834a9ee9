#include <stddef.h>

typedef enum fxResult_enum { FX_SUCCESS = 0, FX_INVALID = 1, FX_ABSENT = 2 } fxResult;
const char *fxDescribe(fxResult code);
typedef struct fxStream_st *fxStream;
typedef int fxDevice;
fxResult fxArrays(int *a, int *b, void *c, int *d, int *e, int *f, int *g, fxStream stream, float real,
                  const char *text, int *written, short small, fxDevice id);
fxResult fxModes(fxStream tensor, const int *modes, int *made, const int *own, void *memory);
fxResult fxLent(int **list, int count);
int fxSum(const int *list, const int *more, size_t count);
typedef enum fxMode_enum { FX_MODE_FAST = 1 } fxMode;
fxResult fxOne(const int *in, int *out, int *both);
fxResult fxLog(char *log);
fxResult fxLogSize(size_t *size);
fxResult fxNames(char *names);
fxResult fxNamesSize(size_t *size);
fxResult fxGetAll(const fxMode *modes, void **values, size_t *sizes, size_t count, size_t other);
fxResult fxRegions(int *places, int *lists, int *more, void *memory, size_t size, float part, size_t number);
int fxParts(int *places, size_t size);
