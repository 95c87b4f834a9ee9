//! Runs of all calls to all modules, with one set of libraries.

use super::call::{Call, CallOutcome, Form, Round};
use super::checks::rounds;
use super::control::Echo;
use super::pattern;
use crate::process::{TRACE, Toolkit};
use core::ffi::CStr;
use std::collections::BTreeSet;
use std::fmt;
use std::panic::{AssertUnwindSafe, catch_unwind};

/// Makes a call and checks its outcome.
type Body = fn(&mut Call);

/// A function of the crate, with the calls that test it.
pub struct Function {
    /// The function's public name.
    pub name: &'static str,
    /// The symbol that the function calls.
    pub symbol: &'static str,
    /// The suffix of the symbol's per-thread variant, or an empty string.
    pub per_thread: &'static str,
    /// The first scanned toolkit that declares the function.
    pub since: Toolkit,
    /// The number of the function's parameters in C.
    pub parameters: usize,
    /// The slices that share their length with other slices.
    pub shared: &'static [usize],
    /// The form that returns a `Result`.
    pub checked: Checked,
    /// True if there is a form with owned handles, which calls the form with a `Result`.
    pub owned: bool,
    /// One or more calls. Each call has the first toolkit with all enum members that the call uses.
    pub calls: &'static [(Toolkit, Body)],
}

/// The form of a function that returns a `Result`.
#[derive(Clone, Copy)]
pub enum Checked {
    /// The function has no such form.
    No,
    /// The form has the parameters of the raw form.
    Same,
    /// The form has other parameters or outputs than the raw form.
    Other {
        /// The call, with the first toolkit that has all enum members which the call uses.
        call: (Toolkit, Body),
        /// The number of calls that reach the library.
        calls: u64,
        /// The function that the form calls first.
        first: &'static str,
        /// The symbol of the function that is called first.
        first_symbol: &'static str,
        /// The caller's slices that share their length with other slices.
        shared: &'static [usize],
    },
}

impl Checked {
    /// Returns the caller's slices that share their length with other slices, if this form exists.
    fn shared(self, function: &Function) -> Option<&'static [usize]> {
        match self {
            Self::No => None,
            Self::Same => Some(function.shared),
            Self::Other { shared, .. } => Some(shared),
        }
    }
}

/// A function that creates a record without calling the library.
pub struct Helper {
    /// The function's name.
    pub name: &'static str,
    /// The call that creates the record.
    pub call: Body,
}

/// One library of one major version.
pub struct Module {
    /// The library's module in the crate.
    pub name: &'static str,
    /// The crate's object for the library.
    pub library: &'static cubind::Library,
    /// The newest toolkit for which the module was generated.
    pub toolkit: Toolkit,
    /// The file name that the loader searches.
    pub file: &'static str,
    /// The result of functions if the library is missing.
    pub missing_library: i32,
    /// The result of functions that are missing from the library.
    pub missing_symbol: i32,
    /// The result of functions if the lengths of slices do not match.
    pub invalid_argument: i32,
    /// The number of functions in the table of coverage.
    pub bound: usize,
    /// The number of functions that have a form with a `Result`.
    pub checked: usize,
    /// The number of functions that have a form with owned handles and the same arguments.
    pub owned: usize,
    /// The function with which owners query the context of their objects, if such a function exists.
    pub context: Option<&'static CStr>,
    /// Functions that destroy handles when their owners are dropped.
    pub dropped: &'static [Function],
    /// The functions of the library.
    pub functions: &'static [Function],
    /// Functions that create records without calling the library.
    pub helpers: &'static [Helper],
}

/// The libraries that the process can load.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Situation {
    /// All libraries of the newest toolkit.
    Complete {
        /// True if default streams are per thread.
        per_thread: bool,
    },
    /// The libraries of one toolkit, which is older than the crate.
    Old {
        /// The version of the toolkit.
        toolkit: Toolkit,
        /// True if default streams are per thread.
        per_thread: bool,
    },
    /// No library can be loaded.
    NoLibraries,
}

/// The counts and the faults of a run.
#[derive(Debug, Default)]
pub struct Report {
    /// The number of functions that were called, including helpers.
    pub functions: usize,
    /// The number of functions with a `Result` that were called.
    pub checked: usize,
    /// The number of functions with owned handles that were called.
    pub owned: usize,
    /// The number of calls.
    pub calls: usize,
    /// The number of functions that the library lacked.
    pub missing: usize,
    /// The faults that the run found.
    pub wrong: Vec<String>,
}

impl fmt::Display for Report {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let Self { functions, checked, owned, calls, missing, wrong } = self;
        writeln!(
            f,
            "{functions} functions called, {checked} of them checked and {owned} owned, in {calls} calls; {missing} functions missing; {} findings",
            wrong.len()
        )?;
        wrong.iter().try_for_each(|line| writeln!(f, "  {line}"))
    }
}

