//! Unlisted headers: headers that no spec lists. They are reported, so that no declaration in a wheel is overlooked.
//!
//! A library's own headers are in a directory with the library's name (`nvtx3/…`). In a release, headers whose names
//! have the library's prefix (`cudnn_ops.h`) also belong to the library. The spec must list each of these headers, or
//! state the reason why a header is not bound.
//!
//! All other headers belong to the toolkit, for example a header that a new toolkit adds for a new library. These
//! headers are read as text, because it is not known which other headers must be included first. A declaration counts
//! if it has no body, is outside of all braces, and either returns a library's result codes or has the prefix of a
//! library's functions (`cu` and a capital letter). In a header without device code, each public function counts.

use super::branches::{self, Declaration};
use crate::{
    diag::{Diagnostic, Diagnostics, Failure, Location},
    glob,
    spec::{Axis, Spec, Specs},
};
use std::{
    collections::{BTreeMap, BTreeSet},
    io,
    path::Path,
};

/// Finds headers in the directory `include` and its subdirectories that no spec lists: the libraries' own headers, and
/// other headers that declare functions.
pub fn unlisted(include: &Path, specs: &Specs) -> Result<Diagnostics, Failure> {
    find(include, &Known { is_toolkit: true, ..Known::of(&specs.libraries.iter().collect::<Vec<_>>(), include) })
}

/// Like [`unlisted`], but considers only the headers of some libraries.
pub fn unlisted_of(include: &Path, specs: &[&Spec]) -> Result<Diagnostics, Failure> {
    find(include, &Known::of(specs, include))
}

fn find(include: &Path, known: &Known<'_>) -> Result<Diagnostics, Failure> {
    let mut diagnostics = Diagnostics::default();
    let mut own: BTreeMap<&str, (&Spec, Vec<String>)> = BTreeMap::new();
    for name in headers(include, "").map_err(|error| unreadable(include, &error))? {
        if known.is_named(&name) {
            continue;
        }
        let path = include.join(&name);
        if let Some(owner) = known.owner(&name) {
            own.entry(&owner.file).or_insert_with(|| (owner, Vec::new())).1.push(name);
        } else {
            let bytes = std::fs::read(&path).map_err(|error| unreadable(&path, &error))?;
            let found = declares(&path, &name, &known.declared(&String::from_utf8_lossy(&bytes)));
            found.into_iter().for_each(|found| diagnostics.push(found));
        }
    }
    for (owner, names) in own.into_values() {
        match names.len() {
            // New headers in a toolkit are reviewed individually.
            0..MANY => names.iter().for_each(|name| diagnostics.push(self::own(&include.join(name), name, owner))),
            _ if known.is_toolkit => {
                names.iter().for_each(|name| diagnostics.push(self::own(&include.join(name), name, owner)));
            }
            _ => diagnostics.push(all_own(include, &names, owner)),
        }
    }
    Ok(diagnostics)
}

/// The minimum number of headers that are reported in a single finding. One header may include many others.
const MANY: usize = 4;

fn unreadable(path: &Path, error: &io::Error) -> Failure {
    Failure::environment(format!("cannot read {}: {error}", path.display()), "fetch or install the headers again")
}

/// Reports a header of a library that the library's spec does not list.
fn own(path: &Path, name: &str, owner: &Spec) -> Diagnostic {
    let place = Location::new(path.display().to_string(), 0);
    let message = format!(
        "{name} is a header of {}, but `headers` in {} does not list this header",
        owner.content.library.title, owner.file
    );
    Diagnostic::new("unlisted-header", place, message).help(format!(
        "add the header to `headers`, or give the reason why it is not bound with `unbound: {{{name}: REASON}}`. The \
        key may be a pattern (`fx*.h`), or a folder that ends with `/`"
    ))
}

/// Reports many headers of a library in a single finding. Also finds the unlisted headers that the listed headers
/// include.
fn all_own(include: &Path, names: &[String], owner: &Spec) -> Diagnostic {
    let library = &owner.content.library;
    let mut listed: Vec<String> = library.header_names().map(str::to_owned).collect();
    // The loop also visits the headers that it adds to the list.
    let mut at = 0;
    while let Some(header) = listed.get(at).cloned() {
        let bytes = std::fs::read(include.join(&header)).unwrap_or_default();
        for name in included(include, &header, &String::from_utf8_lossy(&bytes)) {
            if names.contains(&name) && !listed.contains(&name) {
                listed.push(name);
            }
        }
        at += 1;
    }
    let (reached, others): (Vec<_>, Vec<_>) = names.iter().partition(|name| listed.contains(name));
    let message = format!("{} headers of {} are not listed in {}", names.len(), library.title, owner.file);
    let mut found = Diagnostic::new("unlisted-header", owner.location(&["library", "headers"]), message);
    if !reached.is_empty() {
        found = found.note(format!(
            "the listed headers include {} of these headers: `headers: [{}]`",
            reached.len(),
            listed.join(", ")
        ));
    }
    if !others.is_empty() {
        let others = others.iter().map(|name| name.as_str()).collect::<Vec<_>>().join(", ");
        found = found.note(format!("no listed header includes {others}"));
    }
    found.help(
        "list all headers that declare functions, types or constants of the library\nfor each other header, give a \
        reason with `unbound: {NAME: REASON}`. The key may be a pattern (`fx*.h`), or a folder that ends with `/`",
    )
}

