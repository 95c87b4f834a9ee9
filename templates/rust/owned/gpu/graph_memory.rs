//! State of the memory that graphs use: launches, other work on the memory, and the objects that graphs keep alive.

use core::fmt;
use core::sync::atomic::{AtomicBool, AtomicUsize, Ordering};
use std::sync::{Arc, Mutex, MutexGuard, PoisonError, Weak};

use super::call::{DriverResult, Home};
use super::closures::UserObject;
use super::line::{StreamWork, Work};
use super::sorted::SortedMap;
use super::stream::Graph;
use crate::owned::base::{CUgraph, CUgraphExec};

/// The length at which finished streams are removed from a list.
const MANY: usize = 16;

fn lock<T>(of: &Mutex<T>) -> MutexGuard<'_, T> {
    of.lock().unwrap_or_else(PoisonError::into_inner)
}

/// The position of the latest work of each stream. The key `None` represents unknown work; its value is the number of
/// occurrences.
#[derive(Debug, Default)]
struct Latest(Mutex<Vec<(Option<StreamWork>, usize)>>);

impl Latest {
    fn add(&self, by: Option<&StreamWork>, number: usize) {
        let mut all = lock(&self.0);
        if let Some((_, latest)) = all.iter_mut().find(|(known, _)| known.as_ref() == by) {
            *latest = if by.is_some() { number.max(*latest) } else { *latest + 1 };
            return;
        }
        if all.len() >= MANY {
            all.retain(|(known, _)| !known.as_ref().is_some_and(StreamWork::is_over));
        }
        all.push((by.cloned(), number));
    }

    fn all(&self) -> Vec<(Option<StreamWork>, usize)> {
        lock(&self.0).clone()
    }

    /// Orders further work of a stream after all work in this list. For unknown work (`None`), waits on the host.
    fn precede(&self, work: Option<&StreamWork>, settle: &dyn Fn() -> DriverResult<bool>) -> DriverResult<()> {
        for (before, number) in self.all() {
            match work {
                Some(work) => work.follow(before.as_ref(), number, settle)?,
                None => drop(settle()?),
            }
            if before.is_none() {
                lock(&self.0).retain(|(known, latest)| known.is_some() || *latest != number);
            }
        }
        Ok(())
    }
}

/// State shared by a graph, its clones and its executable graphs.
#[derive(Debug, Default)]
pub(super) struct GraphMemory {
    /// The number of live graphs and executable graphs.
    graphs: AtomicUsize,
    launches: Latest,
    /// The contexts of the memory.
    homes: Mutex<Vec<Home>>,
    /// Work on the memory outside of the graph.
    beside: Latest,
    /// Graphs that share memory with this graph.
    others: Mutex<Vec<Weak<Self>>>,
    /// Objects that are destroyed after the graph, or `None` if the graph keeps no objects. Safe code can launch a
    /// graph that keeps its objects.
    kept: Mutex<Option<Vec<Arc<Deferred>>>>,
}

/// The deferred destruction of an object that graphs may use. The object is destroyed when the last of these graphs is
/// destroyed.
pub(super) struct Deferred(Mutex<Option<Box<dyn FnOnce() + Send>>>);

impl Deferred {
    pub(super) fn new(end: impl FnOnce() + Send + 'static) -> Arc<Self> {
        Arc::new(Self(Mutex::new(Some(Box::new(end)))))
    }
}

impl Drop for Deferred {
    fn drop(&mut self) {
        let end = self.0.get_mut().unwrap_or_else(PoisonError::into_inner).take();
        if let Some(end) = end {
            end();
        }
    }
}

impl fmt::Debug for Deferred {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("Deferred")
    }
}

/// Keys by which the state of a graph's memory is found.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord)]
enum Of {
    /// All untracked graphs: graphs that raw functions create, and graphs that are built node by node.
    Any,
    Capture(u64),
    Graph(usize),
    Executable(usize),
    /// A graph with all its clones and executable graphs, including those that raw functions create.
    Family(usize),
}

static ALL: Mutex<SortedMap<Of, Arc<GraphMemory>>> = Mutex::new(SortedMap::new());

impl GraphMemory {
    fn of(of: Of) -> Arc<Self> {
        let mut all = lock(&ALL);
        if let Some(memory) = all.get(&of) {
            return memory.clone();
        }
        let memory = Arc::new(Self { graphs: AtomicUsize::new(1), ..Self::default() });
        all.insert(of, memory.clone());
        memory
    }

