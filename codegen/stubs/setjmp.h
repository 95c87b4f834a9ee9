/* The types of <setjmp.h>, as 64-bit Linux has them: a buffer has the registers of the processor. */
#ifndef CUBIND_SETJMP_H
#define CUBIND_SETJMP_H
#ifdef __aarch64__
struct __jmp_buf_tag { unsigned long long __jmpbuf[22]; int __mask_was_saved; unsigned long __saved_mask[16]; };
#else
struct __jmp_buf_tag { long __jmpbuf[8]; int __mask_was_saved; unsigned long __saved_mask[16]; };
#endif
typedef struct __jmp_buf_tag jmp_buf[1];
#endif
