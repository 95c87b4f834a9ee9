/* Assertions do not affect declarations, so they are removed. */
#ifndef CUBIND_ASSERT_H
#define CUBIND_ASSERT_H
#define assert(condition) ((void)0)
#define static_assert _Static_assert
#endif
