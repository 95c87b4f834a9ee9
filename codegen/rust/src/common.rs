//! Functions that are the same in several major versions. They are written once to `src/common`. Each major version
//! includes the file as a separate module, so that type names resolve to that version's types.

use super::{Module, ModulePlace, functions::Exported, templates::ItemsHeader};
use codegen_core::{
    digest::digest,
    edition::Edition,
    names::{CHECKED, OWNED, SYMBOLS},
};
use codegen_printing::{render, unparse};
use std::collections::{BTreeMap, BTreeSet};

/// The folder in `src` that contains the shared functions. No module of the crate has the same name as this folder.
const FOLDER: &str = "common";

/// A function as source code.
#[derive(Clone, Debug, PartialEq, Eq, PartialOrd, Ord)]
struct Piece {
    /// The first line of the macro call that contains the function, with the first arguments of the call. Empty if the
    /// function is an item outside a macro.
    block: String,
    /// The closing line of the macro call.
    end: &'static str,
    text: String,
}

/// The kinds of files that contain functions.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub(super) enum Layer {
    Symbols,
    Raw,
    Checked,
    Owned,
}

/// The closing line of most macro calls.
const END: &str = "}\n";

impl Layer {
    /// The path of a library's file. The path is the same in the folder of a major version and in the shared folder.
    fn file(self, module: &Module) -> String {
        match self {
            Self::Symbols => format!("{SYMBOLS}/{}.rs", module.name),
            Self::Raw => format!("{}/functions.rs", module.name),
            Self::Checked => format!("{CHECKED}/{}.rs", module.name),
            Self::Owned => format!("{OWNED}/{}.rs", module.name),
        }
    }

    fn what(self) -> &'static str {
        match self {
            Self::Symbols => "C functions with identical declarations in all major versions",
            Self::Raw => "Functions that are identical in all major versions",
            Self::Checked => "Functions with a `Result` that are identical in all major versions",
            Self::Owned => "Functions with owned handles that are identical in all major versions",
        }
    }

    fn pieces(self, module: &Module) -> Vec<Piece> {
        let item = |item: &super::Item| Piece { block: String::new(), end: "", text: unparse(&item.0) };
        match self {
            Self::Symbols => module.symbols.iter().map(|it| symbol(module, it)).collect(),
            Self::Raw => module.functions.iter().map(item).collect(),
            Self::Checked => {
                let block = format!(
                    "checked! {{\n    {}, {}, {};\n",
                    module.name, module.library_static, module.checked.status
                );
                let head = |text: &String| Piece { block: block.clone(), end: END, text: text.clone() };
                module.checked.signatures.iter().map(head).chain(module.checked.forms.iter().map(item)).collect()
            }
            Self::Owned => {
                let piece = |piece| {
                    let (block, end) = module.owned.block(&module.name, piece);
                    Piece { block, end, text: piece.text.clone() }
                };
                module.owned.pieces.iter().map(piece).collect()
            }
        }
    }
}

/// A C function or a variable. A function is printed in the call to `sys!` for the result that it returns if its symbol
/// is missing.
fn symbol(module: &Module, symbol: &Exported) -> Piece {
    match symbol {
        Exported::Function { otherwise, declaration } => Piece {
            block: format!("sys! {{\n    {}, {}, {otherwise};\n", module.name, module.library_static),
            end: END,
            text: format!("\n{declaration}"),
        },
        Exported::Item(item) => Piece { block: String::new(), end: "", text: unparse(&item.0) },
    }
}

/// Joins pieces with blank lines. Macro calls with their contents precede items.
fn join(pieces: &[&Piece]) -> String {
    let mut blocks: BTreeMap<(&str, &str), Vec<&str>> = BTreeMap::new();
    let mut items = String::new();
    for Piece { block, end, text } in pieces {
        if block.is_empty() {
            items.push_str(&format!("\n{text}"));
        } else {
            blocks.entry((block, end)).or_default().push(text);
        }
    }
    let calls = |((block, end), texts): ((&str, &str), Vec<&str>)| -> String {
        let are_many = texts.len() > FEW;
        let calls = texts.split_inclusive(|text| are_many && ends_a_call(text));
        calls.map(|texts| format!("\n{block}{}{end}", texts.concat())).collect()
    };
    blocks.into_iter().map(calls).chain([items]).collect()
}

/// The maximum number of functions for which a single macro call is printed.
const FEW: usize = 64;

