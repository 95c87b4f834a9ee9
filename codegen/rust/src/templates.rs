//! Templates of the Rust crate, and hand-written files that are copied unchanged.

use super::{
    Crate, Module, ModulePlace,
    counts::{self, Row},
    hand_written::HandWritten,
    modules::{Feature, titles},
    peers,
};
use askama::Template;
use codegen_core::{
    edition::Edition,
    names::{CHECKED, OWNED, SYMBOLS},
};
use codegen_printing::{and, guide, licenses, render, written};
use std::collections::BTreeMap;

/// The beginning of a file that contains items.
#[derive(Template)]
#[template(path = "rust/items_head.rs.j2", escape = "none")]
pub(super) struct ItemsHeader<'a> {
    pub(super) what: &'a str,
    pub(super) title: &'a str,
}

/// The beginning of the file that contains a library's C functions.
#[derive(Template)]
#[template(path = "rust/symbols_head.rs.j2", escape = "none")]
pub(super) struct SymbolsHeader<'a> {
    pub(super) module: &'a Module,
    pub(super) place: &'a str,
    pub(super) extends_shared: bool,
    /// The modules of the raw functions that call the C functions. Each pair contains an additional `cfg` condition and
    /// the path of the module.
    pub(super) raw: Vec<(String, String)>,
}

/// The file that contains a library's functions with owned handles.
#[derive(Template)]
#[template(path = "rust/owned_module.rs.j2", escape = "none")]
pub(super) struct OwnedFile<'a> {
    pub(super) module: &'a Module,
    pub(super) place: &'a str,
    /// The major version of the library's own handles. `None` if the library has no functions with owned handles.
    pub(super) major: Option<u32>,
    pub(super) functions: &'a str,
}

/// The file that contains a library's functions that return `Result`s.
#[derive(Template)]
#[template(path = "rust/checked_module.rs.j2", escape = "none")]
pub(super) struct CheckedFile<'a> {
    pub(super) module: &'a Module,
    pub(super) place: &'a str,
}

/// The `mod.rs` of one library in one major version.
#[derive(Template)]
#[template(path = "rust/module.rs.j2", escape = "none")]
pub(super) struct ModuleFile<'a> {
    pub(super) place: &'a str,
    /// The versions of the library, joined as a phrase. Empty for the shared module.
    pub(super) edition: String,
    /// The CUDA major version whose toolkit may contain the library. It is 0 if no toolkit contains the library.
    pub(super) toolkit_major: u32,
    pub(super) module: &'a Module,
    pub(super) parts: &'a [&'a str],
    /// The elements of `parts` that contain types or constants instead of functions.
    pub(super) type_parts: &'a [&'a str],
}

/// The names of a library's functions in one major version, and the releases that introduced them.
#[derive(Template)]
#[template(path = "rust/history.rs.j2", escape = "none")]
pub(super) struct HistoryFile<'a> {
    pub(super) module: &'a Module,
}

/// The `mod.rs` of one major version, or of the part that all major versions share.
#[derive(Template)]
#[template(path = "rust/place.rs.j2", escape = "none")]
pub(super) struct PlaceFile<'a> {
    pub(super) is_shared: bool,
    pub(super) is_of_core: bool,
    /// The name of a function that the documentation uses in an example of a lookup by name.
    pub(super) example: &'a str,
    pub(super) major: u32,
    pub(super) newest: &'a str,
    /// The modules of the major versions, joined as a phrase.
    pub(super) majors: &'a str,
    pub(super) libraries: &'a [&'a Module],
    pub(super) has_symbols: bool,
    pub(super) has_checked: bool,
    pub(super) has_owned: bool,
}

/// The `sys/mod.rs` of one major version, or of the part that all major versions share.
#[derive(Template)]
#[template(path = "rust/symbols.rs.j2", escape = "none")]
struct SymbolsFile<'a> {
    /// A phrase that describes the libraries in the documentation.
    of: String,
    /// The libraries that have C functions in this module.
    libraries: &'a [&'a Module],
}

