//! Compilation of the recording stubs.
//!
//! *Architecture invariant:* of the code for recording stubs, only this file runs compilers or writes files. A library
//! file exists only if it is complete and was built from the source beside it.

use super::{
    library::EchoLibrary,
    source::{self, Source},
};
use crate::cc::{Cc, Compiler};
use codegen_core::{diag::Failure, header_set::HeaderSet, version::Version};
use std::{
    collections::{BTreeMap, BTreeSet},
    ffi::OsStr,
    fs, io,
    path::{Path, PathBuf},
    process::Output,
    sync::atomic::{AtomicUsize, Ordering},
    thread,
};

/// The include folders of each toolkit or release.
pub(super) type Includes = BTreeMap<HeaderSet, Vec<PathBuf>>;

/// Builds every library in `folder/<toolkit>/` that is not up to date. `includes` contains the include folders for each
/// toolkit.
pub(super) fn all(
    libraries: &[EchoLibrary<'_>],
    includes: &Includes,
    folder: &Path,
    compiler: &Compiler,
) -> Result<(), Failure> {
    let next = AtomicUsize::new(0);
    let work = || -> Result<(), Failure> {
        while let Some(library) = libraries.get(next.fetch_add(1, Ordering::Relaxed)) {
            one(library, includes, folder, compiler)?;
        }
        Ok(())
    };
    thread::scope(|scope| {
        let workers = thread::available_parallelism().map_or(1, usize::from).min(libraries.len().max(1));
        let running: Vec<_> = (0..workers).map(|_| scope.spawn(work)).collect();
        // A worker thread panics only because of a bug. The panic is propagated.
        running
            .into_iter()
            .try_for_each(|worker| worker.join().unwrap_or_else(|panic| std::panic::resume_unwind(panic)))
    })
}

fn one(library: &EchoLibrary<'_>, includes: &Includes, folder: &Path, compiler: &Compiler) -> Result<(), Failure> {
    let cc = Cc::with(compiler)?;
    let mut header_text = BTreeMap::new();
    for version in library.declared() {
        header_text.insert(version, preprocess(&cc, library, version, &includes[&library.header_set(version)])?);
    }
    let sources = source::sources(library, &header_text);

    let folder = folder.join(library.folder.to_string());
    let built = folder.join(library.file);
    let beside = folder.join(format!("{}.source", library.file));
    fs::create_dir_all(&beside).map_err(no_access(&beside))?;
    let mut changed = !built.is_file();
    for Source { name, headers: _, text } in &sources {
        let path = beside.join(name);
        if fs::read_to_string(&path).is_ok_and(|old| old == *text) {
            continue;
        }
        // The old library is removed before the build, so that an interrupted build is repeated.
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
        let of = headers.and_then(|version| includes.get(&library.header_set(version)));
        // Only the runtime contains loops. Compiling the functions, which are megabytes of source, takes half the time
        // without optimization.
        let level = if headers.is_some() { "-O0" } else { "-O1" };
        compile(&cc, level, &library.defines(), &beside.join(name), of.map_or(&[], Vec::as_slice), &object)?;
        objects.push(object);
    }
    let whole = beside.join(library.file);
    link(&cc, library.file, &objects, &whole)?;
    fs::rename(&whole, &built).map_err(no_access(&built))
}

/// Removes the folders of other toolkits, because tests use all folders that exist.
pub(super) fn remove_others(folder: &Path, toolkits: &BTreeSet<Version>) -> Result<(), Failure> {
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

/// Writes a file only if its content has changed, so that dependent files are not rebuilt.
pub(super) fn write_if_changed(path: &Path, text: &str) -> Result<(), Failure> {
    if fs::read_to_string(path).is_ok_and(|old| old == text) {
        return Ok(());
    }
    // The folder may not exist yet, because the fuzzer's calls require no libraries.
    if let Some(folder) = path.parent() {
        fs::create_dir_all(folder).map_err(no_access(folder))?;
    }
    fs::write(path, text).map_err(no_access(path))
}

/// Preprocesses the headers with options that prevent macros from renaming symbols.
fn preprocess(cc: &Cc, library: &EchoLibrary<'_>, version: Version, includes: &[PathBuf]) -> Result<String, Failure> {
    let directive = library.directive();
    let text: String = library.headers(version).iter().map(|header| format!("#{directive} \"{header}\"\n")).collect();
    let defines = library.defines();
    let arguments = [INTERNAL, "-E", "-P", "-x", "c", "-"].map(str::to_owned).into_iter().chain(defines);
    let output = cc.run(includes, arguments, &text)?;
    finish(output, "preprocess headers of", Path::new(&library.headers(version).join(", ")))
}

fn compile(
    cc: &Cc,
    level: &str,
    defines: &[String],
    source: &Path,
    includes: &[PathBuf],
    object: &Path,
) -> Result<(), Failure> {
    // The library also defines deprecated functions, for which the headers would cause warnings.
    let flags =
        ["-std=gnu17", "-fPIC", "-fvisibility=hidden", "-Wall", "-Wno-deprecated", "-Wno-deprecated-declarations"];
    let flags = flags.into_iter().chain([level, INTERNAL, "-c"]);
    let flags = flags.chain(defines.iter().map(String::as_str)).map(OsStr::new);
    let output = cc.run(includes, flags.chain([source.as_os_str(), "-o".as_ref(), object.as_os_str()]), "")?;
    finish(output, "compile", source).map(drop)
}

fn link(cc: &Cc, name: &str, objects: &[PathBuf], into: &Path) -> Result<(), Failure> {
    // Two recording stubs in one process may define functions with the same name. Each stub must call its own
    // functions.
    let name = format!("-Wl,-soname,{name},-Bsymbolic");
    let objects = objects.iter().map(|object| object.as_os_str());
    let output = ["-shared", &name].into_iter().map(OsStr::new).chain(objects);
    let output = cc.run(&[], output.chain(["-ldl".as_ref(), "-o".as_ref(), into.as_os_str()]), "")?;
    finish(output, "link", into).map(drop)
}

/// The standard output of a command that has succeeded.
fn finish(output: Output, what: &str, path: &Path) -> Result<String, Failure> {
    if output.status.success() {
        return Ok(String::from_utf8_lossy(&output.stdout).into_owned());
    }
    let said = String::from_utf8_lossy(&output.stderr);
    let errors: Vec<&str> = said.lines().filter(|line| line.contains("error")).take(10).collect();
    Err(Failure::Check(format!("echo libraries: cannot {what} {}:\n  {}", path.display(), errors.join("\n  "))))
}

/// The compiler options that prevent macros from renaming symbols, and that enable the declarations for old programs.
const INTERNAL: &str = "-D__CUDA_API_VERSION_INTERNAL";

fn no_access(path: &Path) -> impl FnOnce(io::Error) -> Failure {
    let path = path.display().to_string();
    move |error| Failure::environment(format!("cannot read or write {path}: {error}"), "check its permissions")
}
