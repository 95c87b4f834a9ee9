typedef enum fxResult_enum { FX_SUCCESS = 0, FX_INVALID = 1, FX_ABSENT = 2 } fxResult;
const char *fxDescribe(fxResult code);
typedef struct { int first; } fxBoth;

typedef enum { FX_A = 1, FX_B = 3 } fxModus;
typedef struct { int first, last; } fxNew;
fxResult fxStart(fxModus mode, const fxNew *old, const fxBoth *both);

typedef struct { int first; struct { int last; } in; } fxPiece;
typedef fxPiece fxPart;
fxResult fxTake(const fxPart *part);
