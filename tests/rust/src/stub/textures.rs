//! Arrays, textures and surfaces in the stub driver. An array's memory is in row-major order, and its handle is its
//! address.

use super::memory::{allocate, free};
use super::state::{CONTEXTS, Done, INVALID_HANDLE, INVALID_VALUE, State, current, driver, state};
use core::ffi::c_void;
use cubind::shared::driver::{CUDA_ARRAY3D_DESCRIPTOR, CUDA_MEMCPY3D, CUDA_RESOURCE_DESC};
use std::ptr;

/// The memory of a texture or a surface is the first field of the union, for each kind of resource.
unsafe fn make(resource: *const CUDA_RESOURCE_DESC) -> Result<u64, i32> {
    let (context, mut state) = (current()?, state());
    let shown = unsafe { (*resource).res.array.hArray.0.addr() };
    if shown != 0 && state.memory.range(..=shown).next_back().is_none_or(|(begin, len)| shown >= begin + len) {
        return Err(state.dead("cuTexObjectCreate", shown));
    }
    // Handles are numbered per context, as on an H200 with driver 580.
    let number = (1..).find(|number| !state.textures.contains_key(&(context, *number))).unwrap_or_default();
    state.textures.insert((context, number), shown);
    Ok(number)
}

fn destroy(function: &str, number: u64) -> Done {
    let context = CONTEXTS.with_borrow(|contexts| contexts.last().copied()).unwrap_or(0);
    let mut state = state();
    let Some(shown) = state.textures.remove(&(context, number)) else {
        state.faults.push(format!("{function}: the context {context:#x} has no texture {number}"));
        return Err(INVALID_HANDLE);
    };
    if shown != 0 && state.work.iter().any(|work| work.to == shown) {
        state.faults.push(format!("{function} takes what work uses"));
    }
    Ok(())
}

impl State {
    /// Returns the memory to which a kernel's argument refers: the memory of a texture or a surface, or the memory at
    /// an address.
    pub(super) fn shown(&self, number: usize) -> usize {
        let context = CONTEXTS.with_borrow(|contexts| contexts.last().copied()).unwrap_or(0);
        self.textures.get(&(context, number as u64)).copied().unwrap_or(number)
    }
}

driver! {
    // One, two or four channels of these formats are supported.
    fn cuArray3DCreate_v2(array: *mut usize, descriptor: *const CUDA_ARRAY3D_DESCRIPTOR) {
        current()?;
        let descriptor = &*descriptor;
        let bytes = match descriptor.Format.0 {
            0x01 | 0x08 => 1,
            0x02 | 0x09 | 0x10 => 2,
            0x03 | 0x0a | 0x20 => 4,
            _ => return Err(INVALID_VALUE),
        };
        let values = descriptor.Width * descriptor.Height.max(1) * descriptor.Depth.max(1);
        if values == 0 {
            return Err(INVALID_VALUE);
        }
        *array = allocate(&mut state(), values * bytes * descriptor.NumChannels as usize)?;
        Ok(())
    }
    fn cuArrayDestroy(array: usize) {
        current()?;
        if state().textures.values().any(|shown| *shown == array) {
            state().faults.push("cuArrayDestroy takes what a texture shows".to_owned());
        }
        free(&mut state(), "cuArrayDestroy", array)
    }
    // The copy is between a whole array and the host.
    fn cuMemcpy3D_v2(copy: *const CUDA_MEMCPY3D) {
        current()?;
        let copy = &*copy;
        let bytes = copy.WidthInBytes * copy.Height * copy.Depth;
        match (copy.srcMemoryType.0, copy.dstMemoryType.0) {
            (1, 3) => ptr::copy(copy.srcHost.cast::<u8>(), copy.dstArray.0.cast(), bytes),
            (3, 1) => ptr::copy(copy.srcArray.0.cast::<u8>(), copy.dstHost.cast(), bytes),
            _ => return Err(INVALID_VALUE),
        }
        Ok(())
    }
    fn cuTexObjectCreate(
        made: *mut u64, resource: *const CUDA_RESOURCE_DESC, _description: *const c_void, _view: *const c_void,
    ) {
        *made = make(resource)?;
        Ok(())
    }
    fn cuTexObjectDestroy(texture: u64) {
        destroy("cuTexObjectDestroy", texture)
    }
    fn cuSurfObjectCreate(made: *mut u64, resource: *const CUDA_RESOURCE_DESC) {
        *made = make(resource)?;
        Ok(())
    }
    fn cuSurfObjectDestroy(surface: u64) {
        destroy("cuSurfObjectDestroy", surface)
    }
}
