//! Random sequences of operations of the hand-written part of the owned layer. The operations create and destroy all
//! kinds of memory, copies, kernels and graphs. A stub driver in Rust delays asynchronous work. It reports memory that
//! is freed while work uses it, and unordered work of two streams on the same memory.
//!
//! `CUBIND_FUZZ_SECONDS` and `CUBIND_FUZZ_SEED` select the duration, and the sequences.
// The kernels of the stub driver do nothing, and their arguments live as long as required.
#![allow(clippy::undocumented_unsafe_blocks)]

use cubind::cuda13::checked::driver as checked;
use cubind::cuda13::driver::{CUresult, CUstream};
use cubind::owned::*;
use cubind_tests::choice::Choice;
use cubind_tests::stub::{Stub, stub};
use std::collections::BTreeMap;
use std::time::{Duration, Instant, SystemTime, UNIX_EPOCH};
use std::{env, mem, thread};

cubind::kernel! {
    unsafe fn clear(values: Out<u32>);
    unsafe fn read(values: In<u32>);
}

/// The number of values of each buffer.
const LEN: usize = 16;
/// The number of steps of a sequence.
const STEPS: usize = 300;

/// The objects of a sequence.
struct World {
    choice: Choice,
    clear: clear,
    read: read,
    streams: Vec<Stream>,
    /// Streams that another library owns.
    foreign: Vec<CUstream>,
    events: Vec<Event>,
    buffers: Vec<DeviceBuffer<u32>>,
    /// The buffers of the graphs, which live as long as the graphs.
    recorded: Vec<DeviceBuffer<u32>>,
    managed: Vec<ManagedBuffer<u32>>,
    virtuals: Vec<VirtualBuffer<u32>>,
    pinned: Vec<PinnedBuffer<u32>>,
    pending: Vec<Pending<PinnedBuffer<u32>>>,
    graphs: Vec<Graph>,
    executables: Vec<GraphExec>,
    /// Graphs that keep their memory alive. The buffers may be dropped before the graphs.
    steps: Vec<RecordedGraph>,
}

/// Returns a random element of a list.
fn any<'a, T>(choice: &mut Choice, of: &'a [T]) -> Option<&'a T> {
    if of.is_empty() { None } else { Some(&of[choice.below(of.len())]) }
}

/// Removes and returns a random element of a list.
fn taken<T>(choice: &mut Choice, of: &mut Vec<T>) -> Option<T> {
    if of.is_empty() { None } else { Some(of.swap_remove(choice.below(of.len()))) }
}

/// A step, which returns `None` if the objects that it requires do not exist.
type Step = fn(&mut World) -> Option<()>;

/// The size of each buffer in bytes.
const BYTES: usize = LEN * size_of::<u32>();

