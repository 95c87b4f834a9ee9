typedef enum fxResult_enum { FX_SUCCESS = 0, FX_INVALID = 1, FX_ABSENT = 2 } fxResult;
const char *fxDescribe(fxResult code);

fxResult fxOpen(int device);
fxResult fxClose(int device);
fxResult fxSscal(int n, float alpha);
fxResult fxHscal(int n, float alpha);
/** \defgroup FX_WAITING Waiting
 * @{ */
fxResult fxWait(int device);
/** @} */
fxResult fxStop(int device);
fxResult fxPeek(int device);