    /// Returns the shared state of all untracked graphs.
    pub(super) fn of_any() -> Arc<Self> {
        Self::of(Of::Any)
    }

    /// Returns the state of the graph that a capture creates.
    pub(super) fn of_capture(capture: u64) -> Arc<Self> {
        Self::of(Of::Capture(capture))
    }

    /// Returns the states of all tracked graphs and captures.
    pub(super) fn all() -> Vec<Arc<Self>> {
        lock(&ALL).iter().filter(|(of, _)| **of != Of::Any).map(|(_, memory)| memory.clone()).collect()
    }

    /// Returns true if the graph keeps the objects that it uses alive.
    pub(super) fn keeps(&self) -> bool {
        lock(&self.kept).is_some()
    }

    /// Defers the destruction of an object until this graph is destroyed, if the graph keeps its objects.
    pub(super) fn keep(&self, object: &Arc<Deferred>) {
        if let Some(kept) = &mut *lock(&self.kept) {
            kept.push(object.clone());
        }
    }

    /// Returns true if no graph exists that could be launched.
    pub(super) fn has_ended(&self) -> bool {
        self.graphs.load(Ordering::Acquire) == 0
    }

    /// Adds the context of memory that the graph uses.
    pub(super) fn is_in(&self, home: Home) {
        let mut homes = lock(&self.homes);
        if !homes.contains(&home) {
            homes.push(home);
        }
    }

    /// Returns the launches so far.
    pub(super) fn launches(&self) -> Vec<(Option<StreamWork>, usize)> {
        self.launches.all()
    }

    /// Orders further work of a stream after the launches. For unknown work (`None`), waits on the host.
    pub(super) fn precede(
        &self,
        work: Option<&StreamWork>,
        settle: &dyn Fn() -> DriverResult<bool>,
    ) -> DriverResult<()> {
        self.launches.precede(work, settle)
    }

    /// Adds work on the memory that is not part of the graph.
    pub(super) fn begun_outside_graph(&self, by: Option<&StreamWork>, number: usize) {
        self.beside.add(by, number);
    }

    /// Links two graphs that share memory: the launches of each are ordered after those of the other.
    pub(super) fn meets(self: &Arc<Self>, other: &Arc<Self>) {
        for (one, two) in [(self, other), (other, self)] {
            let mut others = lock(&one.others);
            others.retain(|known| known.strong_count() > 0 && !core::ptr::eq(known.as_ptr(), Arc::as_ptr(two)));
            others.push(Arc::downgrade(two));
        }
    }

    /// Orders a launch after the work on the memory, and after launches of other graphs that share memory.
    fn precede_launch(&self, work: Option<&StreamWork>, settle: &dyn Fn() -> DriverResult<bool>) -> DriverResult<()> {
        self.beside.precede(work, settle)?;
        let others = lock(&self.others).clone();
        others.iter().filter_map(Weak::upgrade).try_for_each(|other| other.launches.precede(work, settle))
    }
}

/// The objects that a graph keeps alive. Dropping this value, after the graph is destroyed, allows their destruction.
#[derive(Debug)]
pub(super) struct KeptObjects {
    memory: Arc<GraphMemory>,
    is_forever: AtomicBool,
}

impl KeptObjects {
    /// Makes the graph of a capture keep its objects alive from this call on.
    pub(super) fn of_capture(capture: u64) -> Self {
        let memory = GraphMemory::of_capture(capture);
        *lock(&memory.kept) = Some(Vec::new());
        Self { memory, is_forever: AtomicBool::new(false) }
    }

    /// Keeps the objects forever, because another graph may contain this one.
    pub(super) fn keep_forever(&self) {
        if !self.is_forever.swap(true, Ordering::AcqRel) {
            self.memory.graphs.fetch_add(1, Ordering::AcqRel);
            // Dropping the last reference would release the objects.
            core::mem::forget(self.memory.clone());
        }
    }
}

impl Drop for KeptObjects {
    fn drop(&mut self) {
        if !self.is_forever.load(Ordering::Acquire) {
            let kept = lock(&self.memory.kept).take();
            // The objects are dropped after the lock is released, because their destruction may wait for work.
            drop(kept);
        }
    }
}

/// The memory that launches of an executable graph use.
pub(super) struct Launched {
    memory: Vec<Arc<GraphMemory>>,
    /// The memory of untracked graphs. This graph may use it as well, because nodes can be added to every graph.
    any: Option<Arc<GraphMemory>>,
}

