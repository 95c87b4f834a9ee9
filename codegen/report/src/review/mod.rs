//! Review of a change to `specs/`: new items, the source of each decision, and undecided parameters.
//!
//! *Architecture invariant:* the review is a pure function of the files in two revisions. If one revision cannot be
//! resolved, the remaining sections are still printed, because a review is most useful for an unfinished change.

mod doubts;
mod entries;
mod functions;
mod items;
mod layout;
mod left;
mod outcome;
mod owners;
mod pages;
mod pair;
mod roles;
mod shapes;
mod skips;
mod state;
mod surprises;
mod text;

pub use state::{State, reads};

use crate::api_text;
use codegen_core::language::Language;
use layout::Library;
use pair::Pair;
use std::collections::BTreeSet;

/// The review of a change to `specs/`.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Review {
    /// The text of the review as Markdown.
    pub text: String,
    /// The number of findings in the working tree that still require a decision by a person.
    pub undecided: usize,
}

/// Reviews the change from the revision `base` to the revision `head`. `against` is a description of `base`.
pub fn review(base: &State, head: &State, against: &str, [rust, python]: &[Language; 2]) -> Review {
    // First the libraries of the working tree in their order, then the libraries that only the base contains.
    let mut names: Vec<&str> = head.libraries().collect();
    let gone: BTreeSet<&str> = base.libraries().filter(|name| !names.contains(name)).collect();
    names.extend(gone);
    // A library without a spec may have a registry.
    let differing = base.differing(head);
    names.retain(|name| {
        let file = api_text::path(name);
        let is_changed = differing.contains(*name) || base.texts.get(&file) != head.texts.get(&file);
        // A toolkit may have been scanned only for other libraries.
        is_changed || head.spec(name).is_none() || !left::ended_library(&Pair { name, base, head }).is_empty()
    });
    let libraries: Vec<Library<'_>> = names.into_iter().map(|name| library(Pair { name, base, head })).collect();

    // The printing of the bindings is slow and requires a resolved model. Only the signatures require it.
    let is_needed = head.findings.is_empty() && libraries.iter().any(|library| !library.functions.is_empty());
    let (rust, python) = match is_needed {
        true => ((rust.signatures)(&head.api), (python.signatures)(&head.api)),
        false => Default::default(),
    };
    Review { text: layout::render(base, head, against, &libraries, &rust, &python), undecided: head.findings.len() }
}

fn library(pair: Pair<'_>) -> Library<'_> {
    let functions = functions::find(&pair);
    Library {
        added: pair.added(),
        helpers: functions::helpers(&pair),
        roles: roles::find(&pair),
        outcome: outcome::find(pair.base, pair.head, pair.name),
        entries: {
            let found = entries::find(pair.base, pair.head, &format!("specs/{}.yaml", pair.name));
            let pages = pages::find(&pair, &found.functions);
            entries::Entries { pages, ..found }
        },
        left: left::find(&pair),
        items: items::find(&pair),
        owners: owners::find(&pair),
        skips: skips::find(&pair),
        surprises: surprises::find(&pair, &functions).into_iter().chain(doubts::find(&pair)).collect(),
        functions,
        pair,
    }
}

#[cfg(test)]
mod tests;
