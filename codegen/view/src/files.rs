//! Prints the Python files of a view.

use super::{View, schema::PythonView};
use askama::Template;
use codegen_core::api::{Api, Library, Scope};
use codegen_printing::render;

#[derive(Template)]
#[template(path = "python/package/compat/view/module.py.j2", escape = "none")]
struct Module<'a> {
    view: &'a View,
}

/// Returns the files of a library's view: path → text.
pub(crate) fn files(api: &Api, library: &Library, view: &PythonView) -> Vec<(String, String)> {
    let scopes = library.majors.keys().map(|number| Scope::new(api, library, *number));
    let views = scopes.filter_map(|scope| View::of(&scope, view));
    let file = |view: View| {
        let path = format!("{}/bindings/{}.py", codegen_python::folder(view.major), view.module.replace('.', "/"));
        (path, render(&Module { view: &view }))
    };
    views.map(file).collect()
}
