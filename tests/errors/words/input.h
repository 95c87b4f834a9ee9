#include <stddef.h>

typedef enum fxResult_enum { FX_SUCCESS = 0, FX_INVALID = 1, FX_ABSENT = 2 } fxResult;
typedef struct { int size; } fxOptions;
const char *fxDescribe(fxResult code);
/**
 * \param label - Where it is (can be NULL)
 * \param options - The options. If NULL, the defaults are used.
 * \param name - The name, which may be NULL
 * \param other - The other name, or NULL
 * \param[out] sum Pointer to a host or device variable
 * \param[out] total Pointer to a host or device variable
 * \param[out] spare One number in device memory
 * \param must - The options. Cannot be NULL.
 *
 * Memory of the device is not touched.
 */
fxResult fxOpen(const char *label, const fxOptions *options, const char *name, const char *other, double *sum, double *total,
                double *spare, const fxOptions *must);
/**
 * \param label - Where it is
 * \param options - The options
 *
 * If \p options is NULL, nothing is done.
 */
fxResult fxClose(const char *label, const fxOptions *options);
