//! `cargo xtask release wheel`: builds the Python package as a single wheel for Python 3.11 and later.
//!
//! maturin builds the wheel. zig links the extension against the glibc version in the wheel's tag, regardless of the
//! glibc on this machine.

pub(crate) mod part;
pub(crate) mod smallest;
pub(crate) mod stubs;

use crate::{
    interpreters::Interpreter,
    shell::Programs,
    venv::{Venv, cannot, hexadecimal},
};
use codegen::diag::Failure;
use sha2::{Digest, Sha256};
use std::{
    env,
    env::consts::{DLL_PREFIX, DLL_SUFFIX},
    fs, io,
    path::{Path, PathBuf},
};

/// The manifest of the generated Python package.
pub(crate) const PACKAGE: &str = "generated/cubind-py/Cargo.toml";
/// The manifest of the Python package's support code as a separate crate.
pub(crate) const NATIVE: &str = "templates/python/native/Cargo.toml";
/// The file with the pinned packages that build the wheel.
pub(crate) const REQUIREMENTS: &str = "tests/python/requirements-build.txt";
/// The file with the pinned packages that check finished distributions.
pub(crate) const RELEASE_REQUIREMENTS: &str = "tests/python/requirements-release.txt";
/// The build backend in the manifests.
const BACKEND: &str = "maturin";
/// The oldest glibc version that the wheel supports, which is also the oldest version that Rust supports.
pub(crate) const COMPATIBILITY: &str = "manylinux_2_17";
/// The newest glibc version that auditwheel may report for the wheel.
const NEWEST_GLIBC: u32 = 28;
/// The maximum size of a wheel in bytes.
pub(crate) const MAX_BYTES: u64 = 4_000_000;
/// The option that makes rustc mangle symbols by path instead of by hash. The compiler sorts the instances of a generic
/// function by symbol. The functions of one library are similar, so they compress better if they are next to each
/// other.
const BY_PATH: &str = "-Csymbol-mangling-version=v0";
/// The prefixes of environment variables that contain options for the compiler and for cargo.
const OPTIONS: [&str; 4] = ["CARGO_BUILD_", "CARGO_ENCODED_RUSTFLAGS", "CARGO_PROFILE_", "RUSTFLAGS"];
/// The message with which PyO3 aborts a process that drops a reference on a thread without an attached interpreter.
const ABORTS: &[u8] = b"Cannot drop pointer into Python heap";

#[derive(clap::Args)]
pub(crate) struct Options {
    /// Build only these libraries and the libraries that they use, quickly and for this machine, in target/cubind/part;
    /// for development of cubind
    #[arg(long, value_delimiter = ',', value_name = "NAMES")]
    libraries: Vec<String>,
}

/// Builds the wheel. The last line of the output is the path of the wheel.
pub(crate) fn run(root: &Path, options: &Options) -> Result<(), Failure> {
    let programs = Programs::new(root)?;
    let wheel = match options.libraries.as_slice() {
        [] => build(&programs, root)?,
        libraries => part::build(&programs, root, libraries)?,
    };
    println!("{}", wheel.display());
    Ok(())
}

/// Creates the virtual environment that builds wheels, if it does not exist.
pub(crate) fn prepare(programs: &Programs, root: &Path) -> Result<(), Failure> {
    Venv::with(programs, root, "venv-build", REQUIREMENTS).map(drop)
}

/// Builds the wheel into `target/wheels/`, unless this folder contains a wheel that was built from the same sources by
/// the same compiler.
pub(crate) fn build(programs: &Programs, root: &Path) -> Result<PathBuf, Failure> {
    let folder = root.join("target/wheels");
    let stamp = folder.join("built.txt");
    let inputs = inputs(programs, root)?;
    let stamped = |wheel: &Path| {
        let bytes = fs::read(wheel).map_err(|error| cannot("read", wheel, &error))?;
        Ok::<_, Failure>(format!("{inputs} {}", hexadecimal(&Sha256::digest(&bytes))))
    };
    if let [wheel] = wheels(&folder)?.as_slice()
        && fs::read_to_string(&stamp).ok() == Some(stamped(wheel)?)
    {
        return Ok(wheel.clone());
    }
    let wheel = build_into(programs, root, PACKAGE, &folder, programs.target())?;
    fs::write(&stamp, stamped(&wheel)?).map_err(|error| cannot("write", &stamp, &error))?;
    Ok(wheel)
}

