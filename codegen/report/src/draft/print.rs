//! Printing of the draft of a spec as YAML.

use super::{Known, declared::Declared, files::Files, headers::Headers, result};
use crate::flow_list;
use codegen_core::{ctype::CType, version::Version};
use codegen_toolkit::Contents;
use std::collections::BTreeMap;

/// The data from which the draft is printed.
pub(super) struct Parts<'a> {
    pub(super) name: &'a str,
    pub(super) contents: &'a Contents,
    pub(super) known: &'a [Known<'a>],
    pub(super) version: Option<Version>,
    /// The toolkit that contains the wheel. `None` if the library is versioned independently.
    pub(super) toolkit: Option<Version>,
    pub(super) files: &'a Files,
    pub(super) headers: &'a Headers,
    pub(super) declared: &'a Declared,
}

/// The text of the drafted spec.
pub(super) fn spec(parts: &Parts<'_>) -> String {
    let Parts { name, version, toolkit, .. } = parts;
    let axis = match toolkit {
        None => "  axis: own\n".to_owned(),
        Some(toolkit) => format!("  in: \"{toolkit}..\"    # the first toolkit with it\n"),
    };
    let major = version.map_or("VERSION".to_owned(), |version| version.major.to_string());
    format!(
        "# Entries for the facts that the headers of this library leave open. specs/README.md is the manual;\n\
         # `cargo xtask explain NAME` shows the effect of an entry.\n\
         library:\n  name: {name}\n  title: {}\n{}{axis}{}{}  uses: {}\n{}  loads:\n    \"{major}\":\n{}{}{}",
        title(parts),
        headers(parts.headers),
        version_macro(parts.declared, version.filter(|_| toolkit.is_none())),
        min_functions(parts.declared),
        flow_list(uses(parts), "    "),
        sets_stream(parts),
        loads(parts.files),
        result::result(parts.declared, parts.known),
        docs(name, &parts.contents.metadata),
    )
}

/// The library's name in NVIDIA's spelling. This is the most frequent spelling in the headers that is not a part of a
/// longer word.
fn title(Parts { name, contents, .. }: &Parts<'_>) -> String {
    let is_word = |c: char| c.is_alphanumeric() || c == '_';
    let texts = std::iter::once(&contents.metadata).chain(contents.headers.values());
    let words = texts.flat_map(|text| text.split(|c| !is_word(c)));
    let mut found: BTreeMap<&str, usize> = BTreeMap::new();
    for word in words.filter(|word| word.eq_ignore_ascii_case(name) && word.contains(char::is_uppercase)) {
        *found.entry(word).or_default() += 1;
    }
    // Mixed case is preferred to all capitals, because macros consist of capitals.
    let best = found.iter().max_by_key(|(word, count)| (word.contains(char::is_lowercase), **count));
    best.map_or_else(|| format!("{name}    # as NVIDIA writes it"), |(word, _)| (*word).to_owned())
}

fn headers(Headers { bound, unbound, cpp, idle }: &Headers) -> String {
    let mut text = format!("  headers: {}\n", flow_list(bound.iter().map(String::as_str), "    "));
    if bound.is_empty() {
        text = "  headers: [FILE]    # none of the wheel's headers is a C header\n".to_owned();
    }
    // The scan requires an entry for each C header. The draft lists all other headers in comments.
    let is_asked_for = |header: &&String| header.ends_with(".h");
    let (asked, others): (Vec<&String>, Vec<&String>) = cpp.iter().partition(is_asked_for);
    let (idle_asked, idle_others): (Vec<&String>, Vec<&String>) = idle.iter().partition(is_asked_for);
    if !others.is_empty() {
        text += &format!("  # not read, because they are C++: {}\n", join(&others));
    }
    if !idle_others.is_empty() {
        text += &format!("  # not included above, and without functions of the library: {}\n", join(&idle_others));
    }
    let unbound = unbound.iter().map(|(header, why)| (header, why.as_str()));
    let asked = asked.into_iter().map(|header| (header, "C++"));
    let idle_asked = idle_asked
        .into_iter()
        .map(|header| (header, "no header above includes it, and it declares none of the functions"));
    let all: Vec<_> = unbound.chain(asked).chain(idle_asked).collect();
    if !all.is_empty() {
        text += "  unbound:\n";
        text += &all.iter().map(|(header, why)| format!("    {header}: \"{why}\"\n")).collect::<String>();
    }
    text
}

fn join(headers: &[&String]) -> String {
    headers.iter().map(|header| header.as_str()).collect::<Vec<_>>().join(", ")
}

/// The lines that specify the macros with the version of the headers.
fn version_macro(Declared { macros, .. }: &Declared, version: Option<Version>) -> String {
    let none =
        "  # version_macro: the macro or macros with the version of the headers; none has the version of the wheel\n";
    let Some(version) = version else { return none.to_owned() };
    let value = |name: &str| macros.get(name).and_then(|number| u32::try_from(*number).ok());
    for end in ["_VERSION_MAJOR", "_VER_MAJOR", "_MAJOR"] {
        let major = macros.keys().filter(|name| name.ends_with(end) && value(name) == Some(version.major));
        let pairs = major.map(|major| (major, major.replace("_MAJOR", "_MINOR")));
        let fitting = pairs.filter(|(_, minor)| value(minor) == Some(version.minor));
        // Components of a library have their own version macros with longer names.
        if let Some((major, minor)) = fitting.min_by_key(|(major, _)| major.len()) {
            return format!("  version_macro: [{major}, {minor}]\n");
        }
    }
    let parts = [[10_000, 100], [1_000, 100], [1_000, 10], [100, 10]];
    let numbers = macros.iter().filter(|(name, _)| name.ends_with("VERSION"));
    let fitting = numbers.flat_map(|(name, number)| parts.map(|parts| (name, *number, parts)));
    let found = fitting.into_iter().find(|(_, number, parts)| Version::from_parts(*number, *parts) == version);
    match found {
        Some((name, _, [major, minor])) => {
            format!("  version_macro: {{{name}: [{major}, {minor}]}}\n")
        }
        None => none.to_owned(),
    }
}

