//! Functions that are identical in all major versions (nvFatbin).
// Written by cubind's generator from `specs/`: do not edit.
#[allow(unused_imports)]
use super::*;

/// Adds a cubin for an architecture, given as a string such as `90`, to a fat binary.
///
/// `nvFatbinResult nvFatbinAddCubin(nvFatbinHandle handle, const void *code, size_t size, const char *arch, const char *identifier)`
#[cfg_attr(doc, doc = forms!(owned nvfatbin::nvFatbinAddCubin))]
///
/// - `code`: in, host memory, whose size in bytes is passed as `size`
/// - `arch`, `identifier`: in, string
///
/// Documented errors: [`nvFatbinResult::NVFATBIN_ERROR_COMPRESSED_SIZE_EXCEEDED`], [`nvFatbinResult::NVFATBIN_ERROR_COMPRESSION_FAILED`], [`nvFatbinResult::NVFATBIN_ERROR_ELF_ARCH_MISMATCH`], [`nvFatbinResult::NVFATBIN_ERROR_ELF_SIZE_MISMATCH`], [`nvFatbinResult::NVFATBIN_ERROR_EMPTY_INPUT`], [`nvFatbinResult::NVFATBIN_ERROR_INTERNAL`], [`nvFatbinResult::NVFATBIN_ERROR_INVALID_ARCH`], [`nvFatbinResult::NVFATBIN_ERROR_UNRECOGNIZED_OPTION`].
///
/// In `nvFatbin.h` since at least CUDA 12.4. [NVIDIA's documentation](https://docs.nvidia.com/cuda/nvfatbin/index.html#:~:text=nvFatbinAddCubin).
///
/// # Safety
///
/// `handle`: a live handle that no other thread uses during the call.
#[inline]
pub unsafe fn nvFatbinAddCubin<T: Input>(
    handle: nvFatbinHandle,
    code: &[T],
    arch: &CStr,
    identifier: &CStr,
) -> (nvFatbinResult,) {
    let returned = unsafe { sys::nvFatbinAddCubin(
        handle, args::as_ptr(code).cast(), args::count(size_of_val(code)), arch.as_ptr(), identifier.as_ptr(),
    ) };
    (returned,)
}

/// Adds an index file to a fat binary, under an identifier.
///
/// `nvFatbinResult nvFatbinAddIndex(nvFatbinHandle handle, const void *code, size_t size, const char *identifier)`
#[cfg_attr(doc, doc = forms!(owned nvfatbin::nvFatbinAddIndex))]
///
/// - `code`: in, host memory, whose size in bytes is passed as `size`
/// - `identifier`: in, string
///
/// Documented errors: [`nvFatbinResult::NVFATBIN_ERROR_COMPRESSED_SIZE_EXCEEDED`], [`nvFatbinResult::NVFATBIN_ERROR_COMPRESSION_FAILED`], [`nvFatbinResult::NVFATBIN_ERROR_EMPTY_INPUT`], [`nvFatbinResult::NVFATBIN_ERROR_INTERNAL`], [`nvFatbinResult::NVFATBIN_ERROR_INVALID_INDEX`], [`nvFatbinResult::NVFATBIN_ERROR_UNRECOGNIZED_OPTION`].
///
/// In `nvFatbin.h` since CUDA 12.5. [NVIDIA's documentation](https://docs.nvidia.com/cuda/nvfatbin/index.html#:~:text=nvFatbinAddIndex).
///
/// # Safety
///
/// `handle`: a live handle that no other thread uses during the call.
#[inline]
pub unsafe fn nvFatbinAddIndex<T: Input>(
    handle: nvFatbinHandle,
    code: &[T],
    identifier: &CStr,
) -> (nvFatbinResult,) {
    let returned = unsafe {
        sys::nvFatbinAddIndex(handle, args::as_ptr(code).cast(), args::count(size_of_val(code)), identifier.as_ptr())
    };
    (returned,)
}

