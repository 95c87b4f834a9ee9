#define FX_LEFT 1
