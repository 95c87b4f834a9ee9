//! Streams that have used memory, and functions that wait for their work.

use core::sync::atomic::{AtomicUsize, Ordering};
use std::sync::{Arc, Mutex, MutexGuard, PoisonError};
use std::thread::{self, ThreadId};

use super::call::{DriverResult, Home, is_capturing, refused, relaxed, require, synchronize};
use super::clock::Clock;
use super::graph::{self, Recorded, recorded_into};
use super::kept_streams::KeptStreams;
use super::last_work::{LastWork, Reached, Wait};
use super::pool::{self, Point};
use crate::owned::{Borrowed, MaybeHandle};
use crate::owned::base::checked;
use crate::owned::base::{CUcontext, CUresult, CUstream};
use crate::support::per_thread_default_stream;

/// A stream that has used memory. The driver is not queried until an operation has to wait for the stream.
#[derive(Debug)]
pub(super) struct Line {
    home: Home,
    /// The handle. It is only used while the stream is alive.
    stream: CUstream,
    last: LastWork<Arc<Point>>,
    clock: Clock,
    /// The clock of the work that is captured from the stream.
    captured: Clock,
    end: End,
}

/// How the destruction of a stream is detected.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum End {
    /// The owner reports the destruction, or the stream is never destroyed.
    Reported,
    /// The stream is a thread's default stream: only that thread may use it.
    OfThread(ThreadId),
    /// The destruction is not tracked: the stream is only known to be alive during a call that receives it.
    Unknown,
}

