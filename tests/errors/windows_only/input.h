typedef enum fxResult_enum { FX_SUCCESS = 0, FX_INVALID = 1, FX_ABSENT = 2 } fxResult;
const char *fxDescribe(fxResult code);
fxResult fxBoth(void);
#ifdef _WIN32
fxResult fxWindows(void);
#else
fxResult fxLinux(void);
#endif
