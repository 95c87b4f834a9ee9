//! Functions that are identical in all major versions (nvJitLink).
// Written by cubind's generator from `specs/`: do not edit.
#[allow(unused_imports)]
use super::*;

/// Adds device code in memory to a link: cubin, PTX, LTO-IR, fat binary, object or library.
///
/// `nvJitLinkResult nvJitLinkAddData(nvJitLinkHandle handle, nvJitLinkInputType inputType, const void *data, size_t size, const char *name)`
#[cfg_attr(doc, doc = forms!(owned nvjitlink::nvJitLinkAddData))]
///
/// - `data`: in, host memory, whose size in bytes is passed as `size`
/// - `name`: in, string; `None` passes NULL
///
/// In `nvJitLink.h` since at least CUDA 12.0. [NVIDIA's documentation](https://docs.nvidia.com/cuda/nvjitlink/index.html#:~:text=nvJitLinkAddData).
///
/// # Safety
///
/// `handle`: a live handle that no other thread uses during the call.
#[inline]
pub unsafe fn nvJitLinkAddData<T: Input>(
    handle: nvJitLinkHandle,
    inputType: nvJitLinkInputType,
    data: &[T],
    name: Option<&CStr>,
) -> (nvJitLinkResult,) {
    let returned = unsafe { sys::nvJitLinkAddData(
        handle, inputType, args::as_ptr(data).cast(), args::count(size_of_val(data)), args::option_text(name),
    ) };
    (returned,)
}

/// Adds a file of device code to a link: cubin, PTX, LTO-IR, fat binary, object or library.
///
/// `nvJitLinkResult nvJitLinkAddFile(nvJitLinkHandle handle, nvJitLinkInputType inputType, const char *fileName)`
#[cfg_attr(doc, doc = forms!(owned nvjitlink::nvJitLinkAddFile))]
///
/// - `fileName`: in, string
///
/// In `nvJitLink.h` since at least CUDA 12.0. [NVIDIA's documentation](https://docs.nvidia.com/cuda/nvjitlink/index.html#:~:text=nvJitLinkAddFile).
///
/// # Safety
///
/// - `handle`: a live handle that no other thread uses during the call.
/// - `fileName` must name a complete, valid file; the library does not check the contents.
#[inline]
pub unsafe fn nvJitLinkAddFile(
    handle: nvJitLinkHandle,
    inputType: nvJitLinkInputType,
    fileName: &CStr,
) -> (nvJitLinkResult,) {
    let returned = unsafe { sys::nvJitLinkAddFile(handle, inputType, fileName.as_ptr()) };
    (returned,)
}

/// Links the added inputs, with link-time optimization if requested.
///
/// `nvJitLinkResult nvJitLinkComplete(nvJitLinkHandle handle)`
#[cfg_attr(doc, doc = forms!(owned nvjitlink::nvJitLinkComplete))]
///
/// In `nvJitLink.h` since at least CUDA 12.0. [NVIDIA's documentation](https://docs.nvidia.com/cuda/nvjitlink/index.html#:~:text=nvJitLinkComplete).
///
/// # Safety
///
/// `handle`: a live handle that no other thread uses during the call.
#[inline]
pub unsafe fn nvJitLinkComplete(handle: nvJitLinkHandle) -> (nvJitLinkResult,) {
    let returned = unsafe { sys::nvJitLinkComplete(handle) };
    (returned,)
}

/// Destroys a link with all its resources and sets its handle to null.
///
/// `nvJitLinkResult nvJitLinkDestroy(nvJitLinkHandle *handle)`
#[cfg_attr(doc, doc = forms!(nvjitlink::nvJitLinkDestroy))]
///
/// - `handle`: read and updated in place; invalid afterwards
///
/// In `nvJitLink.h` since at least CUDA 12.0. [NVIDIA's documentation](https://docs.nvidia.com/cuda/nvjitlink/index.html#:~:text=nvJitLinkDestroy).
///
/// # Safety
///
/// - `handle`: a live handle that no other thread uses during the call.
/// - No thread may use `handle`, or objects that belong to it, during or after the call.
#[inline]
pub unsafe fn nvJitLinkDestroy(handle: &mut nvJitLinkHandle) -> (nvJitLinkResult,) {
    let returned = unsafe { sys::nvJitLinkDestroy(handle) };
    (returned,)
}

/// Gets a link's error log, whose size `nvJitLinkGetErrorLogSize` returns.
///
/// `nvJitLinkResult nvJitLinkGetErrorLog(nvJitLinkHandle handle, char *log)`
#[cfg_attr(doc, doc = forms!(owned nvjitlink::nvJitLinkGetErrorLog))]
///
/// - `log`: out, host memory, of the length that `nvJitLinkGetErrorLogSize` returns
///
/// In `nvJitLink.h` since at least CUDA 12.0. [NVIDIA's documentation](https://docs.nvidia.com/cuda/nvjitlink/index.html#:~:text=nvJitLinkGetErrorLog).
///
/// # Safety
///
/// - `handle`: a live handle that no other thread uses during the call.
/// - `log`: at least as long as the length that `nvJitLinkGetErrorLogSize` returns. The length is not checked.
#[inline]
pub unsafe fn nvJitLinkGetErrorLog(
    handle: nvJitLinkHandle,
    log: &mut [u8],
) -> (nvJitLinkResult,) {
    let returned = unsafe { sys::nvJitLinkGetErrorLog(handle, args::as_mut_ptr(log).cast()) };
    (returned,)
}