/// Returns the digest of the wheel's sources, of the compiler, of the compiler options in the environment, and of the
/// pinned build tools.
fn inputs(programs: &Programs, root: &Path) -> Result<String, Failure> {
    let mut hasher = Sha256::new();
    let mut add = |name: &[u8], bytes: &[u8]| {
        hasher.update((name.len() as u64).to_le_bytes());
        hasher.update(name);
        hasher.update((bytes.len() as u64).to_le_bytes());
        hasher.update(bytes);
    };
    add(b"rustc", programs.read(programs.program("rustc").arg("-vV"))?.as_bytes());
    let is_option = |name: &str| OPTIONS.iter().any(|prefix| name.starts_with(prefix));
    let mut options: Vec<_> = env::vars_os().filter(|(name, _)| name.to_str().is_some_and(is_option)).collect();
    options.sort();
    options.iter().for_each(|(name, value)| add(name.as_encoded_bytes(), value.as_encoded_bytes()));
    let mut files = vec![root.join(REQUIREMENTS)];
    sources(&root.join(PACKAGE).with_file_name(""), &mut files)?;
    files.sort();
    for file in files {
        let bytes = fs::read(&file).map_err(|error| cannot("read", &file, &error))?;
        add(file.as_os_str().as_encoded_bytes(), &bytes);
    }
    Ok(hexadecimal(&hasher.finalize()))
}

/// Adds the source files below a folder to the digest. Files that cargo and Python write to the folder are excluded.
fn sources(folder: &Path, files: &mut Vec<PathBuf>) -> Result<(), Failure> {
    for entry in fs::read_dir(folder).map_err(|error| cannot("read", folder, &error))? {
        let path = entry.map_err(|error| cannot("read", folder, &error))?.path();
        let is_written = path.file_name().is_some_and(|name| name == "target" || name == "__pycache__");
        if path.is_dir() && !is_written {
            sources(&path, files)?;
        } else if path.is_file() {
            files.push(path);
        }
    }
    Ok(())
}

/// Builds the wheel of the package with this manifest into a folder. Each package needs a separate `target`, because
/// all extension modules have the same name, and cargo would reuse the module of another package.
pub(crate) fn build_into(
    programs: &Programs,
    root: &Path,
    manifest: &str,
    folder: &Path,
    target: &Path,
) -> Result<PathBuf, Failure> {
    let command = maturin(programs, root, manifest)?.args(["--compression-method", "stored"]);
    let command =
        if cfg!(target_os = "linux") { command.args(["--zig", "--compatibility", COMPATIBILITY]) } else { command };
    let flags = env::var("RUSTFLAGS").unwrap_or_default();
    let command = command.env("RUSTFLAGS", format!("{flags} {BY_PATH}").trim_start());
    let command = command.arg("--out").arg(folder).env("CARGO_TARGET_DIR", target);
    let wheel = built(programs, command, folder)?;
    smallest::recompress(&wheel)?;
    Ok(wheel)
}

/// Builds the wheel in the same way as a user who has only Rust and pip. All outputs are below the folder.
pub(crate) fn build_with_pip(programs: &Programs, root: &Path, folder: &Path) -> Result<(), Failure> {
    let venv = Venv::with(programs, root, "venv-build", REQUIREMENTS)?;
    let options = ["-m", "pip", "wheel", "--quiet", "--disable-pip-version-check", "--no-deps", "--wheel-dir"];
    let package = root.join(PACKAGE).with_file_name("");
    let command = venv.python(programs).args(options).arg(folder).arg(package);
    programs.run(command.env("CARGO_TARGET_DIR", folder.join("build")))
}

/// Builds the source distribution into a folder that contains no other source distribution.
pub(crate) fn source(programs: &Programs, root: &Path, folder: &Path) -> Result<PathBuf, Failure> {
    let venv = Venv::with(programs, root, "venv-build", REQUIREMENTS)?;
    let command = venv.program(programs, "maturin").args(["sdist", "--manifest-path", PACKAGE, "--out"]).arg(folder);
    programs.run(command)?;
    match files(folder, "gz")?.as_slice() {
        [source] => Ok(source.clone()),
        found => {
            Err(Failure::Check(format!("maturin left {} source distributions in {}", found.len(), folder.display())))
        }
    }
}

