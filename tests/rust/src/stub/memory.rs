//! Devices, contexts, memory, streams and events in the stub driver.

use super::state::{
    CONTEXTS, INVALID_CONTEXT, INVALID_DEVICE, INVALID_HANDLE, INVALID_VALUE, MODE, OUT_OF_MEMORY, Object, State,
    current, driver, identity, pause, state,
};
use core::ffi::c_void;
use core::ptr;
use std::alloc::{Layout, alloc_zeroed, dealloc};

/// The alignment of device and host memory, which is less than a page.
const ALIGNMENT: usize = 512;
const GRANULARITY: usize = 1 << 16;

pub(super) fn allocate(state: &mut State, bytes: usize) -> Result<usize, i32> {
    let layout = Layout::from_size_align(bytes.max(1), 2 * ALIGNMENT).map_err(|_| OUT_OF_MEMORY)?;
    // The allocation is larger by `ALIGNMENT`, so that the returned address has no larger alignment.
    let layout = Layout::from_size_align(layout.size() + ALIGNMENT, layout.align()).map_err(|_| OUT_OF_MEMORY)?;
    let address = unsafe { alloc_zeroed(layout) } as usize + ALIGNMENT;
    state.memory.insert(address, bytes);
    Ok(address)
}

pub(super) fn free(state: &mut State, function: &str, address: usize) -> Result<(), i32> {
    let Some(bytes) = state.memory.remove(&address) else { return Err(state.dead(function, address)) };
    state.managed.remove(&address);
    state.goes(function, address, bytes);
    let layout = Layout::from_size_align(bytes.max(1) + ALIGNMENT, 2 * ALIGNMENT).map_err(|_| INVALID_VALUE)?;
    unsafe { dealloc((address - ALIGNMENT) as *mut u8, layout) };
    Ok(())
}

/// Adds work to a stream, or to the default stream.
pub(super) fn later(function: &str, stream: usize, to: usize, from: usize, bytes: usize) -> Result<(), i32> {
    pause();
    let mut state = state();
    if stream != 0
        && let Some(graph) = state.recorded(function, stream)?
    {
        for memory in [(to, true), (from, false)].into_iter().filter(|(memory, _)| *memory != 0) {
            state.record(function, stream, graph, memory)?;
        }
        return Ok(());
    }
    state.later(stream, to, from, bytes);
    Ok(())
}

