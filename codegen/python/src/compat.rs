//! The modules of `cuda.bindings` in `cubind.compat`. Each major version has a folder with the layout of NVIDIA's
//! package, and each folder contains a file for each of NVIDIA's modules.

use super::{PyModule, contents::Part, cython::Class};
use askama::Template;
use codegen_printing::render;
use std::collections::{BTreeMap, BTreeSet};

#[derive(Template)]
#[template(path = "python/package/compat/bindings/module.py.j2", escape = "none")]
struct Module<'a> {
    name: &'a str,
    library: &'a str,
    major: u32,
}

#[derive(Template)]
#[template(path = "python/package/compat/bindings/pointers.py.j2", escape = "none")]
struct Pointers<'a> {
    title: &'a str,
    library: &'a str,
    major: u32,
}

#[derive(Template)]
#[template(path = "python/package/compat/bindings/include.pxd.j2", escape = "none")]
struct Include<'a> {
    library: &'a str,
    major: u32,
}

#[derive(Template)]
#[template(path = "python/package/compat/bindings/classes.pxd.j2", escape = "none")]
struct Classes<'a> {
    library: &'a str,
    classes: &'a [Class],
    /// The names of integer types that `<stdint.h>` declares.
    integers: BTreeSet<&'static str>,
}

macro_rules! same {
    ($($path:literal $template:literal),* $(,)?) => {
        &[$(($path, include_str!(concat!("../../../templates/python/package/compat/bindings/", $template)))),*]
    };
}

/// The files that are the same in each major version: path → text.
const SAME: &[(&str, &str)] = same![
    "bindings/__init__.py" "package.py",
    "bindings/_internal/__init__.py" "nothing.py",
    "bindings/_internal/_fast_enum.py" "fast_enum.py",
    "bindings/_internal/utils.py" "internal_utils.py",
    "bindings/_lib/__init__.py" "nothing.py",
    "bindings/_version.py" "_version.py",
    "bindings/utils/__init__.py" "utils.py",
    "bindings/utils/_envvar.py" "utils_envvar.py",
    "bindings/utils/_version_check.py" "utils_version_check.py",
    "cuda.py" "old_cuda.py",
    "cudart.py" "old_cudart.py",
    "nvrtc.py" "old_nvrtc.py",
];

/// The files of `cubind.compat` for this part of the package, as path → text. `views` are the libraries whose modules
/// in `cuda.bindings` use snake case. The files of these libraries are printed separately.
pub(super) fn files(part: Part<'_>, views: &[&str]) -> BTreeMap<String, String> {
    let mut files = BTreeMap::new();
    for (major, _) in &part.package.releases {
        let folder = folder(*major);
        files.extend(SAME.iter().map(|(path, text)| (format!("{folder}/{path}"), (*text).to_owned())));
        for module in part.modules().filter(|module| module.major == *major) {
            files.extend(of_library(module, views).map(|(path, text)| (format!("{folder}/{path}"), text)));
        }
    }
    files
}

/// A major version's folder that contains the modules of the package `cuda`. The folder has no `__init__.py`, because
/// other packages also install modules in `cuda`.
pub fn folder(major: u32) -> String {
    format!("python/cubind/compat/cuda{major}/cuda")
}

/// The files of a library for which NVIDIA's package has a Cython module.
fn of_library(module: &PyModule, views: &[&str]) -> impl Iterator<Item = (String, String)> {
    let (library, major) = (module.library.as_str(), module.major);
    let mut files = Vec::new();
    if let Some(pxd) = &module.pxd {
        let title = &module.title();
        files.push((format!("bindings/cy{library}.pxd"), render(&Include { library, major })));
        files.push((format!("bindings/cy{library}.py"), super::cython::module(library, major, title)));
        files.push((format!("bindings/_internal/{library}.py"), render(&Pointers { title, library, major })));
        if !views.contains(&library) {
            let classes = pxd.classes();
            let numbers = classes.iter().filter_map(|class| class.number);
            let integers =
                numbers.filter(|number| number.ends_with("int32_t") || number.ends_with("int64_t")).collect();
            let name = format!("cuda.bindings.{library}");
            files.push((format!("bindings/{library}.py"), render(&Module { name: &name, library, major })));
            files.push((format!("bindings/{library}.pxd"), render(&Classes { library, classes, integers })));
        }
    }
    files.into_iter()
}
