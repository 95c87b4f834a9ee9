//! The scanner: reads headers, and returns facts about one library in one toolkit.
//!
//! The headers of each library are parsed up to three times, because no single run shows all declarations:
//!
//! - without further macros, as a program includes them
//! - with `CUDA_API_PER_THREAD_DEFAULT_STREAM`, if the headers mention this macro: names then refer to the twins
//! - with `__CUDA_API_VERSION_INTERNAL`, if the headers mention this macro: they then also declare symbols for old
//!   programs
//!
//! The three runs are repeated for each target. The two Linux targets must agree, and the facts record the differences
//! on Windows. A search of the headers' text finds declarations that none of the runs show. C functions in C++ branches
//! are made visible to all runs.
//!
//! *Architecture invariant:* the scan does not depend on the host. The targets are fixed, the standard headers are
//! cubind's own minimal ones, and errors from clang are fatal. If errors were ignored, declarations could be lost: for
//! example, if `crt/host_defines.h` is missing, libclang reports only a single error, but finds no runtime functions.

mod agreement;
mod branches;
mod clang;
mod codes;
mod comments;
mod compare;
mod dates;
mod deprecation;
mod function_comments;
mod functions;
mod macros;
mod names;
mod param_comments;
mod pointers;
pub mod prose;
mod reach;
mod static_constants;
mod static_records;
mod target;
mod types;
mod undescribed;
mod unlisted;
mod unrecorded;
mod windows;

use crate::{
    diag::{Diagnostic, Diagnostics, Failure, Location, counted},
    facts::{Facts, Value},
    header_set::HeaderSet,
    spec::{Codes, VersionMacro},
    version::Version,
};
pub use branches::for_c;
use clang::{Bodies, Message, Unit};
use compare::Difference;
use std::{
    collections::{BTreeSet, HashMap},
    panic,
    path::{Path, PathBuf},
    slice,
    sync::{Mutex, PoisonError},
    thread,
};
pub use target::Target;
use undescribed::is_skipped;
pub use unlisted::{unlisted, unlisted_of};
pub use unrecorded::WHAT as UNREAD;

/// A scanner: the directories that contain the headers, and the libclang library that parses the headers.
pub struct Scanner {
    /// The include directories in search order: the toolkit's `include` directory, or several directories of a
    /// third-party library.
    includes: Vec<PathBuf>,
    /// The stub headers that replace `<stddef.h>` and similar headers, and third-party headers that declare types in
    /// the signatures of CUDA's functions.
    stubs: PathBuf,
    /// True if the headers belong to a third-party library, whose authors must fix any errors in the headers.
    is_outside: bool,
    /// The only target to scan, if one is set. The facts then describe the declarations on this target.
    only: Option<Target>,
    /// The contents of headers as a C compiler reads them, if they differ from the files. Cached, because each parse
    /// for each target needs them.
    for_c: Mutex<HashMap<PathBuf, Option<String>>>,
}

/// The parameters for the scan of one library's headers in one toolkit.
#[derive(Clone, Debug)]
pub struct Request<'a> {
    /// The headers that declare the library's functions and types, in the order of inclusion.
    pub headers: Vec<String>,
    /// Headers of other libraries that must be included before the library's headers.
    pub include_before: Vec<String>,
    /// Macros that are defined before the headers are included.
    pub defines: Vec<String>,
    /// Macros that cause the headers to declare symbols that only old programs use.
    pub legacy_defines: Vec<String>,
    /// Inline functions in the headers that the library also exports, by name or pattern.
    pub exports: &'a [String],
    /// Declarations that exist only on Windows. The scan omits them.
    pub windows_only: Vec<&'a str>,
    /// The headers that declare types of function pointers. The names of these types contain the driver version that
    /// introduced each function.
    pub dates: Vec<String>,
    /// The declarations that the spec skips. The scan reports no finding if the registry cannot represent such a
    /// declaration.
    pub skip: Vec<&'a str>,
    /// The spec's entries for comments that mention deprecation: a name or a pattern, and true if the item itself is
    /// deprecated.
    pub deprecations: Vec<(&'a str, bool)>,
    /// The result code type and its members, if no header declares this type.
    pub codes: Option<(&'a str, &'a Codes)>,
    /// The macro that defines the version of the headers, if there is such a macro.
    pub version_macro: Option<&'a VersionMacro>,
    /// The name of the product to which the version numbers refer: CUDA, or the library itself.
    pub product: &'a str,
    /// The header set to which the headers are expected to belong.
    pub header_set: HeaderSet,
    /// The expected version of the toolkit or of the library's release.
    pub version: Version,
    /// The minimum number of functions in the headers. A smaller number indicates an undetected error.
    pub min_functions: usize,
    /// True if the library exists on Windows. Otherwise, the library's headers need not compile for Windows.
    pub windows: bool,
}

