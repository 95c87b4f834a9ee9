//! The thread that wakes tasks whose host functions may never be called.

use std::sync::{Arc, Condvar, Mutex, MutexGuard, PoisonError, Weak};
use std::thread;
use std::time::Duration;

use super::bell::Bell;
use crate::owned::gpu::call::{DriverResult, require};
use crate::owned::gpu::closures::guarded;

/// The interval at which waiting tasks are woken.
const EVERY: Duration = Duration::from_millis(100);

/// Any object that contains a bell.
type HasBell = dyn AsRef<Bell> + Send + Sync;

struct Rounds {
    bells: Vec<Weak<HasBell>>,
    has_thread: bool,
}

static ROUNDS: Mutex<Rounds> = Mutex::new(Rounds { bells: Vec::new(), has_thread: false });
/// The condition variable that is notified when a bell is added.
static BEGIN: Condvar = Condvar::new();

fn rounds() -> MutexGuard<'static, Rounds> {
    ROUNDS.lock().unwrap_or_else(PoisonError::into_inner)
}

/// Wakes the bell's task at regular intervals, while the bell exists.
pub(super) fn include<B: AsRef<Bell> + Send + Sync + 'static>(bell: &Arc<B>) -> DriverResult<()> {
    let mut rounds = rounds();
    if !rounds.has_thread {
        rounds.has_thread = thread::Builder::new().name("cubind-futures".to_owned()).spawn(walk).is_ok();
        require!(rounds.has_thread, "cuEventQuery", CUDA_ERROR_OPERATING_SYSTEM);
    }
    let bell: Weak<B> = Arc::downgrade(bell);
    rounds.bells.push(bell);
    drop(rounds);
    BEGIN.notify_one();
    Ok(())
}

/// The main function of the thread. It does not call CUDA.
fn walk() {
    loop {
        let is_idle = |rounds: &mut Rounds| rounds.bells.is_empty();
        drop(BEGIN.wait_while(rounds(), is_idle).unwrap_or_else(PoisonError::into_inner));
        thread::sleep(EVERY);
        let bells: Vec<Arc<HasBell>> = {
            let mut rounds = rounds();
            rounds.bells.retain(|bell| bell.strong_count() > 0);
            rounds.bells.iter().filter_map(Weak::upgrade).collect()
        };
        for bell in bells {
            // A panic in the executor must not end the loop: `take_panic` returns it.
            guarded(|| (*bell).as_ref().knock());
        }
    }
}
