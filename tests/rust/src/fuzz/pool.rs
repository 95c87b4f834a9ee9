//! The handles that a sequence has, and the arguments that are chosen.

use super::{Call, choice::Choice, state::state};
use core::{any::Any, ffi::CStr, mem};
use cubind::owned::{Borrowed, Destroy, DestroyWith, Owned, OwnedWith};

/// Numbers that bring something to light: flags, counts, limits.
const NUMBERS: [u64; 10] = [0, 1, 1, 2, 3, 4, 8, 16, 0x7fff_ffff, u64::MAX];

/// A handle that the sequence has.
struct Entry {
    id: usize,
    /// The handle, a copy.
    handle: Box<dyn Any>,
    /// What destroys it; nothing of a part.
    owner: Option<Box<dyn Any>>,
    /// What it is a part of.
    of: Vec<usize>,
}

/// A handle that is alive until the next step.
pub struct Live<H, const MAJOR: u32> {
    id: usize,
    handle: H,
}

impl<H: Copy, const MAJOR: u32> Live<H, MAJOR> {
    /// As it is passed.
    pub fn lend(&self) -> Borrowed<'static, H, MAJOR> {
        // SAFETY: nothing is given up before the call returns.
        unsafe { Borrowed::from_raw(self.handle) }
    }

    /// Which one it is.
    pub const fn id(&self) -> usize {
        self.id
    }
}

/// Several as they are passed.
pub fn lent<H: Copy, const MAJOR: u32>(several: &[Live<H, MAJOR>]) -> Vec<Borrowed<'static, H, MAJOR>> {
    several.iter().map(Live::lend).collect()
}

/// A sequence under way.
pub struct Fuzz {
    /// What calls within a call are chosen from.
    calls: &'static [(&'static str, Call)],
    choice: Choice,
    entries: Vec<Entry>,
    next: usize,
    /// How many calls were made.
    pub(super) called: usize,
}

impl Fuzz {
    pub(super) const fn new(calls: &'static [(&'static str, Call)]) -> Self {
        Self { calls, choice: Choice(0), entries: Vec::new(), next: 1, called: 0 }
    }

    /// What is chosen from now on.
    pub(super) const fn begin(&mut self, seed: u64) {
        self.choice = Choice(seed);
    }

    /// The arguments are chosen: the function is called.
    pub fn calls(&mut self) {
        self.called += 1;
        // One in sixteen fails.
        state().fails = self.choice.below(16) == 0;
    }

    /// A handle of this type, if the sequence has one.
    pub fn handle<H: Copy + 'static, const MAJOR: u32>(&mut self) -> Option<Live<H, MAJOR>> {
        let of_type = self.entries.iter().filter_map(|it| Some((it.id, *it.handle.downcast_ref::<Of<H, MAJOR>>()?)));
        let of_type: Vec<(usize, Of<H, MAJOR>)> = of_type.collect();
        if of_type.is_empty() {
            return None;
        }
        let (id, Of(handle)) = of_type[self.choice.below(of_type.len())];
        Some(Live { id, handle })
    }

    /// The same, or NULL.
    pub fn handle_or_null<H: Copy + 'static, const MAJOR: u32>(&mut self) -> Option<Live<H, MAJOR>> {
        let chosen = if self.choice.below(4) == 0 { None } else { self.handle() };
        // SAFETY: NULL is a handle, as `Output` says of each type.
        Some(chosen.unwrap_or_else(|| Live { id: 0, handle: unsafe { mem::zeroed() } }))
    }

    /// Up to three.
    pub fn handles<H: Copy + 'static, const MAJOR: u32>(&mut self) -> Vec<Live<H, MAJOR>> {
        let count = self.choice.below(4);
        (0..count).filter_map(|_| self.handle()).collect()
    }

    /// A number, an enum, a record of zeros.
    pub fn value<T: Copy + 'static>(&mut self) -> T {
        let number = match self.choice.below(3) {
            0 => self.choice.next() % 64,
            _ => NUMBERS[self.choice.below(NUMBERS.len())],
        };
        // SAFETY: zero is a value of each type that functions take by value.
        let mut value: T = unsafe { mem::zeroed() };
        let size = mem::size_of::<T>();
        // A byte may be a `bool`.
        let number = if size == 1 { number & 1 } else { number };
        if size <= 8 {
            let bytes = number.to_ne_bytes();
            // SAFETY: what has at most eight bytes is a number, or a type around one, of which all values exist.
            unsafe { core::ptr::copy_nonoverlapping(bytes.as_ptr(), (&raw mut value).cast(), size) };
        }
        value
    }

    /// Up to three of them.
    pub fn values<T: Copy + 'static>(&mut self) -> Vec<T> {
        let count = self.choice.below(4);
        (0..count).map(|_| self.value()).collect()
    }

    /// A string.
    pub fn text(&mut self) -> &'static CStr {
        [c"", c"name", c"two words"][self.choice.below(3)]
    }

    /// One of two.
    pub fn coin(&mut self) -> bool {
        self.choice.below(2) == 0
    }

    /// An owner, which the sequence has not any more: whoever takes it gives it back.
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

    /// A handle that the sequence has until it is taken back.
    pub fn lend<H: Copy + 'static, const MAJOR: u32>(&mut self, handle: H) -> usize {
        self.keep(Box::new(Of::<H, MAJOR>(handle)), None, Vec::new());
        self.next - 1
    }

    /// The end of that.
    pub fn take_back(&mut self, id: usize) {
        self.give_up_with_parts(id);
    }

    /// A function to call within a call.
    pub fn call(&mut self) -> Call {
        self.calls[self.choice.below(self.calls.len())].1
    }

    /// Keeps what is new.
    pub fn own<H: Destroy<MAJOR>, const MAJOR: u32>(&mut self, owner: Owned<H, MAJOR>)
    where
        H::Home: 'static,
    {
        let handle = Of::<H, MAJOR>(owner.handle());
        self.keep(Box::new(handle), Some(Box::new(owner)), Vec::new());
    }

    /// Keeps an owner that destroys its handle with another one, which is given up later.
    pub fn own_with<H: DestroyWith<MAJOR>, const MAJOR: u32>(
        &mut self,
        owner: OwnedWith<'static, H, MAJOR>,
        of: &[usize],
    ) {
        let handle = Of::<H, MAJOR>(owner.handle());
        self.keep(Box::new(handle), Some(Box::new(owner)), of.to_vec());
    }

    /// Keeps a part.
    pub fn part<H: Copy + 'static, const MAJOR: u32>(&mut self, part: Borrowed<'static, H, MAJOR>, of: &[usize]) {
        self.keep(Box::new(Of::<H, MAJOR>(part.handle())), None, of.to_vec());
    }

    fn keep(&mut self, handle: Box<dyn Any>, owner: Option<Box<dyn Any>>, of: Vec<usize>) {
        let id = self.next;
        self.next += 1;
        self.entries.push(Entry { id, handle, owner, of });
    }

    /// Gives up one of the handles with an owner, and its parts before.
    pub(super) fn give_up(&mut self) {
        let owned: Vec<usize> = self.entries.iter().filter(|it| it.owner.is_some()).map(|it| it.id).collect();
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
            drop(self.entries.swap_remove(at).owner);
        }
    }

    /// Gives up everything.
    pub(super) fn end(&mut self) {
        while let Some(id) = self.entries.first().map(|it| it.id) {
            self.give_up_with_parts(id);
        }
    }
}

/// A handle and its major version: a type of its own for each.
#[derive(Clone, Copy)]
struct Of<H, const MAJOR: u32>(H);
