//! Waiting without a thread: futures, for any executor.
//!
//! | future | created from | ready when |
//! |---|---|---|
//! | [`Finished`] | a stream: [`Stream::finished`](super::Stream), `(&stream).await`, [`finished`] | the stream has done the work that it had then |
//! | [`Finished`] | an event: `(&event).await` | the stream has reached the event |
//! | [`Copied`] | a copy: `pending.await` | the copy is done; it returns the memory |
//! | [`Returned`] | a host function: `call.await` | the function has returned |
//!
//! Wake-ups
//!
//! A host function wakes a waiting task. It runs in a separate stream, which waits for the event. Therefore neither it
//! nor the executor delays the streams of the program. If a context fails, CUDA does not call its host functions any
//! more, and a task that only waited for them would wait forever. Therefore each poll queries the event, and a thread
//! of this crate wakes the waiting tasks ten times a second so that they poll. A failed context is thus an error after
//! at most a tenth of a second. The thread does not call CUDA, and sleeps while no task waits.
//!
//! Dropping futures early
//!
//! - [`Finished`]: does not affect the work.
//! - [`Copied`]: like [`Pending`](super::Pending), waits for the copy, then frees the memory. Only this is sound, because a copy
//!   cannot be cancelled. After `mem::forget` the memory stays allocated.
//! - [`Returned`]: like [`HostCall`](super::HostCall), does not cancel the call.
//!
//! # Threads
//!
//! Futures can be polled and dropped on every thread, even on one without a context: they use the context that they were created in.
//! After an `await`, a task may continue on a thread without a context: call [`Device::make_current`](super::Device::make_current)
//! on all threads of the executor, or again after each `await`, before allocating.

mod bell;
mod copied;
mod finished;
mod returned;
mod rounds;
mod signal;

pub use copied::Copied;
pub(super) use finished::home_of;
pub use finished::{Finished, finished};
pub use returned::Returned;
pub(super) use returned::Answer;
