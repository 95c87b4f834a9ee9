typedef enum fxStatus { FX_SUCCESS = 0, FX_INVALID = 1 } fxStatus;
int fxCount(void);