driver! {
    fn cuInit(_flags: u32) {
        Ok(())
    }
    fn cuDriverGetVersion(version: *mut i32) {
        *version = 13_050;
        Ok(())
    }
    fn cuDeviceGetCount(count: *mut i32) {
        *count = 2;
        Ok(())
    }
    // The device has 8 multiprocessors and concurrent managed access.
    fn cuDeviceGetAttribute(value: *mut i32, attribute: i32, _device: i32) {
        *value = match attribute {
            16 => 8,
            89 => i32::from(!state().is_exclusive),
            _ => return Err(INVALID_VALUE),
        };
        Ok(())
    }
    fn cuDeviceGet(device: *mut i32, ordinal: i32) {
        *device = ordinal;
        if (0..2).contains(&ordinal) { Ok(()) } else { Err(INVALID_DEVICE) }
    }
    fn cuDevicePrimaryCtxRetain(context: *mut usize, device: i32) {
        *context = if device == 0 { 0x100 } else { 0x200 };
        state().primary.insert(device);
        Ok(())
    }
    fn cuDevicePrimaryCtxGetState(device: i32, flags: *mut u32, is_active: *mut i32) {
        (*flags, *is_active) = (0, i32::from(state().primary.contains(&device)));
        Ok(())
    }
    // The context stays active, because the tests do not count the references.
    fn cuDevicePrimaryCtxRelease_v2(device: i32) {
        if state().primary.contains(&device) { Ok(()) } else { Err(INVALID_CONTEXT) }
    }
    fn cuCtxGetCurrent(context: *mut usize) {
        *context = current().unwrap_or(0);
        Ok(())
    }
    fn cuCtxGetDevice(device: *mut i32) {
        *device = if current()? == 0x100 { 0 } else { 1 };
        Ok(())
    }
    fn cuCtxSetCurrent(context: usize) {
        CONTEXTS.with_borrow_mut(|contexts| {
            contexts.pop();
            contexts.push(context);
        });
        Ok(())
    }
    fn cuCtxPushCurrent_v2(context: usize) {
        CONTEXTS.with_borrow_mut(|contexts| contexts.push(context));
        Ok(())
    }
    fn cuCtxPopCurrent_v2(context: *mut usize) {
        *context = CONTEXTS.with_borrow_mut(Vec::pop).ok_or(INVALID_CONTEXT)?;
        Ok(())
    }
    fn cuCtxSynchronize() {
        let context = current()?;
        let mut state = state();
        state.is_allowed("cuCtxSynchronize")?;
        if state.is_recording() {
            state.faults.push("cuCtxSynchronize spoils a capture".to_owned());
            return Err(super::state::NOT_PERMITTED);
        }
        state.finish_context(context);
        Ok(())
    }

    fn cuMemAlloc_v2(address: *mut usize, bytes: usize) {
        current()?;
        *address = allocate(&mut state(), bytes)?;
        Ok(())
    }
    fn cuMemAllocManaged(address: *mut usize, bytes: usize, _flags: u32) {
        current()?;
        let mut state = state();
        *address = allocate(&mut state, bytes)?;
        state.managed.insert(*address);
        Ok(())
    }
    fn cuMemPrefetchAsync_v2(address: usize, bytes: usize, _kind: u64, _flags: u32, stream: usize) {
        state().moves(stream, address, bytes);
        Ok(())
    }
    fn cuMemAdvise_v2(_address: usize, _bytes: usize, _advice: i32, _place: u64) {
        Ok(())
    }
    fn cuDeviceCanAccessPeer(can: *mut i32, device: i32, peer: i32) {
        *can = i32::from(device != peer);
        Ok(())
    }
    fn cuCtxEnablePeerAccess(peer: usize, _flags: u32) {
        let context = current()?;
        if state().peers.insert((context, peer)) { Ok(()) } else { Err(super::state::PEER_ACCESS_ALREADY_ENABLED) }
    }
    fn cuMemFree_v2(address: usize) {
        state().is_allowed("cuMemFree")?;
        free(&mut state(), "cuMemFree", address)
    }
    fn cuMemHostAlloc(address: *mut usize, bytes: usize, _flags: u32) {
        current()?;
        *address = allocate(&mut state(), bytes)?;
        Ok(())
    }
    fn cuMemFreeHost(address: usize) {
        free(&mut state(), "cuMemFreeHost", address)
    }
    fn cuMemcpyHtoD_v2(to: usize, from: usize, bytes: usize) {
        ptr::copy(from as *const u8, to as *mut u8, bytes);
        Ok(())
    }
    // A copy to managed memory may be a copy between devices, for which the driver does not wait.
    fn cuMemcpyDtoH_v2(to: usize, from: usize, bytes: usize) {
        if state().managed.contains(&to) {
            return later("cuMemcpyDtoH", 0, to, from, bytes);
        }
        ptr::copy(from as *const u8, to as *mut u8, bytes);
        Ok(())
    }
    fn cuMemsetD8_v2(to: usize, value: u8, bytes: usize) {
        ptr::write_bytes(to as *mut u8, value, bytes);
        Ok(())
    }
    fn cuMemcpyHtoDAsync_v2(to: usize, from: usize, bytes: usize, stream: usize) {
        later("cuMemcpyHtoDAsync", stream, to, from, bytes)
    }
    fn cuMemcpyDtoDAsync_v2(to: usize, from: usize, bytes: usize, stream: usize) {
        later("cuMemcpyDtoDAsync", stream, to, from, bytes)
    }
    fn cuMemcpyDtoHAsync_v2(to: usize, from: usize, bytes: usize, stream: usize) {
        later("cuMemcpyDtoHAsync", stream, to, from, bytes)
    }

    fn cuMemGetAllocationGranularity(granularity: *mut usize, _properties: *const c_void, _option: i32) {
        *granularity = GRANULARITY;
        Ok(())
    }
    fn cuMemAddressReserve(address: *mut usize, bytes: usize, _alignment: usize, _at: usize, _flags: u64) {
        *address = allocate(&mut state(), bytes)?;
        Ok(())
    }
    fn cuMemAddressFree(address: usize, _bytes: usize) {
        free(&mut state(), "cuMemAddressFree", address)
    }
    // Reserved addresses have memory immediately, because the stub does not check mappings.
    fn cuMemCreate(handle: *mut u64, _bytes: usize, _properties: *const c_void, _flags: u64) {
        *handle = 1;
        Ok(())
    }
    fn cuMemRelease(_handle: u64) {
        Ok(())
    }
    fn cuMemMap(_address: usize, _bytes: usize, _offset: usize, _handle: u64, _flags: u64) {
        Ok(())
    }
    fn cuMemSetAccess(_address: usize, _bytes: usize, _access: *const c_void, _count: usize) {
        Ok(())
    }
    fn cuMemUnmap(address: usize, bytes: usize) {
        state().goes("cuMemUnmap", address, bytes);
        Ok(())
    }

    fn cuStreamCreate(stream: *mut usize, _flags: u32) {
        let context = current()?;
        *stream = state().make(Object::Stream { context, graph: None, is_open: false });
        Ok(())
    }
    fn cuStreamDestroy_v2(stream: usize) {
        let mut state = state();
        if let Object::Stream { graph: Some(graph), is_open: true, .. } = state.destroy("cuStreamDestroy", stream)? {
            state.lost.insert(graph);
        }
        Ok(())
    }
    fn cuStreamSynchronize(stream: usize) {
        let mut state = state();
        if stream != 0 && state.recorded("cuStreamSynchronize", stream)?.is_some() {
            state.faults.push("cuStreamSynchronize spoils a capture".to_owned());
            return Err(super::state::NOT_PERMITTED);
        }
        let latest = state.latest();
        state.finish(identity(stream), latest);
        Ok(())
    }
    fn cuStreamGetCtx(stream: usize, context: *mut usize) {
        *context = match stream {
            0 => current()?,
            stream => {
                let mut state = state();
                let Object::Stream { context, .. } = state.object("cuStreamGetCtx", stream)? else {
                    return Err(INVALID_HANDLE);
                };
                *context
            }
        };
        Ok(())
    }
    fn cuStreamIsCapturing(stream: usize, status: *mut i32) {
        *status = match stream {
            0 => 0,
            stream => i32::from(state().recorded("cuStreamIsCapturing", stream)?.is_some()),
        };
        Ok(())
    }
    fn cuStreamWaitEvent(waits: usize, event: usize, _flags: u32) {
        let mut state = state();
        let Object::Event { stream, work, captured } = *state.object("cuStreamWaitEvent", event)? else {
            return Err(INVALID_HANDLE);
        };
        if let Some(graph) = captured {
            return state.join(waits, stream, graph);
        }
        if waits != 0 && state.recorded("cuStreamWaitEvent", waits)?.is_some() {
            return Err(super::state::ISOLATION);
        }
        let from = state.number();
        state.waits.push((identity(waits), from, stream, work));
        Ok(())
    }
    fn cuThreadExchangeStreamCaptureMode(mode: *mut i32) {
        *mode = MODE.replace(*mode);
        Ok(())
    }
    fn cuEventCreate(event: *mut usize, _flags: u32) {
        current()?;
        *event = state().make(Object::Event { stream: 0, work: 0, captured: None });
        Ok(())
    }
    fn cuEventRecord(event: usize, recorded: usize) {
        let mut state = state();
        let graph = if recorded == 0 { None } else { state.recorded("cuEventRecord", recorded)? };
        let latest = state.number();
        let Object::Event { stream, work, captured } = state.object("cuEventRecord", event)? else {
            return Err(INVALID_HANDLE);
        };
        (*stream, *work, *captured) = (identity(recorded), latest, graph);
        Ok(())
    }
    fn cuEventSynchronize(event: usize) {
        let mut state = state();
        state.is_allowed("cuEventSynchronize")?;
        let Object::Event { stream, work: until, captured } = *state.object("cuEventSynchronize", event)? else {
            return Err(INVALID_HANDLE);
        };
        if captured.is_some() {
            state.faults.push("cuEventSynchronize spoils a capture".to_owned());
            return Err(super::state::NOT_PERMITTED);
        }
        state.finish(stream, until);
        Ok(())
    }
    fn cuEventDestroy_v2(event: usize) {
        state().destroy("cuEventDestroy", event).map(drop)
    }
}
