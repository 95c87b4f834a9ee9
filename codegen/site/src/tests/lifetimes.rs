//! Tests of documented lifetimes. For every parameter of every function, the section "Safety" in Rust, Python's
//! docstring, the stub and the site must state the lifetime that the model contains.
//!
//! The tests parse the printed texts sentence by sentence, and compare them with the call plan.

use super::{LANGUAGES, about, function, item::Item, site_index::SiteIndex};
use codegen_core::{
    api::{
        self, Major,
        plan::{ParamPlan, Passing},
        safety::{ObligationKind, Until},
        time::Part,
        words,
    },
    edition::Edition,
    names, repository,
};
use codegen_python as python;
use std::{
    collections::{BTreeMap, BTreeSet},
    fs,
    path::Path,
};

/// The lifetimes that a text states for parameters. Each lifetime consists of the parameter, a part of its memory, and
/// the words for the end of the lifetime.
type Stated = BTreeSet<(String, Part, String)>;

/// The words with which a lifetime begins after a comma.
const BEGINNINGS: [&str; 3] = ["until ", "as long as ", "for the duration "];

/// Returns the lifetimes of one parameter in the model that extend beyond the call.
fn of_model(param: &ParamPlan) -> Stated {
    let stated = param.lifetimes.beyond_the_call();
    stated.map(|(part, time)| (param.name.clone(), part_of(part, &time.until), time.until.limit())).collect()
}

/// Returns the part to which a lifetime applies. For pointers to borrowed memory, the texts do not distinguish the
/// output itself and the elements that the call writes to an array.
fn part_of(part: Part, until: &Until) -> Part {
    if *until == Until::Owner { Part::Itself } else { part }
}

/// Returns the names at the beginning of a sentence, such as `` `a`, `b` ``, and the rest of the sentence.
fn names_first(text: &str) -> (Vec<String>, &str) {
    let mut names = Vec::new();
    let mut rest = text;
    while let Some((name, behind)) = rest.strip_prefix('`').and_then(|rest| rest.split_once('`')) {
        names.push(name.to_owned());
        rest = behind;
        match behind.strip_prefix(", ").filter(|next| next.starts_with('`')) {
            Some(next) => rest = next,
            None => break,
        }
    }
    (names, rest)
}

/// Returns the lifetime that follows a comma at the end of a sentence.
fn limit_at_the_end(text: &str) -> Option<String> {
    let text = text.strip_suffix('.')?;
    let at = BEGINNINGS.iter().filter_map(|beginning| text.rfind(&format!(", {beginning}"))).max()?;
    Some(text[at + 2..].to_owned())
}

