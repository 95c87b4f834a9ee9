//! The templates of the Rust crate, and what is written by hand and emitted whole.

use super::{
    Crate, Module, ModulePlace,
    counts::{self, Row},
    hand_written::HandWritten,
    modules::{Feature, titles},
    peers,
};
use crate::{
    edition::Edition,
    guide,
    printing::{COMMON, and, render},
};
use askama::Template;
use std::collections::BTreeMap;

/// The head of a file of items.
#[derive(Template)]
#[template(path = "rust/items_head.rs.j2", escape = "none")]
pub(super) struct ItemsHead<'a> {
    pub(super) what: &'a str,
    pub(super) title: &'a str,
}

/// The head of the file with a library's C functions.
#[derive(Template)]
#[template(path = "rust/symbols_head.rs.j2", escape = "none")]
pub(super) struct SymbolsHead<'a> {
    pub(super) module: &'a Module,
    pub(super) place: &'a str,
    pub(super) extends_shared: bool,
}

/// A library's functions whose handles have owners.
#[derive(Template)]
#[template(path = "rust/owned_module.rs.j2", escape = "none")]
pub(super) struct OwnedFile<'a> {
    pub(super) module: &'a Module,
    pub(super) place: &'a str,
}

/// A library's functions that return `Result`s.
#[derive(Template)]
#[template(path = "rust/checked_module.rs.j2", escape = "none")]
pub(super) struct CheckedFile<'a> {
    pub(super) module: &'a Module,
    pub(super) place: &'a str,
}

/// The `mod.rs` of one library at one place.
#[derive(Template)]
#[template(path = "rust/module.rs.j2", escape = "none")]
pub(super) struct ModuleFile<'a> {
    pub(super) place: &'a str,
    /// Which versions it is for, in words; nothing for what all share.
    pub(super) edition: String,
    /// The major version of CUDA whose toolkit may bring the library.
    pub(super) toolkit_major: u32,
    pub(super) module: &'a Module,
    pub(super) parts: &'a [&'a str],
    /// Those of `parts` without functions.
    pub(super) type_parts: &'a [&'a str],
}

/// The names of a library's functions in one version, and when they came.
#[derive(Template)]
#[template(path = "rust/history.rs.j2", escape = "none")]
pub(super) struct HistoryFile<'a> {
    pub(super) module: &'a Module,
}

/// The `mod.rs` of one major version, or of what all share.
#[derive(Template)]
#[template(path = "rust/place.rs.j2", escape = "none")]
pub(super) struct PlaceFile<'a> {
    pub(super) is_shared: bool,
    pub(super) is_of_core: bool,
    /// A function whose name is looked up in the documentation.
    pub(super) example: &'a str,
    pub(super) major: u32,
    pub(super) newest: &'a str,
    /// The modules of the major versions, in a sentence.
    pub(super) majors: &'a str,
    pub(super) libraries: &'a [&'a Module],
    pub(super) has_symbols: bool,
    pub(super) has_checked: bool,
    pub(super) has_owned: bool,
}

/// The `sys/mod.rs` beside it.
#[derive(Template)]
#[template(path = "rust/symbols.rs.j2", escape = "none")]
struct SymbolsFile<'a> {
    /// Whose they are, in words.
    of: String,
    /// Those that have C functions here.
    libraries: &'a [&'a Module],
}

/// The `owned/mod.rs` beside it.
#[derive(Template)]
#[template(path = "rust/owned_place.rs.j2", escape = "none")]
struct OwnedIndex<'a> {
    is_shared: bool,
    /// Whose they are, in words.
    of: &'a str,
    libraries: &'a [&'a Module],
    /// What is written by hand on top of them, and has a part in each major version.
    hand_written: Vec<&'a HandWritten>,
}

/// The `checked/mod.rs` beside it.
#[derive(Template)]
#[template(path = "rust/checked.rs.j2", escape = "none")]
struct CheckedIndex<'a> {
    /// Whose they are, in words.
    of: &'a str,
    /// Those that have such functions here.
    libraries: &'a [&'a Module],
}

