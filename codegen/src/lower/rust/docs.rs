//! What the generated items say about themselves: facts only, and a link to NVIDIA's words.

use super::Scope;
use crate::{
    api::{Announced, Availability, Function, Symbol},
    roles::{Direction, Param, Role},
    spec::Docs,
};
use proc_macro2::TokenStream;
use quote::quote;
use std::collections::BTreeSet;

/// Doc attributes for lines of text.
pub(crate) fn attributes(lines: &[String]) -> TokenStream {
    let lines = lines.iter().map(|line| if line.is_empty() { String::new() } else { format!(" {line}") });
    quote!(#(#[doc = #lines])*)
}

/// `since CUDA 13.0`, `only in CUDA 12.9`.
pub(crate) fn availability(availability: &Availability) -> String {
    let since = match availability.driver_since {
        Some(driver) if !availability.since_is_known || driver == availability.since => format!("since CUDA {driver}"),
        Some(driver) => format!("since CUDA {} (its drivers since {driver})", availability.since),
        None if availability.since_is_known => format!("since CUDA {}", availability.since),
        None => format!("since CUDA {} or earlier", availability.since),
    };
    match availability.until {
        Some(until) if until == availability.since && availability.required_version() == Some(until) => {
            format!("only in CUDA {until}")
        }
        Some(until) => format!("{since}, until CUDA {until}"),
        None => since,
    }
}

/// `will be deprecated: use cuGraphAddNode instead`, in the words of every output.
pub(crate) fn announced(announced: &Announced) -> String {
    let Announced { since, instead } = announced;
    let instead = if instead.is_empty() { String::new() } else { format!(": use `{instead}`") };
    format!("CUDA {since} announces that it will be deprecated{instead}")
}

/// The docs of a type: what it is in C, where, and since when.
pub(crate) fn ty(what: &str, header: &str, lived: &Availability) -> Vec<String> {
    vec![format!("`{what}`, from `{header}`, {}.", availability(lived))]
}

/// The prototype as C writes it.
pub fn prototype(symbol: &Symbol) -> String {
    let params: Vec<String> = symbol.params.iter().map(|(name, ty)| ty.declare(name)).collect();
    let params = if params.is_empty() { "void".to_owned() } else { params.join(", ") };
    let returns = symbol.returns.to_string();
    let space = if returns.ends_with('*') { "" } else { " " };
    format!("{returns}{space}{}({params})", symbol.name)
}

/// The address of NVIDIA's page about a function, in the documentation of the newest toolkit that has it.
pub fn page(docs: &Docs, symbol: &Symbol) -> String {
    let (template, group) = (docs.at(symbol.documented), symbol.group.as_str());
    if group.is_empty() && template.contains("{group}") {
        return template.rsplit_once('/').map_or(template.to_owned(), |(folder, _)| format!("{folder}/index.html"));
    }
    // Doxygen doubles the underscores of a group in the name of its page.
    template.replace("{group}", &group.replace('_', "__"))
}

/// The docs of a public function.
pub(crate) fn function(
    scope: &Scope<'_>,
    function: &Function,
    symbol: &Symbol,
    outputs: &[String],
    tuple: bool,
) -> Vec<String> {
    let mut lines = vec![format!("`{}`", prototype(symbol)), String::new()];
    lines.push(match outputs {
        [] => "Returns nothing.".to_owned(),
        [only] if tuple => format!("Returns `({only},)`."),
        [only] => format!("Returns `{only}`."),
        several => format!("Returns `({})`.", several.join(", ")),
    });
    if !function.params.is_empty() {
        lines.push(String::new());
        lines.extend(function.params.iter().map(|param| format!("- `{}`: {}", param.name, role(scope, param))));
    }
    let success = &scope.library.spec.result.success;
    let errors: Vec<String> = symbol
        .errors
        .iter()
        .filter(|code| *code != success)
        .map(|code| format!("[`{code}`]({}::{code})", scope.result()))
        .collect();
    if !errors.is_empty() {
        lines.extend([String::new(), format!("Documented errors: {}.", errors.join(", "))]);
    }
    let mut facts = format!("In `{}` {}", symbol.header, availability(&symbol.availability));
    if symbol.legacy {
        facts += ", now for older programs only";
    }
    if symbol.deprecated {
        facts += ", deprecated";
    }
    let announced = symbol.announced.as_ref().map_or(String::new(), |it| format!(" {}.", announced(it)));
    lines.extend([
        String::new(),
        format!("{facts}.{announced} [NVIDIA's documentation]({}).", page(&scope.library.spec.docs, symbol)),
    ]);
    lines
}

/// What a parameter is for, in a few words.
fn role(scope: &Scope<'_>, param: &Param) -> String {
    let mut words = match &param.role {
        Role::In if !param.counts.is_empty() => format!("in; the length of `{}`", param.counts.join("`, `")),
        Role::InOut if !param.counts.is_empty() => {
            format!("in: the length of `{}`; out", param.counts.join("`, `"))
        }
        Role::In => "in".to_owned(),
        Role::Out { .. } => "out".to_owned(),
        Role::InOut => "in and out".to_owned(),
        Role::InPlace => "read and updated in place".to_owned(),
        Role::Array { direction, count } => format!("{} array, length `{count}`", self::direction(*direction)),
        Role::Buffer { direction, bytes } => format!("{} host memory, `{bytes}` bytes", self::direction(*direction)),
        Role::InString => "in, text".to_owned(),
        Role::OutString { capacity } => format!("out, memory for a text of up to `{capacity}` bytes"),
        Role::Attribute { direction, selector, types, bytes: _ } => {
            format!("{} one value; `{selector}` chooses the type: {}", self::direction(*direction), table(scope, types))
        }
        Role::Attributes { direction, selector, count: _, types, sizes: _ } => {
            format!("{} values; `{selector}` chooses their types: {}", self::direction(*direction), table(scope, types))
        }
        Role::BorrowedArray { count } => format!("out, CUDA's own array of `{count}` elements"),
        Role::Callback { data: Some(data), .. } => format!("in, called by CUDA with `{data}`"),
        Role::Callback { data: None, .. } => "in, called by CUDA".to_owned(),
        Role::UserData => "in, handed to the callback".to_owned(),
        Role::Address => "in, an address that is passed on".to_owned(),
        Role::KernelParams => "in, the addresses of the kernel's arguments".to_owned(),
    };
    if param.nullable {
        words += ", may be absent";
    }
    if param.destroys {
        words += "; invalid afterwards";
    }
    words
}

fn direction(direction: Direction) -> &'static str {
    match direction {
        Direction::In => "in,",
        Direction::Out => "out,",
        Direction::InOut => "in and out,",
    }
}

/// The members of an attribute's enum, grouped by the type of their value.
fn table(scope: &Scope<'_>, types: &str) -> String {
    let Some(members) = scope.library.attribute_types.get(types) else { return format!("see `{types}`") };
    let kinds: BTreeSet<String> = members.values().map(|of| of.ty.to_string()).collect();
    let rows = kinds.into_iter().map(|kind| {
        let of: Vec<String> = members
            .iter()
            .filter(|(_, of)| of.ty.to_string() == kind)
            .map(|(member, _)| format!("`{member}`"))
            .collect();
        format!("`{kind}` for {}", of.join(", "))
    });
    rows.collect::<Vec<_>>().join("; ")
}
