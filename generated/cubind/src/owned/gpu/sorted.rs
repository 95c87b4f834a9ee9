//! A small sorted map.

/// A map that is stored in a sorted vector. The map compiles to a fraction of the code of a
/// [`BTreeMap`](std::collections::BTreeMap). It is meant for few entries, or for keys that are inserted in ascending
/// order: inserting a smaller key moves the entries behind it.
#[derive(Debug)]
pub(super) struct SortedMap<K, V> {
    /// Entries, sorted by key. A removed entry has no value, and stays in the vector until half of the entries are
    /// removed.
    entries: Vec<(K, Option<V>)>,
    removed: usize,
}

impl<K: Ord, V> SortedMap<K, V> {
    /// Creates an empty map.
    pub(super) const fn new() -> Self {
        Self { entries: Vec::new(), removed: 0 }
    }

    fn position(&self, key: &K) -> Result<usize, usize> {
        self.entries.binary_search_by(|(known, _)| known.cmp(key))
    }

    /// Returns the value of a key.
    pub(super) fn get(&self, key: &K) -> Option<&V> {
        self.entries[self.position(key).ok()?].1.as_ref()
    }

    /// Sets the value of a key.
    pub(super) fn insert(&mut self, key: K, value: V) {
        match self.position(&key) {
            Ok(at) => self.removed -= usize::from(self.entries[at].1.replace(value).is_none()),
            Err(at) => self.entries.insert(at, (key, Some(value))),
        }
    }

    /// Removes a key and returns its value. On average, each entry is moved once per removal.
    pub(super) fn remove(&mut self, key: &K) -> Option<V> {
        let at = self.position(key).ok()?;
        let value = self.entries[at].1.take()?;
        self.removed += 1;
        if self.removed > self.entries.len() / 2 {
            self.entries.retain(|(_, value)| value.is_some());
            self.removed = 0;
        }
        Some(value)
    }

    /// Iterates over the entries in the order of their keys.
    pub(super) fn iter(&self) -> impl Iterator<Item = (&K, &V)> {
        self.entries.iter().filter_map(|(key, value)| Some((key, value.as_ref()?)))
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use std::collections::BTreeMap;

    #[test]
    fn behaves_like_a_map_of_the_standard_library() {
        let (mut map, mut known) = (SortedMap::new(), BTreeMap::new());
        let mut state = 7_u64;
        for step in 0..20_000 {
            state = state.wrapping_mul(6_364_136_223_846_793_005).wrapping_add(1_442_695_040_888_963_407);
            let key = (state >> 33) % 40;
            if state >> 63 == 0 {
                map.insert(key, step);
                known.insert(key, step);
            } else {
                assert_eq!(map.remove(&key), known.remove(&key));
            }
            assert_eq!(map.get(&key), known.get(&key));
            assert!(map.iter().eq(known.iter()));
            assert!(map.entries.len() <= 2 * known.len() + 1, "removed entries are dropped");
        }
    }
}
