//! Calls to safe functions with the real libraries, and with extreme arguments of the right types.
//!
//! A child process calls the functions of one library and writes a log, which contains each call before it is made and
//! the call's result afterwards. A child that is terminated by a signal is a finding, and the log contains the call.
//! Another child continues without the function of that call.

use super::{Call, Fuzz, Module};
use crate::choice::Choice;
use core::fmt;
use cubind::owned::{Device, Stream};
use std::collections::{BTreeMap, BTreeSet};
use std::fs::{self, File};
use std::io::Write as _;
use std::path::{Path, PathBuf};
use std::process::{Command, Stdio};
use std::sync::Arc;
use std::thread;
use std::time::{Duration, Instant};
use std::{env, process};

/// The environment variable that configures a child: the library's path, a seed, the number of rounds, the maximum
/// number of seconds, and the functions to omit.
const CHILD: &str = "CUBIND_REAL_CHILD";
/// The environment variable with the path of the child's log.
const LOG: &str = "CUBIND_REAL_LOG";
/// The exit status of a child whose device has reported an invalid memory access.
const FAULT: i32 = 86;
/// The maximum number of children for one library. Each child except the last ends with a finding.
const CHILDREN: usize = 24;
/// The maximum duration of a call that is in progress when the child's time limit is reached.
const GRACE: Duration = Duration::from_secs(20);
/// The number of calls that are shown before a child's early end.
const SHOWN: usize = 6;
/// Phrases that occur only in the crate's own errors, and not in the libraries' errors.
const REFUSALS: [&str; 13] = [
    "but the call uses",
    "has more than",
    "is shorter than `",
    "the lengths of `",
    "is not known",
    "differs from that of the type",
    "has fewer than",
    "before the address",
    "has not been set",
    "only by the function of `checked`",
    "the kind of this plan is",
    "this thread is in a group",
    "memory and a stream are passed for",
];

/// The state of calls to real libraries.
#[derive(Debug)]
pub struct Real {
    log: File,
    /// The arguments of the next call, for the log.
    pub(super) described: String,
    pub(super) device: Option<Device>,
    /// Streams for handles that store a stream.
    pub(super) streams: Vec<Arc<Stream>>,
}

impl Real {
    /// Starts the description of the next call's arguments.
    pub(super) fn begin(&mut self) {
        self.described.clear();
    }

    /// Writes a line without buffering, because a buffer would be lost with the process.
    fn write(&mut self, line: &str) {
        self.log.write_all(format!("{line}\n").as_bytes()).expect("the log can be written");
    }

    pub(super) fn calls(&mut self, name: &str) {
        let described = std::mem::take(&mut self.described);
        self.write(&format!("call {name}({described})"));
    }

    /// Logs a result. An error is logged as its code, and its message if the error has one.
    pub(super) fn returned(&mut self, error: Option<(Option<&str>, String)>) {
        let line = match &error {
            None => "ok".to_owned(),
            Some((Some(words), _)) if REFUSALS.iter().any(|known| words.contains(known)) => "refused".to_owned(),
            Some((_, code)) => format!("error {code}"),
        };
        self.write(&line);
        let Some(device) = self.device else { return };
        if let Err(error) = device.primary_context().and_then(|context| context.synchronize()) {
            let code = format!("{:?}", error.code());
            // A capture in progress is not a fault.
            if ["ILLEGAL_ADDRESS", "MISALIGNED", "LAUNCH_FAILED", "INVALID_PC", "HARDWARE"]
                .iter()
                .any(|it| code.contains(it))
            {
                self.write(&format!("fault {code}"));
                process::exit(FAULT);
            }
        }
    }

    pub(super) fn makes(&mut self, id: usize) {
        self.write(&format!("made #{id}"));
    }

    pub(super) fn drops(&mut self, id: usize) {
        self.write(&format!("drop #{id}"));
    }
}

