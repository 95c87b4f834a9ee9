//! Checks of the spec's section `library`: the result codes, and the library files that export the functions.

use crate::{
    analysis::{inputs::LibraryInput, unmatched::Undecided},
    api::{ResolvedSignature, roles::Role},
    ctype::{Builtin, CType},
    diag::{Diagnostic, Diagnostics, MissingEntry, nearest},
    facts::{self, Facts},
    glob,
    spec::{self, Count},
    types::TypeClass,
    version::Version,
};
use std::collections::{BTreeMap, BTreeSet};

pub(super) fn check(
    input: &LibraryInput<'_>,
    signatures: &BTreeMap<String, Vec<ResolvedSignature>>,
    diagnostics: &mut Diagnostics,
) {
    for (version, facts) in &input.registry.toolkits {
        result_codes(input, *version, facts, diagnostics);
    }
    let library = &input.spec.content.library;
    for name in library.types_of(spec::TypeMeaning::DeviceAddress) {
        integer_type(input, name, "name the integer type of device addresses", diagnostics);
    }
    for name in library.types_of(spec::TypeMeaning::Number) {
        integer_type(input, name, "name an integer typedef, or remove the entry", diagnostics);
    }
    exports(input, diagnostics);
    loads(input, diagnostics);
    required(input, diagnostics);
    last_message(input, signatures, diagnostics);
    group(input, diagnostics);
    ranks(input, diagnostics);
    sets_stream(input, diagnostics);
}

/// Checks the functions that set or return the stream of a handle. Each function must exist in a toolkit, and must take
/// exactly two parameters: the handle and the stream.
fn sets_stream(input: &LibraryInput<'_>, diagnostics: &mut Diagnostics) {
    let library = &input.spec.content.library;
    let setters = library.stream_setters().map(|name| ("does not set", name));
    let getters = library.sets_stream.iter().filter_map(|it| it.with.as_ref());
    for (does_not, name) in setters.chain(getters.map(|name| ("does not return", name))) {
        let functions = || input.registry.toolkits.values().rev().flat_map(|facts| &facts.functions);
        let found = functions().find(|(symbol, _)| *symbol == name);
        let message = match found {
            Some((_, function)) if function.params.len() == 2 => continue,
            Some((_, function)) => {
                format!(
                    "`{}` {does_not} the stream of a handle, because the function does not take exactly two parameters",
                    function.prototype(name)
                )
            }
            None => format!("no toolkit declares a function `{name}`"),
        };
        let location = input.spec.location(&["library", "sets_stream"]);
        let names = functions().map(|(symbol, _)| symbol.as_str());
        let diagnostic = Diagnostic::new("library-entry", location, message);
        diagnostics.push(suggest(diagnostic, name, names, "name functions with the parameters `(handle, stream)`"));
    }
}

/// Checks that the functions that start and end a group exist in a toolkit, and that the function that reports whether
/// the group's calls are complete also exists.
fn group(input: &LibraryInput<'_>, diagnostics: &mut Diagnostics) {
    let Some(spec::Group { starts, ends, asks, pending: _ }) = &input.spec.content.library.group else { return };
    for (key, name) in starts.iter().map(|name| ("starts", name)).chain([("ends", ends), ("asks", asks)]) {
        let functions = || input.registry.toolkits.values().flat_map(|facts| facts.functions.keys());
        if !functions().any(|symbol| symbol == name) {
            let location = input.spec.location(&["library", "group", key]);
            let message = format!("no toolkit declares a function `{name}`");
            let names = functions().map(String::as_str);
            let diagnostic = Diagnostic::new("library-entry", location, message);
            diagnostics.push(suggest(diagnostic, name, names, "remove `group`, or correct the function's name"));
        }
    }
}

