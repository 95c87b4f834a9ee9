//! Waiting without a thread: futures, for any executor.
//!
//! | future | of | ready when |
//! |---|---|---|
//! | [`Finished`] | a stream: [`Stream::finished`](super::Stream), `(&stream).await`, [`finished`] | the work is done that the stream had then |
//! | [`Finished`] | an event: `(&event).await` | the stream has got there |
//! | [`Copied`] | a copy: `pending.await` | the copy is done; it gives the memory back |
//! | [`Returned`] | a host function: `call.await` | it has returned |
//!
//! # Who wakes
//!
//! A task that has to wait is woken by a host function: it lies in a stream of its own, which waits for the event, so the streams
//! of the program are not held up by it, nor by what the executor does. CUDA does not call host functions any more when their
//! context has failed, so a task that waited for them alone would wait forever. Therefore each poll asks the driver about the event,
//! and a thread of this crate wakes the tasks that still wait ten times a second, so that they ask: a failed context is an error
//! after a tenth of a second at most. The thread calls no function of CUDA, and sleeps while nobody waits.
//!
//! # What is dropped early
//!
//! - [`Finished`]: nothing happens to the work.
//! - [`Copied`]: as [`Pending`](super::Pending), which it has: it waits for the copy, then the memory is freed. Nothing else would be
//!   sound, as a copy cannot be called back. `mem::forget` leaves the memory allocated.
//! - [`Returned`]: as [`HostCall`](super::HostCall), which it has: the function is called all the same.
//!
//! # Threads
//!
//! Futures are polled and dropped on every thread, also on one without a context: they have the one that they were made in. A task
//! that goes on after an `await` may be on a thread that has none: call [`Device::make_current`](super::Device::make_current) on all
//! threads of the executor, or again after each `await`, before something is allocated.

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