/// Adds LTO-IR for an architecture to a fat binary, with options for compiling it later.
///
/// `nvFatbinResult nvFatbinAddLTOIR(nvFatbinHandle handle, const void *code, size_t size, const char *arch, const char *identifier, const char *optionsCmdLine)`
#[cfg_attr(doc, doc = forms!(owned nvfatbin::nvFatbinAddLTOIR))]
///
/// - `code`: in, host memory, whose size in bytes is passed as `size`
/// - `arch`, `identifier`, `optionsCmdLine`: in, string
///
/// Documented errors: [`nvFatbinResult::NVFATBIN_ERROR_COMPRESSED_SIZE_EXCEEDED`], [`nvFatbinResult::NVFATBIN_ERROR_COMPRESSION_FAILED`], [`nvFatbinResult::NVFATBIN_ERROR_EMPTY_INPUT`], [`nvFatbinResult::NVFATBIN_ERROR_INTERNAL`], [`nvFatbinResult::NVFATBIN_ERROR_INVALID_ARCH`], [`nvFatbinResult::NVFATBIN_ERROR_NULL_POINTER`], [`nvFatbinResult::NVFATBIN_ERROR_UNRECOGNIZED_OPTION`].
///
/// In `nvFatbin.h` since at least CUDA 12.4. [NVIDIA's documentation](https://docs.nvidia.com/cuda/nvfatbin/index.html#:~:text=nvFatbinAddLTOIR).
///
/// # Safety
///
/// `handle`: a live handle that no other thread uses during the call.
#[inline]
pub unsafe fn nvFatbinAddLTOIR<T: Input>(
    handle: nvFatbinHandle,
    code: &[T],
    arch: &CStr,
    identifier: &CStr,
    optionsCmdLine: &CStr,
) -> (nvFatbinResult,) {
    let returned = unsafe { sys::nvFatbinAddLTOIR(
        handle, args::as_ptr(code).cast(), args::count(size_of_val(code)), arch.as_ptr(), identifier.as_ptr(),
        optionsCmdLine.as_ptr(),
    ) };
    (returned,)
}

/// Adds PTX for an architecture to a fat binary, with options for compiling it later.
///
/// `nvFatbinResult nvFatbinAddPTX(nvFatbinHandle handle, const char *code, size_t size, const char *arch, const char *identifier, const char *optionsCmdLine)`
#[cfg_attr(doc, doc = forms!(owned nvfatbin::nvFatbinAddPTX))]
///
/// - `code`: in, host memory, whose size in bytes is passed as `size`
/// - `arch`, `identifier`, `optionsCmdLine`: in, string
///
/// Documented errors: [`nvFatbinResult::NVFATBIN_ERROR_COMPRESSED_SIZE_EXCEEDED`], [`nvFatbinResult::NVFATBIN_ERROR_COMPRESSION_FAILED`], [`nvFatbinResult::NVFATBIN_ERROR_EMPTY_INPUT`], [`nvFatbinResult::NVFATBIN_ERROR_INTERNAL`], [`nvFatbinResult::NVFATBIN_ERROR_INVALID_ARCH`], [`nvFatbinResult::NVFATBIN_ERROR_MISSING_PTX_ARCH`], [`nvFatbinResult::NVFATBIN_ERROR_MISSING_PTX_VERSION`], [`nvFatbinResult::NVFATBIN_ERROR_NULL_POINTER`], [`nvFatbinResult::NVFATBIN_ERROR_PTX_ARCH_MISMATCH`], [`nvFatbinResult::NVFATBIN_ERROR_UNRECOGNIZED_OPTION`].
///
/// In `nvFatbin.h` since at least CUDA 12.4. [NVIDIA's documentation](https://docs.nvidia.com/cuda/nvfatbin/index.html#:~:text=nvFatbinAddPTX).
///
/// # Safety
///
/// `handle`: a live handle that no other thread uses during the call.
#[inline]
pub unsafe fn nvFatbinAddPTX(
    handle: nvFatbinHandle,
    code: &[u8],
    arch: &CStr,
    identifier: &CStr,
    optionsCmdLine: &CStr,
) -> (nvFatbinResult,) {
    let returned = unsafe { sys::nvFatbinAddPTX(
        handle, args::as_ptr(code).cast(), args::count(size_of_val(code)), arch.as_ptr(), identifier.as_ptr(),
        optionsCmdLine.as_ptr(),
    ) };
    (returned,)
}