/// The diagnostic code for a header that the toolkit does not contain.
pub const MISSING: &str = "header-missing";

/// The placeholder for the last version that contains a header.
pub const LAST: &str = "LAST";

/// The macro that causes CUDA's headers to declare symbols that only old programs use.
const INTERNAL: &str = "__CUDA_API_VERSION_INTERNAL";

/// Words that occur in headers whose declarations depend on `CUDA_API_PER_THREAD_DEFAULT_STREAM`.
const PER_THREAD: [&str; 5] = ["PER_THREAD", "PTDS", "PTSZ", "_ptds", "_ptsz"];

/// The three modes in which a header is parsed.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Mode {
    Plain,
    PerThread,
    Internal,
}

/// One mode of parsing, and the target for which the headers are parsed.
#[derive(Clone, Copy, Debug)]
struct Reading {
    target: Target,
    mode: Mode,
}

/// The scan's result for one target: the facts, the findings, and all visible names, including the names of macros.
type ScanOutput = (Facts, Diagnostics, BTreeSet<String>);

/// The directory of cubind's own stub headers. They replace the compiler's headers, and headers that only a large wheel
/// contains (`crt/` of CUDA 12). They also define the types of OpenGL, EGL and VDPAU that CUDA's functions take.
pub fn stand_ins() -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).with_file_name("stubs")
}

impl Scanner {
    /// Creates a scanner of the directory `include`, with libclang loaded from `libclang`.
    pub fn new(include: &Path, libclang: &Path) -> Result<Self, Failure> {
        clang::load(libclang)?;
        let (includes, for_c) = (vec![include.to_owned()], Mutex::default());
        Ok(Self { includes, stubs: stand_ins(), is_outside: false, only: None, for_c })
    }

    /// Creates a scanner of the directories of a third-party library, with the stub headers in `stubs`. If `only` is
    /// set, the scanner parses the headers for this target only.
    pub fn outside(
        includes: Vec<PathBuf>,
        stubs: PathBuf,
        libclang: &Path,
        only: Option<Target>,
    ) -> Result<Self, Failure> {
        clang::load(libclang)?;
        Ok(Self { includes, stubs, is_outside: true, only, for_c: Mutex::default() })
    }

    /// Returns the path of a header in the first directory that contains it.
    fn file(&self, header: &str) -> PathBuf {
        let mut files = self.includes.iter().map(|folder| folder.join(header));
        let first = files.next().unwrap_or_else(|| PathBuf::from(header));
        if first.is_file() { first } else { files.find(|file| file.is_file()).unwrap_or(first) }
    }

