#include "../input.h"

fxResult fxBelow(void);
