//! Streams as memory remembers them: what used it, and what to wait for.

use core::sync::atomic::{AtomicUsize, Ordering};
use std::sync::{Arc, Mutex, MutexGuard, PoisonError};
use std::thread::{self, ThreadId};

use super::call::{DriverResult, Home, is_capturing, refused, relaxed, require, synchronize};
use super::clock::Clock;
use super::graph::{Recorded, recorded_into};
use super::kept_streams::KeptStreams;
use super::last_work::{LastWork, Reached, Wait};
use super::pool::{self, Point};
use crate::owned::{Borrowed, MaybeHandle};
use crate::owned::base::checked;
use crate::owned::base::{CUcontext, CUresult, CUstream};
use crate::support::per_thread_default_stream;

/// A stream that has used memory. Nothing is asked of the driver before somebody waits.
#[derive(Debug)]
pub(super) struct Line {
    home: Home,
    /// It is used as long as the stream is alive.
    stream: CUstream,
    last: LastWork<Arc<Point>>,
    clock: Clock,
    /// That of the work which it records.
    captured: Clock,
    end: End,
}

/// How the end of a stream is known.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum End {
    /// Its owner reports it, or it is never destroyed.
    Reported,
    /// It is the default stream of a thread: that thread may use it.
    OfThread(ThreadId),
    /// Not at all: the stream may be used during a call that it is given to.
    Unknown,
}

/// The streams that are alive, by handle; a default stream also by its context.
static LINES: Mutex<Vec<(CUstream, Option<CUcontext>, Arc<Line>)>> = Mutex::new(Vec::new());

fn lines() -> MutexGuard<'static, Vec<(CUstream, Option<CUcontext>, Arc<Line>)>> {
    LINES.lock().unwrap_or_else(PoisonError::into_inner)
}

impl Line {
    fn new(stream: CUstream, home: Home, end: End) -> Self {
        static NUMBERS: AtomicUsize = AtomicUsize::new(1);
        let number = NUMBERS.fetch_add(1, Ordering::Relaxed);
        let (clock, captured) = (Clock::new(number), Clock::new(number));
        Self { home, stream, last: LastWork::new(), clock, captured, end }
    }

    /// The one of a live stream, of which nothing is known but its handle: if an owner of it was seen.
    pub(super) fn find(stream: CUstream) -> Option<Arc<Self>> {
        let lines = lines();
        lines.iter().find(|(handle, context, _)| *handle == stream && context.is_none()).map(|(.., line)| line.clone())
    }

    /// The one of a stream. There is none of a stream whose end nobody here sees: one without an owner, the default stream of
    /// one thread, and that of a context that may be destroyed.
    ///
    /// `home` is the context of the default stream.
    pub(super) fn of(stream: &impl MaybeHandle<CUstream>, home: Home) -> DriverResult<Option<Arc<Self>>> {
        let handle = stream.as_handle_or_null();
        if handle.is_null() {
            if per_thread_default_stream() || !home.is_kept() {
                return Ok(None);
            }
            return Ok(Some(Self::get_or_make(handle, Some(home.context()), || Ok(home))?));
        }
        if !stream.has_owner() {
            return Ok(Self::find(handle));
        }
        Self::get_or_make(handle, None, || {
            // SAFETY: the stream is alive.
            unsafe { checked::cuStreamGetCtx(handle) }.map(Home::of)
        })
        .map(Some)
    }

    fn get_or_make(
        stream: CUstream,
        context: Option<CUcontext>,
        home: impl FnOnce() -> DriverResult<Home>,
    ) -> DriverResult<Arc<Self>> {
        let mut lines = lines();
        if let Some((.., line)) = lines.iter().find(|(handle, of, _)| *handle == stream && *of == context) {
            return Ok(line.clone());
        }
        let line = Arc::new(Self::new(stream, home()?, End::Reported));
        lines.push((stream, context, line.clone()));
        Ok(line)
    }