/// The live streams by handle. Default streams are also identified by their context.
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

    /// Finds a live stream by its handle, if it was tracked through an owner.
    pub(super) fn find(stream: CUstream) -> Option<Arc<Self>> {
        let lines = lines();
        lines.iter().find(|(handle, context, _)| *handle == stream && context.is_none()).map(|(.., line)| line.clone())
    }

    /// Returns the entry of a stream, or `None` if the destruction of the stream is not tracked. This applies to
    /// streams without an owner, to a thread's own default stream, and to the default stream of a context that may be
    /// destroyed.
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

    /// Returns the entry of a live stream whose destruction is not tracked. Streams with the same handle share one
    /// entry: a new stream that reuses the handle of a destroyed stream does not wait for the work of the destroyed
    /// one.
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

    /// Adds a stream that was just created in a context, so that later uses of the stream do not query the driver.
    pub(super) fn begin(stream: CUstream, home: Home) {
        lines().push((stream, None, Arc::new(Self::new(stream, home, End::Reported))));
    }

    /// The stream's context.
    pub(super) const fn home(&self) -> Home {
        self.home
    }

    /// Like [`home`](Self::home), but unknown if the stream has no owner, because callers do not query its context.
    fn known_home(&self) -> Home {
        if self.end == End::Reported { self.home } else { Home::unknown() }
    }

    /// Waits for the current work of the stream. If the driver cannot report that work, waits for all work in the
    /// stream's context and in `other`.
    pub(super) fn wait(&self, other: Home) -> DriverResult<()> {
        match self.last.wait(|| self.home.enter(|| self.reach()))? {
            Wait::Nothing => Ok(()),
            Wait::Point(point) => self.home.enter(|| relaxed(|| point.wait())),
            Wait::Everything => {
                if self.home != other {
                    // The context may be destroyed.
                    require!(self.home.is_kept(), "cuCtxSynchronize", CUDA_ERROR_INVALID_CONTEXT);
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

    /// Returns a point after the current work of the stream. The stream must be alive, and its context current.
    fn reach(&self) -> DriverResult<Reached<Arc<Point>>> {
        if is_capturing(self.stream)? {
            return Ok(Reached::Capturing);
        }
        let point = Point::new(self.home)?;
        point.record(self.stream)?;
        // The stream may have joined a capture in the meantime, by waiting for an event of a capturing stream.
        Ok(if is_capturing(self.stream)? { Reached::Capturing } else { Reached::Behind(Arc::new(point)) })
    }

    /// Orders further work of this live stream after work of another stream. If the order is already known, this does
    /// not call the driver. Otherwise this takes two calls to the driver, or one call if the other stream is destroyed.
    /// If the streams cannot be ordered, `settle` waits on the host, and returns true if it has waited for all work of
    /// the other stream.
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
                    let words = "the memory is used by a stream that is being captured and by another stream that is not: use it in only \
                                 one of them, or use it before the capture";
                    Err(refused!("cuStreamWaitEvent", CUDA_ERROR_STREAM_CAPTURE_UNSUPPORTED, words.to_owned()))
                }
            }
        })
    }

    /// Makes further work of this stream wait for the current work of another live stream.
    fn behind(&self, other: &Self) -> DriverResult<Reached<Arc<Point>>> {
        // If the other stream is captured, waiting for its event would make this stream join the capture.
        if recorded_into(other.stream)?.is_some() {
            return Ok(Reached::Capturing);
        }
        let point = Point::new_in(other.home)?;
        other.enter(|| point.record(other.stream))?;
        self.hold(&point)?;
        Ok(Reached::Done)
    }

    /// Orders further work that is captured from this stream after work that is captured from another stream into the
    /// same graph.
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
            let words = "in the same capture, the memory is used by a stream that is destroyed or has no owner";
            Err(refused!("cuStreamWaitEvent", CUDA_ERROR_STREAM_CAPTURE_UNJOINED, words.to_owned()))
        })
    }

    /// Returns the entry of any live stream.
    fn of_any(stream: &impl MaybeHandle<CUstream>, home: Home) -> Arc<Self> {
        let known = Self::of(stream, home).ok().flatten();
        known.unwrap_or_else(|| Self::foreign(stream.as_handle_or_null(), home))
    }

    /// Makes further work of this stream wait for a point in another stream.
    fn hold(&self, point: &Point) -> DriverResult<()> {
        self.enter(|| point.hold(self.stream))
    }

    /// Calls a function that uses the stream. For the default stream, the stream's context is current during the call.
    /// For other streams, some drivers require a current context, but any context suffices.
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

    /// Returns true if the stream is destroyed and its work is done, or false if the driver cannot report this.
    fn is_over(&self) -> bool {
        let is_alive = || Err(());
        match self.last.wait(is_alive) {
            Ok(Wait::Nothing) => true,
            Ok(Wait::Point(point)) => self.home.enter(|| relaxed(|| point.has_happened())).unwrap_or(false),
            Ok(Wait::Everything | Wait::Impossible) | Err(()) => false,
        }
    }

    /// Begins a capture of the stream. During the capture, waiting for the stream means waiting for its earlier work.
    pub(super) fn capture(stream: CUstream, begin: impl FnOnce() -> DriverResult<()>) -> DriverResult<()> {
        // The list and this function hold one reference each. If there are more references, memory tracks the stream.
        let Some(line) = Self::find(stream).filter(|line| Arc::strong_count(line) > 2) else { return begin() };
        line.last.capture(|| line.home.enter(|| line.reach()), begin)
    }

    /// Ends a capture that `Line::capture` began.
    pub(super) fn end_capture(stream: CUstream) {
        if let Some(line) = Self::find(stream) {
            line.last.end_capture();
        }
    }
}

/// Removes a stream before its owner destroys it or releases ownership.
pub(crate) fn stream_ends(stream: CUstream) {
    let line = {
        let mut lines = lines();
        let place = lines.iter().position(|(handle, context, _)| *handle == stream && context.is_none());
        place.map(|place| lines.swap_remove(place).2)
    };
    // If there are no other references, no memory tracks the stream.
    let Some(line) = line.filter(|line| Arc::strong_count(line) > 1) else { return };
    line.last.end(|| {
        line.home.enter(|| {
            if line.home.is_kept() {
                return line.reach();
            }
            // The context may be destroyed together with the point's event, so wait now.
            require!(!is_capturing(stream)?, "cuStreamIsCapturing", CUDA_ERROR_STREAM_CAPTURE_UNSUPPORTED);
            synchronize(stream).map(|()| Reached::Done)
        })
    });
}