    /// Scans the headers of one library for every target.
    pub fn scan(&self, request: &Request<'_>) -> Result<Facts, Failure> {
        self.require_headers(request)?;
        if let Some(only) = self.only {
            let (mut facts, mut found, seen) = self.read(request, only)?;
            self.check(request, &facts, &mut found);
            unrecorded::check(self, request, &seen, &mut facts, &mut found)?;
            return found.into_result().map(|()| facts);
        }
        let (linux, arm, windows) = if request.windows {
            let [linux, arm, windows] = self.read_all(request, [Target::Linux, Target::LinuxArm, Target::Windows]);
            (linux, arm, Some(windows))
        } else {
            let [linux, arm] = self.read_all(request, [Target::Linux, Target::LinuxArm]);
            (linux, arm, None)
        };
        let (mut facts, mut found, mut seen) = linux?;
        dates::record(&self.texts(&request.dates)?, &mut facts);
        self.check(request, &facts, &mut found);
        // Most errors occur on all targets, but each error is reported only once.
        found.into_result()?;

        let (arm, mut found, more) = arm?;
        seen.extend(more);
        for difference in compare::differences((Target::Linux, &facts), (Target::LinuxArm, &arm)) {
            if is_skipped(&request.skip, &difference.name) {
                undescribed::leave_out(&difference.name, &difference.header, &mut facts);
                continue;
            }
            found.push(
                self.disagreement(difference, |place, message| Diagnostic::new("linux-targets", place, message))
                    .help(if self.is_outside { ONE_TARGET } else { ONE_DESCRIPTION }),
            );
        }
        // Other declarations may need the omitted ones.
        undescribed::spread(self, request, &mut facts, &mut found);
        if let Some(windows) = windows {
            let (mut windows, more, names) = windows?;
            found.extend(more);
            seen.extend(names);
            for name in windows::forget(&request.windows_only, &facts, &mut windows) {
                let main = Location::new(self.file(&request.headers[0]).display().to_string(), 0);
                found.push(
                    Diagnostic::new(
                        "windows-target",
                        main,
                        format!(
                            "`library.unbound` lists `{name}`, which Windows headers do not declare, or which \
                                Linux headers also declare"
                        ),
                    )
                    .help("remove the name from `library.unbound` in the spec"),
                );
            }
            windows::record(&mut facts, &mut windows);
            for difference in compare::differences((Target::Linux, &facts), (Target::Windows, &windows)) {
                if is_skipped(&request.skip, &difference.name) {
                    undescribed::leave_out(&difference.name, &difference.header, &mut facts);
                    continue;
                }
                found.push(
                    self.disagreement(difference, |place, message| Diagnostic::new("windows-target", place, message))
                        .help(
                            "list declarations that exist only on Windows in `library.unbound`, or extend \
                            `codegen/input/src/scan`. For Windows, the registry records only layouts that differ",
                        ),
                );
            }
        }
        // Declarations that exist on only one target have already been reported.
        found.into_result()?;
        let mut found = Diagnostics::default();
        unrecorded::check(self, request, &seen, &mut facts, &mut found)?;
        found.into_result().map(|()| facts)
    }

    /// Parses the headers for each of `targets`, in parallel.
    fn read_all<const N: usize>(
        &self,
        request: &Request<'_>,
        targets: [Target; N],
    ) -> [Result<ScanOutput, Failure>; N] {
        thread::scope(|scope| {
            let readers = targets.map(|target| scope.spawn(move || self.read(request, target)));
            readers.map(|reader| reader.join().unwrap_or_else(|panic| panic::resume_unwind(panic)))
        })
    }

