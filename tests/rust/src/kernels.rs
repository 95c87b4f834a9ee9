//! Kernels as PTX, which every driver for CUDA 12 or 13 compiles, so that NVRTC is not needed.

use core::ffi::CStr;

/// `vadd(const float *a, const float *b, float *sum, size_t n)`, `increment(unsigned *values)` for one block, and
/// `scale(float *values, float factor, unsigned n)`; `records(unsigned long *words, unsigned __int128 wide, Padded
/// padded)` copies the parts of its arguments. `Padded` has a byte, an `unsigned __int128`, and an `unsigned`.
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

.visible .entry records(.param .u64 words, .param .align 16 .b8 wide[16], .param .align 16 .b8 padded[48])
{
    .reg .b32 %r<1>;
    .reg .b64 %l<2>;
    ld.param.u64 %l0, [words];
    cvta.to.global.u64 %l0, %l0;
    ld.param.u64 %l1, [wide];
    st.global.u64 [%l0], %l1;
    ld.param.u64 %l1, [wide+8];
    st.global.u64 [%l0+8], %l1;
    ld.param.u8 %r0, [padded];
    cvt.u64.u32 %l1, %r0;
    st.global.u64 [%l0+16], %l1;
    ld.param.u64 %l1, [padded+16];
    st.global.u64 [%l0+24], %l1;
    ld.param.u64 %l1, [padded+24];
    st.global.u64 [%l0+32], %l1;
    ld.param.u32 %r0, [padded+32];
    cvt.u64.u32 %l1, %r0;
    st.global.u64 [%l0+40], %l1;
    ret;
}
";

/// `sample(cudaTextureObject_t image, float *values)` and `draw(cudaSurfaceObject_t image)`, for one block with a
/// thread for each value in both dimensions; and `fetch(cudaTextureObject_t numbers, float *values)`, for a
/// one-dimensional block. `draw` writes 100 times the row plus the column.
pub const TEXTURES: &CStr = c"
.version 7.0
.target sm_75
.address_size 64

.visible .entry sample(.param .u64 image, .param .u64 values)
{
    .reg .b32 %r<4>;
    .reg .f32 %f<6>;
    .reg .b64 %l<3>;
    mov.u32 %r0, %tid.x;
    mov.u32 %r1, %tid.y;
    mov.u32 %r2, %ntid.x;
    cvt.rn.f32.u32 %f4, %r0;
    cvt.rn.f32.u32 %f5, %r1;
    add.f32 %f4, %f4, 0f3F000000;
    add.f32 %f5, %f5, 0f3F000000;
    ld.param.u64 %l0, [image];
    tex.2d.v4.f32.f32 {%f0, %f1, %f2, %f3}, [%l0, {%f4, %f5}];
    mad.lo.u32 %r3, %r1, %r2, %r0;
    mul.wide.u32 %l1, %r3, 4;
    ld.param.u64 %l2, [values];
    cvta.to.global.u64 %l2, %l2;
    add.u64 %l2, %l2, %l1;
    st.global.f32 [%l2], %f0;
    ret;
}

.visible .entry fetch(.param .u64 numbers, .param .u64 values)
{
    .reg .b32 %r<1>;
    .reg .f32 %f<4>;
    .reg .b64 %l<3>;
    mov.u32 %r0, %tid.x;
    ld.param.u64 %l0, [numbers];
    tex.1d.v4.f32.s32 {%f0, %f1, %f2, %f3}, [%l0, {%r0}];
    mul.wide.u32 %l1, %r0, 4;
    ld.param.u64 %l2, [values];
    cvta.to.global.u64 %l2, %l2;
    add.u64 %l2, %l2, %l1;
    st.global.f32 [%l2], %f0;
    ret;
}

.visible .entry draw(.param .u64 image)
{
    .reg .b32 %r<4>;
    .reg .b64 %l<1>;
    mov.u32 %r0, %tid.x;
    mov.u32 %r1, %tid.y;
    mad.lo.u32 %r2, %r1, 100, %r0;
    shl.b32 %r3, %r0, 2;
    ld.param.u64 %l0, [image];
    sust.b.2d.b32.trap [%l0, {%r3, %r1}], {%r2};
    ret;
}
";

/// `mark(unsigned *values)`, which stores a value for each block: the block's rank in its cluster, starting at 1.
pub const CLUSTERS: &CStr = c"
.version 7.8
.target sm_90
.address_size 64

.visible .entry mark(.param .u64 values)
{
    .reg .b32 %r<2>;
    .reg .b64 %l<2>;
    mov.u32 %r0, %ctaid.x;
    mov.u32 %r1, %cluster_ctarank;
    add.u32 %r1, %r1, 1;
    mul.wide.u32 %l0, %r0, 4;
    ld.param.u64 %l1, [values];
    cvta.to.global.u64 %l1, %l1;
    add.u64 %l1, %l1, %l0;
    st.global.u32 [%l1], %r1;
    ret;
}
";