/// Returns the lifetimes that a sentence in a section "Safety" states.
fn of_safety(sentence: &str) -> Stated {
    let all = |names: Vec<String>, part: Part, limit: Option<&str>| -> Stated {
        let limit = limit.map(str::trim).filter(|limit| BEGINNINGS.iter().any(|it| limit.starts_with(it)));
        names.into_iter().filter_map(|name| Some((name, part, limit?.to_owned()))).collect()
    };
    let without_stop = sentence.strip_suffix('.').unwrap_or(sentence);
    let after = |text: &'static str| without_stop.split_once(text).map(|(_, limit)| limit);
    if let Some(rest) = sentence.strip_prefix("Pointers, handles and lengths in ") {
        return all(names_first(rest).0, Part::Reached, after(" must stay valid "));
    }
    if let Some(rest) = sentence.strip_prefix("Pointers in ") {
        return all(names_first(rest).0, Part::Itself, Some(&Until::Owner.limit()));
    }
    if let Some(rest) = sentence.strip_prefix("Each address in ") {
        return all(names_first(rest).0, Part::Reached, limit_at_the_end(sentence).as_deref());
    }
    if let Some(rest) = sentence.strip_prefix("Everything that ") {
        return all(names_first(rest).0, Part::Reached, limit_at_the_end(sentence).as_deref());
    }
    let (names, rest) = names_first(sentence);
    if rest.starts_with(": one address for each parameter of the kernel") {
        return all(names, Part::Reached, after("All memory that the kernel accesses must stay valid "));
    }
    if let Some(limit) = after("; memory on the device must stay valid ") {
        return all(names, Part::OnDevice, Some(limit));
    }
    if let Some(called) = rest.strip_prefix(" is called").or_else(|| rest.strip_prefix(" may be called")) {
        let (with, when) = names_first(called.strip_prefix(" with ").unwrap_or(called));
        let last = Until::LastCall(names[0].clone()).limit();
        let when = when.trim_start();
        let limit = match when {
            _ if when.starts_with("once, later") => Some(last.as_str()),
            _ if when.starts_with("at any time from now on") => Some("as long as the process runs"),
            _ => when.split_once(", on any thread").map(|(limit, _)| limit),
        };
        return all([names, with].concat(), Part::Itself, limit);
    }
    for middle in [
        ", and the memory and handles that it refers to, must stay valid after the call returns",
        ", and the memory and handles that they refer to, must stay valid after the call returns",
    ] {
        if rest.starts_with(middle) {
            return all(names, Part::Itself, limit_at_the_end(sentence).as_deref());
        }
    }
    for middle in [" points to memory of the library, valid ", " point to memory of the library, valid "] {
        if let Some(limit) = rest.strip_prefix(middle) {
            return all(names, Part::Itself, limit.strip_suffix('.'));
        }
    }
    let beginnings = [" is used after the call returns: keep ", " are used after the call returns: keep "];
    if beginnings.iter().any(|beginning| rest.starts_with(beginning)) {
        let ends = [" modify it ", " modify them ", " access it ", " access them "];
        return all(names, Part::Itself, ends.into_iter().find_map(after));
    }
    let leading = [": valid ", ": a variable ", ": variables ", ": the address of ", ": the value that "];
    match leading.iter().any(|it| rest.starts_with(it)) {
        true => all(names, Part::Itself, limit_at_the_end(sentence).as_deref()),
        false => Stated::new(),
    }
}

/// Returns the sentences in the section "Safety" of a function's documentation.
fn safety(docs: &str) -> Vec<&str> {
    let section = docs.split_once("# Safety").map_or("", |(_, section)| section);
    section.lines().map(|line| line.trim().trim_start_matches("- ")).filter(|line| !line.is_empty()).collect()
}

/// Returns the documentation of each public function in generated Rust code.
fn of_rust(text: &str) -> BTreeMap<String, String> {
    let mut found = BTreeMap::new();
    let mut docs = String::new();
    for line in text.lines().map(str::trim) {
        let named = line.strip_prefix("pub unsafe fn ").or_else(|| line.strip_prefix("pub fn "));
        if let Some(line) = line.strip_prefix("///") {
            docs += &format!("{}\n", line.trim());
        } else if let Some(rest) = named {
            let name = rest.split(['(', '<']).next().unwrap_or(rest);
            found.insert(name.trim_start_matches("r#").to_owned(), std::mem::take(&mut docs));
        } else if !line.starts_with('#') {
            docs.clear();
        }
    }
    found
}

/// Returns the docstring of each function in a stub.
fn of_stub(text: &str) -> BTreeMap<String, String> {
    let mut found = BTreeMap::new();
    let functions = text.split("\ndef ").skip(1);
    for function in functions {
        let name = function.split(['(', '[']).next().unwrap_or_default();
        let docs = function.split_once("\"\"\"").and_then(|(_, rest)| rest.split_once("\"\"\""));
        if let Some((docs, _)) = docs {
            let lines: Vec<&str> = docs.lines().map(|line| line.strip_prefix("    ").unwrap_or(line)).collect();
            found.insert(name.to_owned(), lines.join("\n"));
        }
    }
    found
}

/// Returns the documentation of each function in the sources of the extension module.
fn of_extension(text: &str) -> BTreeMap<String, String> {
    let documented = text.split("documented!(").skip(1);
    let docs = documented.filter_map(|entry| {
        let (name, rest) = entry.split_once(", c\"")?;
        let (docs, _) = rest.split_once("\n\");")?;
        Some((name.trim_start_matches("r#").to_owned(), docs.to_owned()))
    });
    docs.collect()
}

