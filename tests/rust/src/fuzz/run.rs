//! Creation, execution and shortening of sequences of calls.

use super::{Call, Fuzz, Module, driver, state::state};
use crate::choice::Choice;
use std::collections::BTreeSet;
use std::fmt;
use std::time::{Duration, Instant};

/// The number of steps of a sequence.
const STEPS: usize = 400;

/// A step that calls a function or destroys an object, with the seed of its arguments.
#[derive(Clone, Copy)]
struct Step {
    call: Option<(&'static str, Call)>,
    seed: u64,
}

/// The counts and the first fault of a run.
#[derive(Debug, Default)]
pub struct Report {
    /// The number of sequences.
    pub sequences: usize,
    /// The number of calls.
    pub calls: usize,
    /// The number of handles that the fake functions have checked.
    pub checked: usize,
    /// The functions that were called.
    pub functions: BTreeSet<&'static str>,
    /// Functions that require device memory, or a stream that a handle stores. Neither exists with fake functions.
    pub lacking: BTreeSet<&'static str>,
    /// The number of safe functions, including the functions whose arguments cannot be generated.
    pub safe: usize,
    /// The first fault: the seed, the shortest sequence, the calls of C functions, and the faults.
    pub found: Option<String>,
}

impl fmt::Display for Report {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let Self { sequences, calls, checked, functions, lacking: _, safe, found } = self;
        let called = functions.len();
        write!(
            f,
            "{sequences} sequences, {calls} calls of {called} of {safe} safe functions, {checked} handles checked; "
        )?;
        f.write_str(found.as_deref().unwrap_or("no fault"))
    }
}

/// Runs sequences for this time, or until a fault is found.
pub fn run(modules: &[&'static Module], seed: u64, time: Duration) -> Report {
    let (begin, mut choice) = (Instant::now(), Choice::new(seed));
    let counts = modules.iter().map(|it| it.calls.len() + it.left.len());
    let mut report = Report { safe: counts.sum(), ..Report::default() };
    state().checked = 0;
    let within = driver(modules).map_or(&[][..], |it| it.calls);
    while begin.elapsed() < time && report.found.is_none() {
        let of_sequence = choice.next();
        let steps = steps(modules, of_sequence);
        let faults = play(&steps, within, &mut report);
        report.sequences += 1;
        if !faults.is_empty() {
            report.found = Some(told(of_sequence, steps, within));
        }
    }
    report.checked = state().checked;
    report
}

/// Returns the steps of a sequence. Most of them call one library, so that its objects are used.
fn steps(modules: &[&'static Module], seed: u64) -> Vec<Step> {
    let mut choice = Choice::new(seed);
    let modules: Vec<&'static Module> = modules.iter().copied().filter(|it| !it.calls.is_empty()).collect();
    // Half of the sequences use the driver.
    let largest = driver(&modules);
    let any = modules[choice.below(modules.len())];
    let main = largest.filter(|_| choice.below(2) == 0).unwrap_or(any);
    // Many calls are required to find a fault in a recording. Therefore many steps record, or destroy objects that
    // recordings use.
    let recorded = &super::BY_HAND;
    let mut step = || {
        let seed = choice.next();
        let module = match choice.below(10) {
            0 => modules[choice.below(modules.len())],
            1 => recorded,
            _ => main,
        };
        let call = (choice.below(8) != 0).then(|| module.calls[choice.below(module.calls.len())]);
        Step { call, seed }
    };
    (0..STEPS).map(|_| step()).collect()
}

/// Runs a sequence, and returns the faults.
fn play(steps: &[Step], within: &'static [(&'static str, Call)], report: &mut Report) -> Vec<String> {
    state().reset();
    let mut fuzz = Fuzz::new(within);
    for step in steps {
        fuzz.begin(step.seed);
        match step.call {
            Some((name, call)) => {
                let before = fuzz.called;
                call(&mut fuzz);
                if fuzz.called > before {
                    report.functions.insert(name);
                } else if fuzz.lacks().is_some_and(|what| what.starts_with("memory") || what.starts_with("a stream")) {
                    report.lacking.insert(name);
                }
            }
            None => fuzz.give_up(),
        }
        if !state().faults.is_empty() {
            break;
        }
    }
    fuzz.end();
    report.calls += fuzz.called;
    core::mem::take(&mut state().faults)
}

/// Describes the shortest sequence that still has a fault. Steps that are not needed for the fault are removed.
fn told(seed: u64, mut steps: Vec<Step>, within: &'static [(&'static str, Call)]) -> String {
    let mut ignored = Report::default();
    // Removing steps changes which handles later steps use, so removal is tried repeatedly.
    loop {
        let (before, mut length) = (steps.len(), steps.len());
        while length > 0 {
            let mut at = 0;
            while at < steps.len() {
                let mut fewer = steps.clone();
                fewer.drain(at..(at + length).min(steps.len()));
                if play(&fewer, within, &mut ignored).is_empty() { at += length } else { steps = fewer }
            }
            length /= 2;
        }
        if steps.len() == before {
            break;
        }
    }
    let faults = play(&steps, within, &mut ignored);
    let names = steps.iter().map(|step| step.call.map_or("drop", |(name, _)| name));
    let called = state().called.join("\n  ");
    let steps = names.collect::<Vec<_>>().join(", ");
    format!("FAULT: {}\nsequence {seed:#x}, {steps}\nC's calls:\n  {called}", faults.join("\n"))
}