/// Checks the functions whose calls must match across ranks: these functions must exist in a toolkit. The functions of
/// a pair must take the rank of the other handle. The library must defer the calls to the end of a group.
fn ranks(input: &LibraryInput<'_>, diagnostics: &mut Diagnostics) {
    let library = &input.spec.content.library;
    let Some(spec::Ranks { made_by, together, pairs }) = &library.ranks else { return };
    let paired = || pairs.iter().flat_map(|(sends, pair)| [(sends, &pair.peer), (&pair.receives, &pair.peer)]);
    let starts_groups = library.group.as_ref().is_some_and(|group| group.starts.is_some());
    if !starts_groups {
        let message =
            "`ranks` requires that all ranks make their calls in a group, but `library` has no `group.starts`"
                .to_owned();
        let diagnostic = Diagnostic::new("library-entry", input.spec.location(&["library", "ranks"]), message);
        diagnostics.push(diagnostic.help("set `group.starts` to the function that starts a group, or remove `ranks`"));
    }
    let functions = || input.registry.toolkits.values().rev().flat_map(|facts| &facts.functions);
    let makes = std::iter::once(&made_by.name).chain(&made_by.with).map(|name| ("made_by", name));
    let single = makes.chain(together.iter().map(|name| ("together", name)));
    for (key, name) in single
        .chain(paired().map(|(name, _)| ("pairs", name)))
        .filter(|(_, name)| !functions().any(|(symbol, _)| symbol == *name))
    {
        let message = format!("no toolkit declares a function `{name}`");
        let diagnostic = Diagnostic::new("library-entry", input.spec.location(&["library", "ranks", key]), message);
        let names = functions().map(|(symbol, _)| symbol.as_str());
        diagnostics.push(suggest(diagnostic, name, names, "correct or remove the name"));
    }
    for (name, peer) in paired() {
        let Some((_, function)) = functions().find(|(symbol, _)| *symbol == name) else { continue };
        if !function.params.contains_key(peer) {
            let location = input.spec.location(&["library", "ranks", "pairs"]);
            let message = format!("{name} has no parameter `{peer}`");
            let diagnostic = Diagnostic::new("unknown-param", location, message);
            let names = function.params.keys().map(String::as_str);
            diagnostics.push(suggest(
                diagnostic,
                peer,
                names,
                "name the parameter that contains the rank of the other handle",
            ));
        }
    }
}

/// Checks that the function that distinguishes a library from older releases exists in each toolkit of the entry. At
/// run time, a library that lacks this function is rejected.
fn required(input: &LibraryInput<'_>, diagnostics: &mut Diagnostics) {
    let entries = input.spec.content.library.loads.iter().filter(|(_, files)| !files.requires.is_empty());
    for (range, spec::Loads { requires, .. }) in entries {
        let mut headers = input.registry.toolkits.iter().filter(|(version, _)| range.contains(**version));
        if let Some((version, facts)) = headers.find(|(_, facts)| !facts.functions.contains_key(requires)) {
            let location = input.spec.location(&["library", "loads", &range.to_string(), "requires"]);
            let product = input.product();
            let message = format!(
                "`requires` lists `{requires}`, but {product} {version} does not declare this function, so cubind \
                would not load that version of the library"
            );
            let names = facts.functions.keys().map(String::as_str);
            let diagnostic = Diagnostic::new("library-entry", location, message);
            diagnostics.push(suggest(
                diagnostic,
                requires,
                names,
                "name a function that all versions of the library declare",
            ));
        }
    }
}

/// Checks that the symbols in `exports` exist in a toolkit. These symbols are inline functions that the library also
/// exports.
fn exports(input: &LibraryInput<'_>, diagnostics: &mut Diagnostics) {
    for pattern in &input.spec.content.library.exports {
        let functions = || input.registry.toolkits.values().flat_map(|facts| facts.functions.keys());
        if !functions().any(|symbol| glob::matches(pattern, symbol)) {
            let location = input.spec.location(&["library", "exports"]);
            let message = format!("no toolkit declares a function `{pattern}`");
            let names = functions().map(String::as_str);
            let diagnostic = Diagnostic::new("library-entry", location, message);
            diagnostics.push(suggest(diagnostic, pattern, names, "remove it"));
        }
    }
}

