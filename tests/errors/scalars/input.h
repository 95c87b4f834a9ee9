typedef enum fxResult_enum { FX_SUCCESS = 0, FX_INVALID = 1, FX_ABSENT = 2 } fxResult;
const char *fxDescribe(fxResult code);
typedef enum fxType_enum { FX_R_32F = 0 } fxType;
typedef struct { float x, y, z; } fxVector;
fxResult fxScale(double alpha, const fxVector *beta, const double *gamma, const void *delta, fxType type);
fxResult fxAny(const void *untold, const double *told, const double *host, const void *half, const void *chosen, fxType type,
               int number, const void *twice);
fxResult fxDot(const double *fixed, void *result, double *typed, int type);