/// Adds the relocatable PTX in a host object file to a fat binary.
///
/// `nvFatbinResult nvFatbinAddReloc(nvFatbinHandle handle, const void *code, size_t size)`
#[cfg_attr(doc, doc = forms!(owned nvfatbin::nvFatbinAddReloc))]
///
/// - `code`: in, host memory, whose size in bytes is passed as `size`
///
/// Documented errors: [`nvFatbinResult::NVFATBIN_ERROR_COMPRESSED_SIZE_EXCEEDED`], [`nvFatbinResult::NVFATBIN_ERROR_COMPRESSION_FAILED`], [`nvFatbinResult::NVFATBIN_ERROR_EMPTY_INPUT`], [`nvFatbinResult::NVFATBIN_ERROR_IDENTIFIER_REUSE`], [`nvFatbinResult::NVFATBIN_ERROR_INTERNAL`], [`nvFatbinResult::NVFATBIN_ERROR_INVALID_ARCH`], [`nvFatbinResult::NVFATBIN_ERROR_MISSING_PTX_ARCH`], [`nvFatbinResult::NVFATBIN_ERROR_MISSING_PTX_VERSION`], [`nvFatbinResult::NVFATBIN_ERROR_NULL_POINTER`], [`nvFatbinResult::NVFATBIN_ERROR_PTX_ARCH_MISMATCH`], [`nvFatbinResult::NVFATBIN_ERROR_UNRECOGNIZED_OPTION`].
///
/// In `nvFatbin.h` since CUDA 12.5. [NVIDIA's documentation](https://docs.nvidia.com/cuda/nvfatbin/index.html#:~:text=nvFatbinAddReloc).
///
/// # Safety
///
/// `handle`: a live handle that no other thread uses during the call.
#[inline]
pub unsafe fn nvFatbinAddReloc<T: Input>(
    handle: nvFatbinHandle,
    code: &[T],
) -> (nvFatbinResult,) {
    let returned = unsafe { sys::nvFatbinAddReloc(handle, args::as_ptr(code).cast(), args::count(size_of_val(code))) };
    (returned,)
}

/// Creates an empty fat binary, with options such as `-64` and `-compress=true`.
///
/// `nvFatbinResult nvFatbinCreate(nvFatbinHandle *handle_indirect, const char **options, size_t optionsCount)`
#[cfg_attr(doc, doc = forms!(owned nvfatbin::nvFatbinCreate))]
///
/// Returns `(nvFatbinResult, handle_indirect: nvFatbinHandle)`.
///
/// - `handle_indirect`: out
/// - `options`: in, array, whose length is passed as `optionsCount`; an empty slice passes NULL
///
/// Documented errors: [`nvFatbinResult::NVFATBIN_ERROR_INTERNAL`], [`nvFatbinResult::NVFATBIN_ERROR_NULL_POINTER`], [`nvFatbinResult::NVFATBIN_ERROR_UNRECOGNIZED_OPTION`].
///
/// In `nvFatbin.h` since at least CUDA 12.4. [NVIDIA's documentation](https://docs.nvidia.com/cuda/nvfatbin/index.html#:~:text=nvFatbinCreate).
///
/// # Safety
///
/// `options`: NUL-terminated strings.
#[inline]
pub unsafe fn nvFatbinCreate(
    options: &[*const core::ffi::c_char],
) -> (nvFatbinResult, nvFatbinHandle) {
    let mut handle_indirect: nvFatbinHandle = output::zeroed();
    let returned = unsafe {
        sys::nvFatbinCreate(&mut handle_indirect, args::as_ptr(options).cast_mut(), args::count(options.len()))
    };
    (returned, handle_indirect)
}

/// Destroys a fat binary and sets its handle to null.
///
/// `nvFatbinResult nvFatbinDestroy(nvFatbinHandle *handle_indirect)`
#[cfg_attr(doc, doc = forms!(nvfatbin::nvFatbinDestroy))]
///
/// - `handle_indirect`: read and updated in place; invalid afterwards
///
/// Documented errors: [`nvFatbinResult::NVFATBIN_ERROR_INTERNAL`], [`nvFatbinResult::NVFATBIN_ERROR_NULL_POINTER`].
///
/// In `nvFatbin.h` since at least CUDA 12.4. [NVIDIA's documentation](https://docs.nvidia.com/cuda/nvfatbin/index.html#:~:text=nvFatbinDestroy).
///
/// # Safety
///
/// - `handle_indirect`: a live handle that no other thread uses during the call.
/// - No thread may use `handle_indirect`, or objects that belong to it, during or after the call.
#[inline]
pub unsafe fn nvFatbinDestroy(
    handle_indirect: &mut nvFatbinHandle,
) -> (nvFatbinResult,) {
    let returned = unsafe { sys::nvFatbinDestroy(handle_indirect) };
    (returned,)
}

