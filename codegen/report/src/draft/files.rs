//! Shared library in a wheel: its file names and folders.

use codegen_toolkit::Contents;
use std::collections::BTreeSet;

/// The files of a library in all of its wheels.
#[derive(Debug, Default, PartialEq, Eq)]
pub(super) struct Files {
    /// The name of the library file on Linux, such as `libfx.so.1`.
    pub(super) linux: Option<String>,
    /// The names of the library files for Windows. The files in the wheel for the newest CUDA version come first.
    pub(super) windows: Vec<String>,
    /// The folders in `site-packages` that contain the library.
    pub(super) wheels: Vec<String>,
    /// The names of the packages that contain the library.
    pub(super) packages: Vec<String>,
    /// The library's name in cuda-pathfinder.
    pub(super) pathfinder: Option<String>,
    /// The other shared libraries in the library's wheel.
    pub(super) others: Vec<String>,
}

/// Returns the stem of a file name: `fx` for `libfx.so.1` and for `fx64_1.dll`.
pub(super) fn stem(file: &str) -> &str {
    let name = file.strip_prefix("lib").unwrap_or(file);
    name.split_once(".so").or(name.split_once(".dll")).map_or(name, |(stem, _)| stem)
}

impl Files {
    pub(super) fn of(name: &str, contents: &Contents) -> Self {
        let shared: Vec<&str> = libraries(&contents.files).map(|(_, file)| file).collect();
        let linux = main(name, &shared);
        let mut found = Self::default();
        let wheels = [contents].into_iter().chain(&contents.twins);
        for Contents { package, files, windows, .. } in wheels {
            let Some(linux) = linux else { break };
            let folders = libraries(files).filter(|(_, file)| *file == linux).map(|(folder, _)| folder.to_owned());
            let folders: Vec<String> = folders.filter(|folder| !found.wheels.contains(folder)).collect();
            let has_it = libraries(files).any(|(_, file)| file == linux);
            found.wheels.extend(folders);
            found.packages.extend(has_it.then(|| package.clone()));
            let dll = dll(stem(linux), windows).filter(|dll| !found.windows.contains(dll));
            found.windows.extend(dll);
        }
        let others = shared.iter().filter(|file| Some(**file) != linux);
        let others: BTreeSet<&str> =
            others.filter(|file| linux.is_none_or(|main| stem(file) != stem(main))).copied().collect();
        Self {
            linux: linux.map(str::to_owned),
            pathfinder: linux.and_then(|linux| pathfinder(linux, &contents.pathfinder)),
            others: others.into_iter().map(str::to_owned).collect(),
            ..found
        }
    }
}

/// The shared libraries among these files, each with the name of its folder.
fn libraries(files: &[String]) -> impl Iterator<Item = (&str, &str)> {
    let split = files.iter().filter_map(|path| path.rsplit_once('/'));
    split.filter(|(_, file)| file.starts_with("lib") && file.contains(".so"))
}

/// The main library. It is the file with this name, or otherwise the file with the shortest name that starts with this
/// name.
fn main<'a>(name: &str, shared: &[&'a str]) -> Option<&'a str> {
    let plain = |file: &str| stem(file).to_lowercase();
    let mut fitting: Vec<&&str> = shared.iter().filter(|file| plain(file).starts_with(name)).collect();
    // Programs load the library by the name that contains only the major version: `libfx.so.1`, not `libfx.so` or
    // `libfx.so.1.2`.
    fitting.sort_by_key(|file| (stem(file).len(), file.split('.').count().abs_diff(3), **file));
    fitting.first().map(|file| **file).or(match shared {
        [only] => Some(only),
        _ => None,
    })
}

/// The name of the library's DLL for Windows: `fx64_1.dll` for `fx`.
fn dll(stem: &str, windows: &[String]) -> Option<String> {
    let names = windows.iter().filter_map(|path| path.rsplit('/').next()).filter(|name| name.ends_with(".dll"));
    let is_it = |name: &&str| {
        let rest = name.to_lowercase();
        let rest =
            rest.strip_prefix(&stem.to_lowercase()).and_then(|rest| rest.strip_suffix(".dll")).map(str::to_owned);
        rest.is_some_and(|rest| rest.chars().all(|c| c.is_ascii_digit() || c == '_'))
    };
    names.filter(is_it).map(str::to_owned).min()
}

/// The library's name in the catalog of cuda-pathfinder. It follows the last `name=` before the name of the file.
fn pathfinder(file: &str, catalogue: &str) -> Option<String> {
    let at = catalogue.find(&format!("\"{file}\""))?;
    let (_, name) = catalogue[..at].rsplit_once("name=\"")?;
    name.split_once('"').map(|(name, _)| name.to_owned())
}
