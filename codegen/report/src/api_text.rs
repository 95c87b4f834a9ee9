//! Files `specs/api/<library>.txt`, which list the functions that programs can call, for reviewers. Each line describes
//! one function.
//!
//! *Architecture invariant:* the generator does not read these files. Only the review reads them, to show changes to
//! the functions.

use codegen_core::{
    api::{
        Availability, Function, Library, Major,
        safety::{MemoryKind, Obligation, ObligationKind},
    },
    language::{AllSignatures, SignatureTexts},
    spec::Ends,
};
use codegen_printing::and;
use std::collections::{BTreeMap, BTreeSet};

/// The folder of the files `<library>.txt`, relative to the repository.
pub const FOLDER: &str = "specs/api";

/// The contents of a library's file.
pub(super) fn path(library: &str) -> String {
    format!("{FOLDER}/{library}.txt")
}

/// The text at the beginning of a library's file.
const HEAD: &str = "\
# Functions that programs can call, one a line: the signature in Rust and in Python (`py`), the caller's obligations, and the first version.
# Parameters that are a number, a handle or a record are in Python what they are in Rust: their types stand there only. A
# function that the major versions have differently has a line for each form, the newest first.
# Written by `cargo xtask regen` for the reviewers of pull requests; do not edit.
";

/// The path and the text of a library's file. The first language contains every function. Signatures of the other
/// languages are labeled.
pub fn emit(library: &Library, languages: &[(&str, &AllSignatures)]) -> (String, String) {
    let [(_, first), others @ ..] = languages else { return (path(&library.spec.name), HEAD.to_owned()) };
    let mut lines: BTreeMap<&str, Vec<Variant>> = BTreeMap::new();
    for (number, major) in library.majors.iter().rev() {
        let key = (library.spec.name.clone(), *number);
        let Some(signatures) = first.get(&key) else { continue };
        for (name, head) in &signatures.functions {
            // Functions that only the crate defines are not part of the library.
            let Some(available) = available(major, name) else { continue };
            let beside = others.iter().filter_map(|(label, of)| {
                let form = of.get(&key)?.functions.get(name)?;
                Some(format!("{label} {form}"))
            });
            let text = text(name, head, beside.collect(), major, signatures);
            let forms = lines.entry(name).or_default();
            match forms.iter_mut().find(|form| form.text == text) {
                Some(alike) => alike.majors.insert(0, *number),
                None => forms.push(Variant { text, majors: vec![*number], available: available.to_string() }),
            }
        }
    }
    let lines = lines.values().flat_map(|forms| forms.iter().map(|form| form.line(library, forms.len() > 1)));
    let text = format!("{HEAD}\n{}", lines.map(|line| format!("{line}\n")).collect::<String>());
    (path(&library.spec.name), text)
}

/// A form of a function that is the same in several major versions.
struct Variant {
    text: String,
    /// The major versions that contain this form, oldest first.
    majors: Vec<u32>,
    /// The availability of the function in the newest of these major versions.
    available: String,
}

impl Variant {
    fn line(&self, library: &Library, has_others: bool) -> String {
        let majors: Vec<String> = self.majors.iter().map(ToString::to_string).collect();
        let majors = has_others.then(|| format!("{} {}", library.spec.product(), and(&majors)));
        let majors = majors.map_or(String::new(), |majors| format!("; this form in {majors}"));
        format!("{} | {}{majors}", self.text, self.available)
    }
}

fn available<'a>(major: &'a Major, name: &str) -> Option<&'a Availability> {
    let function = major.functions.get(name).and_then(|function| major.symbols.get(&function.symbol));
    let symbol = function.map(|symbol| &symbol.availability);
    symbol.or(major.helpers.get(name).map(|helper| &helper.availability))
}

