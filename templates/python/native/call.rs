//! The frame of every function: its arguments by position and name, and the tuple that it returns.

use core::sync::atomic::{AtomicPtr, Ordering};
use core::{ptr, slice};

use pyo3_ffi as ffi;

use super::buffers::OutputBuffer;
use super::enums;
use super::errors::{Object, Owned, Py, Raised, owned, type_error, utf8};
use super::refs::incref;
use super::tables::EnumDef;

/// Runs the body of a function that Python calls.
#[inline(always)]
pub fn body(run: impl FnOnce() -> Py<Object>) -> Object {
    run().unwrap_or(ptr::null_mut())
}

/// When a parameter must be given.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Presence {
    /// Always.
    Required,
    /// Need not be: it is at the end, and its converter takes null for "not given".
    Optional,
    /// It is the first, and may be left out although others follow: `cuCtxCreate(flags, dev)` of CUDA 12 in CUDA 13.
    Omittable,
}

/// Short for [`Presence::Required`], for tables.
pub const REQUIRED: Presence = Presence::Required;
/// Short for [`Presence::Optional`], for tables.
pub const OPTIONAL: Presence = Presence::Optional;
/// Short for [`Presence::Omittable`], for tables.
pub const OMITTABLE: Presence = Presence::Omittable;

/// The parameters of a function.
pub struct Params<const N: usize> {
    function: &'static str,
    parameters: [(&'static str, Presence); N],
}

impl<const N: usize> Params<N> {
    /// The parameters, in their order.
    pub const fn new(function: &'static str, parameters: [(&'static str, Presence); N]) -> Self {
        Self { function, parameters }
    }

    /// The arguments in the order of the parameters, borrowed; null for what is not given.
    ///
    /// # Safety
    ///
    /// The last three parameters of a `METH_FASTCALL | METH_KEYWORDS` function.
    #[inline(always)]
    pub unsafe fn bind(&self, arguments: *const Object, count: isize, names: Object) -> Py<[Object; N]> {
        if count == N as isize && names.is_null() {
            // SAFETY: that many arguments, by position.
            return Ok(unsafe { *arguments.cast() });
        }
        let mut bound = [ptr::null_mut(); N];
        let call = Call { function: self.function, parameters: &self.parameters };
        // SAFETY: the caller's.
        unsafe { call.bind(arguments, count as usize, names, &mut bound) }?;
        Ok(bound)
    }
}

/// A call that is not just all arguments by position. Compiled once, not for every number of parameters.
struct Call<'a> {
    function: &'static str,
    parameters: &'a [(&'static str, Presence)],
}

