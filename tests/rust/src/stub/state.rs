//! The state of the stub driver. Handles are integers, and a map contains the objects.

use super::host::{Host, deliver};
use core::ffi::c_void;
use core::mem::MaybeUninit;
use core::ops::Range;
use core::ptr;
use std::cell::{Cell, RefCell};
use std::collections::{BTreeMap, BTreeSet};
use std::sync::{Arc, Barrier, Mutex, MutexGuard, PoisonError};
use std::thread;

pub(super) const INVALID_VALUE: i32 = 1;
pub(super) const OUT_OF_MEMORY: i32 = 2;
pub(super) const INVALID_DEVICE: i32 = 101;
pub(super) const INVALID_CONTEXT: i32 = 201;
pub(super) const INVALID_PTX: i32 = 218;
pub(super) const INVALID_HANDLE: i32 = 400;
pub(super) const NOT_PERMITTED: i32 = 800;
pub(super) const PEER_ACCESS_ALREADY_ENABLED: i32 = 704;
pub(super) const NOT_FOUND: i32 = 500;
pub(super) const NOT_READY: i32 = 600;
pub(super) const LAUNCH_FAILED: i32 = 719;
pub(super) const UNJOINED: i32 = 904;
pub(super) const ISOLATION: i32 = 905;
pub(super) const CAPTURED_EVENT: i32 = 907;

/// The numbers of contexts; the handles of all other objects are larger.
const CONTEXT_NUMBERS: Range<usize> = 1..0x1000;

/// Functions that still work after a context has failed.
const ALWAYS: [&str; 10] = [
    "cuInit",
    "cuDeviceGet",
    "cuDeviceGetCount",
    "cuDevicePrimaryCtxRetain",
    "cuCtxGetCurrent",
    "cuCtxSetCurrent",
    "cuCtxPushCurrent_v2",
    "cuCtxPopCurrent_v2",
    "cuThreadExchangeStreamCaptureMode",
    "cuStreamIsCapturing",
];

/// The result of a function, which is `()` or the driver's code.
pub(super) type Done = Result<(), i32>;

/// The object to which a handle refers.
pub(super) enum Object {
    /// A stream, with the graph into which it is captured. `is_open` is true if the stream has joined the capture of
    /// another stream, and that stream does not wait for the captured work yet.
    Stream {
        context: usize,
        graph: Option<usize>,
        is_open: bool,
    },
    /// An event, with the graph of its stream's capture, if any.
    Event {
        stream: usize,
        work: usize,
        captured: Option<usize>,
    },
    Module,
    /// The options with which the library was loaded: compiler options and library options.
    Library {
        options: Vec<(i32, usize)>,
        of_library: Vec<(i32, usize)>,
    },
    Pool {
        place: (i32, i32),
        most: usize,
        is_exported: bool,
        kept: u64,
    },
    /// A kernel. Unless a test declares it, it has one parameter, and writes if its name does not begin with `read`.
    Function {
        module: usize,
        parameters: Vec<Parameter>,
    },
    /// The graph's kernels, the memory of their parameters and whether the kernels write this memory, and other objects
    /// that the graph keeps alive.
    Graph {
        functions: Vec<usize>,
        memory: Vec<(usize, bool)>,
        kept: Vec<usize>,
    },
    Kept {
        references: usize,
        destroy: unsafe extern "system" fn(*mut c_void),
        data: usize,
    },
}

impl Object {
    pub(super) fn as_pool(&self) -> Option<((i32, i32), usize)> {
        if let Self::Pool { place, most, .. } = self { Some((*place, *most)) } else { None }
    }

    pub(super) fn as_library(&self) -> Option<[Vec<(i32, usize)>; 2]> {
        if let Self::Library { options, of_library } = self {
            Some([options.clone(), of_library.clone()])
        } else {
            None
        }
    }
}

/// Unfinished work, which writes `to` and reads `from`. If both are set, the work is a copy.
pub(super) struct Work {
    pub(super) number: usize,
    pub(super) stream: usize,
    pub(super) to: usize,
    pub(super) from: usize,
    pub(super) bytes: usize,
}

