typedef enum fxResult_enum { FX_SUCCESS = 0, FX_INVALID = 1, FX_ABSENT = 2 } fxResult;
typedef enum fxFlags_enum { FX_DEFAULT = 0, FX_EXTERNAL = 1 } fxFlags;
const char *fxDescribe(fxResult code);
typedef struct fxStream_st *fxStream;
typedef struct fxEvent_st *fxEvent;
fxResult fxStreamDestroy(fxStream stream);
fxResult fxEventDestroy(fxEvent event);
fxResult fxRecord(fxStream stream, fxEvent event, unsigned int flags);
fxResult fxWait(fxStream stream, fxEvent event, unsigned int flags);
