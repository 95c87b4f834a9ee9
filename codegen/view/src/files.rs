//! Views as files.

use super::View;
use crate::{Package, compat};
use askama::Template;
use codegen_printing::render;
use std::collections::BTreeMap;

#[derive(Template)]
#[template(path = "python/package/compat/view/module.py.j2", escape = "none")]
struct Module<'a> {
    view: &'a View,
}

/// The files of one library's views: path → text.
pub(crate) fn files(package: &Package, library: &str) -> BTreeMap<String, String> {
    let mut files = BTreeMap::new();
    for view in package.views.iter().filter(|view| view.library == library) {
        let path = format!("{}/bindings/{}.py", compat::folder(view.major), view.library);
        files.insert(path, render(&Module { view }));
    }
    files
}