impl Work {
    /// Returns true if the work uses some of this memory.
    fn uses(&self, address: usize, bytes: usize) -> bool {
        self.writes(address, bytes) || overlap((self.from, self.bytes), (address, bytes))
    }

    fn writes(&self, address: usize, bytes: usize) -> bool {
        overlap((self.to, self.bytes), (address, bytes))
    }

    /// Returns true if the result depends on the order of two units of work.
    fn conflicts(&self, other: &Self) -> bool {
        self.uses(other.to, other.bytes) || self.writes(other.from, other.bytes)
    }
}

/// Returns true if two ranges of memory overlap. The address 0 means that there is no memory.
fn overlap((one, its_bytes): (usize, usize), (other, bytes): (usize, usize)) -> bool {
    one != 0 && other != 0 && one < other + bytes && other < one + its_bytes
}

/// A kernel's parameter, with its size. It is marked if the kernel writes the memory at the address that is passed.
pub type Parameter = (usize, bool);

pub(super) struct State {
    next: usize,
    pub(super) objects: BTreeMap<usize, Object>,
    /// The sizes of allocations, by address.
    pub(super) memory: BTreeMap<usize, usize>,
    /// The addresses of allocations of managed memory.
    pub(super) managed: BTreeSet<usize>,
    pub(super) work: Vec<Work>,
    pub(super) hosts: Vec<Host>,
    pub(super) has_failed: bool,
    /// True if the host must not use managed memory while devices work.
    pub(super) is_exclusive: bool,
    /// Waits between streams. Each wait consists of the waiting stream, the number of its first waiting work, the other
    /// stream, and the number of the last work for which the stream waits.
    pub(super) waits: Vec<(usize, usize, usize, usize)>,
    /// True if a capture forbids all threads to make calls that cannot be recorded.
    pub(super) forbids: bool,
    /// The graphs that contain work of a stream which was destroyed before another stream waited for it.
    pub(super) lost: BTreeSet<usize>,
    /// The devices whose primary contexts exist.
    pub(super) primary: BTreeSet<i32>,
    /// The memory of textures and surfaces, by context and handle.
    pub(super) textures: BTreeMap<(usize, u64), usize>,
    pub(super) peers: BTreeSet<(usize, usize)>,
    pub(super) faults: Vec<String>,
    pub(super) calls: Vec<&'static str>,
    pub(super) stop: Option<Stop>,
    /// The parameters of kernels that a test has declared.
    pub(super) kernels: BTreeMap<String, Vec<Parameter>>,
    /// The arguments of the last launch. Padding is not initialized.
    pub(super) arguments: Vec<Vec<MaybeUninit<u8>>>,
}

/// A call that a test stops before the driver receives it.
pub(super) struct Stop {
    /// The function to stop, or `None` for the next asynchronous work.
    pub(super) function: Option<&'static str>,
    pub(super) stopped: Arc<Barrier>,
    pub(super) go_on: Arc<Barrier>,
}

static STATE: Mutex<State> = Mutex::new(State {
    next: 0x1000,
    objects: BTreeMap::new(),
    memory: BTreeMap::new(),
    managed: BTreeSet::new(),
    work: Vec::new(),
    hosts: Vec::new(),
    has_failed: false,
    is_exclusive: false,
    waits: Vec::new(),
    forbids: false,
    lost: BTreeSet::new(),
    primary: BTreeSet::new(),
    textures: BTreeMap::new(),
    peers: BTreeSet::new(),
    faults: Vec::new(),
    calls: Vec::new(),
    stop: None,
    kernels: BTreeMap::new(),
    arguments: Vec::new(),
});

thread_local! {
    /// The contexts of the thread. The last context is current.
    pub(super) static CONTEXTS: RefCell<Vec<usize>> = const { RefCell::new(Vec::new()) };
    /// The thread's capture mode. The mode 2, relaxed, permits calls that a capture of another thread forbids.
    pub(super) static MODE: Cell<i32> = const { Cell::new(0) };
    /// True while the driver runs a callback.
    static CALLED_BACK: Cell<bool> = const { Cell::new(false) };
    /// True if the thread is in a function of the driver.
    static INSIDE: Cell<bool> = const { Cell::new(false) };
}

