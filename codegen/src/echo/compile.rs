//! Files and the C compiler.
//!
//! *Architecture invariant:* the only place of the echo libraries that starts processes or writes files. A library is
//! there only if it is whole, and was made from the source beside it.

use super::{
    entry_points::TYPEDEFS,
    library::EchoLibrary,
    source::{self, Source},
};
use crate::{diag::Failure, version::CudaVersion};
use std::{
    collections::BTreeMap,
    env,
    ffi::OsString,
    fs, io,
    path::{Path, PathBuf},
    sync::atomic::{AtomicUsize, Ordering},
    thread,
};
use xshell::{Shell, cmd};

/// Brings every library in `folder/<toolkit>/` up to date; `includes` are the headers of each toolkit.
pub(super) fn all(
    libraries: &[EchoLibrary<'_>],
    includes: &BTreeMap<CudaVersion, PathBuf>,
    folder: &Path,
) -> Result<(), Failure> {
    let next = AtomicUsize::new(0);
    let work = || -> Result<(), Failure> {
        while let Some(library) = libraries.get(next.fetch_add(1, Ordering::Relaxed)) {
            one(library, includes, folder)?;
        }
        Ok(())
    };
    thread::scope(|scope| {
        let workers = thread::available_parallelism().map_or(1, usize::from).min(libraries.len().max(1));
        let running: Vec<_> = (0..workers).map(|_| scope.spawn(work)).collect();
        // A worker panics only for our own bugs: that panic goes on here.
        running
            .into_iter()
            .try_for_each(|worker| worker.join().unwrap_or_else(|panic| std::panic::resume_unwind(panic)))
    })
}

fn one(library: &EchoLibrary<'_>, includes: &BTreeMap<CudaVersion, PathBuf>, folder: &Path) -> Result<(), Failure> {
    let compiler = Compiler::new()?;
    let mut header_text = BTreeMap::new();
    for version in library.declared() {
        header_text.insert(version, compiler.preprocess(&library.headers, &includes[&version])?);
    }
    let typedefs = includes.get(&library.toolkit).map(|include| include.join(TYPEDEFS)).filter(|path| path.is_file());
    let typedefs = typedefs.map_or(Ok(String::new()), |path| fs::read_to_string(&path).map_err(no_access(&path)))?;
    let sources = source::sources(library, &header_text, &typedefs);

    let folder = folder.join(library.toolkit.to_string());
    let built = folder.join(library.file);
    let beside = folder.join(format!("{}.source", library.file));
    fs::create_dir_all(&beside).map_err(no_access(&beside))?;
    let mut changed = !built.is_file();
    for Source { name, headers: _, text } in &sources {
        let path = beside.join(name);
        if fs::read_to_string(&path).is_ok_and(|old| old == *text) {
            continue;
        }
        // First of all the library goes: what is interrupted from here on is done again.
        if let Err(error) = fs::remove_file(&built)
            && error.kind() != io::ErrorKind::NotFound
        {
            return Err(no_access(&built)(error));
        }
        changed = true;
        fs::write(&path, text).map_err(no_access(&path))?;
    }
    if !changed {
        return Ok(());
    }
    let mut objects = Vec::new();
    for Source { name, headers, text: _ } in sources.iter().filter(|source| source.name.ends_with(".c")) {
        let object = beside.join(format!("{name}.o"));
        let include = headers.and_then(|version| includes.get(&version));
        compiler.compile(&beside.join(name), include, &object)?;
        objects.push(object);
    }
    let whole = beside.join(library.file);
    compiler.link(library.file, &objects, &whole)?;
    fs::rename(&whole, &built).map_err(no_access(&built))
}

/// Removes the folders of other toolkits: tests take every folder for one of a toolkit that there is.
pub(super) fn remove_others(folder: &Path, toolkits: &[CudaVersion]) -> Result<(), Failure> {
    let names: Vec<String> = toolkits.iter().map(ToString::to_string).collect();
    fs::create_dir_all(folder).map_err(no_access(folder))?;
    for entry in fs::read_dir(folder).map_err(no_access(folder))? {
        let path = entry.map_err(no_access(folder))?.path();
        let is_ours = path.file_name().is_some_and(|name| names.iter().any(|toolkit| name == toolkit.as_str()));
        if path.is_dir() && !is_ours {
            fs::remove_dir_all(&path).map_err(no_access(&path))?;
        }
    }
    Ok(())
}

/// Writes a file, unless it says the same already: what is built from it need not be built again.
pub(super) fn write_if_changed(path: &Path, text: &str) -> Result<(), Failure> {
    if fs::read_to_string(path).is_ok_and(|old| old == text) {
        return Ok(());
    }
    fs::write(path, text).map_err(no_access(path))
}

/// The system's C compiler.
struct Compiler {
    cc: OsString,
    shell: Shell,
}

impl Compiler {
    fn new() -> Result<Self, Failure> {
        let cc = env::var_os("CC").filter(|name| !name.is_empty()).unwrap_or_else(|| OsString::from("cc"));
        let shell = Shell::new().map_err(|error| Failure::environment(error.to_string(), "run in another folder"))?;
        Ok(Self { cc, shell })
    }

    /// The headers as the compiler sees them when symbols are meant.
    fn preprocess(&self, headers: &[String], include: &Path) -> Result<String, Failure> {
        let Self { cc, shell } = self;
        let text: String = headers.iter().map(|header| format!("#include \"{header}\"\n")).collect();
        let command = cmd!(shell, "{cc} {INTERNAL} -I {include} -E -P -x c -").stdin(text).quiet();
        self.finish(command.ignore_status().output(), "preprocess CUDA's headers", include)
    }

    fn compile(&self, source: &Path, include: Option<&PathBuf>, object: &Path) -> Result<(), Failure> {
        let Self { cc, shell } = self;
        let include = include.map(|include| ["-I".into(), include.clone().into_os_string()]).into_iter().flatten();
        // Deprecated functions are defined as well, which the headers warn of.
        let flags = ["-std=gnu17", "-O1", "-fPIC", "-fvisibility=hidden", "-Wall", "-Wno-deprecated-declarations"];
        let command = cmd!(shell, "{cc} {flags...} {INTERNAL} {include...} -c {source} -o {object}").quiet();
        self.finish(command.ignore_status().output(), "compile", source).map(drop)
    }

    fn link(&self, name: &str, objects: &[PathBuf], into: &Path) -> Result<(), Failure> {
        let Self { cc, shell } = self;
        // Two echo libraries in one process have functions of the same name: each must call its own.
        let name = format!("-Wl,-soname,{name},-Bsymbolic");
        let command = cmd!(shell, "{cc} -shared {name} {objects...} -ldl -o {into}").quiet();
        self.finish(command.ignore_status().output(), "link", into).map(drop)
    }

    /// The output of a command that succeeded.
    fn finish(&self, output: xshell::Result<std::process::Output>, what: &str, path: &Path) -> Result<String, Failure> {
        let output = output.map_err(|error| {
            Failure::environment(
                format!("cannot run the C compiler {}: {error}", self.cc.display()),
                "install one (your system's gcc or clang), or name it with CC=…",
            )
        })?;
        if output.status.success() {
            return Ok(String::from_utf8_lossy(&output.stdout).into_owned());
        }
        let said = String::from_utf8_lossy(&output.stderr);
        let errors: Vec<&str> = said.lines().filter(|line| line.contains("error")).take(10).collect();
        Err(Failure::Check(format!("echo libraries: cannot {what} {}:\n  {}", path.display(), errors.join("\n  "))))
    }
}

/// Symbols keep their own names, and what stays declared for old programs is declared.
const INTERNAL: &str = "-D__CUDA_API_VERSION_INTERNAL";

fn no_access(path: &Path) -> impl FnOnce(io::Error) -> Failure {
    let path = path.display().to_string();
    move |error| Failure::environment(format!("cannot read or write {path}: {error}"), "check its permissions")
}
