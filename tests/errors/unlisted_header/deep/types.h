typedef enum fxPhase_enum { FX_PHASE_ONE = 1, FX_PHASE_TWO = 2 } fxPhase;
