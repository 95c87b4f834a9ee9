typedef enum fxResult_enum { FX_SUCCESS = 0, FX_INVALID = 1 } fxResult;
typedef enum fxHandleType_enum { FX_DESCRIPTOR = 1, FX_FABRIC = 2 } fxHandleType;
typedef struct fxFabric { unsigned char data[64]; } fxFabric;
fxResult fxExport(void *handle, fxHandleType type);
fxResult fxImport(const void *handle, fxHandleType type);
fxResult fxImportAny(const void *handle, fxHandleType type);
fxResult fxImportKnown(const void *handle, fxHandleType type);
fxResult fxImportWrongly(const void *handle, fxHandleType type, int flags);