impl Call<'_> {
    #[cold]
    #[inline(never)]
    unsafe fn bind(&self, arguments: *const Object, count: usize, names: Object, bound: &mut [Object]) -> Py<()> {
        // SAFETY: the names are a tuple, if there are any; their values stand behind the positional arguments.
        let (positional, named) = unsafe {
            let named = if names.is_null() { 0 } else { ffi::PyTuple_Size(names) as usize };
            match count + named {
                0 => (&[][..], &[][..]),
                all => slice::from_raw_parts(arguments, all).split_at(count),
            }
        };
        let omitted = usize::from(self.omits_first(count + named.len(), names));
        if omitted + count > self.parameters.len() {
            // SAFETY: the thread is attached, as it called this function.
            return Err(unsafe { self.too_many(count) });
        }
        bound[omitted..omitted + count].copy_from_slice(positional);
        for (index, &value) in named.iter().enumerate() {
            // SAFETY: `index` is below the size of the tuple, whose items are texts.
            let name = unsafe { utf8(ffi::PyTuple_GetItem(names, index as isize)) }.unwrap_or_default();
            let Some(position) = self.parameters.iter().position(|parameter| parameter.0 == name) else {
                let function = self.function;
                // SAFETY: attached.
                return Err(unsafe {
                    type_error(format_args!("{function}() got an unexpected keyword argument '{name}'"))
                });
            };
            if !bound[position].is_null() {
                let function = self.function;
                // SAFETY: attached.
                return Err(unsafe {
                    type_error(format_args!("{function}() got multiple values for argument '{name}'"))
                });
            }
            bound[position] = value;
        }
        let missing = |(parameter, value): &(&(&str, Presence), &Object)| parameter.1 == REQUIRED && value.is_null();
        if self.parameters.iter().zip(&*bound).any(|pair| missing(&pair)) {
            let names: Vec<_> =
                self.parameters.iter().zip(&*bound).filter(missing).map(|(parameter, _)| parameter.0).collect();
            // SAFETY: attached.
            return Err(unsafe { self.too_few(&names) });
        }
        Ok(())
    }

    /// Whether the first parameter is left out: one argument too few, and none of them has its name.
    fn omits_first(&self, given: usize, names: Object) -> bool {
        let Some(&(first, Presence::Omittable)) = self.parameters.first() else {
            return false;
        };
        // SAFETY: the names are a tuple of texts, if there are any, on an attached thread.
        let named = |name: &str| unsafe {
            let count = if names.is_null() { 0 } else { ffi::PyTuple_Size(names) };
            (0..count).any(|index| utf8(ffi::PyTuple_GetItem(names, index)).is_some_and(|text| text == name))
        };
        given + 1 == self.parameters.len() && !named(first)
    }

    unsafe fn too_many(&self, given: usize) -> Raised {
        let function = self.function;
        let most = self.parameters.len();
        let least = self.parameters.iter().filter(|parameter| parameter.1 == REQUIRED).count();
        let takes = if least == most { most.to_string() } else { format!("from {least} to {most}") };
        let plural = if most == 1 { "" } else { "s" };
        let were = if given == 1 { "was" } else { "were" };
        // SAFETY: attached.
        unsafe {
            type_error(format_args!("{function}() takes {takes} positional argument{plural} but {given} {were} given"))
        }
    }

    unsafe fn too_few(&self, missing: &[&str]) -> Raised {
        let function = self.function;
        let (count, plural) = (missing.len(), if missing.len() == 1 { "" } else { "s" });
        let mut names = String::new();
        for (index, name) in missing.iter().enumerate() {
            names += match (index, count) {
                (0, _) => "",
                (1, 2) => " and ",
                (index, count) if index + 1 == count => ", and ",
                _ => ", ",
            };
            names += &format!("'{name}'");
        }
        // SAFETY: attached.
        unsafe {
            type_error(format_args!("{function}() missing {count} required positional argument{plural}: {names}"))
        }
    }
}

/// A tuple that is being filled. Given back, with what is in it, if filling it fails.
pub struct Tuple {
    tuple: Owned,
    filled: isize,
}

impl Tuple {
    /// A tuple of this size whose first item is the code of success.
    #[inline(always)]
    unsafe fn of_success(result: &'static EnumDef, size: isize) -> Py<Self> {
        // SAFETY: the thread is attached; a new tuple, and an item of ours for it.
        unsafe {
            let tuple = Owned::new(ffi::PyTuple_New(size))?;
            ffi::PyTuple_SetItem(tuple.get(), 0, success(result)?);
            Ok(Self { tuple, filled: 1 })
        }
    }

    /// Puts in the next output.
    #[inline(always)]
    pub fn push(&mut self, output: Py<Object>) -> Py<()> {
        let output = output?;
        debug_assert!(!output.is_null());
        // SAFETY: the tuple is new and nobody else's; what does not fit is given back by `PyTuple_SetItem` with an
        // error.
        if unsafe { ffi::PyTuple_SetItem(self.tuple.get(), self.filled, output) } != 0 {
            return Err(Raised);
        }
        self.filled += 1;
        Ok(())
    }
}

/// The code of success, which every library gives the value 0: a new reference.
#[inline(always)]
unsafe fn success(result: &'static EnumDef) -> Py<Object> {
    let member = result.state.success.load(Ordering::Acquire);
    if member.is_null() {
        // SAFETY: the caller's.
        return unsafe { first_success(result) };
    }
    // SAFETY: made by `first_success`, and never given back.
    unsafe { incref(member) };
    Ok(member)
}

