#include <stddef.h>

typedef enum fxResult_enum { FX_SUCCESS = 0, FX_INVALID = 1, FX_ABSENT = 2 } fxResult;
const char *fxDescribe(fxResult code);
typedef struct fxWindow_st *fxWindow;
typedef struct fxDoor_st *fxDoor;
typedef struct fxRoom_st *fxRoom;
fxResult fxDraw(fxWindow window);
fxResult fxDoorCreate(fxDoor *door);
fxResult fxDoorOpen(fxDoor door);
fxResult fxEnter(fxRoom room);