/// Returns the size in bytes of a link's error log, including the final NUL.
///
/// `nvJitLinkResult nvJitLinkGetErrorLogSize(nvJitLinkHandle handle, size_t *size)`
#[cfg_attr(doc, doc = forms!(owned nvjitlink::nvJitLinkGetErrorLogSize))]
///
/// Returns `(nvJitLinkResult, size: size_t)`.
///
/// - `size`: out
///
/// In `nvJitLink.h` since at least CUDA 12.0. [NVIDIA's documentation](https://docs.nvidia.com/cuda/nvjitlink/index.html#:~:text=nvJitLinkGetErrorLogSize).
///
/// # Safety
///
/// `handle`: a live handle that no other thread uses during the call.
#[inline]
pub unsafe fn nvJitLinkGetErrorLogSize(
    handle: nvJitLinkHandle,
) -> (nvJitLinkResult, usize) {
    let mut size: usize = output::zeroed();
    let returned = unsafe { sys::nvJitLinkGetErrorLogSize(handle, &mut size) };
    (returned, size)
}

/// Gets a link's notes and warnings (info log), whose size `nvJitLinkGetInfoLogSize` returns.
///
/// `nvJitLinkResult nvJitLinkGetInfoLog(nvJitLinkHandle handle, char *log)`
#[cfg_attr(doc, doc = forms!(owned nvjitlink::nvJitLinkGetInfoLog))]
///
/// - `log`: out, host memory, of the length that `nvJitLinkGetInfoLogSize` returns
///
/// In `nvJitLink.h` since at least CUDA 12.0. [NVIDIA's documentation](https://docs.nvidia.com/cuda/nvjitlink/index.html#:~:text=nvJitLinkGetInfoLog).
///
/// # Safety
///
/// - `handle`: a live handle that no other thread uses during the call.
/// - `log`: at least as long as the length that `nvJitLinkGetInfoLogSize` returns. The length is not checked.
#[inline]
pub unsafe fn nvJitLinkGetInfoLog(
    handle: nvJitLinkHandle,
    log: &mut [u8],
) -> (nvJitLinkResult,) {
    let returned = unsafe { sys::nvJitLinkGetInfoLog(handle, args::as_mut_ptr(log).cast()) };
    (returned,)
}

/// Returns the size in bytes of a link's info log, including the final NUL.
///
/// `nvJitLinkResult nvJitLinkGetInfoLogSize(nvJitLinkHandle handle, size_t *size)`
#[cfg_attr(doc, doc = forms!(owned nvjitlink::nvJitLinkGetInfoLogSize))]
///
/// Returns `(nvJitLinkResult, size: size_t)`.
///
/// - `size`: out
///
/// In `nvJitLink.h` since at least CUDA 12.0. [NVIDIA's documentation](https://docs.nvidia.com/cuda/nvjitlink/index.html#:~:text=nvJitLinkGetInfoLogSize).
///
/// # Safety
///
/// `handle`: a live handle that no other thread uses during the call.
#[inline]
pub unsafe fn nvJitLinkGetInfoLogSize(
    handle: nvJitLinkHandle,
) -> (nvJitLinkResult, usize) {
    let mut size: usize = output::zeroed();
    let returned = unsafe { sys::nvJitLinkGetInfoLogSize(handle, &mut size) };
    (returned, size)
}

/// Gets a link's cubin, whose size `nvJitLinkGetLinkedCubinSize` returns.
///
/// `nvJitLinkResult nvJitLinkGetLinkedCubin(nvJitLinkHandle handle, void *cubin)`
#[cfg_attr(doc, doc = forms!(owned nvjitlink::nvJitLinkGetLinkedCubin))]
///
/// - `cubin`: out, host memory, of the length that `nvJitLinkGetLinkedCubinSize` returns
///
/// In `nvJitLink.h` since at least CUDA 12.0. [NVIDIA's documentation](https://docs.nvidia.com/cuda/nvjitlink/index.html#:~:text=nvJitLinkGetLinkedCubin).
///
/// # Safety
///
/// - `handle`: a live handle that no other thread uses during the call.
/// - `cubin`: at least as long as the length that `nvJitLinkGetLinkedCubinSize` returns. The length is not checked.
#[inline]
pub unsafe fn nvJitLinkGetLinkedCubin<T: Output>(
    handle: nvJitLinkHandle,
    cubin: &mut [T],
) -> (nvJitLinkResult,) {
    let returned = unsafe { sys::nvJitLinkGetLinkedCubin(handle, args::as_mut_ptr(cubin).cast()) };
    (returned,)
}

