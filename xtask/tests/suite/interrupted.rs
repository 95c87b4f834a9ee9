//! Tests of `regen` if the process is killed while it changes a file, if the disk is full, or if two runs overlap. The
//! files are always in either the old or the new state, and the next run works normally.
//!
//! A C library that is loaded before libc (`interrupted/faults.c`) counts the changes to files, and causes one of the
//! changes to fail.

#![cfg(target_os = "linux")]

use crate::repository::{Repository, real_root};
use std::{
    collections::{BTreeMap, BTreeSet},
    fs,
    os::unix::process::ExitStatusExt,
    path::PathBuf,
    process::Command,
};

type Files = BTreeMap<String, Vec<u8>>;

/// The number of file changes that the tests interrupt, in addition to the renames.
const SOME: usize = 30;

/// A repository whose spec has two states, and the generated files for each state.
struct TwoStates {
    repository: Repository,
    faults: PathBuf,
    states: [(&'static str, Files); 2],
}

impl TwoStates {
    fn new() -> Self {
        let repository = Repository::new();
        repository.regen(&["--cuda", "13.0", "--cuda-home", "home"]).succeeds();
        let faults = repository.path("faults.so");
        let source = real_root().join("xtask/tests/suite/interrupted/faults.c");
        let compiler = std::env::var_os("CC").unwrap_or_else(|| "cc".into());
        let compiled =
            Command::new(compiler).args(["-shared", "-fPIC", "-Wall", "-o"]).arg(&faults).arg(source).status();
        assert!(compiled.unwrap().success());
        let states = ["CUDA driver API", "the driver of CUDA"].map(|title| {
            repository.edit_title(title);
            repository.regen(&[]).succeeds();
            (title, repository.snapshot())
        });
        let owned = |files: &Files| files.iter().filter(|(path, _)| path.starts_with("generated")).count();
        assert!(owned(&states[0].1) > 10 && states[0].1 != states[1].1, "the title is in generated files");
        Self { repository, faults, states }
    }

    /// Runs `regen` for the state, with a fault at the file change with this index.
    fn interrupted(&self, state: usize, fault: &str, at: usize) -> std::process::Output {
        self.repository.edit_title(self.states[state].0);
        let mut command = self.repository.command(&["regen"]);
        command.env("LD_PRELOAD", &self.faults).env("FAULT", fault).env("FAULT_AT", at.to_string());
        command.output().unwrap()
    }

    /// Returns the number of file changes in an undisturbed run for the state, and the indices of renames among these
    /// changes.
    fn changes(&self, state: usize) -> (usize, Vec<usize>) {
        self.repository.edit_title(self.states[state].0);
        let count = self.repository.path("target/count");
        let mut command = self.repository.command(&["regen"]);
        command.env("LD_PRELOAD", &self.faults).env("FAULT_COUNT", &count);
        assert!(command.status().unwrap().success());
        let mut numbers: Vec<usize> =
            fs::read_to_string(count).unwrap().lines().map(|line| line.parse().unwrap()).collect();
        let renames = numbers.split_off(1);
        (numbers[0], renames)
    }

    /// Returns the indices of the file changes to interrupt: a selection of all changes, and every rename.
    fn tried(&self) -> Vec<usize> {
        // After the changes for both states are counted, the repository is in the second state.
        let (all, renames) = self.changes(0);
        let (other, _) = self.changes(1);
        assert!(all.min(other) > 2 * SOME && renames.len() > 3, "{all} changes, {renames:?} are renames");
        let some = (1..=all.min(other)).step_by(all / SOME);
        some.chain(renames).collect::<BTreeSet<_>>().into_iter().collect()
    }

    /// Asserts that the run after an interrupted run completes or undoes the interrupted run, and leaves no temporary
    /// files.
    #[track_caller]
    fn goes_on(&self, state: usize, what: &str) {
        self.repository.regen(&[]).succeeds();
        assert!(self.repository.snapshot() == self.states[state].1, "{what}: other files than without");
        assert!(self.repository.regen(&["--check"]).succeeds().starts_with("up to date"), "{what}");
        let left = fs::read_dir(self.repository.path("target/cubind/regen")).map_or(0, Iterator::count);
        assert_eq!(left, 0, "{what}: folders are left");
    }
}

#[test]
fn the_next_run_recovers_from_a_run_killed_at_any_change() {
    let it = TwoStates::new();
    let tried = it.tried();
    let mut killed = 0;
    for (turn, at) in tried.iter().enumerate() {
        // Each turn switches to the other state.
        let state = turn % 2;
        let output = it.interrupted(state, "kill", *at);
        killed += usize::from(output.status.signal() == Some(9));
        it.goes_on(state, &format!("killed at change {at}"));
    }
    println!("{killed} runs killed, of {} changes", tried.last().unwrap());
    assert!(killed + 2 >= tried.len(), "{killed} of {}", tried.len());
}

#[test]
fn a_full_disk_leaves_the_tree_unchanged_and_is_reported() {
    let it = TwoStates::new();
    let tried = it.tried();
    let mut refused = 0;
    for (turn, at) in tried.iter().enumerate() {
        let (before, state) = ((turn + 1) % 2, turn % 2);
        let output = it.interrupted(state, "full", *at);
        let said = String::from_utf8_lossy(&output.stderr).into_owned();
        if output.status.success() {
            // All files that need disk space have already been written. Only the stamps may be missing.
            assert!(it.repository.snapshot() == it.states[state].1, "full at change {at}: other files than without");
        } else {
            refused += 1;
            assert_eq!(output.status.code(), Some(3), "full at change {at}: {said}");
            assert!(said.contains("No space left on device") && said.contains("help:"), "full at change {at}: {said}");
            it.repository.edit_title(it.states[before].0);
            assert!(it.repository.snapshot() == it.states[before].1, "full at change {at}: the tree is touched");
            it.repository.edit_title(it.states[state].0);
        }
        it.goes_on(state, &format!("full at change {at}"));
    }
    println!("{refused} runs refused, of {} changes", tried.last().unwrap());
    assert!(refused >= SOME / 4, "{refused}");
}

#[test]
fn two_concurrent_runs_leave_the_same_tree_as_one_run() {
    let it = TwoStates::new();
    for turn in 0..6 {
        let state = turn % 2;
        it.repository.edit_title(it.states[state].0);
        let mut runs = [(); 2].map(|()| it.repository.command(&["regen"]).spawn().unwrap());
        let codes = runs.each_mut().map(|run| run.wait().unwrap().code());
        assert!(codes.iter().all(|code| matches!(code, Some(0 | 3))), "{codes:?}");
        assert!(codes.contains(&Some(0)), "one of them does it: {codes:?}");
        it.goes_on(state, "twice at once");
    }
}
