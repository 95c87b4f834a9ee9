//! Records of the accesses to an allocation, after which later accesses must be ordered.

use std::sync::{Mutex, MutexGuard, PoisonError};

/// The maximum number of entries. If there are more accesses, those by the same stream are merged.
const MOST: usize = 16;

/// A range of bytes that work reads, or reads and writes.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) struct Access {
    pub(super) begin: u64,
    pub(super) end: u64,
    pub(super) writes: bool,
}

impl Access {
    /// An access that reads and writes all bytes of the allocation.
    pub(super) const ALL: Self = Self { begin: 0, end: u64::MAX, writes: true };

    /// Returns true if the accesses overlap and one of them writes.
    const fn conflicts(&self, other: &Self) -> bool {
        (self.writes || other.writes) && self.begin < other.end && other.begin < self.end
    }

    const fn is_within(&self, other: &Self) -> bool {
        other.begin <= self.begin && self.end <= other.end
    }

    /// Returns true if there is no gap between the accesses.
    const fn touches(&self, other: &Self) -> bool {
        self.begin <= other.end && other.begin <= self.end
    }

    fn extend(&mut self, other: &Self) {
        self.begin = self.begin.min(other.begin);
        self.end = self.end.max(other.end);
    }
}

/// An access by work of type `W`, or by unknown work.
#[derive(Clone, Debug)]
struct Entry<W> {
    by: Option<W>,
    /// The position of the work in its stream.
    number: usize,
    access: Access,
    /// The position of this access among all accesses to the allocation.
    at: usize,
}

/// The accesses to an allocation, in order.
#[derive(Debug)]
pub(super) struct Accesses<W>(Mutex<(Vec<Entry<W>>, usize)>);

impl<W: Clone + PartialEq> Accesses<W> {
    /// Creates an empty list.
    pub(super) const fn new() -> Self {
        Self(Mutex::new((Vec::new(), 0)))
    }

    fn lock(&self) -> MutexGuard<'_, (Vec<Entry<W>>, usize)> {
        self.0.lock().unwrap_or_else(PoisonError::into_inner)
    }

    /// Calls a function for each earlier access that `access` must be ordered after, latest first, because waiting for
    /// a later access often covers the earlier ones.
    pub(super) fn before<E>(
        &self,
        access: &Access,
        mut wait: impl FnMut(Option<&W>, usize) -> Result<(), E>,
    ) -> Result<(), E> {
        let entries = &self.lock().0;
        entries.iter().rev().filter(|it| it.access.conflicts(access)).try_for_each(|it| wait(it.by.as_ref(), it.number))
    }

    /// Adds an access. If `follows` is true, the access is ordered after all earlier accesses that conflict with it, so
    /// later accesses need not wait for those earlier accesses.
    pub(super) fn add(&self, by: Option<&W>, number: usize, mut access: Access, follows: bool) {
        let (entries, at) = &mut *self.lock();
        *at += 1;
        let is_only = entries.len() == 1;
        if let Some(last) = entries.last_mut() {
            // Usually the last entry already describes the same access.
            if last.by.as_ref() == by && last.access == access && (is_only || !access.writes) {
                (last.number, last.at) = (number, *at);
                return;
            }
        }
        if access.writes && follows {
            entries.retain(|it| !it.access.is_within(&access));
        }
        let is_same =
            |it: &Entry<W>| it.by.as_ref() == by && it.access.writes == access.writes && it.access.touches(&access);
        if let Some(place) = entries.iter().position(is_same) {
            access.extend(&entries.remove(place).access);
        }
        if entries.len() >= MOST {
            merge(entries);
        }
        entries.push(Entry { by: by.cloned(), number, access, at: *at });
    }

    /// Removes accesses by unknown work, and by work for which `is_wanted` returns false.
    pub(super) fn retain(&self, mut is_wanted: impl FnMut(&W) -> bool) {
        self.lock().0.retain(|it| it.by.as_ref().is_some_and(&mut is_wanted));
    }

    /// Returns the position of the latest access, for [`forget`](Self::forget).
    pub(super) fn latest(&self) -> usize {
        self.lock().1
    }

    /// Removes the accesses up to a position, because their work is done.
    pub(super) fn forget(&self, until: usize) {
        self.lock().0.retain(|it| it.at > until);
    }
}

