//! `cargo xtask test`: the steps in sequence, up to the first that fails.

mod consumer;
pub(crate) mod echo;
mod on;
pub(crate) mod python;
mod second;
mod steps;
mod tutorial;
mod workflows;

use crate::shell::{Ahead, Programs};
use codegen::diag::Failure;
pub(crate) use consumer::PROGRAM;
pub(crate) use python::REQUIREMENTS as PYTHON_REQUIREMENTS;
use std::{
    collections::BTreeMap,
    path::Path,
    time::{Duration, Instant},
};
pub(crate) use steps::CRATE;
use steps::STEPS;

/// The context of every step.
pub(crate) struct Context<'a> {
    /// The repository.
    pub(crate) root: &'a Path,
    /// Runs programs.
    pub(crate) programs: Programs,
    /// True to check every toolkit, not only the newest of each major version.
    all_toolkits: bool,
    /// True to run slow steps that rarely find more than the others.
    night: bool,
    /// Options of single steps.
    pub(crate) options: StepOptions,
}

impl<'a> Context<'a> {
    /// For other commands, without the nightly steps.
    pub(crate) fn new(root: &'a Path) -> Result<Self, Failure> {
        let programs = Programs::new(root)?;
        Ok(Self { root, programs, all_toolkits: false, night: true, options: StepOptions::default() })
    }
}

