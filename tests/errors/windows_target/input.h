#include <stddef.h>

typedef enum fxResult_enum { FX_SUCCESS = 0, FX_INVALID = 1, FX_ABSENT = 2 } fxResult;
const char *fxDescribe(fxResult code);
#ifdef _WIN32
typedef unsigned long fxHandle;
typedef struct fxSecurity_st { int level; } fxSecurity;
typedef enum fxKind_enum { FX_KIND_HANDLE = 1, FX_KIND_BOTH = 3 } fxKind;
#define FX_LIMIT 16
fxResult fxOpen(const fxSecurity *security);
#else
typedef int fxHandle;
typedef enum fxKind_enum { FX_KIND_DESCRIPTOR = 2, FX_KIND_BOTH = 4 } fxKind;
#define FX_LIMIT 32
fxResult fxFork(void);
#endif
fxResult fxUse(fxHandle handle, fxKind kind);
