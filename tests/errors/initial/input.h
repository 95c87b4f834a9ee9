typedef enum fxResult_enum { FX_SUCCESS = 0, FX_INVALID = 1, FX_ABSENT = 2 } fxResult;
const char *fxDescribe(fxResult code);

typedef struct fxInfo_v1_st { unsigned int version; unsigned char small; float ratio; int id; int *list; } fxInfo_v1_t;
typedef struct fxInfo_v2_st { unsigned int version; } fxInfo_v2_t;
typedef struct fxInfo_v3_st { unsigned int version; } fxInfo_v3_t;
#define fxInfo_v1 16777224
#define fxInfo_v2 33554444
#define FX_INFO_LARGE 256
#define FX_INFO_NAME "info"

fxResult fxUse(const fxInfo_v1_t *first, const fxInfo_v2_t *second, const fxInfo_v3_t *third);
