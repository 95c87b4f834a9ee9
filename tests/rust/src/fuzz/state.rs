//! The state of the fake C functions.

use std::collections::BTreeMap;
use std::sync::{Mutex, MutexGuard, PoisonError};

/// The object to which a handle refers.
#[derive(Clone, Debug, Default)]
pub(super) struct Object {
    /// The type of the object's handles.
    pub(super) kind: &'static str,
    pub(super) is_gone: bool,
    /// The objects that contain this object. Destroying one of them also destroys this object.
    pub(super) part_of: Vec<u64>,
    /// The objects that each use of this object also uses, such as the events of a graph's nodes.
    pub(super) uses: Vec<u64>,
    /// The events that were recorded in a capturing stream.
    pub(super) recorded: Option<Vec<u64>>,
}

pub(super) struct State {
    next: u64,
    pub(super) objects: BTreeMap<u64, Object>,
    /// The contexts of the thread. The last context is current.
    pub(super) contexts: Vec<u64>,
    /// True if the next call fails.
    pub(super) fails: bool,
    pub(super) faults: Vec<String>,
    /// The calls of C functions since the sequence began, which help to find the cause of a fault.
    pub(super) called: Vec<String>,
    pub(super) checked: usize,
}

static STATE: Mutex<State> = Mutex::new(State {
    next: FIRST,
    objects: BTreeMap::new(),
    contexts: Vec::new(),
    fails: false,
    faults: Vec::new(),
    called: Vec::new(),
    checked: 0,
});

/// The smallest value that is an ordinary stream. Smaller values are streams with a special meaning.
const FIRST: u64 = 0x1000;

pub(super) fn state() -> MutexGuard<'static, State> {
    STATE.lock().unwrap_or_else(PoisonError::into_inner)
}

impl State {
    pub(super) fn reset(&mut self) {
        self.next = FIRST;
        self.objects.clear();
        self.contexts.clear();
        self.faults.clear();
        self.called.clear();
        self.fails = false;
    }

    pub(super) fn make(&mut self, kind: &'static str, part_of: Vec<u64>) -> u64 {
        self.next += 0x10;
        self.objects.insert(self.next, Object { kind, part_of, ..Object::default() });
        self.next
    }

    /// Returns true if an object and all objects that contain it are alive.
    fn is_alive(&self, handle: u64) -> bool {
        self.objects.get(&handle).is_some_and(|it| !it.is_gone && it.part_of.iter().all(|whole| self.is_alive(*whole)))
    }

    /// Adds a fault if the handle's object is destroyed.
    pub(super) fn check(&mut self, function: &str, kind: &str, handle: u64) {
        self.checked += 1;
        if handle >= FIRST && !self.is_alive(handle) {
            let what = self.objects.get(&handle).map_or("no object", |_| "gone");
            self.faults.push(format!("{function}: the {kind} {handle:#x} is {what}"));
        } else if 0 < handle && handle < FIRST && !kind.to_ascii_lowercase().contains("stream") {
            self.faults.push(format!("{function}: {handle:#x} is no {kind}"));
        }
    }

    /// Adds a fault if an object uses another object that is destroyed.
    pub(super) fn check_uses(&mut self, function: &str, handle: u64) {
        for used in self.uses(handle) {
            if !self.is_alive(used) {
                let kind = self.objects.get(&used).map_or("object", |it| it.kind);
                self.faults.push(format!("{function}: {handle:#x} uses the {kind} {used:#x}, which is gone"));
            }
        }
    }

    pub(super) fn uses(&self, handle: u64) -> Vec<u64> {
        self.objects.get(&handle).map(|it| it.uses.clone()).unwrap_or_default()
    }
}