/// Returns the size in bytes of the cubin that a link produced.
///
/// `nvJitLinkResult nvJitLinkGetLinkedCubinSize(nvJitLinkHandle handle, size_t *size)`
#[cfg_attr(doc, doc = forms!(owned nvjitlink::nvJitLinkGetLinkedCubinSize))]
///
/// Returns `(nvJitLinkResult, size: size_t)`.
///
/// - `size`: out
///
/// In `nvJitLink.h` since at least CUDA 12.0. [NVIDIA's documentation](https://docs.nvidia.com/cuda/nvjitlink/index.html#:~:text=nvJitLinkGetLinkedCubinSize).
///
/// # Safety
///
/// `handle`: a live handle that no other thread uses during the call.
#[inline]
pub unsafe fn nvJitLinkGetLinkedCubinSize(
    handle: nvJitLinkHandle,
) -> (nvJitLinkResult, usize) {
    let mut size: usize = output::zeroed();
    let returned = unsafe { sys::nvJitLinkGetLinkedCubinSize(handle, &mut size) };
    (returned, size)
}

/// Gets a link's PTX, whose size `nvJitLinkGetLinkedPtxSize` returns.
///
/// `nvJitLinkResult nvJitLinkGetLinkedPtx(nvJitLinkHandle handle, char *ptx)`
#[cfg_attr(doc, doc = forms!(owned nvjitlink::nvJitLinkGetLinkedPtx))]
///
/// - `ptx`: out, host memory, of the length that `nvJitLinkGetLinkedPtxSize` returns
///
/// In `nvJitLink.h` since at least CUDA 12.0. [NVIDIA's documentation](https://docs.nvidia.com/cuda/nvjitlink/index.html#:~:text=nvJitLinkGetLinkedPtx).
///
/// # Safety
///
/// - `handle`: a live handle that no other thread uses during the call.
/// - `ptx`: at least as long as the length that `nvJitLinkGetLinkedPtxSize` returns. The length is not checked.
#[inline]
pub unsafe fn nvJitLinkGetLinkedPtx(
    handle: nvJitLinkHandle,
    ptx: &mut [u8],
) -> (nvJitLinkResult,) {
    let returned = unsafe { sys::nvJitLinkGetLinkedPtx(handle, args::as_mut_ptr(ptx).cast()) };
    (returned,)
}

/// Returns the size in bytes of the PTX that a link produced, which requires the options `-lto -ptx`.
///
/// `nvJitLinkResult nvJitLinkGetLinkedPtxSize(nvJitLinkHandle handle, size_t *size)`
#[cfg_attr(doc, doc = forms!(owned nvjitlink::nvJitLinkGetLinkedPtxSize))]
///
/// Returns `(nvJitLinkResult, size: size_t)`.
///
/// - `size`: out
///
/// In `nvJitLink.h` since at least CUDA 12.0. [NVIDIA's documentation](https://docs.nvidia.com/cuda/nvjitlink/index.html#:~:text=nvJitLinkGetLinkedPtxSize).
///
/// # Safety
///
/// `handle`: a live handle that no other thread uses during the call.
#[inline]
pub unsafe fn nvJitLinkGetLinkedPtxSize(
    handle: nvJitLinkHandle,
) -> (nvJitLinkResult, usize) {
    let mut size: usize = output::zeroed();
    let returned = unsafe { sys::nvJitLinkGetLinkedPtxSize(handle, &mut size) };
    (returned, size)
}

/// Returns the major and minor version of nvJitLink, which equal those of its CUDA toolkit.
///
/// `nvJitLinkResult nvJitLinkVersion(unsigned int *major, unsigned int *minor)`
#[cfg_attr(doc, doc = forms!(nvjitlink::nvJitLinkVersion))]
///
/// Returns `(nvJitLinkResult, major: unsigned int, minor: unsigned int)`.
///
/// - `major`, `minor`: out
///
/// Documented errors: [`nvJitLinkResult::NVJITLINK_ERROR_INTERNAL`], [`nvJitLinkResult::NVJITLINK_ERROR_INVALID_INPUT`].
///
/// In `nvJitLink.h` since CUDA 12.3. [NVIDIA's documentation](https://docs.nvidia.com/cuda/nvjitlink/index.html#:~:text=nvJitLinkVersion).
///
/// # Safety
///
/// No preconditions: invalid arguments return an error code.
#[inline]
pub unsafe fn nvJitLinkVersion() -> (nvJitLinkResult, u32, u32) {
    let mut major: u32 = output::zeroed();
    let mut minor: u32 = output::zeroed();
    let returned = unsafe { sys::nvJitLinkVersion(&mut major, &mut minor) };
    (returned, major, minor)
}
