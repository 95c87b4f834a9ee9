//! In which toolkits something exists.

use super::inputs::LibraryInput;
use crate::{api::Availability, facts::Facts, registry::Registry, version::Version};

/// The life of what `has` finds in a toolkit's facts; `None` if no toolkit has it.
pub(super) fn availability(input: &LibraryInput<'_>, has: impl Fn(&Facts) -> bool) -> Option<Availability> {
    let registry = input.registry;
    let mut having = registry.toolkits.iter().filter(|(_, facts)| has(facts)).map(|(version, _)| *version);
    let since = having.next()?;
    let last = having.next_back().unwrap_or(since);
    let ends = |version: Option<Version>, at| version == Some(at);
    Some(Availability {
        product: input.product().to_owned(),
        since,
        since_is_known: !ends(registry.toolkits.keys().next().copied(), since),
        driver_since: None,
        until: Some(last).filter(|last| !ends(registry.toolkits.keys().next_back().copied(), *last)),
    })
}

/// The newest toolkit of a major version in which `select` finds something, and what it finds.
pub(super) fn newest<'a, T>(
    registry: &'a Registry,
    major: u32,
    select: impl Fn(&'a Facts) -> Option<T>,
) -> Option<(Version, T)> {
    registry.of_major(major).rev().find_map(|(version, facts)| Some((version, select(facts)?)))
}
