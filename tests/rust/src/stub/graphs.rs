//! Libraries, modules, kernels, graphs, and the objects that graphs keep alive, in the stub driver.

use super::state::{Done, INVALID_HANDLE, Object, Parameter, call_back, current, driver, pause, state};
use core::ffi::{c_char, c_void};
use core::mem::MaybeUninit;
use cubind::cuda13::driver::CUlaunchConfig;

/// The number of bytes that a kernel uses of the memory to which the kernel's only argument refers.
const KERNEL_BYTES: usize = 16;

/// Launches a kernel, or records the launch.
unsafe fn launch(name: &str, function: usize, stream: usize, parameters: *const *const usize) -> Done {
    pause();
    let mut state = state();
    let Object::Function { module, parameters: kinds } = state.object(name, function)? else {
        return Err(INVALID_HANDLE);
    };
    let (module, kinds) = (*module, kinds.clone());
    state.object(name, module)?;
    let addresses = (0..kinds.len()).map(|index| unsafe { *parameters.add(index) });
    let arguments: Vec<_> = addresses.zip(kinds).collect();
    let copied = |(address, (bytes, _)): &(*const usize, Parameter)| unsafe {
        core::slice::from_raw_parts(address.cast::<MaybeUninit<u8>>(), *bytes).to_vec()
    };
    state.arguments = arguments.iter().map(copied).collect();
    let mut memory = Vec::new();
    for (index, (address, (bytes, writes))) in arguments.into_iter().enumerate() {
        let shown = if bytes == 8 { state.shown(unsafe { *address }) } else { 0 };
        // Arguments that are numbers are not addresses.
        if index == 0 || bytes == 8 && state.has(shown) {
            memory.push((shown, writes));
        }
    }
    let graph = match stream {
        0 => None,
        stream => state.recorded(name, stream)?,
    };
    match graph {
        Some(graph) => {
            let Object::Graph { functions, .. } = state.object(name, graph)? else {
                return Err(INVALID_HANDLE);
            };
            functions.push(function);
            for memory in memory {
                state.record(name, stream, graph, memory)?;
            }
        }
        None => memory.into_iter().for_each(|memory| state.access(stream, memory, KERNEL_BYTES)),
    }
    Ok(())
}

/// Creates a copy of a graph, which refers to the same objects.
fn copy(name: &str, graph: usize) -> Result<usize, i32> {
    let mut state = state();
    let Object::Graph { functions, memory, kept } = state.object(name, graph)? else { return Err(INVALID_HANDLE) };
    let (functions, memory, kept) = (functions.clone(), memory.clone(), kept.clone());
    for function in &functions {
        let Object::Function { module, .. } = *state.object(name, *function)? else { return Err(INVALID_HANDLE) };
        state.object(name, module)?;
    }
    for object in &kept {
        let Object::Kept { references, .. } = state.object(name, *object)? else { return Err(INVALID_HANDLE) };
        *references += 1;
    }
    Ok(state.make(Object::Graph { functions, memory, kept }))
}

fn destroy(name: &str, graph: usize) -> Done {
    let Object::Graph { kept, .. } = state().destroy(name, graph)? else { return Err(INVALID_HANDLE) };
    kept.into_iter().try_for_each(|object| release(name, object))
}

/// Releases a reference to an object, and calls the object's destructor if it was the last reference.
fn release(name: &str, object: usize) -> Done {
    let last = {
        let mut state = state();
        let Object::Kept { references, destroy, data } = state.object(name, object)? else {
            return Err(INVALID_HANDLE);
        };
        *references -= 1;
        let last = (*references == 0).then_some((*destroy, *data));
        if last.is_some() {
            state.destroy(name, object)?;
        }
        last
    };
    if let Some((destroy, data)) = last {
        call_back(|| unsafe { destroy(data as *mut c_void) });
    }
    Ok(())
}