    /// Parses the headers for one target.
    fn read(&self, request: &Request<'_>, target: Target) -> Result<ScanOutput, Failure> {
        let reading = |mode| Reading { target, mode };
        // Headers are parsed with a macro only if their text mentions the macro. With the second macro, the driver's
        // headers might also declare items that the headers of other libraries define.
        let texts = self.texts(&request.headers)?;
        let mentions = |words: &[&str]| texts.iter().any(|text| words.iter().any(|word| text.contains(word)));
        let knows_internal = !request.legacy_defines.is_empty() || mentions(&[INTERNAL]);
        let parse_if = |condition: bool, mode| condition.then(|| self.parse(request, reading(mode), "")).transpose();
        let plain = self.parse(request, reading(Mode::Plain), "")?;
        let per_thread = parse_if(mentions(&PER_THREAD), Mode::PerThread)?;
        let internal = parse_if(knows_internal, Mode::Internal)?;
        let units = [Some(&plain), per_thread.as_ref(), internal.as_ref()].into_iter().flatten();
        units.clone().try_for_each(|unit| self.refuse_errors(unit, target))?;

        let (mut facts, mut diagnostics) = (Facts::default(), Diagnostics::default());
        for unit in [Some(&plain), internal.as_ref()].into_iter().flatten() {
            types::collect(unit, self, (target, request), &mut facts, &mut diagnostics);
        }
        let aliases = macros::collect(self, request, &plain, reading(Mode::Plain), &mut facts, &mut diagnostics)?;
        static_constants::collect(self, request, (&plain, reading(Mode::Plain)), &mut facts, &mut diagnostics)?;
        let twins = match &per_thread {
            Some(unit) => {
                // The constants are the same as in the parse without further macros.
                let (mut constants, mut known) = (Facts::default(), Diagnostics::default());
                macros::collect(self, request, unit, reading(Mode::PerThread), &mut constants, &mut known)?
            }
            None => aliases.clone(),
        };
        let declared = functions::Declared {
            plain: &plain,
            per_thread: per_thread.as_ref().unwrap_or(&plain),
            internal: internal.as_ref(),
        };
        // Comments are the same for all targets, and only the facts of the first target are recorded.
        let documents = target == self.only.unwrap_or(Target::Linux);
        functions::collect(self, (request, documents), &declared, (&aliases, &twins), &mut facts, &mut diagnostics);
        codes::collect(request, &mut facts);
        undescribed::refuse_names(self, request, &mut facts, &mut diagnostics);
        undescribed::spread(self, request, &mut facts, &mut diagnostics);
        reach::prune(&request.headers, &mut facts);
        let macros = units.flat_map(macros::seen);
        let seen = unrecorded::known(&facts).into_iter().chain(macros).collect();
        Ok((facts, diagnostics, seen))
    }

    fn disagreement(
        &self,
        difference: Difference,
        diagnostic: impl FnOnce(Location, String) -> Diagnostic,
    ) -> Diagnostic {
        let Difference { header, name: _, subject, details } = difference;
        let place = Location::new(self.file(&header).display().to_string(), 0);
        let diagnostic = diagnostic(place, format!("{subject} differs between targets"));
        details.into_iter().fold(diagnostic, Diagnostic::note)
    }

    fn parse(&self, request: &Request<'_>, reading: Reading, probe: &str) -> Result<Unit, Failure> {
        let headers = request.include_before.iter().chain(&request.headers);
        // Some headers of a third-party library may compile only if another of the library's headers includes them, and
        // may lack include guards. `#import` skips a header that has already been included.
        let directive = if self.is_outside { "import" } else { "include" };
        let includes: String = headers.map(|header| format!("#{directive} \"{header}\"\n")).collect();
        let shown = self.shown_to_c(request)?;
        let (source, arguments) = (format!("{includes}{probe}"), self.arguments(request, reading));
        let parse = |bodies| Unit::parse(SOURCE, &source, &shown, &arguments, bodies);
        let unit = parse(Bodies::Read)?;
        // The stub headers declare no functions, but function bodies in third-party headers may call functions of the C
        // library. Such bodies are skipped.
        if self.is_outside && probe.is_empty() && !unit.errors().is_empty() {
            return parse(Bodies::Skipped);
        }
        Ok(unit)
    }

    /// Returns the library's headers that contain C functions in C++ branches, each with its content for a C compiler.
    fn shown_to_c(&self, request: &Request<'_>) -> Result<Vec<(String, String)>, Failure> {
        let mut known = self.for_c.lock().unwrap_or_else(PoisonError::into_inner);
        let mut shown = Vec::new();
        for header in &request.headers {
            let path = self.file(header);
            if !known.contains_key(&path) {
                let changed = self.texts(slice::from_ref(header))?.first().and_then(|text| for_c(text));
                known.insert(path.clone(), changed);
            }
            let changed = known.get(&path).cloned().flatten();
            shown.extend(changed.map(|text| (path.display().to_string(), text)));
        }
        Ok(shown)
    }