/// Merges the accesses of the same work.
fn merge<W: PartialEq>(entries: &mut Vec<Entry<W>>) {
    let mut merged: Vec<Entry<W>> = Vec::with_capacity(entries.len());
    for entry in entries.drain(..) {
        match merged.iter_mut().find(|it| it.by == entry.by && it.access.writes == entry.access.writes) {
            Some(known) => {
                known.access.extend(&entry.access);
                (known.number, known.at) = (known.number.max(entry.number), known.at.max(entry.at));
            }
            None => merged.push(entry),
        }
    }
    *entries = merged;
}

#[cfg(test)]
mod tests {
    use super::*;

    fn access(begin: u64, end: u64, writes: bool) -> Access {
        Access { begin, end, writes }
    }

    /// Returns the work that an access must be ordered after.
    fn before(accesses: &Accesses<char>, begin: u64, end: u64, writes: bool) -> Vec<(char, usize)> {
        let mut found = Vec::new();
        let all = accesses.before(&access(begin, end, writes), |by, number| {
            found.extend(by.map(|by| (*by, number)));
            Ok::<_, ()>(())
        });
        all.unwrap();
        found
    }

    #[test]
    fn reads_wait_for_writes_and_writes_for_both() {
        let accesses = Accesses::new();
        accesses.add(Some(&'a'), 1, access(0, 8, true), true);
        accesses.add(Some(&'b'), 1, access(0, 8, false), true);
        accesses.add(Some(&'c'), 1, access(0, 8, false), true);
        assert_eq!(before(&accesses, 0, 8, false), [('a', 1)]);
        assert_eq!(before(&accesses, 0, 8, true), [('c', 1), ('b', 1), ('a', 1)]);
        accesses.add(Some(&'d'), 1, access(0, 8, true), true);
        assert_eq!(before(&accesses, 0, 8, true), [('d', 1)]);
    }

    #[test]
    fn accesses_to_different_bytes_are_not_ordered() {
        let accesses = Accesses::new();
        accesses.add(Some(&'a'), 1, access(0, 8, true), true);
        accesses.add(Some(&'b'), 1, access(8, 16, true), true);
        assert_eq!(before(&accesses, 0, 8, true), [('a', 1)]);
        assert_eq!(before(&accesses, 4, 12, false), [('b', 1), ('a', 1)]);
        // The write covers one of the accesses completely, and the other one partially.
        accesses.add(Some(&'c'), 1, access(4, 16, true), true);
        assert_eq!(before(&accesses, 0, 16, false), [('c', 1), ('a', 1)]);
    }

    #[test]
    fn an_unordered_write_keeps_earlier_accesses() {
        let accesses = Accesses::new();
        accesses.add(Some(&'a'), 1, access(0, 8, true), true);
        accesses.add(Some(&'b'), 1, access(0, 8, true), false);
        assert_eq!(before(&accesses, 0, 8, false), [('b', 1), ('a', 1)]);
    }

    #[test]
    fn many_accesses_are_merged() {
        let accesses = Accesses::new();
        for number in 0..1000 {
            accesses.add(Some(&'a'), number, access(16 * number as u64, 16 * number as u64 + 8, true), true);
            accesses.add(Some(&'b'), number, access(0, 8, false), true);
        }
        assert!(accesses.lock().0.len() <= MOST + 1);
        assert_eq!(before(&accesses, 16, 24, false).first().map(|(by, _)| *by), Some('a'), "the merged ones");
    }

    #[test]
    fn forget_keeps_accesses_added_during_a_wait() {
        let accesses = Accesses::new();
        accesses.add(Some(&'a'), 1, access(0, 8, true), true);
        let until = accesses.latest();
        accesses.add(Some(&'b'), 1, access(0, 8, false), true);
        accesses.forget(until);
        assert_eq!(before(&accesses, 0, 8, true), [('b', 1)]);
    }
}
