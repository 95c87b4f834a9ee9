//! Files for a package that depends on `cubind`, as a whole: its root module, its result codes, and the list of its
//! modules.

use super::{
    checked,
    contents::Part,
    files::{Alias, AliasStub, CARGO_LOCK, Hook, Library, MajorFile, MajorStub, Manifest, Results, VERSION, of_major},
};
use askama::Template;
use codegen_core::{edition::Edition, package::CORE};
use codegen_printing::{and, render};
use std::collections::{BTreeMap, BTreeSet};

#[derive(Template)]
#[template(path = "python/package/on_core/pyproject.toml.j2", escape = "none")]
struct Project<'a> {
    name: &'a str,
    package: &'a str,
    version: &'a str,
    license: Option<&'a str>,
    titles: &'a str,
    /// The requirement on `cubind` in the package's metadata.
    core: &'a str,
}

#[derive(Template)]
#[template(path = "python/package/on_core/README.md.j2", escape = "none")]
struct Readme<'a> {
    name: &'a str,
    package: &'a str,
    titles: &'a str,
    paths: &'a [String],
}

#[derive(Template)]
#[template(path = "python/package/on_core/__init__.py.j2", escape = "none")]
struct Init<'a> {
    version: &'a str,
    titles: &'a str,
    /// The path and the title of each module.
    listed: &'a [(String, String)],
    /// The names of all modules that the package loads on first access.
    modules: &'a [String],
}

#[derive(Template)]
#[template(path = "python/package/on_core/__init__.pyi.j2", escape = "none")]
struct InitStub<'a> {
    package: &'a str,
    modules: &'a [String],
}

#[derive(Template)]
#[template(path = "python/package/on_core/checked.py.j2", escape = "none")]
struct Checked<'a> {
    package: &'a str,
    modules: &'a [String],
}

#[derive(Template)]
#[template(path = "python/package/on_core/checked.pyi.j2", escape = "none")]
struct CheckedStub<'a> {
    package: &'a str,
    modules: &'a [String],
}

#[derive(Template)]
#[template(path = "python/package/on_core/_enums.py.j2", escape = "none")]
struct Enums<'a> {
    package: &'a str,
}

#[derive(Template)]
#[template(path = "python/package/on_core/_enums.pyi.j2", escape = "none")]
struct EnumsStub;

/// The files that cover all libraries of this part, as path → text. A module for a CUDA major version exists if some
/// library has a module for that version.
pub(super) fn whole_files(part: Part<'_>, libraries: &[Library<'_>]) -> BTreeMap<String, String> {
    let (home, default) = (&part.package.home.python, part.package.default_major.to_string());
    let (name, package) = (home.name.as_str(), home.module.as_str());
    let version = part.package.home.version.as_str();
    let license = part.package.home.license.as_deref();
    let titles: BTreeSet<&str> = libraries.iter().map(|library| library.title).collect();
    let titles = and(&titles.into_iter().map(str::to_owned).collect::<Vec<_>>());
    let majors: BTreeSet<String> = part.modules().filter_map(|module| cuda(module.edition)).collect();
    let majors: Vec<String> = majors.into_iter().collect();
    let paths: Vec<String> = part.modules().map(super::PyModule::path).collect();
    let listed: Vec<(String, String)> = part.modules().map(|module| (module.path(), module.title())).collect();
    let own = libraries.iter().flat_map(|library| match library.is_own {
        true => library.own.iter().map(|(name, _)| name.clone()).collect(),
        false => vec![library.name.to_owned()],
    });
    let mut modules: Vec<String> = own.chain(majors.iter().map(|major| format!("cuda{major}"))).collect();
    let mut files = BTreeMap::new();
    let mut put = |path: &str, text: String| drop(files.insert(path.to_owned(), text));
    put("Cargo.toml", render(&Manifest { name, is_core: false, version, license }));
    put("Cargo.lock", lock(name, version));
    let core = home.core_at.for_pip();
    put("pyproject.toml", render(&Project { name, package, version, license, titles: &titles, core: &core }));
    put("README.md", render(&Readme { name, package, titles: &titles, paths: &paths }));
    let mut put = |path: &str, text: String| drop(files.insert(format!("python/{package}/{path}"), text));
    put("checked/__init__.py", render(&Checked { package, modules: &modules }));
    put("checked/__init__.pyi", render(&CheckedStub { package, modules: &modules }));
    modules.push("checked".to_owned());
    put("__init__.py", render(&Init { version, titles: &titles, listed: &listed, modules: &modules }));
    put("__init__.pyi", render(&InitStub { package, modules: &modules }));
    put(&format!("_pyinstaller/hook-{package}.py"), render(&Hook { package, is_core: false }));
    put("_enums.py", render(&Enums { package }));
    put("_enums.pyi", render(&EnumsStub));
    put("_results.py", render(&Results { package, libraries }));
    let other = majors.iter().find(|major| **major != default).unwrap_or(&default);
    for library in libraries.iter().filter(|library| !library.is_own) {
        put(&format!("{}.py", library.name), render(&Alias { package, is_core: false, library }));
        put(&format!("{}.pyi", library.name), render(&AliasStub { package, library, other }));
    }
    for major in &majors {
        let libraries = &of_major(libraries, major);
        let newest = major.parse().ok().and_then(|major: u32| part.package.toolkits.get(&major));
        let toolkit = newest.map_or("", String::as_str);
        put(&format!("cuda{major}/__init__.py"), render(&MajorFile { major, toolkit, libraries }));
        put(&format!("cuda{major}/__init__.pyi"), render(&MajorStub { package, major, libraries }));
    }
    files.extend(checked::listed_files(package, &majors, libraries));
    files
}

/// The CUDA major version of a module. `None` for a module of an independently versioned library.
fn cuda(edition: Edition) -> Option<String> {
    match edition {
        Edition::Cuda(major) => Some(major.to_string()),
        Edition::Own { .. } => None,
    }
}

/// The lock file of dependencies. The versions are the same as those of `cubind`, but the file contains the name and
/// the version of this package.
fn lock(name: &str, version: &str) -> String {
    let own = |name: &str, version: &str| format!("name = \"{name}-py\"\nversion = \"{version}\"");
    let text = CARGO_LOCK.replace(&own(CORE, VERSION), &own(name, version));
    let mut parts = text.split("\n[[package]]\n");
    let head = parts.next().unwrap_or_default();
    let mut packages: Vec<&str> = parts.map(str::trim_end).collect();
    packages.sort_unstable();
    format!("{head}{}", packages.iter().map(|one| format!("\n[[package]]\n{one}\n")).collect::<String>())
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn packages_in_a_lock_file_stay_sorted() {
        assert_eq!(lock(CORE, VERSION), CARGO_LOCK);
        let names = |text: &str| -> Vec<String> {
            text.lines().filter_map(|line| Some(line.strip_prefix("name = ")?.to_owned())).collect()
        };
        let renamed = names(&lock("zoo", "2.0.0"));
        assert!(renamed.is_sorted() && renamed.contains(&"\"zoo-py\"".to_owned()), "{renamed:?}");
    }
}
