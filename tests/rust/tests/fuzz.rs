//! The safe functions in random order find nothing that is gone.
//!
//! `CUBIND_FUZZ_SECONDS` and `CUBIND_FUZZ_SEED` say how long, and which.
#![cfg(target_os = "linux")]

use core::ffi::{CStr, c_void};
use cubind_tests::fuzz::{BEFORE, BY_HAND, Module, run};
use std::env;
use std::sync::{Mutex, MutexGuard, PoisonError};
use std::time::{Duration, SystemTime, UNIX_EPOCH};

mod calls {
    use cubind_tests::fuzz;

    include!(env!("CUBIND_ECHO_FUZZ", "run this with `cargo xtask test`, which makes the calls"));
}
use calls::MODULES;

/// The number in a variable of the environment.
fn number(name: &str) -> Option<u64> {
    env::var(name).ok().map(|text| text.parse().expect("a number"))
}

/// Makes the pretended functions those of the libraries, for one test at a time.
fn begin() -> MutexGuard<'static, ()> {
    static ALONE: Mutex<()> = Mutex::new(());
    fn find(name: &CStr) -> *mut c_void {
        cubind_tests::fuzz::find(MODULES, name)
    }
    let alone = ALONE.lock().unwrap_or_else(PoisonError::into_inner);
    for module in MODULES {
        // SAFETY: the pretended functions have C's signatures, of words.
        unsafe { module.library.load_with(find) }.expect("nothing else has found the library's functions");
    }
    alone
}

#[test]
fn what_was_wrong_once_is_found_again() {
    let _alone = begin();
    // The driver's functions make what these take.
    let driver = MODULES.iter().max_by_key(|module| module.calls.len()).expect("there are libraries");
    let report = run(&[driver, &BY_HAND, &BEFORE], 1, Duration::from_secs(60));
    let found = report.found.expect("it is found");
    assert!(found.contains("cuGraphAddDependencies_v2 reads") && found.contains("of CUgraphNode at NULL"), "{found}");
}

#[test]
fn safe_functions_in_any_order_use_nothing_that_is_gone() {
    let _alone = begin();
    let seconds = number("CUBIND_FUZZ_SECONDS").unwrap_or(5);
    let now = || SystemTime::now().duration_since(UNIX_EPOCH).map_or(1, |since| since.as_secs());
    let seed = number("CUBIND_FUZZ_SEED").unwrap_or_else(now);
    let modules: Vec<&Module> = MODULES.iter().chain([&BY_HAND]).collect();
    let report = run(&modules, seed, Duration::from_secs(seconds));
    println!("seed {seed}: {report}");
    for module in MODULES {
        println!("{}: {} called, left out: {:?}", module.name, module.calls.len(), module.left);
    }
    assert!(report.found.is_none(), "CUBIND_FUZZ_SEED={seed}: {report}");
    // What takes memory of the device is called in `owned_random.rs` and `owned_libraries.rs`: the pretended functions have none.
    let callable: usize = modules.iter().map(|module| module.calls.len()).sum();
    assert!(report.functions.len() * 2 > callable, "most of the {callable} functions that can be called are: {report}");
}