/// Returns true if the calling thread is in a function of the driver: allocations there do not belong to the crate.
pub(super) fn is_inside() -> bool {
    INSIDE.get()
}

pub(super) fn state() -> MutexGuard<'static, State> {
    STATE.lock().unwrap_or_else(PoisonError::into_inner)
}

/// Returns the thread's current context.
pub(super) fn current() -> Result<usize, i32> {
    CONTEXTS.with_borrow(|contexts| contexts.last().copied()).filter(|context| *context != 0).ok_or(INVALID_CONTEXT)
}

/// Identifies a stream. The default stream of each context has the number of the context.
pub(super) fn identity(stream: usize) -> usize {
    if stream == 0 { current().unwrap_or(0) } else { stream }
}

/// The common part of all functions of the driver.
pub(super) fn call(function: &'static str, body: impl FnOnce() -> Done) -> i32 {
    INSIDE.set(true);
    let code = answer(function, body);
    // After a wait, all due functions of the program must have been called. Callbacks do not start further callbacks.
    if !CALLED_BACK.get() {
        deliver();
    }
    INSIDE.set(false);
    code
}

fn answer(function: &'static str, body: impl FnOnce() -> Done) -> i32 {
    let stop = state().stop.take_if(|stop| stop.function == Some(function));
    stop.into_iter().for_each(Stop::wait);
    {
        let mut state = state();
        state.calls.push(function);
        if CALLED_BACK.get() {
            state.faults.push(format!("{function} is called from a callback"));
            return NOT_PERMITTED;
        }
        if state.has_failed && !ALWAYS.contains(&function) {
            return LAUNCH_FAILED;
        }
    }
    body().err().unwrap_or(0)
}

impl Stop {
    fn wait(self) {
        self.stopped.wait();
        self.go_on.wait();
    }
}

/// Called before asynchronous work is accepted. A test may stop the call at this point.
pub(super) fn pause() {
    let stop = state().stop.take_if(|stop| stop.function.is_none());
    match stop {
        Some(stop) => stop.wait(),
        // At this point, tests examine the behavior of other threads.
        None => thread::yield_now(),
    }
}

impl State {
    pub(super) fn reset(&mut self) {
        self.work.clear();
        self.hosts.clear();
        self.has_failed = false;
        self.is_exclusive = false;
        self.waits.clear();
        self.forbids = false;
        self.lost.clear();
        self.textures.clear();
        self.faults.clear();
        self.calls.clear();
        self.stop = None;
        self.kernels.clear();
        self.arguments.clear();
    }

    pub(super) fn make(&mut self, object: Object) -> usize {
        self.next += 16;
        self.objects.insert(self.next, object);
        self.next
    }

    /// Adds the fault that a handle was used after its object was destroyed.
    pub(super) fn dead(&mut self, function: &str, handle: usize) -> i32 {
        self.faults.push(format!("{function} is given {handle:#x}, which is gone"));
        INVALID_HANDLE
    }

    /// Returns an object that must be alive.
    pub(super) fn object(&mut self, function: &str, handle: usize) -> Result<&mut Object, i32> {
        if !self.objects.contains_key(&handle) {
            return Err(self.dead(function, handle));
        }
        self.objects.get_mut(&handle).ok_or(INVALID_HANDLE)
    }

    /// Returns the graph into which a stream is captured.
    pub(super) fn recorded(&mut self, function: &str, stream: usize) -> Result<Option<usize>, i32> {
        let Object::Stream { graph, .. } = self.object(function, stream)? else { return Err(INVALID_HANDLE) };
        Ok(*graph)
    }

    /// Records the use of memory into a graph.
    pub(super) fn record(&mut self, function: &str, stream: usize, graph: usize, uses: (usize, bool)) -> Done {
        let Object::Graph { memory, .. } = self.object(function, graph)? else { return Err(INVALID_HANDLE) };
        memory.push(uses);
        if let Object::Stream { is_open, .. } = self.object(function, stream)? {
            *is_open = true;
        }
        Ok(())
    }