    fn arguments(&self, request: &Request<'_>, Reading { target, mode }: Reading) -> Vec<String> {
        let fixed = ["-xc", "-std=gnu17", "-target", target.triple(), "-nostdinc", "-ferror-limit=0"];
        let define = match mode {
            Mode::Plain => Vec::new(),
            Mode::PerThread => vec!["-DCUDA_API_PER_THREAD_DEFAULT_STREAM".to_owned()],
            Mode::Internal => request
                .legacy_defines
                .iter()
                .map(String::as_str)
                .chain([INTERNAL])
                .map(|name| format!("-D{name}"))
                .collect(),
        };
        // The headers of a third-party library may support only the system for which the library was compiled.
        let (first, last) = if self.is_outside { (None, Some(&self.stubs)) } else { (Some(&self.stubs), None) };
        let folders = first.into_iter().chain(&self.includes).chain(last);
        let folders = folders.map(|folder| format!("-I{}", folder.display()));
        let defines = request.defines.iter().map(|define| format!("-D{define}"));
        fixed.into_iter().map(str::to_owned).chain(define).chain(defines).chain(folders).collect()
    }

    /// Returns the name by which a program includes a header, from the toolkit or from the stub headers. For example, a
    /// type that OpenGL defines belongs to `GL/gl.h`. Returns `None` for clang's built-in declarations.
    fn header(&self, file: &Path) -> Option<String> {
        let inside = self.includes.iter().chain([&self.stubs]).filter_map(|folder| file.strip_prefix(folder).ok());
        // If directories are nested, the innermost one is used, because programs write the path relative to that
        // directory.
        let path = inside.min_by_key(|path| path.components().count())?;
        // On every system, the parts are joined with `/`, as in a program's `#include`.
        let parts: Vec<_> = path.iter().map(|part| part.to_string_lossy()).collect();
        Some(parts.join("/"))
    }

    fn require_headers(&self, request: &Request<'_>) -> Result<(), Failure> {
        let mut missing =
            request.headers.iter().chain(&request.dates).filter(|name| !self.file(name).is_file()).peekable();
        let Some(first) = missing.peek() else { return Ok(()) };
        let folders = shown(&self.includes);
        if self.is_outside {
            let next = "pass the folder that contains the header, with `--include DIR`";
            return Err(Failure::environment(format!("{folders} has no {first}"), next));
        }
        let all = self.all_headers()?;
        let mut found = Diagnostics::default();
        for name in missing {
            let message = format!("{} has no header {name}, which the spec lists in `headers`", request.header_set);
            let file = name.rsplit('/').next().unwrap_or(name);
            let moved = all.iter().find(|other| other.rsplit('/').next() == Some(file));
            let help = match moved {
                Some(moved) => format!(
                    "if the header was moved, list both paths under `headers`, each with its versions: `{{{name}: \
                    \"..{LAST}\"}}, {{{moved}: \"{}..\"}}`",
                    request.version
                ),
                None => format!(
                    "if this version does not contain the library, end the range `in` under `library` with {LAST}\nif \
                    this version lacks only the header, list the versions that contain the header: `{{{name}: \
                    \"..{LAST}\"}}`\nif the folder is incomplete, omit --cuda-home to fetch the pinned headers"
                ),
            };
            found.push(Diagnostic::new("header-missing", Location::new(&folders, 0), message).help(help));
        }
        found.into_result()
    }

    /// Returns all headers in the directories, under the names by which programs include them.
    fn all_headers(&self) -> Result<Vec<String>, Failure> {
        let mut all = Vec::new();
        for include in &self.includes {
            all.extend(unlisted::headers(include, "").map_err(|error| {
                Failure::environment(format!("cannot read {}: {error}", include.display()), "check its permissions")
            })?);
        }
        Ok(all)
    }

