//! Calls to every public function with recording stubs. The stubs must receive each argument bit for bit, outputs must
//! be returned, and a missing function must be an error value.
//!
//! `codegen::echo` generates the calls from the roles of the parameters, independently of the crate's code.
#![cfg(target_os = "linux")]

use cubind_tests::echo::{Module, Report, Situation, run};
use cubind_tests::process::{
    Toolkit, echo_folder, folder, isolated, isolated_each, toolkits, with_echo, without_libraries,
};
use std::process::Command;

mod calls {
    use cubind_tests::echo::Module;

    include!(env!("CUBIND_ECHO_CALLS", "run this with `cargo xtask test`, which makes the calls"));
}
use calls::MODULES;

/// Returns the environment with the recording stubs of these toolkits and no others.
fn with(test: &str, toolkits: &[Toolkit]) -> impl FnOnce(&mut Command) {
    move |command| with_echo(command, toolkits, &folder(env!("CARGO_TARGET_TMPDIR"), test))
}

/// Returns the environment without any library.
fn without(test: &str) -> impl FnOnce(&mut Command) {
    move |command| without_libraries(command, &folder(env!("CARGO_TARGET_TMPDIR"), test))
}

/// Prints the counts, and fails if there are faults.
fn agree(report: &Report) {
    print!("{report}");
    assert!(report.wrong.is_empty());
}

/// Returns the number of all functions in the table of coverage.
fn all_functions() -> usize {
    MODULES.iter().map(|module| module.bound).sum()
}

#[test]
fn every_argument_arrives_and_every_output_comes_back() {
    let test = "every_argument_arrives_and_every_output_comes_back";
    isolated(test, with(test, &toolkits()), || {
        let report = run(MODULES, Situation::Complete { per_thread: false });
        agree(&report);
        assert_eq!((report.functions, report.missing), (all_functions(), 0));
    });
}

#[test]
fn per_thread_default_streams_call_the_per_thread_variants() {
    let test = "per_thread_default_streams_call_the_per_thread_variants";
    isolated(test, with(test, &toolkits()), || {
        cubind::set_per_thread_default_stream(true).unwrap();
        let report = run(MODULES, Situation::Complete { per_thread: true });
        agree(&report);
        assert_eq!(report.functions, all_functions());
        let twins = MODULES.iter().flat_map(|module| module.functions).filter(|one| !one.per_thread.is_empty());
        assert_ne!(twins.count(), 0);
    });
}

/// Returns the modules that are newer than a toolkit that contains their library.
fn newer_than(toolkit: Toolkit) -> Vec<&'static Module> {
    let folder = echo_folder(toolkit);
    MODULES.iter().filter(|module| module.toolkit > toolkit && folder.join(module.file).is_file()).collect()
}

/// Calls every module with the older libraries of each older toolkit in turn: the drivers and, for CUDA 12, the oldest
/// runtime and NVRTC. Calls `lacking` with the number of the module's functions that are missing from the library, and
/// with the report of the calls.
fn with_old_libraries(test: &str, per_thread: bool, lacking: impl Fn(usize, &Report)) {
    let older: Vec<Toolkit> = toolkits().into_iter().filter(|toolkit| !newer_than(*toolkit).is_empty()).collect();
    assert!(older.len() > 1, "{older:?}");
    let prepare = |command: &mut Command, toolkit| with(test, &[toolkit])(command);
    isolated_each(test, &older, prepare, |toolkit| {
        cubind::set_per_thread_default_stream(per_thread).unwrap();
        let mut lacked = 0;
        for module in newer_than(toolkit) {
            let report = run([module], Situation::Old { toolkit, per_thread });
            print!("{} with CUDA {}.{}: ", module.name, toolkit.0, toolkit.1);
            agree(&report);
            let newer = module.functions.iter().filter(|one| one.since > toolkit).count();
            lacking(newer, &report);
            lacked += newer;
        }
        assert_ne!(lacked, 0, "an old library that lacks no function tests nothing");
    });
}

#[test]
fn functions_missing_in_old_libraries_are_error_values() {
    let test = "functions_missing_in_old_libraries_are_error_values";
    with_old_libraries(test, false, |newer, report| assert_eq!(report.missing, newer));
}

#[test]
fn per_thread_variants_missing_in_old_libraries_are_error_values() {
    let test = "per_thread_variants_missing_in_old_libraries_are_error_values";
    // Some per-thread variants were introduced after their functions.
    with_old_libraries(test, true, |newer, report| assert!(report.missing >= newer));
}

#[test]
fn without_libraries_every_function_is_an_error_value() {
    let test = "without_libraries_every_function_is_an_error_value";
    isolated(test, without(test), || {
        let report = run(MODULES, Situation::NoLibraries);
        agree(&report);
        assert_eq!(report.functions, all_functions());
        for module in MODULES {
            let error = module.library.load_error().unwrap_or_else(|| panic!("{} was found", module.file));
            assert!(error.to_string().contains(module.file), "{error}");
        }
    });
}
