//! Files of the Cython interface: `.pxd` files, and the modules that contain the functions declared in them.

use super::Pxd;
use crate::{Package, PyModule};
use askama::Template;
use codegen_printing::render;
use std::collections::BTreeMap;

#[derive(Template)]
#[template(path = "python/package/cython/module.pxd.j2", escape = "none")]
struct Declarations<'a> {
    pxd: &'a Pxd,
    as_of: &'a str,
    title: &'a str,
}

#[derive(Template)]
#[template(path = "python/package/cython/module.py.j2", escape = "none")]
struct Module<'a> {
    library: &'a str,
    major: u32,
    title: &'a str,
}

#[derive(Template)]
#[template(path = "python/package/cython/default.pxd.j2", escape = "none")]
struct Default<'a> {
    library: &'a str,
    major: u32,
}

/// The Cython files of one library: path → text.
pub(crate) fn files(package: &Package, of: &str) -> BTreeMap<String, String> {
    let mut files = BTreeMap::new();
    for module in package.modules.iter().filter(|module| module.library == of) {
        let Some(pxd) = &module.pxd else { continue };
        let PyModule { library, major, .. } = module;
        let (title, as_of) = (&module.title(), &module.as_of());
        let folder = format!("python/cubind/cuda{major}");
        files.insert(format!("{folder}/cy{library}.pxd"), render(&Declarations { pxd, as_of, title }));
        files.insert(format!("{folder}/cy{library}.py"), self::module(library, *major, title));
        if *major == package.default_major {
            files.insert(format!("python/cubind/cy{library}.pxd"), render(&Default { library, major: *major }));
        }
    }
    files
}

/// The module that contains the capsules of a library's functions.
pub(crate) fn module(library: &str, major: u32, title: &str) -> String {
    render(&Module { library, major, title })
}
