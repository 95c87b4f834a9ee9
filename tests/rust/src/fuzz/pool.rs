//! The handles of a sequence, and random arguments.

use super::memory::{Ended, EndedThere};
use super::{Call, Real, state::state};
use crate::choice::Choice;
use core::any::{Any, TypeId, type_name};
use core::{ffi::CStr, fmt::Write, mem};
use cubind::owned::{Borrowed, Destroy, DestroyWith, Owned, OwnedWith, Stream};
use cubind::{Error, Output, Status};
use std::sync::Arc;

/// Integers that are likely to reveal faults, such as flags, counts and limits.
const NUMBERS: [u64; 10] = [0, 1, 1, 2, 3, 4, 8, 16, 0x7fff_ffff, u64::MAX];

/// Integers that are likely to reveal faults of real libraries, which check more arguments than fake functions.
const EXTREMES: [u64; 24] = [
    0,
    0,
    1,
    1,
    1,
    2,
    2,
    3,
    4,
    5,
    8,
    9,
    16,
    64,
    1000,
    100_000,
    0x7fff_ffff,
    0x8000_0000,
    0xffff_ffff,
    1 << 33,
    i64::MAX as u64,
    1 << 63,
    u64::MAX,
    u64::MAX - 6,
];
/// Floating-point values that are passed as arguments.
const FLOATS: [f64; 10] =
    [0.0, 1.0, -1.0, 0.5, 1e30, -1e300, f64::NAN, f64::INFINITY, f64::NEG_INFINITY, f64::MIN_POSITIVE];
/// The lengths of slices.
const LENGTHS: [usize; 14] = [0, 1, 1, 2, 3, 4, 4, 5, 7, 8, 9, 16, 64, 100_000];
/// The lengths of device memory.
const LENGTHS_THERE: [usize; 8] = [0, 1, 9, 64, 1000, 4096, 100_000, 1 << 20];
/// Strings for all purposes, such as names, options and paths.
const TEXTS: [&CStr; 24] = [
    c"",
    c"name",
    c"two words",
    c"-",
    c"--",
    c"%s%s%n",
    c"../../nothing",
    c"\xff\xfe",
    c"f<int>",
    c"(((((((",
    c"\"",
    c"\n",
    c"int x;",
    c"__global__ void f(int *p) { *p = 1; }",
    c"-arch=sm_90",
    c"-arch=compute_90",
    c"-arch=sm_",
    c"-arch=sm_99999999999999999999",
    c"-O3",
    c"-lto",
    c"-opt=9",
    c"-maxrregcount=-1",
    c"-split-compile=100000",
    c"-kernels-used=,,,,",
];
/// The maximum number of handles of each type, for real libraries.
const KEPT: usize = 4;

/// A handle in the pool of the sequence.
struct Entry {
    id: usize,
    /// A copy of the handle.
    handle: Box<dyn Any>,
    /// The owner that destroys the handle, or `None` for a part of another object.
    owner: Option<Box<dyn Any>>,
    /// The objects that contain the handle's object.
    of: Vec<usize>,
}

/// A handle that is alive until the next step.
pub struct Live<H, const MAJOR: u32> {
    id: usize,
    handle: H,
}

impl<H: Copy, const MAJOR: u32> Live<H, MAJOR> {
    /// Borrows the handle for a call.
    pub fn lend(&self) -> Borrowed<'static, H, MAJOR> {
        // SAFETY: no handle is destroyed before the call returns.
        unsafe { Borrowed::from_raw(self.handle) }
    }

    /// Identifies the handle's entry.
    pub const fn id(&self) -> usize {
        self.id
    }
}

/// Borrows several handles for a call.
pub fn lent<H: Copy, const MAJOR: u32>(several: &[Live<H, MAJOR>]) -> Vec<Borrowed<'static, H, MAJOR>> {
    several.iter().map(Live::lend).collect()
}

/// A running sequence.
pub struct Fuzz {
    /// The functions that can be called during a call.
    calls: &'static [(&'static str, Call)],
    choice: Choice,
    entries: Vec<Entry>,
    next: usize,
    /// The number of calls.
    pub(super) called: usize,
    /// The state for real libraries, or `None` for fake functions.
    real: Option<Real>,
    /// The length of most slices of a call.
    length: usize,
    /// The argument whose absence prevented the call to the last function.
    lacks: Option<&'static str>,
}

