//! Fuzz tests of safe functions. In random order, the functions must not use destroyed objects. With real libraries, no
//! argument may end the process.
//!
//! `CUBIND_FUZZ_SECONDS` and `CUBIND_FUZZ_SEED` select the duration and the sequences. The real libraries are those in
//! `CUBIND_LIBRARIES_13` and in the folders of `CUBIND_REAL_LIBRARIES`. `CUBIND_REAL_ROUNDS` is the average number of
//! calls of each function, `CUBIND_REAL_SECONDS` the time limit for each library, and `CUBIND_REAL_ONLY` selects
//! modules by a part of their paths.
#![cfg(target_os = "linux")]

use core::ffi::{CStr, c_void};
use cubind_tests::fuzz::{
    BEFORE, BEFORE_REAL, BY_HAND, CONTROL, Module, Report, child, driver, over_real_libraries, run,
};
use std::env;
use std::path::PathBuf;
use std::sync::{Mutex, MutexGuard, PoisonError};
use std::time::{Duration, SystemTime, UNIX_EPOCH};

mod calls {
    use cubind_tests::fuzz;

    include!(env!("CUBIND_ECHO_FUZZ", "run this with `cargo xtask test`, which makes the calls"));
}
use calls::MODULES;

/// Returns the integer in an environment variable.
fn number(name: &str) -> Option<u64> {
    env::var(name).ok().map(|text| text.parse().expect("a number"))
}

/// Replaces the libraries' functions with fake functions, for one test at a time.
fn begin() -> MutexGuard<'static, ()> {
    static ALONE: Mutex<()> = Mutex::new(());
    fn find(name: &CStr) -> *mut c_void {
        cubind_tests::fuzz::find(MODULES, name)
    }
    let alone = ALONE.lock().unwrap_or_else(PoisonError::into_inner);
    for module in MODULES {
        // SAFETY: the fake functions have C's signatures, with machine words.
        unsafe { module.library.load_with(find) }.expect("no other function finds the library's functions");
    }
    alone
}

#[test]
fn former_faults_are_found_again() {
    let _alone = begin();
    // The driver's functions create the objects that these functions take.
    let driver = driver(&MODULES.iter().collect::<Vec<_>>()).expect("there are libraries");
    let report = run(&[driver, &BY_HAND, &BEFORE], 1, Duration::from_secs(60));
    let found = report.found.expect("the fault is found");
    assert!(found.contains("cuGraphAddDependencies_v2 reads") && found.contains("of CUgraphNode at NULL"), "{found}");
}

#[test]
fn safe_functions_in_any_order_use_no_destroyed_objects() {
    let _alone = begin();
    let seconds = number("CUBIND_FUZZ_SECONDS").unwrap_or(5);
    let now = || SystemTime::now().duration_since(UNIX_EPOCH).map_or(1, |since| since.as_secs());
    let seed = number("CUBIND_FUZZ_SEED").unwrap_or_else(now);
    let modules: Vec<&Module> = MODULES.iter().chain([&BY_HAND]).collect();
    // The fake functions have no device memory. `owned_random.rs` and `owned_libraries.rs` call the functions that use
    // device memory.
    let all: usize = modules.iter().map(|module| module.calls.len()).sum();
    let callable = |report: &Report| all - report.lacking.len();
    let calls_most = |report: &Report| report.functions.len() * 2 > callable(report);
    let mut report = run(&modules, seed, Duration::from_secs(seconds));
    if report.found.is_none() && !calls_most(&report) {
        // A busy machine makes fewer calls in that time.
        report = run(&modules, seed, Duration::from_secs(12 * seconds));
    }
    println!("seed {seed}: {report}");
    for module in MODULES {
        println!("{}: {} can be called, left out: {:?}", module.name, module.calls.len(), module.left);
    }
    assert!(report.found.is_none(), "CUBIND_FUZZ_SEED={seed}: {report}");
    assert!(calls_most(&report), "most of the {} functions that can be called are: {report}", callable(&report));
}

/// Returns the folders of the real libraries.
fn real_libraries() -> Vec<PathBuf> {
    let listed = env::var_os("CUBIND_REAL_LIBRARIES").unwrap_or_default();
    let of_tests = env::var_os("CUBIND_LIBRARIES_13").map(PathBuf::from);
    env::split_paths(&listed).chain(of_tests).filter(|folder| !folder.as_os_str().is_empty()).collect()
}

#[test]
fn finds_a_function_that_reads_past_the_end() {
    if child(&[&CONTROL]) {
        return;
    }
    let name = "finds_a_function_that_reads_past_the_end";
    let report = over_real_libraries(&CONTROL, name, &real_libraries(), (1, 1), Duration::from_secs(20));
    if let Some(why) = &report.absent {
        assert!(env::var_os("CUBIND_LIBRARIES_13").is_none(), "{why}");
        println!("skipped: {why}");
        return;
    }
    let [found] = report.found.as_slice() else { panic!("one finding: {report}") };
    assert!(found.contains("signal: 11") && found.contains("call read_past_the_end("), "{found}");
}

#[test]
fn former_faults_are_found_with_cudnn() {
    if child(&[&BEFORE_REAL]) {
        return;
    }
    let name = "former_faults_are_found_with_cudnn";
    let report = over_real_libraries(&BEFORE_REAL, name, &real_libraries(), (1, 100), Duration::from_secs(20));
    if let Some(why) = &report.absent {
        println!("skipped: {why}");
        return;
    }
    for function in ["cudnnSetTensorNdDescriptorEx", "cudnnSetSpatialTransformerNdDescriptor"] {
        let call = format!("call {function}(");
        assert!(report.found.iter().any(|found| found.contains(&call)), "{function}: {report}");
    }
}

#[test]
fn safe_functions_over_real_libraries_take_any_arguments() {
    const NAME: &str = "safe_functions_over_real_libraries_take_any_arguments";
    if child(&MODULES.iter().collect::<Vec<_>>()) {
        return;
    }
    // The seed is constant unless the environment sets it.
    let seed = number("CUBIND_FUZZ_SEED").unwrap_or(20_261_127);
    let rounds = number("CUBIND_REAL_ROUNDS").unwrap_or(200);
    let time = Duration::from_secs(number("CUBIND_REAL_SECONDS").unwrap_or(20));
    let only = env::var("CUBIND_REAL_ONLY").unwrap_or_default();
    let mut faults = Vec::new();
    for module in MODULES.iter().filter(|module| module.name.contains(&only)) {
        let report = over_real_libraries(module, NAME, &real_libraries(), (seed, rounds), time);
        println!("{report}");
        let unexplained = report.never.iter().filter(|(_, why)| *why == "a reason").map(|(name, _)| name.as_str());
        let unexplained: Vec<&str> = unexplained.collect();
        if !report.found.is_empty() || !unexplained.is_empty() {
            faults.push(format!("{report}\n  never called, for an unknown reason: {unexplained:?}"));
        }
    }
    assert!(faults.is_empty(), "CUBIND_FUZZ_SEED={seed}:\n{}", faults.join("\n"));
}
