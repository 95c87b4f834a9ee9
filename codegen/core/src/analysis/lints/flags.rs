//! Checks of the section `flags`. Names in the section must exist, each entry must have an effect, and each parameter
//! with flags needs an entry.

use crate::{
    analysis::{
        flags::{self},
        inputs::LibraryInput,
        unmatched,
    },
    api::{
        ResolvedSignature,
        roles::{FlagSet, Param},
    },
    ctype::CType,
    diag::{Diagnostic, Diagnostics, MissingEntry, nearest},
    facts::Function,
    glob,
    spec::FunctionNames,
    types::TypeIndex,
    version::Version,
};
use std::collections::{BTreeMap, BTreeSet};

pub(super) fn check(
    input: &LibraryInput<'_>,
    signatures: &BTreeMap<String, Vec<ResolvedSignature>>,
    diagnostics: &mut Diagnostics,
) {
    let content = &input.spec.content;
    let mut sets: BTreeMap<&str, Vec<&str>> = BTreeMap::new();
    for (name, params) in &content.flags {
        for (param, key) in params {
            sets.entry(key).or_insert_with(|| vec!["flags", name, param]);
        }
    }
    for (key, path) in &sets {
        known(input, key, path, diagnostics);
    }
    for name in content.flag_enums.keys() {
        known(input, name, &["flag_enums", name], diagnostics);
    }
    let scanned: BTreeSet<Version> = input.registry.toolkits.keys().copied().collect();
    let is_asked = has_flags(input);
    let mut used = BTreeSet::new();
    for (symbol, forms) in signatures {
        for form in forms {
            let Some(version) = form.toolkits.expand(&scanned).last() else { continue };
            let facts = &input.registry.toolkits[&version];
            let Some(function) = facts.functions.get(symbol) else { continue };
            let type_index = input.type_index(version, facts);
            for param in &form.params {
                let check = Check { input, symbol, version, function, param, type_index: &type_index };
                used.extend(check.run(is_asked, diagnostics));
            }
        }
    }
    let undecided = unmatched::Undecided::of(input, signatures);
    for (name, params) in content.flags.iter().filter(|(name, _)| !undecided.has_function(name)) {
        for param in params.keys().filter(|param| !used.contains(&(name.as_str(), param.as_str()))) {
            diagnostics.push(without_use(input, signatures, (name, param)));
        }
    }
}

/// Returns true if the spec declares the flags of any parameter of the library. In that case, each parameter with flags
/// needs an entry: a type, or the reason why the parameter has no type.
fn has_flags(input: &LibraryInput<'_>) -> bool {
    let mut enums = input.registry.toolkits.values().flat_map(|facts| facts.enums.keys());
    !input.spec.content.flags.is_empty()
        || !input.spec.content.flag_enums.is_empty()
        || enums.any(|name| is_of_flags(name.strip_suffix("_t").unwrap_or(name)))
}

/// Returns true if a parameter's name indicates flags.
fn is_of_flags(name: &str) -> bool {
    let name = name.to_lowercase();
    name.ends_with("flags") || name.ends_with("flag")
}

/// Checks that a key of the section is an enum, or consists of existing macros and enums.
fn known(input: &LibraryInput<'_>, key: &str, path: &[&str], diagnostics: &mut Diagnostics) {
    let at = || input.spec.location(path);
    let names = match FlagSet::of(input, key) {
        FlagSet::Enum(_) => return,
        FlagSet::None => Vec::new(),
        FlagSet::Names(names) => names,
    };
    let declared = input.registry.toolkits.values().flat_map(|facts| facts.constants.keys().chain(facts.enums.keys()));
    let declared: BTreeSet<&str> = declared.map(String::as_str).collect();
    let mut unknown = false;
    for name in names.iter().filter(|name| !declared.iter().any(|known| glob::matches(name, known))) {
        unknown = true;
        let message = format!("no scanned toolkit declares an enum or a macro `{name}`");
        let diagnostic = Diagnostic::new("unknown-flags", at(), message);
        diagnostics.push(match nearest(name, declared.iter().copied()) {
            Some(near) => diagnostic.help(format!("did you mean `{near}`?")),
            None => diagnostic.help(
                "name an enum or macros (`A | B`, or a pattern), or write 0 for a parameter that \
                                    must be 0",
            ),
        });
    }
    if path[0] == "flag_enums" && !unknown {
        diagnostics.push(
            Diagnostic::new("redundant-entry", at(), format!("the spec lists no parameter with flags from `{key}`"))
                .help(
                    "name the functions and parameters that have these flags, or remove the entry. Only an enum may be \
                listed without parameters",
                ),
        );
    }
}