/// Work that uses memory.
#[derive(Clone, Debug, Default)]
#[non_exhaustive]
pub enum Work {
    /// Unknown work in any context: a wait for it waits for all work in the program's contexts.
    #[default]
    Unknown,
    /// Work in a stream.
    #[doc(hidden)]
    Stream(StreamWork),
    /// Work in a stream whose destruction is not tracked, or possibly in another stream that a raw function has set for
    /// the handle. Other work is ordered after it by events, but freeing the memory waits for all work.
    #[doc(hidden)]
    Likely(StreamWork),
    /// Work that is captured from a stream into a graph.
    #[doc(hidden)]
    Captured(CapturedWork),
    /// Work that is probably captured from this stream: a raw function may have set another stream.
    #[doc(hidden)]
    LikelyCaptured(CapturedWork),
    /// The work of each launch of a graph.
    Graph,
    /// Work that was done when the call returned.
    Done,
}

/// A stream with work.
#[derive(Clone, Debug)]
pub struct StreamWork(pub(super) Arc<Line>);

impl PartialEq for StreamWork {
    fn eq(&self, other: &Self) -> bool {
        Arc::ptr_eq(&self.0, &other.0)
    }
}

impl StreamWork {
    /// Returns the position of work that the driver has just accepted.
    pub(super) fn begin(&self) -> usize {
        self.0.clock.begin()
    }

    /// Orders further work of the stream after other work; `None` means unknown work. If the streams cannot be ordered,
    /// `settle` waits on the host.
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

    /// Returns true if it is certain that this is the stream that uses memory of a context. The default stream is
    /// uncertain, because the library's current context may differ from the caller's.
    pub(super) fn is_certain_for(&self, home: Home) -> bool {
        !self.0.stream.is_null() || self.0.home == home
    }

    /// Waits for the work of the stream if it is in neither of these contexts, nor in a context that is kept. Otherwise
    /// [`pool::synchronize_all`] can wait later. Other contexts may be destroyed in the meantime. The stream must be alive.
    pub(super) fn settle_outside(&self, homes: &[Home]) -> DriverResult<()> {
        let Line { home, stream, end, .. } = *self.0;
        let home = match end {
            End::Unknown if !stream.is_null() => {
                // SAFETY: the stream is alive.
                Home::of(unsafe { checked::cuStreamGetCtx(stream)? })
            }
            End::Unknown | End::Reported | End::OfThread(_) => home,
        };
        if homes.iter().all(|other| *other == home) || home.is_kept() { Ok(()) } else { self.synchronize() }
    }

    /// Waits for the work of the stream, which must be alive.
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

/// A stream that is being captured into a graph.
#[derive(Clone, Debug, PartialEq)]
pub struct CapturedWork {
    work: StreamWork,
    capture: u64,
}

impl CapturedWork {
    /// The unique ID of the capture.
    pub(super) const fn capture(&self) -> u64 {
        self.capture
    }

    /// Returns the position of work that was just captured.
    pub(super) fn begin(&self) -> usize {
        self.work.0.captured.begin()
    }

    /// Orders further work after earlier work that was captured into the same graph. Launches order the work of
    /// different graphs.
    pub(super) fn follow(&self, other: &Self, number: usize) -> DriverResult<()> {
        if self.capture != other.capture {
            return Ok(());
        }
        self.work.0.follow_captured(&other.work.0, number)
    }
}

impl Work {
    /// Returns the work that a library function has put into a stream.
    #[doc(hidden)]
    pub fn in_stream(stream: &impl MaybeHandle<CUstream>) -> Self {
        // The work has already started. If the driver does not report the context of the stream, the work is unknown.
        let Ok(current) = Home::current() else { return Self::Unknown };
        if let Some(recorded) = Self::recorded(stream, current) {
            return recorded;
        }
        let work = Self::of(stream, current).unwrap_or_default();
        match work {
            // The library's current context may differ from the caller's.
            Self::Stream(work) if stream.as_handle_or_null().is_null() && Some(current) != pool::only() => Self::Likely(work),
            work => work,
        }
    }

    /// Like [`in_stream`](Self::in_stream), for a raw stream that a library returned.
    ///
    /// # Safety
    ///
    /// The stream must be alive, or NULL.
    #[doc(hidden)]
    pub unsafe fn in_raw<E>(stream: Result<CUstream, E>) -> Self {
        // The function is passed as a pointer, as in `symbol.rs`.
        // SAFETY: the caller guarantees that the stream is alive, or NULL.
        stream.map_or(Self::Unknown, |stream| unsafe { (Self::in_raw_stream as unsafe fn(CUstream) -> Self)(stream) })
    }

