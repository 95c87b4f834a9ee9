#include <stddef.h>

typedef enum fxResult_enum { FX_SUCCESS = 0, FX_INVALID = 1, FX_ABSENT = 2 } fxResult;
const char *fxDescribe(fxResult code);
typedef struct fxStream_st *fxStream;
fxResult fxCopy(void *dst, int *sum, size_t size);
/**
 * \brief Lists streams.
 * \param streams - Returned streams
 * \param [in,out] count - How many
 */
fxResult fxList(fxStream *streams, int *count);
/** \param [in] name the name
 *  \param [out] bytes the bytes */
fxResult fxTags(char *name, void *bytes);