    /// The one of a live stream whose end is not seen here. Streams with the same handle count as one: a stream that gets the handle
    /// of another one, which was destroyed, does not wait for the work of that one.
    fn foreign(stream: CUstream, home: Home) -> Arc<Self> {
        static FOREIGN: Mutex<Vec<Arc<Line>>> = Mutex::new(Vec::new());
        let is_of_thread = stream.is_null() && per_thread_default_stream();
        let end = if is_of_thread { End::OfThread(thread::current().id()) } else { End::Unknown };
        let mut lines = FOREIGN.lock().unwrap_or_else(PoisonError::into_inner);
        let is_it = |line: &&Arc<Self>| {
            line.stream == stream && line.end == end && (!stream.is_null() || line.home == home)
        };
        if let Some(line) = lines.iter().find(is_it) {
            return line.clone();
        }
        lines.retain(|line| Arc::strong_count(line) > 1);
        let line = Arc::new(Self::new(stream, home, end));
        lines.push(line.clone());
        line
    }

    /// Of a stream that was just made in a context: nothing is asked of the driver when it is used.
    pub(super) fn begin(stream: CUstream, home: Home) {
        lines().push((stream, None, Arc::new(Self::new(stream, home, End::Reported))));
    }

    /// The stream's context.
    pub(super) const fn home(&self) -> Home {
        self.home
    }

    /// Waits for the work that the stream has now. If the driver cannot tell, all work in its context and in `other` is waited for.
    pub(super) fn wait(&self, other: Home) -> DriverResult<()> {
        match self.last.wait(|| self.home.enter(|| self.reach()))? {
            Wait::Nothing => Ok(()),
            Wait::Point(point) => self.home.enter(|| relaxed(|| point.wait())),
            Wait::Everything => {
                if self.home.is_kept() && self.home != other {
                    self.home.synchronize()?;
                }
                other.synchronize()
            }
            Wait::Impossible => {
                require!(false, "cuStreamIsCapturing", CUDA_ERROR_STREAM_CAPTURE_UNSUPPORTED);
                Ok(())
            }
        }
    }

    /// A point behind the work that the stream has now, while it is alive and its context is current.
    fn reach(&self) -> DriverResult<Reached<Arc<Point>>> {
        if is_capturing(self.stream)? {
            return Ok(Reached::Capturing);
        }
        let point = Point::new(self.home)?;
        point.record(self.stream)?;
        // It may have begun to, by waiting for an event of a stream that does.
        Ok(if is_capturing(self.stream)? { Reached::Capturing } else { Reached::Behind(Arc::new(point)) })
    }

    /// Lets further work of this stream, which is alive, come after work of another one. That is known to be so, or takes two calls
    /// of the driver, or one if the other stream is destroyed. `settle` waits on the host, if nothing else can, and returns whether that
    /// is for all work that the other stream has.
    fn follow(&self, other: &Self, number: usize, settle: impl FnOnce() -> DriverResult<bool>) -> DriverResult<()> {
        self.clock.follow(&other.clock, number, || {
            match other.end {
                End::Reported => {}
                End::OfThread(thread) if thread == thread::current().id() => {}
                End::OfThread(_) | End::Unknown => return settle(),
            }
            match other.last.wait(|| self.behind(other))? {
                Wait::Nothing => Ok(true),
                Wait::Point(point) => self.hold(&point).map(|()| true),
                Wait::Everything => settle(),
                Wait::Impossible => {
                    let words = "the memory is used by a stream that is captured, and by another one that is not; use it in one of them, \
                                 or before the capture";
                    Err(refused!("cuStreamWaitEvent", CUDA_ERROR_STREAM_CAPTURE_UNSUPPORTED, words.to_owned()))
                }
            }
        })
    }

    /// Lets further work of this stream wait for the work that another one has now, while that is alive.
    fn behind(&self, other: &Self) -> DriverResult<Reached<Arc<Point>>> {
        // An event in a capture would make this stream part of it.
        if recorded_into(other.stream)?.is_some() {
            return Ok(Reached::Capturing);
        }
        let point = Point::new_in(other.home)?;
        other.enter(|| point.record(other.stream))?;
        self.hold(&point)?;
        Ok(Reached::Done)
    }