const ALL: [(&str, Step); 31] = [
    ("stream", |world| {
        world.streams.push(Stream::new().unwrap());
        Some(())
    }),
    ("event", |world| {
        let event = any(&mut world.choice, &world.streams)?.record().unwrap();
        any(&mut world.choice, &world.streams)?.wait_for(&event).unwrap();
        world.events.push(event);
        Some(())
    }),
    ("buffer", |world| {
        world.buffers.push(DeviceBuffer::zeroed(LEN).unwrap());
        Some(())
    }),
    ("managed", |world| {
        world.managed.push(ManagedBuffer::from_slice(&[1; LEN]).unwrap());
        Some(())
    }),
    ("virtual", |world| {
        let mut numbers = VirtualBuffer::reserve(Device::get(0).unwrap(), 1 << 16).unwrap();
        numbers.grow(LEN).unwrap();
        world.virtuals.push(numbers);
        Some(())
    }),
    ("pinned", |world| {
        world.pinned.push(PinnedBuffer::from_slice(&[2; LEN]).unwrap());
        Some(())
    }),
    ("upload", |world| {
        let pinned = taken(&mut world.choice, &mut world.pinned)?;
        let mut buffer = taken(&mut world.choice, &mut world.buffers)?;
        world.pending.push(buffer.upload(pinned, any(&mut world.choice, &world.streams)).unwrap());
        world.buffers.push(buffer);
        Some(())
    }),
    ("upload of two halves", |world| {
        let mut buffer = taken(&mut world.choice, &mut world.buffers)?;
        let (mut first, mut second) = buffer.split_at_mut(LEN / 2);
        for half in [&mut first, &mut second] {
            let pinned = PinnedBuffer::from_slice(&[3; LEN / 2]).unwrap();
            drop(half.upload(pinned, any(&mut world.choice, &world.streams)).unwrap());
        }
        world.buffers.push(buffer);
        Some(())
    }),
    ("download", |world| {
        let pinned = taken(&mut world.choice, &mut world.pinned)?;
        let stream = any(&mut world.choice, &world.streams);
        let buffer = any(&mut world.choice, &world.buffers)?;
        world.pending.push(buffer.download(pinned, stream).unwrap());
        Some(())
    }),
    ("download behind another copy", |world| {
        let before = taken(&mut world.choice, &mut world.pending)?;
        let stream = any(&mut world.choice, &world.streams);
        let buffer = any(&mut world.choice, &world.buffers)?;
        world.pending.push(buffer.download(before, stream).unwrap());
        Some(())
    }),
    ("download of an array that grows", |world| {
        let pinned = taken(&mut world.choice, &mut world.pinned)?;
        let mut numbers = taken(&mut world.choice, &mut world.virtuals)?;
        let stream = any(&mut world.choice, &world.streams);
        world.pending.push(numbers.as_slice().slice(..LEN).download(pinned, stream).unwrap());
        numbers.grow(LEN + world.choice.below(1 << 14)).unwrap();
        world.virtuals.push(numbers);
        Some(())
    }),
    ("wait", |world| {
        let pending = taken(&mut world.choice, &mut world.pending)?;
        world.pinned.push(pending.wait().unwrap());
        Some(())
    }),
    ("launch", |world| {
        let stream = any(&mut world.choice, &world.streams);
        let buffer = any(&mut world.choice, &world.buffers)?;
        unsafe { world.read.launch(stream, 1, 32, buffer.slice(LEN / 2..)) }.unwrap();
        Some(())
    }),
    ("launch that writes a part", |world| {
        let begin = world.choice.below(LEN / 2);
        let mut buffer = taken(&mut world.choice, &mut world.buffers)?;
        let stream = any(&mut world.choice, &world.streams);
        unsafe { world.clear.launch(stream, 1, 32, buffer.slice_mut(begin..begin + 4)) }.unwrap();
        world.buffers.push(buffer);
        Some(())
    }),
    ("launch with what graphs have", |world| {
        let mut buffer = taken(&mut world.choice, &mut world.recorded)?;
        let stream = any(&mut world.choice, &world.streams);
        unsafe { world.clear.launch(stream, 1, 32, &mut buffer) }.unwrap();
        world.recorded.push(buffer);
        Some(())
    }),
    ("memory of a stream", |world| {
        let stream = any(&mut world.choice, &world.streams)?;
        let mut memory = StreamBuffer::<u32>::zeroed(LEN, stream).unwrap();
        let other = any(&mut world.choice, &world.streams);
        unsafe { world.clear.launch(other, 1, 32, &mut memory) }.unwrap();
        if let Some(foreign) = any(&mut world.choice, &world.foreign) {
            unsafe { world.read.launch(Borrowed::from_raw(*foreign), 1, 32, &memory) }.unwrap();
        }
        Some(())
    }),
    ("launch with managed memory", |world| {
        let stream = any(&mut world.choice, &world.streams);
        let managed = any(&mut world.choice, &world.managed)?;
        unsafe { world.read.launch(stream, 1, 32, managed) }.unwrap();
        managed.prefetch(None, stream).unwrap();
        Some(())
    }),
    ("capture", |world| {
        let mut stream = taken(&mut world.choice, &mut world.streams)?;
        let mut buffer = taken(&mut world.choice, &mut world.buffers)?;
        let graph = capture(&mut stream, |stream| unsafe { world.clear.launch(stream, 1, 32, &mut buffer) }).unwrap();
        world.executables.push(graph.instantiate().unwrap());
        world.graphs.push(graph);
        world.recorded.push(buffer);
        world.streams.push(stream);
        Some(())
    }),
    ("capture that another stream joins", |world| {
        let mut stream = taken(&mut world.choice, &mut world.streams)?;
        let Some(other) = taken(&mut world.choice, &mut world.streams) else {
            world.streams.push(stream);
            return None;
        };
        let Some(mut buffer) = taken(&mut world.choice, &mut world.buffers) else {
            world.streams.extend([stream, other]);
            return None;
        };
        let end = world.choice.below(3);
        let mut left = None;
        let graph = capture(&mut stream, |stream| {
            other.wait_for(&stream.record()?)?;
            unsafe { world.clear.launch(&other, 1, 32, &mut buffer) }?;
            match end {
                0 => drop(other),
                1 => left = Some(other),
                _ => {
                    stream.wait_for(&other.record()?)?;
                    left = Some(other);
                }
            }
            DriverResult::Ok(())
        });
        match graph {
            Ok(graph) => {
                assert_eq!(end, 2);
                world.executables.push(graph.instantiate().unwrap());
                world.graphs.push(graph);
            }
            Err(error) => assert_eq!(error.code(), CUresult::CUDA_ERROR_STREAM_CAPTURE_UNJOINED),
        }
        world.recorded.push(buffer);
        world.streams.push(stream);
        world.streams.extend(left);
        Some(())
    }),
    ("graph that keeps its memory", |world| {
        let mut buffer = taken(&mut world.choice, &mut world.buffers)?;
        let mut numbers = taken(&mut world.choice, &mut world.virtuals);
        let other = any(&mut world.choice, &world.streams);
        let managed = ManagedBuffer::from_slice(&[1; LEN]).unwrap();
        let step = record(|stream| {
            unsafe { world.clear.launch(stream, 1, 32, &mut buffer) }?;
            unsafe { world.read.launch(stream, 1, 32, &managed) }?;
            if let Some(other) = other {
                other.wait_for(&stream.record()?)?;
                unsafe { world.read.launch(other, 1, 32, &buffer) }?;
                stream.wait_for(&other.record()?)?;
            }
            match &mut numbers {
                Some(numbers) => unsafe { world.clear.launch(stream, 1, 32, numbers.as_mut_slice()) },
                None => Ok(()),
            }
        });
        world.steps.push(step.unwrap());
        world.buffers.push(buffer);
        world.virtuals.extend(numbers);
        Some(())
    }),
    ("launch of a graph that keeps its memory", |world| {
        let step = any(&mut world.choice, &world.steps)?;
        match any(&mut world.choice, &world.foreign).filter(|_| world.pending.len() % 2 == 0) {
            Some(foreign) => step.launch(unsafe { Borrowed::from_raw(*foreign) }).unwrap(),
            None => step.launch(any(&mut world.choice, &world.streams)).unwrap(),
        }
        Some(())
    }),
    ("stream of another library", |world| {
        if world.foreign.len() < 2 {
            world.foreign.push(Stream::new().unwrap().into_raw());
        }
        Some(())
    }),
    ("launch in a stream without an owner", |world| {
        let stream = *any(&mut world.choice, &world.foreign)?;
        let mut buffer = taken(&mut world.choice, &mut world.buffers)?;
        unsafe { world.clear.launch(Borrowed::from_raw(stream), 1, 32, &mut buffer) }.unwrap();
        world.buffers.push(buffer);
        Some(())
    }),
    ("launch of a graph in a stream without an owner", |world| {
        let stream = unsafe { Borrowed::from_raw(*any(&mut world.choice, &world.foreign)?) };
        let is_method = world.choice.below(2) == 0;
        let executable = any(&mut world.choice, &world.executables)?;
        let launched = unsafe {
            if is_method {
                executable.launch(stream)
            } else {
                cubind::cuda13::owned::driver::cuGraphLaunch(executable, stream)
            }
        };
        launched.unwrap();
        Some(())
    }),
    ("copy on a device", |world| {
        let mut to = taken(&mut world.choice, &mut world.buffers)?;
        let stream = any(&mut world.choice, &world.streams);
        let Some(from) = any(&mut world.choice, &world.buffers) else {
            world.buffers.push(to);
            return None;
        };
        to.as_mut_slice().copy_from_device_async(from.as_slice(), stream).unwrap();
        world.buffers.push(to);
        Some(())
    }),
    ("launch of a graph", |world| {
        let executable = any(&mut world.choice, &world.executables)?;
        let stream = any(&mut world.choice, &world.streams)?;
        if world.pending.len() % 2 == 0 {
            unsafe { executable.launch(stream) }.unwrap();
        } else {
            unsafe { cubind::cuda13::owned::driver::cuGraphLaunch(executable, stream) }.unwrap();
        }
        Some(())
    }),
    ("read", |world| {
        let buffer = any(&mut world.choice, &world.buffers)?;
        assert_eq!(buffer.to_vec().unwrap().len(), LEN);
        Stub::has_read(buffer.as_ptr().address(), BYTES);
        Some(())
    }),
    ("read of what graphs have", |world| {
        let buffer = any(&mut world.choice, &world.recorded)?;
        assert_eq!(buffer.to_vec().unwrap().len(), LEN);
        Stub::has_read(buffer.as_ptr().address(), BYTES);
        Some(())
    }),
    ("write", |world| {
        let mut buffer = taken(&mut world.choice, &mut world.buffers)?;
        buffer.copy_from(&[4; LEN]).unwrap();
        world.buffers.push(buffer);
        let mut managed = taken(&mut world.choice, &mut world.managed)?;
        managed.host_mut().unwrap()[0] = 5;
        Stub::has_read(managed.as_ptr().address(), BYTES);
        world.managed.push(managed);
        Some(())
    }),
    ("end", |world| {
        match world.choice.below(10) {
            0 => drop(taken(&mut world.choice, &mut world.streams)),
            1 => drop(taken(&mut world.choice, &mut world.events)),
            2 => drop(taken(&mut world.choice, &mut world.buffers)),
            3 => drop(taken(&mut world.choice, &mut world.managed)),
            4 => drop(taken(&mut world.choice, &mut world.virtuals)),
            5 => drop(taken(&mut world.choice, &mut world.pinned)),
            6 => drop(taken(&mut world.choice, &mut world.pending)),
            7 => drop(taken(&mut world.choice, &mut world.graphs)),
            8 => drop(taken(&mut world.choice, &mut world.steps)),
            _ => drop(taken(&mut world.choice, &mut world.executables)),
        }
        Some(())
    }),
    ("end on a thread without a context", |world| {
        let buffer = taken(&mut world.choice, &mut world.buffers)?;
        let stream = taken(&mut world.choice, &mut world.streams);
        thread::spawn(move || drop((stream, buffer))).join().unwrap();
        Some(())
    }),
];

