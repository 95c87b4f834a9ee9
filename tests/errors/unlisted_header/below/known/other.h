fxResult fxKnown(void);
