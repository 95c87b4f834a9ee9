//! Reading, checking and printing of all views.

use crate::{
    files, lints,
    schema::{self, Keys, PythonView},
};
use codegen_core::{
    api::Api,
    diag::{Diagnostic, Diagnostics, Failure, Location},
    language::{Names, Printed},
    package::Package,
    registry::Registry,
    spec::{self, Placed, Spec, Specs},
};
use std::path::Path;

/// The folder of views. The name of each file is that of the module in `cuda.bindings`.
const FOLDER: &str = "specs/views";

/// The path of the manual for views.
const MANUAL: &str = "specs/docs/views.md";

/// All views in the repository.
#[derive(Debug, Default)]
pub struct Views(Vec<Described>);

/// One view of a library.
#[derive(Debug)]
struct Described {
    /// The name of the view's module in `cuda.bindings`.
    module: String,
    placed: Placed<Keys>,
}

impl Described {
    /// Returns the library's name, which is the last part of the module's name.
    fn library(&self) -> &str {
        self.module.rsplit('.').next().unwrap_or(&self.module)
    }

    fn view(&self) -> PythonView {
        PythonView { module: self.module.clone(), keys: self.placed.content.clone() }
    }
}

impl Views {
    /// Reads the files in `specs/views` of a checkout.
    pub fn load(root: &Path) -> Result<Self, Failure> {
        let folder = root.join(FOLDER);
        let texts = if folder.is_dir() { spec::texts(root, &folder)? } else { Default::default() };
        Self::parse(texts.iter().map(|(file, text)| (file.as_str(), text.as_str())))
    }

    /// Parses files, each with its name and its text.
    pub fn parse<'a>(texts: impl IntoIterator<Item = (&'a str, &'a str)>) -> Result<Self, Failure> {
        let mut diagnostics = Diagnostics::default();
        let described = texts.into_iter().filter_map(|(file, text)| {
            let placed = spec::placed(text, file, MANUAL, &schema::KEYS, &mut diagnostics)?;
            let module = Path::new(file).file_stem().and_then(|stem| stem.to_str()).unwrap_or_default().to_owned();
            Some(Described { module, placed })
        });
        let views = Self(described.collect());
        diagnostics.into_result().map(|()| views)
    }

    /// Checks the views of these libraries against their specs and registries.
    pub fn check(&self, specs: &Specs, registries: &[Registry], libraries: &Names) -> Result<(), Failure> {
        let mut diagnostics = Diagnostics::default();
        for described in &self.0 {
            if specs.libraries.iter().all(|spec| spec.name() != described.library()) {
                let message = format!("specs/ has no spec for the library `{}`", described.library());
                let at = Location::new(&described.placed.file, 0);
                let help = "name the view after its module. The last part of the module's name is the name of the \
                           library";
                diagnostics.push(Diagnostic::new("unknown-library", at, message).help(help));
            }
        }
        for (spec, registry) in specs.libraries.iter().zip(registries).filter(|(it, _)| libraries.contains(it.name())) {
            let own: Vec<&Described> = self.0.iter().filter(|view| view.library() == spec.name()).collect();
            check_module(spec, &own, &mut diagnostics);
            own.iter().for_each(|view| lints::check(&view.placed, &view.view(), registry, &mut diagnostics));
        }
        diagnostics.into_result()
    }

    /// Prints the views of these libraries. Only this repository's own package contains views.
    pub fn print(&self, api: &Api, package: &Package, names: &Names) -> Printed {
        let mut printed = Printed::default();
        for library in api.libraries.iter().filter(|it| package.is_core && names.contains(&it.spec.name)) {
            for described in self.0.iter().filter(|view| view.library() == library.spec.name) {
                for (path, text) in files::files(api, library, &described.view()) {
                    printed.add(&library.spec.name, format!("{}/{path}", package.python.folder), text);
                }
            }
        }
        printed
    }
}

/// Reports a library if its spec and its views disagree about the module in `cuda.bindings`.
fn check_module(spec: &Spec, views: &[&Described], diagnostics: &mut Diagnostics) {
    let main = views.iter().find(|view| view.module == spec.name());
    let (at, message, help) = match (spec.content.library.python.pythonic, main) {
        (true, None) => (
            spec.location(&["library", "python", "pythonic"]),
            format!("`{}` has no view: there is no {FOLDER}/{}.yaml", spec.name(), spec.name()),
            "write the view, or remove `pythonic` if cuda.bindings uses the C names for this library",
        ),
        (false, Some(view)) => (
            Location::new(&view.placed.file, 0),
            format!("`{}` has C's names in cuda.bindings, according to its spec", spec.name()),
            "write `pythonic: true` under `python` of `library`, or name the view for another module",
        ),
        (true, Some(_)) | (false, None) => return,
    };
    diagnostics.push(Diagnostic::new("view-module", at, message).help(help));
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::schema::SECTIONS;
    use codegen_core::repository;
    use std::fs;

    /// The number of keys in the schema of views, and the number of different names of these keys.
    const KEYS: (usize, usize) = (41, 39);

    #[test]
    fn the_number_of_keys_does_not_exceed_the_limit() {
        assert_eq!(spec::counts(SECTIONS), KEYS, "merge, derive or generalize a key, or change the limit");
    }

    #[test]
    fn every_key_is_documented_and_used_by_a_view_and_in_the_manual() {
        let root = repository::root();
        let texts = spec::texts(root, &root.join(FOLDER)).unwrap();
        let used = texts.into_values().collect::<String>();
        let manual = fs::read_to_string(root.join(MANUAL)).unwrap();
        let reference = crate::reference();
        for (key, doc) in SECTIONS.iter().flat_map(|section| section.rows) {
            let key = format!("{}:", key.trim_start_matches("r#"));
            assert!(
                !doc.trim().is_empty() && reference.contains(&format!("| `{}` |", key.trim_end_matches(':'))),
                "{key}"
            );
            assert!(used.contains(&key), "no view has {key}");
            assert!(manual.contains(&key), "{MANUAL} lacks {key}");
        }
    }
}
