#include "base.h"
#define FV_VERSION 20705

typedef enum fvResult_enum { FV_SUCCESS = 0, FV_INVALID = 1, FV_ABSENT = 2 } fvResult;
const char *fvDescribe(fvResult code);

typedef struct fvGroup_st { fvbDevice device; int rank; } fvGroup;

fvResult fvMake(const fvGroup *group, fvbStream stream);
fvResult fvUse(const fvbDevice *device);
