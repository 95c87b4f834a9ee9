/* The common part of all recording stubs, which records calls and fills memory. See codegen/verify/src/echo/. */
#include "echo.h"

#include <string.h>

#define EXPORTED __attribute__((visibility("default")))

/* Calls are recorded per thread, because tests run in parallel, and a library's own threads must not affect them. */
static __thread struct cubind_echo_call last;
/* Receives calls that are not recorded. `current` points to the call that is written to: &last or &unnoted. */
static __thread struct cubind_echo_call unnoted;
static __thread struct cubind_echo_call *current;
static __thread const char *ignored;
static __thread uint64_t seed;
static __thread int chosen;
static __thread int is_chosen;
/* 1 if every call returns the chosen result. */
static __thread int is_always;
static __thread unsigned before;
/* `is_last` means that the chosen result ends the recording. `is_over` means that the recording has ended. */
static __thread int is_last;
static __thread int is_over;
static int gives_answers = 1;

EXPORTED const struct cubind_echo_call *cubind_echo_last(void)
{
    return &last;
}

EXPORTED void cubind_echo_return(int code)
{
    cubind_echo_return_later(0, code);
}

EXPORTED void cubind_echo_return_later(unsigned calls, int code)
{
    before = calls;
    chosen = code;
    is_chosen = 1;
}

EXPORTED void cubind_echo_return_last(int code)
{
    cubind_echo_return(code);
    is_last = 1;
}

EXPORTED void cubind_echo_return_always(int code)
{
    cubind_echo_return(code);
    is_always = 1;
}

EXPORTED void cubind_echo_reset(void)
{
    memset(&last, 0, sizeof last);
    is_chosen = is_always = is_last = is_over = 0;
}

EXPORTED void cubind_echo_ignore(const char *symbol)
{
    ignored = symbol;
}

EXPORTED void cubind_echo_answers(int on)
{
    __atomic_store_n(&gives_answers, on, __ATOMIC_RELAXED);
}

int echo_gives_answers(void)
{
    return __atomic_load_n(&gives_answers, __ATOMIC_RELAXED);
}

/* The hash function FNV-1a. */
static uint64_t hash(const char *text)
{
    uint64_t value = 0xcbf29ce484222325u;
    for (; *text; text++)
        value = (value ^ (uint8_t)*text) * 0x100000001b3u;
    return value;
}

/* The generator SplitMix64, whose outputs for consecutive inputs are unrelated. */
static uint64_t mix(uint64_t value)
{
    value += 0x9e3779b97f4a7c15u;
    value = (value ^ (value >> 30)) * 0xbf58476d1ce4e5b9u;
    value = (value ^ (value >> 27)) * 0x94d049bb133111ebu;
    return value ^ (value >> 31);
}

void echo_begin(const char *symbol, const char *base, uint32_t count)
{
    current = is_over || (ignored && !strcmp(symbol, ignored)) ? &unnoted : &last;
    current->symbol = symbol;
    current->number++;
    current->count = count;
    seed = hash(base);
}

void echo_argument(unsigned index, const void *value, size_t size)
{
    struct cubind_echo_argument *argument = &current->arguments[index];
    argument->size = (uint32_t)size;
    argument->read = 0;
    argument->written = 0;
    memcpy(argument->value, value, size < ECHO_VALUE ? size : ECHO_VALUE);
}

int echo_result(int success)
{
    if (!is_chosen || current == &unnoted)
        return success;
    if (is_always)
        return chosen;
    if (before) {
        before--;
        return success;
    }
    is_chosen = 0;
    is_over = is_last;
    return chosen;
}

void echo_read(unsigned index, const void *memory, size_t size)
{
    struct cubind_echo_argument *argument = &current->arguments[index];
    if (!memory)
        return;
    argument->read = (uint32_t)(size < ECHO_MEMORY ? size : ECHO_MEMORY);
    memcpy(argument->memory, memory, argument->read);
}

void echo_read_string(unsigned index, const char *string)
{
    if (string)
        echo_read(index, string, strlen(string) + 1);
}

void echo_wrote(unsigned index, size_t size)
{
    current->arguments[index].written += (uint32_t)size;
}

static uint64_t word(unsigned index, unsigned element, size_t number)
{
    return mix(seed + ((uint64_t)index << 48) + ((uint64_t)element << 32) + number);
}

void echo_pattern(unsigned index, unsigned element, void *memory, size_t size)
{
    for (size_t at = 0; at < size; at++)
        ((uint8_t *)memory)[at] = (uint8_t)(word(index, element, at / 8) >> at % 8 * 8);
}

void echo_write(unsigned index, void *memory, size_t size)
{
    if (!memory)
        return;
    echo_read(index, memory, size);
    echo_pattern(index, 0, memory, size);
    echo_wrote(index, size);
}

void echo_write_handles(unsigned index, void *memory, size_t size)
{
    if (!memory)
        return;
    echo_read(index, memory, size);
    /* 0xec50… is neither zero nor a valid address. */
    for (size_t number = 0; number < size / 8; number++)
        ((uint64_t *)memory)[number] = 0xec50000000000000u | word(index, 0, number) >> 16;
    echo_wrote(index, size);
}

void echo_write_string(unsigned index, char *memory, size_t capacity, const char *string)
{
    size_t length = strlen(string);
    if (!memory || !capacity)
        return;
    echo_read(index, memory, capacity);
    if (length > capacity - 1)
        length = capacity - 1;
    memcpy(memory, string, length);
    memory[length] = 0;
    echo_wrote(index, length + 1);
}
