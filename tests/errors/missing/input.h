typedef enum fxStatus { FX_SUCCESS = 0, FX_INVALID = 1 } fxStatus;
fxStatus fxStart(void);
const char *fxName(void);
void fxStop(void);
int fxCount(void);
float fxSpeed(void);
unsigned fxMask(void);
long fxRead(void *to, unsigned long size);
