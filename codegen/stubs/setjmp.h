/* The types of <setjmp.h>, with their definitions on 64-bit Linux. A jump buffer contains the processor's registers. */
#ifndef CUBIND_SETJMP_H
#define CUBIND_SETJMP_H
#ifdef __aarch64__
struct __jmp_buf_tag { unsigned long long __jmpbuf[22]; int __mask_was_saved; unsigned long __saved_mask[16]; };
#else
struct __jmp_buf_tag { long __jmpbuf[8]; int __mask_was_saved; unsigned long __saved_mask[16]; };
#endif
typedef struct __jmp_buf_tag jmp_buf[1];
#endif
