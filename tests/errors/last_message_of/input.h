typedef enum fxResult_enum { FX_SUCCESS = 0, FX_INVALID = 1 } fxResult;
typedef struct fxComm_st *fxComm;
const char *fxDescribe(fxResult code);
const char *fxGetLastError(void);
fxResult fxOpen(fxComm *comm);
fxResult fxUse(fxComm comm);
fxResult fxSetLog(fxComm comm, const char *log);