/// Returns the names in a section of a docstring, each with the indented text below the name.
fn entries(docs: &str, section: &str) -> Vec<(Vec<String>, String)> {
    let heading = format!("\n{section}\n{}\n", "-".repeat(section.len()));
    let Some((_, rest)) = docs.split_once(&heading) else { return Vec::new() };
    let mut found: Vec<(String, String)> = Vec::new();
    for line in rest.lines().take_while(|line| !line.is_empty()) {
        match (line.strip_prefix("    "), found.last_mut()) {
            (Some(more), Some((_, text))) => *text += &format!("{more} "),
            (None, Some((names, text))) if text.is_empty() && names.ends_with(',') => *names += &format!(" {line}"),
            (Some(_) | None, _) => found.push((line.to_owned(), String::new())),
        }
    }
    let named = found.into_iter().map(|(line, text)| {
        let names = line.split_once(" : ").map_or(line.as_str(), |(names, _)| names);
        (names.split(", ").map(str::to_owned).collect(), text)
    });
    named.collect()
}

/// Returns the lifetimes that a docstring states, by the names of the parameters in Python.
fn of_docstring(docs: &str) -> Stated {
    let mut stated = Stated::new();
    let entries = entries(docs, "Parameters").into_iter().chain(entries(docs, "Returns"));
    for (names, text) in entries {
        let text = text.replace("``", "`");
        for sentence in text.trim_end().trim_end_matches('.').split(". ") {
            let parts: &[Part] = match sentence {
                _ if sentence.starts_with("Used after the call returns; ") => &[Part::Itself],
                _ if sentence.starts_with("If in device memory, used after the call returns; ") => &[Part::OnDevice],
                _ if sentence.starts_with("Referenced memory and handles are used after the call returns; ") => {
                    &[Part::Reached]
                }
                _ if sentence.starts_with(
                    "Used after the call returns, together with the memory and handles that it refers to; ",
                ) =>
                {
                    &[Part::Itself, Part::Reached]
                }
                _ if sentence.starts_with("Referenced memory and handles are valid ") => &[Part::Itself],
                _ => &[],
            };
            let limits = [" alive by cubind ", " alive ", " are valid "];
            let limit = limits.into_iter().find_map(|before| sentence.split_once(before));
            let limit = limit.map_or("", |(_, limit)| limit);
            stated
                .extend(names.iter().flat_map(|name| parts.iter().map(|part| (name.clone(), *part, limit.to_owned()))));
        }
    }
    stated
}

/// Returns the lifetimes that a row of a table on the site states, including lifetimes that end when the call returns.
fn of_row(html: &str) -> BTreeSet<(Part, String)> {
    let mut text = String::new();
    let mut is_tag = false;
    for letter in html.chars() {
        match letter {
            '<' => is_tag = true,
            '>' => is_tag = false,
            letter if !is_tag => text.push(letter),
            _ => {}
        }
    }
    let text = text.replace("&quot;", "\"").replace("&amp;", "&");
    if let Some(limit) = text.strip_suffix(", including memory and handles that it refers to") {
        return [Part::Itself, Part::Reached].map(|part| (part, limit.to_owned())).into();
    }
    let parts = text.split("; ").filter(|part| !part.is_empty());
    let part = |text: &str| match (
        text.strip_prefix("on the device: "),
        text.strip_prefix("memory and handles that it refers to: "),
    ) {
        (Some(limit), _) => (Part::OnDevice, limit.to_owned()),
        (None, Some(limit)) => (Part::Reached, limit.to_owned()),
        (None, None) => (Part::Itself, text.to_owned()),
    };
    parts.map(part).collect()
}

/// The documentation of the functions of one library in one major version.
struct Texts {
    rust: BTreeMap<String, String>,
    python: BTreeMap<String, String>,
    stub: BTreeMap<String, String>,
}

impl Texts {
    fn of(library: &api::Library, number: u32) -> Self {
        let name = &library.spec.name;
        let root = repository::root();
        let read = |path: &Path| fs::read_to_string(root.join(path)).unwrap_or_default();
        let edition = library.edition(number);
        let (rust, python, stubs) = match edition {
            Edition::Cuda(number) => (
                vec!["shared".to_owned(), "common".to_owned(), format!("cuda{number}")],
                vec!["common".to_owned(), format!("only{number}")],
                vec!["cuda13".to_owned(), format!("cuda{number}")],
            ),
            Edition::Own { .. } => (vec![".".to_owned()], vec!["common".to_owned()], vec![".".to_owned()]),
        };
        let all = |paths: Vec<String>, parse: fn(&str) -> BTreeMap<String, String>| {
            paths.iter().flat_map(|path| parse(&read(Path::new(path)))).collect()
        };
        let rust = rust.iter().map(|folder| format!("generated/cubind/src/{folder}/{name}/functions.rs")).collect();
        let python = python.iter().map(|file| format!("generated/cubind-py/src/functions/{name}/{file}.rs")).collect();
        let stubs =
            stubs.iter().map(|folder| format!("generated/cubind-py/python/cubind/{folder}/{name}.pyi")).collect();
        Self { rust: all(rust, of_rust), python: all(python, of_extension), stub: all(stubs, of_stub) }
    }
}

