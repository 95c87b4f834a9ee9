//! Skipped functions: functions that are not bound, with each new reason.

use super::pair::Pair;
use codegen_core::spec::Skip;
use indexmap::IndexMap;

/// The new, changed and removed skips of one library.
pub(super) fn find(pair: &Pair<'_>) -> Vec<String> {
    let none = IndexMap::new();
    let [before, after] =
        [pair.base, pair.head].map(|state| state.spec(pair.name).map_or(&none, |spec| &spec.content.skip));
    let mut news = Vec::new();
    for (name, skip) in after {
        let place = pair.head.spec(pair.name).map(|spec| spec.location(&["skip", name]));
        let place = place.map_or(String::new(), |place| format!(" (`{place}`)"));
        let said = described(pair, skip);
        match before.get(name).map(|skip| described(pair, skip)) {
            None => news.push(format!("**new** `{name}`: {said}{place}")),
            Some(old) if old != said => {
                news.push(format!("**changed** `{name}`: {said}; it was: {old}{place}"));
            }
            Some(_) => {}
        }
    }
    let gone = before.iter().filter(|(name, _)| !after.contains_key(*name));
    news.extend(gone.map(|(name, skip)| format!("**no longer** `{name}`: {}", described(pair, skip))));
    news
}

fn described(pair: &Pair<'_>, skip: &Skip) -> String {
    let Skip { r#in, except, reason } = skip;
    let mut reason = reason.split_whitespace().collect::<Vec<_>>().join(" ");
    if !except.is_empty() {
        reason += &format!(" (but `{}`)", except.join("`, `"));
    }
    r#in.map_or(reason.clone(), |range| format!("{reason} ({} {range})", pair.product()))
}
