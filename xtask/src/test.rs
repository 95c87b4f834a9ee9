//! `cargo xtask test`: runs all steps, several at a time. Stops at the first one that fails.

mod consumer;
pub(crate) mod echo;
mod features;
mod on;
pub(crate) mod python;
mod schedule;
mod second;
mod steps;
mod tutorial;
mod workflows;

use crate::{shell::Programs, usage};
use codegen::diag::Failure;
pub(crate) use consumer::PROGRAM;
pub(crate) use python::REQUIREMENTS as PYTHON_REQUIREMENTS;
use std::{
    path::Path,
    time::{Duration, Instant},
};
pub(crate) use steps::CRATE;
use steps::STEPS;

/// The context in which every step runs.
pub(crate) struct Context<'a> {
    /// The root folder of the repository.
    pub(crate) root: &'a Path,
    /// The object that runs programs.
    pub(crate) programs: Programs,
    /// True if every toolkit is checked, instead of only the newest toolkit of each major version.
    all_toolkits: bool,
    /// True if slow steps also run that rarely find more faults than the other steps.
    night: bool,
    /// True if the preceding steps have ended in the same run, so that this step can use their results.
    pub(crate) follows: bool,
    /// Options that apply to individual steps.
    pub(crate) options: StepOptions,
}

impl<'a> Context<'a> {
    /// Creates a context for other commands, without the nightly steps.
    pub(crate) fn new(root: &'a Path) -> Result<Self, Failure> {
        let programs = Programs::new(root)?;
        Ok(Self { root, programs, all_toolkits: false, night: true, follows: false, options: StepOptions::default() })
    }
}

/// A step, which performs one check.
pub(crate) struct Step {
    /// The unique name of the step in the summary.
    pub(crate) name: &'static str,
    /// The requirements of the step.
    pub(crate) needs: Needs,
    /// The function that runs the step. Programs that the function starts print their findings. The error is the reason
    /// for a failure.
    pub(crate) run: fn(&Context<'_>) -> Result<(), Failure>,
    /// The CPU seconds of the step in a fresh clone, for `--list`. The values are measured from time to time.
    pub(crate) seconds: u32,
    /// The faults that only this step finds, for `--list`.
    pub(crate) finds: &'static str,
    /// The folder or environment that no other step may use at the same time. Empty if there is no such folder.
    pub(crate) folder: &'static str,
    /// The preceding steps, whose results this step uses. If the preceding steps run too, they end before this step
    /// starts.
    pub(crate) after: &'static [&'static str],
    /// The peak memory of the step in GB.
    pub(crate) gigabytes: u32,
}

impl Step {
    /// The default values of the fields of a step.
    pub(crate) const PLAIN: Self = Self {
        name: "",
        needs: Needs::Nothing,
        run: |_| Err(Failure::Check("this step has no function".to_owned())),
        seconds: 0,
        finds: "",
        folder: "",
        after: &[],
        gigabytes: 1,
    };
}

/// The hidden option that marks a step as part of a run with several steps.
const PART: &str = "part";
/// The hidden option for a step in a run with several steps, if the preceding steps have ended in that run.
const FOLLOWS: &str = "follows";