/// Returns the headers in the directory `include` that a header includes, in the order of the `#include` directives.
fn included(include: &Path, header: &str, text: &str) -> Vec<String> {
    let folder = header.rsplit_once('/').map_or("", |(folder, _)| folder);
    let lines =
        text.lines().filter_map(|line| line.trim_start().strip_prefix('#')?.trim_start().strip_prefix("include"));
    let named = lines.filter_map(|rest| rest.trim_start().strip_prefix(['"', '<'])?.split(['"', '>']).next());
    let found = named.filter_map(|name| {
        let beside = if folder.is_empty() { name.to_owned() } else { format!("{folder}/{name}") };
        [beside, name.to_owned()].into_iter().find(|name| include.join(name).is_file())
    });
    found.collect()
}

/// Reports a header that belongs to no known library, if it declares functions that look like bound functions.
fn declares(path: &Path, name: &str, declared: &[(String, usize)]) -> Option<Diagnostic> {
    let (first, line) = declared.first()?;
    let more = match declared.len() - 1 {
        0 => String::new(),
        more => format!(" and {more} more"),
    };
    let place = Location::new(path.display().to_string(), *line);
    let message = format!("{name} declares `{first}`{more}, but no spec lists this header");
    Some(Diagnostic::new("unlisted-header", place, message).help(format!(
        "add the header to `headers` of the library that exports these functions, or give the reason why the header \
        is not bound with `unbound: {{{name}: REASON}}`"
    )))
}

/// Returns the headers in the directory `include`, under the names by which programs include them. `folder` is empty,
/// or a subdirectory with a trailing `/`.
pub(super) fn headers(include: &Path, folder: &str) -> io::Result<Vec<String>> {
    let mut all = Vec::new();
    for entry in std::fs::read_dir(include.join(folder))? {
        let entry = entry?;
        let name = format!("{folder}{}", entry.file_name().to_string_lossy());
        let path = entry.path();
        if path.is_dir() {
            all.extend(headers(include, &format!("{name}/"))?);
        } else if path.extension().is_some_and(|extension| extension == "h") {
            all.push(name);
        }
    }
    all.sort();
    Ok(all)
}

/// The headers and prefixes that the specs declare.
struct Known<'a> {
    /// The headers that specs list for the scan.
    headers: BTreeSet<&'a str>,
    /// The headers that are not bound, by name, by pattern, or by their directory (`nccl_device/`).
    unbound: Vec<&'a str>,
    /// The prefixes of the names of a library's own headers.
    own: Vec<(String, &'a Spec)>,
    /// The types of the libraries' result codes.
    results: BTreeSet<&'a str>,
    /// The prefixes of the libraries' functions: the part of a name before the first capital letter.
    beginnings: BTreeSet<&'a str>,
    /// True if the specs describe all libraries, so that every function must belong to one of these libraries.
    is_toolkit: bool,
}

