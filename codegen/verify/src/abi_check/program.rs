//! C program of the ABI check: printing, compilation with the system's compiler, execution, and comparison of the
//! output.
//!
//! *Architecture invariant:* within the ABI check, only this file starts processes or writes files.

use super::{
    Difference,
    headers::{Mode, Reading},
    plan::Probe,
};
use crate::cc::Cc;
use askama::Template;
use codegen_core::{ctype::CType, diag::Failure, facts::Facts, scan, spec};
use std::{
    collections::{BTreeMap, BTreeSet},
    env,
    ffi::{OsStr, OsString},
    fs,
    path::{Path, PathBuf},
};
use tempfile::TempDir;
use xshell::{Shell, cmd};

/// The file name that `#line` assigns to the program's table. The line number in a compiler message is then the index
/// of a probe.
const TABLE: &str = "abi-check-probe";

/// The declarations that precede the probes in a program.
pub(super) struct Prelude<'a> {
    headers: &'a [String],
    /// The tags that the registry mentions without their keywords, each with its keyword.
    tags: Vec<(&'static str, &'a str)>,
    /// The symbols that a `#define` might redirect.
    undefined: Vec<&'a str>,
}

impl<'a> Prelude<'a> {
    pub(super) fn new(mode: Mode, headers: &'a [String], facts: &'a Facts, readings: &[Reading<'_>]) -> Self {
        let reading = &readings[mode as usize];
        // In C, a tag may have the same name as a function. Such a tag is always printed with its keyword.
        let names = mentioned(facts).into_iter().filter(|name| !facts.functions.contains_key(*name));
        let tags = names.filter_map(|name| Some((reading.keyword(name)?, name))).collect();
        let undefined = match mode {
            Mode::Plain | Mode::PerThread => Vec::new(),
            Mode::Internal => {
                facts.functions.keys().map(String::as_str).filter(|symbol| reading.has_macro(symbol)).collect()
            }
        };
        Self { headers, tags, undefined }
    }
}

/// The names of all types that occur in the registry.
fn mentioned(facts: &Facts) -> BTreeSet<&str> {
    let Facts { functions, enums, records, typedefs, callbacks, constants, helpers, undescribed: _ } = facts;
    let mut names: BTreeSet<&str> = enums.keys().chain(records.keys()).map(String::as_str).collect();
    names.extend(enums.values().map(|item| item.tag.as_str()));
    names.extend(records.values().map(|item| item.tag.as_str()));
    let signatures = functions.values().map(|item| (&item.returns, &item.params));
    let signatures = signatures.chain(callbacks.values().map(|item| (&item.returns, &item.params)));
    let signatures = signatures.chain(helpers.values().map(|item| (&item.returns, &item.params)));
    let types = signatures.flat_map(|(returns, params)| std::iter::once(returns).chain(params.values()));
    let types = types.chain(records.values().flat_map(|item| item.fields.values().map(|field| &field.ty)));
    let types = types.chain(typedefs.values().map(|item| &item.ty));
    let types = types.chain(constants.values().map(|item| &item.ty));
    names.extend(types.flat_map(CType::names));
    names
}

#[derive(Template)]
#[template(path = "c/abi_check.c.j2", escape = "none")]
struct Program<'a> {
    headers: &'a [String],
    tags: &'a [(&'static str, &'a str)],
    undefined: &'a [&'a str],
    table: &'static str,
    probes: Vec<&'a Probe>,
}

/// The system's C compiler, with the include folder of a toolkit and a folder for the compiler's output.
pub(super) struct Compiler {
    cc: Cc,
    include: PathBuf,
    defines: Vec<String>,
    legacy_defines: Vec<String>,
    folder: TempDir,
}

impl Compiler {
    /// Finds the compiler. `headers` are the library's own headers in the folder `include`.
    pub(super) fn new(spec: &spec::Library, headers: &[String], include: &Path) -> Result<Self, Failure> {
        let folder = TempDir::new().map_err(|error| no_folder(&error))?;
        let (defines, legacy_defines) = (spec.defines(false), spec.defines(true));
        let made = Self { cc: Cc::new()?, include: include.to_owned(), defines, legacy_defines, folder };
        made.show_to_c(headers)?;
        Ok(made)
    }