/// Returns the problem with an entry that has no effect, and the help for fixing the problem.
fn without_use(
    input: &LibraryInput<'_>,
    signatures: &BTreeMap<String, Vec<ResolvedSignature>>,
    (function, param): (&str, &str),
) -> Diagnostic {
    let meant = signatures.iter().filter(|(symbol, _)| input.names(symbol).are_meant_by(function));
    let meant: Vec<&Vec<ResolvedSignature>> = meant.map(|(_, forms)| forms).collect();
    let params: BTreeSet<&str> =
        meant.iter().copied().flatten().flat_map(|form| &form.params).map(|param| param.name.as_str()).collect();
    let (message, help) = if meant.is_empty() {
        (format!("no bound function matches `{function}`"), "correct or remove the name or pattern".to_owned())
    } else if params.contains(param) {
        (
            format!("two entries specify the flags of `{param}` of `{function}`"),
            "remove one of the two entries".to_owned(),
        )
    } else {
        let near = nearest(param, params.iter().copied()).map(|near| format!("did you mean `{near}`?"));
        (
            format!("`{function}` has no parameter `{param}`"),
            near.unwrap_or("name the parameter that contains the flags".to_owned()),
        )
    };
    unmatched::unmatched(input.spec.location(&["flags", function, param]), message).help(help)
}

/// The inputs for the check of one parameter in one form of a function.
struct Check<'f, 'a> {
    input: &'f LibraryInput<'a>,
    symbol: &'f str,
    version: Version,
    function: &'a Function,
    param: &'f Param,
    type_index: &'f TypeIndex<'a>,
}

impl<'a> Check<'_, 'a> {
    /// Checks the parameter. Returns the name or pattern of the entry that declares the meaning of the parameter's
    /// bits, and the name of the parameter.
    fn run(&self, is_asked: bool, diagnostics: &mut Diagnostics) -> Option<(&'a str, &'a str)> {
        let (name, _) = self.function.params.get_key_value(&self.param.name)?;
        let Self { input, symbol, version, function, param, type_index } = self;
        let declared: &'a CType = &function.params[&param.name];
        let can_have = flags::can_have(declared, &param.role, type_index);
        let note = format!("{} {version} declares: {}", input.product(), declared.declare(&param.name));
        let called = FunctionNames::new(symbol, &function.names);
        let Some((_, entry)) = flags::stated(input.spec, &called, &param.name) else {
            if can_have && is_asked && is_of_flags(&param.name) {
                let message = format!("the spec does not specify the flags that `{}` of {symbol} accepts", param.name);
                let entry = MissingEntry::new(["functions", symbol, "flags", &param.name], "ENUM", "or macros, or 0");
                diagnostics.push(
                    Diagnostic::new("undecided-flags", input.spec.location(&["flags"]), message)
                        .note(note)
                        .help(format!(
                            "add `{symbol}: {{flags: {{{}: FLAGS}}}}` under `functions`, where FLAGS is an enum, \
                            macros (`A | B`, or a pattern), or \"0\" for a parameter that must be 0",
                            param.name
                        ))
                        .missing_entry(entry),
                );
            }
            return None;
        };
        if !can_have {
            // The pattern may match other functions with a parameter of this name that contains flags.
            if glob::is_pattern(entry) {
                return None;
            }
            let message =
                format!("`{}` of {symbol} cannot have flags, because its role is `{}`", param.name, param.role);
            let location = input.spec.location(&["flags", entry, &param.name]);
            diagnostics.push(
                Diagnostic::new("misfit-flags", location, message)
                    .note(note)
                    .help("name a parameter that passes or returns an integer of at least 32 bits"),
            );
        }
        Some((entry, name))
    }
}