/// Builds the source distribution, and builds a wheel from it into `target/cubind/references/`. The extension in this
/// wheel aborts if it drops a reference that PyO3 cannot release immediately. By default, PyO3 queues such references
/// until PyO3 attaches a thread itself, which never happens in this extension.
pub(crate) fn build_from_sdist(programs: &Programs, root: &Path) -> Result<PathBuf, Failure> {
    let folder = root.join("target/cubind/references");
    // The folder is separate, because cargo's cache depends on the compiler flags. The folder is new, because the files
    // in a source distribution are dated 2006, so that cargo would consider any earlier build to be up to date.
    let target = folder.join("build");
    remove(&target)?;
    let command = maturin(programs, root, PACKAGE)?.args(["--compatibility", "linux", "--sdist", "--out"]).arg(&folder);
    let command = command.env("CARGO_TARGET_DIR", &target).env("RUSTFLAGS", "--cfg pyo3_disable_reference_pool");
    let wheel = built(programs, slow(command), &folder)?;
    let extension = target.join("release/lib_native.so");
    let code = fs::read(&extension).map_err(|error| cannot("read", &extension, &error))?;
    if !code.windows(ABORTS.len()).any(|bytes| bytes == ABORTS) {
        return Err(Failure::Check(format!(
            "{} does not abort when it drops a reference, so PyO3 no longer supports `pyo3_disable_reference_pool`",
            extension.display()
        )));
    }
    remove(&target)?;
    Ok(wheel)
}

/// Builds a wheel for this interpreter only, into `target/cubind/alone/`. Free-threaded interpreters do not accept the
/// common wheel.
pub(crate) fn build_for(programs: &Programs, root: &Path, python: &Interpreter) -> Result<PathBuf, Failure> {
    let folder = root.join("target/cubind/alone").join(python.version.to_string());
    let command =
        maturin(programs, root, PACKAGE)?.args(["--compatibility", "linux", "--interpreter"]).arg(&python.path);
    let command = command.arg("--out").arg(&folder).env("CARGO_TARGET_DIR", folder.join("build"));
    built(programs, slow(command), &folder)
}

/// Builds a wheel whose extension reports invalid memory accesses, into `target/cubind/addresses/`. The sanitizer's
/// runtime must be loaded before Python, as the command `soundness` does.
pub(crate) fn build_sanitized(programs: &Programs, root: &Path, machine: &str) -> Result<PathBuf, Failure> {
    let folder = root.join("target/cubind/addresses");
    let command = maturin(programs, root, PACKAGE)?.args(["--target", machine, "--compatibility", "linux", "--out"]);
    let command = command.arg(&folder).env("CARGO_TARGET_DIR", folder.join("build")).env("RUSTUP_TOOLCHAIN", "nightly");
    // The cargo process that runs this program has set its own compiler in the environment.
    let command = command.env_remove("RUSTC").env_remove("CARGO").env("RUSTFLAGS", "-Zsanitizer=address");
    built(programs, slow(command), &folder)
}

/// Builds a wheel of another package quickly, for this machine, into the subfolder `wheels/` of a folder. The packages
/// share a build folder, so that dependencies are compiled only once. All extension modules have the same name, so the
/// previous module is removed. Otherwise, cargo would reuse it.
pub(crate) fn build_small(programs: &Programs, root: &Path, manifest: &str, folder: &Path) -> Result<PathBuf, Failure> {
    let into = folder.join("wheels");
    let target = programs.target().join("small");
    let extension = format!("{DLL_PREFIX}_native{DLL_SUFFIX}");
    ["release", "release/deps"].iter().try_for_each(|place| remove(&target.join(place).join(&extension)))?;
    let command = maturin(programs, root, manifest)?.args(["--compatibility", "linux", "--out"]).arg(&into);
    built(programs, slow(command.env("CARGO_TARGET_DIR", target)), &into)
}