/// Runs as a child if the environment is configured: calls its library's functions in random order, a few times each.
///
/// # Panics
///
/// Panics if the environment is invalid, or if the log cannot be written.
pub fn child(modules: &[&'static Module]) -> bool {
    let Ok(what) = env::var(CHILD) else { return false };
    let mut words = what.split(' ');
    let mut next = || words.next().expect("the environment configures the child");
    let path = next();
    let mut number = || next().parse::<u64>().expect("a number");
    let (seed, rounds, time) = (number(), number(), Duration::from_secs(number()));
    let left_out: BTreeSet<&str> = words.next().unwrap_or_default().split(',').collect();
    let module = modules.iter().find(|module| module.name == path).expect("the library exists");
    let mut log = File::create(env::var_os(LOG).expect("a child has a log")).expect("the log can be written");
    if let Err(error) = module.library.load() {
        let why = error.to_string();
        writeln!(log, "absent {}", why.lines().next().unwrap_or_default()).expect("the log can be written");
        return true;
    }
    let device = Device::get(0).and_then(|device| device.primary_context()?.make_current().map(|()| device)).ok();
    let mut fuzz = Fuzz::over(Real { log, described: String::new(), device, streams: Vec::new() });
    let mut choice = Choice::new(seed);
    let mut lacks = BTreeSet::new();
    // If there is a device, other libraries create the required objects.
    let makers = modules.iter().filter(|it| device.is_some() && module.makers.contains(&it.name));
    let makers: Vec<_> = makers.flat_map(|it| it.calls).filter(|(name, _)| !left_out.contains(name)).collect();
    let own: Vec<_> = module.calls.iter().filter(|(name, _)| !left_out.contains(name)).collect();
    let begin = Instant::now();
    let mut step = |(name, call): &(&'static str, Call), choice: &mut Choice| {
        fuzz.begin(choice.next());
        call(&mut fuzz);
        let lacks_something = fuzz.lacks();
        if let (Some(what), Some(real)) = (lacks_something.filter(|_| lacks.insert(*name)), fuzz.real()) {
            real.write(&format!("lacks {name} {what}"));
        }
        if choice.below(16) == 0 {
            fuzz.give_up();
        }
    };
    // Each function is called at least once. Some functions need the results of others.
    makers.iter().chain(&own).for_each(|function| step(function, &mut choice));
    for round in (0..rounds).take_while(|_| begin.elapsed() < time && !own.is_empty()) {
        let others = if round % 8 == 0 { makers.len() } else { 0 };
        (0..others).for_each(|_| step(makers[choice.below(makers.len())], &mut choice));
        (0..own.len()).for_each(|_| step(own[choice.below(own.len())], &mut choice));
    }
    own.iter().for_each(|function| step(function, &mut choice));
    fuzz.end();
    let real = fuzz.real().expect("it is over real libraries");
    real.write("end");
    true
}

/// The results of calling the functions of one library.
#[derive(Debug, Default)]
pub struct Report {
    name: &'static str,
    /// The reason why the library was not called.
    pub absent: Option<String>,
    /// The number of calls per function.
    called: BTreeMap<String, usize>,
    calls: usize,
    /// The numbers of calls that the crate rejected, that the library rejected, and that succeeded.
    refused: usize,
    errors: usize,
    ok: usize,
    /// The functions that were never called, with the reasons.
    pub never: BTreeMap<String, String>,
    /// The functions that did not return in time.
    slow: Vec<String>,
    /// The children that a signal terminated: the signal, and the last calls.
    pub found: Vec<String>,
}

impl fmt::Display for Report {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let Self { name, absent, called, calls, refused, errors, ok, never, slow, found } = self;
        if let Some(why) = absent {
            return write!(f, "{name}: not called: {why}");
        }
        write!(
            f,
            "{name}: {} functions called, {} not; {calls} calls: {refused} refused by the crate, {errors} by the library, {ok} succeeded",
            called.len(),
            never.len()
        )?;
        let mut reasons: BTreeMap<&str, Vec<&str>> = BTreeMap::new();
        never.iter().for_each(|(name, why)| reasons.entry(why).or_default().push(name));
        for (why, names) in reasons {
            write!(f, "\n    {} without {why}: {}", names.len(), names.join(" "))?;
        }
        slow.iter().try_for_each(|call| write!(f, "\n    did not return in time: {call}"))?;
        found.iter().try_for_each(|found| write!(f, "\n  FOUND {found}"))
    }
}