/// The variable that every module has.
#[repr(align(16))]
struct Factors(#[allow(dead_code)] [u8; 16]);
static mut FACTORS: Factors = Factors([0; 16]);

driver! {
    fn cuModuleLoadData(module: *mut usize, _image: *const c_void) {
        current()?;
        *module = state().make(Object::Module);
        Ok(())
    }
    // The stub of the PTX compiler rejects an invalid string, and reports the integer options.
    fn cuModuleLoadDataEx(module: *mut usize, image: *const c_char, count: u32, options: *const i32, values: *const usize) {
        current()?;
        let count = count as usize;
        let (options, values) =
            unsafe { (core::slice::from_raw_parts(options, count), core::slice::from_raw_parts(values, count)) };
        let given: Vec<(i32, usize)> = options.iter().copied().zip(values.iter().copied()).collect();
        let value = |option| given.iter().find(|(given, _)| *given == option).map_or(0, |(_, value)| *value);
        let write = |log, size, words: &str| {
            let len = words.len().min(value(size));
            unsafe { core::ptr::with_exposed_provenance_mut::<u8>(value(log)).copy_from(words.as_ptr(), len) };
        };
        if unsafe { core::ffi::CStr::from_ptr(image) } == c"wrong" {
            write(5, 6, "line 1; error: wrong\nfatal: aborted");
            return Err(super::state::INVALID_PTX);
        }
        let numbers: Vec<String> =
            given.iter().filter(|(option, _)| ![3, 4, 5, 6].contains(option)).map(|it| format!("{it:?}")).collect();
        write(3, 4, &numbers.join(" "));
        *module = state().make(Object::Module);
        Ok(())
    }
    fn cuModuleUnload(module: usize) {
        current()?;
        state().destroy("cuModuleUnload", module).map(drop)
    }
    fn cuModuleGetFunction(function: *mut usize, module: usize, name: *const c_char) {
        let mut state = state();
        state.object("cuModuleGetFunction", module)?;
        let name = unsafe { core::ffi::CStr::from_ptr(name) }.to_string_lossy();
        let declared = state.kernels.get(&*name).cloned();
        let parameters = declared.unwrap_or_else(|| vec![(8, !name.starts_with("read"))]);
        *function = state.make(Object::Function { module, parameters });
        Ok(())
    }
    // A module has one variable, of 16 bytes.
    fn cuModuleGetGlobal_v2(address: *mut usize, bytes: *mut usize, module: usize, name: *const c_char) {
        let mut state = state();
        state.object("cuModuleGetGlobal", module)?;
        if unsafe { core::ffi::CStr::from_ptr(name) } != c"factors" {
            return Err(super::state::NOT_FOUND);
        }
        (*address, *bytes) = ((&raw mut FACTORS).addr(), 16);
        Ok(())
    }
    // The function returns the number of options. Each option is an integer.
    fn cuLibraryLoadData(
        library: *mut usize, image: *const c_char, options: *const i32, values: *const usize, count: u32,
        library_options: *const i32, library_values: *const usize, library_count: u32,
    ) {
        let pairs = |options: *const i32, values: *const usize, count: u32| {
            (0..count as usize).map(|index| unsafe { (*options.add(index), *values.add(index)) }).collect::<Vec<_>>()
        };
        if unsafe { core::ffi::CStr::from_ptr(image) } == c"wrong" {
            return Err(super::state::INVALID_PTX);
        }
        let (options, of_library) = (pairs(options, values, count), pairs(library_options, library_values, library_count));
        *library = state().make(Object::Library { options, of_library });
        Ok(())
    }
    fn cuLibraryUnload(library: usize) {
        state().destroy("cuLibraryUnload", library).map(drop)
    }
    // The module has the same handle as the library, because it is destroyed with the library.
    fn cuLibraryGetModule(module: *mut usize, library: usize) {
        current()?;
        state().object("cuLibraryGetModule", library)?;
        *module = library;
        Ok(())
    }
    // A kernel supports at most 1024 threads per block and 48 KiB of shared memory. The device has 8 multiprocessors
    // for 2048 threads each.
    fn cuFuncGetAttribute(value: *mut i32, attribute: i32, function: usize) {
        state().object("cuFuncGetAttribute", function)?;
        *value = match attribute {
            0 => 1024,
            8 => 48 << 10,
            _ => return Err(super::state::INVALID_VALUE),
        };
        Ok(())
    }
    fn cuOccupancyMaxActiveBlocksPerMultiprocessor(count: *mut i32, function: usize, threads: i32, _shared: usize) {
        current()?;
        state().object("cuOccupancyMaxActiveBlocksPerMultiprocessor", function)?;
        *count = 2048 / threads;
        Ok(())
    }
    fn cuOccupancyMaxActiveClusters(count: *mut i32, function: usize, config: *const CUlaunchConfig) {
        current()?;
        state().object("cuOccupancyMaxActiveClusters", function)?;
        let config = unsafe { &*config };
        let attributes = unsafe { core::slice::from_raw_parts(config.attrs, config.numAttrs as usize) };
        let cluster = attributes.iter().find(|attribute| attribute.id.0 == 4).ok_or(super::state::INVALID_VALUE)?;
        let cluster = unsafe { cluster.value.clusterDim };
        let blocks = (cluster.x * cluster.y * cluster.z) as i32;
        *count = if blocks > 8 { 0 } else { 16 / blocks };
        Ok(())
    }
    // The kernel has one parameter, an address.
    fn cuFuncGetParamInfo(function: usize, index: usize, offset: *mut usize, size: *mut usize) {
        let mut state = state();
        let Object::Function { parameters, .. } = state.object("cuFuncGetParamInfo", function)? else {
            return Err(INVALID_HANDLE);
        };
        (*offset, *size) = (0, parameters.get(index).ok_or(super::state::INVALID_VALUE)?.0);
        Ok(())
    }
    fn cuLaunchKernel(
        function: usize, _gx: u32, _gy: u32, _gz: u32, _bx: u32, _by: u32, _bz: u32, _shared: u32, stream: usize,
        parameters: *const *const usize, _extra: *const c_void,
    ) {
        launch("cuLaunchKernel", function, stream, parameters)
    }
    fn cuLaunchKernel_ptsz(
        function: usize, _gx: u32, _gy: u32, _gz: u32, _bx: u32, _by: u32, _bz: u32, _shared: u32, stream: usize,
        parameters: *const *const usize, _extra: *const c_void,
    ) {
        launch("cuLaunchKernel", function, stream, parameters)
    }
    fn cuLaunchKernelEx(
        config: *const CUlaunchConfig, function: usize, parameters: *const *const usize, _extra: *const c_void,
    ) {
        launch("cuLaunchKernelEx", function, (*config).hStream.0.addr(), parameters)
    }
    fn cuLaunchKernelEx_ptsz(
        config: *const CUlaunchConfig, function: usize, parameters: *const *const usize, _extra: *const c_void,
    ) {
        launch("cuLaunchKernelEx", function, (*config).hStream.0.addr(), parameters)
    }

    fn cuStreamBeginCapture_v2(stream: usize, mode: i32) {
        let mut state = state();
        state.forbids |= mode == 0;
        let recorded = state.make(Object::Graph { functions: Vec::new(), memory: Vec::new(), kept: Vec::new() });
        let Object::Stream { graph, is_open, .. } = state.object("cuStreamBeginCapture", stream)? else {
            return Err(INVALID_HANDLE);
        };
        if graph.is_some() {
            return Err(super::state::INVALID_VALUE);
        }
        (*graph, *is_open) = (Some(recorded), false);
        Ok(())
    }
    fn cuStreamEndCapture(stream: usize, graph: *mut usize) {
        let mut state = state();
        let Object::Stream { graph: recorded, .. } = state.object("cuStreamEndCapture", stream)? else {
            return Err(INVALID_HANDLE);
        };
        let ended = recorded.take().ok_or(INVALID_HANDLE)?;
        state.forbids = false;
        // Streams that have joined the capture also stop capturing.
        let mut is_whole = !state.lost.remove(&ended);
        for object in state.objects.values_mut() {
            if let Object::Stream { graph, is_open, .. } = object
                && graph.take_if(|graph| *graph == ended).is_some() {
                    is_whole &= !core::mem::take(is_open);
                }
        }
        *graph = if is_whole { ended } else { 0 };
        if is_whole { Ok(()) } else { Err(super::state::UNJOINED) }
    }
    fn cuStreamGetCaptureInfo_v2(
        stream: usize, status: *mut i32, id: *mut u64, graph: *mut usize, _nodes: *mut c_void, _count: *mut usize,
    ) {
        let recorded = match stream {
            0 => None,
            stream => state().recorded("cuStreamGetCaptureInfo", stream)?,
        };
        *status = i32::from(recorded.is_some());
        *graph = recorded.unwrap_or(0);
        *id = recorded.unwrap_or(0) as u64;
        Ok(())
    }
    fn cuGraphCreate(graph: *mut usize, _flags: u32) {
        *graph = state().make(Object::Graph { functions: Vec::new(), memory: Vec::new(), kept: Vec::new() });
        Ok(())
    }
    // The first field of the parameters is the function's handle.
    fn cuGraphAddKernelNode_v2(
        node: *mut usize, graph: usize, _after: *const usize, _count: usize, parameters: *const usize,
    ) {
        let mut state = state();
        let Object::Graph { functions, .. } = state.object("cuGraphAddKernelNode", graph)? else {
            return Err(INVALID_HANDLE);
        };
        functions.push(*parameters);
        *node = graph + 1;
        Ok(())
    }
    fn cuGraphClone(clone: *mut usize, graph: usize) {
        *clone = copy("cuGraphClone", graph)?;
        Ok(())
    }
    fn cuGraphInstantiateWithFlags(executable: *mut usize, graph: usize, _flags: u64) {
        *executable = copy("cuGraphInstantiate", graph)?;
        Ok(())
    }
    fn cuGraphDestroy(graph: usize) {
        destroy("cuGraphDestroy", graph)
    }
    fn cuGraphLaunch(executable: usize, stream: usize) {
        pause();
        let mut state = state();
        let Object::Graph { memory, .. } = state.object("cuGraphLaunch", executable)? else { return Err(INVALID_HANDLE) };
        let memory = memory.clone();
        let is_stream = state.objects.contains_key(&stream);
        if let Some(graph) = is_stream.then(|| state.recorded("cuGraphLaunch", stream)).transpose()?.flatten() {
            return memory.into_iter().try_for_each(|memory| state.record("cuGraphLaunch", stream, graph, memory));
        }
        for memory in memory {
            if !state.has(memory.0) {
                state.faults.push(format!("cuGraphLaunch uses memory at {:#x}, which is gone", memory.0));
                return Err(INVALID_HANDLE);
            }
            state.access(stream, memory, KERNEL_BYTES);
        }
        Ok(())
    }
    fn cuGraphExecDestroy(executable: usize) {
        destroy("cuGraphExecDestroy", executable)
    }
    fn cuUserObjectCreate(
        object: *mut usize, data: usize, destroy: unsafe extern "system" fn(*mut c_void), references: u32, _flags: u32,
    ) {
        *object = state().make(Object::Kept { references: references as usize, destroy, data });
        Ok(())
    }
    fn cuUserObjectRelease(object: usize, _count: u32) {
        release("cuUserObjectRelease", object)
    }
    fn cuGraphRetainUserObject(graph: usize, object: usize, _count: u32, _flags: u32) {
        let mut state = state();
        let Object::Kept { references, .. } = state.object("cuGraphRetainUserObject", object)? else {
            return Err(INVALID_HANDLE);
        };
        *references += 1;
        let Object::Graph { kept, .. } = state.object("cuGraphRetainUserObject", graph)? else {
            return Err(INVALID_HANDLE);
        };
        kept.push(object);
        Ok(())
    }
}
