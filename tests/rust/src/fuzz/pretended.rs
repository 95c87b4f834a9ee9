//! Implementation of all fake C functions. They check handles, read their inputs, and write their outputs.

// The functions have the libraries' signatures, and the same requirements.
#![allow(clippy::undocumented_unsafe_blocks)]

use super::state::{State, state};

/// An argument of a C function, with the way in which the function uses the parameter.
#[derive(Clone, Copy, Debug)]
pub enum Argument {
    /// A number, or an address of unknown memory.
    Value(u64),
    /// A handle, or NULL.
    Handle(&'static str, u64),
    /// The handle that the function destroys.
    Destroyed(&'static str, u64),
    /// The handle behind this address, which the function destroys.
    DestroyedThere(&'static str, u64),
    /// An array of handles that the function reads: the array's address and length.
    Handles(&'static str, u64, u64),
    /// An array for new handles: the array's address and length.
    Made(&'static str, u64, u64),
    /// An array for new handles that no function destroys, because they are parts of another object.
    Part(&'static str, u64, u64),
    /// Memory that the function reads: the address, and the size in bytes.
    Read(u64, u64),
    /// Memory that the function writes: the address, and the size in bytes.
    Written(u64, u64),
}

/// The maximum number of bytes that are read or written, so that the test ends in time. Incorrect lengths are detected
/// below this limit.
const MOST: u64 = 1 << 16;

impl Argument {
    const fn word(self) -> u64 {
        match self {
            Self::Value(word)
            | Self::Handle(_, word)
            | Self::Destroyed(_, word)
            | Self::DestroyedThere(_, word)
            | Self::Handles(_, word, _)
            | Self::Made(_, word, _)
            | Self::Part(_, word, _)
            | Self::Read(word, _)
            | Self::Written(word, _) => word,
        }
    }
}

/// Performs a call, and returns its result code.
pub fn pretend(function: &'static str, arguments: &[Argument]) -> u64 {
    let mut state = state();
    let words: Vec<String> = arguments.iter().map(|it| format!("{:x}", it.word())).collect();
    state.called.push(format!("{function}({})", words.join(", ")));
    arguments.iter().for_each(|argument| check(&mut state, function, *argument));
    let is_destroyer = arguments.iter().any(|it| matches!(it, Argument::Destroyed(..) | Argument::DestroyedThere(..)));
    if core::mem::take(&mut state.fails) && !is_destroyer {
        return 1;
    }
    let whole =
        arguments.iter().filter_map(|it| if let Argument::Handle(_, handle) = it { Some(*handle) } else { None });
    // A part belongs to the first argument that is not a part itself. If there are two graphs, the first one is the
    // graph to which a node is added.
    let is_whole = |handle: &u64| state.objects.get(handle).is_some_and(|it| it.part_of.is_empty());
    let whole: Vec<u64> = whole.filter(is_whole).take(1).collect();
    for argument in arguments {
        write(&mut state, *argument, &whole);
    }
    // Functions of the driver and of the runtime have the same names after `cu` and `cuda`.
    let name = function.trim_end_matches("_v2").trim_end_matches("_v3");
    let name = name.strip_prefix("cuda").or_else(|| name.strip_prefix("cu")).unwrap_or(name);
    let words: Vec<u64> = arguments.iter().map(|it| it.word()).collect();
    remember(&mut state, function, name, &words);
    0
}

fn check(state: &mut State, function: &str, argument: Argument) {
    match argument {
        Argument::Handle(kind, handle) | Argument::Destroyed(kind, handle) => state.check(function, kind, handle),
        Argument::DestroyedThere(kind, place) => state.check(function, kind, unsafe { read(place) }),
        Argument::Handles(kind, place, count) if place == 0 && count > 0 => {
            state.faults.push(format!("{function} reads {count} of {kind} at NULL"));
        }
        Argument::Handles(kind, place, count) => {
            (0..count.min(MOST / 8)).for_each(|index| state.check(function, kind, unsafe { read(place + 8 * index) }));
        }
        Argument::Read(place, bytes) if place != 0 => {
            for at in 0..bytes.min(MOST) {
                unsafe { ((place + at) as *const u8).read_volatile() };
            }
        }
        Argument::Value(_) | Argument::Made(..) | Argument::Part(..) | Argument::Read(..) | Argument::Written(..) => {}
    }
}

fn write(state: &mut State, argument: Argument, whole: &[u64]) {
    let (kind, place, count, part_of) = match argument {
        Argument::Made(kind, place, count) => (kind, place, count, &[][..]),
        Argument::Part(kind, place, count) => (kind, place, count, whole),
        Argument::Destroyed(_, handle) => return destroy(state, handle),
        Argument::DestroyedThere(_, place) => return destroy(state, unsafe { read(place) }),
        Argument::Written(place, bytes) if place != 0 => {
            return unsafe { core::ptr::write_bytes(place as *mut u8, 0, bytes.min(MOST) as usize) };
        }
        Argument::Written(..)
        | Argument::Value(_)
        | Argument::Handle(..)
        | Argument::Handles(..)
        | Argument::Read(..) => return,
    };
    if place != 0 {
        for index in 0..count.min(MOST / 8) {
            let handle = state.make(kind, part_of.to_vec());
            unsafe { ((place + 8 * index) as *mut u64).write_unaligned(handle) };
        }
    }
}

fn destroy(state: &mut State, handle: u64) {
    if let Some(object) = state.objects.get_mut(&handle) {
        object.is_gone = true;
    }
    // A destroyed context is no longer current.
    state.contexts.retain(|context| *context != handle);
}

unsafe fn read(place: u64) -> u64 {
    unsafe { (place as *const u64).read_unaligned() }
}

/// Records the effects of individual functions on later calls, according to NVIDIA's documentation.
fn remember(state: &mut State, function: &str, name: &str, words: &[u64]) {
    /// With `CU_EVENT_RECORD_EXTERNAL` and `CU_EVENT_WAIT_EXTERNAL`, the captured graph has a node that refers to the
    /// event.
    const EXTERNAL: u64 = 1;
    match (name, words) {
        ("CtxGetCurrent", [place, ..]) => unsafe {
            (*place as *mut u64).write(state.contexts.last().copied().unwrap_or(0))
        },
        ("CtxPushCurrent", [context, ..]) => state.contexts.push(*context),
        ("CtxSetCurrent", [context, ..]) => {
            state.contexts.pop();
            state.contexts.extend((*context != 0).then_some(*context));
        }
        ("CtxPopCurrent", [place, ..]) => {
            let context = state.contexts.pop().unwrap_or(0);
            if *place != 0 {
                unsafe { (*place as *mut u64).write(context) };
            }
        }
        ("StreamBeginCapture", [stream, ..]) => {
            if let Some(stream) = state.objects.get_mut(stream) {
                stream.recorded = Some(Vec::new());
            }
        }
        ("StreamEndCapture", [stream, place, ..]) => {
            let recorded = state.objects.get_mut(stream).and_then(|stream| stream.recorded.take());
            let graph = unsafe { read(*place) };
            keep(state, graph, recorded.unwrap_or_default());
        }
        ("EventRecordWithFlags", [event, stream, flags, ..]) | ("StreamWaitEvent", [stream, event, flags, ..])
            if flags & EXTERNAL != 0 =>
        {
            if let Some(recorded) = state.objects.get_mut(stream).and_then(|stream| stream.recorded.as_mut()) {
                recorded.push(*event);
            }
        }
        ("GraphAddChildGraphNode", [_, graph, _, _, child, ..]) => {
            let uses = state.uses(*child);
            keep(state, *graph, uses);
        }
        ("GraphClone" | "GraphInstantiate" | "GraphInstantiateWithFlags", [place, graph, ..]) => {
            state.check_uses(function, *graph);
            let (new, uses) = (unsafe { read(*place) }, state.uses(*graph));
            keep(state, new, uses);
        }
        ("GraphLaunch" | "GraphUpload" | "GraphDebugDotPrint", [graph, ..]) => state.check_uses(function, *graph),
        _ => {}
    }
}

fn keep(state: &mut State, graph: u64, uses: Vec<u64>) {
    if let Some(graph) = state.objects.get_mut(&graph) {
        graph.uses.extend(uses);
    }
}
