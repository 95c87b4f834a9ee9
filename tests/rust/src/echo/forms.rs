//! Conversion of other forms of a function to the form that returns a tuple, so that all forms share the same checks.

use super::arguments::Length;
use super::call::{Call, Fill, Limit, OWN, bytes_of};
use core::ffi::{CStr, c_char};
use core::mem::{ManuallyDrop, MaybeUninit};
use cubind::owned::{Borrowed, Destroy, Owned};
use cubind::{Error, Outcome, Status};
use std::ffi::CString;
use std::sync::Arc;

/// A tuple of a result code and outputs, all of which are plain data.
pub trait Tuple: Outcome {
    /// Returns the tuple of a call that succeeded.
    fn of(value: Self::Value) -> Self;

    /// Returns the tuple of a call that failed, without its outputs.
    fn failed(code: Self::Error) -> Self;
}

macro_rules! tuples {
    ($($output:ident)* => $value:pat) => {
        impl<R: Status, $($output: Copy),*> Tuple for (R, $($output,)*) {
            #[allow(non_snake_case)] // The variable of an output has the name of its type.
            fn of($value: Self::Value) -> Self {
                (R::SUCCESS, $($output,)*)
            }

            fn failed(code: R) -> Self {
                // SAFETY: the outputs are C types, for which zeros are valid.
                (code, $(unsafe { MaybeUninit::<$output>::zeroed().assume_init() },)*)
            }
        }
    };
    ($($output:ident)*) => { tuples!($($output)* => ($($output,)*)); };
}

tuples!(=> ());
tuples!(A => A);
tuples!(A B);
tuples!(A B C);
tuples!(A B C D);
tuples!(A B C D E);
tuples!(A B C D E F);
tuples!(A B C D E F G);
tuples!(A B C D E F G H);
tuples!(A B C D E F G H I);
tuples!(A B C D E F G H I J);
tuples!(A B C D E F G H I J K);
tuples!(A B C D E F G H I J K L);
tuples!(A B C D E F G H I J K L M);
tuples!(A B C D E F G H I J K L M N);
tuples!(A B C D E F G H I J K L M N O);
tuples!(A B C D E F G H I J K L M N O P);
tuples!(A B C D E F G H I J K L M N O P Q);
tuples!(A B C D E F G H I J K L M N O P Q S);
tuples!(A B C D E F G H I J K L M N O P Q S T);

/// Wraps handles as borrowed from an unknown owner.
///
/// # Safety
/// The handles may only be passed to recording stubs.
pub unsafe fn borrowed<H: Copy, const MAJOR: u32>(handles: &[H]) -> &[Borrowed<'_, H, MAJOR>] {
    // SAFETY: `Borrowed` is transparent.
    unsafe { core::slice::from_raw_parts(handles.as_ptr().cast(), handles.len()) }
}

/// Creates a stream that a handle can store; the stream is never destroyed.
///
/// # Safety
/// The stream may only be passed to recording stubs.
pub unsafe fn kept<H: Destroy>(stream: H) -> ManuallyDrop<Arc<Owned<H>>> {
    // SAFETY: the owner is never dropped.
    ManuallyDrop::new(Arc::new(unsafe { Owned::from_raw(stream) }))
}

impl Call<'_> {
    /// Returns the tuple that the other form would have returned. An error must name the function.
    pub fn tuple<O: Tuple>(&mut self, returned: Result<O::Value, Error<O::Error>>) -> O {
        match returned {
            Ok(value) => O::of(value),
            Err(error) => {
                self.failed(error.function());
                O::failed(error.code())
            }
        }
    }

    /// Returns the outputs of a call. If the call failed, checks the error instead.
    pub fn succeeded<S: Status, V>(&mut self, returned: Result<V, Error<S>>) -> Option<V> {
        match returned {
            Ok(value) => {
                self.result(S::SUCCESS.code());
                Some(value)
            }
            Err(error) => {
                self.result(error.code().code());
                self.failed(error.function());
                None
            }
        }
    }

    /// Notes that the outputs of a failed call cannot be checked.
    fn failed(&mut self, function: &str) {
        self.lost = true;
        let failing = self.failing;
        self.expect(function == failing, || format!("the error is one of {function}"));
    }

    /// Creates strings, each with unique bytes.
    pub fn strings(&self, index: usize, length: Length) -> Vec<CString> {
        let numbers = 0..self.length(index, length);
        numbers.map(|number| CString::new(format!("{index} {number}")).unwrap_or_default()).collect()
    }

    /// Checks an array of the addresses of strings. An empty slice is NULL.
    pub fn refers_strings(&mut self, index: usize, strings: &[&CStr]) {
        let addresses: Vec<*const c_char> = strings.iter().map(|text| text.as_ptr()).collect();
        self.read(index, bytes_of(addresses.as_slice()));
    }

    /// Checks the returned elements, whose number must equal the number of elements in the library.
    pub fn grown<T: Copy>(&mut self, index: usize, elements: &[T], fill: Fill) {
        let expected = self.filled_with(index, OWN as usize * size_of::<T>(), size_of::<T>(), fill);
        self.wrote(index, expected.len());
        self.same_at(index, &format!("output {index}"), bytes_of(elements), &expected);
    }

    /// Checks bytes that are returned as a string, which ends at the first NUL.
    pub fn grown_text(&mut self, index: usize, text: &CStr) {
        let bytes = self.filled_with(index, OWN as usize, 1, Fill::Pattern);
        let expected: Vec<u8> = bytes.into_iter().take_while(|byte| *byte != 0).collect();
        self.same_bytes(&format!("output {index}"), text.to_bytes(), &expected);
    }

    /// Checks a returned string, which must be as long as the library's string.
    pub fn grown_string(&mut self, index: usize, text: &CStr, limit: Limit, expected: &str) {
        let length = match limit {
            Limit::All => expected.len(),
            Limit::Own => expected.len().min(OWN as usize - 1),
        };
        self.same_bytes(&format!("output {index}"), text.to_bytes(), &expected.as_bytes()[..length]);
    }
}

/// A type that has the same number in every enum that specifies the type of values in memory.
#[derive(Clone, Copy, Debug)]
pub struct Numbered<const NUMBER: i32>;

// SAFETY: the type has no bytes.
unsafe impl<const NUMBER: i32> cubind::Output for Numbered<NUMBER> {}

// SAFETY: recording stubs do not access the memory.
unsafe impl<N, const NUMBER: i32> cubind::Element<N> for Numbered<NUMBER> {
    const NUMBER: N = {
        assert!(size_of::<N>() == size_of::<i32>());
        // SAFETY: an enum is transparent, and its value is an `i32`.
        unsafe { core::mem::transmute_copy(&NUMBER) }
    };
}
