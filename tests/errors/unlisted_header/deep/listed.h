typedef struct fxPoint_st { int x, y; } fxPoint;