    /// Makes a stream wait for an event of a stream that is being captured. The waiting stream thereby joins the
    /// capture.
    pub(super) fn join(&mut self, waits: usize, of: usize, into: usize) -> Done {
        let is_recorded =
            |object: &Object| matches!(object, Object::Stream { graph: Some(graph), .. } if *graph == into);
        if !self.objects.values().any(is_recorded) {
            return Err(INVALID_VALUE);
        }
        let Object::Stream { graph, is_open, .. } = self.object("cuStreamWaitEvent", waits)? else {
            return Err(INVALID_HANDLE);
        };
        match graph {
            Some(graph) if *graph != into => return Err(ISOLATION),
            Some(_) => {}
            None => (*graph, *is_open) = (Some(into), true),
        }
        if let Some(Object::Stream { is_open, .. }) = self.objects.get_mut(&of).filter(|_| of != waits) {
            *is_open = false;
        }
        Ok(())
    }

    pub(super) fn destroy(&mut self, function: &str, handle: usize) -> Result<Object, i32> {
        self.objects.remove(&handle).ok_or_else(|| self.dead(function, handle))
    }

    pub(super) fn modules(&self) -> usize {
        self.objects.values().filter(|object| matches!(object, Object::Module)).count()
    }

    /// Accepts work. Adds a fault if the work conflicts with unfinished work of another stream and is not ordered after
    /// that work.
    pub(super) fn later(&mut self, stream: usize, to: usize, from: usize, bytes: usize) {
        let (number, stream) = (self.number(), identity(stream));
        let new = Work { number, stream, to, from, bytes };
        let other = self.work.iter().find(|work| work.conflicts(&new) && !self.is_behind(stream, number, work));
        if let Some(Work { stream: other, .. }) = other {
            self.faults.push(format!("stream {stream:#x} works with memory that {other:#x} works with, in no order"));
        }
        self.work.push(new);
    }

    /// Accepts work that frees or moves memory, without checking its order.
    pub(super) fn moves(&mut self, stream: usize, from: usize, bytes: usize) {
        let (number, stream) = (self.number(), identity(stream));
        self.work.push(Work { number, stream, to: 0, from, bytes });
    }

    /// Returns true if all work of a stream, starting with this number, is ordered after other work.
    fn is_behind(&self, stream: usize, number: usize, work: &Work) -> bool {
        let mut waits = self.waits.iter().filter(|(waits, from, ..)| *waits == stream && *from <= number);
        work.stream == stream && work.number <= number
            || waits.any(|(.., other, until)| *other != stream && self.is_behind(*other, *until, work))
    }

    /// Accepts work of a library, or records the work.
    pub(super) fn start(&mut self, stream: usize, access: (usize, bool)) {
        const LIBRARY: &str = "a library";
        // Some tests pass integers that are not handles of streams.
        let is_stream = self.objects.contains_key(&stream);
        if let Some(graph) = is_stream.then(|| self.recorded(LIBRARY, stream).ok().flatten()).flatten() {
            self.record(LIBRARY, stream, graph, access).expect("there is the graph");
        } else {
            self.access(stream, access, 16);
        }
    }

    /// Accepts work that reads or writes memory.
    pub(super) fn access(&mut self, stream: usize, (address, writes): (usize, bool), bytes: usize) {
        if writes { self.later(stream, address, 0, bytes) } else { self.later(stream, 0, address, bytes) }
    }

    /// Creates a number that is unique.
    pub(super) const fn number(&mut self) -> usize {
        self.next += 1;
        self.next
    }

    /// Returns the number of the latest work.
    pub(super) const fn latest(&self) -> usize {
        self.next
    }

