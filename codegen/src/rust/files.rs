//! The Rust crate as files.
//!
//! Items are printed one by one and joined with blank lines: printed as a whole, a file would have none between them.

use super::{Crate, Heads, Item, Module, Place, signatures, templates};
use crate::{
    api::Api,
    edition::Edition,
    names::{CHECKED, OWNED, SYMBOLS},
    printing::{render, unparse},
};
use std::collections::BTreeMap;

/// The folder of the crate, relative to the repository.
pub const FOLDER: &str = "generated/cubind";

/// Prints the crate: path → contents.
pub fn emit(api: &Api) -> BTreeMap<String, String> {
    print_crate(&Crate::of(api))
}

/// Prints the crate, and says what each library offers in each major version.
pub fn emit_with_heads(api: &Api) -> (BTreeMap<String, String>, BTreeMap<(String, u32), Heads>) {
    let view = Crate::of(api);
    (print_crate(&view), signatures::of(&view))
}

fn print_crate(view: &Crate) -> BTreeMap<String, String> {
    let mut files = templates::hand_written();
    for module in &view.modules {
        let folder = module.place.folder();
        for (file, text) in print(module) {
            files.insert(format!("src/{folder}{}/{file}", module.name), text);
        }
        if module.has_symbols() {
            files.insert(format!("src/{folder}{SYMBOLS}/{}.rs", module.name), symbols(module));
        }
        if module.has_checked() {
            files.insert(format!("src/{folder}{CHECKED}/{}.rs", module.name), checked(module));
        }
        if module.has_owned() {
            let place = module.place.path();
            let text = render(&templates::OwnedFile { module, place: &place });
            files.insert(format!("src/{folder}{OWNED}/{}.rs", module.name), text);
        }
    }
    files.extend(templates::whole_files(view));
    files.into_iter().map(|(path, text)| (format!("{FOLDER}/{path}"), text)).collect()
}

/// The files of one module.
fn print(module: &Module) -> Vec<(String, String)> {
    let parts = [
        ("enums", &module.enums),
        ("types", &module.types),
        ("records", &module.records),
        ("constants", &module.constants),
        ("functions", &module.functions),
    ];
    let place = module.place.path();
    let mut files = Vec::new();
    let mut names = Vec::new();
    for (name, items) in parts {
        if items.is_empty() {
            continue;
        }
        let head = templates::ItemsHead { what: what(name), title: &module.title };
        files.push((format!("{name}.rs"), render(&head) + &join(items)));
        names.push(name);
    }
    let type_parts: Vec<&str> =
        names.iter().copied().filter(|name| matches!(*name, "enums" | "types" | "records" | "constants")).collect();
    let whole = templates::ModuleFile {
        place: &place,
        edition: match module.place {
            Place::Shared => String::new(),
            Place::Of(edition) => edition.to_string(),
        },
        toolkit_major: match module.place {
            Place::Shared | Place::Of(Edition::Own { .. }) => 0,
            Place::Of(Edition::Cuda(number)) => number,
        },
        module,
        parts: &names,
        type_parts: &type_parts,
    };
    files.push(("mod.rs".to_owned(), render(&whole)));
    files
}

fn what(part: &str) -> &'static str {
    match part {
        "enums" => "Enumerations",
        "types" => "Handles, integers with a meaning, callbacks, and other names of types",
        "records" => "Structs and unions",
        "constants" => "Macros with a value",
        _ => "Functions",
    }
}

/// The C functions of one library.
fn symbols(module: &Module) -> String {
    let place = module.place.path();
    let head = templates::SymbolsHead {
        module,
        place: &place,
        extends_shared: module.extends_shared && module.shares_library,
    };
    render(&head) + &join(&module.symbols)
}

/// The functions of one library that return `Result`s.
fn checked(module: &Module) -> String {
    let place = module.place.path();
    render(&templates::CheckedFile { module, place: &place })
        + &join(&module.checked.forms)
        + &join(&module.checked.aliases)
}

/// Items, one below the other.
fn join(items: &[Item]) -> String {
    items.iter().map(|item| format!("\n{}", unparse(&item.0))).collect()
}