    /// Returns the header and the line that define a macro, if a header in the directories defines it.
    fn definition(&self, name: &str) -> Option<(String, usize)> {
        let defines = |line: &str| {
            let directive = line.trim_start().strip_prefix('#').unwrap_or_default().trim_start();
            directive.split_whitespace().take(2).eq(["define", name])
        };
        self.all_headers().ok()?.into_iter().find_map(|header| {
            let text = prose::decoded(&std::fs::read(self.file(&header)).ok()?);
            let line = text.lines().position(defines)?;
            Some((header, line + 1))
        })
    }

    /// Returns the contents of headers that are searched as text.
    fn texts(&self, headers: &[String]) -> Result<Vec<String>, Failure> {
        let read = |header: &String| {
            let path = self.file(header);
            let bytes = std::fs::read(&path).map_err(|error| {
                Failure::environment(
                    format!("cannot read {}: {error}", path.display()),
                    "fetch or install the headers again",
                )
            })?;
            Ok(prose::decoded(&bytes))
        };
        headers.iter().map(read).collect()
    }

    fn refuse_errors(&self, unit: &Unit, target: Target) -> Result<(), Failure> {
        let mut diagnostics = Diagnostics::default();
        for Message { text, file, line } in unit.errors() {
            let diagnostic =
                Diagnostic::new("header-error", Location::new(file.display().to_string(), line as usize), &text);
            let diagnostic = match target {
                Target::Linux => diagnostic,
                Target::LinuxArm | Target::Windows => diagnostic.note(format!("only on {}", target.title())),
            };
            let is_ours = file.ends_with(SOURCE);
            let diagnostic = if is_ours { diagnostic.note("a header ends within a declaration") } else { diagnostic };
            diagnostics.push(diagnostic.help(if self.is_outside {
                help_outside(&text)
            } else {
                help(&text, &file, line)
            }));
        }
        diagnostics.into_result()
    }

    fn check(&self, request: &Request<'_>, facts: &Facts, diagnostics: &mut Diagnostics) {
        let main = self.file(&request.headers[0]).display().to_string();
        if let Some(version_macro) = request.version_macro {
            let says = version_macro.version(|name| match &facts.constants.get(name)?.value {
                Value::Int(number) => i64::try_from(*number).ok(),
                Value::Real(_) | Value::Text(_) | Value::Record(_) => None,
            });
            let names = version_macro.macros().join(" and ");
            let undefined = version_macro.macros().into_iter().find(|name| !facts.constants.contains_key(*name));
            if let Some(name) = undefined {
                diagnostics.push(self.undefined(request, name));
            } else if says != Some(request.version) {
                let diagnostic = Diagnostic::new(
                    "header-version",
                    Location::new(&main, 0),
                    format!("these headers are not those of {} {}", request.product, request.version),
                );
                diagnostics.push(match says {
                    Some(says) => diagnostic
                        .note(format!("according to {names}, the version of these headers is {says}"))
                        .help(match &request.header_set {
                            HeaderSet::Toolkit(_) => {
                                format!("pass the version of these headers with `--cuda {says}`")
                            }
                            HeaderSet::Release { .. } if self.is_outside => {
                                format!("pass the version of these headers with `--version {says}`")
                            }
                            HeaderSet::Release { library, version: _ } => {
                                format!(
                                    "correct the version of {library} in specs/toolkits.yaml, or \
                                    `version_macro` in the spec"
                                )
                            }
                        }),
                    None => diagnostic
                        .note(format!("the value of {names} is not a version"))
                        .help("correct `version_macro` in the spec"),
                });
            }
        }
        if facts.functions.len() < request.min_functions {
            diagnostics.push(
                Diagnostic::new(
                    "few-functions",
                    Location::new(main, 0),
                    format!(
                        "the headers declare {}, but at least {} are expected",
                        counted(facts.functions.len(), "function"),
                        request.min_functions
                    ),
                )
                .help(
                    "check that `headers` lists all headers, and that they are complete. If the library has fewer \
                      functions, lower `min_functions`",
                ),
            );
        }
    }