/// Checks that the type is a typedef of an integer in a toolkit.
fn integer_type(input: &LibraryInput<'_>, name: &str, help: &str, diagnostics: &mut Diagnostics) {
    let toolkits = &input.registry.toolkits;
    let fits = |(version, facts): (&Version, &Facts)| {
        matches!(input.type_index(*version, facts).class(name), TypeClass::Number(_))
    };
    if !toolkits.iter().any(fits) {
        let message = format!("no header declares an integer type `{name}`");
        let location = input.spec.location(&["library", "types", name]);
        let typedefs = toolkits.values().flat_map(|facts| facts.typedefs.keys().map(String::as_str));
        let diagnostic = Diagnostic::new("library-entry", location, message);
        diagnostics.push(suggest(diagnostic, name, typedefs, help));
    }
}

/// Checks that the enum of result codes is the return type of functions, or the type of a field in the record that
/// functions return.
fn codes<'a>(
    input: &LibraryInput<'a>,
    version: Version,
    facts: &'a Facts,
    diagnostics: &mut Diagnostics,
) -> Option<&'a facts::Enum> {
    let result = &input.spec.content.library.result;
    let types = input.type_index(version, facts);
    let unknown =
        |key, message| Diagnostic::new("unknown-result", input.spec.location(&["library", "result", key]), message);
    match (types.class(&result.r#type), &result.code) {
        (TypeClass::Enum(item), None) => Some(item),
        (TypeClass::Record(record), Some(field)) => {
            let found = record.fields.get(field).map(|field| types.class_of(&field.ty));
            if let Some(TypeClass::Enum(item)) = found {
                return Some(item);
            }
            let message = format!(
                "`{}` of {product} {version} has no field `{field}` with an enum",
                result.r#type,
                product = input.product()
            );
            let fields = record.fields.keys().map(String::as_str);
            diagnostics.push(suggest(
                unknown("type", message),
                field,
                fields,
                "name the field that contains the result code",
            ));
            None
        }
        (_, code) => {
            let what = if code.is_some() { "record" } else { "enum" };
            let message = format!(
                "{product} {version} declares no {what} `{}` of result codes",
                result.r#type,
                product = input.product()
            );
            let enums = facts.enums.keys().map(String::as_str);
            let help = "name the enum that the functions return. If the functions return a record, name the record, \
                       and name its enum field under `code`";
            diagnostics.push(suggest(unknown("type", message), &result.r#type, enums, help));
            None
        }
    }
}

/// Checks that the result codes are members of the enum that the functions return, in every toolkit.
fn result_codes(input: &LibraryInput<'_>, version: Version, facts: &Facts, diagnostics: &mut Diagnostics) {
    let result = &input.spec.content.library.result;
    let at = |key: &str| input.spec.location(&["library", "result", key]);
    let Some(item) = codes(input, version, facts, diagnostics) else { return };
    let codes = [
        ("success", &result.success),
        ("missing_library", &result.missing_library),
        ("missing_symbol", &result.missing_symbol),
        ("invalid_argument", &result.invalid_argument),
    ];
    let others = [
        ("in_progress", &result.in_progress),
        ("too_small", &result.too_small),
        ("stub_library", &result.stub_library),
        ("in_child", &result.in_child),
    ];
    let others = others.into_iter().filter_map(|(key, code)| Some((key, code.as_ref()?)));
    for (key, code) in codes.into_iter().chain(others) {
        if !item.values.contains_key(code) {
            let message =
                format!("`{}` of {product} {version} has no member `{code}`", result.r#type, product = input.product());
            let diagnostic = Diagnostic::new("unknown-result", at(key), message);
            let members = item.values.keys().map(String::as_str);
            diagnostics.push(suggest(diagnostic, code, members, "name the closest member"));
        }
    }
    if let Some(cython) = &input.spec.content.library.python.cython
        && let spec::Raised::Member(raised) = &cython.raised
        && !item.values.contains_key(raised)
    {
        let at = input.spec.location(&["library", "python", "cython", "raised"]);
        let message =
            format!("`{}` of {product} {version} has no member `{raised}`", result.r#type, product = input.product());
        let members = item.values.keys().map(String::as_str);
        let otherwise = "name the enum member in the `except` clause of NVIDIA's .pxd files";
        diagnostics.push(suggest(Diagnostic::new("unknown-result", at, message), raised, members, otherwise));
    }
    description(input, version, facts, diagnostics);
}

fn suggest<'a>(
    diagnostic: Diagnostic,
    name: &str,
    candidates: impl Iterator<Item = &'a str>,
    otherwise: &str,
) -> Diagnostic {
    match nearest(name, candidates) {
        Some(near) => diagnostic.help(format!("did you mean `{near}`?")),
        None => diagnostic.help(otherwise),
    }
}

/// Checks that the function that describes a result code returns the description, or writes the description through its
/// second parameter.
fn description(input: &LibraryInput<'_>, version: Version, facts: &Facts, diagnostics: &mut Diagnostics) {
    let Some(name) = &input.spec.content.library.result.description else { return };
    let location = input.spec.location(&["library", "result", "description"]);
    let Some(function) = facts.functions.get(name) else {
        let diagnostic = Diagnostic::new(
            "unknown-result",
            location,
            format!("{product} {version} declares no function `{name}`", product = input.product()),
        );
        let symbols = facts.functions.keys().map(String::as_str);
        return diagnostics.push(suggest(diagnostic, name, symbols, "name the function that describes a result code"));
    };
    let text = CType::Builtin(Builtin::Char).pointer(true);
    let params: Vec<&CType> = function.params.values().collect();
    let describes = match params.as_slice() {
        [_] => function.returns == text,
        [_, written] => **written == text.pointer(false) && function.returns != CType::Void,
        _ => false,
    };
    if !describes {
        diagnostics.push(
            Diagnostic::new(
                "unknown-result",
                location,
                format!("{name} is not a function that describes a result code"),
            )
            .note(format!("{} declares: {}", function.header, function.prototype(name)))
            .help(
                "name a function that takes the result code, and that returns a `const char *` or writes one \
                      through its second parameter",
            ),
        );
    }
}

/// Checks the function that describes the last error. The function must return a string, copy a string, or return the
/// log of an object. The functions whose errors the log describes must take this object.
fn last_message(
    input: &LibraryInput<'_>,
    signatures: &BTreeMap<String, Vec<ResolvedSignature>>,
    diagnostics: &mut Diagnostics,
) {
    let Some(spec::LastMessage { function: name, of }) = &input.spec.content.library.result.last_message else {
        return;
    };
    let location = input.spec.location(&["library", "result", "last_message"]);
    let wrong = |message: String| Diagnostic::new("unknown-result", location.clone(), message);
    let newest = |name: &str| input.registry.toolkits.values().rev().find_map(|facts| facts.functions.get(name));
    let symbols = || input.registry.toolkits.values().flat_map(|facts| facts.functions.keys().map(String::as_str));
    let unknown = |name: &str| {
        let message = format!("no header declares a function `{name}`");
        suggest(wrong(message), name, symbols(), "name the function that describes the last error")
    };
    let Some(function) = newest(name) else { return diagnostics.push(unknown(name)) };
    let text = |constant| CType::Builtin(Builtin::Char).pointer(constant);
    let sized = signatures.get(name).into_iter().flatten().flat_map(|form| &form.params);
    let is_sized =
        sized.clone().any(|param| param.text && matches!(param.role, Role::Buffer { bytes: Count::Call(_), .. }));
    let params: Vec<&CType> = function.params.values().collect();
    let object = match params.as_slice() {
        [] | [_] if function.returns == text(true) => None,
        [first, CType::Named(_) | CType::Builtin(_)] if **first == text(false) => None,
        [object, log] if **log == text(false) && is_sized => Some(*object),
        _ if Undecided::of(input, signatures).has_function(name) => return,
        _ => {
            return diagnostics.push(
                wrong(format!("{name} is not a function that describes the last error"))
                    .note(format!("{} declares: {}", function.header, function.prototype(name)))
                    .help(
                        "name a function that returns a `const char *`, that writes into a `char *` of a given size, \
                        or that writes an object's log into an `out_text` with `bytes: {call: …}`",
                    ),
            );
        }
    };
    for name in of {
        match newest(name) {
            None => diagnostics.push(unknown(name)),
            Some(function) if object.is_none_or(|object| !function.params.values().any(|ty| ty == object)) => {
                diagnostics.push(
                    wrong(format!("{name} takes no object that has a log of its errors"))
                        .note(format!("{} declares: {}", function.header, function.prototype(name)))
                        .help("remove it"),
                )
            }
            Some(_) => {}
        }
    }
}

/// Formats the entry for a library file on one line, in the notation of specs.
fn yaml(loads: &spec::Loads) -> String {
    let spec::Loads { linux, windows, toolkit, wheels, packages, pathfinder, preload, requires } = loads;
    let lists =
        [("linux", linux), ("windows", windows), ("wheels", wheels), ("packages", packages), ("preload", preload)];
    let lists = lists.into_iter().filter(|(_, files)| !files.is_empty());
    let mut keys: Vec<String> = lists.map(|(key, files)| format!("{key}: [{}]", files.join(", "))).collect();
    keys.extend(toolkit.as_ref().map(|it| format!("toolkit: {}", it.yaml())));
    keys.extend((!pathfinder.is_empty()).then(|| format!("pathfinder: {pathfinder}")));
    keys.extend((!requires.is_empty()).then(|| format!("requires: {requires}")));
    format!("{{{}}}", keys.join(", "))
}

/// Checks that every toolkit has a library file, and that all toolkits of a major version have the same library file,
/// because these toolkits share a module.
fn loads(input: &LibraryInput<'_>, diagnostics: &mut Diagnostics) {
    let loads = &input.spec.content.library.loads;
    let mut by_major: BTreeMap<u32, BTreeSet<usize>> = BTreeMap::new();
    let is_meant = |version: &&Version| !input.majors_without_entry.contains(&version.major);
    for version in input.registry.toolkits.keys().filter(is_meant) {
        let matching: Vec<usize> = (0..loads.len())
            .filter(|index| loads.get_index(*index).is_some_and(|(range, _)| range.contains(*version)))
            .collect();
        // If a major version has no library file at all, the finding mentions the first toolkit of the version.
        let is_first = by_major.get(&version.major).is_none_or(|found| !found.is_empty());
        if matching.is_empty() && is_first {
            diagnostics.push(
                Diagnostic::new(
                    "wrong-loads",
                    input.spec.location(&["library", "loads"]),
                    format!("`loads` specifies no library file for {product} {version}", product = input.product()),
                )
                .help(
                    "add a range for this version to `loads`, or widen an existing range\nto do so for all libraries, \
                    set `loads_like` of the major version in specs/majors.yaml",
                )
                .missing_entry(MissingEntry::new(
                    ["library", "loads", &format!("\"{}\"", version.major)],
                    "FILE",
                    loads.last().map_or(String::new(), |(range, files)| format!("\"{range}\" has {}", yaml(files))),
                )),
            );
        }
        by_major.entry(version.major).or_default().extend(matching);
    }
    for (major, entries) in by_major {
        let files: BTreeSet<String> =
            entries.iter().filter_map(|index| loads.get_index(*index)).map(|(_, files)| format!("{files:?}")).collect();
        if files.len() > 1 {
            let ranges: Vec<String> = entries
                .iter()
                .filter_map(|index| loads.get_index(*index))
                .map(|(range, _)| range.to_string())
                .collect();
            diagnostics.push(
                Diagnostic::new(
                    "wrong-loads",
                    input.spec.location(&["library", "loads"]),
                    format!("`loads` has several entries for {product} {major}", product = input.product()),
                )
                .note(format!("the ranges {} contain toolkits of this major version", ranges.join(" and ")))
                .help(
                    "list all file names for a major version in one entry, in the order in which the loader tries them",
                ),
            );
        }
    }
}
