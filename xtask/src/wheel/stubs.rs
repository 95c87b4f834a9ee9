//! `cargo xtask release stubs`: builds the wheel `cuda-bindings-stubs` (PEP 561). The wheel contains types for NVIDIA's
//! `cuda.bindings`, which has no types of its own.
//!
//! The stubs of modules with C names are copies of cubind's stubs. For modules with snake-case names, mypy's `stubgen`
//! generates stubs from the views of `cubind.compat`. The wheel requires neither cubind nor NVIDIA's package.

use super::{files, remove};
use crate::{
    shell::Programs,
    test::PYTHON_REQUIREMENTS,
    venv::{Venv, cannot},
};
use codegen::{diag::Failure, pipeline, toolkit::Toolkits};
use sha2::{Digest, Sha256};
use std::{
    collections::BTreeMap,
    fs,
    io::Write,
    path::{Path, PathBuf},
};
use zip::{ZipWriter, write::SimpleFileOptions};

/// The folder in which the wheel is built.
const FOLDER: &str = "target/cubind/stubs";
/// The Python package whose stubs are copied.
const PACKAGE: &str = "generated/cubind-py/python/cubind";
/// The name of the wheel on PyPI, and its name in file names.
const NAME: [&str; 2] = ["cuda-bindings-stubs", "cuda_bindings_stubs"];
/// The folder of the stub modules. They cover a part of the namespace package `cuda`.
const MODULES: &str = "cuda-stubs/bindings";
/// Stubs that the other stubs import.
const COMMON: [&str; 2] = ["_enums", "_typing"];

/// Builds the wheel. The last line of the output is the path of the wheel.
pub(crate) fn run(root: &Path) -> Result<(), Failure> {
    println!("{}", build(&Programs::new(root)?, root)?.display());
    Ok(())
}

/// Builds the wheel into `target/cubind/stubs`.
pub(crate) fn build(programs: &Programs, root: &Path) -> Result<PathBuf, Failure> {
    let (specs, _) = pipeline::load_common(root)?;
    let known = Toolkits::load(root)?.versions().map(|version| version.major).collect();
    let major = specs.majors.default_of(&known);
    let Some(version) = specs.majors.cuda_bindings(major) else {
        return Err(Failure::Check(format!("specs/majors.yaml has no `cuda_bindings` for CUDA {major}")));
    };
    let folder = root.join(FOLDER);
    remove(&folder)?;
    let stubs = modules(programs, root, &folder, major)?;
    let path = folder.join(format!("{}-{version}-py3-none-any.whl", NAME[1]));
    let text = |(name, text): (String, String)| (format!("{MODULES}/{name}.pyi"), text);
    let mut contents: BTreeMap<String, String> = stubs.into_iter().map(text).collect();
    contents.insert(format!("{MODULES}/__init__.pyi"), "__version__: str\n".to_owned());
    // The marker contains `partial`, because other packages in `cuda` have their own types.
    contents.insert("cuda-stubs/py.typed".to_owned(), "partial\n".to_owned());
    write(&path, version, contents)
        .map_err(|error| Failure::environment(format!("cannot write {}: {error}", path.display()), "check the disk"))?;
    Ok(path)
}

/// Returns the text of each stub, by the name of its module.
fn modules(programs: &Programs, root: &Path, folder: &Path, major: u32) -> Result<BTreeMap<String, String>, Failure> {
    let package = root.join(PACKAGE);
    let read = |path: &Path| fs::read_to_string(path).map_err(|error| cannot("read", path, &error));
    let mut stubs = BTreeMap::new();
    for name in COMMON {
        stubs.insert(name.to_owned(), read(&package.join(format!("{name}.pyi")))?);
    }
    let mut sources = files(&package.join("compat"), "py")?;
    sources.retain(|path| named(path).starts_with('_') && !named(path).starts_with("__"));
    for path in files(&package.join(format!("compat/cuda{major}/cuda/bindings")), "py")? {
        let name = named(&path);
        let c_names = package.join(format!("cuda{major}/{name}.pyi"));
        // Cython modules have no separate stubs. Modules that correspond to one of cubind's modules use the stub of
        // that module.
        if name.starts_with('_') || name.starts_with("cy") {
            continue;
        } else if read(&path)?.contains("sys.modules[__name__] = ") {
            stubs.insert(name, read(&c_names)?);
        } else {
            sources.push(path);
        }
    }
    sources.sort();
    let made = folder.join("stubgen");
    let venv = Venv::with(programs, root, "venv-test", PYTHON_REQUIREMENTS)?;
    // The source files are copied, because mypy would otherwise find a common package that the stubs do not include.
    let copies = folder.join("sources");
    fs::create_dir_all(&copies).map_err(|error| cannot("make", &copies, &error))?;
    for path in &mut sources {
        let copy = copies.join(format!("{}.py", named(path)));
        fs::copy(&*path, &copy).map_err(|error| cannot("write", &copy, &error))?;
        *path = copy;
    }
    let command = venv.program(programs, "stubgen").args(["--quiet", "--include-docstrings", "--output"]);
    programs.run(command.arg(&made).args(&sources))?;
    for path in files(&made, "pyi")? {
        stubs.insert(named(&path), read(&path)?);
    }
    let used = used(&stubs);
    stubs.retain(|name, _| !name.starts_with('_') || used.contains(name));
    Ok(stubs.into_iter().map(|(name, text)| (name, in_their_names(&text, major))).collect())
}

