//! Ordered maps whose comparison includes the order of the keys.
//!
//! Comparisons of `IndexMap` ignore the order of the keys. This would be wrong for parameters and fields: two functions
//! with the parameters `(hSrc, hDst)` and `(hDst, hSrc)` of the same types are different.

use indexmap::{Equivalent, IndexMap};
use serde::{Deserialize, Serialize};
use std::{
    hash::Hash,
    ops::{Deref, DerefMut, Index, IndexMut},
};

/// A map from names to values, whose order is significant.
#[derive(Clone, Debug, Serialize, Deserialize)]
#[serde(transparent)]
pub struct Ordered<V>(IndexMap<String, V>);

impl<V: PartialEq> PartialEq for Ordered<V> {
    fn eq(&self, other: &Self) -> bool {
        self.0.iter().eq(other.0.iter())
    }
}

impl<V: Eq> Eq for Ordered<V> {}

impl<V> Default for Ordered<V> {
    fn default() -> Self {
        Self(IndexMap::new())
    }
}

impl<V> Deref for Ordered<V> {
    type Target = IndexMap<String, V>;

    fn deref(&self) -> &Self::Target {
        &self.0
    }
}

impl<V> DerefMut for Ordered<V> {
    fn deref_mut(&mut self) -> &mut Self::Target {
        &mut self.0
    }
}

impl<V, Q: Hash + Equivalent<String> + ?Sized> Index<&Q> for Ordered<V> {
    type Output = V;

    fn index(&self, key: &Q) -> &V {
        &self.0[key]
    }
}

impl<V> Index<usize> for Ordered<V> {
    type Output = V;

    fn index(&self, index: usize) -> &V {
        &self.0[index]
    }
}

impl<V, Q: Hash + Equivalent<String> + ?Sized> IndexMut<&Q> for Ordered<V> {
    fn index_mut(&mut self, key: &Q) -> &mut V {
        &mut self.0[key]
    }
}

impl<V> FromIterator<(String, V)> for Ordered<V> {
    fn from_iter<I: IntoIterator<Item = (String, V)>>(items: I) -> Self {
        Self(items.into_iter().collect())
    }
}

impl<V> IntoIterator for Ordered<V> {
    type Item = (String, V);
    type IntoIter = indexmap::map::IntoIter<String, V>;

    fn into_iter(self) -> Self::IntoIter {
        self.0.into_iter()
    }
}

impl<'a, V> IntoIterator for &'a Ordered<V> {
    type Item = (&'a String, &'a V);
    type IntoIter = indexmap::map::Iter<'a, String, V>;

    fn into_iter(self) -> Self::IntoIter {
        self.0.iter()
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn equality_depends_on_the_order() {
        let of = |names: [&str; 2]| names.map(|name| (name.to_owned(), 1)).into_iter().collect::<Ordered<i32>>();
        assert_eq!(of(["a", "b"]), of(["a", "b"]));
        assert_ne!(of(["a", "b"]), of(["b", "a"]));
    }
}
