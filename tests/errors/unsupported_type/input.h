#include <stddef.h>

typedef enum fxResult_enum { FX_SUCCESS = 0, FX_INVALID = 1, FX_ABSENT = 2 } fxResult;
const char *fxDescribe(fxResult code);
typedef enum fxWide_enum { FX_WIDE = 0x100000000 } fxWide;
typedef struct fxBits_st { fxResult flags : 3; char sign : 3; long double real; } fxBits;
typedef __int128 fxHuge;
fxResult fxPrint(const char *format, __builtin_va_list list);
fxResult fxReal(long double real);
typedef struct fxOptions_st { int level; } fxOptions;
static const fxOptions fxUsual = {1};
static const long double fxHalf = 0.5;
typedef void (*fxFunction)(int);
#define FX_INFINITY (1.0 / 0.0)
#define FX_NOTHING (0.0 / 0.0)
#define FX_SIGNATURE "\211FX"
#define FX_PARTS "a\0b"
#define FX_STATIC ((fxFunction)0)
static const char fxParts[] = "a\0b";
#include <stdarg.h>
fxResult fxPrintList(const char *format, va_list arguments);
struct __attribute__((packed, aligned(4))) fxPacked { char a; int b; };
fxResult fxDol$lar(int value);
#define FX_PRICE$ 4
#include "other.h"
typedef struct fxWideHolder_st { otherWide wide; } fxWideHolder;
fxResult fxTakeWide(otherWide wide);
#define FX_LONG 0.1L
#define FX_COMPLEX (1.0 + 1.0i)
#define FX_HUGE ((__int128)1 << 70)
#define FX_WIDE_TEXT L"wide"
#define FX_TEXT_16 u"wide"
#define FX_VIEW (&fxUsual)
#define FX_RECORD ((fxOptions){1})
