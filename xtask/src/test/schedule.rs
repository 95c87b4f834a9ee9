//! Parallel execution of the steps of `cargo xtask test`. Each step is a separate process, whose output is printed when
//! the process ends.

use super::{Context, FOLLOWS, Outcome, PART, Step};
use crate::{shell::Part, usage};
use codegen::diag::Failure;
use std::{
    collections::BTreeSet,
    num::NonZero,
    thread,
    time::{Duration, Instant},
};

/// The maximum for the sum of the peak memory of steps that run at the same time, in GB. Test machines have more
/// memory.
const MEMORY: u32 = 8;
/// The interval at which the processes of the steps are polled.
const PAUSE: Duration = Duration::from_millis(50);

/// The execution plan: the steps, and the sets of waiting and running steps.
struct Plan<'a> {
    steps: &'a [&'a Step],
    /// The waiting steps, as indices in `steps`.
    waiting: BTreeSet<usize>,
    running: BTreeSet<usize>,
}

impl<'a> Plan<'a> {
    fn new(steps: &'a [&'a Step]) -> Self {
        Self { steps, waiting: (0..steps.len()).collect(), running: BTreeSet::new() }
    }

    /// Starts the first step that can run now, and returns the step's index.
    fn start(&mut self, slots: usize) -> Option<usize> {
        let next = self.waiting.iter().copied().find(|step| self.can_start(*step, slots))?;
        self.waiting.remove(&next);
        self.running.insert(next);
        Some(next)
    }

    /// Returns true if a step can start: its preceding steps have ended, no running step uses its folder, and a core
    /// and enough memory are available. A step that needs more than the maximum memory runs alone.
    fn can_start(&self, step: usize, slots: usize) -> bool {
        let step = self.steps[step];
        let names = |steps: &BTreeSet<usize>| steps.iter().any(|other| step.after.contains(&self.steps[*other].name));
        let memory = self.running.iter().map(|other| self.steps[*other].gigabytes).sum::<u32>() + step.gigabytes;
        let is_free = |other: &usize| step.folder.is_empty() || self.steps[*other].folder != step.folder;
        self.running.is_empty() && !names(&self.waiting)
            || self.running.len() < slots
                && memory <= MEMORY
                && self.running.iter().all(is_free)
                && !names(&self.waiting)
                && !names(&self.running)
    }

    fn end(&mut self, step: usize) {
        self.running.remove(&step);
    }
}

/// Runs the steps, one on each core. After a failure, no more steps are started, but running steps are completed.
/// Returns the outcomes in the order of the steps, and the first failure.
pub(super) fn run(context: &Context<'_>, steps: &[&Step]) -> (Vec<Outcome>, Option<(&'static str, Failure)>) {
    let slots = thread::available_parallelism().map_or(1, NonZero::get);
    let mut outcomes: Vec<Outcome> = steps.iter().map(|_| Outcome::NotReached).collect();
    let mut plan = Plan::new(steps);
    let (mut count, mut failure) = (0, None);
    let mut processes: Vec<(usize, Instant, Part)> = Vec::new();
    loop {
        while failure.is_none()
            && let Some(index) = plan.start(slots)
        {
            let step = steps[index];
            match begin(context, step, follows(step, steps, &outcomes)) {
                Ok(Ok(process)) => {
                    eprintln!("... {}", step.name);
                    processes.push((index, Instant::now(), process));
                }
                Ok(Err(reason)) => {
                    outcomes[index] = Outcome::Absent(reason);
                    plan.end(index);
                }
                Err(error) => {
                    outcomes[index] = Outcome::Failed(Duration::ZERO, None);
                    failure = Some((step.name, error));
                }
            }
        }
        if processes.is_empty() {
            return (outcomes, failure);
        }
        thread::sleep(PAUSE);
        let mut place = 0;
        while let Some((index, start, process)) = processes.get_mut(place) {
            // This code waits for only one process at a time, so the difference is the CPU time of that process.
            let before = usage::of_children();
            let Some(ended) = process.end() else {
                place += 1;
                continue;
            };
            let (index, wall, cpu) = (*index, start.elapsed(), usage::between(before, usage::of_children()));
            count += 1;
            println!("\n=== {count}/{} {}", steps.len(), steps[index].name);
            process.print();
            outcomes[index] = match ended {
                Ok(()) => Outcome::Passed(wall, cpu),
                Err(error) => {
                    failure.get_or_insert((steps[index].name, error));
                    Outcome::Failed(wall, cpu)
                }
            };
            plan.end(index);
            processes.remove(place);
        }
    }
}

