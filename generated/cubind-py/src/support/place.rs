//! C memory with the type of its contents.
//!
//! The caller of [`Place::new`] guarantees that a value of a type is at an address. Given this guarantee, conversions
//! between Python and a place are safe, because the type describes the parts of the value. Values may be unaligned. No
//! Rust reference to a value outlives a conversion, because CUDA and the program also have the value's address.

use core::{ptr, slice};

use pyo3::Python;

use super::errors::Object;
use super::field_owners::{Entry, Pointed};
use super::records::{self, This};
use super::tables::Ty;

/// A C value: its type, its address, and the root record that owns the memory, if there is one.
#[derive(Clone, Copy)]
pub struct Place<'a, 'py> {
    ty: &'a Ty,
    at: *mut u8,
    owner: Option<This<'a, 'py>>,
}

impl<'a, 'py> Place<'a, 'py> {
    /// Creates the place of a value at this address.
    ///
    /// # Safety
    ///
    /// During `'a`, there must be a readable and writable value of this type at `at`. Its pointers must be null or
    /// valid, except for those that are plain integers in Python (`void *`). An owner must be a root record that owns
    /// this memory.
    #[inline(always)]
    pub const unsafe fn new(ty: &'a Ty, at: *mut u8, owner: Option<This<'a, 'py>>) -> Self {
        Self { ty, at, owner }
    }

    /// Creates the place of a value in new, zeroed memory; zeros are valid for every type.
    #[inline]
    pub fn in_words(ty: &'a Ty, words: &'a mut [u64]) -> Self {
        assert!(ty.size() <= size_of_val(words));
        words.fill(0);
        Self { ty, at: words.as_mut_ptr().cast(), owner: None }
    }

    /// The memory of a record, if the object has the class of this type.
    #[inline]
    pub fn of_record(ty: &'a Ty, object: Object<'a, 'py>) -> Option<Self> {
        let Ty::Record(def) = ty else { return None };
        let record = records::of(object, def)?;
        Some(Self { ty, at: records::data(record), owner: Some(records::root(record)) })
    }