impl<'a> Known<'a> {
    fn of(specs: &[&'a Spec], include: &Path) -> Self {
        let libraries = || specs.iter().map(|spec| &spec.content.library);
        let headers = libraries().flat_map(|library| library.headers.iter().map(|header| header.name.as_str()));
        let own = specs.iter().flat_map(|spec| own_beginnings(spec, include));
        let decided = specs.iter().flat_map(|spec| spec.content.functions.keys());
        Self {
            headers: headers.collect(),
            unbound: libraries().flat_map(|library| library.unbound_headers()).map(|(name, _)| name.as_str()).collect(),
            own: own.collect(),
            results: libraries().map(|library| library.result.r#type.as_str()).collect(),
            beginnings: decided.filter_map(|symbol| beginning(symbol)).collect(),
            is_toolkit: false,
        }
    }

    fn is_named(&self, header: &str) -> bool {
        let is_left_out =
            |unbound: &str| glob::matches(unbound, header) || (unbound.ends_with('/') && header.starts_with(unbound));
        self.headers.contains(header) || self.unbound.iter().any(|unbound| is_left_out(unbound))
    }

    /// Returns the library to which a header belongs, if the header's name determines the library.
    fn owner(&self, header: &str) -> Option<&'a Spec> {
        let header = header.to_lowercase();
        self.own.iter().find(|(beginning, _)| header.starts_with(beginning)).map(|(_, spec)| *spec)
    }

    /// Returns the functions that a header declares, with their lines.
    fn declared(&self, text: &str) -> Vec<(String, usize)> {
        let is_for_host = self.is_toolkit && !text.contains("__device__");
        let is_known = |found: &Declaration| {
            let is_like = beginning(&found.name).is_some_and(|beginning| self.beginnings.contains(beginning));
            let returns_code = found.before.iter().any(|word| self.results.contains(word.as_str()));
            found.may_be_exported() && (is_like || returns_code || (is_for_host && !found.name.starts_with('_')))
        };
        let declared = branches::declarations(text).into_iter().filter(is_known);
        declared.map(|found| (found.name, found.line)).collect()
    }
}

/// Returns the prefixes of a library's headers in lower case: their directories and, for a release, the prefixes of the
/// headers' names. In a toolkit, a common prefix of names is not enough: `cuda_fp16.h` does not belong to the driver,
/// although `cuda.h` does.
fn own_beginnings<'a>(spec: &'a Spec, include: &Path) -> impl Iterator<Item = (String, &'a Spec)> {
    let library = &spec.content.library;
    // The headers of one release are not in a toolkit or in a release of another library.
    let is_release = library.axis == Axis::Own && library.header_names().any(|header| include.join(header).is_file());
    library.header_names().filter_map(move |header| {
        let beginning = match header.split_once('/') {
            Some((folder, _)) => format!("{folder}/"),
            None => header.strip_suffix(".h").filter(|_| is_release)?.to_owned(),
        };
        Some((beginning.to_lowercase(), spec))
    })
}

/// Returns the lower-case prefix of a name, such as `cu` for `cuInit`. Returns `None` for a name without such a prefix.
fn beginning(name: &str) -> Option<&str> {
    let end = name.find(|c: char| !c.is_ascii_lowercase())?;
    (end > 0 && name[end..].starts_with(|c: char| c.is_ascii_uppercase())).then(|| &name[..end])
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn included_headers_are_found_next_to_the_header_and_in_the_folder() {
        let folder = tempfile::tempdir().unwrap();
        std::fs::create_dir(folder.path().join("fx")).unwrap();
        for name in ["fx/near.h", "far.h"] {
            std::fs::write(folder.path().join(name), "").unwrap();
        }
        let text = "#include <stdio.h>\n # include \"near.h\" // é\n#include <far.h>\n#include\n#include \"";
        assert_eq!(included(folder.path(), "fx/main.h", text), ["fx/near.h", "far.h"]);
    }

    #[test]
    fn only_declarations_outside_of_braces_are_functions() {
        let known = Known {
            headers: BTreeSet::new(),
            unbound: Vec::new(),
            own: Vec::new(),
            results: ["fxResult"].into(),
            beginnings: ["fx"].into(),
            is_toolkit: false,
        };
        let table: [(&str, &[(&str, usize)]); 12] = [
            ("fxResult API start(int a);\n", &[("start", 1)]),
            ("/* one\n two */\nextern \"C\" {\nint fxStart(void);\n}\n", &[("fxStart", 4)]),
            ("__attribute__((visibility(\"default\"))) int fxStart(void);", &[("fxStart", 1)]),
            ("int fxStart(\n  int a,\n  int b);\nint fxStop(void);", &[("fxStart", 1), ("fxStop", 4)]),
            ("int other(void); int fxother(void);", &[]),
            ("typedef fxResult (*PFN_fxStart)(int);", &[]),
            ("static inline fxResult fxStart(void) { return fxStop(); }", &[]),
            ("namespace a { int fxStart(void); }", &[]),
            ("#define F \\\n int fxStart(void);\n", &[]),
            ("// int fxStart(void);\n", &[]),
            ("struct S { int (*fxStart)(void); };", &[]),
            ("extern __device__ fxResult fxStart(void);", &[]),
        ];
        for (text, expected) in table {
            let found = known.declared(text);
            let found: Vec<(&str, usize)> = found.iter().map(|(name, line)| (name.as_str(), *line)).collect();
            assert_eq!(found, expected, "{text}");
        }
        let toolkit = Known { is_toolkit: true, ..known };
        let found = |text: &str| toolkit.declared(text).into_iter().map(|(name, _)| name).collect::<Vec<_>>();
        assert_eq!(found("gxCode gxOpen(int a);\nint __gxInside(void);\n"), ["gxOpen"]);
        assert_eq!(found("__device__ int twice(int a);\nfloat fast(float a);\n"), [""; 0]);
    }
}
