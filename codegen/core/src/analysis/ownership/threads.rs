//! The threads that may use and destroy a handle.
//!
//! Headers do not document the allowed threads, and a library may store an object's data in thread-local storage.
//! Therefore, the spec declares the threads for every handle that programs can own, and cites the document or the test
//! that confirms the declaration.

use crate::{
    analysis::inputs::LibraryInput,
    api::Library,
    diag::{Diagnostic, Diagnostics},
    glob, spec,
};
use indexmap::IndexMap;
use std::collections::BTreeSet;

/// Returns the spec's entry for a handle type, and the entry's selector. An entry with the exact name takes precedence
/// over patterns.
pub(in crate::analysis) fn of<'a>(
    entries: &'a IndexMap<String, spec::Threads>,
    name: &str,
    canonical: impl Fn(&str) -> String,
) -> Option<(&'a str, &'a spec::Threads)> {
    let is_exact = |entry: &&String| !glob::is_pattern(entry) && canonical(entry) == name;
    let is_meant = |entry: &&String| glob::is_pattern(entry) && glob::matches(entry, name);
    let entry = entries.keys().find(is_exact).or_else(|| entries.keys().find(is_meant))?;
    Some((entry, &entries[entry]))
}

/// Checks that every handle that a program can own has an entry for its threads.
pub(super) fn check(input: &LibraryInput<'_>, library: &Library, diagnostics: &mut Diagnostics) {
    let entries = &input.spec.content.threads;
    let mut undecided = BTreeSet::new();
    for major in library.majors.values() {
        for (name, handle) in &major.handles {
            match of(entries, name, |entry| major.meant(entry).to_owned()) {
                Some(_) => {}
                // A part without an entry has the properties of the handle to which the part belongs.
                None if handle.destroyed_by.is_none() => {}
                None => drop(undecided.insert(name.as_str())),
            }
        }
    }
    for name in undecided {
        let message = format!("the spec does not specify which threads may use a `{name}`");
        diagnostics.push(
            Diagnostic::new("undecided-threads", input.spec.location(&["threads"]), message)
                .note(
                    "a program may destroy a handle that it owns on a thread other than the one that created the \
                      handle",
                )
                .help(format!(
                    "read the documentation, and add `{name}: {{threads: {{stays: \"no document, no test\"}}}}` under \
                    `types`\nif a document or a test confirms it, write `send` (one thread at a time) or \
                    `thread_safe` instead of `stays`, and cite this source"
                )),
        );
    }
}

#[cfg(test)]
mod tests {
    use crate::{repository, spec};

    /// The source of a declaration must be a document or an existing test.
    #[test]
    fn tests_that_specs_name_exist() {
        let root = repository::root();
        let (specs, _) = repository::read();
        let threads = specs.libraries.iter().flat_map(|spec| spec.content.threads.values());
        let sources = threads.filter_map(spec::Threads::send);
        let files: Vec<&str> = sources.filter_map(|source| Some(source.split_once("tested: ")?.1)).collect();
        assert!(!files.is_empty());
        for file in files {
            assert!(root.join(file).is_file(), "{file}");
        }
    }
}
