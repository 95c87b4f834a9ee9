//! Small ints, which are read directly from the object, so that arguments and fields are converted without a call into
//! Python.
//!
//! The stable ABI does not specify the layout of ints. In Python 3.11 to 3.13, a positive int below 2³⁰ consists of a
//! word that is the same for all such ints, and of a digit of 32 bits. The word of 0 is different. When the extension
//! is imported, it checks the layout of ints of each kind. If the layout is not as expected, no int is read directly.

use core::sync::atomic::{AtomicUsize, Ordering};

use pyo3::prelude::*;

use super::errors::{Fallible, Object};
use super::out;

/// The first word of positive ints with one digit. No int has the word's initial value.
static ONE_DIGIT: AtomicUsize = AtomicUsize::new(usize::MAX);
/// The first word of the int 0. No int has the word's initial value.
static ZERO: AtomicUsize = AtomicUsize::new(usize::MAX);

/// Ints with one digit and other ints, which are used to check that the layout is as expected.
const ONE: [u32; 10] = [1, 2, 7, 255, 256, 257, 1000, 1 << 15, 1 << 20, (1 << 30) - 1];
const OTHERS: [i64; 9] = [-1, -5, -6, -1000, 1 << 30, 1 << 31, 1 << 40, 1 << 60, i64::MIN];

/// Returns the value of an int or of an instance of a subclass, or `None` if the object is not a small int.
#[inline(always)]
pub fn read(object: Object<'_, '_>) -> Option<u32> {
    // SAFETY: every int has this word. If the word is `ONE_DIGIT`, a digit follows.
    unsafe { (word(object) == ONE_DIGIT.load(Ordering::Relaxed)).then(|| digit(object)) }
}

/// Returns true if an int is known to be 0.
#[inline(always)]
pub fn is_zero(object: Object<'_, '_>) -> bool {
    // SAFETY: an int has this word.
    unsafe { word(object) == ZERO.load(Ordering::Relaxed) }
}

/// Checks the layout of ints.
#[cold]
pub fn probe(py: Python<'_>) -> Fallible<()> {
    let one = out::u32(py, 1)?;
    // SAFETY: ints of any layout have at least a word and a digit after the head.
    let (expected, zero) = unsafe { (word(one.as_borrowed()), word(out::u32(py, 0)?.as_borrowed())) };
    if expected == zero {
        return Ok(());
    }
    for value in ONE {
        let int = out::u32(py, value)?;
        // SAFETY: ints of any layout have at least a word and a digit after the head.
        if unsafe { (word(int.as_borrowed()), digit(int.as_borrowed())) } != (expected, value) {
            return Ok(());
        }
    }
    for value in OTHERS {
        // SAFETY: ints of any layout have at least a word after the head.
        if [expected, zero].contains(&unsafe { word(out::i64(py, value)?.as_borrowed()) }) {
            return Ok(());
        }
    }
    ONE_DIGIT.store(expected, Ordering::Relaxed);
    ZERO.store(zero, Ordering::Relaxed);
    Ok(())
}

/// # Safety
///
/// The object must be an int.
#[inline(always)]
unsafe fn word(int: Object<'_, '_>) -> usize {
    // SAFETY: an int has a word after the head.
    unsafe { int.as_ptr().add(1).cast::<usize>().read() }
}

/// # Safety
///
/// The object must be an int.
#[inline(always)]
unsafe fn digit(int: Object<'_, '_>) -> u32 {
    // SAFETY: an int has a digit after its first word.
    unsafe { int.as_ptr().add(1).cast::<usize>().add(1).cast::<u32>().read() }
}