/// Returns the differences between the lifetimes that a text states and the lifetimes in the model.
fn differences(of: &str, stated: &Stated, expected: &Stated) -> Vec<String> {
    let missing = expected.difference(stated).map(|it| format!("{of} does not state {it:?}"));
    missing.chain(stated.difference(expected).map(|it| format!("{of} states {it:?}"))).collect()
}

/// Adds the lifetimes of objects and elements to those of handles and arrays. Rust's sentence "`x`, and the memory and
/// handles that it refers to, must stay valid" covers both a handle and its object, or both an array and its elements.
fn with_whole(stated: Stated, expected: &Stated) -> Stated {
    let reached = expected.iter().filter(|(name, part, limit)| {
        *part == Part::Reached && stated.contains(&(name.clone(), Part::Itself, limit.clone()))
    });
    let reached: Vec<_> = reached.cloned().collect();
    stated.into_iter().chain(reached).collect()
}

fn check_function(texts: &Texts, function: &api::Function, found: &mut Vec<String>) -> usize {
    let name = &function.name;
    let expected: Stated = function.plan.params.iter().flat_map(of_model).collect();
    let mut of_texts = 0;
    if let Some(docs) = texts.rust.get(name) {
        let stated: Stated = safety(docs).into_iter().flat_map(of_safety).collect();
        found.extend(differences(&format!("{name} in Rust"), &with_whole(stated, &expected), &expected));
        of_texts += 1;
    }
    // Python copies the memory behind these outputs, so the lifetimes of these outputs are not limited.
    let copied: BTreeSet<&str> =
        function.plan.params.iter().filter(|it| python::is_copied(it)).map(|it| it.name.as_str()).collect();
    let outputs: BTreeSet<&str> = function
        .plan
        .params
        .iter()
        .filter(|it| matches!(it.passing, Passing::Slot { given: false }))
        .map(|it| it.name.as_str())
        .collect();
    let expected: Stated = expected
        .iter()
        .filter(|(name, ..)| !(copied.contains(name.as_str()) && outputs.contains(name.as_str())))
        .cloned()
        .map(|(name, part, limit)| (names::python_parameter(&name), part, limit))
        .collect();
    for (of, docs) in [("Python", &texts.python), ("the stub", &texts.stub)] {
        if let Some(docs) = docs.get(name) {
            found.extend(differences(&format!("{name} in {of}"), &of_docstring(docs), &expected));
            let cautions = words::cautions(&function.obligations).len();
            let text = docs.split_once("\nWarnings\n").map_or("", |(_, rest)| rest);
            let printed =
                text.lines().take_while(|line| !line.is_empty()).filter(|line| line.starts_with("- ")).count();
            if printed != cautions {
                found.push(format!("{name} in {of} has {printed} of {cautions} warnings"));
            }
            of_texts += 1;
        }
    }
    let no_cuda = function.obligations.iter().any(|it| matches!(it.kind, ObligationKind::Called { no_cuda: true, .. }));
    for (of, docs) in [("Rust", &texts.rust), ("Python", &texts.python), ("the stub", &texts.stub)] {
        let says = |docs: &String| docs.split_whitespace().collect::<Vec<_>>().join(" ").contains("must not call CUDA");
        if no_cuda && docs.get(name).is_some_and(|docs| !says(docs)) {
            found.push(format!("{name} in {of} does not state that the callback must not call CUDA"));
        }
    }
    of_texts
}

