fxResult fxOfAnother(void);