    /// The path of one of the library's own headers. If a C compiler would skip some branches of the header, this is
    /// the path of a modified copy.
    pub(super) fn own(&self, header: &str) -> PathBuf {
        let copy = self.copies().join(header);
        if copy.is_file() { copy } else { self.include.join(header) }
    }

    fn copies(&self) -> PathBuf {
        self.folder.path().join("include")
    }

    /// If a C compiler would skip functions of one of the headers, copies all of the headers and modifies the copies.
    fn show_to_c(&self, headers: &[String]) -> Result<(), Failure> {
        let read = |header: &String| {
            let path = self.include.join(header);
            let bytes = fs::read(&path).map_err(|error| {
                Failure::environment(format!("cannot read {}: {error}", path.display()), "fetch the headers again")
            })?;
            Ok(String::from_utf8_lossy(&bytes).into_owned())
        };
        let texts = headers.iter().map(read).collect::<Result<Vec<String>, Failure>>()?;
        if texts.iter().all(|text| scan::for_c(text).is_none()) {
            return Ok(());
        }
        for (header, text) in headers.iter().zip(texts) {
            let path = self.copies().join(header);
            let made = path.parent().map_or(Ok(()), fs::create_dir_all);
            let written = made.and_then(|()| fs::write(&path, scan::for_c(&text).unwrap_or(text)));
            written.map_err(|error| no_folder(&error))?;
        }
        Ok(())
    }

    /// The output of `cc -E` for the headers. It includes macro definitions and the names of headers.
    pub(super) fn preprocess(&self, mode: Mode, headers: &[String]) -> Result<String, Failure> {
        let text: String = headers.iter().map(|header| format!("#include \"{header}\"\n")).collect();
        let source = self.write("headers.c", &text)?;
        let (done, output, said) = self.cc(mode, &["-E", "-dD"], &source, None)?;
        if done { Ok(output) } else { Err(self.broken(&said)) }
    }

    /// Runs all probes, and returns the differences from the expected values.
    pub(super) fn ask(&self, mode: Mode, prelude: &Prelude<'_>, probes: &[&Probe]) -> Result<Vec<Difference>, Failure> {
        // A probe that cannot be compiled is also a difference. It does not prevent the comparison of the other probes.
        let mut refused: BTreeMap<usize, String> = BTreeMap::new();
        let answers = loop {
            let left = probes.iter().enumerate().filter(|(index, _)| !refused.contains_key(index));
            let (indices, left): (Vec<usize>, Vec<&Probe>) = left.unzip();
            match self.build(mode, prelude, left)? {
                Ok(binary) => break indices.into_iter().zip(self.run(&binary)?).collect::<BTreeMap<usize, String>>(),
                Err(said) => {
                    let blamed = blamed(&said).into_iter();
                    let blamed: Vec<_> = blamed.filter_map(|(row, why)| Some((*indices.get(row)?, why))).collect();
                    if blamed.is_empty() {
                        return Err(self.broken(&said));
                    }
                    refused.extend(blamed);
                }
            }
        };
        let differences = probes.iter().enumerate().filter_map(|(index, probe)| match refused.get(&index) {
            Some(why) => Some(probe.refused(why)),
            None => probe.compare(answers.get(&index).map_or("nothing", String::as_str)),
        });
        Ok(differences.collect())
    }

    /// Builds the program. Returns the path of the program, or the compiler's error messages.
    fn build(
        &self,
        mode: Mode,
        prelude: &Prelude<'_>,
        probes: Vec<&Probe>,
    ) -> Result<Result<PathBuf, String>, Failure> {
        let Prelude { headers, tags, undefined } = prelude;
        let program = Program { headers, tags, undefined, table: TABLE, probes };
        // Rendering to a string can fail only because of an error in this crate's template.
        let text = program.render().expect("the template prints what it is given");
        let source = self.write("abi_check.c", &text)?;
        let binary = self.folder.path().join("abi_check");
        let (done, _, said) = self.cc(mode, &["-O0", "-w"], &source, Some(&binary))?;
        Ok(if done { Ok(binary) } else { Err(said) })
    }