#[test]
fn rust_python_and_stubs_state_the_same_lifetimes() {
    let api = repository::resolved();
    let (mut found, mut texts_read, mut functions, mut lifetimes) = (Vec::new(), 0, 0, 0);
    let core = |library: &&api::Library| api.packages.of(&library.spec.name).is_none();
    for library in api.libraries.iter().filter(core) {
        for (number, major) in &library.majors {
            let Major { functions: all, .. } = major;
            let texts = Texts::of(library, *number);
            for function in all.values() {
                functions += 1;
                lifetimes += function.plan.params.iter().flat_map(of_model).count();
                texts_read += check_function(&texts, function, &mut found);
            }
        }
    }
    found.truncate(40);
    assert_eq!(found, Vec::<String>::new());
    println!("{functions} functions, {lifetimes} lifetimes beyond the call, {texts_read} texts");
    assert_eq!(texts_read, 3 * functions, "each function is documented three times");
}

#[test]
fn the_site_states_the_same_lifetimes() {
    let api = repository::resolved();
    let (specs, registries) = repository::read();
    let about = about();
    let index = SiteIndex::new(&about, api, registries, specs, &LANGUAGES);
    let (mut found, mut rows_read) = (Vec::new(), 0);
    for section in &index.sections {
        for name in section.functions() {
            let item = Item {
                index: &index,
                section,
                name,
                kind: super::site_index::Kind::Function,
                links: index.links(section, "../", name),
            };
            let library = section.subject.library;
            for form in library.signatures.get(name).into_iter().flatten() {
                let Some(plan) = library.plan(name, &form.params) else { continue };
                for (param, row) in plan.params.iter().zip(function::rows(&item, form)) {
                    let is_output = matches!(param.passing, Passing::Slot { given: false });
                    let parts =
                        param.lifetimes.iter().filter(|(_, time)| !is_output || time.until.is_beyond_the_call());
                    let expected: BTreeSet<(Part, String)> =
                        parts.map(|(part, time)| (part, time.until.limit().replace('`', ""))).collect();
                    let stated = of_row(&row.until_html);
                    rows_read += 1;
                    if stated != expected {
                        found.push(format!("{name}.{}: {stated:?} for {expected:?}", param.name));
                    }
                }
            }
        }
    }
    found.truncate(40);
    assert_eq!(found, Vec::<String>::new());
    println!("{rows_read} rows");
    assert!(rows_read > 10_000, "{rows_read}");
}

#[test]
fn a_sentence_that_is_missing_or_contradicts_is_found() {
    let name = |name: &str| name.to_owned();
    let stream = "until the call's work completes on `hStream`";
    let expected = Stated::from([(name("dst"), Part::Itself, name(stream))]);
    let right = of_safety(
        "`dst`: valid memory of `n` rows of `w` bytes, `pitch` apart, until the call's work completes on `hStream`.",
    );
    assert_eq!(differences("f", &right, &expected), Vec::<String>::new());
    assert_eq!(differences("f", &of_safety("`dst`: valid memory of `n` bytes."), &expected).len(), 1);
    let docs = "f\n\nParameters\n----------\ndst : int\n    Used after the call returns; must be kept alive until it is freed.\n\n";
    assert_eq!(differences("f", &of_docstring(docs), &expected).len(), 2);
    let launch = "`args`: one address for each parameter of the kernel, which points to a value. All memory \
        that the kernel accesses must stay valid until the call's work completes on `s`.";
    let until = name("until the call's work completes on `s`");
    assert_eq!(of_safety(launch), Stated::from([(name("args"), Part::Reached, until.clone())]));
    let called =
        "`fn` is called with `data` once, later, on a driver thread: it must not unwind. `data` must live until then.";
    let last = name("until the last call of `fn`");
    let both = Stated::from([(name("fn"), Part::Itself, last.clone()), (name("data"), Part::Itself, last)]);
    assert_eq!(of_safety(called), both);
    let row = "until the call returns; memory and handles that it refers to: until the call's work completes on <code><a href=\"x\">s</a></code>";
    let parts =
        [(Part::Itself, name("until the call returns")), (Part::Reached, name("until the call's work completes on s"))];
    assert_eq!(of_row(row), BTreeSet::from(parts));
    let wrapped = "p\n\nParameters\n----------\nalpha,\nbeta\n    If in device memory, used after the call returns; \
        must be kept alive until\n    the call's work completes on ``s``.\n\n";
    let scalars = ["alpha", "beta"].map(|it| (name(it), Part::OnDevice, until.clone()));
    assert_eq!(of_docstring(wrapped), Stated::from(scalars));
}