/// The line with a lower limit for the number of functions. If a scan finds fewer functions, it has missed some of
/// them.
fn min_functions(Declared { functions, .. }: &Declared) -> String {
    let count = functions.len();
    let least = if count < 10 { count } else { count * 9 / 10 / 5 * 5 };
    format!("  min_functions: {least}    # the headers have {count}\n  rules: cuda\n")
}

/// The libraries whose types the headers mention, and the libraries that these libraries use.
fn uses<'a>(Parts { known, declared, .. }: &Parts<'a>) -> Vec<&'a str> {
    let declares = |known: &Known<'_>, word: &str| {
        let facts = known.facts;
        facts.typedefs.contains_key(word)
            || facts.enums.contains_key(word)
            || facts.records.contains_key(word)
            || facts.callbacks.contains_key(word)
    };
    let mut used: Vec<&str> = Vec::new();
    // Types of the C standard headers belong to no library, although the registry contains them in the library that
    // first uses them.
    let of_c =
        |word: &str| word == "size_t" || word.ends_with("int64_t") || word.ends_with("int32_t") || word == "FILE";
    let foreign = declared.words.iter().filter(|word| !of_c(word));
    for word in foreign {
        let usable = known.iter().filter(|known| !known.is_packaged);
        let first = usable.into_iter().find(|known| declares(known, word)).map(|known| known.library.name.as_str());
        used.extend(first.filter(|first| !used.contains(first)));
    }
    let behind = |used: &[&str], name: &str| {
        known
            .iter()
            .any(|known| used.contains(&known.library.name.as_str()) && known.library.uses.iter().any(|it| it == name))
    };
    let all = known.iter().map(|known| known.library.name.as_str());
    all.filter(|name| used.contains(name) || behind(&used, name)).collect()
}

/// The lines that specify the functions that set the stream of a handle.
fn sets_stream(Parts { known, declared, .. }: &Parts<'_>) -> String {
    let streams = streams(known);
    let is_word = |c: char| c.is_alphanumeric() || c == '_';
    let is_stream = |param: &str| param.split(|c| !is_word(c)).any(|word| streams.contains(&word));
    let is_it = |name: &str, params: &str| {
        let params: Vec<&str> = params.split(',').collect();
        name.ends_with("SetStream") && params.len() == 2 && is_stream(params[1])
    };
    let functions = declared.functions.iter().filter(|(name, it)| is_it(name, &it.params));
    let found: Vec<&str> = functions.map(|(name, _)| name.as_str()).collect();
    if found.is_empty() { String::new() } else { format!("  sets_stream: {}\n", flow_list(found, "    ")) }
}

/// The names of the stream type. They refer to the struct that a spec declares as the stream.
fn streams<'a>(known: &'a [Known<'_>]) -> Vec<&'a str> {
    let tags: Vec<&str> =
        known.iter().flat_map(|known| known.library.types_of(codegen_core::spec::TypeMeaning::Stream)).collect();
    let is_stream = |ty: &CType| matches!(ty.pointee(), Some((CType::Named(name), _)) if tags.contains(&name.as_str()));
    let typedefs = known.iter().flat_map(|known| &known.facts.typedefs);
    typedefs.filter(|(_, it)| is_stream(&it.ty)).map(|(name, _)| name.as_str()).collect()
}

fn loads(Files { linux, windows, wheels, packages, pathfinder, others }: &Files) -> String {
    let list = |words: &[String]| flow_list(words.iter().map(String::as_str), "        ");
    let mut text = match linux {
        Some(file) => format!("      linux: [{file}]\n"),
        None => "      linux: [FILE]    # the shared library, such as libfx.so.1\n".to_owned(),
    };
    match windows.is_empty() {
        true => text += "      # windows: the DLLs; if omitted, the headers are not scanned for Windows\n",
        false => text += &format!("      windows: {}\n", list(windows)),
    }
    text += &format!("      wheels: {}\n      packages: {}\n", list(wheels), list(packages));
    match pathfinder {
        Some(name) => text += &format!("      pathfinder: {name}\n"),
        None => text += "      # pathfinder: the library's name in cuda-pathfinder, if it is known there\n",
    }
    if !others.is_empty() {
        text += &format!("      # preload: those of these libraries that it opens itself: {}\n", others.join(", "));
    }
    text += "      # requires: a function that older libraries with the same file name lack, if the sizes of their records differ\n";
    text
}

/// The URL of the documentation in the package's metadata.
fn docs(name: &str, metadata: &str) -> String {
    let addresses = metadata.split(|c: char| c.is_whitespace() || matches!(c, '<' | '>' | '(' | ')' | ',' | '"'));
    let address = addresses.filter(|word| word.starts_with("https://docs.nvidia.com/")).min_by_key(|word| word.len());
    match address {
        Some(address) => {
            format!("  docs: {address}    # from the package's metadata; replace it with the page of the functions\n")
        }
        None => format!(
            "  docs: https://docs.nvidia.com/cuda/{name}/    # a guess; replace it with the page of the functions\n"
        ),
    }
}