/// Calls every function of these modules.
///
/// # Panics
///
/// Panics if a recording stub that must exist cannot be loaded.
pub fn run<'a>(modules: impl IntoIterator<Item = &'a Module>, situation: Situation) -> Report {
    let mut report = Report::default();
    for module in modules {
        let echo = match situation {
            Situation::Complete { .. } | Situation::Old { .. } => {
                Some(Echo::load(module.file).unwrap_or_else(|error| panic!("no echo library: {error}")))
            }
            Situation::NoLibraries => None,
        };
        if let Some(echo) = &echo {
            echo.answers(false);
        }
        let called = Runner { module, situation, echo: echo.as_ref(), report: &mut report }.all();
        report.functions += called;
        let checked = module.functions.iter().filter(|one| one.checked.shared(one).is_some()).count();
        report.checked += checked;
        if checked != module.checked {
            let (name, emitted) = (module.name, module.checked);
            report.wrong.push(format!("{name}: {checked} checked functions called, and the crate has {emitted}"));
        }
        let owned = module.functions.iter().filter(|function| function.owned).count();
        report.owned += owned;
        if owned != module.owned {
            let (name, emitted) = (module.name, module.owned);
            report.wrong.push(format!("{name}: {owned} owned functions called, and the crate has {emitted}"));
        }
        if called != module.bound {
            let (name, bound) = (module.name, module.bound);
            report.wrong.push(format!("{name}: {called} functions called, and coverage counts {bound}"));
        }
    }
    report
}

/// Returns a unique result code for the function. The code must not make the caller retry. In some libraries, positive
/// codes are warnings.
fn code(function: &Function) -> i32 {
    -10 - (pattern::hash(function.name) % 900) as i32
}

struct Runner<'a> {
    module: &'a Module,
    situation: Situation,
    echo: Option<&'a Echo>,
    report: &'a mut Report,
}