/// Calls the functions of a library in child processes, in `rounds` rounds and within a time limit.
///
/// `test` is the name of the test that calls [`child`], and `libraries` are the folders to search.
///
/// # Panics
///
/// Panics if a child process cannot be started.
pub fn over_real_libraries(
    module: &'static Module,
    test: &str,
    libraries: &[PathBuf],
    (seed, rounds): (u64, u64),
    time: Duration,
) -> Report {
    let mut report = Report { name: module.name, ..Report::default() };
    let (begin, mut left_out) = (Instant::now(), BTreeSet::new());
    let folder = env::temp_dir().join(format!("cubind-real-{}-{}", process::id(), module.name.replace("::", "-")));
    fs::create_dir_all(&folder).expect("temporary files can be written");
    let log = folder.join("log");
    let mut lacks = BTreeMap::new();
    for number in 0..CHILDREN {
        let names = left_out.iter().map(String::as_str).collect::<Vec<_>>().join(",");
        let mut command = Command::new(env::current_exe().expect("the path of this program is known"));
        command.args(["--exact", test, "--nocapture"]).current_dir(&folder).env(LOG, &log);
        let left = time.saturating_sub(begin.elapsed());
        command.env(CHILD, format!("{} {} {rounds} {} {names}", module.name, seed + number as u64, left.as_secs()));
        let inherited = env::var_os("LD_LIBRARY_PATH").unwrap_or_default();
        let folders = libraries.iter().cloned().chain(env::split_paths(&inherited));
        command.env("LD_LIBRARY_PATH", env::join_paths(folders).expect("no folder has a colon in its name"));
        // These variables make malloc check the heap, and overwrite freed memory.
        let checks = ["/lib/x86_64-linux-gnu", "/usr/lib64"].map(|it| Path::new(it).join("libc_malloc_debug.so.0"));
        if let Some(checks) = checks.iter().find(|file| file.exists()) {
            command.env("LD_PRELOAD", checks).env("MALLOC_CHECK_", "3").env("MALLOC_PERTURB_", "165");
        }
        let ended = run(&mut command, left + GRACE);
        let text = String::from_utf8_lossy(&fs::read(&log).unwrap_or_default()).into_owned();
        report.count(module, &text, &mut lacks);
        let last = text.lines().rev().take(SHOWN).collect::<Vec<_>>().into_iter().rev().collect::<Vec<_>>();
        let function = text.lines().rev().find_map(|line| line.strip_prefix("call ")?.split('(').next());
        match ended {
            Ended::Well => break,
            Ended::Late => match function {
                Some(function) if text.lines().last().is_some_and(|line| line.starts_with("call ")) => {
                    report.slow.push(last.last().copied().unwrap_or_default().to_owned());
                    left_out.insert(function.to_owned());
                }
                _ => break,
            },
            Ended::Badly(why) => {
                let history = history(&text).join("\n      ");
                let last = last.join("\n      ");
                report
                    .found
                    .push(format!("{why} (seed {}):\n      {history}\n      …\n      {last}", seed + number as u64));
                match function {
                    Some(function) if left_out.insert(function.to_owned()) => {}
                    _ => break,
                }
            }
        }
    }
    if report.absent.is_some() {
        return report;
    }
    let called = |name: &str| report.called.contains_key(name);
    let reason = |name: &str| match (lacks.get(name), left_out.contains(name)) {
        (Some(what), _) => Some(what.to_string()),
        (None, true) => Some("a child that survives it".to_owned()),
        (None, false) => None,
    };
    let left = module.left.iter().map(|(name, why)| ((*name).to_owned(), (*why).to_owned()));
    let never = module.calls.iter().filter(|(name, _)| !called(name));
    let never = never.map(|(name, _)| ((*name).to_owned(), reason(name).unwrap_or_else(|| "a reason".to_owned())));
    report.never = never.chain(left).collect();
    let _ = fs::remove_dir_all(&folder);
    report
}

