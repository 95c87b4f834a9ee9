//! Availability of declarations: the toolkits that declare an item.

use super::inputs::LibraryInput;
use crate::{api::Availability, facts::Facts, registry::Registry, version::Version};
use std::collections::BTreeMap;

/// Returns the availability of an item. `has` returns true if a toolkit's facts contain the item. Returns `None` if no
/// toolkit has the item.
pub(super) fn availability(input: &LibraryInput<'_>, has: impl Fn(&Facts) -> bool) -> Option<Availability> {
    let toolkits = input.registry.toolkits.iter().map(|(version, facts)| (*version, facts)).collect();
    among(input.product(), &toolkits, has)
}

/// Like `availability`, but considers only the given toolkits or releases of a product.
pub fn among(
    product: &str,
    toolkits: &BTreeMap<Version, &Facts>,
    has: impl Fn(&Facts) -> bool,
) -> Option<Availability> {
    let mut having = toolkits.iter().filter(|(_, facts)| has(facts)).map(|(version, _)| *version);
    let since = having.next()?;
    let last = having.next_back().unwrap_or(since);
    let ends = |version: Option<&Version>, at: Version| version == Some(&at);
    Some(Availability {
        product: product.to_owned(),
        since,
        since_is_known: !ends(toolkits.keys().next(), since),
        driver_since: None,
        until: Some(last).filter(|last| !ends(toolkits.keys().next_back(), *last)),
    })
}

/// Returns the driver version that introduced a symbol. Newer headers state this version for more functions than older
/// headers.
pub fn driver_since<'a>(oldest_first: impl DoubleEndedIterator<Item = &'a Facts>, symbol: &str) -> Option<Version> {
    oldest_first.rev().find_map(|facts| facts.functions.get(symbol)?.driver_since)
}

/// Returns the newest toolkit of a major version for which `select` returns a value, and that value.
pub(super) fn newest<'a, T>(
    registry: &'a Registry,
    major: u32,
    select: impl Fn(&'a Facts) -> Option<T>,
) -> Option<(Version, T)> {
    registry.of_major(major).rev().find_map(|(version, facts)| Some((version, select(facts)?)))
}
