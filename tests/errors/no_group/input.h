typedef enum fxResult_enum { FX_SUCCESS = 0, FX_INVALID = 1, FX_ABSENT = 2 } fxResult;
const char *fxDescribe(fxResult code);
typedef struct fxTeam_st *fxTeam;
fxResult fxTeamSplit(fxTeam team, fxTeam *made);
fxResult fxTeamJoin(fxTeam team, fxTeam *made);
