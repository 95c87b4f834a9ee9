typedef enum { FIRST_SUCCESS = 0, FIRST_FAILED = 1 } firstResult;
firstResult firstCall(int a);