/// The requirements that must be met before a step can run.
pub(crate) enum Needs {
    Nothing,
    /// The step requires programs. The function returns the reason why the step cannot run if one of the programs is
    /// missing.
    Tools(fn(&Context<'_>) -> Result<Option<String>, Failure>),
    /// The step requires a file, given relative to the repository.
    File(&'static str),
    /// The step runs only at night. The string is the reason why the step does not always run. The function returns the
    /// reason why the step cannot run if a program is missing.
    Night(&'static str, fn(&Context<'_>) -> Result<Option<String>, Failure>),
    /// The step requires the oldest compiler that the crate supports.
    OldestRust,
    /// The step must be requested by name, because it first builds its tool, which takes minutes.
    Name,
}

impl Needs {
    /// Returns the reason why the step cannot run, or `None` if it can run.
    fn missing(&self, context: &Context<'_>) -> Result<Option<String>, Failure> {
        Ok(match self {
            Self::Nothing | Self::Name => None,
            Self::Tools(missing) => missing(context)?,
            Self::File(path) => (!context.root.join(path).exists()).then(|| format!("{path} does not exist")),
            Self::OldestRust => consumer::lacks_oldest(context)?,
            Self::Night(reason, _) if !context.night => {
                Some(format!("runs only with `cargo xtask test --night`: {reason}"))
            }
            Self::Night(_, missing) => missing(context)?,
        })
    }
}

/// The outcome of a step, with the step's duration, and with its CPU time if the CPU time is known.
enum Outcome {
    Passed(Duration, Option<Duration>),
    Failed(Duration, Option<Duration>),
    /// The step could not run because a requirement is missing. The string describes the requirement.
    Absent(String),
    /// The step did not run because an earlier step failed.
    NotReached,
}

/// Options that select the steps, and the extent of the tests.
#[derive(clap::Args)]
pub(crate) struct Options {
    /// Only list the steps, with their CPU seconds and the faults that they find
    #[arg(long)]
    list: bool,
    /// Check every toolkit instead of only the newest one of each major version; fetches about 600 MB
    #[arg(long)]
    all_toolkits: bool,
    /// Also run steps that rarely find more faults than the others, as CI does every night
    #[arg(long)]
    night: bool,
    /// Test for another machine under an emulator, or with other Python versions: aarch64, windows, 3.14, 3.14t,
    /// pythons (all versions)
    ///
    /// The crate and the wheel are built on this machine, for Linux on aarch64 (run under qemu) and for Windows (under
    /// Wine). The standard library is compiled from its source, which needs a nightly toolchain with rust-src. If a
    /// tool for a step is missing, the tool's name is printed. If this machine lacks a Python version, Debian's package
    /// is unpacked in target/. With a Python version, STEP is passed to pytest; it may be a file.
    #[arg(long, value_name = "WHERE", value_delimiter = ',')]
    on: Vec<on::Place>,
    /// Run only the steps whose names contain this text
    #[arg(value_name = "STEP")]
    only: Option<String>,
    /// Run one step as a part of a longer run, without the nightly checks that its name otherwise selects
    #[arg(long = PART, hide = true, requires = "only")]
    is_part: bool,
    /// The preceding steps have ended in the longer run
    #[arg(long = FOLLOWS, hide = true, requires = "is_part")]
    follows: bool,
    #[command(flatten)]
    of_steps: StepOptions,
}

/// Options that apply to individual steps.
#[derive(Clone, Default, clap::Args)]
#[command(next_help_heading = "Options of single steps")]
pub(crate) struct StepOptions {
    /// `crate semver`: the git revision to compare with. Default: the merge base with origin/main or main, or HEAD
    #[arg(long, value_name = "REV")]
    pub(crate) base: Option<String>,
    /// `crate semver`: the features of the crate to compare, separated by commas. Default: all features
    #[arg(long, value_name = "LIST")]
    pub(crate) features: Option<String>,
    /// `crate interface`: write the list instead of comparing it
    #[arg(long)]
    pub(crate) bless: bool,
    /// `dependencies`: do not use the RustSec database of vulnerabilities, which is fetched from the network
    #[arg(long)]
    pub(crate) offline: bool,
}

/// Runs all steps, or the steps whose names contain `only`. A step that is selected by its full name is always run.
pub(crate) fn run(root: &Path, options: &Options) -> Result<(), Failure> {
    if !options.on.is_empty() {
        return on::run(root, options);
    }
    if options.list {
        for step in STEPS {
            let night = if matches!(step.needs, Needs::Night(..)) { " (at night)" } else { "" };
            let named = if matches!(step.needs, Needs::Name) { " (only by name)" } else { "" };
            println!("{:18}{:4} s  {}{night}{named}", step.name, step.seconds, step.finds);
        }
        return Ok(());
    }
    let chosen = choose(STEPS, options.only.as_deref());
    let night = options.night || chosen.len() == 1 && !options.is_part;
    let (programs, all_toolkits, step_options) = (Programs::new(root)?, options.all_toolkits, options.of_steps.clone());
    let follows = options.follows;
    let context = Context { root, programs, all_toolkits, night, follows, options: step_options };
    if let ([step], true) = (chosen.as_slice(), options.is_part) {
        return (step.run)(&context);
    }
    let parallel = chosen.len() > 1;
    run_and_summarize(
        &context,
        &chosen,
        options.only.as_deref(),
        "test",
        if parallel { schedule::run } else { in_sequence },
    )
}

/// Runs several steps, and returns the outcomes of the steps and the first failure.
type Run = fn(&Context<'_>, &[&Step]) -> (Vec<Outcome>, Option<(&'static str, Failure)>);

/// Runs the steps and prints the summary. Fails if any step fails.
fn run_and_summarize(
    context: &Context<'_>,
    chosen: &[&Step],
    only: Option<&str>,
    command: &str,
    run: Run,
) -> Result<(), Failure> {
    if chosen.is_empty() {
        return Err(Failure::wrong_use(
            format!("no step has `{}` in its name", only.unwrap_or_default()),
            format!("list the steps with `cargo xtask {command} --list`"),
        ));
    }
    let begin = Instant::now();
    let (outcomes, failure) = run(context, chosen);
    println!("\n{}", summary(&chosen.iter().map(|step| step.name).zip(&outcomes).collect::<Vec<_>>(), begin.elapsed()));
    match failure {
        None => Ok(()),
        Some((name, failure)) => {
            eprintln!("{failure}");
            let again = format!("cargo xtask {command} {name:?}");
            Err(Failure::Check(format!("the step `{name}` failed; run it alone with `{again}`")))
        }
    }
}

/// Runs the steps one after the other in this process. Stops at the first step that fails.
fn in_sequence(context: &Context<'_>, chosen: &[&Step]) -> (Vec<Outcome>, Option<(&'static str, Failure)>) {
    let mut failure = None;
    let mut outcomes = Vec::new();
    for (index, step) in chosen.iter().enumerate() {
        if failure.is_some() {
            outcomes.push(Outcome::NotReached);
            continue;
        }
        let (begin, before) = (Instant::now(), usage::of_all());
        let used = || (begin.elapsed(), usage::between(before, usage::of_all()));
        let outcome = step.needs.missing(context).and_then(|missing| {
            if let Some(reason) = missing {
                return Ok(Outcome::Absent(reason));
            }
            println!("\n=== {}/{} {}", index + 1, chosen.len(), step.name);
            (step.run)(context).map(|()| {
                let (wall, cpu) = used();
                Outcome::Passed(wall, cpu)
            })
        });
        outcomes.push(outcome.unwrap_or_else(|error| {
            failure = Some((step.name, error));
            let (wall, cpu) = used();
            Outcome::Failed(wall, cpu)
        }));
    }
    (outcomes, failure)
}