impl World {
    fn new(seed: u64) -> Self {
        let (clear, read) = Module::from_ptx(c".version 8.0").unwrap().kernels().unwrap();
        Self {
            choice: Choice::new(seed),
            clear,
            read,
            streams: Vec::new(),
            foreign: Vec::new(),
            events: Vec::new(),
            buffers: Vec::new(),
            recorded: Vec::new(),
            managed: Vec::new(),
            virtuals: Vec::new(),
            pinned: Vec::new(),
            pending: Vec::new(),
            graphs: Vec::new(),
            executables: Vec::new(),
            steps: Vec::new(),
        }
    }

    /// Destroys all objects. The memory of graphs is destroyed after the graphs.
    fn end(mut self) {
        let ends: [fn(&mut Self); 5] = [
            |it| it.streams.clear(),
            |it| it.buffers.clear(),
            |it| it.pending.clear(),
            |it| drop(mem::take(&mut it.executables)),
            |it| it.steps.clear(),
        ];
        // The order of destruction differs between sequences.
        let first = self.choice.below(ends.len());
        for index in 0..ends.len() {
            ends[(first + index) % ends.len()](&mut self);
        }
        self.graphs.clear();
        self.recorded.clear();
        for stream in self.foreign {
            unsafe { checked::cuStreamDestroy(stream) }.unwrap();
        }
    }
}