/// Adds options that make the build faster and the compiled code slower.
pub(crate) fn slow(build: xshell::Cmd<'_>) -> xshell::Cmd<'_> {
    let build = build.env("CARGO_PROFILE_RELEASE_LTO", "off").env("CARGO_PROFILE_RELEASE_OPT_LEVEL", "1");
    build.env("CARGO_PROFILE_RELEASE_CODEGEN_UNITS", "16")
}

/// Creates a folder from which pip can install `cubind` and build packages based on it, without any other package
/// index. The folder contains the current wheel of `cubind` and the pinned wheel of the build backend.
pub(crate) fn registry(programs: &Programs, root: &Path, folder: &Path) -> Result<(), Failure> {
    fs::create_dir_all(folder).map_err(|error| cannot("make", folder, &error))?;
    let wheel = build(programs, root)?;
    let copy = folder.join(wheel.file_name().unwrap_or_default());
    fs::copy(&wheel, &copy).map_err(|error| cannot("write", &copy, &error))?;
    let pins = root.join(REQUIREMENTS);
    let pinned = fs::read_to_string(&pins).map_err(|error| cannot("read", &pins, &error))?;
    let backend = folder.join("backend.txt");
    fs::write(&backend, requirement(&pinned, BACKEND)).map_err(|error| cannot("write", &backend, &error))?;
    let venv = Venv::with(programs, root, "venv-build", REQUIREMENTS)?;
    let download = ["-m", "pip", "download", "--quiet", "--disable-pip-version-check", "--no-deps", "--require-hashes"];
    let download = venv.python(programs).args(download).args(["--only-binary=:all:", "--dest"]).arg(folder);
    programs.run(download.arg("-r").arg(&backend))
}

/// Returns the lines for one package in a file of pinned requirements. Each of these lines except the last one ends
/// with `\`.
pub(crate) fn requirement(pinned: &str, package: &str) -> String {
    let lines: Vec<&str> = pinned.lines().skip_while(|line| !line.starts_with(&format!("{package}=="))).collect();
    let end = lines.iter().position(|line| !line.ends_with('\\')).map_or(0, |last| last + 1);
    lines[..end].iter().map(|line| format!("{line}\n")).collect()
}

/// Prints the size of a wheel. Fails if the size exceeds the limit.
pub(crate) fn small(wheel: &Path) -> Result<(), Failure> {
    let size = fs::metadata(wheel).map_err(|error| cannot("read", wheel, &error))?.len();
    println!("{}: {size} bytes", wheel.display());
    if size > MAX_BYTES {
        return Err(Failure::Check(format!(
            "the wheel has {size} bytes, which exceeds the limit of {MAX_BYTES} bytes. Move libraries into a package, \
            as docs/adding-a-library.md describes"
        )));
    }
    Ok(())
}

/// Prints the name of the software bill of materials in the wheel (a CycloneDX file, according to PEP 770). Fails if
/// the wheel contains none. Users need this file to determine which crates a binary contains.
pub(crate) fn lists_its_parts(wheel: &Path) -> Result<(), Failure> {
    let file = fs::File::open(wheel).map_err(|error| cannot("read", wheel, &error))?;
    let archive = zip::ZipArchive::new(file)
        .map_err(|error| Failure::Check(format!("{} cannot be read: {error}", wheel.display())))?;
    match archive.file_names().flatten().find(|name| name.contains(".dist-info/sboms/")) {
        Some(name) => println!("{name} lists its crates"),
        None => return Err(Failure::Check(format!("{} does not list its crates", wheel.display()))),
    }
    Ok(())
}

/// Checks with auditwheel that the wheel runs on the systems of its tag. auditwheel is independent of the build.
pub(crate) fn audit(programs: &Programs, root: &Path, wheel: &Path) -> Result<(), Failure> {
    let venv = Venv::with(programs, root, "venv-build", REQUIREMENTS)?;
    let command = venv.program(programs, "auditwheel").arg("show").arg(wheel);
    let text = programs.read(command)?;
    match glibc(&text) {
        Some(minor) if minor <= NEWEST_GLIBC => Ok(()),
        Some(minor) => Err(Failure::Check(format!(
            "the wheel requires glibc 2.{minor}, which is newer than \
                                                  2.{NEWEST_GLIBC}"
        ))),
        None => Err(Failure::Check(format!("auditwheel finds no manylinux tag that fits the wheel:\n{text}"))),
    }
}

/// Checks that the extension uses only Python's stable ABI.
pub(crate) fn stable(programs: &Programs, root: &Path, wheel: &Path) -> Result<(), Failure> {
    let venv = Venv::with(programs, root, "venv-release", RELEASE_REQUIREMENTS)?;
    programs.run(venv.program(programs, "abi3audit").args(["--strict", "--summary"]).arg(wheel))
}

/// Returns the minor version of glibc in `is consistent with the following platform tag: "manylinux_2_17_x86_64"`.
fn glibc(text: &str) -> Option<u32> {
    let (_, rest) = text.split_once("following platform tag")?;
    let (_, rest) = rest.split_once("\"manylinux_2_")?;
    rest.split_once('_')?.0.parse().ok()
}

/// Returns the command that builds the wheel of the package with this manifest.
pub(crate) fn maturin<'a>(programs: &'a Programs, root: &Path, manifest: &str) -> Result<xshell::Cmd<'a>, Failure> {
    let venv = Venv::with(programs, root, "venv-build", REQUIREMENTS)?;
    Ok(venv.program(programs, "maturin").args(["build", "--release", "--locked", "--manifest-path", manifest]))
}