/// The `owned/mod.rs` of one major version, or of the part that all major versions share.
#[derive(Template)]
#[template(path = "rust/owned_place.rs.j2", escape = "none")]
struct OwnedIndex<'a> {
    is_shared: bool,
    /// A program that uses several of these modules. Empty if no library has such a program.
    program: &'a str,
    /// A phrase that describes the libraries in the documentation.
    of: &'a str,
    libraries: &'a [&'a Module],
    /// The hand-written modules that use these libraries and have a part for each major version.
    hand_written: Vec<&'a HandWritten>,
}

/// The `checked/mod.rs` of one major version, or of the part that all major versions share.
#[derive(Template)]
#[template(path = "rust/checked.rs.j2", escape = "none")]
struct CheckedIndex<'a> {
    /// A program that uses one of these modules. Empty if no library has such a program.
    program: &'a str,
    /// A phrase that describes the libraries in the documentation.
    of: &'a str,
    /// The libraries that have checked functions in this module.
    libraries: &'a [&'a Module],
}

#[derive(Template)]
#[template(path = "rust/lib.rs.j2", escape = "none")]
struct LibFile<'a> {
    majors: &'a [u32],
    /// The major version that examples use.
    default: u32,
    /// The major versions of CUDA, joined as a phrase.
    side_by_side: &'a str,
    has_shared: bool,
    /// The modules of independently versioned libraries, and the features of their libraries.
    own: &'a [&'a Module],
    own_features: &'a [&'a str],
    libraries: &'a [Feature],
    /// The rows of the table of modules. Each row has the condition under which its module is built.
    rows: Vec<(String, String)>,
}

/// The module that all major versions' `owned` modules have in common.
#[derive(Template)]
#[template(path = "rust/owned.rs.j2", escape = "none")]
struct OwnedRoot<'a> {
    default: u32,
    hand_written: &'a [HandWritten],
    /// The modules of independently versioned libraries.
    own: Vec<&'a Module>,
}

#[derive(Template)]
#[template(path = "rust/Cargo.toml.j2", escape = "none")]
struct Manifest<'a> {
    majors: &'a [u32],
    /// The major version of the default features. `default_features` contains the default features in quotes.
    default: u32,
    default_features: String,
    libraries: &'a [Feature],
}

#[derive(Template)]
#[template(path = "rust/README.md.j2", escape = "none")]
struct Readme<'a> {
    newest: &'a [(u32, String)],
    default: u32,
    side_by_side: &'a str,
    /// The titles of all libraries, and the titles of the libraries that are built by default, joined as phrases.
    titles: String,
    defaults: String,
    /// The number of each library's functions in each layer.
    rows: &'a [Row<'a>],
    functions: usize,
    /// The comparison with other crates, and the date of the comparison.
    peers: String,
    seen: String,
}

/// Files that are copied unchanged: path in the crate → text.
pub(super) fn hand_written() -> BTreeMap<String, String> {
    let support = ["owned", "support"].into_iter().flat_map(|folder| {
        written(&format!("rust/{folder}"))
            .map(move |(path, text)| (format!("src/{folder}/{path}"), text))
            .collect::<Vec<_>>()
    });
    let examples = written("rust/examples").map(|(path, text)| (format!("examples/{path}"), text));
    support.chain(examples).chain(licenses()).collect()
}

