#include "input.h"
fxResult fxSecond(int *value);
