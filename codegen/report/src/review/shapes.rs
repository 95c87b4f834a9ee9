//! New functions, grouped by the shape of their signatures. A reviewer needs to read only one function of each shape.

use super::{
    functions::{New, Signatures, list},
    pair::{FunctionEntry, Pair, role},
};
use codegen_core::api::roles::Param;
use std::collections::BTreeMap;

/// The maximum number of names that are printed for one shape.
const NAMES: usize = 60;

/// Functions whose parameters have the same roles, determined by the same rules and families.
struct Shape<'a, 'b> {
    /// The roles of the parameters. They are the name of the shape.
    words: String,
    functions: Vec<&'b New<'a>>,
}

/// The text for each shape in full and in short form. The full text contains one function in full and the names of the
/// others. The short form is a single line.
pub(super) fn render(
    pair: &Pair<'_>,
    functions: &[New<'_>],
    rust: &Signatures,
    python: &Signatures,
) -> Vec<(String, String)> {
    let mut shapes: BTreeMap<String, Shape<'_, '_>> = BTreeMap::new();
    for function in functions {
        let (key, words) = shape(function);
        shapes.entry(key).or_insert_with(|| Shape { words, functions: Vec::new() }).functions.push(function);
    }
    let mut shapes: Vec<Shape<'_, '_>> = shapes.into_values().collect();
    // Functions come first if roles are undecided, or if roles were inferred only from the wording of the
    // documentation. The other functions follow, with the most common shapes first.
    let is_sure = |shape: &Shape<'_, '_>| !shape.functions.iter().any(|function| function.is_unsure());
    shapes.sort_by_cached_key(|shape| (is_sure(shape), usize::MAX - shape.functions.len(), shape.functions[0].symbol));
    shapes.iter().map(|shape| shape.render(pair, rust, python)).collect()
}

impl Shape<'_, '_> {
    fn render(&self, pair: &Pair<'_>, rust: &Signatures, python: &Signatures) -> (String, String) {
        let Self { words, functions } = self;
        let example = functions.iter().find(|function| function.is_unsure()).unwrap_or(&functions[0]);
        let others: Vec<&str> =
            functions.iter().map(|function| function.symbol).filter(|symbol| *symbol != example.symbol).collect();
        let count = match others.len() {
            0 => String::new(),
            more => format!(" and {more} more"),
        };
        let symbol = example.symbol;
        let text = example.render(pair, rust, python);
        let alike = if others.is_empty() { String::new() } else { format!("\nLikewise: {}.\n", some(&others)) };
        let full =
            format!("<details><summary><code>{symbol}</code>{count}: {words}</summary>\n\n{text}{alike}\n</details>\n");
        (full, format!("- `{symbol}`{count}: {words}\n"))
    }
}

fn some(names: &[&str]) -> String {
    let more = names.len().saturating_sub(NAMES);
    let more = if more > 0 { format!(" and {more} more") } else { String::new() };
    list(&names[..names.len().min(NAMES)]) + &more
}

/// A key that identifies the shape of a function, and a description of the shape.
fn shape(function: &New<'_>) -> (String, String) {
    if function.forms.is_empty() {
        let why = function.why_not_bound();
        return (format!("unbound: {why}: {:?}", function.function.types()), why);
    }
    let forms = function.forms.iter().map(form);
    let (keys, words): (Vec<String>, Vec<String>) = forms.unzip();
    let unbound = function.why_not_bound();
    (format!("{unbound}|{}|{}", function.is_unsure(), keys.join("|")), words.join("; or "))
}

/// The key and the description of one declaration's shape. Consecutive parameters with equal roles are merged. The
/// names of parameters are ignored.
fn form(form: &FunctionEntry<'_>) -> (String, String) {
    let mut classes: Vec<(String, String)> = form
        .function
        .params
        .iter()
        .map(|(name, ty)| match form.params.iter().find(|param| param.name == *name) {
            Some(param) => {
                let word = word(param);
                let pointer = if ty.pointee().is_some() { "*" } else { "" };
                (format!("{pointer}{word} by {}", param.origin), word)
            }
            None => ("undecided".to_owned(), "<b>undecided</b>".to_owned()),
        })
        .collect();
    classes.dedup_by(|next, before| next.0 == before.0);
    let key = classes.iter().map(|(key, _)| key.as_str()).collect::<Vec<_>>().join(", ");
    let mut words: Vec<String> = classes.into_iter().map(|(_, word)| word).collect();
    words.dedup();
    (key, if words.is_empty() { "no parameters".to_owned() } else { words.join(", ") })
}

/// The text of a role without the names of parameters, because these names differ between functions: `out_array(count:
/// n), nullable` → `out_array, nullable`.
fn word(param: &Param) -> String {
    let text = role(param);
    let mut depth = 0;
    let bare = text.chars().filter(|letter| {
        depth += usize::from(*letter == '(');
        let is_outside = depth == 0;
        depth -= usize::from(*letter == ')' && depth > 0);
        is_outside
    });
    bare.collect()
}