    /// Lets further work that this stream records come after work that another one records into the same graph.
    fn follow_captured(&self, other: &Self, number: usize) -> DriverResult<()> {
        self.captured.follow(&other.captured, number, || {
            let mut is_held = false;
            let hold = || {
                let point = Point::new_in(other.home)?;
                let held = other.enter(|| point.record(other.stream)).and_then(|()| self.hold(&point));
                point.destroy();
                is_held = held.is_ok();
                held.map(|()| Reached::Done)
            };
            if other.end == End::Reported {
                other.last.wait(hold)?;
            }
            if is_held {
                return Ok(true);
            }
            let words = "the memory is used in the same capture by a stream that has ended, or has no owner";
            Err(refused!("cuStreamWaitEvent", CUDA_ERROR_STREAM_CAPTURE_UNJOINED, words.to_owned()))
        })
    }

    /// The one of a live stream.
    fn of_any(stream: &impl MaybeHandle<CUstream>, home: Home) -> Arc<Self> {
        let known = Self::of(stream, home).ok().flatten();
        known.unwrap_or_else(|| Self::foreign(stream.as_handle_or_null(), home))
    }

    /// Lets further work of this stream wait for a point of any stream.
    fn hold(&self, point: &Point) -> DriverResult<()> {
        self.enter(|| point.hold(self.stream))
    }

    /// Calls a function with the stream: the default stream is that of the current context. A driver may want any context to be current.
    fn enter<R>(&self, body: impl Fn() -> DriverResult<R>) -> DriverResult<R> {
        if self.stream.is_null() {
            return self.home.enter(body);
        }
        match body() {
            Err(error) if error.code() == CUresult::CUDA_ERROR_INVALID_CONTEXT && self.end == End::Reported => {
                self.home.enter(body)
            }
            result => result,
        }
    }

    /// Whether the stream is destroyed, and has done its work. It may have done it if the driver cannot tell.
    fn is_over(&self) -> bool {
        let is_alive = || Err(());
        match self.last.wait(is_alive) {
            Ok(Wait::Nothing) => true,
            Ok(Wait::Point(point)) => self.home.enter(|| relaxed(|| point.has_happened())).unwrap_or(false),
            Ok(Wait::Everything | Wait::Impossible) | Err(()) => false,
        }
    }

    /// Begins a capture of the stream. What waits for it meanwhile waits for its work until now.
    pub(super) fn capture(stream: CUstream, begin: impl FnOnce() -> DriverResult<()>) -> DriverResult<()> {
        // The list and this function have it: more, if memory remembers it.
        let Some(line) = Self::find(stream).filter(|line| Arc::strong_count(line) > 2) else { return begin() };
        line.last.capture(|| line.home.enter(|| line.reach()), begin)
    }

    /// A capture by the function above has ended.
    pub(super) fn end_capture(stream: CUstream) {
        if let Some(line) = Self::find(stream) {
            line.last.end_capture();
        }
    }
}

/// The owner of a stream is about to destroy it, or to give it away.
pub(crate) fn stream_ends(stream: CUstream) {
    let line = {
        let mut lines = lines();
        let place = lines.iter().position(|(handle, context, _)| *handle == stream && context.is_none());
        place.map(|place| lines.swap_remove(place).2)
    };
    // No memory remembers it, and none will.
    let Some(line) = line.filter(|line| Arc::strong_count(line) > 1) else { return };
    line.last.end(|| {
        line.home.enter(|| {
            if line.home.is_kept() {
                return line.reach();
            }
            // The context may go, and what would be a point in it.
            synchronize(stream).map(|()| Reached::Done)
        })
    });
}

/// What uses memory.
#[derive(Clone, Debug, Default)]
#[non_exhaustive]
pub enum Work {
    /// Unknown work, in any context: all work of the program's contexts is waited for.
    #[default]
    Unknown,
    /// A stream's.
    #[doc(hidden)]
    Stream(StreamWork),
    /// That of a stream whose end is not seen, or in which a handle works unless a raw function has set another one: other work is
    /// ordered by it, and the end of memory waits for all work.
    #[doc(hidden)]
    Likely(StreamWork),
    /// That which a stream records into a graph.
    #[doc(hidden)]
    Captured(CapturedWork),
    /// The same, unless a raw function has set another stream.
    #[doc(hidden)]
    LikelyCaptured(CapturedWork),
    /// That of each launch of a graph.
    Graph,
    /// The call's own, which was done when it returned.
    Done,
}