    /// Runs the pending work that meets a condition, in order.
    pub(super) fn work(&mut self, is_wanted: impl Fn(&Work) -> bool) {
        self.work.retain(|work| {
            let is_wanted = is_wanted(work);
            if is_wanted && work.from != 0 && work.to != 0 {
                unsafe { ptr::copy(work.from as *const u8, work.to as *mut u8, work.bytes) };
            }
            !is_wanted
        });
        self.forget_waits();
    }

    /// Removes waits for finished work.
    fn forget_waits(&mut self) {
        let waits = self.waits.iter().copied();
        self.waits = waits.filter(|(.., other, until)| self.is_busy(*other, *until)).collect();
    }

    /// Completes the work of a stream with numbers up to this number, and the work for which that work waits.
    pub(super) fn finish(&mut self, stream: usize, until: usize) {
        let waits: Vec<(usize, usize)> = {
            let of_stream = self.waits.iter().filter(|(waits, from, ..)| *waits == stream && *from <= until);
            of_stream.map(|(.., other, number)| (*other, *number)).collect()
        };
        for (other, number) in waits {
            if other != stream && self.work.iter().any(|work| work.stream == other && work.number <= number) {
                self.finish(other, number);
            }
        }
        self.work(|work| work.stream == stream && work.number <= until);
    }

    /// Does the work of all streams of a context, and the work for which it waits. Destroyed streams, and integers that
    /// are not handles, may belong to any context.
    pub(super) fn finish_context(&mut self, context: usize) {
        let is_of = |stream: usize| match self.objects.get(&stream) {
            Some(Object::Stream { context: of, .. }) => *of == context,
            _ => stream == context || !CONTEXT_NUMBERS.contains(&stream),
        };
        let streams: BTreeSet<usize> =
            self.work.iter().map(|work| work.stream).filter(|stream| is_of(*stream)).collect();
        let latest = self.latest();
        streams.into_iter().for_each(|stream| self.finish(stream, latest));
    }

    /// Adds a fault if a capture of another thread forbids the call.
    pub(super) fn is_allowed(&mut self, function: &str) -> Done {
        if self.forbids && MODE.get() != 2 {
            self.faults.push(format!("{function} spoils a capture of another thread"));
            return Err(NOT_PERMITTED);
        }
        Ok(())
    }

    /// Returns true if any stream is being captured.
    pub(super) fn is_recording(&self) -> bool {
        self.objects.values().any(|object| matches!(object, Object::Stream { graph: Some(_), .. }))
    }

    /// Returns true if an address is in an allocation.
    pub(super) fn has(&self, address: usize) -> bool {
        self.memory.range(..=address).next_back().is_some_and(|(begin, bytes)| address < begin + bytes)
    }

    /// Returns true if unfinished work uses memory.
    pub(super) fn is_used(&self, address: usize, bytes: usize) -> bool {
        self.work.iter().any(|work| work.uses(address, bytes))
    }

    /// Adds a fault if memory is freed while work uses it, and removes that work.
    pub(super) fn goes(&mut self, function: &str, address: usize, bytes: usize) {
        let before = self.work.len();
        self.work.retain(|work| !work.uses(address, bytes));
        if self.work.len() < before {
            self.faults.push(format!("{function} takes memory that work uses"));
        }
    }
}

/// Calls a callback of the program as if on a driver thread.
pub(super) fn call_back(callback: impl FnOnce()) {
    CALLED_BACK.set(true);
    callback();
    CALLED_BACK.set(false);
}

/// Defines functions of the driver, and a function that finds them by name.
macro_rules! driver {
    ($(fn $name:ident($($param:ident: $ty:ty),* $(,)?) $body:block)*) => {
        $(
            #[allow(non_snake_case, unused_unsafe)] // Some functions contain no unsafe operation.
            unsafe extern "system" fn $name($($param: $ty),*) -> i32 {
                $crate::stub::state::call(stringify!($name), move || unsafe { $body })
            }
        )*

        /// Returns the function with this name.
        pub(super) fn find(name: &str) -> Option<*mut core::ffi::c_void> {
            match name {
                $(stringify!($name) => Some($name as *const () as *mut core::ffi::c_void),)*
                _ => None,
            }
        }
    };
}
pub(super) use driver;