impl Launched {
    pub(super) fn of(executable: CUgraphExec) -> Self {
        let all = lock(&ALL);
        match all.get(&Of::Executable(executable.0.addr())) {
            Some(memory) => Self { memory: vec![memory.clone()], any: all.get(&Of::Any).cloned() },
            // The executable graph is not tracked, so it may have been instantiated from any graph.
            None => Self { memory: all.iter().map(|(_, memory)| memory.clone()).collect(), any: None },
        }
    }

    /// Orders a launch after the other work on the memory.
    pub(super) fn follow(&self, work: &Work, settle: &dyn Fn() -> DriverResult<bool>) -> DriverResult<()> {
        let work = match work {
            Work::Stream(work) | Work::Likely(work) => Some(work),
            Work::Unknown => None,
            // The launch was captured into another graph, and is executed by the launches of that graph.
            Work::Captured(_) | Work::LikelyCaptured(_) | Work::Graph | Work::Done => return Ok(()),
        };
        self.memory.iter().chain(&self.any).try_for_each(|memory| memory.precede_launch(work, settle))?;
        // CUDA orders the launches of one executable graph, but not those of two executable graphs that were
        // instantiated from the same graph.
        self.memory.iter().try_for_each(|memory| memory.launches.precede(work, settle))
    }

    /// Waits for a launch now if the memory cannot wait for it later: see [`StreamWork::settle_outside`].
    pub(super) fn settle_outside(&self, work: &StreamWork) -> DriverResult<()> {
        let homes: Vec<Home> = self.memory.iter().chain(&self.any).flat_map(|memory| lock(&memory.homes).clone()).collect();
        if homes.is_empty() { Ok(()) } else { work.settle_outside(&homes) }
    }

    /// Adds a launch in a stream; `None` is an unknown stream.
    pub(super) fn begun(&self, by: Option<&StreamWork>, number: usize) {
        self.memory.iter().chain(&self.any).for_each(|memory| memory.launches.add(by, number));
    }
}

/// Returns true while a capture is in progress.
pub(super) fn is_captured(capture: u64) -> bool {
    lock(&ALL).get(&Of::Capture(capture)).is_some()
}

/// Ends a capture. `graph` is the created graph, or `None` if there was an error.
pub(super) fn capture_ends(capture: u64, graph: Option<CUgraph>) {
    let memory = GraphMemory::of_capture(capture);
    let mut all = lock(&ALL);
    all.remove(&Of::Capture(capture));
    match graph {
        Some(graph) => all.insert(Of::Graph(graph.0.addr()), memory),
        None => memory.graphs.store(0, Ordering::Release),
    }
}

/// Keeps the state of a new graph until the graph, its clones and its executable graphs are all destroyed. Functions of
/// the driver can create clones and executable graphs that are not tracked.
///
/// # Errors
///
/// Errors of [`UserObject`].
pub(super) fn follow_family(graph: &Graph) -> DriverResult<()> {
    static NUMBERS: AtomicUsize = AtomicUsize::new(0);
    let family = Of::Family(NUMBERS.fetch_add(1, Ordering::Relaxed));
    let memory = GraphMemory::of(Of::Graph(graph.handle().0.addr()));
    memory.graphs.fetch_add(1, Ordering::AcqRel);
    lock(&ALL).insert(family, memory);
    UserObject::new(move || ends(family)).inspect_err(|_| ends(family))?.retain_in(graph)
}

/// Adds the executable graph that was instantiated from a graph.
pub(super) fn instantiated(graph: CUgraph, executable: CUgraphExec) {
    let mut all = lock(&ALL);
    if let Some(memory) = all.get(&Of::Graph(graph.0.addr())).cloned() {
        memory.graphs.fetch_add(1, Ordering::AcqRel);
        all.insert(Of::Executable(executable.0.addr()), memory);
    }
}

fn ends(of: Of) {
    // A separate statement, because the lock must be released before the state is dropped.
    let ended = lock(&ALL).remove(&of);
    if let Some(memory) = ended {
        memory.graphs.fetch_sub(1, Ordering::AcqRel);
    }
}

/// Removes a graph before its owner destroys it or releases ownership.
pub(crate) fn graph_ends(graph: CUgraph) {
    ends(Of::Graph(graph.0.addr()));
}

/// Removes an executable graph before its owner destroys it or releases ownership.
pub(crate) fn executable_ends(executable: CUgraphExec) {
    ends(Of::Executable(executable.0.addr()));
}
