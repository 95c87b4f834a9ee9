#include <stddef.h>

typedef enum fxResult_enum { FX_SUCCESS = 0, FX_INVALID = 1, FX_ABSENT = 2, FX_BUSY = 3 } fxResult;
const char *fxDescribe(fxResult code);
typedef struct fxTeam_st *fxTeam;
typedef struct fxStream_st *fxStream;
fxResult fxTeamSplit(fxTeam team, fxTeam *made, int *ranks, size_t count);
fxResult fxTeamSetWorkspace(fxTeam team, void *workspace, fxStream stream);
fxResult fxTeamParse(fxTeam team, const unsigned char *data, size_t length);
fxResult fxTeamGetRank(fxTeam team, int *rank);
fxResult fxTeamAsk(fxTeam team, fxResult *state);
fxResult fxEnd(void);
