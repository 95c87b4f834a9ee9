//! A package that stands on `cubind`, as somebody else makes it of a library of theirs: generated, built and installed beside
//! `cubind`, for tests of what the two share.

use super::Context;
use crate::{
    progress::Steps,
    venv::{Venv, cannot},
    wheel,
};
use codegen::{
    analysis,
    diag::{Diagnostics, Failure},
    package::Package,
    pipeline,
    registry::Registry,
    scan::Scanner,
    spec,
    toolkit::Toolkits,
    version::Version,
};
use std::{
    collections::BTreeMap,
    fs,
    path::{Path, PathBuf},
};

/// Where the header, the spec and the source of the library are.
const FOLDER: &str = "tests/package";
/// What the spec is called there, and the version that the header has.
const SPEC: &str = "fx.yaml";
const VERSION: Version = Version::new(1, 2);

/// Makes the package: path in `target/cubind/second/` → text.
fn generate(root: &Path) -> Result<BTreeMap<String, String>, Failure> {
    let (mut specs, mut registries) = pipeline::load(root)?;
    let (path, mut found) = (root.join(FOLDER).join(SPEC), Diagnostics::default());
    let text = fs::read_to_string(&path).map_err(|error| cannot("read", &path, &error))?;
    let spec = spec::parse(&text, &format!("{FOLDER}/{SPEC}"), &mut found);
    found.into_result()?;
    let spec = spec.ok_or_else(|| Failure::Check(format!("{FOLDER}/{SPEC} has no library")))?;
    let libclang = Toolkits::load(root)?.libclang(root, &Steps::new())?;
    let scanner = Scanner::new(&root.join(FOLDER).join("include"), &libclang)?;
    let mut registry = Registry::new(spec.name());
    registry.toolkits.insert(VERSION, scanner.scan(&pipeline::request(&spec, VERSION))?);
    let package = Package::of_specs(&[&spec])?;
    specs.libraries.push(spec);
    registries.push(registry);
    let needed = spec::with_used(specs.libraries.iter().map(|spec| &spec.content.library), &package.libraries);
    let api = analysis::resolve_some(&registries, &specs, &needed)?;
    Ok(pipeline::print(&api, &package, &registries, &package.libraries).into_files())
}

/// Writes the package; a file that has not changed keeps its date, so that cargo need not look at it again.
fn write(folder: &Path, files: &BTreeMap<String, String>) -> Result<(), Failure> {
    for (path, text) in files {
        let path = folder.join(path);
        if fs::read_to_string(&path).is_ok_and(|there| there == *text) {
            continue;
        }
        let parent = path.parent().unwrap_or(folder);
        fs::create_dir_all(parent).map_err(|error| cannot("make", parent, &error))?;
        fs::write(&path, text).map_err(|error| cannot("write", &path, &error))?;
    }
    Ok(())
}

/// Generates the package, which has no warnings, and installs it; returns the folder with the library that it calls.
pub(super) fn install(context: &Context<'_>, venv: &Venv) -> Result<PathBuf, Failure> {
    let folder = context.root.join("target/cubind/second");
    write(&folder, &generate(context.root)?)?;
    let manifest = folder.join("python/Cargo.toml");
    let manifest = manifest.to_string_lossy();
    let lints = ["clippy", "--manifest-path", &manifest, "--locked", "--", "-D", "warnings"];
    context.programs.run(context.programs.cargo(&lints))?;
    venv.install(&context.programs, &wheel::build_small(&context.programs, context.root, &manifest)?)?;
    let library = folder.join("libfx.so.1");
    let source = context.root.join(FOLDER);
    let compile = context.programs.program("cc").args(["-shared", "-fPIC", "-Wall", "-I"]).arg(source.join("include"));
    context.programs.run(compile.arg("-o").arg(&library).arg(source.join("fx.c")))?;
    Ok(folder)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn what_it_uses_of_cubind_is_taken_from_there_and_nothing_else_of_it_is_printed() {
        let root = Path::new(env!("CARGO_MANIFEST_DIR")).parent().unwrap_or(Path::new("."));
        let files = generate(root).unwrap_or_else(|failure| panic!("{failure}"));
        write(&root.join("target/cubind/second"), &files).unwrap_or_else(|failure| panic!("{failure}"));
        let text = |path: &str| files.get(path).unwrap_or_else(|| panic!("no {path} in {:#?}", files.keys()));
        let taken = text("python/src/tables/taken.rs");
        for class in ["Value(&runtime::cudaStream_t)", "Enum(&runtime::cudaDataType)", "Record(&runtime::cudaExtent)"] {
            assert!(taken.contains(class), "{class} in:\n{taken}");
        }
        assert!(!taken.contains("cudaEvent_t") && !taken.contains("fx"), "{taken}");
        let stub = text("python/python/cubind_fx/fx.pyi");
        let imports = stub.split_once("from cubind.cuda13.runtime import (").map_or("", |(_, rest)| rest);
        assert!(imports.contains("    cudaStream_t,\n"), "{stub}");
        let python = || files.keys().filter(|path| path.starts_with("python/"));
        assert!(!python().any(|path| path.contains("/cuda13") || path.contains("compat")), "{:#?}", files.keys());
    }
    #[test]
    fn scratch_base() {
        let root = Path::new(env!("CARGO_MANIFEST_DIR")).parent().unwrap_or(Path::new("."));
        let (specs, registries) = pipeline::load(root).unwrap_or_else(|failure| panic!("{failure}"));
        let names: std::collections::BTreeSet<String> = ["driver", "runtime"].map(str::to_owned).into();
        let api = analysis::resolve_some(&registries, &specs, &names).unwrap_or_else(|failure| panic!("{failure}"));
        let files = pipeline::print(&api, &Package::core(names.clone()), &registries, &names).into_files();
        write(&root.join("target/cubind/base"), &files).unwrap_or_else(|failure| panic!("{failure}"));
    }
}