impl Runner<'_> {
    /// Calls all functions, and returns their number.
    fn all(&mut self) -> usize {
        let mut names = BTreeSet::new();
        for function in self.module.functions {
            // The functions of `sys` are called as well, but not counted.
            if !function.name.starts_with("sys::") {
                names.insert(function.name);
            }
            for round in rounds(function.shared) {
                self.round(function, (round, Form::Raw));
            }
            for round in function.checked.shared(function).into_iter().flat_map(rounds) {
                self.round(function, (round, Form::Checked));
                if function.owned {
                    self.owning(function, (round, Form::Owned));
                }
            }
            if self.missing(function).is_some() {
                self.report.missing += 1;
            }
        }
        for function in self.module.dropped {
            self.owning(function, (Round::Full, Form::Raw));
            self.owning(function, (Round::Null, Form::Raw));
        }
        for Helper { name, call: body } in self.module.helpers {
            names.insert(*name);
            let (symbol, per_thread, since, parameters) = (*name, "", (0, 0), 0);
            let (shared, checked, owned, calls) = (&[], Checked::No, false, &[]);
            let helper = Function { name, symbol, per_thread, since, parameters, shared, checked, owned, calls };
            let how = (Round::Full, Form::Raw);
            let call = self.finish(Call::new(&helper, None, how, CallOutcome::Missing(0)), *body);
            self.note(call);
        }
        names.len()
    }

    /// Returns the symbol that the function should call.
    fn wanted(&self, function: &Function) -> String {
        let twin = match self.situation {
            Situation::Complete { per_thread: true } | Situation::Old { per_thread: true, .. } => function.per_thread,
            Situation::Complete { per_thread: false }
            | Situation::Old { per_thread: false, .. }
            | Situation::NoLibraries => "",
        };
        format!("{}{twin}", function.symbol)
    }

    /// Returns the function whose error code the call returns.
    fn failing(&self, call: &Call<'_>) -> &'static str {
        match (call.form, call.function.checked) {
            (Form::Checked | Form::Owned, Checked::Other { first, first_symbol, .. }) => {
                let has_first = self.echo.is_some_and(|echo| echo.has(first_symbol));
                // An old library may contain only the function that is called first.
                let is_alone = has_first && matches!(call.outcome, CallOutcome::Missing(_));
                if is_alone { call.function.name } else { first }
            }
            (Form::Checked | Form::Owned, Checked::No | Checked::Same) | (Form::Raw, _) => call.function.name,
        }
    }

    /// Returns the function's result if the library lacks the function.
    fn missing(&self, function: &Function) -> Option<i32> {
        match self.situation {
            Situation::Complete { .. } => None,
            Situation::Old { .. } => {
                let has = self.echo.is_some_and(|echo| echo.has(&self.wanted(function)));
                (!has).then_some(self.module.missing_symbol)
            }
            Situation::NoLibraries => Some(self.module.missing_library),
        }
    }

    /// Runs a round with owned handles. Owners may query the context, and this query is not recorded.
    fn owning(&mut self, function: &Function, how: (Round, Form)) {
        let context = self.module.context.filter(|context| context.to_bytes() != function.symbol.as_bytes());
        if let (Some(echo), Some(context)) = (self.echo, context) {
            echo.ignore(Some(context));
            self.round(function, how);
            echo.ignore(None);
        } else {
            self.round(function, how);
        }
    }

    fn round(&mut self, function: &Function, (round, form): (Round, Form)) {
        let outcome = match (round, self.missing(function)) {
            // Lengths are checked before any call.
            (Round::Uneven(_), _) => CallOutcome::Rejected(self.module.invalid_argument),
            (Round::Full | Round::Null | Round::Empty, Some(code)) => CallOutcome::Missing(code),
            (Round::Full | Round::Empty, None) => CallOutcome::Reached(0),
            // The library returns a unique code for each function.
            (Round::Null, None) => CallOutcome::Reached(code(function)),
        };
        let other = match (form, function.checked) {
            (Form::Checked | Form::Owned, Checked::Other { call, .. }) => Some([call]),
            (Form::Checked | Form::Owned, Checked::No | Checked::Same) | (Form::Raw, _) => None,
        };
        for (since, body) in other.as_ref().map_or(function.calls, |only| only.as_slice()) {
            // An old library has the function but not the enum member, so the result is unspecified.
            if let (Situation::Old { toolkit, .. }, CallOutcome::Reached(_)) = (self.situation, outcome)
                && *since > toolkit
            {
                continue;
            }
            let before = self.echo.map_or(0, |echo| echo.last().number());
            if let (Some(echo), CallOutcome::Reached(code)) = (self.echo, outcome)
                && code != 0
            {
                // Owners destroy their objects with functions of `checked`.
                let is_dropped = self.module.dropped.iter().any(|dropped| dropped.name == function.name);
                match form {
                    Form::Raw if !is_dropped => echo.return_next(code),
                    Form::Raw | Form::Checked | Form::Owned => echo.return_last(code),
                }
            }
            let mut call = Call::new(function, self.echo, (round, form), outcome);
            call.failing = self.failing(&call);
            if let Some(echo) = self.echo {
                call.expect(echo.last().number() == before, || "a call was noted too early".to_owned());
            }
            self.call(call, before, *body);
        }
    }

    fn call(&mut self, call: Call<'_>, before: u64, body: Body) {
        let function = call.function;
        let (outcome, echo) = (call.outcome, call.echo);
        let mut call = self.finish(call, body);
        let Some(last) = echo.map(Echo::last) else { return self.note(call) };
        let reached = match (outcome, call.form, function.checked) {
            (CallOutcome::Reached(0), Form::Checked | Form::Owned, Checked::Other { calls, .. }) => calls,
            (CallOutcome::Reached(_), ..) => 1,
            (CallOutcome::Missing(_), Form::Checked | Form::Owned, Checked::Other { first, .. }) => {
                u64::from(first != call.failing)
            }
            (CallOutcome::Rejected(_) | CallOutcome::Missing(_), ..) => 0,
        };
        let calls = last.number() - before;
        call.expect(calls == reached, || format!("{calls} calls reached the library, not {reached}"));
        if reached > 0 && (outcome == CallOutcome::Reached(0) || call.failing == function.name) {
            let expected = self.wanted(function);
            call.expect(last.symbol() == expected, || format!("{} was called, not {expected}", last.symbol()));
            let count = last.arguments().len();
            call.expect(count == function.parameters, || format!("{count} arguments arrived"));
        }
        if let Some(echo) = echo {
            // A function without a result code does not consume the chosen result code.
            echo.reset();
        }
        self.note(call);
    }

    /// Makes the call. A panic counts as a fault.
    fn finish<'a>(&mut self, mut call: Call<'a>, body: Body) -> Call<'a> {
        self.report.calls += 1;
        if std::env::var_os(TRACE).is_some() {
            // If the call crashes, the last line of the output contains its name.
            eprintln!("{} {} {:?}", self.module.name, call.function.name, call.round);
        }
        let outcome = catch_unwind(AssertUnwindSafe(|| body(&mut call)));
        call.expect(outcome.is_ok(), || "a panic".to_owned());
        call
    }

    fn note(&mut self, call: Call<'_>) {
        let (module, name) = (self.module.name, call.function.name);
        self.report.wrong.extend(call.wrong.iter().map(|wrong| format!("{module}::{name}: {wrong}")));
    }
}