/// The description of a function, without its major versions.
fn text(name: &str, head: &str, beside: Vec<String>, major: &Major, signatures: &SignatureTexts) -> String {
    let function = major.functions.get(name);
    let mut columns = vec![in_a_line(head)];
    columns.extend(beside);
    if head.starts_with("pub unsafe") {
        let promises = function.map_or(Vec::new(), promises);
        let promises = if promises.is_empty() {
            " without preconditions".to_owned()
        } else {
            format!(": {}", promises.join("; "))
        };
        let owned = if signatures.safe_if_owned.contains(name) { "; safe in `owned`" } else { "" };
        columns.push(format!("unsafe{promises}{owned}"));
    } else {
        columns.push("safe".to_owned());
    }
    let aliases = function.map_or(&[][..], |function| &function.aliases);
    if !aliases.is_empty() {
        columns.push(format!("also {}", and(aliases)));
    }
    columns.join(" | ")
}

/// A signature on one line, without the keywords that most signatures start with.
fn in_a_line(head: &str) -> String {
    let line = head.split_whitespace().collect::<Vec<_>>().join(" ");
    let words = ["pub ", "const ", "unsafe ", "fn "];
    let line = words.into_iter().fold(line.as_str(), |line, word| line.strip_prefix(word).unwrap_or(line));
    line.replace("( ", "(").replace(", )", ")").replace("< ", "<").replace(", >", ">")
}

/// The caller's obligations. Each string contains one kind of obligation and the parameters to which it applies.
fn promises(function: &Function) -> Vec<String> {
    let mut of_words: Vec<(String, BTreeSet<&str>)> = Vec::new();
    for Obligation { kind, params, until: _ } in function.obligations.iter() {
        let words = words(kind);
        let params = params.iter().map(String::as_str);
        match of_words.iter_mut().find(|(known, _)| *known == words) {
            Some((_, known)) => known.extend(params),
            None => of_words.push((words, params.collect())),
        }
    }
    // The parameters have the order of the header.
    let order = |params: &BTreeSet<&str>| -> Vec<String> {
        let all = function.plan.params.iter().map(|param| param.name.as_str());
        all.filter(|name| params.contains(name)).map(str::to_owned).collect()
    };
    let said = of_words.into_iter().map(|(words, params)| match order(&params).as_slice() {
        [] => words,
        params => format!("{words} {}", params.join(", ")),
    });
    said.collect()
}

/// A short name for a kind of obligation.
fn words(kind: &ObligationKind) -> String {
    let words = match kind {
        ObligationKind::Live(_) => "live",
        ObligationKind::Ended => "destroys",
        ObligationKind::Freed => "frees",
        ObligationKind::Unmapped => "unmaps",
        ObligationKind::Released => "gives back",
        ObligationKind::EndsAll(Ends::PrimaryContext) => "ends the primary context",
        ObligationKind::EndsAll(Ends::Library) => "ends the library",
        ObligationKind::Memory(memory) => match memory.place {
            MemoryKind::Borrowed => "used after the call",
            MemoryKind::Device => "device memory",
            MemoryKind::Address | MemoryKind::ByPlace => "memory",
            MemoryKind::Elements => "memory behind the elements of",
            MemoryKind::Variable => "variable",
        },
        ObligationKind::Code => "program",
        ObligationKind::File => "whole file",
        ObligationKind::SelectedBy { selector } => return format!("as `{selector}` asks"),
        ObligationKind::Length(_) => "unchecked length",
        ObligationKind::Strings => "texts",
        ObligationKind::KernelArguments => "kernel arguments",
        ObligationKind::Selected { selector, .. } => return format!("by `{selector}`"),
        ObligationKind::AsModeSays(_) => "host or device",
        ObligationKind::Called { .. } => "callback",
        ObligationKind::UserData => "user data",
        ObligationKind::Inside => "pointers in",
        ObligationKind::Runs => "runs",
        ObligationKind::Unconfirmed => "unconfirmed",
        ObligationKind::Stated(promise) | ObligationKind::StatedOfHandles(promise) => return format!("“{promise}”"),
        ObligationKind::Kept => "kept",
        ObligationKind::Context => "context",
        ObligationKind::Lent => "lent",
    };
    words.to_owned()
}