#[derive(Template)]
#[template(path = "rust/lib.rs.j2", escape = "none")]
struct LibFile<'a> {
    majors: &'a [u32],
    /// The one that examples use.
    default: u32,
    /// All of them, in a sentence.
    side_by_side: &'a str,
    has_shared: bool,
    /// The modules of libraries with versions of their own, and the features of those libraries.
    own: &'a [&'a Module],
    own_features: &'a [&'a str],
    libraries: &'a [Feature],
}

/// The module of what all major versions' `owned` modules are built on.
#[derive(Template)]
#[template(path = "rust/owned.rs.j2", escape = "none")]
struct OwnedRoot<'a> {
    default: u32,
    hand_written: &'a [HandWritten],
    /// The modules of libraries with versions of their own.
    own: Vec<&'a Module>,
}

#[derive(Template)]
#[template(path = "rust/Cargo.toml.j2", escape = "none")]
struct Manifest<'a> {
    majors: &'a [u32],
    /// Quoted, in a list.
    default_features: String,
    libraries: &'a [Feature],
}

#[derive(Template)]
#[template(path = "rust/README.md.j2", escape = "none")]
struct Readme<'a> {
    newest: &'a [(u32, String)],
    default: u32,
    side_by_side: &'a str,
    /// All libraries, and those that are built by default.
    titles: String,
    defaults: String,
    /// How many functions there are of each library in each layer.
    rows: &'a [Row<'a>],
    functions: usize,
    /// This crate beside others, and when these were looked at.
    peers: String,
    seen: String,
}

macro_rules! whole {
    ($($path:literal),* $(,)?) => {
        [$(($path, include_str!(concat!("../../../templates/rust/", $path)))),*]
    };
}

