//! One call of a function: its arguments by position and name, and the C function that it is for.

use core::slice;

use pyo3::Borrowed;
use pyo3::prelude::*;
use pyo3::types::PyTuple;

use super::errors::{Fallible, Object};
use super::own::Own;
use super::parameters::{Names, bind_own_slowly, bind_slowly};
use super::symbol::{self, Alone, Symbol};

/// One call of a function: what Python gave it.
#[derive(Clone, Copy)]
pub struct Call<'a, 'py> {
    /// The library of the function's module.
    this: Object<'a, 'py>,
    arguments: *const Object<'a, 'py>,
    count: isize,
    names: Option<Borrowed<'a, 'py, PyTuple>>,
}

/// The first argument of a call, of those that are given by position and then of those by name.
pub type First<'a, 'py> = *const Object<'a, 'py>;

/// The names of the arguments that are given by name.
pub type ByName<'a, 'py> = Option<Borrowed<'a, 'py, PyTuple>>;

/// The parts of a call: the library, the arguments, how many are given by position, and what the others are called.
pub type Parts<'a, 'py> = (Object<'a, 'py>, First<'a, 'py>, isize, ByName<'a, 'py>);

impl<'a, 'py> Call<'a, 'py> {
    /// The last parameters are those of a `METH_FASTCALL | METH_KEYWORDS` function.
    ///
    /// # Safety
    ///
    /// As CPython calls such a function: the arguments are alive during the call, and the count is right; `this` is the
    /// object that was passed to `FunctionDef::object`.
    #[inline(always)]
    pub(super) unsafe fn new(
        this: Object<'a, 'py>,
        arguments: *const Object<'a, 'py>,
        count: isize,
        names: Option<Borrowed<'a, 'py, PyTuple>>,
    ) -> Self {
        Self { this, arguments, count, names }
    }

    /// What a function passes on that has its body with others: a call as one value would lie in memory then.
    #[inline(always)]
    pub fn parts(self) -> Parts<'a, 'py> {
        (self.this, self.arguments, self.count, self.names)
    }

    /// The token of this call.
    #[inline(always)]
    pub fn py(&self) -> Python<'py> {
        self.this.py()
    }

    /// The call of a function that has its body with others: what it has passed on.
    #[inline(always)]
    pub fn of_alike((this, arguments, count, names): Parts<'a, 'py>) -> Self {
        Self { this, arguments, count, names }
    }

    /// The function with this index among the symbols of the library.
    #[inline(always)]
    pub fn symbol<F: Symbol>(&self, index: usize) -> Fallible<F> {
        // SAFETY: what a function has as its `self` is the library of its module.
        unsafe { symbol::symbol(self.this, index) }
    }

    /// The same, and the form of the result.
    #[inline(always)]
    pub fn symbol_and_form<F: Symbol>(&self, index: usize) -> Fallible<(F, Alone)> {
        // SAFETY: as above, or the state of a function of `cubind.checked`.
        unsafe { symbol::symbol_and_form(self.this, index) }
    }

    /// The same, where the caller has the slot of its own.
    #[inline(always)]
    pub fn own_symbol_and_form<F: Symbol>(&self, own: Own) -> Fallible<(F, Alone)> {
        self.symbol_and_form(own.slot())
    }

    /// The function whose slot the caller has of its own.
    #[inline(always)]
    pub fn own_symbol<F: Symbol>(&self, own: Own) -> Fallible<F> {
        self.symbol(own.slot())
    }

    /// The arguments in the order of the parameters, of which the first `R` must be given.
    ///
    /// The names of the parameters are one text, for calls that are not just all arguments by position: `hArray planeIdx`,
    /// or `?params flags dev` where the first may be left out.
    #[inline(always)]
    #[allow(clippy::type_complexity)]
    pub fn bind<const R: usize, const O: usize>(
        &self,
        function: &'static str,
        params: &'static str,
    ) -> Fallible<([Object<'a, 'py>; R], [Option<Object<'a, 'py>>; O])> {
        self.bind_with(|bound| {
            // In parts: in registers until here.
            let Self { this, arguments, count, names } = *self;
            bind_slowly(this.py(), arguments, count as usize, names, Names::new(function, params, R), bound)
        })
    }

    /// The same, where the caller has the names of its own.
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

    /// All arguments by position, or what `slowly` binds.
    #[inline(always)]
    #[allow(clippy::type_complexity)]
    fn bind_with<const R: usize, const O: usize>(
        &self,
        slowly: impl FnOnce(&mut [Option<Object<'a, 'py>>]) -> Fallible<()>,
    ) -> Fallible<([Object<'a, 'py>; R], [Option<Object<'a, 'py>>; O])> {
        if self.count == (R + O) as isize && self.names.is_none() {
            // SAFETY: that many arguments, by position; none is null.
            return Ok(unsafe { (*self.arguments.cast(), *self.arguments.add(R).cast()) });
        }
        let mut bound = Arguments::<R, O>([None; R], [None; O]);
        slowly(bound.all())?;
        // SAFETY: all required arguments are present.
        Ok((bound.0.map(|object| unsafe { object.unwrap_unchecked() }), bound.1))
    }
}

/// The arguments that were bound so far.
#[repr(C)]
struct Arguments<'a, 'py, const R: usize, const O: usize>([Option<Object<'a, 'py>>; R], [Option<Object<'a, 'py>>; O]);

impl<'a, 'py, const R: usize, const O: usize> Arguments<'a, 'py, R, O> {
    #[inline(always)]
    fn all(&mut self) -> &mut [Option<Object<'a, 'py>>] {
        // SAFETY: one array lies behind the other.
        unsafe { slice::from_raw_parts_mut((&raw mut *self).cast(), R + O) }
    }
}

/// How every function begins: `bind!(py = call, cuEventCreate(Flags))` binds the variable `Flags` to the argument of that name,
/// and `py` to the proof that the thread is attached. What need not be given stands behind a semicolon.
macro_rules! bind {
    ($py:ident = $call:ident, $function:ident($($required:ident)* $(; $($optional:ident)*)?)) => {
        let ([$($required),*], [$($($optional),*)?]) =
            $call.bind(stringify!($function), bind!(@names $($required)* $($($optional)*)?))?;
        let $py = $call.py();
    };
    (@names) => { "" };
    (@names $first:ident $($other:ident)*) => { concat!(stringify!($first) $(, " ", stringify!($other))*) };
}
pub(crate) use bind;
