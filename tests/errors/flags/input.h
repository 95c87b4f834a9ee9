#include <stddef.h>

typedef enum fxResult_enum { FX_SUCCESS = 0, FX_INVALID = 1, FX_ABSENT = 2 } fxResult;
const char *fxDescribe(fxResult code);
typedef enum fxOpen_flags_enum { FX_OPEN_READ = 1 } fxOpen_flags;
#define FX_CLOSE_QUIET 1
fxResult fxOpen(unsigned int flags);
fxResult fxOpenAt(unsigned int openFlags);
fxResult fxClose(unsigned int flags);
fxResult fxClosed(unsigned int *flags);
fxResult fxNarrow(unsigned char flags);
fxResult fxList(const unsigned int *flags, size_t count);