/// Runs a sequence of steps of these kinds, and counts the steps. Returns an error if there is a fault.
fn play(
    stub: &Stub,
    kinds: &[(&'static str, Step)],
    seed: u64,
    called: &mut BTreeMap<&'static str, usize>,
) -> Result<(), String> {
    let mut world = World::new(seed);
    let mut names = Vec::new();
    for _ in 0..STEPS {
        let (name, step) = kinds[world.choice.below(kinds.len())];
        names.push(name);
        if step(&mut world).is_some() {
            *called.entry(name).or_default() += 1;
        }
        // Sometimes the device completes work although nothing waits for it.
        match world.choice.below(8) {
            0 => stub.step(),
            1 => stub.go_on(),
            _ => {}
        }
        let faults = stub.faults();
        if !faults.is_empty() {
            let names: Vec<&str> = names.into_iter().rev().collect();
            return Err(format!("{} after, from the last on, {}", faults.join(", "), names.join(", ")));
        }
    }
    world.end();
    let (faults, left) = (stub.faults(), stub.allocations());
    if faults.is_empty() && left == 0 {
        Ok(())
    } else {
        Err(format!("at the end: {faults:?}, {left} allocations are left"))
    }
}

#[test]
fn unordered_work_is_detected() {
    let stub = stub();
    Device::get(0).unwrap().make_current().unwrap();
    let unordered: Step = |world| {
        let stream = any(&mut world.choice, &world.streams);
        let mut buffer = taken(&mut world.choice, &mut world.buffers)?;
        unsafe { world.clear.launch(stream, 1, 32, buffer.as_mut_slice().unordered()) }.unwrap();
        world.buffers.push(buffer);
        Some(())
    };
    let kinds = [&ALL[..], &[("unordered work", unordered)]].concat();
    let found = (0..100).find_map(|seed| play(&stub, &kinds, seed, &mut BTreeMap::new()).err());
    assert!(found.is_some_and(|found| found.contains("in no order")));
}

#[test]
fn untracked_work_is_detected() {
    let stub = stub();
    Device::get(0).unwrap().make_current().unwrap();
    let unknown: Step = |world| {
        let stream = any(&mut world.choice, &world.streams)?.handle().0.addr();
        let buffer = any(&mut world.choice, &world.buffers)?.as_ptr().address();
        Stub::start(stream, usize::try_from(buffer).unwrap());
        Some(())
    };
    let kinds = [&ALL[..], &[("unknown work", unknown)]].concat();
    let mut found = (0..100).filter_map(|seed| play(&stub, &kinds, seed, &mut BTreeMap::new()).err());
    assert!(found.any(|found| found.contains("takes memory that work uses")));
}

#[test]
fn memory_outlives_its_work_in_any_order() {
    let stub = stub();
    Device::get(0).unwrap().make_current().unwrap();
    let number = |name: &str| env::var(name).ok().map(|text| text.parse().expect("a number"));
    let now = || SystemTime::now().duration_since(UNIX_EPOCH).map_or(1, |since| since.as_secs());
    let (seconds, first) = (number("CUBIND_FUZZ_SECONDS").unwrap_or(2), number("CUBIND_FUZZ_SEED").unwrap_or_else(now));
    let (begin, mut called, mut sequences) = (Instant::now(), BTreeMap::new(), 0);
    while begin.elapsed() < Duration::from_secs(seconds) {
        let seed = first.wrapping_add(sequences);
        if let Err(fault) = play(&stub, &ALL, seed, &mut called) {
            panic!("CUBIND_FUZZ_SEED={seed}: {fault}");
        }
        sequences += 1;
    }
    let steps: usize = called.values().sum();
    println!("seed {first}: {sequences} sequences, {steps} steps of {} of {} kinds; no fault", called.len(), ALL.len());
    assert_eq!(called.len(), ALL.len(), "every kind of step is made: {called:?}");
}