/// A stream that has work.
#[derive(Clone, Debug)]
pub struct StreamWork(pub(super) Arc<Line>);

impl PartialEq for StreamWork {
    fn eq(&self, other: &Self) -> bool {
        Arc::ptr_eq(&self.0, &other.0)
    }
}

impl StreamWork {
    /// Returns the number of work that the driver has just taken.
    pub(super) fn begin(&self) -> usize {
        self.0.clock.begin()
    }

    /// Lets further work of the stream come after other work, of `None` unknown work. `settle` waits on the host, if nothing else can.
    pub(super) fn follow(
        &self,
        other: Option<&Self>,
        number: usize,
        settle: impl FnOnce() -> DriverResult<bool>,
    ) -> DriverResult<()> {
        match other {
            Some(other) => self.0.follow(&other.0, number, settle),
            None => settle().map(drop),
        }
    }

    /// Whether it is known to which default stream a library has given its work on memory of a context: one of several contexts may be
    /// current for the caller, and another one for the library.
    pub(super) fn is_certain_for(&self, home: Home) -> bool {
        !self.0.stream.is_null() || self.0.home == home
    }

    /// Waits for the work of the stream, which lives.
    pub(super) fn synchronize(&self) -> DriverResult<()> {
        let stream = self.0.stream;
        self.0.enter(|| {
            require!(!is_capturing(stream)?, "cuStreamIsCapturing", CUDA_ERROR_STREAM_CAPTURE_UNSUPPORTED);
            synchronize(stream)
        })
    }

    pub(super) fn is_over(&self) -> bool {
        self.0.is_over()
    }
}

/// A stream that records work into a graph.
#[derive(Clone, Debug, PartialEq)]
pub struct CapturedWork {
    work: StreamWork,
    capture: u64,
}

impl CapturedWork {
    /// The number of the capture.
    pub(super) const fn capture(&self) -> u64 {
        self.capture
    }

    /// Returns the number of work that was just recorded.
    pub(super) fn begin(&self) -> usize {
        self.work.0.captured.begin()
    }

    /// Lets further work come after what was recorded before, if that is in the same graph: launches of graphs have an order.
    pub(super) fn follow(&self, other: &Self, number: usize) -> DriverResult<()> {
        if self.capture != other.capture {
            return Ok(());
        }
        self.work.0.follow_captured(&other.work.0, number)
    }
}

impl Work {
    /// What a library's function has put into a stream.
    #[doc(hidden)]
    pub fn in_stream(stream: &impl MaybeHandle<CUstream>) -> Self {
        // What is started is started: nobody knows more of it if the driver cannot tell of its stream.
        let Ok(current) = Home::current() else { return Self::Unknown };
        if let Some(recorded) = Self::recorded(stream, current) {
            return recorded;
        }
        let work = Self::of(stream, current).unwrap_or_default();
        match work {
            // A library has its own idea of the current context.
            Self::Stream(work) if stream.as_handle_or_null().is_null() && Some(current) != pool::only() => Self::Likely(work),
            work => work,
        }
    }

    /// The same of a raw stream, if there is one.
    ///
    /// # Safety
    ///
    /// The stream is alive, or NULL.
    #[doc(hidden)]
    pub unsafe fn in_raw<E>(stream: Result<CUstream, E>) -> Self {
        match stream {
            Ok(stream) if stream.is_null() => Self::in_stream(&None),
            // SAFETY: the caller's promise.
            Ok(stream) => Self::in_live(&unsafe { Borrowed::from_raw(stream) }, Home::of(CUcontext::NULL)),
            Err(_) => Self::Unknown,
        }
    }