    /// # Safety
    ///
    /// The stream must be alive, or NULL.
    unsafe fn in_raw_stream(stream: CUstream) -> Self {
        if stream.is_null() {
            return Self::in_stream(&None);
        }
        // SAFETY: the caller guarantees that the stream is alive, or NULL.
        Self::in_live(&unsafe { Borrowed::from_raw(stream) }, Home::unknown())
    }

    /// Returns the work that a library has put into the stream of a handle, if the library does not report that stream.
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

    /// Returns the work of a call that submits it to a live stream, or captures it. The work is unknown if the driver
    /// reports an error. `home` is the context of the default stream.
    pub(super) fn in_live(stream: &impl MaybeHandle<CUstream>, home: Home) -> Self {
        Self::recorded(stream, home).unwrap_or_else(|| Self::of(stream, home).unwrap_or_default())
    }

    /// Returns the capture of captured work, and the context of its stream.
    pub(super) fn capture(&self) -> Option<(u64, Home)> {
        match self {
            Self::Captured(of) | Self::LikelyCaptured(of) => Some((of.capture(), of.work.0.known_home())),
            Self::Unknown | Self::Stream(_) | Self::Likely(_) | Self::Graph | Self::Done => None,
        }
    }

    /// Returns true if it is uncertain whether the work, which the driver has just accepted, was captured or executed.
    pub(super) fn is_uncertain(&self, ended: usize) -> bool {
        match self {
            Self::Stream(work) | Self::Likely(work) => graph::is_uncertain(ended, work.0.stream, None),
            Self::Captured(of) | Self::LikelyCaptured(of) => graph::is_uncertain(ended, of.work.0.stream, Some(of.capture)),
            Self::Unknown | Self::Graph | Self::Done => false,
        }
    }

    /// Returns the work that is captured from a live stream, or `None` if the stream is not capturing. If the driver
    /// reports an error, the stream is assumed to be capturing.
    pub(super) fn recorded(stream: &impl MaybeHandle<CUstream>, home: Home) -> Option<Self> {
        match recorded_into(stream.as_handle_or_null()) {
            Ok(recorded) => recorded.map(|Recorded { capture, .. }| {
                Self::Captured(CapturedWork { work: StreamWork(Line::of_any(stream, home)), capture })
            }),
            Err(_) => Some(Self::Graph),
        }
    }

    /// Returns work of a stream that is not capturing.
    pub(super) fn of(stream: &impl MaybeHandle<CUstream>, home: Home) -> DriverResult<Self> {
        Ok(match Line::of(stream, home)? {
            Some(line) => Self::Stream(StreamWork(line)),
            None => Self::Likely(StreamWork(Line::foreign(stream.as_handle_or_null(), home))),
        })
    }
}

/// Streams that have used an object, without duplicates.
#[derive(Debug)]
pub(super) struct Lines {
    /// The first stream, which is usually the only one, and the position of its last work. The other streams are in
    /// `others`.
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

    /// Removes a stream, unless it has been used since.
    fn remove(&mut self, line: &Arc<Line>, number: usize) {
        let is_it = |(other, last): &(Arc<Line>, usize)| Arc::ptr_eq(other, line) && *last == number;
        self.first = self.first.take().filter(|entry| !is_it(entry));
        self.others.retain(|entry| !is_it(entry));
    }
}

/// A thread-safe [`Lines`].
#[derive(Debug)]
pub(super) struct SharedLines(Mutex<Lines>);

impl SharedLines {
    pub(super) const fn new() -> Self {
        Self(Mutex::new(Lines::new()))
    }

    fn lock(&self) -> MutexGuard<'_, Lines> {
        self.0.lock().unwrap_or_else(PoisonError::into_inner)
    }

    /// Adds a stream and the position of its work.
    pub(super) fn add(&self, work: &StreamWork, number: usize) {
        self.lock().add(&work.0, number);
    }

    /// Waits for the work of the streams. If a wait fails, the list is unchanged.
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

    /// Orders further work of a stream after the work of these streams, so that the stream may free their memory.
    pub(super) fn precede(&self, line: &StreamWork, other: Home) -> DriverResult<()> {
        self.known().into_iter().try_for_each(|(before, number)| line.0.follow(&before, number, || before.wait(other).map(|()| true)))
    }
}