/// Returns the selected steps: all of them, the step whose name is `only`, or the steps whose names contain `only`.
fn choose(steps: &'static [Step], only: Option<&str>) -> Vec<&'static Step> {
    let exact = steps.iter().find(|step| only == Some(step.name));
    let is_meant =
        |step: &&Step| !matches!(step.needs, Needs::Name) && only.is_none_or(|only| step.name.contains(only));
    match exact {
        Some(step) => vec![step],
        None => steps.iter().filter(is_meant).collect(),
    }
}

/// Formats the summary: a line for each step, and a line for the total.
fn summary(outcomes: &[(&str, &Outcome)], wall: Duration) -> String {
    let width = outcomes.iter().map(|(name, _)| name.len()).max().unwrap_or(0);
    let (mut total, mut passed, mut failed) = (Duration::ZERO, 0, 0);
    let mut text = String::new();
    let mut times = |wall: &Duration, cpu: &Option<Duration>| {
        total += cpu.unwrap_or_default();
        format!("{:7.1} s {}", wall.as_secs_f64(), cpu.map_or(String::new(), cpu_time))
    };
    for (name, outcome) in outcomes {
        let line = match outcome {
            Outcome::Passed(wall, cpu) => {
                passed += 1;
                format!("{} passed", times(wall, cpu))
            }
            Outcome::Failed(wall, cpu) => {
                failed += 1;
                format!("{} FAILED", times(wall, cpu))
            }
            Outcome::Absent(reason) => format!("        -  skipped: {reason}"),
            Outcome::NotReached => "        -  not reached".to_owned(),
        };
        text += &format!("{name:width$}  {line}\n");
    }
    let cpu = if total.is_zero() { String::new() } else { format!(", {:.1} s CPU", total.as_secs_f64()) };
    text + &format!("{passed} steps passed, {failed} failed, in {:.1} s{cpu}", wall.as_secs_f64())
}

/// Formats the CPU time as a table column.
fn cpu_time(time: Duration) -> String {
    format!("{:7.1} s CPU ", time.as_secs_f64())
}

#[cfg(test)]
mod tests {
    use super::*;
    use std::collections::BTreeSet;

    #[test]
    fn names_are_unique() {
        let names: BTreeSet<&str> = STEPS.iter().map(|step| step.name).collect();
        assert_eq!(names.len(), STEPS.len());
    }

    #[test]
    fn a_step_follows_steps_that_are_listed_before_it() {
        for (index, step) in STEPS.iter().enumerate() {
            let is_before = |name: &&str| STEPS[..index].iter().any(|other| other.name == *name);
            assert!(step.after.iter().all(is_before), "{}", step.name);
        }
    }

    #[test]
    fn the_summary_contains_each_outcome() {
        let second = Duration::from_secs(1);
        let outcomes = [
            ("format", Outcome::Passed(Duration::from_millis(1250), Some(2 * second))),
            ("echo", Outcome::Absent("there is no tests/echo".to_owned())),
            ("lints", Outcome::Failed(2 * second, None)),
            ("crate", Outcome::NotReached),
        ];
        let outcomes: Vec<(&str, &Outcome)> = outcomes.iter().map(|(name, outcome)| (*name, outcome)).collect();
        assert_eq!(
            summary(&outcomes, 3 * second),
            "format      1.2 s     2.0 s CPU  passed\necho            -  skipped: there is no tests/echo\n\
             lints       2.0 s  FAILED\ncrate           -  not reached\n1 steps passed, 1 failed, in 3.0 s, 2.0 s CPU"
        );
    }

    #[test]
    fn steps_are_chosen_by_name_or_part_of_it() {
        let names = |only| choose(STEPS, only).iter().map(|step| step.name).collect::<Vec<_>>();
        let optional = ["crate semver", "crate interface", "dependencies"];
        assert_eq!(names(None).len(), STEPS.len() - optional.len());
        optional.iter().for_each(|name| assert_eq!(names(Some(name)), [*name]));
        assert!(names(Some("crate")).iter().all(|name| !optional.contains(name)));
        assert_eq!(names(Some("lints")), ["lints"]);
        assert_eq!(names(Some("lint")), ["lints", "crate lints", "python lints", "rust lints"]);
    }

    #[test]
    fn an_unknown_step_is_wrong_use() {
        let only = Some("no such step".to_owned());
        let (on, of_steps) = (Vec::new(), StepOptions::default());
        let (list, is_part, follows, all_toolkits, night) = (false, false, false, false, false);
        let options = Options { list, all_toolkits, night, on, only, is_part, follows, of_steps };
        assert_eq!(run(Path::new("/"), &options).unwrap_err().exit_code(), 2);
        let on = vec!["aarch64".parse().unwrap()];
        assert_eq!(run(Path::new("/"), &Options { on, ..options }).unwrap_err().exit_code(), 2);
    }
}
