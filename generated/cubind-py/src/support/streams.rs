//! One switch for the whole process: whose default stream is meant when a call names none.

use core::fmt;
use core::sync::atomic::{AtomicU8, Ordering};
use std::sync::OnceLock;

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
/// This holds for the driver and the runtime, of all majors, in the whole process: call it at the start of `main`.
/// Where nobody calls it, the environment variable `CUDA_PYTHON_CUDA_PER_THREAD_DEFAULT_STREAM` decides: `1`, `true` and
/// all words but those for no turn per-thread streams on, and they are off where it is not set.
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
    let mut now = CHOICE.load(Ordering::Relaxed);
    while now & DECIDED == 0 {
        let decided = DECIDED | if is_per_thread(now) { PER_THREAD } else { LEGACY };
        // What is stored is what is returned, whoever stores it.
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

/// What the environment says, which is asked once.
fn asked_for() -> bool {
    static ASKED: OnceLock<bool> = OnceLock::new();
    *ASKED.get_or_init(|| std::env::var(VARIABLE).is_ok_and(|value| is_true(&value)))
}

/// How NVIDIA's bindings for Python read it: blank, `0` and the words for no are false; everything else is true.
fn is_true(value: &str) -> bool {
    let value = value.trim().to_ascii_lowercase();
    let number = value.trim_start_matches(['+', '-']);
    let digits = number.trim_start_matches("0x").trim_start_matches("0o").trim_start_matches("0b");
    let zero = !number.is_empty() && digits.chars().all(|digit| digit == '0' || digit == '_');
    !(value.is_empty() || zero || ["false", "no", "off"].contains(&value.as_str()))
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

#[cfg(test)]
mod tests {
    use super::is_true;

    #[test]
    fn the_switch_is_read_as_nvidia_reads_it() {
        for yes in ["1", "2", "true", "YES", "on", "-1", "anything", " 1 ", "0x1"] {
            assert!(is_true(yes), "{yes}");
        }
        for no in ["", " ", "0", "-0", "00", "false", "No", "off", "0x0"] {
            assert!(!is_true(no), "{no}");
        }
    }
}
