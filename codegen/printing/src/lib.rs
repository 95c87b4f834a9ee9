//! Printing of text for the files of both languages: templates, Rust items, phrases that list words, and the common
//! support code.

pub mod guide;
mod packed;

use askama::Template;
use codegen_core::names;
use packed::Signatures;
use proc_macro2::{Ident, Literal, Span, TokenStream, TokenTree};
use quote::{ToTokens, quote};
use std::{ffi::CString, fmt};
use syn::punctuated::Punctuated;

/// The files of `templates/` that are copied unchanged: path → text. The build script creates this list.
const WRITTEN: &[(&str, &str)] = include!(concat!(env!("OUT_DIR"), "/templates.rs"));

/// The copied files below a folder. Their paths are relative to the folder.
pub fn written(folder: &str) -> impl Iterator<Item = (&'static str, String)> {
    let inside = move |path: &'static str| path.strip_prefix(folder)?.strip_prefix('/');
    WRITTEN.iter().filter_map(move |(path, text)| Some((inside(path)?, (*text).to_owned())))
}

/// The licence files of both packages.
pub fn licenses() -> [(String, String); 2] {
    let texts = [
        ("LICENSE-APACHE", include_str!("../../../LICENSE-APACHE")),
        ("LICENSE-MIT", include_str!("../../../LICENSE-MIT")),
    ];
    texts.map(|(path, text)| (path.to_owned(), text.to_owned()))
}

/// A literal for a floating-point number (`f32` or `f64`) with the fewest digits that identify the number. The literal
/// has an exponent if it is then shorter.
pub fn real(number: impl Into<f64> + fmt::Debug) -> Literal {
    format!("{number:?}").parse().expect("the scan reads finite numbers")
}

/// Joins words into a phrase: `a, b and c`.
pub fn and(things: &[String]) -> String {
    match things {
        [] => String::new(),
        [only] => only.clone(),
        [others @ .., last] => format!("{} and {last}", others.join(", ")),
    }
}

/// Prints Rust items, separated by blank lines. The items are printed one by one, because prettyplease inserts no blank
/// lines between the items of a file.
pub fn unparse(items: &TokenStream) -> String {
    let file: syn::File = syn::parse2(items.clone()).unwrap_or_else(|error| {
        panic!("an item that is not valid Rust ({error}): {items}");
    });
    file.items.into_iter().map(item).collect::<Vec<_>>().join("\n")
}

/// Prints a single item. If the input of a macro consists of items, the input is printed as items. Otherwise, it is
/// printed as rows.
fn item(item: syn::Item) -> String {
    if let syn::Item::Macro(syn::ItemMacro { mac, .. }) = &item
        && let Some(text) = with_lines(mac)
    {
        return text;
    }
    if let syn::Item::Macro(syn::ItemMacro { mac, .. }) = &item
        && let syn::MacroDelimiter::Brace(_) = &mac.delimiter
    {
        let inside = match syn::parse2::<syn::File>(mac.tokens.clone()) {
            Ok(inside) => inside.items.into_iter().map(self::item).collect::<Vec<_>>().join("\n"),
            Err(_) => rows(mac.tokens.clone()),
        };
        let lines = inside.lines().map(|line| if line.is_empty() { "\n".to_owned() } else { format!("    {line}\n") });
        return format!("{}! {{\n{}}}\n", macro_name(mac), lines.collect::<String>());
    }
    let alone = syn::File { shebang: None, frontmatter: None, attrs: Vec::new(), items: vec![item] };
    packed::packed(&prettyplease::unparse(&alone), Signatures::Kept)
}

/// Prints tokens as rows, with a line for each row. A row ends with a comma or a semicolon.
fn rows(tokens: TokenStream) -> String {
    let mut text = String::new();
    for token in tokens {
        let is = |marks: &[char]| matches!(&token, TokenTree::Punct(punct) if marks.contains(&punct.as_char()));
        let ends = is(&[',', ';']);
        if ends || is(&[':']) || text.ends_with(['\n', ':']) || text.is_empty() {
            text += &token.to_string();
        } else {
            text += &format!(" {token}");
        }
        if ends {
            text.push('\n');
        }
    }
    text
}

/// Prints a macro that contains a multi-line string. The lines of the string start at the indentation of the macro.
fn with_lines(of: &syn::Macro) -> Option<String> {
    let arguments = of.parse_body_with(Punctuated::<syn::Expr, syn::Token![,]>::parse_terminated).ok()?;
    let arguments: Vec<String> = arguments.iter().map(|it| it.to_token_stream().to_string()).collect();
    let has_lines = arguments.iter().any(|argument| argument.contains('\n'));
    has_lines.then(|| format!("{}!({});\n", macro_name(of), arguments.join(", ")))
}

fn macro_name(of: &syn::Macro) -> String {
    of.path.segments.iter().map(|segment| segment.ident.to_string()).collect::<Vec<_>>().join("::")
}

/// Prints functions between the braces of a macro. The functions are indented, and each one without a body ends with
/// `;`.
pub fn in_braces(functions: &[TokenStream]) -> String {
    // The functions are printed as a trait, because only a trait can contain functions without bodies.
    let whole = unparse(&quote!(trait Functions { #(#functions)* }));
    let whole = packed::packed(&whole, Signatures::Packed);
    let lines: Vec<&str> = whole.lines().collect();
    match lines.as_slice() {
        [_, inside @ .., _] => inside.iter().map(|line| format!("{line}\n")).collect(),
        [] | [_] => String::new(),
    }
}

/// Prints the signature of a function whose body is elsewhere.
pub fn head(head: &TokenStream) -> String {
    let text = unparse(&quote!(#head {}));
    text.trim_end().trim_end_matches("{}").trim_end().to_owned()
}

/// Like [`head`], but prints the signature on one line, regardless of its length.
pub fn one_line(function: &TokenStream) -> String {
    let text = head(function);
    let lines: Vec<&str> = text.lines().map(str::trim).collect();
    let line = lines.join(" ");
    // Remove the spaces that the pretty-printer's line breaks have left.
    line.replace("( ", "(").replace(", )", ")").replace("< ", "<").replace(", >", ">")
}

/// Renders a template, and appends the line break that askama omits at the end.
pub fn render(template: &impl Template) -> String {
    // The templates only print existing values, so rendering can fail only if memory is exhausted.
    let text = template.render().expect("templates print plain values");
    format!("{}\n", text.trim_end())
}

/// The identifier of a value, function, parameter, field or module. If the name is a keyword, the identifier is a raw
/// identifier.
pub fn ident(name: &str) -> Ident {
    spelled(&names::rust(name))
}

/// The identifier of a type.
pub fn type_ident(name: &str) -> Ident {
    spelled(&names::rust_type(name))
}

fn spelled(name: &str) -> Ident {
    match name.strip_prefix("r#") {
        Some(raw) => Ident::new_raw(raw, Span::call_site()),
        None => Ident::new(name, Span::call_site()),
    }
}

/// A C string literal that contains a string.
pub fn c_literal(text: &str) -> Literal {
    // Names and other facts from headers contain no NUL characters.
    Literal::c_string(&CString::new(text).unwrap_or_default())
}

/// Like [`c_literal`], for a multi-line string. Each line of the string is on a separate line in the source code.
pub fn c_lines(text: &str) -> Literal {
    let is_control = |byte: u8| byte < b' ' && byte != b'\n';
    assert!(!text.bytes().any(is_control), "a control character in a string: {text}");
    let text = text.replace('\\', r"\\").replace('"', "\\\"");
    format!("c\"{text}\"").parse().unwrap_or_else(|error| panic!("not a C string ({error}): {text}"))
}