    /// Returns the type of the value.
    #[inline(always)]
    pub const fn ty(self) -> &'a Ty {
        self.ty
    }

    /// Returns the address of the value.
    #[inline(always)]
    pub const fn address(self) -> *mut u8 {
        self.at
    }

    /// Returns the root record that owns the memory.
    #[inline(always)]
    pub const fn owner(self) -> Option<This<'a, 'py>> {
        self.owner
    }

    /// Returns the same place without the owner. A handle or a record that is made from such a place is a copy.
    pub const fn without_owner(self) -> Self {
        Self { owner: None, ..self }
    }

    /// Returns true if two places have bytes in common.
    pub fn overlaps(self, other: Place<'_, '_>) -> bool {
        let end = |place: Place<'_, '_>| place.at.addr() + place.ty.size();
        self.at.addr() < end(other) && other.at.addr() < end(self)
    }

    /// Reads the value as the C type of its `Ty`, or as a prefix of that type.
    ///
    /// # Safety
    ///
    /// `T` must be the C type of the place's `Ty`, or a prefix of that type.
    #[inline(always)]
    pub unsafe fn read<T: Copy>(self) -> T {
        // SAFETY: the place contains a value of the type.
        unsafe { self.at.cast::<T>().read_unaligned() }
    }

    /// Writes the value as the C type of its `Ty`.
    ///
    /// # Safety
    ///
    /// `T` must be the C type of the place's `Ty`. A pointer must be valid for as long as it may be read.
    #[inline(always)]
    pub unsafe fn write<T>(self, value: T) {
        // SAFETY: the place has space for a value of the type.
        unsafe { self.at.cast::<T>().write_unaligned(value) }
    }

    /// Returns the bits of an integer or a pointer, as the low bytes of a word.
    ///
    /// # Safety
    ///
    /// The type must be an integer or a pointer.
    #[inline]
    pub unsafe fn read_word(self) -> u64 {
        // SAFETY: the place contains a value of this size.
        unsafe {
            match self.ty.size() {
                1 => self.read::<u8>().into(),
                2 => self.read::<u16>().into(),
                4 => self.read::<u32>().into(),
                _ => self.read(),
            }
        }
    }

    /// Writes an integer or a pointer from the low bytes of a word.
    ///
    /// # Safety
    ///
    /// The type must be an integer or a pointer. A pointer must be valid for as long as it may be read.
    #[inline]
    pub unsafe fn write_word(self, word: u64) {
        // SAFETY: the place has space for a value of this size.
        unsafe {
            match self.ty.size() {
                1 => self.write(word as u8),
                2 => self.write(word as u16),
                4 => self.write(word as u32),
                _ => self.write(word),
            }
        }
    }

    /// Returns the pointer at this offset, if the pointer is within the value.
    pub fn pointer_at(self, offset: usize) -> Option<usize> {
        let within = offset.checked_add(size_of::<usize>()).is_some_and(|end| end <= self.ty.size());
        // SAFETY: the value has this many bytes.
        within.then(|| unsafe { self.at.add(offset).cast::<usize>().read_unaligned() })
    }

    /// Returns a copy of the bytes.
    pub fn to_vec(self) -> Vec<u8> {
        // SAFETY: the memory has this size. If the program writes to the memory on another thread, some bytes are old
        // and some are new.
        unsafe { slice::from_raw_parts(self.at, self.ty.size()) }.to_vec()
    }

    /// Replaces the first bytes of the value, and fills the rest with zeros.
    pub fn set_bytes(self, bytes: &[u8]) {
        let rest = self.ty.size().checked_sub(bytes.len()).expect("no more bytes than the value has");
        // SAFETY: the place has space for the bytes and for the zeros.
        unsafe {
            self.at.copy_from(bytes.as_ptr(), bytes.len());
            self.at.add(bytes.len()).write_bytes(0, rest);
        }
    }

    /// Copies a value of the same size, which may overlap.
    #[inline]
    pub fn copy_from(self, from: Place<'_, '_>) {
        let size = self.ty.size();
        assert!(ptr::eq(self.ty, from.ty) || size == from.ty.size());
        // SAFETY: both values have this size.
        unsafe { self.at.copy_from(from.at, size) };
    }

    /// Returns the elements of an array that is part of the value itself. There are no elements for any other type.
    pub fn elements(self) -> Places<'a, 'py> {
        let (element, count) = if let Ty::Array(element, count) = self.ty { (*element, *count) } else { (self.ty, 0) };
        Places { element, size: element.size(), at: self.at, count, owner: self.owner }
    }

    /// Copies a record, and returns the owners of its pointers' targets, for fields at this address.
    pub fn copy_to(self, to: Place<'_, '_>, at: *const u8) -> Vec<Entry> {
        match self.owner {
            Some(owner) => records::field_owners(owner).copy(owner.py(), self, to, at),
            None => {
                to.copy_from(self);
                Vec::new()
            }
        }
    }

    /// Returns the target of a pointer field, and the owner of the target.
    ///
    /// # Safety
    ///
    /// The field must be a pointer.
    pub unsafe fn pointed(self, py: Python<'py>) -> Pointed<'py> {
        match self.owner {
            Some(owner) => records::field_owners(owner).pointed(py, self),
            // SAFETY: the caller meets the requirements of this function.
            None => Pointed { pointer: unsafe { self.read() }, kept: None },
        }
    }
}

/// Contiguous C values of one type.
#[derive(Clone, Copy)]
pub struct Places<'a, 'py> {
    element: &'a Ty,
    /// The size of each value, computed once.
    size: usize,
    at: *mut u8,
    count: usize,
    owner: Option<This<'a, 'py>>,
}

impl<'a, 'py> Places<'a, 'py> {
    /// Creates the places of this many values from this address on.
    ///
    /// # Safety
    ///
    /// The requirements are those of [`Place::new`], for each value.
    #[inline]
    pub const unsafe fn new(element: &'a Ty, at: *mut u8, count: usize, owner: Option<This<'a, 'py>>) -> Self {
        Self { element, size: element.size(), at, count, owner }
    }

    /// Returns the number of values.
    #[inline(always)]
    pub const fn len(self) -> usize {
        self.count
    }

    /// Returns the address of the first value.
    #[inline(always)]
    pub const fn address(self) -> *mut u8 {
        self.at
    }

    /// Returns the place of one value.
    #[inline]
    pub fn get(self, index: usize) -> Place<'a, 'py> {
        assert!(index < self.count);
        Place { ty: self.element, at: self.at.wrapping_add(index * self.size), owner: self.owner }
    }

    /// Iterates over the places of all values.
    pub fn iter(self) -> impl Iterator<Item = Place<'a, 'py>> {
        (0..self.count).map(move |index| self.get(index))
    }
}
