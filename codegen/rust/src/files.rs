//! Printing of the Rust crate's files.
//!
//! Items are printed one by one and joined with blank lines, because the pretty-printer inserts no blank lines between
//! the items of a file.

use super::{
    Crate, Item, Module, ModulePlace,
    common::{Common, Layer},
    on_core,
    signatures::{self, forms, signatures},
    templates,
};
use codegen_core::{
    api::Api,
    edition::Edition,
    language::{Files, Language, Names, Printed},
    names::{CHECKED, OWNED, SYMBOLS},
    package::{self, Package},
};
use codegen_printing::{render, unparse};

/// The folder of this repository's Rust crate, relative to the repository.
pub const FOLDER: &str = package::RUST_FOLDER;

/// The back end for Rust.
pub const LANGUAGE: Language = Language { label: "rust", folder: FOLDER, print: print_some, signatures, forms };

/// Prints this repository's Rust crate, as path → content.
pub fn emit(api: &Api) -> Files {
    let package = Package::core_of(api);
    print_some(api, &package, &package.libraries).into_files()
}

/// Prints the part of the crate that contains these libraries.
fn print_some(api: &Api, package: &Package, names: &Names) -> Printed {
    let view = &Crate::with(api, package, names);
    let whole = |modules: &[&Module]| match package.is_core {
        true => templates::whole_files(view, modules),
        false => on_core::whole_files(view, package, modules),
    };
    let hand_written = if package.is_core { templates::hand_written() } else { Files::new() };
    let mut printed = Printed { signatures: signatures::of(view), whole: hand_written, ..Printed::default() };
    printed.whole.extend(whole(&view.modules.iter().collect::<Vec<_>>()));
    let alone = |name: &String| view.modules.iter().filter(|module| module.library == *name).collect::<Vec<_>>();
    let alone = names.iter().map(|name| (name.clone(), whole(&alone(name))));
    printed.alone.extend(alone);
    print_modules(view, &mut printed);
    printed.inside(&package.rust.folder)
}

/// Prints the files of the individual libraries.
fn print_modules(view: &Crate, printed: &mut Printed) {
    let common = Common::of(&view.modules);
    for module in &view.modules {
        let folder = module.place.folder();
        let mut files = Files::new();
        let mut functions = |layer| {
            let (text, common) = common.print(layer, module);
            files.extend(common);
            text
        };
        let layers = [Layer::Symbols, Layer::Raw, Layer::Checked, Layer::Owned];
        let [sys, raw, with_results, with_owners] = layers.map(&mut functions);
        for (file, text) in print(module, raw) {
            files.insert(format!("src/{folder}{}/{file}", module.name), text);
        }
        if module.has_symbols() {
            files.insert(format!("src/{folder}{SYMBOLS}/{}.rs", module.name), symbols_head(view, module) + &sys);
        }
        if module.has_checked() {
            files.insert(format!("src/{folder}{CHECKED}/{}.rs", module.name), checked(module, &with_results));
        }
        if module.has_owned() {
            let place = module.place.path("crate");
            let major = module.place.major().filter(|_| !module.owned.pieces.is_empty());
            let text =
                render(&templates::OwnedFile { module, place: &place, major, functions: with_owners.trim_end() });
            files.insert(format!("src/{folder}{OWNED}/{}.rs", module.name), text);
        }
        // Several modules of a library produce the same shared file.
        printed.own.entry(module.library.clone()).or_default().extend(files);
    }
}

/// The files of one module.
fn print(module: &Module, functions: String) -> Vec<(String, String)> {
    let parts = [
        ("enums", join(&module.enums)),
        ("types", join(&module.types)),
        ("records", join(&module.records)),
        ("constants", join(&module.constants)),
        ("functions", functions),
    ];
    let place = module.place.path("crate");
    let mut files = Vec::new();
    let mut names = Vec::new();
    for (name, items) in parts {
        if items.is_empty() {
            continue;
        }
        let head = templates::ItemsHeader { what: what(name), title: &module.title };
        files.push((format!("{name}.rs"), render(&head) + &items));
        names.push(name);
    }
    let type_parts: Vec<&str> =
        names.iter().copied().filter(|name| matches!(*name, "enums" | "types" | "records" | "constants")).collect();
    let whole = templates::ModuleFile {
        place: &place,
        edition: match module.place {
            ModulePlace::Shared => String::new(),
            ModulePlace::Of(edition) => edition.to_string(),
        },
        toolkit_major: match module.place {
            ModulePlace::Shared | ModulePlace::Of(Edition::Own { .. }) => 0,
            ModulePlace::Of(Edition::Cuda(number)) => number,
        },
        module,
        parts: &names,
        type_parts: &type_parts,
    };
    files.push(("mod.rs".to_owned(), render(&whole)));
    if !module.groups.is_empty() {
        files.push(("groups.md".to_owned(), module.groups.clone()));
    }
    if !module.history.is_empty() {
        files.push(("history.rs".to_owned(), render(&templates::HistoryFile { module })));
    }
    files
}

fn what(part: &str) -> &'static str {
    match part {
        "enums" => "Enumerations",
        "types" => "Handles, integer typedefs, callback types and other type aliases",
        "records" => "Structs and unions",
        "constants" => "Macros with a value",
        _ => "Functions",
    }
}

/// The beginning of the file that contains one library's C functions.
fn symbols_head(view: &Crate, module: &Module) -> String {
    let place = module.place.path("crate");
    let extends_shared = module.extends_shared && module.shares_library;
    render(&templates::SymbolsHeader { module, place: &place, extends_shared, raw: raw(view, module) })
}

/// The modules with the raw functions that call a module's C functions. Each pair contains an additional `cfg`
/// condition and the path of the module. If the C functions are shared, the raw functions of the newest major version
/// in the build call them.
fn raw(view: &Crate, module: &Module) -> Vec<(String, String)> {
    if module.place != ModulePlace::Shared {
        return vec![(String::new(), module.place.path("crate"))];
    }
    let of_library = view.modules.iter().filter(|other| other.library == module.library);
    let mut newer = String::new();
    let mut places = Vec::new();
    for (major, place) in of_library.rev().filter_map(|other| Some((other.place.major()?, other.place))) {
        places.push((format!(", feature = \"cuda-{major}\"{newer}"), place.path("crate")));
        newer += &format!(", not(feature = \"cuda-{major}\")");
    }
    places
}

/// The file that contains a library's functions that return a `Result`: the beginning, the functions, and the
/// functions' additional names.
fn checked(module: &Module, functions: &str) -> String {
    let place = module.place.path("crate");
    render(&templates::CheckedFile { module, place: &place }) + functions + &join(&module.checked.aliases)
}

/// Joins the text of items with blank lines.
fn join(items: &[Item]) -> String {
    items.iter().map(|item| format!("\n{}", unparse(&item.0))).collect()
}
