//! Checks of the arguments that the library receives, and of the outputs that the crate returns.

use super::arguments::{Memories, original};
use super::call::{Call, CallOutcome, Fill, Form, Limit, OWN, Round, bytes_of};
use super::control::MEMORY;
use super::pattern;
use core::ffi::CStr;

impl Call<'_> {
    /// Checks the result code.
    pub fn result(&mut self, code: i32) {
        let expected = self.code();
        self.expect(code == expected, || format!("returned {code}, not {expected}"));
    }

    fn code(&self) -> i32 {
        let (CallOutcome::Reached(code) | CallOutcome::Rejected(code) | CallOutcome::Missing(code)) = self.outcome;
        code
    }

    /// Checks a string that is returned instead of a code.
    pub fn returned_text(&mut self, text: Option<impl AsRef<CStr>>, expected: &str) {
        self.text_is("the text returned", text.as_ref().map(AsRef::as_ref), expected);
    }

    /// Checks a value that is returned instead of a code.
    pub fn returned<T>(&mut self, value: &T, missing: i64) {
        let expected = match self.outcome {
            CallOutcome::Reached(_) => pattern::bytes(self.seed, self.function.parameters, 0, size_of::<T>()),
            CallOutcome::Rejected(_) => vec![0; size_of::<T>()],
            CallOutcome::Missing(_) => missing.to_le_bytes().into_iter().chain([0; 256]).take(size_of::<T>()).collect(),
        };
        self.same_bytes("the value returned", bytes_of(value), &expected);
    }

    /// Checks the result code of a function that returns either a count or a negated code. The crate returns the code
    /// without the sign.
    pub fn result_of_count(&mut self, code: i32) {
        let expected = self.code().abs();
        self.expect(code == expected, || format!("returned {code}, not {expected}"));
    }

    /// Checks a return value that is either a count or a negated code.
    pub fn returned_count(&mut self, value: i64) {
        if self.lost {
            return;
        }
        let expected = match self.outcome {
            CallOutcome::Reached(0) => {
                let mut bytes = [0; 8];
                bytes.copy_from_slice(&pattern::bytes(self.seed, self.function.parameters, 0, 8));
                i64::from_le_bytes(bytes) & i64::MAX
            }
            // The library returns a negated code, whatever the sign of the code in this test.
            CallOutcome::Reached(code) | CallOutcome::Missing(code) => -i64::from(code).abs(),
            CallOutcome::Rejected(_) => 0,
        };
        self.expect(value == expected, || format!("counted {value}, not {expected}"));
    }

    /// Checks an argument that is passed unchanged.
    pub fn passed<T>(&mut self, index: usize, value: &T) {
        self.arrived(index, bytes_of(value));
    }

    /// Checks the common length of slices. Empty slices may be NULL.
    pub fn count(&mut self, index: usize, lengths: &[usize]) {
        let length = common(lengths);
        if let Some(record) = self.record() {
            let size = record.arguments().get(index).map_or(0, |argument| argument.value().len());
            self.arrived(index, &length.to_le_bytes()[..size]);
        }
    }

    /// Checks a value that is passed by reference and read, or NULL.
    pub fn refers<T>(&mut self, index: usize, value: Option<&T>) {
        self.at_address(index, value.map(bytes_of));
        self.read(index, value.map_or(&[], bytes_of));
    }

    /// Like [`refers`](Self::refers). If the function takes the value itself, the library reads a copy.
    pub fn refers_or_copy<T>(&mut self, index: usize, value: Option<&T>) {
        match self.form() {
            Form::Raw => self.refers(index, value),
            Form::Checked | Form::Owned => self.read(index, value.map_or(&[], bytes_of)),
        }
    }

    /// Checks an integer that is copied for the library and padded with zeros to the size that the library reads.
    pub fn copied<T>(&mut self, index: usize, value: Option<&T>) {
        let mut expected = value.map_or(&[][..], bytes_of).to_vec();
        if let Some(argument) = self.record().and_then(|record| record.arguments().get(index))
            && value.is_some()
        {
            expected.resize(argument.memory().len().max(expected.len()), 0);
        }
        self.read(index, &expected);
    }

    /// Checks a slice that is read. An empty slice is NULL.
    pub fn refers_slice<T>(&mut self, index: usize, slice: &[T]) {
        self.at_address(index, Some(bytes_of(slice)).filter(|bytes| !bytes.is_empty()));
        self.read(index, bytes_of(slice));
    }

    /// Checks a slice whose length no argument specifies. The library reads as many elements as its own arrays have.
    pub fn refers_own<T>(&mut self, index: usize, slice: &[T]) {
        self.refers_part(index, slice, OWN as usize * size_of::<T>());
    }

    /// Like [`refers_own`](Self::refers_own), but for a slice of bytes.
    pub fn refers_own_bytes<T>(&mut self, index: usize, slice: &[T]) {
        self.refers_part(index, slice, OWN as usize);
    }

    fn refers_part<T>(&mut self, index: usize, slice: &[T], size: usize) {
        self.address(index, slice);
        let bytes = bytes_of(slice);
        self.read(index, &bytes[..size.min(bytes.len())]);
    }

    /// Checks a slice whose length is not an argument: the recording stub receives only its address.
    pub fn address<T>(&mut self, index: usize, slice: &[T]) {
        self.at_address(index, Some(bytes_of(slice)).filter(|bytes| !bytes.is_empty()));
    }

    /// Checks a string that is read, or NULL.
    pub fn refers_text(&mut self, index: usize, text: Option<&CStr>) {
        let bytes = text.map(CStr::to_bytes_with_nul);
        self.at_address(index, bytes);
        self.read(index, bytes.unwrap_or_default());
    }

    /// Checks an output, which was zero before the call and contains the bytes that the library wrote.
    pub fn output<T>(&mut self, index: usize, value: &T, fill: Fill) {
        self.output_of_new(index, value, fill, &[]);
    }

    /// Checks the lowest bytes of a `C` that was zero before the library wrote to it. Such a `C` contains flags in an
    /// integer that is wider than the flags' type.
    pub fn output_low<T, C>(&mut self, index: usize, value: &T, fill: Fill) {
        let (size, all) = (size_of::<T>(), size_of::<C>());
        self.read(index, &vec![0; all]);
        self.wrote(index, all);
        let expected = match self.outcome {
            CallOutcome::Reached(_) => self.filled_with(index, all, all, fill),
            CallOutcome::Rejected(_) | CallOutcome::Missing(_) => vec![0; all],
        };
        self.output_is(index, bytes_of(value), &expected[..size]);
    }

    /// Checks an output record. The record was new before the call, began with these bytes, and contains the bytes that
    /// the library wrote.
    pub fn output_of_new<T>(&mut self, index: usize, value: &T, fill: Fill, begins: &[u8]) {
        let size = size_of::<T>();
        let mut new = begins.to_vec();
        new.resize(size, 0);
        self.read(index, &new);
        self.wrote(index, size);
        let expected = match self.outcome {
            CallOutcome::Reached(_) => self.filled_with(index, size, size, fill),
            CallOutcome::Rejected(_) => vec![0; size],
            CallOutcome::Missing(_) => new,
        };
        self.output_is(index, bytes_of(value), &expected);
    }

    /// Checks an output that is a string owned by the library.
    pub fn output_text(&mut self, index: usize, text: Option<&CStr>, expected: &str) {
        self.read(index, &[0; 8]);
        if !self.lost {
            self.text_is(&format!("output {index}"), text, expected);
        }
    }

    /// Checks a value that is passed in and returned.
    pub fn updated<T>(&mut self, index: usize, after: &T, before: &T, fill: Fill) {
        self.read(index, bytes_of(before));
        self.wrote(index, size_of::<T>());
        let expected = match self.outcome {
            CallOutcome::Reached(_) => self.filled_with(index, size_of::<T>(), size_of::<T>(), fill),
            CallOutcome::Rejected(_) => vec![0; size_of::<T>()],
            CallOutcome::Missing(_) => bytes_of(before).to_vec(),
        };
        self.output_is(index, bytes_of(after), &expected);
    }

    /// Checks a length that is passed in and returned. The output is the number of existing elements.
    pub fn counted<T>(&mut self, index: usize, after: &T, lengths: &[usize]) {
        let length = common(lengths);
        self.read(index, &length.to_le_bytes()[..size_of::<T>()]);
        let expected = match self.outcome {
            CallOutcome::Reached(_) if length == 0 => OWN as usize,
            CallOutcome::Reached(_) => length.min(OWN as usize),
            CallOutcome::Rejected(_) => 0,
            CallOutcome::Missing(_) => length,
        };
        self.output_is(index, bytes_of(after), &expected.to_le_bytes()[..size_of::<T>()]);
    }

    /// Checks the caller's variable, which the library changes, or NULL.
    pub fn changed<T>(&mut self, index: usize, after: Option<&T>, fill: Fill) {
        let before = pattern::argument(self.seed, index, size_of::<T>());
        self.at_address(index, after.map(bytes_of));
        self.read(index, if after.is_some() { &before } else { &[] });
        let expected = match self.outcome {
            CallOutcome::Reached(_) => self.filled_with(index, size_of::<T>(), size_of::<T>(), fill),
            CallOutcome::Rejected(_) | CallOutcome::Missing(_) => before,
        };
        if let Some(after) = after {
            self.same_at(index, &format!("argument {index} afterwards"), bytes_of(after), &expected);
        }
    }

    /// Checks an output record that the library does not change, so that it is a new record and begins with these
    /// bytes.
    pub fn untouched<T>(&mut self, index: usize, value: &T, begins: &[u8]) {
        let mut new = begins.to_vec();
        new.resize(size_of::<T>(), 0);
        self.output_is(index, bytes_of(value), &new);
    }

    /// Checks the address of the caller's variable, or NULL. The library only records the address.
    pub fn unchanged<T>(&mut self, index: usize, value: Option<&T>) {
        self.at_address(index, value.map(bytes_of));
        if let Some(value) = value {
            let before = pattern::argument(self.seed, index, size_of::<T>());
            self.same_bytes(&format!("argument {index} afterwards"), bytes_of(value), &before);
        }
    }

    /// Checks a slice that the library fills, up to the number of existing elements.
    pub fn filled<T>(&mut self, index: usize, slice: &[T], limit: Limit, fill: Fill) {
        let elements = match limit {
            Limit::All => slice.len(),
            Limit::Own => slice.len().min(OWN as usize),
        };
        self.filled_slice(index, slice, elements * size_of::<T>(), size_of::<T>(), fill);
    }

    /// Checks host memory that the library fills, up to the number of existing elements.
    pub fn filled_bytes<T>(&mut self, index: usize, slice: &[T], limit: Limit) {
        let bytes = match limit {
            Limit::All => size_of_val(slice),
            Limit::Own => size_of_val(slice).min(OWN as usize),
        };
        self.filled_slice(index, slice, bytes, 1, Fill::Pattern);
    }

    fn filled_slice<T>(&mut self, index: usize, slice: &[T], written: usize, element: usize, fill: Fill) {
        let before = original(self, index, slice);
        self.at_address(index, Some(bytes_of(slice)).filter(|bytes| !bytes.is_empty()));
        self.read(index, &before[..written]);
        self.wrote(index, written);
        let mut expected = before;
        if let CallOutcome::Reached(_) = self.outcome {
            expected[..written].copy_from_slice(&self.filled_with(index, written, element, fill));
        }
        self.same_bytes(&format!("slice {index}"), bytes_of(slice), &expected);
    }

    /// Checks a buffer for a string, which contains as much of the string as fits, and a NUL.
    pub fn wrote_text(&mut self, index: usize, room: &[u8], limit: Limit, text: &str) {
        let mut expected = original(self, index, room);
        let capacity = match limit {
            Limit::All => room.len(),
            Limit::Own => room.len().min(OWN as usize),
        };
        self.at_address(index, Some(room).filter(|room| !room.is_empty()));
        self.read(index, &expected[..capacity]);
        if let (CallOutcome::Reached(_), Some(last)) = (self.outcome, capacity.checked_sub(1)) {
            let length = text.len().min(last);
            expected[..length].copy_from_slice(&text.as_bytes()[..length]);
            expected[length] = 0;
        }
        self.same_bytes(&format!("text {index}"), room, &expected);
    }

    /// Checks values of several types, each of which is written up to the size of its type.
    pub fn filled_memories(&mut self, index: usize, memories: &Memories, sizes: &[usize]) {
        for (number, (memory, size)) in memories.0.iter().zip(sizes.iter().cycle()).enumerate() {
            let mut expected = vec![0; memory.len()];
            if let CallOutcome::Reached(_) = self.outcome {
                expected[..*size].copy_from_slice(&pattern::bytes(self.seed, index, number + 1, *size));
            }
            self.same_bytes(&format!("value {number} of {index}"), memory, &expected);
        }
    }

    /// Checks an array that the library lends.
    ///
    /// # Safety
    ///
    /// The array must be NULL, or must have been returned by a recording stub.
    pub unsafe fn lent<T>(&mut self, index: usize, array: *const T) {
        self.read(index, &[0; 8]);
        if self.lost {
            return;
        }
        match self.outcome {
            CallOutcome::Reached(_) if array.is_null() => self.expect(false, || format!("output {index} is NULL")),
            CallOutcome::Reached(_) => {
                let size = OWN as usize * size_of::<T>();
                // SAFETY: the recording stub has an array of that many elements, and never frees the array.
                let lent = unsafe { core::slice::from_raw_parts(array.cast::<u8>(), size) };
                let expected = pattern::bytes(self.seed, index, 1, size);
                self.same_bytes(&format!("what output {index} points to"), lent, &expected);
            }
            CallOutcome::Rejected(_) | CallOutcome::Missing(_) => {
                self.expect(array.is_null(), || format!("output {index}"))
            }
        }
    }

    /// Checks that two values are equal.
    pub fn same<T>(&mut self, found: &T, expected: &T) {
        self.same_bytes("a field", bytes_of(found), bytes_of(expected));
    }

    /// Returns the bytes that the library writes.
    pub(super) fn filled_with(&self, index: usize, size: usize, element: usize, fill: Fill) -> Vec<u8> {
        match fill {
            Fill::Pattern => pattern::bytes(self.seed, index, 0, size),
            Fill::Handles => pattern::handles(self.seed, index, size),
            Fill::Number(number) => number.to_le_bytes()[..element.min(8)].repeat(size / element.max(1)),
        }
    }

    /// Checks an output, unless the function's form discards it after a failure.
    fn output_is(&mut self, index: usize, found: &[u8], expected: &[u8]) {
        if !self.lost {
            self.same_at(index, &format!("output {index}"), found, expected);
        }
    }

    fn arrived(&mut self, index: usize, expected: &[u8]) {
        if let Some(argument) = self.record().and_then(|record| record.arguments().get(index)) {
            self.same_bytes(&format!("argument {index}"), argument.value(), expected);
        }
    }

    /// Checks that the argument is the address of these bytes, or NULL.
    fn at_address(&mut self, index: usize, bytes: Option<&[u8]>) {
        if let Some(argument) = self.record().and_then(|record| record.arguments().get(index)) {
            let expected = bytes.map_or(0, |bytes| bytes.as_ptr().addr());
            let found = argument.address();
            self.expect(found == Some(expected), || format!("argument {index} is {found:x?}, not {expected:#x}"));
        }
    }

    /// Checks the memory that the library saw at the time of the call.
    pub(super) fn read(&mut self, index: usize, expected: &[u8]) {
        if let Some(argument) = self.record().and_then(|record| record.arguments().get(index)) {
            let kept = &expected[..expected.len().min(MEMORY)];
            self.same_at(index, &format!("what argument {index} pointed to"), argument.memory(), kept);
        }
    }

    pub(super) fn wrote(&mut self, index: usize, size: usize) {
        if let Some(argument) = self.record().and_then(|record| record.arguments().get(index)) {
            let written = argument.written();
            self.expect(written == size, || format!("{written} bytes were written to {index}, not {size}"));
        }
    }

    fn text_is(&mut self, what: &str, text: Option<&CStr>, expected: &str) {
        let found = text.map(CStr::to_string_lossy);
        let holds = match self.outcome {
            CallOutcome::Reached(_) => found.as_deref() == Some(expected),
            CallOutcome::Rejected(_) | CallOutcome::Missing(_) => found.is_none(),
        };
        self.expect(holds, || format!("{what} is {found:?}, not {expected:?}"));
    }

    /// Compares bytes, except for the padding of the parameter's record.
    pub(super) fn same_at(&mut self, index: usize, what: &str, found: &[u8], expected: &[u8]) {
        let (mut found, mut expected) = (found.to_vec(), expected.to_vec());
        for &(_, from, to) in self.padding.iter().filter(|(of, ..)| *of == index) {
            for bytes in [&mut found, &mut expected] {
                let length = bytes.len();
                bytes[from.min(length)..to.min(length)].fill(0);
            }
        }
        self.same_bytes(what, &found, &expected);
    }

    pub(super) fn same_bytes(&mut self, what: &str, found: &[u8], expected: &[u8]) {
        self.expect(found == expected, || {
            let shown = |bytes: &[u8]| {
                let start: String = bytes.iter().take(24).map(|byte| format!("{byte:02x}")).collect();
                format!("{start}{} ({} bytes)", if bytes.len() > 24 { "…" } else { "" }, bytes.len())
            };
            format!("{what} is {}, not {}", shown(found), shown(expected))
        });
    }
}

/// Returns the common length of the slices that are not NULL.
fn common(lengths: &[usize]) -> usize {
    lengths.iter().copied().max().unwrap_or(0)
}

/// Returns the rounds in which a function is called: all rounds if slices share a length.
pub(super) fn rounds(shared: &[usize]) -> impl Iterator<Item = Round> + '_ {
    [Round::Full, Round::Null, Round::Empty].into_iter().chain(shared.iter().copied().map(Round::Uneven))
}
