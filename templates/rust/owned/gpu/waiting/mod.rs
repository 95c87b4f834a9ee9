//! Futures that wait for CUDA without blocking a thread. Any executor can run them.
//!
//! | future | created from | ready when |
//! |---|---|---|
//! | [`Finished`] | a stream: [`Stream::finished`](super::Stream), `(&stream).await`, [`finished`] | the stream has finished the work that it had when the future was created |
//! | [`Finished`] | an event: `(&event).await` | the stream has reached the event |
//! | [`Copied`] | a copy: `pending.await` | the copy is done; it returns the memory |
//! | [`Returned`] | a host function: `call.await` | the function has returned |
//!
//! Wake-ups
//!
//! A host function wakes a waiting task. It runs in a separate stream, which waits for the event, so neither the host
//! function nor the executor delays the streams of the program. After an error in a context, CUDA no longer calls the
//! context's host functions, and a task that relied only on them would wait forever. Therefore each poll queries the
//! event, and a thread of this crate wakes the waiting tasks ten times per second so that they poll. An error in a
//! context is thus reported after at most a tenth of a second. The thread does not call CUDA, and sleeps while no task
//! waits.
//!
//! Dropping futures early
//!
//! - [`Finished`]: this does not affect the work.
//! - [`Copied`]: like for a [`Pending`](super::Pending) copy, this waits for the copy and then frees the memory.
//!   Anything else would be unsound, because a copy cannot be cancelled. After `mem::forget` the memory stays
//!   allocated.
//! - [`Returned`]: like for a [`HostCall`](super::HostCall), this does not cancel the call.
//!
//! # Threads
//!
//! Futures can be polled and dropped on every thread, including threads without a context: they use the context in
//! which they were created. After an `await`, a task may continue on a thread without a context. Therefore, before the
//! task allocates memory, call [`Device::make_current`](super::Device::make_current) on all threads of the executor, or
//! again after each `await`.

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