/// Makes the code of success, for all calls to come.
#[cold]
#[inline(never)]
unsafe fn first_success(result: &'static EnumDef) -> Py<Object> {
    // SAFETY: the caller's.
    unsafe {
        let member = enums::member(result, 0)?;
        Ok(published(&result.state.success, member))
    }
}

/// Puts a new object where all threads find it, unless one is there already: a new reference to the one that is.
unsafe fn published(place: &AtomicPtr<ffi::PyObject>, object: Object) -> Object {
    // SAFETY: the caller owns `object`; what is published keeps a reference for ever.
    unsafe {
        match place.compare_exchange(ptr::null_mut(), object, Ordering::AcqRel, Ordering::Acquire) {
            Ok(_) => {
                incref(object);
                object
            }
            Err(earlier) => {
                ffi::Py_DECREF(object);
                incref(earlier);
                earlier
            }
        }
    }
}

/// What a call with outputs returns: `(success, outputs…)`, or `(code, None…)` without asking for them.
///
/// # Safety
///
/// The thread is attached; `fill` pushes exactly `outputs` outputs.
#[inline(always)]
pub unsafe fn returned(
    result: &'static EnumDef,
    status: i32,
    outputs: isize,
    fill: impl FnOnce(&mut Tuple) -> Py<()>,
) -> Py<Object> {
    if status != 0 {
        // SAFETY: the caller's.
        return unsafe { failed(result, status, outputs) };
    }
    // SAFETY: the caller's.
    let mut tuple = unsafe { Tuple::of_success(result, outputs + 1) }?;
    fill(&mut tuple)?;
    debug_assert_eq!(tuple.filled, outputs + 1);
    Ok(tuple.tuple.take())
}

/// What a call without outputs returns: `(code,)`. That of success is shared by all calls.
///
/// # Safety
///
/// The thread is attached.
#[inline(always)]
pub unsafe fn returned0(result: &'static EnumDef, status: i32) -> Py<Object> {
    let shared = result.state.succeeded.load(Ordering::Acquire);
    if status != 0 || shared.is_null() {
        // SAFETY: the caller's.
        return unsafe { returned0_slowly(result, status) };
    }
    // SAFETY: made by `returned0_slowly`, and never given back.
    unsafe { incref(shared) };
    Ok(shared)
}

/// What a call without outputs returns whose only result is in a buffer of the caller's: `(code,)`, or `(code, bytes)`
/// if an int asked for new bytes.
///
/// # Safety
///
/// The thread is attached.
pub unsafe fn returned_buffer(result: &'static EnumDef, status: i32, buffer: OutputBuffer) -> Py<Object> {
    // SAFETY: the caller's.
    unsafe {
        if buffer.is_returned() {
            return returned(result, status, 1, |tuple| tuple.push(buffer.finish()));
        }
        if status == 0 {
            buffer.finish()?;
        }
        returned0(result, status)
    }
}

#[cold]
#[inline(never)]
unsafe fn returned0_slowly(result: &'static EnumDef, status: i32) -> Py<Object> {
    // SAFETY: the caller's.
    unsafe {
        if status != 0 {
            return failed(result, status, 0);
        }
        let tuple = Tuple::of_success(result, 1)?.tuple.take();
        Ok(published(&result.state.succeeded, tuple))
    }
}

/// `(code, None…)`.
#[cold]
#[inline(never)]
unsafe fn failed(result: &'static EnumDef, status: i32, outputs: isize) -> Py<Object> {
    // SAFETY: the thread is attached; a new tuple of that size, and items of ours for it.
    unsafe {
        let code = enums::member(result, status)?;
        let tuple = owned(ffi::PyTuple_New(outputs + 1)).inspect_err(|_| ffi::Py_DECREF(code))?;
        ffi::PyTuple_SetItem(tuple, 0, code);
        for index in 1..=outputs {
            ffi::PyTuple_SetItem(tuple, index, ffi::Py_NewRef(ffi::Py_None()));
        }
        Ok(tuple)
    }
}
