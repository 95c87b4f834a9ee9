//! Functions that are not bound, and why. Each new reason is shown.

use super::pair::Pair;
use codegen_core::spec::Skip;
use indexmap::IndexMap;

/// The skips of one library.
#[derive(Default)]
pub(super) struct Skips {
    /// The number of entries in the working tree's spec.
    pub(super) all: usize,
    /// New, changed and removed ones.
    pub(super) news: Vec<String>,
}

/// Compares the skips of a library.
pub(super) fn find(pair: &Pair<'_>) -> Skips {
    let none = IndexMap::new();
    let [before, after] =
        [pair.base, pair.head].map(|state| state.spec(pair.name).map_or(&none, |spec| &spec.content.skip));
    let mut skips = Skips { all: after.len(), ..Skips::default() };
    for (name, skip) in after {
        let place = pair.head.spec(pair.name).map(|spec| spec.location(&["skip", name]));
        let place = place.map_or(String::new(), |place| format!(" (`{place}`)"));
        let said = says(pair, skip);
        match before.get(name).map(|skip| says(pair, skip)) {
            None => skips.news.push(format!("**new** `{name}`: {said}{place}")),
            Some(old) if old != said => {
                skips.news.push(format!("**changed** `{name}`: {said}; it was: {old}{place}"));
            }
            Some(_) => {}
        }
    }
    let gone = before.iter().filter(|(name, _)| !after.contains_key(*name));
    skips.news.extend(gone.map(|(name, skip)| format!("**no longer** `{name}`: {}", says(pair, skip))));
    skips
}

fn says(pair: &Pair<'_>, skip: &Skip) -> String {
    let Skip { r#in, except, reason } = skip;
    let mut reason = reason.split_whitespace().collect::<Vec<_>>().join(" ");
    if !except.is_empty() {
        reason += &format!(" (but `{}`)", except.join("`, `"));
    }
    r#in.map_or(reason.clone(), |range| format!("{reason} ({} {range})", pair.product()))
}