    /// What a library has put into the stream that was set in a handle, which it does not return.
    #[doc(hidden)]
    pub fn as_set<H: Copy + PartialEq>(streams: &KeptStreams<H>, handle: H) -> Self {
        let stream = streams.latest(handle);
        match Self::in_stream(&stream.as_deref()) {
            // A raw function may have set another stream.
            Self::Stream(work) => Self::Likely(work),
            Self::Captured(work) => Self::LikelyCaptured(work),
            work => work,
        }
    }

    /// That of a call which puts work into a live stream, or records it; unknown if the driver cannot tell. The home is the context of the
    /// default stream.
    pub(super) fn in_live(stream: &impl MaybeHandle<CUstream>, home: Home) -> Self {
        Self::recorded(stream, home).unwrap_or_else(|| Self::of(stream, home).unwrap_or_default())
    }

    /// That which a live stream records, if it does: it may, if the driver does not tell.
    pub(super) fn recorded(stream: &impl MaybeHandle<CUstream>, home: Home) -> Option<Self> {
        match recorded_into(stream.as_handle_or_null()) {
            Ok(recorded) => recorded.map(|Recorded { capture, .. }| {
                Self::Captured(CapturedWork { work: StreamWork(Line::of_any(stream, home)), capture })
            }),
            Err(_) => Some(Self::Graph),
        }
    }

    /// What is in a stream now.
    pub(super) fn of(stream: &impl MaybeHandle<CUstream>, home: Home) -> DriverResult<Self> {
        Ok(match Line::of(stream, home)? {
            Some(line) => Self::Stream(StreamWork(line)),
            None => Self::Likely(StreamWork(Line::foreign(stream.as_handle_or_null(), home))),
        })
    }
}

/// Streams that have used something, each once.
#[derive(Debug)]
pub(super) struct Lines {
    /// The first one, which is mostly the only one, and the others: each with the number of its last work.
    first: Option<(Arc<Line>, usize)>,
    others: Vec<(Arc<Line>, usize)>,
}

impl Lines {
    pub(super) const fn new() -> Self {
        Self { first: None, others: Vec::new() }
    }

    fn add(&mut self, line: &Arc<Line>, number: usize) {
        let known = self.first.iter_mut().chain(&mut self.others).find(|(other, _)| Arc::ptr_eq(other, line));
        if let Some((_, last)) = known {
            *last = number.max(*last);
        } else if self.first.is_none() {
            self.first = Some((line.clone(), number));
        } else {
            self.others.push((line.clone(), number));
        }
    }

    /// Forgets a stream, unless it was used since.
    fn remove(&mut self, line: &Arc<Line>, number: usize) {
        let is_it = |(other, last): &(Arc<Line>, usize)| Arc::ptr_eq(other, line) && *last == number;
        self.first = self.first.take().filter(|entry| !is_it(entry));
        self.others.retain(|entry| !is_it(entry));
    }
}

/// The same for several threads.
#[derive(Debug)]
pub(super) struct SharedLines(Mutex<Lines>);

impl SharedLines {
    pub(super) const fn new() -> Self {
        Self(Mutex::new(Lines::new()))
    }

    fn lock(&self) -> MutexGuard<'_, Lines> {
        self.0.lock().unwrap_or_else(PoisonError::into_inner)
    }

    /// The stream has work with this number.
    pub(super) fn add(&self, work: &StreamWork, number: usize) {
        self.lock().add(&work.0, number);
    }

    /// Waits for the work that the streams have. A wait that fails leaves everything as it was.
    pub(super) fn settle(&self, other: Home) -> DriverResult<()> {
        for (line, number) in self.known() {
            line.wait(other)?;
            self.lock().remove(&line, number);
        }
        Ok(())
    }

    fn known(&self) -> Vec<(Arc<Line>, usize)> {
        let lines = self.lock();
        lines.first.iter().chain(&lines.others).cloned().collect()
    }

    /// Lets further work of a stream come after the work that the streams have: what uses their memory in its order may then end.
    pub(super) fn precede(&self, line: &StreamWork, other: Home) -> DriverResult<()> {
        self.known().into_iter().try_for_each(|(before, number)| line.0.follow(&before, number, || before.wait(other).map(|()| true)))
    }
}