/// Gets a finished fat binary, whose size `nvFatbinSize` returns.
///
/// `nvFatbinResult nvFatbinGet(nvFatbinHandle handle, void *buffer)`
#[cfg_attr(doc, doc = forms!(owned nvfatbin::nvFatbinGet))]
///
/// - `buffer`: out, host memory, of the length that `nvFatbinSize` returns
///
/// Documented errors: [`nvFatbinResult::NVFATBIN_ERROR_INTERNAL`], [`nvFatbinResult::NVFATBIN_ERROR_NULL_POINTER`].
///
/// In `nvFatbin.h` since at least CUDA 12.4. [NVIDIA's documentation](https://docs.nvidia.com/cuda/nvfatbin/index.html#:~:text=nvFatbinGet).
///
/// # Safety
///
/// - `handle`: a live handle that no other thread uses during the call.
/// - `buffer`: at least as long as the length that `nvFatbinSize` returns. The length is not checked.
#[inline]
pub unsafe fn nvFatbinGet<T: Output>(
    handle: nvFatbinHandle,
    buffer: &mut [T],
) -> (nvFatbinResult,) {
    let returned = unsafe { sys::nvFatbinGet(handle, args::as_mut_ptr(buffer).cast()) };
    (returned,)
}

/// Returns the description of a result code.
///
/// `const char *nvFatbinGetErrorString(nvFatbinResult result)`
#[cfg_attr(doc, doc = forms!(only nvfatbin::nvFatbinGetErrorString))]
///
/// In `nvFatbin.h` since at least CUDA 12.4. [NVIDIA's documentation](https://docs.nvidia.com/cuda/nvfatbin/index.html#:~:text=nvFatbinGetErrorString).
///
/// # Safety
///
/// No preconditions.
#[inline]
pub unsafe fn nvFatbinGetErrorString(result: nvFatbinResult) -> Option<&'static CStr> {
    unsafe { support::text(sys::nvFatbinGetErrorString(result)) }
}

/// Returns the size in bytes of a finished fat binary.
///
/// `nvFatbinResult nvFatbinSize(nvFatbinHandle handle, size_t *size)`
#[cfg_attr(doc, doc = forms!(owned nvfatbin::nvFatbinSize))]
///
/// Returns `(nvFatbinResult, size: size_t)`.
///
/// - `size`: out
///
/// Documented errors: [`nvFatbinResult::NVFATBIN_ERROR_INTERNAL`], [`nvFatbinResult::NVFATBIN_ERROR_NULL_POINTER`].
///
/// In `nvFatbin.h` since at least CUDA 12.4. [NVIDIA's documentation](https://docs.nvidia.com/cuda/nvfatbin/index.html#:~:text=nvFatbinSize).
///
/// # Safety
///
/// `handle`: a live handle that no other thread uses during the call.
#[inline]
pub unsafe fn nvFatbinSize(handle: nvFatbinHandle) -> (nvFatbinResult, usize) {
    let mut size: usize = output::zeroed();
    let returned = unsafe { sys::nvFatbinSize(handle, &mut size) };
    (returned, size)
}

/// Returns the major and minor version of nvFatbin, which equal those of its CUDA toolkit.
///
/// `nvFatbinResult nvFatbinVersion(unsigned int *major, unsigned int *minor)`
#[cfg_attr(doc, doc = forms!(nvfatbin::nvFatbinVersion))]
///
/// Returns `(nvFatbinResult, major: unsigned int, minor: unsigned int)`.
///
/// - `major`, `minor`: out
///
/// Documented errors: [`nvFatbinResult::NVFATBIN_ERROR_INTERNAL`], [`nvFatbinResult::NVFATBIN_ERROR_NULL_POINTER`].
///
/// In `nvFatbin.h` since at least CUDA 12.4. [NVIDIA's documentation](https://docs.nvidia.com/cuda/nvfatbin/index.html#:~:text=nvFatbinVersion).
///
/// # Safety
///
/// No preconditions: invalid arguments return an error code.
#[inline]
pub unsafe fn nvFatbinVersion() -> (nvFatbinResult, u32, u32) {
    let mut major: u32 = output::zeroed();
    let mut minor: u32 = output::zeroed();
    let returned = unsafe { sys::nvFatbinVersion(&mut major, &mut minor) };
    (returned, major, minor)
}