impl Fuzz {
    pub(super) const fn new(calls: &'static [(&'static str, Call)]) -> Self {
        Self {
            calls,
            choice: Choice::new(0),
            entries: Vec::new(),
            next: 1,
            called: 0,
            real: None,
            length: 0,
            lacks: None,
        }
    }

    /// Creates a sequence that calls real libraries.
    pub(super) fn over(real: Real) -> Self {
        Self { real: Some(real), ..Self::new(&[]) }
    }

    /// Starts a step with a seed for its arguments.
    pub(super) fn begin(&mut self, seed: u64) {
        self.choice = Choice::new(seed);
        self.lacks = None;
        let lengths = if self.real.is_some() { &LENGTHS[..] } else { &[0, 1, 2, 3] };
        self.length = lengths[self.choice.below(lengths.len())];
        if let Some(real) = &mut self.real {
            real.begin();
        }
    }

    /// Returns the argument whose absence prevented the last call: memory, or a type of handle.
    pub(super) const fn lacks(&self) -> Option<&'static str> {
        self.lacks
    }

    /// Returns the state for real libraries.
    pub(super) const fn real(&mut self) -> Option<&mut Real> {
        self.real.as_mut()
    }

    /// Adds an argument to the log, which helps to find the cause of a crash.
    fn describe(&mut self, what: core::fmt::Arguments<'_>) {
        if let Some(real) = &mut self.real {
            let separator = if real.described.is_empty() { "" } else { ", " };
            // Writing to a string cannot fail.
            let _ = write!(real.described, "{separator}{what}");
        }
    }

    /// Marks the end of the arguments, because the function is called now.
    pub fn calls(&mut self, name: &str) {
        self.called += 1;
        match &mut self.real {
            Some(real) => real.calls(name),
            // One call in sixteen fails.
            None => state().fails = self.choice.below(16) == 0,
        }
    }

    /// Takes the result of the function.
    pub fn returned<T, S: Status>(&mut self, returned: Result<T, Error<S>>) -> Option<T> {
        if let Some(real) = &mut self.real {
            real.returned(returned.as_ref().err().map(|error| (error.message(), format!("{:?}", error.code()))));
        }
        returned.ok()
    }

    /// Returns a handle of this type, if the sequence has one.
    pub fn handle<H: Copy + 'static, const MAJOR: u32>(&mut self) -> Option<Live<H, MAJOR>> {
        let of_type = self.entries.iter().filter_map(|it| Some((it.id, *it.handle.downcast_ref::<Of<H, MAJOR>>()?)));
        let of_type: Vec<(usize, Of<H, MAJOR>)> = of_type.collect();
        if of_type.is_empty() {
            self.lacks = Some(type_name::<H>());
            return None;
        }
        let (id, Of(handle)) = of_type[self.choice.below(of_type.len())];
        self.describe(format_args!("#{id}"));
        Some(Live { id, handle })
    }

    /// Returns a stream that handles can keep, if there is a device.
    pub fn stream(&mut self) -> Option<Arc<Stream>> {
        let is_new = self.choice.below(4) == 0;
        let chosen = self.choice.below(KEPT);
        let Some(real) = self.real.as_mut().filter(|real| real.device.is_some()) else {
            self.lacks = Some("a stream");
            return None;
        };
        if let Some(stream) = real.streams.get(chosen).filter(|_| !is_new) {
            return Some(stream.clone());
        }
        let stream = Arc::new(Stream::new().ok()?);
        real.streams.truncate(KEPT - 1);
        real.streams.insert(0, stream.clone());
        Some(stream)
    }

    /// Returns memory on the device, if there is a device.
    pub fn memory<T: Output>(&mut self) -> Option<EndedThere<T>> {
        let Some(device) = self.real.as_ref().and_then(|real| real.device) else {
            self.lacks = Some("memory on a device");
            return None;
        };
        let len = LENGTHS_THERE[self.choice.below(LENGTHS_THERE.len())];
        self.describe(format_args!("{len} x {} there", type_name::<T>()));
        EndedThere::zeroed(device, len)
    }

    /// Like [`handle`](Self::handle), but may also return NULL.
    pub fn handle_or_null<H: Copy + 'static, const MAJOR: u32>(&mut self) -> Option<Live<H, MAJOR>> {
        let chosen = if self.choice.below(4) == 0 { None } else { self.handle() };
        self.lacks = None;
        // SAFETY: NULL is a valid handle, because the type is `Output`.
        Some(chosen.unwrap_or_else(|| Live { id: 0, handle: unsafe { mem::zeroed() } }))
    }

    /// Returns up to three handles.
    pub fn handles<H: Copy + 'static, const MAJOR: u32>(&mut self) -> Vec<Live<H, MAJOR>> {
        let count = if self.choice.below(4) == 0 { self.choice.below(4) } else { self.length.min(64) };
        let several = (0..count).filter_map(|_| self.handle()).collect();
        self.lacks = None;
        several
    }

    /// Creates an integer or a floating-point value, an enum value, or a record of zeros.
    pub fn value<T: Copy + 'static>(&mut self) -> T {
        let number = self.number::<T>();
        self.describe(format_args!("{number:#x}"));
        made(number)
    }

    /// Returns the bits of a number of this type.
    fn number<T: 'static>(&mut self) -> u64 {
        let floats = [TypeId::of::<f32>(), TypeId::of::<f64>()].map(|it| it == TypeId::of::<T>());
        let numbers = if self.real.is_some() { &EXTREMES[..] } else { &NUMBERS };
        match (self.choice.below(3), floats) {
            (_, [true, _]) => (FLOATS[self.choice.below(FLOATS.len())] as f32).to_bits().into(),
            (_, [_, true]) => FLOATS[self.choice.below(FLOATS.len())].to_bits(),
            (0, _) => self.choice.next() % 64,
            _ => numbers[self.choice.below(numbers.len())],
        }
    }

    /// Creates a value for a reference.
    pub fn one<T: Copy + 'static>(&mut self) -> Ended<T> {
        let value = self.value();
        Ended::new(1, |_| value)
    }

    /// Creates several values, which are either all equal or each random.
    pub fn values<T: Copy + 'static>(&mut self) -> Ended<T> {
        // Most slices of a call have the same length.
        let len = if self.choice.below(8) == 0 { self.choice.below(4) } else { self.length };
        let (number, is_each) = (self.number::<T>(), self.choice.below(2) == 0);
        let kind = if is_each { "values from" } else { "of" };
        self.describe(format_args!("{len} {kind} {number:#x}"));
        Ended::new(len, |_| made(if is_each { self.number::<T>() } else { number }))
    }

    /// Creates a string.
    pub fn text(&mut self) -> &'static CStr {
        let texts = if self.real.is_some() { &TEXTS[..] } else { &TEXTS[..3] };
        let text = texts[self.choice.below(texts.len())];
        self.describe(format_args!("{text:?}"));
        text
    }

    /// Creates several strings.
    pub fn texts(&mut self) -> Vec<&'static CStr> {
        let count = self.choice.below(4);
        // Linkers require an option for the architecture.
        let first = (self.real.is_some() && self.choice.below(2) == 0).then_some(c"-arch=sm_90");
        self.describe(format_args!("{first:?}"));
        first.into_iter().chain((0..count).map(|_| self.text())).collect()
    }

    /// Returns a random number below `count`.
    pub fn below(&mut self, count: usize) -> usize {
        self.choice.below(count)
    }

    /// Returns a random Boolean.
    pub fn coin(&mut self) -> bool {
        self.choice.below(2) == 0
    }

    /// Takes an owner out of the sequence. The caller returns it with [`own`](Self::own).
    pub fn take<H: Destroy<MAJOR>, const MAJOR: u32>(&mut self) -> Option<Owned<H, MAJOR>>
    where
        H::Home: 'static,
    {
        let is_owner = |it: &Entry| it.owner.as_ref().is_some_and(|owner| owner.is::<Owned<H, MAJOR>>());
        let owners: Vec<usize> = self.entries.iter().filter(|it| is_owner(it)).map(|it| it.id).collect();
        if owners.is_empty() {
            return None;
        }
        let id = owners[self.choice.below(owners.len())];
        self.give_up_parts(id);
        let at = self.entries.iter().position(|it| it.id == id)?;
        self.entries.swap_remove(at).owner?.downcast().ok().map(|owner| *owner)
    }

    /// Lends a handle to the sequence until the caller takes it back.
    pub fn lend<H: Copy + 'static, const MAJOR: u32>(&mut self, handle: H) -> usize {
        self.keep(Box::new(Of::<H, MAJOR>(handle)), None, Vec::new());
        self.next - 1
    }

    /// Takes a lent handle back.
    pub fn take_back(&mut self, id: usize) {
        self.give_up_with_parts(id);
    }

    /// Returns a random function to call during a call.
    pub fn call(&mut self) -> Call {
        self.calls[self.choice.below(self.calls.len())].1
    }

    /// Adds a new owner to the sequence.
    pub fn own<H: Destroy<MAJOR>, const MAJOR: u32>(&mut self, owner: Owned<H, MAJOR>)
    where
        H::Home: 'static,
    {
        let handle = Of::<H, MAJOR>(owner.handle());
        self.keep(Box::new(handle), Some(Box::new(owner)), Vec::new());
    }

    /// Adds an owner that requires another handle to destroy its own handle. The other handle is destroyed later than
    /// the owner's.
    pub fn own_with<H: DestroyWith<MAJOR>, const MAJOR: u32>(
        &mut self,
        owner: OwnedWith<'static, H, MAJOR>,
        of: &[usize],
    ) {
        let handle = Of::<H, MAJOR>(owner.handle());
        self.keep(Box::new(handle), Some(Box::new(owner)), of.to_vec());
    }

    /// Adds a part of other objects.
    pub fn part<H: Copy + 'static, const MAJOR: u32>(&mut self, part: Borrowed<'static, H, MAJOR>, of: &[usize]) {
        self.keep(Box::new(Of::<H, MAJOR>(part.handle())), None, of.to_vec());
    }

    fn keep(&mut self, handle: Box<dyn Any>, owner: Option<Box<dyn Any>>, of: Vec<usize>) {
        if self.real.is_some() {
            let kind = (*handle).type_id();
            let of_type: Vec<usize> =
                self.entries.iter().filter(|it| (*it.handle).type_id() == kind).map(|it| it.id).collect();
            // Destroys the oldest handle, unless the new handle is a part of it.
            if let Some(oldest) = of_type.first().filter(|id| of_type.len() >= KEPT && !of.contains(id)) {
                self.give_up_with_parts(*oldest);
            }
        }
        let id = self.next;
        self.next += 1;
        if let Some(real) = self.real.as_mut() {
            real.makes(id);
        }
        self.entries.push(Entry { id, handle, owner, of });
    }

    /// Drops an owner after its parts.
    pub(super) fn give_up(&mut self) {
        // With real libraries, the handles that most functions take are rare, so usually the last handle of a type is
        // kept.
        let may_be_last = self.real.is_none() || self.choice.below(16) == 0;
        let kind = |entry: &Entry| (*entry.handle).type_id();
        let is_last = |it: &Entry| self.entries.iter().filter(|other| kind(other) == kind(it)).count() == 1;
        let owned = self.entries.iter().filter(|it| it.owner.is_some() && (may_be_last || !is_last(it)));
        let owned: Vec<usize> = owned.map(|it| it.id).collect();
        if !owned.is_empty() {
            let id = owned[self.choice.below(owned.len())];
            self.give_up_with_parts(id);
        }
    }

    fn give_up_parts(&mut self, id: usize) {
        let parts: Vec<usize> = self.entries.iter().filter(|it| it.of.contains(&id)).map(|it| it.id).collect();
        parts.into_iter().for_each(|part| self.give_up_with_parts(part));
    }

    fn give_up_with_parts(&mut self, id: usize) {
        self.give_up_parts(id);
        if let Some(at) = self.entries.iter().position(|it| it.id == id) {
            state().fails = false;
            let owner = self.entries.remove(at).owner;
            if let Some(real) = self.real.as_mut().filter(|_| owner.is_some()) {
                real.drops(id);
            }
            drop(owner);
        }
    }

    /// Destroys all handles of the sequence.
    pub(super) fn end(&mut self) {
        while let Some(id) = self.entries.first().map(|it| it.id) {
            self.give_up_with_parts(id);
        }
    }
}