/// Files that describe the whole crate, restricted to these modules. Lists in these files contain a line for each
/// module.
pub(super) fn whole_files(view: &Crate, modules: &[&Module]) -> BTreeMap<String, String> {
    let mut files = BTreeMap::new();
    let has_shared = view.majors.len() > 1;
    let named = |what: fn(&u32) -> String| and(&view.majors.iter().map(what).collect::<Vec<_>>());
    let side_by_side = named(|major| format!("CUDA {major}"));
    let own = |module: &&Module| matches!(module.place, ModulePlace::Of(Edition::Own { .. }));
    let own: Vec<&Module> = modules.iter().copied().filter(own).collect();
    let mut own_features: Vec<&str> = own.iter().map(|module| module.library.as_str()).collect();
    own_features.dedup();
    let lib = LibFile {
        majors: &view.majors,
        default: view.default,
        side_by_side: &side_by_side,
        has_shared,
        own: &own,
        own_features: &own_features,
        rows: modules.iter().filter_map(|module| row(view.default, module)).collect(),
        libraries: &view.libraries,
    };
    files.insert("src/lib.rs".to_owned(), render(&lib));
    files.insert("guide.md".to_owned(), guide::of("rust", &view.majors, view.default));
    let with_owned = own.iter().copied().filter(|module| module.has_owned()).collect();
    let owned = OwnedRoot { default: view.default, hand_written: &view.hand_written, own: with_owned };
    files.insert("src/owned/mod.rs".to_owned(), render(&owned));
    files.extend(view.hand_written.iter().flat_map(HandWritten::files));
    let by_default = view.libraries.iter().filter(|library| library.is_default).map(|library| library.library.clone());
    // The default features enable only one major version, because a program uses one of them, and each additional one
    // costs the same build time.
    let by_default = std::iter::once(format!("cuda-{}", view.default)).chain(by_default);
    let default_features = by_default.map(|feature| format!("{feature:?}")).collect::<Vec<_>>().join(", ");
    let manifest =
        Manifest { majors: &view.majors, default: view.default, default_features, libraries: &view.libraries };
    files.insert("Cargo.toml".to_owned(), render(&manifest));
    let rows = counts::rows(view, modules);
    let functions = counts::functions(&rows);
    files.insert(
        "README.md".to_owned(),
        render(&Readme {
            newest: &view.newest,
            default: view.default,
            side_by_side: &side_by_side,
            titles: titles(&view.libraries, |_| true),
            defaults: titles(&view.libraries, |library| library.is_default),
            rows: &rows,
            functions,
            peers: peers::table(&counted(view, rows.len(), functions)),
            seen: peers::seen(),
        }),
    );
    let mut places: BTreeMap<String, Vec<&Module>> = BTreeMap::new();
    for module in modules {
        places.entry(module.place.folder()).or_default().push(module);
    }
    let majors = named(|major| format!("`cuda{major}`"));
    places.iter().for_each(|(folder, libraries)| files.extend(place_files(view, &majors, folder, libraries)));
    files
}

/// The row of a module in the table of modules, with the condition under which the module is built. Among the modules
/// for CUDA's major versions, only those for the default version have rows.
fn row(default: u32, module: &Module) -> Option<(String, String)> {
    let (gate, place) = match module.place {
        ModulePlace::Shared => return None,
        ModulePlace::Of(Edition::Cuda(major)) if major != default => return None,
        ModulePlace::Of(Edition::Cuda(major)) => {
            (format!("all(feature = \"cuda-{major}\", {})", module.gate), module.place.folder().replace('/', "::"))
        }
        ModulePlace::Of(Edition::Own { .. }) => (module.gate.clone(), String::new()),
    };
    let name = &module.name;
    let form = |has: bool, form: &str| if has { format!("[`{form}`]({place}{form}::{name})") } else { String::new() };
    let [checked, owned] =
        [(module.has_checked(), CHECKED), (module.has_owned(), OWNED)].map(|(has, it)| form(has, it));
    let cells = [format!("[`{name}`]({place}{name})"), checked, owned, form(true, SYMBOLS), module.about.clone()];
    Some((gate, format!("| {} |", cells.join(" | "))))
}

