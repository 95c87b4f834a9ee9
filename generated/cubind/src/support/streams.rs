//! The process-wide choice of the default stream: one per thread or one per process.

use core::fmt;
use core::sync::atomic::{AtomicU8, Ordering};

use super::environment;

/// No stream was selected; the environment variable determines the default stream.
const UNSET: u8 = 0;
/// The process-wide ("legacy") default stream.
const LEGACY: u8 = 1;
/// One default stream per thread.
const PER_THREAD: u8 = 2;
/// A flag that is set when the first function with a per-thread symbol is looked up. From then on, the selection is
/// fixed.
const DECIDED: u8 = 4;

static CHOICE: AtomicU8 = AtomicU8::new(UNSET);

/// The environment variable that enables per-thread default streams if the program does not select a default stream.
const VARIABLE: &str = "CUDA_PYTHON_CUDA_PER_THREAD_DEFAULT_STREAM";

/// Selects the calling thread's own default stream (`true`) or the default stream of the whole process (`false`), like
/// compiling C with `CUDA_API_PER_THREAD_DEFAULT_STREAM`.
///
/// The selection applies to the driver and the runtime of all major versions, in the whole process, so call this
/// function at the start of `main`. Without a call, the environment variable
/// `CUDA_PYTHON_CUDA_PER_THREAD_DEFAULT_STREAM` selects the default stream: per-thread streams are off if it is unset,
/// empty, `0`, `false`, `no` or `off`, and on for every other value.
///
/// # Errors
///
/// [`AlreadyDecided`] if the other default stream is selected, and a function that depends on the selection was already
/// called.
pub fn set_per_thread_default_stream(on: bool) -> Result<(), AlreadyDecided> {
    let choice = if on { PER_THREAD } else { LEGACY };
    CHOICE
        .fetch_update(Ordering::Relaxed, Ordering::Relaxed, |now| (now & DECIDED == 0).then_some(choice))
        .map(|_| ())
        .or_else(|now| if now == choice | DECIDED { Ok(()) } else { Err(AlreadyDecided { per_thread: !on }) })
}

/// Returns true if the calling thread's own default stream is selected.
pub fn per_thread_default_stream() -> bool {
    is_per_thread(CHOICE.load(Ordering::Relaxed))
}

/// Like [`per_thread_default_stream`], but also makes the selection final.
pub(crate) fn decide() -> bool {
    let mut now = CHOICE.load(Ordering::Relaxed);
    while now & DECIDED == 0 {
        let decided = DECIDED | if is_per_thread(now) { PER_THREAD } else { LEGACY };
        // Another thread may have stored a value. In this case, that value is returned.
        now = match CHOICE.compare_exchange(now, decided, Ordering::Relaxed, Ordering::Relaxed) {
            Ok(_) => decided,
            Err(other) => other,
        };
    }
    now == PER_THREAD | DECIDED
}

fn is_per_thread(choice: u8) -> bool {
    match choice & !DECIDED {
        UNSET => asked_for(),
        choice => choice == PER_THREAD,
    }
}

/// The value of the environment variable, which is read once.
fn asked_for() -> bool {
    static ASKED: AtomicU8 = AtomicU8::new(UNSET);
    let mut asked = ASKED.load(Ordering::Relaxed);
    if asked == UNSET {
        let on = environment::variable(VARIABLE).is_some_and(|value| is_true(&value));
        let read = if on { PER_THREAD } else { LEGACY };
        // If another thread stored a value first, that value is used.
        let stored = ASKED.compare_exchange(UNSET, read, Ordering::Relaxed, Ordering::Relaxed);
        asked = stored.map_or_else(|first| first, |_| read);
    }
    asked == PER_THREAD
}

/// Parses the variable as `cuda.bindings` does. Blank values, zero, `false`, `no` and `off` are false. All other values
/// are true.
fn is_true(value: &str) -> bool {
    let value = value.trim().to_ascii_lowercase();
    let number = value.trim_start_matches(['+', '-']);
    let digits = number.trim_start_matches("0x").trim_start_matches("0o").trim_start_matches("0b");
    let zero = !number.is_empty() && digits.chars().all(|digit| digit == '0' || digit == '_');
    !(value.is_empty() || zero || ["false", "no", "off"].contains(&value.as_str()))
}

/// The error if the default stream is chosen too late, because a function that depends on the choice was already
/// called.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct AlreadyDecided {
    pub(super) per_thread: bool,
}

impl AlreadyDecided {
    /// The selection in use: `true` for per-thread default streams.
    pub fn per_thread(self) -> bool {
        self.per_thread
    }
}

impl fmt::Display for AlreadyDecided {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let used = if self.per_thread { "each thread's own default stream" } else { "the process-wide default stream" };
        write!(f, "functions that use {used} have already been called: choose before the first CUDA call")
    }
}

impl core::error::Error for AlreadyDecided {}

#[cfg(test)]
mod tests {
    use super::is_true;

    #[test]
    fn the_variable_is_parsed_like_cuda_bindings_does() {
        for yes in ["1", "2", "true", "YES", "on", "-1", "anything", " 1 ", "0x1"] {
            assert!(is_true(yes), "{yes}");
        }
        for no in ["", " ", "0", "-0", "00", "false", "No", "off", "0x0"] {
            assert!(!is_true(no), "{no}");
        }
    }
}
