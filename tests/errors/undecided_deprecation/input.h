#include <stddef.h>

typedef enum fxResult_enum { FX_SUCCESS = 0, FX_INVALID = 1, FX_ABSENT = 2 } fxResult;
const char *fxDescribe(fxResult code);
typedef enum fxKind_enum {
    FX_ONE = 1,
    // FX_TWO is deprecated.
    FX_TWO = 2,
    FX_THREE = 3, /* deprecated, same as FX_ONE */
    FX_FOUR = 4, //!< Nobody (deprecated) needs it
} fxKind;
/** \brief Starts it; one of its flags is deprecated. */
fxResult fxStart(int flags);
/** \deprecated */
fxResult fxOld(int flags);