/// Returns the private modules that the public modules import, directly or indirectly.
fn used(stubs: &BTreeMap<String, String>) -> Vec<String> {
    let mut found: Vec<String> = stubs.keys().filter(|name| !name.starts_with('_')).cloned().collect();
    let mut next = 0;
    while let Some(name) = found.get(next) {
        let lines = stubs[name].lines().filter(|line| line.starts_with("from ") || line.starts_with("import "));
        let words: Vec<&str> = lines.flat_map(|line| line.split(|c: char| !c.is_alphanumeric() && c != '_')).collect();
        let more: Vec<String> =
            stubs.keys().filter(|name| words.contains(&name.as_str()) && !found.contains(name)).cloned().collect();
        found.extend(more);
        next += 1;
    }
    found
}

/// Returns the name of the module in a file.
fn named(path: &Path) -> String {
    path.file_stem().unwrap_or_default().to_string_lossy().into_owned()
}

/// Replaces the names of cubind's modules in the imports and docstrings of a stub by the names of NVIDIA's modules.
fn in_their_names(text: &str, major: u32) -> String {
    let names = [format!("cubind.cuda{major}"), "cubind.compat".to_owned(), "cubind".to_owned()];
    let mut text = text.replace("# Written by cubind's generator: do not edit.\n", "");
    for name in names {
        for (before, behind) in [("from ", " import"), ("from ", "."), ("import ", ".")] {
            text = text.replace(&format!("{before}{name}{behind}"), &format!("{before}cuda.bindings{behind}"));
        }
    }
    text
}

/// Writes a wheel that contains these files.
fn write(path: &Path, version: &str, mut contents: BTreeMap<String, String>) -> zip::result::ZipResult<()> {
    let info = format!("{}-{version}.dist-info", NAME[1]);
    let metadata = format!(
        "Metadata-Version: 2.4\nName: {}\nVersion: {version}\nSummary: Types of NVIDIA's cuda.bindings, for type checkers. \
         Not by NVIDIA.\nLicense-Expression: MIT OR Apache-2.0\nRequires-Python: >=3.11\nClassifier: Typing :: Stubs Only\nDescription-Content-Type: text/markdown\n\n\
         Stubs for the modules of `cuda.bindings` {version}, which has none. Type checkers and editors find them by themselves \
         (PEP 561).\nThey are generated with the package `cubind`, whose modules have the same names and signatures.\n",
        NAME[0]
    );
    contents.insert(format!("{info}/METADATA"), metadata);
    let wheel = "Wheel-Version: 1.0\nGenerator: cubind\nRoot-Is-Purelib: true\nTag: py3-none-any\n";
    contents.insert(format!("{info}/WHEEL"), wheel.to_owned());
    let line = |(name, text): (&String, &String)| {
        format!("{name},sha256={},{}\n", base64(&Sha256::digest(text.as_bytes())), text.len())
    };
    let record = contents.iter().map(line).collect::<String>() + &format!("{info}/RECORD,,\n");
    contents.insert(format!("{info}/RECORD"), record);
    let mut file = ZipWriter::new(fs::File::create(path)?);
    for (name, text) in contents {
        file.start_file(name, SimpleFileOptions::default().last_modified_time(zip::DateTime::default()))?;
        file.write_all(text.as_bytes())?;
    }
    file.finish()?;
    Ok(())
}

/// Returns the URL-safe base64 encoding without padding, as used in the file `RECORD` of wheels.
fn base64(bytes: &[u8]) -> String {
    const LETTERS: &[u8; 64] = b"ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_";
    let letters = bytes.chunks(3).flat_map(|chunk| {
        let bits = chunk.iter().chain([&0; 2]).take(3).fold(0, |bits, byte| bits << 8 | u32::from(*byte));
        (0..=chunk.len()).map(move |index| char::from(LETTERS[(bits >> (18 - 6 * index) & 63) as usize]))
    });
    letters.collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn bytes_are_encoded_as_in_rfc_4648() {
        for (bytes, text) in [("", ""), ("f", "Zg"), ("fo", "Zm8"), ("foo", "Zm9v"), ("\u{ff}\u{3f}", "w78_")] {
            assert_eq!(base64(bytes.as_bytes()), text);
        }
    }

    #[test]
    fn imports_name_their_modules() {
        let ours = "from cubind import _enums\nfrom cubind.cuda13.driver import A\nfrom cubind.compat import _view\n\
            from cubind.compat._fields import B\nx: cubind\n";
        let theirs = "from cuda.bindings import _enums\nfrom cuda.bindings.driver import A\nfrom cuda.bindings import _view\n\
            from cuda.bindings._fields import B\nx: cubind\n";
        assert_eq!(in_their_names(ours, 13), theirs);
    }

    #[test]
    fn private_modules_are_kept_if_a_public_one_needs_them() {
        let stubs = [("a", "from cubind import _b\n"), ("_b", "from cubind._c import x\n"), ("_c", ""), ("_d", "")];
        let stubs = stubs.map(|(name, text)| (name.to_owned(), text.to_owned())).into_iter().collect();
        assert_eq!(used(&stubs), ["a", "_b", "_c"]);
    }
}