    /// Reports that the library's headers do not define the version macro as an integer constant.
    fn undefined(&self, request: &Request<'_>, name: &str) -> Diagnostic {
        let place = |header: &str, line| Location::new(self.file(header).display().to_string(), line);
        let (place, message, help) = match self.definition(name) {
            Some((header, line)) if request.headers.contains(&header) => (
                place(&header, line),
                format!("`version_macro` names `{name}`, which is not a constant"),
                "name another macro that defines the version, or remove `version_macro`".to_owned(),
            ),
            Some((header, line)) => (
                place(&header, line),
                format!(
                    "`version_macro` names `{name}`, but `headers` does not list {header}, which defines this \
                        macro"
                ),
                format!("add {header} to `headers`, or name a macro that the listed headers define"),
            ),
            None => (
                place(&request.headers[0], 0),
                format!("`version_macro` names `{name}`, but no header defines it"),
                "correct or remove `version_macro` in the spec, or list the headers of this library in `headers`"
                    .to_owned(),
            ),
        };
        Diagnostic::new("header-version", place, message).help(help)
    }
}

/// The help for a difference between the two Linux targets.
const ONE_DESCRIPTION: &str = "omit the declaration with `skip: {NAME: {reason: …}}` in the spec, because the \
                              registry has one description for all Linux targets\nalternatively, support the \
                              difference in `codegen/input/src/scan`";
/// The help for a difference between the two Linux targets, for a third-party library.
const ONE_TARGET: &str = "either omit the declaration with `skip: {NAME: {reason: …}}` in the spec, or read the \
                         headers for one target with `--target x86_64-linux`";

/// The name of the source that includes all headers.
const SOURCE: &str = "cubind_scan.c";

/// Formats a list of directories for a message.
fn shown(folders: &[PathBuf]) -> String {
    folders.iter().map(|folder| folder.display().to_string()).collect::<Vec<_>>().join(", ")
}

/// The help for errors in the headers of a third-party library.
fn help_outside(error: &str) -> &'static str {
    if error.ends_with("file not found") {
        "pass the folder that contains the header, with `--include DIR`\nfor a system header without a stub header, \
        pass `--include /usr/include --include /usr/include/x86_64-linux-gnu --target x86_64-linux`"
    } else if ["unknown type name", "field has incomplete type"].iter().any(|begin| error.starts_with(begin)) {
        "add the header that defines the type to `headers`, such as `{HEADER: before}`\nfor a type that a system \
        header defines, pass `--include /usr/include --include /usr/include/x86_64-linux-gnu --target x86_64-linux`"
    } else {
        "put C++ declarations between `#ifdef __cplusplus` and `#endif`, or into a separate header, because headers \
        are read as C\nlist required macros in `defines` of the spec, and headers to include first in `headers`, \
        such as `{HEADER: before}`"
    }
}

/// Returns the help for headers that do not compile.
fn help(error: &str, file: &Path, line: u32) -> &'static str {
    // `#include` directives use quotes for the toolkit's own headers, and angle brackets for third-party headers.
    let is_of_others = || {
        let text = std::fs::read_to_string(file).unwrap_or_default();
        text.lines().nth((line as usize).saturating_sub(1)).is_some_and(|line| line.contains('<'))
    };
    if error.starts_with("unknown type name") {
        "if CUDA defines this type, fetch or install the headers again, because a file is damaged\notherwise, add the \
        type to `codegen/stubs` (see specs/README.md, \"Types of C's headers, OpenGL, EGL and VDPAU\")"
    } else if error.ends_with("file not found") && is_of_others() {
        "add a stub header with the types that CUDA's functions take to `codegen/stubs`, because CUDA does not \
        contain this header (see specs/README.md, \"Types of C's headers, OpenGL, EGL and VDPAU\")"
    } else {
        "fetch or install the headers again, because a file is missing or damaged"
    }
}
