typedef enum fxResult_enum { FX_SUCCESS = 0, FX_INVALID = 1, FX_ABSENT = 2 } fxResult;
const char *fxDescribe(fxResult code);
typedef struct { int first; } fxBoth;

typedef enum { FX_A = 1, FX_B = 2 } fxMode;
typedef struct { int first; } fxOld;
fxResult fxStart(fxMode mode, const fxOld *old, const fxBoth *both);

typedef struct { int first; struct { int last; } in; } fxPart;
fxResult fxTake(const fxPart *part);