    fn run(&self, binary: &Path) -> Result<Vec<String>, Failure> {
        let shell = Shell::new().map_err(|error| no_folder(&error))?;
        let answers = cmd!(shell, "{binary}").quiet().read().map_err(|error| no_folder(&error))?;
        Ok(answers.lines().map(str::to_owned).collect())
    }

    /// Runs the compiler. Returns its exit status, its output, and its messages.
    fn cc(
        &self,
        mode: Mode,
        arguments: &[&str],
        source: &Path,
        into: Option<&Path>,
    ) -> Result<(bool, String, String), Failure> {
        let fixed = ["-std=gnu17".as_ref(), source.as_os_str()];
        let arguments = fixed.into_iter().chain(arguments.iter().map(OsStr::new)).map(OsStr::to_owned);
        let defines = mode.defines(&self.legacy_defines).into_iter().chain(self.defines.iter().map(String::as_str));
        let define = defines.map(|define| OsString::from(format!("-D{define}")));
        let into = into.map(|path| [OsString::from("-o"), path.into()]);
        let all = arguments.chain(define).chain(into.into_iter().flatten());
        let output = self.cc.run(&[self.copies(), self.include.clone()], all, "")?;
        let text = |bytes: &[u8]| String::from_utf8_lossy(bytes).into_owned();
        Ok((output.status.success(), text(&output.stdout), text(&output.stderr)))
    }

    fn write(&self, name: &str, text: &str) -> Result<PathBuf, Failure> {
        let path = self.folder.path().join(name);
        fs::write(&path, text).map_err(|error| no_folder(&error))?;
        Ok(path)
    }

    /// The failure for compiler errors that no probe causes.
    fn broken(&self, said: &str) -> Failure {
        let errors: Vec<&str> = said.lines().filter(|line| line.contains("error")).take(5).collect();
        Failure::environment(
            format!(
                "{} cannot compile the headers in {}:\n  {}",
                self.cc.name(),
                self.include.display(),
                errors.join("\n  ")
            ),
            "compile a file that includes the headers by hand. To use another compiler, set CC=…",
        )
    }
}

fn no_folder(error: &dyn std::error::Error) -> Failure {
    Failure::environment(
        format!("cannot build and run a program in {}: {error}", env::temp_dir().display()),
        "set TMPDIR=… to a folder in which programs can be written and run",
    )
}

/// The rows of the table that cause compiler errors, counted from 0, with the first error message for each row.
fn blamed(said: &str) -> BTreeMap<usize, String> {
    let mut found = BTreeMap::new();
    let mut last_error = "";
    for line in said.lines() {
        let message = line.split_once("error: ").map(|(_, message)| message);
        last_error = message.unwrap_or(last_error);
        // The compiler reports an error in a macro at the macro's definition. A note then contains the location of the
        // macro's use.
        let row = line.strip_prefix(TABLE).and_then(|rest| rest.strip_prefix(':')?.split(':').next()?.parse().ok());
        if let Some(row) = row.and_then(|row: usize| row.checked_sub(1)).filter(|_| !last_error.is_empty()) {
            found.entry(row).or_insert_with(|| last_error.to_owned());
        }
    }
    found
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn compiler_errors_are_assigned_to_rows() {
        let said = "abi-check-probe:3:8: error: 'x' undeclared here (not in a function)\n\
                    cuda.h:7:11: error: 'y' undeclared here\n\
                    abi-check-probe:9:1: note: in expansion of macro 'NUMBER'\n\
                    abi-check-probe:9:2: error: and so on\n";
        let expected = [(2, "'x' undeclared here (not in a function)"), (8, "'y' undeclared here")];
        assert_eq!(blamed(said), expected.map(|(row, why)| (row, why.to_owned())).into());
        assert_eq!(blamed("cuda.h:1:1: error: no\n"), BTreeMap::new());
    }
}
