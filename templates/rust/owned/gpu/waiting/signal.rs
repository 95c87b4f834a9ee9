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

/// Waits for an event, which its holder has.
#[derive(Debug)]
pub(super) struct Signal {
    home: Home,
    waits: Option<Waits>,
}

/// What is there once the event had to be waited for.
#[derive(Debug)]
struct Waits {
    bell: Arc<Bell>,
    stream: PrivateStream,
    /// The host function that rings the bell, as long as it may be called.
    key: Option<Key>,
}

impl Signal {
    /// In this context a stream is made if it is needed.
    pub(super) const fn new(home: Home) -> Self {
        Self { home, waits: None }
    }

    /// Asks whether the event has happened; if not, this task is woken when it has.
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
        // First this: what happens after the driver was asked wakes the task.
        let is_armed = self.waits.as_ref().is_some_and(|waits| waits.bell.listen(waker));
        // SAFETY: the holder's event is alive.
        if unsafe { has_happened(event)? } {
            return Ok(true);
        }
        // It may have been rung, and the event put into a stream again since.
        if !is_armed {
            self.arm(event, waker)?;
        }
        Ok(false)
    }

    /// Puts a host function behind the event.
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
        // SAFETY: both are alive.
        unsafe { hold(event, stream)? };
        let bell = waits.bell.clone();
        let key = Key::of(Closure::Once(Box::new(move |_| bell.ring())));
        waits.bell.arm();
        waits.key = Some(key);
        // SAFETY: the stream is alive, and `call_once` takes any number.
        unsafe { checked::cuLaunchHostFunc(stream, Some(call_once), key.data()) }
    }

    /// The stream has done what it had to, and is kept for others.
    fn finish(&mut self) {
        if let Some(Waits { bell: _, stream, key }) = self.waits.take() {
            drop(key.and_then(Key::take));
            drop(stream);
        }
    }
}

/// Nobody is woken any more.
impl Drop for Signal {
    fn drop(&mut self) {
        if let Some(Waits { bell: _, stream, key }) = self.waits.take() {
            drop(key.and_then(Key::take));
            // Whoever got it next would wait for the event.
            stream.destroy();
        }
    }
}
