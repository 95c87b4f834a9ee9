//! One switch for the whole process: whose default stream is meant when a call names none.

use core::fmt;
use core::sync::atomic::{AtomicU8, Ordering};

/// Nobody has chosen yet: the environment's word counts.
const UNSET: u8 = 0;
/// The process-wide ("legacy") default stream.
const LEGACY: u8 = 1;
/// Each thread's own default stream.
const PER_THREAD: u8 = 2;
/// Set once a function with a per-thread twin was resolved: from then on the choice stands.
const DECIDED: u8 = 4;

static CHOICE: AtomicU8 = AtomicU8::new(UNSET);

/// The variable that turns per-thread default streams on where the program chose neither.
const VARIABLE: &str = "CUDA_PYTHON_CUDA_PER_THREAD_DEFAULT_STREAM";

/// Chooses whether the default stream is the calling thread's own (`true`) or the one of the whole process (`false`),
/// as compiling C with `CUDA_API_PER_THREAD_DEFAULT_STREAM` does.
///
/// This holds for the driver and the runtime, of both majors, in the whole process: call it at the start of `main`.
/// Where nobody calls it, the environment variable `CUDA_PYTHON_CUDA_PER_THREAD_DEFAULT_STREAM=1` turns per-thread
/// streams on, and they are off otherwise.
///
/// # Errors
///
/// [`AlreadyDecided`], when the other choice is already in use: a function to which it makes a difference was called
/// before.
pub fn set_per_thread_default_stream(on: bool) -> Result<(), AlreadyDecided> {
    let choice = if on { PER_THREAD } else { LEGACY };
    CHOICE
        .fetch_update(Ordering::Relaxed, Ordering::Relaxed, |now| (now & DECIDED == 0).then_some(choice))
        .map(|_| ())
        .or_else(|now| if now == choice | DECIDED { Ok(()) } else { Err(AlreadyDecided { per_thread: !on }) })
}

/// Whether the default stream is the calling thread's own, as things stand.
pub fn per_thread_default_stream() -> bool {
    is_per_thread(CHOICE.load(Ordering::Relaxed))
}

/// The same, and from now on the choice cannot be changed.
pub(crate) fn decide() -> bool {
    let decided = |now| (if is_per_thread(now) { PER_THREAD } else { LEGACY }) | DECIDED;
    match CHOICE.fetch_update(Ordering::Relaxed, Ordering::Relaxed, |now| Some(decided(now))) {
        Ok(before) | Err(before) => is_per_thread(before),
    }
}

fn is_per_thread(choice: u8) -> bool {
    match choice & !DECIDED {
        UNSET => std::env::var(VARIABLE).is_ok_and(|value| value.trim().parse::<i64>().is_ok_and(|number| number != 0)),
        choice => choice == PER_THREAD,
    }
}

/// The choice between default streams came too late: a function to which it matters is already in use.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct AlreadyDecided {
    per_thread: bool,
}

impl AlreadyDecided {
    /// What was decided: `true` for per-thread default streams.
    pub fn per_thread(self) -> bool {
        self.per_thread
    }
}

impl fmt::Display for AlreadyDecided {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let used = if self.per_thread { "each thread's own default stream" } else { "the process-wide default stream" };
        write!(f, "CUDA functions that use {used} are already in use; choose before the first CUDA call")
    }
}

impl std::error::Error for AlreadyDecided {}