/// Runs the command and returns the only wheel that the command creates in `folder`.
pub(crate) fn built(programs: &Programs, command: xshell::Cmd<'_>, folder: &Path) -> Result<PathBuf, Failure> {
    // Older wheels, which may have a different tag, are removed, because they could be mistaken for the new wheel.
    for stale in wheels(folder)? {
        remove(&stale)?;
    }
    programs.run(command)?;
    match wheels(folder)?.as_slice() {
        [wheel] => Ok(wheel.clone()),
        found => Err(Failure::Check(format!("maturin left {} wheels in {}", found.len(), folder.display()))),
    }
}

fn wheels(folder: &Path) -> Result<Vec<PathBuf>, Failure> {
    files(folder, "whl")
}

/// Returns the files in a folder with this extension. Returns no files if the folder does not exist.
pub(crate) fn files(folder: &Path, extension: &str) -> Result<Vec<PathBuf>, Failure> {
    let entries = match fs::read_dir(folder) {
        Ok(entries) => entries.collect::<io::Result<Vec<_>>>(),
        Err(error) if error.kind() == io::ErrorKind::NotFound => Ok(Vec::new()),
        Err(error) => Err(error),
    };
    let paths = entries.map_err(|error| cannot("read", folder, &error))?.into_iter().map(|entry| entry.path());
    Ok(paths.filter(|path| path.extension().is_some_and(|has| has == extension)).collect())
}

pub(crate) fn remove(path: &Path) -> Result<(), Failure> {
    let removed = if path.is_dir() { fs::remove_dir_all(path) } else { fs::remove_file(path) };
    match removed {
        Err(error) if error.kind() != io::ErrorKind::NotFound => Err(cannot("remove", path, &error)),
        Ok(()) | Err(_) => Ok(()),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn one_package_is_found_among_the_pins() {
        let pins = "maturin-x==2\nmaturin==1.0 \\\n    --hash=sha256:a \\\n    --hash=sha256:b\nzig==1 \\\n    --hash=sha256:c\n";
        let found = "maturin==1.0 \\\n    --hash=sha256:a \\\n    --hash=sha256:b\n";
        assert_eq!(requirement(pins, BACKEND), found);
        assert_eq!(requirement(pins, "nothing"), "");
    }

    #[test]
    fn the_tag_is_parsed_from_the_output_of_auditwheel() {
        let table = [
            ("x.whl\nis consistent with the following platform tag:\n\"manylinux_2_17_x86_64\".\n", Some(17)),
            ("x.whl is consistent with the following platform tag: \"manylinux_2_34_aarch64\".", Some(34)),
            ("x.whl is consistent with the following platform tag: \"linux_x86_64\".", None),
            ("", None),
        ];
        for (text, minor) in table {
            assert_eq!(glibc(text), minor, "{text}");
        }
    }
}
