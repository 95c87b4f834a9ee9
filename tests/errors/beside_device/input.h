// A `const void *` is an address by a rule, unless another pointer of the function is on the device.
typedef enum fxResult_enum { FX_SUCCESS = 0, FX_INVALID = 1, FX_ABSENT = 2 } fxResult;
const char *fxDescribe(fxResult code);
fxResult fxCopy(const void *from, const void *key);
fxResult fxAdd(const void *x, const void *bias, float *y);