/// One check.
pub(crate) struct Step {
    /// Its name in the summary; unique.
    pub(crate) name: &'static str,
    /// The requirements of the step.
    pub(crate) needs: Needs,
    /// Runs the step. Programs that it starts print their own findings; the error is the reason of a failure.
    pub(crate) run: fn(&Context<'_>) -> Result<(), Failure>,
    /// CPU seconds from a clean clone, measured at intervals; for the list.
    pub(crate) seconds: u32,
    /// The faults that this step alone finds; for the list.
    pub(crate) finds: &'static str,
}

/// Steps that start together with the first one and report in their turn. Each keeps one core busy for a minute or two,
/// and builds into a folder that no earlier step uses.
const AHEAD: [&str; 2] = ["crate docs", "python wheel"];

/// The requirements of a step.
pub(crate) enum Needs {
    Nothing,
    /// Programs; the function returns the missing one.
    Tools(fn(&Context<'_>) -> Result<Option<String>, Failure>),
    /// Relative to the repository.
    File(&'static str),
    /// Time, with the reason why the step does not always run; the function returns the missing program.
    Night(&'static str, fn(&Context<'_>) -> Result<Option<String>, Failure>),
    /// The oldest compiler that the crate supports.
    OldestRust,
    /// An explicit name: such a step first builds its tool, which takes minutes.
    Name,
}

impl Needs {
    /// The reason why the step cannot run, if any.
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

/// The outcome of a step.
enum Outcome {
    Passed(Duration),
    Failed(Duration),
    /// A requirement is missing; the string names it.
    Absent(String),
    /// An earlier one failed.
    NotReached,
}

/// The selection of steps, and their extent.
#[derive(clap::Args)]
pub(crate) struct Options {
    /// List the steps with their CPU seconds and the faults that they find, and do nothing
    #[arg(long)]
    list: bool,
    /// Check every toolkit, not only the newest of each major version: fetches some 600 MB
    #[arg(long)]
    all_toolkits: bool,
    /// Also run steps that rarely find more than others, as CI does every night
    #[arg(long)]
    night: bool,
    /// Test for another machine, under an emulator, or on other Pythons: aarch64, windows, 3.14, 3.14t, pythons (all
    /// of them)
    ///
    /// Crate and wheel are built here for Linux on aarch64 (run under qemu) and for Windows (under Wine). The standard
    /// library is compiled from its source: needs a nightly toolchain with rust-src; a step that lacks a tool names
    /// it. A Python that this machine lacks is Debian's, unpacked in target/; STEP is then passed to pytest, such as a
    /// file.
    #[arg(long, value_name = "WHERE", value_delimiter = ',')]
    on: Vec<on::Place>,
    /// Run only the steps with this in their name
    #[arg(value_name = "STEP")]
    only: Option<String>,
    #[command(flatten)]
    of_steps: StepOptions,
}

/// Options of single steps.
#[derive(Clone, Default, clap::Args)]
#[command(next_help_heading = "Options of single steps")]
pub(crate) struct StepOptions {
    /// `crate semver`: the git revision to compare with; otherwise the merge base with origin/main or main, else HEAD
    #[arg(long, value_name = "REV")]
    pub(crate) base: Option<String>,
    /// `crate semver`: the crate's features to compare, with commas between them; otherwise all
    #[arg(long, value_name = "LIST")]
    pub(crate) features: Option<String>,
    /// `crate interface`: write the list instead of comparing it
    #[arg(long)]
    pub(crate) bless: bool,
    /// `dependencies`: without RustSec's list of vulnerabilities, which comes from the network
    #[arg(long)]
    pub(crate) offline: bool,
}

/// Runs the steps, or those with `only` in their name. A step selected by its full name runs at any time.
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
    let night = options.night || chosen.len() == 1;
    let (programs, all_toolkits, step_options) = (Programs::new(root)?, options.all_toolkits, options.of_steps.clone());
    let context = Context { root, programs, all_toolkits, night, options: step_options };
    one_after_the_other(&context, &chosen, options.only.as_deref(), "test")
}

fn one_after_the_other(
    context: &Context<'_>,
    chosen: &[&Step],
    only: Option<&str>,
    command: &str,
) -> Result<(), Failure> {
    if chosen.is_empty() {
        return Err(Failure::wrong_use(
            format!("no step has `{}` in its name", only.unwrap_or_default()),
            format!("list the steps with `cargo xtask {command} --list`"),
        ));
    }
    let mut ahead = begin_ahead(context, chosen, only)?;
    let mut failure = None;
    let mut outcomes = Vec::new();
    for (index, step) in chosen.iter().enumerate() {
        if failure.is_some() {
            outcomes.push((step.name, Outcome::NotReached));
            continue;
        }
        let begin = Instant::now();
        let outcome = step.needs.missing(context).and_then(|missing| {
            if let Some(reason) = missing {
                return Ok(Outcome::Absent(reason));
            }
            println!("\n=== {}/{} {}", index + 1, chosen.len(), step.name);
            let ended = match ahead.remove(step.name) {
                Some(ahead) => ahead.end(),
                None => (step.run)(context),
            };
            ended.map(|()| Outcome::Passed(begin.elapsed()))
        });
        outcomes.push((
            step.name,
            outcome.unwrap_or_else(|error| {
                failure = Some((step.name, error));
                Outcome::Failed(begin.elapsed())
            }),
        ));
    }
    // No process of this run may outlive it.
    for (name, ahead) in ahead {
        println!("\n=== {name} (started earlier)");
        let ended = ahead.end();
        failure = failure.or(ended.err().map(|failure| (name, failure)));
    }
    println!("\n{}", summary(&outcomes));
    match failure {
        None => Ok(()),
        Some((name, failure)) => {
            eprintln!("{failure}");
            let again = format!("cargo xtask {command} {name:?}");
            Err(Failure::Check(format!("the step `{name}` failed; run it alone with `{again}`")))
        }
    }
}

/// Starts the steps that run ahead, if all steps run and their requirements are met.
fn begin_ahead(
    context: &Context<'_>,
    chosen: &[&Step],
    only: Option<&str>,
) -> Result<BTreeMap<&'static str, Ahead>, Failure> {
    let mut begun = BTreeMap::new();
    for step in chosen.iter().filter(|step| only.is_none() && AHEAD.contains(&step.name)) {
        if step.needs.missing(context)?.is_none() {
            let printed = context.root.join("target/cubind/ahead").join(format!("{}.txt", step.name));
            begun.insert(step.name, Ahead::start(context.root, &["test", step.name], printed)?);
        }
    }
    Ok(begun)
}

/// The selected steps: all, the step whose name is `only`, or those whose name contains it.
fn choose(steps: &'static [Step], only: Option<&str>) -> Vec<&'static Step> {
    let exact = steps.iter().find(|step| only == Some(step.name));
    let is_meant =
        |step: &&Step| !matches!(step.needs, Needs::Name) && only.is_none_or(|only| step.name.contains(only));
    match exact {
        Some(step) => vec![step],
        None => steps.iter().filter(is_meant).collect(),
    }
}

/// A line for each step, and one for the total.
fn summary(outcomes: &[(&str, Outcome)]) -> String {
    let width = outcomes.iter().map(|(name, _)| name.len()).max().unwrap_or(0);
    let (mut total, mut passed, mut failed) = (Duration::ZERO, 0, 0);
    let mut text = String::new();
    for (name, outcome) in outcomes {
        let said = match outcome {
            Outcome::Passed(time) => {
                (total, passed) = (total + *time, passed + 1);
                format!("{:7.1} s  passed", time.as_secs_f64())
            }
            Outcome::Failed(time) => {
                (total, failed) = (total + *time, failed + 1);
                format!("{:7.1} s  FAILED", time.as_secs_f64())
            }
            Outcome::Absent(reason) => format!("        -  skipped: {reason}"),
            Outcome::NotReached => "        -  not reached".to_owned(),
        };
        text += &format!("{name:width$}  {said}\n");
    }
    text + &format!("{passed} steps passed, {failed} failed, in {:.1} s", total.as_secs_f64())
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
    fn names_of_steps_that_run_ahead_exist() {
        assert!(AHEAD.iter().all(|name| STEPS.iter().any(|step| step.name == *name)));
    }

    #[test]
    fn the_summary_contains_each_outcome() {
        let outcomes = [
            ("format", Outcome::Passed(Duration::from_millis(1250))),
            ("echo", Outcome::Absent("there is no tests/echo".to_owned())),
            ("lints", Outcome::Failed(Duration::from_secs(2))),
            ("crate", Outcome::NotReached),
        ];
        assert_eq!(
            summary(&outcomes),
            "format      1.2 s  passed\necho            -  skipped: there is no tests/echo\n\
             lints       2.0 s  FAILED\ncrate           -  not reached\n1 steps passed, 1 failed, in 3.2 s"
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
        let options = Options { list: false, all_toolkits: false, night: false, on, only, of_steps };
        assert_eq!(run(Path::new("/"), &options).unwrap_err().exit_code(), 2);
        let on = vec!["aarch64".parse().unwrap()];
        assert_eq!(run(Path::new("/"), &Options { on, ..options }).unwrap_err().exit_code(), 2);
    }
}