impl Report {
    /// Adds the log of a child. The log contains the calls to the library's own functions, without the calls to other
    /// libraries that create objects for them.
    fn count(&mut self, module: &Module, log: &str, lacks: &mut BTreeMap<String, String>) {
        let own: BTreeSet<&str> = module.calls.iter().map(|(name, _)| *name).collect();
        let mut is_own = false;
        for line in log.lines() {
            let (word, rest) = line.split_once(' ').unwrap_or((line, ""));
            match word {
                "call" => {
                    let name = rest.split('(').next().unwrap_or_default();
                    is_own = own.contains(name);
                    if is_own {
                        *self.called.entry(name.to_owned()).or_default() += 1;
                        self.calls += 1;
                    }
                }
                "absent" => self.absent = Some(rest.to_owned()),
                "ok" if is_own => self.ok += 1,
                "refused" if is_own => self.refused += 1,
                "error" if is_own => self.errors += 1,
                "lacks" => {
                    let (name, what) = rest.split_once(' ').unwrap_or((rest, ""));
                    lacks.insert(name.to_owned(), what.to_owned());
                }
                _ => {}
            }
        }
    }
}

/// Returns the successful calls that created or used the objects of the last call.
fn history(log: &str) -> Vec<&str> {
    let mut calls: Vec<(&str, Vec<&str>)> = Vec::new();
    for line in log.lines() {
        match (line.split_once(' '), calls.last_mut()) {
            (Some(("call", _)), _) => calls.push((line, Vec::new())),
            (_, Some((_, results))) => results.push(line),
            (_, None) => {}
        }
    }
    let Some((last, _)) = calls.pop() else { return Vec::new() };
    let objects = |text: &str| -> BTreeSet<String> {
        let numbers = text.split('#').skip(1).map(|rest| rest.chars().take_while(char::is_ascii_digit).collect());
        numbers.collect()
    };
    let wanted = objects(last);
    let is_of = |(call, results): &&(&str, Vec<&str>)| {
        let made = results.iter().filter(|line| line.starts_with("made ")).flat_map(|line| objects(line));
        results.contains(&"ok") && objects(call).into_iter().chain(made).any(|it| wanted.contains(&it))
    };
    let of: Vec<&str> = calls.iter().filter(is_of).map(|(call, _)| *call).collect();
    // The first calls created the objects, and the last calls determine the final state of the objects.
    let (first, last) = of.split_at(of.len().min(2));
    first.iter().chain(last.iter().skip(last.len().saturating_sub(SHOWN))).copied().collect()
}

/// The way in which a child ended.
enum Ended {
    Well,
    Late,
    Badly(String),
}

fn run(command: &mut Command, time: Duration) -> Ended {
    let mut child =
        command.stdout(Stdio::null()).stderr(Stdio::piped()).spawn().expect("this program can be started again");
    let mut errors = child.stderr.take().expect("it is piped");
    let reader = thread::spawn(move || {
        let mut text = Vec::new();
        let _ = std::io::Read::read_to_end(&mut errors, &mut text);
        String::from_utf8_lossy(&text).into_owned()
    });
    let begin = Instant::now();
    let status = loop {
        match child.try_wait().expect("a child can be waited for") {
            Some(status) => break status,
            None if begin.elapsed() > time => {
                let _ = child.kill();
                let _ = child.wait();
                return Ended::Late;
            }
            None => thread::sleep(Duration::from_millis(5)),
        }
    };
    let words = reader.join().unwrap_or_default();
    let words = words.lines().rev().take(3).collect::<Vec<_>>().join(" | ");
    match status.code() {
        Some(0) => Ended::Well,
        _ => Ended::Badly(format!("{status} {words}")),
    }
}