/// Files that are emitted as they are: path in the crate → text.
pub(super) fn hand_written() -> BTreeMap<String, String> {
    let support = whole![
        "owned/compile.rs",
        "owned/gpu/accesses.rs",
        "owned/gpu/allocation.rs",
        "owned/gpu/argument.rs",
        "owned/gpu/arrays.rs",
        "owned/gpu/buffer.rs",
        "owned/gpu/call.rs",
        "owned/gpu/clock.rs",
        "owned/gpu/closures/host.rs",
        "owned/gpu/closures/logs.rs",
        "owned/gpu/closures/mod.rs",
        "owned/gpu/closures/occupancy.rs",
        "owned/gpu/closures/registry.rs",
        "owned/gpu/closures/user_object.rs",
        "owned/gpu/device.rs",
        "owned/gpu/dlpack/abi.rs",
        "owned/gpu/dlpack/error.rs",
        "owned/gpu/dlpack/export.rs",
        "owned/gpu/dlpack/mod.rs",
        "owned/gpu/dlpack/tensor.rs",
        "owned/gpu/foreign_memory.rs",
        "owned/gpu/graph.rs",
        "owned/gpu/graph_memory.rs",
        "owned/gpu/group.rs",
        "owned/gpu/jit.rs",
        "owned/gpu/kept_streams.rs",
        "owned/gpu/kernel.rs",
        "owned/gpu/last_work.rs",
        "owned/gpu/launch.rs",
        "owned/gpu/library.rs",
        "owned/gpu/line.rs",
        "owned/gpu/managed.rs",
        "owned/gpu/memory.rs",
        "owned/gpu/memory_pool.rs",
        "owned/gpu/mod.rs",
        "owned/gpu/module.rs",
        "owned/gpu/pending.rs",
        "owned/gpu/pinned.rs",
        "owned/gpu/plans.rs",
        "owned/gpu/pool.rs",
        "owned/gpu/prepared.rs",
        "owned/gpu/slice.rs",
        "owned/gpu/slice_mut.rs",
        "owned/gpu/stream.rs",
        "owned/gpu/stream_buffer.rs",
        "owned/gpu/textures/array.rs",
        "owned/gpu/textures/mod.rs",
        "owned/gpu/textures/sampling.rs",
        "owned/gpu/textures/surface.rs",
        "owned/gpu/textures/texel.rs",
        "owned/gpu/textures/texture.rs",
        "owned/gpu/trace.rs",
        "owned/gpu/uses.rs",
        "owned/gpu/virtual_buffer.rs",
        "owned/gpu/virtual_memory.rs",
        "owned/gpu/waiting/bell.rs",
        "owned/gpu/waiting/copied.rs",
        "owned/gpu/waiting/finished.rs",
        "owned/gpu/waiting/mod.rs",
        "owned/gpu/waiting/returned.rs",
        "owned/gpu/waiting/rounds.rs",
        "owned/gpu/waiting/signal.rs",
        "owned/handle.rs",
        "owned/keeps.rs",
        "owned/live.rs",
        "owned/macros/functions.rs",
        "owned/macros/groups.rs",
        "owned/macros/handles.rs",
        "owned/macros/lengths.rs",
        "owned/macros/mod.rs",
        "owned/ranges.rs",
        "owned/with.rs",
        "support/args.rs",
        "support/bits.rs",
        "support/device.rs",
        "support/element.rs",
        "support/environment.rs",
        "support/error.rs",
        "support/extent.rs",
        "support/files.rs",
        "support/flag_set.rs",
        "support/foreign.rs",
        "support/grow.rs",
        "support/history.rs",
        "support/interface.rs",
        "support/keys.rs",
        "support/last_message.rs",
        "support/library.rs",
        "support/load_error.rs",
        "support/macros.rs",
        "support/missing.rs",
        "support/mod.rs",
        "support/names.rs",
        "support/output.rs",
        "support/process.rs",
        "support/refusal.rs",
        "support/scalar.rs",
        "support/sixteen.rs",
        "support/status.rs",
        "support/symbol.rs",
        "support/transform.rs",
        "support/trusted.rs",
    ];
    let common = COMMON.iter().map(|(name, text)| (format!("src/support/{name}"), (*text).to_owned()));
    let examples = whole![
        "examples/all_reduce.rs",
        "examples/async_server.rs",
        "examples/callbacks.rs",
        "examples/clusters.rs",
        "examples/compression.rs",
        "examples/convolution.rs",
        "examples/devices.rs",
        "examples/double_buffering.rs",
        "examples/fft.rs",
        "examples/gemm.rs",
        "examples/graph.rs",
        "examples/pipeline.rs",
        "examples/saxpy.rs",
        "examples/sparse_solve.rs",
        "examples/training.rs",
        "examples/vector_add.rs",
    ];
    let licenses = [
        ("LICENSE-APACHE", include_str!("../../../LICENSE-APACHE")),
        ("LICENSE-MIT", include_str!("../../../LICENSE-MIT")),
    ];
    let own = |(path, text): (&str, &str)| (path.to_owned(), text.to_owned());
    support
        .into_iter()
        .map(|(path, text)| (format!("src/{path}"), text.to_owned()))
        .chain(common)
        .chain(examples.into_iter().map(own))
        .chain(licenses.into_iter().map(own))
        .collect()
}

