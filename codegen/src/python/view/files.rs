//! Views as files.

use super::View;
use crate::{printing::render, python::Package};
use askama::Template;
use std::collections::BTreeMap;

#[derive(Template)]
#[template(path = "python/package/compat/view/module.py.j2", escape = "none")]
struct Module<'a> {
    view: &'a View,
}

#[derive(Template)]
#[template(path = "python/package/compat/view/major.py.j2", escape = "none")]
struct Major {
    major: u32,
}

/// Path → text.
pub(in crate::python) fn files(package: &Package) -> BTreeMap<String, String> {
    let mut files = BTreeMap::new();
    for view in &package.views {
        let folder = format!("python/cubind/compat/cuda{}", view.major);
        files.insert(format!("{folder}/__init__.py"), render(&Major { major: view.major }));
        files.insert(format!("{folder}/{}.py", view.library), render(&Module { view }));
    }
    files
}
