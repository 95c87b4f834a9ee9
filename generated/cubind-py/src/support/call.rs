//! One call to a function: the positional and keyword arguments, and the C function to call.

use core::slice;

use pyo3::Borrowed;
use pyo3::prelude::*;
use pyo3::types::PyTuple;

use super::errors::{Fallible, Object};
use super::own::Own;
use super::parameters::{Names, bind_own_slowly, bind_slowly};
use super::symbol::{self, Alone, Symbol};

/// One call to a function, as Python passes it.
#[derive(Clone, Copy)]
pub struct Call<'a, 'py> {
    /// The function's `self`, which represents the library of its module.
    this: Object<'a, 'py>,
    arguments: *const Object<'a, 'py>,
    count: isize,
    names: Option<Borrowed<'a, 'py, PyTuple>>,
}

/// A pointer to the first argument of a call. Positional arguments come first, followed by keyword arguments.
pub type First<'a, 'py> = *const Object<'a, 'py>;

/// The names of the keyword arguments.
pub type ByName<'a, 'py> = Option<Borrowed<'a, 'py, PyTuple>>;

/// The parts of a call: the library, the arguments, the number of positional arguments, and the names of the keyword
/// arguments.
pub type Parts<'a, 'py> = (Object<'a, 'py>, First<'a, 'py>, isize, ByName<'a, 'py>);

impl<'a, 'py> Call<'a, 'py> {
    /// Creates a call. The last parameters are those of a `METH_FASTCALL | METH_KEYWORDS` function.
    ///
    /// # Safety
    ///
    /// The arguments must be passed on unchanged from CPython, so that they are alive during the call and the count is
    /// correct. `this` must be the object that was passed to `FunctionDef::object`.
    #[inline(always)]
    pub(super) unsafe fn new(
        this: Object<'a, 'py>,
        arguments: *const Object<'a, 'py>,
        count: isize,
        names: Option<Borrowed<'a, 'py, PyTuple>>,
    ) -> Self {
        Self { this, arguments, count, names }
    }

    /// The parts of this call, for a shared function body. They are passed separately, because a call that is passed as
    /// one value would be stored in memory instead of registers.
    #[inline(always)]
    pub fn parts(self) -> Parts<'a, 'py> {
        (self.this, self.arguments, self.count, self.names)
    }