/// The counts of this crate for the comparison with other crates, by name.
fn counted(view: &Crate, libraries: usize, functions: usize) -> [(&'static str, String); 4] {
    let newest = view.newest.last().map_or_else(String::new, |(_, version)| version.clone());
    let oldest = view.majors.first().map_or_else(String::new, |major| format!("{major}.0"));
    [
        ("functions", format!("{functions} of {libraries} libraries")),
        ("libraries", libraries.to_string()),
        ("oldest", oldest),
        ("newest", newest),
    ]
}

/// The name of a function for an example. Libraries of the default features are preferred, so that the example runs
/// with these features.
fn example<'a>(view: &Crate, libraries: &[&'a Module]) -> &'a str {
    let is_default = |module: &Module| view.libraries.iter().any(|it| it.is_default && it.library == module.library);
    let first = |module: &&'a Module| module.history.keys().next().map(String::as_str);
    let by_default = libraries.iter().filter(|module| is_default(module)).find_map(first);
    by_default.or_else(|| libraries.iter().find_map(first)).unwrap_or_default()
}

/// The first program of a library that has this many imports from modules of a form. Empty if there is no such program,
/// and for the shared modules, which programs do not use directly.
fn program<'a>(libraries: &[&'a Module], form: &str, imports: usize) -> &'a str {
    let path = format!("::{form}::");
    let is_meant = |program: &&str| program.lines().filter(|line| line.contains(&path)).count() == imports;
    let libraries = libraries.iter().filter(|module| module.place != ModulePlace::Shared);
    libraries.map(|module| module.program.as_str()).find(is_meant).unwrap_or_default()
}

/// The `mod.rs` of one position in the crate, and the `mod.rs` of each layer in this position. At the top level of the
/// crate, `lib.rs` takes the place of `mod.rs`.
fn place_files(view: &Crate, majors: &str, folder: &str, libraries: &[&Module]) -> BTreeMap<String, String> {
    let mut files = BTreeMap::new();
    let of_layer =
        |has: fn(&Module) -> bool| libraries.iter().copied().filter(|module| has(module)).collect::<Vec<&Module>>();
    let [exporting, checked, owned] = [Module::has_symbols, Module::has_checked, Module::has_owned].map(of_layer);
    let shared = format!("that are the same in every major version; {majors} re-export them");
    let exported = "as the libraries export them. Each is looked up when it is first called";
    let (number, whose, of) = match libraries[0].place {
        ModulePlace::Shared => (Some(0), shared.clone(), format!("{shared}.")),
        ModulePlace::Of(Edition::Cuda(number)) => {
            (Some(number), format!("of CUDA {number}"), format!("of CUDA {number}, {exported}."))
        }
        ModulePlace::Of(Edition::Own { .. }) => {
            let whose = "of independently versioned libraries";
            (None, whose.to_owned(), format!("{whose}, {exported}."))
        }
    };
    let mut index = |layer: &str, text: String| drop(files.insert(format!("src/{folder}{layer}mod.rs"), text));
    if let Some(major) = number {
        let file = PlaceFile {
            is_shared: major == 0,
            is_of_core: libraries.iter().any(|module| module.is_of_core),
            example: example(view, libraries),
            major,
            newest: view.newest.iter().find(|(of, _)| *of == major).map_or("", |(_, version)| version.as_str()),
            majors,
            libraries,
            has_symbols: !exporting.is_empty(),
            has_checked: !checked.is_empty(),
            has_owned: !owned.is_empty(),
        };
        index("", render(&file));
    }
    let layer = |name: &str| format!("{name}/");
    if !exporting.is_empty() {
        index(&layer(SYMBOLS), render(&SymbolsFile { of, libraries: &exporting }));
    }
    if !checked.is_empty() {
        index(
            &layer(CHECKED),
            render(&CheckedIndex { program: program(&checked, CHECKED, 1), of: &whose, libraries: &checked }),
        );
    }
    // At the top level of the crate, the file is hand-written.
    if let Some(major) = number.filter(|_| !owned.is_empty()) {
        let has_part = |it: &&HandWritten| major > 0 && it.macro_of_majors().is_some();
        let hand_written = view.hand_written.iter().filter(has_part).collect();
        let file = OwnedIndex {
            is_shared: major == 0,
            // A program that takes handles and memory imports the library's module and the module with the memory.
            program: program(&owned, OWNED, 2),
            of: &whose,
            libraries: &owned,
            hand_written,
        };
        index(&layer(OWNED), render(&file));
    }
    files
}