/// Returns true if all preceding steps of this step have passed in this run.
fn follows(step: &Step, steps: &[&Step], outcomes: &[Outcome]) -> bool {
    let passed = |name: &&str| {
        let mut all = steps.iter().zip(outcomes);
        all.any(|(other, outcome)| other.name == *name && matches!(outcome, Outcome::Passed(..)))
    };
    step.after.iter().all(passed)
}

/// Starts the step's process, or returns the reason why the step cannot run.
fn begin(context: &Context<'_>, step: &Step, follows: bool) -> Result<Result<Part, String>, Failure> {
    if let Some(reason) = step.needs.missing(context)? {
        return Ok(Err(reason));
    }
    let printed = context.root.join("target/cubind/steps").join(format!("{}.txt", step.name));
    let mut arguments = vec!["test".to_owned(), step.name.to_owned(), format!("--{PART}")];
    arguments.extend(follows.then(|| format!("--{FOLLOWS}")));
    arguments.extend(context.night.then(|| "--night".to_owned()));
    arguments.extend(context.all_toolkits.then(|| "--all-toolkits".to_owned()));
    Part::start(context.root, &arguments, printed).map(Ok)
}

#[cfg(test)]
mod tests {
    use super::*;

    fn step(name: &'static str, folder: &'static str, after: &'static [&'static str], gigabytes: u32) -> Step {
        Step { name, folder, after, gigabytes, ..Step::PLAIN }
    }

    /// Starts all steps that can run now, and returns their names.
    fn started(plan: &mut Plan<'_>, slots: usize) -> Vec<&'static str> {
        let steps = plan.steps;
        std::iter::from_fn(|| plan.start(slots)).map(|index| steps[index].name).collect()
    }

    #[test]
    fn steps_of_one_folder_run_one_after_the_other() {
        let steps = [step("a", "x", &[], 1), step("b", "x", &[], 1), step("c", "", &[], 1), step("d", "", &[], 1)];
        let steps: Vec<&Step> = steps.iter().collect();
        let mut plan = Plan::new(&steps);
        assert_eq!(started(&mut plan, 4), ["a", "c", "d"]);
        plan.end(0);
        assert_eq!(started(&mut plan, 4), ["b"]);
    }

    #[test]
    fn a_step_waits_for_the_steps_that_it_follows() {
        let steps = [step("a", "", &["b"], 1), step("b", "", &[], 1), step("c", "", &["not chosen"], 1)];
        let steps: Vec<&Step> = steps.iter().collect();
        let mut plan = Plan::new(&steps);
        assert_eq!(started(&mut plan, 4), ["b", "c"]);
        plan.end(1);
        assert_eq!(started(&mut plan, 4), ["a"]);
    }

    #[test]
    fn a_step_uses_the_results_of_all_steps_that_it_follows_or_of_none() {
        let steps = [step("a", "", &[], 1), step("b", "", &[], 1), step("c", "", &["a", "b"], 1)];
        let all: Vec<&Step> = steps.iter().collect();
        let passed = || Outcome::Passed(Duration::ZERO, None);
        assert!(follows(&steps[2], &all, &[passed(), passed(), Outcome::NotReached]));
        assert!(!follows(&steps[2], &all, &[passed(), Outcome::Absent(String::new()), Outcome::NotReached]));
        assert!(!follows(&steps[2], &all[1..], &[passed(), Outcome::NotReached]));
    }

    #[test]
    fn cores_and_memory_limit_the_steps_that_run_together() {
        let steps = [step("a", "", &[], 5), step("b", "", &[], 5), step("c", "", &[], 3), step("d", "", &[], 1)];
        let steps: Vec<&Step> = steps.iter().collect();
        let mut plan = Plan::new(&steps);
        assert_eq!(started(&mut plan, 2), ["a", "c"]);
        plan.end(0);
        assert_eq!(started(&mut plan, 2), ["b"]);
        plan.end(1);
        plan.end(2);
        assert_eq!(started(&mut plan, 2), ["d"]);
        let large = [step("e", "", &[], MEMORY + 1)];
        let large: Vec<&Step> = large.iter().collect();
        assert_eq!(started(&mut Plan::new(&large), 2), ["e"]);
    }
}