    /// Returns the token of this call, which proves that the thread is attached.
    #[inline(always)]
    pub fn py(&self) -> Python<'py> {
        self.this.py()
    }

    /// Reassembles a call in a shared function body, from the parts that a function has passed.
    #[inline(always)]
    pub fn of_shared((this, arguments, count, names): Parts<'a, 'py>) -> Self {
        Self { this, arguments, count, names }
    }

    /// Returns the function with this index among the symbols of the library.
    #[inline(always)]
    pub fn symbol<F: Symbol>(&self, index: usize) -> Fallible<F> {
        // SAFETY: the `self` of a function is the library of its module.
        unsafe { symbol::symbol(self.this, index) }
    }

    /// Returns the C function, and the form of the call's result.
    #[inline(always)]
    pub fn symbol_and_form<F: Symbol>(&self, index: usize) -> Fallible<(F, Alone)> {
        // SAFETY: the `self` of a function is the library of its module, or the state of a function of
        // `cubind.checked`.
        unsafe { symbol::symbol_and_form(self.this, index) }
    }

    /// Returns the C function at the slot in the caller's own data, and the form of the call's result.
    #[inline(always)]
    pub fn own_symbol_and_form<F: Symbol>(&self, own: Own) -> Fallible<(F, Alone)> {
        self.symbol_and_form(own.slot())
    }

    /// Returns the C function at the slot in the caller's own data.
    #[inline(always)]
    pub fn own_symbol<F: Symbol>(&self, own: Own) -> Fallible<F> {
        self.symbol(own.slot())
    }

    /// Returns the arguments in the order of the parameters. The first `R` parameters are required.
    ///
    /// The names of the parameters are one string, such as `hArray planeIdx`, or `?params flags dev` if the first
    /// parameter may be omitted. The names are only used by calls with keyword arguments or a different number of
    /// arguments.
    #[inline(always)]
    #[allow(clippy::type_complexity)]
    pub fn bind<const R: usize, const O: usize>(
        &self,
        function: &'static str,
        params: &'static str,
    ) -> Fallible<([Object<'a, 'py>; R], [Option<Object<'a, 'py>>; O])> {
        self.bind_with(|bound| {
            // The parts are passed separately, and are therefore in registers until this point.
            let Self { this, arguments, count, names } = *self;
            bind_slowly(this.py(), arguments, count as usize, names, Names::new(function, params, R), bound)
        })
    }

    /// Like [`bind`](Self::bind), but the names are in the caller's own data.
    #[inline(always)]
    #[allow(clippy::type_complexity)]
    pub fn bind_own<const R: usize, const O: usize>(
        &self,
        own: Own,
    ) -> Fallible<([Object<'a, 'py>; R], [Option<Object<'a, 'py>>; O])> {
        self.bind_with(|bound| {
            let Self { this, arguments, count, names } = *self;
            bind_own_slowly(this.py(), arguments, count as usize, names, (own, R), bound)
        })
    }

    /// Returns the arguments if all of them are positional; otherwise returns the result of `slowly`.
    #[inline(always)]
    #[allow(clippy::type_complexity)]
    fn bind_with<const R: usize, const O: usize>(
        &self,
        slowly: impl FnOnce(&mut [Option<Object<'a, 'py>>]) -> Fallible<()>,
    ) -> Fallible<([Object<'a, 'py>; R], [Option<Object<'a, 'py>>; O])> {
        if self.count == (R + O) as isize && self.names.is_none() {
            // SAFETY: there are this many positional arguments, and none is null.
            return Ok(unsafe { (*self.arguments.cast(), *self.arguments.add(R).cast()) });
        }
        let mut bound = Arguments::<R, O>([None; R], [None; O]);
        slowly(bound.all())?;
        // SAFETY: all required arguments are present.
        Ok((bound.0.map(|object| unsafe { object.unwrap_unchecked() }), bound.1))
    }
}

/// The arguments that are bound so far.
#[repr(C)]
struct Arguments<'a, 'py, const R: usize, const O: usize>([Option<Object<'a, 'py>>; R], [Option<Object<'a, 'py>>; O]);

impl<'a, 'py, const R: usize, const O: usize> Arguments<'a, 'py, R, O> {
    #[inline(always)]
    fn all(&mut self) -> &mut [Option<Object<'a, 'py>>] {
        // SAFETY: one array follows the other.
        unsafe { slice::from_raw_parts_mut((&raw mut *self).cast(), R + O) }
    }
}

/// Begins the body of every function. `bind!(py = call, cuEventCreate(Flags))` binds the variable `Flags` to the
/// argument of that name, and `py` to the proof that the thread is attached. Optional parameters follow a semicolon.
macro_rules! bind {
    ($py:ident = $call:ident, $function:ident($($required:ident)* $(; $($optional:ident)*)?)) => {
        let ([$($required),*], [$($($optional),*)?]) = {
            const FUNCTION: &str = stringify!($function);
            const PARAMS: &str = bind!(@names $($required)* $($($optional)*)?);
            static OWN: $crate::support::own::OwnText<{ FUNCTION.len() + PARAMS.len() }> =
                $crate::support::own::OwnText::new(0, FUNCTION, PARAMS);
            $call.bind_own(OWN.own())?
        };
        let $py = $call.py();
    };
    (@names) => { "" };
    (@names $first:ident $($other:ident)*) => { concat!(stringify!($first) $(, " ", stringify!($other))*) };
}
pub(crate) use bind;
