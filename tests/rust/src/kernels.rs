//! Kernels as PTX, which every driver for CUDA 12 or 13 compiles: no NVRTC is needed.

use core::ffi::CStr;

/// `vadd(const float *a, const float *b, float *sum, size_t n)`, `increment(unsigned *values)` for one block, and
/// `scale(float *values, float factor, unsigned n)`.
pub const PTX: &CStr = c"
.version 7.0
.target sm_75
.address_size 64

.visible .entry vadd(.param .u64 a, .param .u64 b, .param .u64 sum, .param .u64 n)
{
    .reg .pred %p;
    .reg .b32 %r<4>;
    .reg .f32 %f<3>;
    .reg .b64 %l<6>;
    mov.u32 %r0, %ctaid.x;
    mov.u32 %r1, %ntid.x;
    mov.u32 %r2, %tid.x;
    mad.lo.u32 %r3, %r0, %r1, %r2;
    cvt.u64.u32 %l0, %r3;
    ld.param.u64 %l1, [n];
    setp.ge.u64 %p, %l0, %l1;
    @%p bra DONE;
    shl.b64 %l2, %l0, 2;
    ld.param.u64 %l3, [a];
    ld.param.u64 %l4, [b];
    ld.param.u64 %l5, [sum];
    cvta.to.global.u64 %l3, %l3;
    cvta.to.global.u64 %l4, %l4;
    cvta.to.global.u64 %l5, %l5;
    add.u64 %l3, %l3, %l2;
    add.u64 %l4, %l4, %l2;
    add.u64 %l5, %l5, %l2;
    ld.global.f32 %f0, [%l3];
    ld.global.f32 %f1, [%l4];
    add.f32 %f2, %f0, %f1;
    st.global.f32 [%l5], %f2;
DONE:
    ret;
}

.visible .entry increment(.param .u64 values)
{
    .reg .b32 %r<2>;
    .reg .b64 %l<2>;
    mov.u32 %r0, %tid.x;
    mul.wide.u32 %l0, %r0, 4;
    ld.param.u64 %l1, [values];
    cvta.to.global.u64 %l1, %l1;
    add.u64 %l1, %l1, %l0;
    ld.global.u32 %r1, [%l1];
    add.u32 %r1, %r1, 1;
    st.global.u32 [%l1], %r1;
    ret;
}

.visible .entry scale(.param .u64 values, .param .f32 factor, .param .u32 n)
{
    .reg .pred %p;
    .reg .b32 %r<5>;
    .reg .f32 %f<2>;
    .reg .b64 %l<2>;
    mov.u32 %r0, %ctaid.x;
    mov.u32 %r1, %ntid.x;
    mov.u32 %r2, %tid.x;
    mad.lo.u32 %r3, %r0, %r1, %r2;
    ld.param.u32 %r4, [n];
    setp.ge.u32 %p, %r3, %r4;
    @%p bra DONE;
    mul.wide.u32 %l0, %r3, 4;
    ld.param.u64 %l1, [values];
    cvta.to.global.u64 %l1, %l1;
    add.u64 %l1, %l1, %l0;
    ld.param.f32 %f0, [factor];
    ld.global.f32 %f1, [%l1];
    mul.f32 %f1, %f1, %f0;
    st.global.f32 [%l1], %f1;
DONE:
    ret;
}
";
