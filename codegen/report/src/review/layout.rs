//! Markdown layout of a review. The sections are in the order in which a reviewer needs them.

use super::{
    State,
    entries::Entries,
    functions::{New, Signatures},
    pair::Pair,
    roles::Changed,
    shapes,
    state::PINS,
    text::{ByLibrary, LIMIT, Text, by_library, shares},
};
use crate::markdown::{block, table};
use codegen_core::{diag::counted, header_set::HeaderSet, version::Version};
use codegen_toolkit::Toolkits;
use std::collections::{BTreeMap, BTreeSet};

/// The findings about one library.
pub(super) struct Library<'a> {
    pub(super) pair: Pair<'a>,
    pub(super) added: BTreeSet<Version>,
    pub(super) functions: Vec<New<'a>>,
    pub(super) helpers: Vec<String>,
    pub(super) roles: Vec<Changed>,
    pub(super) outcome: Vec<String>,
    pub(super) entries: Entries,
    /// The new, changed and removed skips.
    pub(super) skips: Vec<String>,
    pub(super) surprises: Vec<String>,
    /// The changes that break programs, as one sentence for each change.
    pub(super) left: Vec<String>,
    pub(super) items: Vec<String>,
    pub(super) owners: Vec<String>,
}

/// Formats the entire review.
pub(super) fn render(
    base: &State,
    head: &State,
    against: &str,
    libraries: &[Library<'_>],
    rust: &Signatures,
    python: &Signatures,
) -> String {
    let shown: Vec<&Library<'_>> = libraries.iter().filter(|library| library.differs(base, head)).collect();
    let said = |say: &dyn Fn(&Library<'_>) -> Vec<Text>| -> ByLibrary<'_> {
        shown.iter().map(|library| (library.pair.name, say(library))).collect()
    };
    let lines =
        |of: &dyn Fn(&Library<'_>) -> Vec<String>| said(&|library| vec![Text::bullets(&of(library), &library.files())]);
    // Each number is the minimum size of a section if all sections are long.
    let sections = [
        ("Undecided", 10_000, Say::All(undecided(head))),
        ("Worth a look", 6_000, Say::Each(lines(&|library| library.surprises.clone()))),
        ("Entries", 12_000, Say::Each(said(&entries))),
        ("Skips", 4_000, Say::Each(said(&skips))),
        ("Roles that changed", 5_000, not_judged(base, head).map_or_else(|| Say::Each(said(&roles)), Say::Text)),
        ("Breaking changes", 4_000, Say::Each(lines(&|library| library.left.clone()))),
        ("Types and constants", 4_000, Say::Each(lines(&|library| library.items.clone()))),
        ("Handles and their owners", 3_000, Say::Each(lines(&|library| library.owners.clone()))),
        (
            "Changes of signatures",
            3_000,
            Say::Each(said(&|library| vec![Text::diff(&library.outcome, &library.files())])),
        ),
        // Long sections come last.
        ("New functions", 5_000, Say::Each(said(&|library| functions(library, rust, python)))),
    ];
    let mut text =
        format!("# Review of `specs/`\n\nThe working tree against {against}.\n\n{}", summary(base, head, &shown));
    let needs: Vec<usize> = sections.iter().map(|(_, _, say)| say.print(usize::MAX).len()).collect();
    let least: Vec<usize> = sections.iter().zip(&needs).map(|((_, least, _), need)| *need.min(least)).collect();
    let left = (LIMIT - RESERVE).saturating_sub(text.len() + least.iter().sum::<usize>());
    let more = shares(&needs.iter().zip(&least).map(|(need, least)| need - least).collect::<Vec<_>>(), left);
    for ((heading, _, say), most) in sections.into_iter().zip(least.iter().zip(more).map(|(least, more)| least + more))
    {
        let below = say.print(most);
        let below = if below.is_empty() { "Nothing.\n".to_owned() } else { below };
        let section = format!("\n## {heading}\n\n{below}");
        text += &match text.len() + section.len() > LIMIT - LAST {
            true => format!("\n## {heading}\n\nThis section is too long for a review: read `specs/`.\n"),
            false => section,
        };
    }
    text
}

/// The size in bytes that is reserved for headings, and for sentences about omitted parts.
const RESERVE: usize = 2_000;

/// The size in bytes that is reserved for sentences about omitted parts, if many sections are too long.
const LAST: usize = 1_000;

/// The content of a section.
enum Say<'a> {
    /// Texts for individual libraries.
    Each(ByLibrary<'a>),
    /// A text about all libraries.
    All(Text),
    /// A single sentence.
    Text(String),
}

impl Say<'_> {
    fn print(&self, most: usize) -> String {
        match self {
            Self::Each(said) => by_library(said, most),
            Self::All(text) if text.is_empty() => String::new(),
            Self::All(text) => text.cut(most),
            Self::Text(text) => text.clone(),
        }
    }
}

impl Library<'_> {
    /// Returns true if any findings about the library differ from the base.
    fn differs(&self, base: &State, head: &State) -> bool {
        let Self { pair, added, functions, helpers, roles, outcome, entries, skips, surprises, left, items, owners } =
            self;
        let is_same = added.is_empty() && functions.is_empty() && helpers.is_empty() && roles.is_empty();
        let lists = [outcome, &entries.lines, skips, surprises, left, items, owners];
        let file = format!("specs/{}.yaml", pair.name);
        !is_same || lists.iter().any(|list| !list.is_empty()) || base.texts.get(&file) != head.texts.get(&file)
    }

    /// Returns true if a section below the summary table contains the library.
    fn has_sentences(&self) -> bool {
        let Self { outcome, surprises, left, items, owners, .. } = self;
        [outcome, surprises, left, items, owners].into_iter().any(|list| !list.is_empty())
    }

    /// The paths of the files that contain all information about the library.
    fn files(&self) -> String {
        let name = self.pair.name;
        format!("`specs/{name}.yaml` and `specs/api/{name}.txt`")
    }
}

/// One new function of each shape, and all new inline functions.
fn functions(library: &Library<'_>, rust: &Signatures, python: &Signatures) -> Vec<Text> {
    let shapes = shapes::render(&library.pair, &library.functions, rust, python).into_iter();
    let mut texts = vec![Text::parts(shapes, &library.files())];
    if !library.helpers.is_empty() {
        let declared: Vec<String> = library.helpers.iter().map(|declared| format!("{declared};")).collect();
        texts.push(Text::code("c", &declared, &library.files()).titled("With a body in the header:"));
    }
    texts
}

fn roles(library: &Library<'_>) -> Vec<Text> {
    let parts = library.roles.iter().map(|changed| (format!("{}\n", changed.text), changed.brief.clone()));
    vec![Text::parts(parts, &library.files())]
}

/// The changed entries, with links to NVIDIA's documentation for the functions.
fn entries(library: &Library<'_>) -> Vec<Text> {
    let file = format!("`specs/{}.yaml`", library.pair.name);
    let pages = Text::bullets(&library.entries.pages, &file);
    vec![Text::diff(&library.entries.lines, &file), pages.titled("NVIDIA's documentation of them:")]
}

/// The summary of the review: counts, and the added toolkits.
fn summary(base: &State, head: &State, libraries: &[&Library<'_>]) -> String {
    let head_row = ["library", "new functions", "roles changed", "entries changed", "skips changed"];
    let (rows, others): (Vec<_>, Vec<_>) = libraries
        .iter()
        .map(|library| (library.pair.name, row(library)))
        .partition(|(_, cells)| cells.iter().any(|cell| !cell.is_empty()));
    let rows: Vec<Vec<String>> =
        rows.into_iter().map(|(name, cells)| std::iter::once(name.to_owned()).chain(cells).collect()).collect();
    let mut text = if rows.is_empty() {
        String::new()
    } else {
        table(&head_row.map(str::to_owned), rows.iter().map(Vec::as_slice))
    };
    if libraries.is_empty() {
        text += "No library changed.\n";
    }
    let others: Vec<&str> = others.into_iter().map(|(name, _)| name).collect();
    let of_facts = |library: &&&Library<'_>| others.contains(&library.pair.name) && !library.has_sentences();
    let of_facts: Vec<&str> = libraries.iter().filter(of_facts).map(|library| library.pair.name).collect();
    if !of_facts.is_empty() {
        text += &format!("\nOnly the registry changed in {}.\n", of_facts.join(", "));
    }
    // The added toolkits, followed by the added releases of independently versioned libraries, sorted by library.
    let mut added: BTreeMap<Option<&str>, BTreeSet<Version>> = BTreeMap::new();
    let mut all = added.clone();
    for Library { pair, added: new, .. } in libraries {
        added.entry(pair.own_versions()).or_default().extend(new);
        all.entry(pair.own_versions()).or_default().extend(pair.head.toolkits(pair.name));
    }
    for (of, versions) in added {
        let product =
            of.map_or("CUDA", |of| libraries.iter().find(|it| it.pair.name == of).map_or(of, |it| it.pair.product()));
        let of_which = of.map_or(String::new(), |of| format!("{of}@"));
        for version in versions {
            let before = all[&of].range(..version).next_back();
            let pointer = before.map_or(String::new(), |before| {
                format!(
                    " `cargo xtask diff {of_which}{before} {version} --format md` shows the other changes of its headers."
                )
            });
            text += &format!("\n**{product} {version}** is new in the registry.{pointer}\n");
        }
    }
    let unbound = |state: &State| -> BTreeSet<Version> {
        state.registries.iter().flat_map(|registry| registry.unbound.keys().copied()).collect()
    };
    for version in &unbound(head) - &unbound(base) {
        text +=
            &format!("\n**CUDA {version}** is in the registry only for its history; nothing is generated for it.\n");
    }
    if base.texts.get(PINS) != head.texts.get(PINS) {
        text += &format!("\nThe pinned wheels of `{PINS}` changed: compare the hashes with PyPI's.\n");
        text += &listed(base, head).into_iter().map(|sentence| format!("\n{sentence}\n")).collect::<String>();
    }
    text + &match head.findings.len() {
        0 => String::new(),
        count => {
            let needs = if count == 1 { "needs" } else { "need" };
            format!("\n**{} {needs} a decision**, see below.\n", counted(count, "finding"))
        }
    }
}

/// Toolkits and releases for which the list of wheels and the registry no longer match. Either their wheels were
/// removed from the list although the registry contains them, or their wheels were added although the registry does not
/// contain them.
fn listed(base: &State, head: &State) -> Vec<String> {
    let sets = |state: &State| -> Option<BTreeSet<HeaderSet>> {
        let toolkits = Toolkits::of_text(state.texts.get(PINS)?).ok()?;
        Some(toolkits.versions().map(HeaderSet::Toolkit).chain(toolkits.releases()).collect())
    };
    // Another section of the review contains the finding about an unreadable file.
    let (Some(before), Some(after)) = (sets(base), sets(head)) else { return Vec::new() };
    let is_known = |set: &HeaderSet| {
        let of_set = |library: &str| {
            head.spec(library).is_some_and(|spec| spec.content.library.header_set(set.version()) == *set)
        };
        head.registries.iter().any(|it| of_set(&it.library) && it.facts(set.version()).is_some())
    };
    let gone = before.difference(&after).filter(|set| is_known(set)).map(|set| {
        let remove = match set {
            HeaderSet::Toolkit(_) => "remove them",
            HeaderSet::Release { .. } => "run `cargo xtask regen`, which removes them",
        };
        format!("⚠ **{set}** is no longer listed in `{PINS}`, but the registry still has its facts: list it again, or {remove}.")
    });
    let new = after.difference(&before).filter(|set| !is_known(set)).map(|set| {
        format!(
            "⚠ **{set}** is listed in `{PINS}`, but not in the registry: run `cargo xtask regen {}`.",
            set.options()
        )
    });
    gone.chain(new).collect()
}

/// The cells that follow the library's name. They contain the numbers of changes. A cell without changes is empty.
fn row(library: &Library<'_>) -> [String; 4] {
    let count = |count: usize| if count == 0 { String::new() } else { count.to_string() };
    let Entries { added: new, changed, removed, .. } = library.entries;
    let entries = [(new, "added"), (changed, "changed"), (removed, "removed")];
    let entries: Vec<String> =
        entries.iter().filter(|(count, _)| *count > 0).map(|(count, what)| format!("{count} {what}")).collect();
    [
        count(library.functions.len() + library.helpers.len()),
        match not_judged(library.pair.base, library.pair.head) {
            Some(_) => "not compared".to_owned(),
            None => count(library.roles.iter().map(|changed| changed.count).sum()),
        },
        entries.join(", "),
        count(library.skips.len()),
    ]
}

/// The reason why roles cannot be compared, if there is one.
fn not_judged(base: &State, head: &State) -> Option<String> {
    let whose = match (base.has_entries(), head.has_entries()) {
        (true, true) => return None,
        (false, true) => "The base's specs",
        (true, false) => "The working tree's specs",
        (false, false) => "Neither revision's specs",
    };
    Some(format!("{whose} cannot be read: roles are not compared.\n"))
}

fn skips(library: &Library<'_>) -> Vec<Text> {
    vec![Text::bullets(&library.skips, &format!("`skip` of `specs/{}.yaml`", library.pair.name))]
}

fn undecided(head: &State) -> Text {
    let findings =
        head.findings.iter().map(|finding| (format!("{}\n", block("text", &[finding.to_string()])), String::new()));
    Text::parts(findings, "what `cargo xtask regen` prints")
}
