/* Stubs of a driver and a runtime. Their polled functions wait until another thread of the program has run. Compiled by
 * `test_gil.py`. */
#include <stdatomic.h>
#include <time.h>

static atomic_int polling, others;

/* Called by the other thread when it runs. */
void another_thread_runs(void) { others = 1; }
int is_polling(void) { return polling; }

/* Returns 0 if the other thread has run, and 600 (not ready) if it does not run within two seconds. */
static int poll(void)
{
    const struct timespec pause = {0, 1000000};
    polling = 1;
    for (int waited = 0; waited < 2000 && !others; waited++)
        nanosleep(&pause, NULL);
    polling = 0;
    return atomic_exchange(&others, 0) ? 0 : 600;
}

int cuStreamQuery(void *stream) { return (void)stream, poll(); }
int cuEventQuery(void *event) { return (void)event, poll(); }
int cudaStreamQuery(void *stream) { return (void)stream, poll(); }
int cudaEventQuery(void *event) { return (void)event, poll(); }
