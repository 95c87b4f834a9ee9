//! A task that waits for an event.

use core::task::{Poll, Waker};
use std::sync::Arc;

use super::bell::Bell;
use super::rounds;
use crate::owned::base::CUevent;
use crate::owned::base::checked;
use crate::owned::gpu::call::{DriverResult, Home, relaxed};
use crate::owned::gpu::closures::{Closure, Key, call_once};
use crate::owned::gpu::pool::{PrivateStream, has_happened, hold};

/// A wait for an event. The owner of this value keeps the event alive.
#[derive(Debug)]
pub(super) struct Signal {
    home: Home,
    waits: Option<Waits>,
}

/// The state of a wait, created when the event is first found pending.
#[derive(Debug)]
struct Waits {
    bell: Arc<Bell>,
    stream: PrivateStream,
    /// The key of the host function that rings the bell, while the driver may still call that function.
    key: Option<Key>,
}

impl Signal {
    /// Creates a wait. If it needs a stream, it creates the stream in this context.
    pub(super) const fn new(home: Home) -> Self {
        Self { home, waits: None }
    }

    /// Queries the event. If the event is pending, this task is woken when the event is reached.
    pub(super) fn poll(&mut self, event: CUevent, waker: &Waker) -> Poll<DriverResult<()>> {
        let home = self.home;
        match home.enter(|| relaxed(|| self.ask(event, waker))) {
            Ok(true) => {
                self.finish();
                Poll::Ready(Ok(()))
            }
            Ok(false) => Poll::Pending,
            Err(error) => Poll::Ready(Err(error)),
        }
    }

    fn ask(&mut self, event: CUevent, waker: &Waker) -> DriverResult<bool> {
        // The task listens first: if the event is reached after the query, the bell wakes the task.
        let is_armed = self.waits.as_ref().is_some_and(|waits| waits.bell.listen(waker));
        // SAFETY: the owner keeps the event alive.
        if unsafe { has_happened(event)? } {
            return Ok(true);
        }
        // The bell may have been rung already, and the event recorded again since.
        if !is_armed {
            self.arm(event, waker)?;
        }
        Ok(false)
    }

    /// Adds a host function that runs after the event.
    fn arm(&mut self, event: CUevent, waker: &Waker) -> DriverResult<()> {
        let waits = match &mut self.waits {
            Some(waits) => waits,
            none => {
                let bell = Arc::new(Bell::new());
                bell.listen(waker);
                rounds::include(&bell)?;
                none.insert(Waits { bell, stream: PrivateStream::new(self.home)?, key: None })
            }
        };
        let stream = waits.stream.handle();
        // SAFETY: the event and the stream are alive.
        unsafe { hold(event, stream)? };
        let bell = waits.bell.clone();
        let key = Key::of(Closure::Once(Box::new(move |_| bell.ring())));
        waits.bell.arm();
        waits.key = Some(key);
        // SAFETY: the stream is alive, and `call_once` accepts any integer.
        unsafe { checked::cuLaunchHostFunc(stream, Some(call_once), key.data()) }
    }

    /// Returns the stream to the cache. The stream has finished its work.
    fn finish(&mut self) {
        if let Some(Waits { bell: _, stream, key }) = self.waits.take() {
            drop(key.and_then(Key::take));
            drop(stream);
        }
    }
}

/// Cancels the wake-up of the task.
impl Drop for Signal {
    fn drop(&mut self) {
        if let Some(Waits { bell: _, stream, key }) = self.waits.take() {
            drop(key.and_then(Key::take));
            // The stream must not return to the cache, because its next user would wait for the event.
            stream.destroy();
        }
    }
}