/// Returns true if the macro call ends after this function, in layers with many functions. The time that rustc needs
/// for a macro call grows quadratically with its input: 3,200 functions take 20 s in three calls, but almost no time in
/// calls of about 16 functions. The result depends on the function's name, not on its index. Therefore, a new function
/// does not move other functions to a different call.
fn ends_a_call(text: &str) -> bool {
    let head = text.lines().find_map(|line| line.trim_start().strip_prefix("fn "));
    let name = head.and_then(|head| head.split(['(', '<', ' ']).next());
    name.is_some_and(|name| digest([name]).ends_with('0'))
}

/// The printed functions of all modules, and the functions that are the same in all major versions, by library and
/// layer.
#[derive(Debug, Default)]
pub(super) struct Common {
    pieces: BTreeMap<(ModulePlace, String, Layer), Vec<Piece>>,
    common: BTreeMap<(String, Layer), BTreeSet<Piece>>,
}

impl Common {
    /// Collects the text that is identical in a library's modules for all major versions.
    pub(super) fn of(modules: &[Module]) -> Self {
        let layers = [Layer::Symbols, Layer::Raw, Layer::Checked, Layer::Owned];
        let pieces = modules.iter().flat_map(|module| layers.map(|layer| (key(module, layer), layer.pieces(module))));
        let pieces: BTreeMap<_, _> = pieces.collect();
        let mut majors: BTreeMap<(String, Layer), Vec<&[Piece]>> = BTreeMap::new();
        for ((place, library, layer), pieces) in &pieces {
            if matches!(place, ModulePlace::Of(Edition::Cuda(_))) {
                majors.entry((library.clone(), *layer)).or_default().push(pieces);
            }
        }
        let several = majors.into_iter().filter(|(_, modules)| modules.len() > 1);
        let common = several.map(|(key, modules)| (key, common(&modules))).collect();
        Self { pieces, common }
    }

    /// The functions of one module, without the head of its file. If functions are shared, also the path and the
    /// content of the shared file.
    pub(super) fn print(&self, layer: Layer, module: &Module) -> (String, Option<(String, String)>) {
        let pieces = &self.pieces[&key(module, layer)];
        let all = self.common.get(&(module.library.clone(), layer)).filter(|_| module.place != ModulePlace::Shared);
        let (common, own): (Vec<&Piece>, Vec<&Piece>) =
            pieces.iter().partition(|piece| all.is_some_and(|all| all.contains(piece)));
        if common.is_empty() {
            return (join(&own), None);
        }
        let path = format!("{FOLDER}/{}", layer.file(module));
        let used = format!("\n#[path = \"../../{path}\"]\nmod common;\npub use common::*;\n");
        let head = render(&ItemsHeader { what: layer.what(), title: &module.title });
        (used + &join(&own), Some((format!("src/{path}"), head + &join(&common))))
    }
}

fn key(module: &Module, layer: Layer) -> (ModulePlace, String, Layer) {
    (module.place, module.library.clone(), layer)
}

/// Functions with the same text in all of a library's modules. Private functions are never shared, because other
/// functions in their file use them.
fn common(modules: &[&[Piece]]) -> BTreeSet<Piece> {
    let is_public = |piece: &&Piece| !piece.block.is_empty() || piece.text.lines().any(|line| line.starts_with("pub "));
    let sets = modules.iter().map(|pieces| pieces.iter().filter(is_public).cloned().collect());
    sets.reduce(|all: BTreeSet<Piece>, one| all.intersection(&one).cloned().collect()).unwrap_or_default()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn functions_are_split_into_macro_calls_and_a_new_function_moves_no_other() {
        let piece = |number: usize| Piece {
            block: "sys! {\n    fx, FX, 0;\n".to_owned(),
            end: END,
            text: format!("    /// fn of number {number}\n    fn fx{number}<T>(a: T);\n"),
        };
        let pieces: Vec<Piece> = (0..400).map(piece).collect();
        let all = join(&pieces.iter().collect::<Vec<_>>());
        let calls = all.matches("sys! {").count();
        assert!((15..40).contains(&calls), "{calls}");
        let without: Vec<&Piece> = pieces.iter().filter(|piece| !piece.text.contains(" fx100<")).collect();
        assert_eq!(join(&without), all.replace(&pieces[100].text, ""));
        let few: Vec<&Piece> = pieces.iter().take(FEW).collect();
        assert_eq!(join(&few).matches("sys! {").count(), 1);
    }
}