/// Creates a value with these bits, if the value is a number or a wrapper of a number. In a larger record, all bytes
/// are 0 or all are 1.
fn made<T: Copy + 'static>(number: u64) -> T {
    // SAFETY: zero is valid for each type that functions take by value.
    let mut value: T = unsafe { mem::zeroed() };
    let size = size_of::<T>();
    let place = (&raw mut value).cast::<u8>();
    match size {
        // SAFETY: all bit patterns are valid.
        1 if [TypeId::of::<u8>(), TypeId::of::<i8>()].contains(&TypeId::of::<T>()) => unsafe {
            place.write(number as u8)
        },
        // SAFETY: other types of one byte may be `bool`.
        1 => unsafe { place.write(u8::from(number & 1 != 0)) },
        // SAFETY: types of at most eight bytes are numbers or wrappers of numbers, for which all bit patterns are
        // valid.
        2..=8 => unsafe { core::ptr::copy_nonoverlapping(number.to_ne_bytes().as_ptr(), place, size) },
        // SAFETY: records that C reads contain numbers, and `bool`s, whose bytes are 1.
        _ => unsafe { place.write_bytes(u8::from(number & 1 != 0), size) },
    }
    value
}

/// Wraps a handle with its major version, so that both together select a type.
#[derive(Clone, Copy)]
struct Of<H, const MAJOR: u32>(H);
