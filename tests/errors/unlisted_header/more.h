/* fxResult fxNotThis(void); */
#ifdef __cplusplus
extern "C" {
#endif
static inline fxResult fxNorThis(void) { return fxStart(1); }
fxResult fxStart(
    int flags);
int fxStop(void);
#ifdef __cplusplus
}
#endif
