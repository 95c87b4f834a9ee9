//! Streams as memory remembers them: what used it, and what to wait for.

use std::sync::{Arc, Mutex, MutexGuard, PoisonError};

use super::call::{DriverResult, Home, is_capturing, relaxed, require, synchronize};
use super::graph::{self, recorded_into};
use super::last_work::{LastWork, Reached, Wait};
use super::pool::{self, Point};
use crate::owned::MaybeHandle;
use crate::owned::base::checked;
use crate::owned::base::{CUcontext, CUstream};
use crate::support::per_thread_default_stream;

/// A stream that has used memory. Nothing is asked of the driver before somebody waits.
#[derive(Debug)]
pub(super) struct Line {
    home: Home,
    /// It is used as long as the stream is alive.
    stream: CUstream,
    last: LastWork<Arc<Point>>,
}

/// The streams that are alive, by handle; a default stream also by its context.
static LINES: Mutex<Vec<(CUstream, Option<CUcontext>, Arc<Line>)>> = Mutex::new(Vec::new());

fn lines() -> MutexGuard<'static, Vec<(CUstream, Option<CUcontext>, Arc<Line>)>> {
    LINES.lock().unwrap_or_else(PoisonError::into_inner)
}

impl Line {
    const fn new(stream: CUstream, home: Home) -> Self {
        Self { home, stream, last: LastWork::new() }
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
        let line = Arc::new(Self::new(stream, home()?));
        lines.push((stream, context, line.clone()));
        Ok(line)
    }

    /// Of a stream that was just made in a context: nothing is asked of the driver when it is used.
    pub(super) fn begin(stream: CUstream, home: Home) {
        lines().push((stream, None, Arc::new(Self::new(stream, home))));
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

/// A function of `owned` has launched a graph in a stream.
#[doc(hidden)]
pub fn graph_launched(stream: &impl MaybeHandle<CUstream>) {
    graph::launched(&Work::in_stream(stream));
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
    Stream(#[allow(private_interfaces)] StreamWork),
    /// That of each launch of a graph.
    Graph,
    /// The call's own, which was done when it returned.
    Done,
}

/// Whether a live stream is recorded: it may be, if the driver does not tell.
fn is_recorded(stream: CUstream) -> bool {
    recorded_into(stream).map_or(true, |graph| graph.is_some())
}

/// A stream that has work, whose name is nobody's business.
#[derive(Clone, Debug)]
pub struct StreamWork(pub(super) Arc<Line>);

impl Work {
    /// What a library's function has put into a stream.
    #[doc(hidden)]
    pub fn in_stream(stream: &impl MaybeHandle<CUstream>) -> Self {
        if is_recorded(stream.as_handle_or_null()) {
            return Self::Graph;
        }
        // What is started is started: nobody knows more of it if the driver cannot tell of its stream.
        let current = Home::current();
        let is_default = stream.as_handle_or_null().is_null();
        // A library has its own idea of the current context.
        if is_default && current.as_ref().ok() != pool::only().as_ref() {
            return Self::Unknown;
        }
        current.and_then(|home| Self::of(stream, home)).unwrap_or_default()
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
            Ok(stream) if is_recorded(stream) => Self::Graph,
            Ok(stream) => Line::find(stream).map_or(Self::Unknown, |line| Self::Stream(StreamWork(line))),
            Err(_) => Self::Unknown,
        }
    }

    /// What is in a stream now.
    pub(super) fn of(stream: &impl MaybeHandle<CUstream>, home: Home) -> DriverResult<Self> {
        Ok(Line::of(stream, home)?.map_or(Self::Unknown, |line| Self::Stream(StreamWork(line))))
    }
}

/// Streams that have used something, each once.
#[derive(Debug)]
pub(super) struct Lines {
    /// The first one, which is mostly the only one, and the others: each with the number of its last use.
    first: Option<(Arc<Line>, u64)>,
    others: Vec<(Arc<Line>, u64)>,
    uses: u64,
}

impl Lines {
    pub(super) const fn new() -> Self {
        Self { first: None, others: Vec::new(), uses: 0 }
    }

    fn add(&mut self, line: &Arc<Line>) {
        self.uses += 1;
        let uses = self.uses;
        let known = self.first.iter_mut().chain(&mut self.others).find(|(other, _)| Arc::ptr_eq(other, line));
        if let Some((_, last)) = known {
            *last = uses;
        } else if self.first.is_none() {
            self.first = Some((line.clone(), uses));
        } else {
            self.others.push((line.clone(), uses));
        }
    }

    /// Forgets a stream, unless it was used since.
    fn remove(&mut self, line: &Arc<Line>, use_number: u64) {
        let is_it = |(other, last): &(Arc<Line>, u64)| Arc::ptr_eq(other, line) && *last == use_number;
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

    /// The stream has work from now on.
    pub(super) fn add(&self, line: &Arc<Line>) {
        self.lock().add(line);
    }

    /// Waits for the work that the streams have. A wait that fails leaves everything as it was.
    pub(super) fn settle(&self, other: Home) -> DriverResult<()> {
        let known: Vec<(Arc<Line>, u64)> = {
            let lines = self.lock();
            lines.first.iter().chain(&lines.others).cloned().collect()
        };
        for (line, use_number) in known {
            line.wait(other)?;
            self.lock().remove(&line, use_number);
        }
        Ok(())
    }
}