/// Files made from the crate as a whole, as far as these modules go: a list has a line for each.
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
        libraries: &view.libraries,
    };
    files.insert("src/lib.rs".to_owned(), render(&lib));
    files.insert("guide.md".to_owned(), guide::of("rust", &view.majors, view.default));
    let with_owned = own.iter().copied().filter(|module| module.has_owned()).collect();
    let owned = OwnedRoot { default: view.default, hand_written: &view.hand_written, own: with_owned };
    files.insert("src/owned/mod.rs".to_owned(), render(&owned));
    files.extend(view.hand_written.iter().flat_map(HandWritten::files));
    let by_default = view.libraries.iter().filter(|library| library.is_default).map(|library| library.library.clone());
    let by_default = view.majors.iter().map(|major| format!("cuda-{major}")).chain(by_default);
    let default_features = by_default.map(|feature| format!("{feature:?}")).collect::<Vec<_>>().join(", ");
    let manifest = Manifest { majors: &view.majors, default_features, libraries: &view.libraries };
    files.insert("Cargo.toml".to_owned(), render(&manifest));
    let rows = counts::rows(view, modules);
    let functions = counts::functions(&rows);
    let newest = view.newest.last().map_or_else(String::new, |(_, version)| version.clone());
    let counted = [
        ("functions", format!("{functions} of {} libraries", rows.len())),
        ("libraries", rows.len().to_string()),
        ("oldest", view.majors.first().map_or_else(String::new, |major| format!("{major}.0"))),
        ("newest", newest),
    ];
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
            peers: peers::table(&counted),
            seen: peers::seen(),
        }),
    );
    let mut places: BTreeMap<String, Vec<&Module>> = BTreeMap::new();
    for module in modules {
        places.entry(module.place.folder()).or_default().push(module);
    }
    let majors = named(|major| format!("`cuda{major}`"));
    for (folder, libraries) in places {
        let exporting: Vec<&Module> = libraries.iter().copied().filter(|module| module.has_symbols()).collect();
        let checked: Vec<&Module> = libraries.iter().copied().filter(|module| module.has_checked()).collect();
        let owned: Vec<&Module> = libraries.iter().copied().filter(|module| module.has_owned()).collect();
        let shared = format!("that are the same in every major version; {majors} re-export them");
        let exported = "as the libraries export them, looked up at the first call";
        let (number, whose, of) = match libraries[0].place {
            ModulePlace::Shared => (Some(0), shared.clone(), format!("{shared}.")),
            ModulePlace::Of(Edition::Cuda(number)) => {
                (Some(number), format!("of CUDA {number}"), format!("of CUDA {number}, {exported}."))
            }
            ModulePlace::Of(Edition::Own { .. }) => {
                let whose = "of libraries with versions of their own";
                (None, whose.to_owned(), format!("{whose}, {exported}."))
            }
        };
        // At the top of the crate, `lib.rs` has the modules.
        if let Some(major) = number {
            let newest = view.newest.iter().find(|(of, _)| *of == major).map_or("", |(_, version)| version.as_str());
            let has_symbols = !exporting.is_empty();
            let (is_shared, libraries) = (major == 0, &libraries);
            let has_checked = !checked.is_empty();
            let has_owned = !owned.is_empty();
            let majors = &majors;
            let is_of_core = libraries.iter().any(|module| module.is_of_core);
            let example = libraries.iter().find_map(|module| module.history.keys().next()).map_or("", String::as_str);
            let file = PlaceFile {
                is_shared,
                is_of_core,
                example,
                major,
                newest,
                majors,
                libraries,
                has_symbols,
                has_checked,
                has_owned,
            };
            files.insert(format!("src/{folder}mod.rs"), render(&file));
        }
        if !exporting.is_empty() {
            let file = SymbolsFile { of, libraries: &exporting };
            files.insert(format!("src/{folder}{}/mod.rs", crate::names::SYMBOLS), render(&file));
        }
        if !checked.is_empty() {
            let file = CheckedIndex { of: &whose, libraries: &checked };
            files.insert(format!("src/{folder}{}/mod.rs", crate::names::CHECKED), render(&file));
        }
        match number {
            Some(major) if !owned.is_empty() => {
                let has_part = |it: &&HandWritten| major > 0 && it.macro_of_majors().is_some();
                let hand_written = view.hand_written.iter().filter(has_part).collect();
                let file = OwnedIndex { is_shared: major == 0, of: &whose, libraries: &owned, hand_written };
                files.insert(format!("src/{folder}{}/mod.rs", crate::names::OWNED), render(&file));
            }
            // At the top of the crate, it is written by hand.
            Some(_) | None => {}
        }
    }
    files
}
