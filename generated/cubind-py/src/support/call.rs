//! The frame of every function: its arguments by position and name, and the tuple that it returns.

use core::slice;

use pyo3::prelude::*;
use pyo3::types::PyTuple;
use pyo3::{Borrowed, ffi};

use super::errors::{Fallible, Object, Owned, Raised, as_utf8, owned, type_error, utf8};
use super::own::Own;
use super::refs::incref;
use super::symbol::{self, Symbol};
use super::tables::EnumDef;
use super::{c_api, enums, presented};

/// What a function returns to Python.
pub type Returned<'py> = Fallible<Owned<'py>>;

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

/// The names of a function and of its parameters.
#[derive(Clone, Copy)]
struct Names {
    function: &'static str,
    /// Of its parameters, with a space between them: one text, which code can pass without an address in a `static` (see
    /// `rows`).
    params: &'static str,
    /// How many must be given. The others are behind them.
    required: usize,
    /// Whether the first may be left out although others follow, and is None then: `cuCtxCreate(flags, dev)` of CUDA 12
    /// in CUDA 13.
    first_omittable: bool,
}

/// The names of parameters that come next, and the position of the first of them.
#[derive(Clone, Copy)]
struct Next {
    names: &'static [u8],
    position: usize,
}

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

/// The same as [`bind_slowly`], with the names that a function has of its own, and the number of parameters that must be given.
#[cold]
#[inline(never)]
fn bind_own_slowly<'a, 'py>(
    py: Python<'py>,
    arguments: *const Object<'a, 'py>,
    count: usize,
    names: Option<Borrowed<'a, 'py, PyTuple>>,
    (own, required): (Own, usize),
    bound: &mut [Option<Object<'a, 'py>>],
) -> Fallible<()> {
    let (function, params) = own.names();
    bind_slowly(py, arguments, count, names, Names::new(function, params, required), bound)
}

/// Binds the arguments of a call that is not just all of them by position. Compiled once, not for every number of
/// parameters.
#[cold]
#[inline(never)]
fn bind_slowly<'a, 'py>(
    py: Python<'py>,
    arguments: *const Object<'a, 'py>,
    count: usize,
    names: Option<Borrowed<'a, 'py, PyTuple>>,
    params: Names,
    bound: &mut [Option<Object<'a, 'py>>],
) -> Fallible<()> {
    let function = params.function;
    debug_assert_eq!(params.all().count(), bound.len(), "the names of {function}'s parameters");
    // SAFETY: from `Call::bind`: the names are a tuple, if there are any; their values stand behind the positional
    // arguments.
    let (positional, named) = unsafe {
        let all = count + names.map_or(0, |names| names.len());
        let all: &[Object<'a, 'py>] = if all == 0 { &[] } else { slice::from_raw_parts(arguments, all) };
        (&all[..count], &all[count..])
    };
    let names = || names.iter().flat_map(|names| names.iter_borrowed());
    // The first is left out if there is one argument too few, and none of them has its name.
    let omits = params.first_omittable
        && count + named.len() + 1 == bound.len()
        && !names().any(|name| params.position(name, &mut params.first()) == Some(0));
    let omitted = usize::from(omits);
    if omitted + count > bound.len() {
        return Err(params.too_many(py, count));
    }
    for (place, &value) in bound[omitted..].iter_mut().zip(positional) {
        *place = Some(value);
    }
    let mut next = params.first();
    for (name, &value) in names().zip(named) {
        let Some(position) = params.position(name, &mut next) else {
            let name = utf8(name).unwrap_or_default();
            return Err(type_error(py, format_args!("{function}() got an unexpected keyword argument '{name}'")));
        };
        if bound[position].replace(value).is_some() {
            let name = utf8(name).unwrap_or_default();
            return Err(type_error(py, format_args!("{function}() got multiple values for argument '{name}'")));
        }
    }
    if params.first_omittable && bound[0].is_none() {
        // SAFETY: None never dies.
        bound[0] = Some(unsafe { Object::from_ptr(py, ffi::Py_None()) });
    }
    if bound[..params.required].iter().any(Option::is_none) {
        return Err(params.too_few(py, bound));
    }
    Ok(())
}

impl Next {
    /// The position of this name; the names behind it are the next then.
    #[inline]
    fn find(&mut self, name: &[u8]) -> Option<usize> {
        while !self.names.is_empty() {
            let Self { names, position } = *self;
            let end = names.iter().position(|byte| *byte == b' ').unwrap_or(names.len());
            let (this, behind) = names.split_at(end);
            *self = Self { names: behind.get(1..).unwrap_or_default(), position: position + 1 };
            if this == name {
                return Some(position);
            }
        }
        None
    }
}

impl Names {
    fn new(function: &'static str, params: &'static str, required: usize) -> Self {
        let (first_omittable, params) = match params.strip_prefix('?') {
            Some(params) => (true, params),
            None => (false, params),
        };
        Self { function, params, required, first_omittable }
    }

    /// The names of all parameters, in their order.
    fn all(self) -> impl Iterator<Item = &'static str> {
        self.params.split_terminator(' ')
    }

    fn first(self) -> Next {
        Next { names: self.params.as_bytes(), position: 0 }
    }

    /// Which parameter has this name: one of the next, as arguments by name mostly come in the order of the parameters, or
    /// else any.
    #[inline]
    fn position(self, name: Object<'_, '_>, next: &mut Next) -> Option<usize> {
        let name = match as_utf8(name) {
            Ok(name) => name.as_bytes(),
            Err(raised) => {
                raised.clear(name.py());
                return None;
            }
        };
        next.find(name).or_else(|| {
            *next = self.first();
            next.find(name)
        })
    }

    fn too_many(self, py: Python<'_>, given: usize) -> Raised {
        let function = self.function;
        let most = self.all().count();
        let least = self.required - usize::from(self.first_omittable);
        let takes = if least == most { most.to_string() } else { format!("from {least} to {most}") };
        let plural = if most == 1 { "" } else { "s" };
        let were = if given == 1 { "was" } else { "were" };
        type_error(py, format_args!("{function}() takes {takes} positional argument{plural} but {given} {were} given"))
    }

    fn too_few(self, py: Python<'_>, bound: &[Option<Object<'_, '_>>]) -> Raised {
        let function = self.function;
        let required = self.all().zip(bound).take(self.required);
        let missing = required.filter(|(_, value)| value.is_none()).map(|(name, _)| name);
        let missing: Vec<&str> = missing.collect();
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
        type_error(py, format_args!("{function}() missing {count} required positional argument{plural}: {names}"))
    }
}

/// A tuple that is being filled; released, with its items, if filling it fails.
pub struct Tuple<'py>(Filling<'py>);

enum Filling<'py> {
    /// One item, of which the tuple is made when it is there.
    One(Option<Owned<'py>>),
    /// A tuple, and how many items it has.
    Tuple(Bound<'py, PyTuple>, isize),
}

impl<'py> Tuple<'py> {
    /// A tuple of this size with its first item.
    #[inline(always)]
    pub fn of(first: Owned<'py>, size: isize) -> Fallible<Self> {
        let py = first.py();
        // SAFETY: a new tuple of this size, which nobody else has seen, takes over the reference.
        unsafe {
            let tuple = owned(py, ffi::PyTuple_New(size))?.cast_into_unchecked();
            ffi::PyTuple_SetItem(tuple.as_ptr(), 0, first.into_ptr());
            Ok(Self(Filling::Tuple(tuple, 1)))
        }
    }

    /// The tuple, once it is full.
    #[inline(always)]
    pub fn into_any(self) -> Owned<'py> {
        match self.0 {
            Filling::One(_) => unreachable!("only `pair` has one item, and does not ask for a tuple"),
            Filling::Tuple(tuple, filled) => {
                debug_assert_eq!(filled, tuple.len() as isize);
                tuple.into_any()
            }
        }
    }

    /// Puts in the next output.
    #[inline(always)]
    pub fn push(&mut self, output: Owned<'py>) -> Fallible<()> {
        match &mut self.0 {
            Filling::One(place) => *place = Some(output),
            Filling::Tuple(tuple, filled) => {
                // SAFETY: the tuple is new and nobody else's; what does not fit is given back by `PyTuple_SetItem` with an
                // error.
                if unsafe { ffi::PyTuple_SetItem(tuple.as_ptr(), *filled, output.into_ptr()) } != 0 {
                    return Err(Raised::already_set(tuple.py()));
                }
                *filled += 1;
            }
        }
        Ok(())
    }
}

/// `(success, output)`, as most calls return: `PyTuple_Pack` makes it in less than `PyTuple_New` and `PyTuple_SetItem` twice.
#[inline(always)]
fn pair<'py>(
    py: Python<'py>,
    result: &'static EnumDef,
    fill: impl FnOnce(&mut Tuple<'py>) -> Fallible<()>,
) -> Returned<'py> {
    let mut tuple = Tuple(Filling::One(None));
    fill(&mut tuple)?;
    let Tuple(Filling::One(Some(output))) = tuple else { unreachable!("one item is pushed") };
    let pack = |code: Object<'_, 'py>| {
        // SAFETY: a new reference to a tuple of two objects, which it refers to; or null with an exception.
        unsafe { owned(py, ffi::PyTuple_Pack(2, code.as_ptr(), output.as_ptr())) }
    };
    match result.state.success.get(py) {
        Some(member) => pack(member),
        None => pack(first_success(py, result)?.as_borrowed()),
    }
}

/// The code of success, which every library gives the value 0.
#[inline(always)]
fn success<'py>(py: Python<'py>, result: &'static EnumDef) -> Fallible<Owned<'py>> {
    match result.state.success.get(py) {
        Some(member) => Ok(incref(member)),
        None => first_success(py, result),
    }
}

#[cold]
#[inline(never)]
fn first_success<'py>(py: Python<'py>, result: &'static EnumDef) -> Fallible<Owned<'py>> {
    enums::member(py, result, 0)
}

/// What a call with outputs returns: `(success, outputs…)`, or `(code, None…)` without asking for them. `fill` pushes
/// exactly this many outputs.
#[inline(always)]
pub fn returned<'py>(
    py: Python<'py>,
    result: &'static EnumDef,
    status: i32,
    outputs: isize,
    fill: impl FnOnce(&mut Tuple<'py>) -> Fallible<()>,
) -> Returned<'py> {
    if status != 0 {
        return failed(py, result, status, outputs);
    }
    if outputs == 1 {
        return pair(py, result, fill);
    }
    let mut tuple = Tuple::of(success(py, result)?, outputs + 1)?;
    fill(&mut tuple)?;
    Ok(tuple.into_any())
}

/// The same of a library whose calls may go on after they have returned: their outputs are there also with the code `also`.
#[inline(always)]
pub fn returned_or<'py>(
    py: Python<'py>,
    result: &'static EnumDef,
    status: i32,
    also: i32,
    outputs: isize,
    fill: impl FnOnce(&mut Tuple<'py>) -> Fallible<()>,
) -> Returned<'py> {
    if status == also {
        returned_as(py, result, status, outputs, fill)
    } else {
        returned(py, result, status, outputs, fill)
    }
}

/// `(code, outputs…)`, whatever the code is. `fill` pushes exactly this many outputs.
pub fn returned_as<'py>(
    py: Python<'py>,
    result: &'static EnumDef,
    status: i32,
    outputs: isize,
    fill: impl FnOnce(&mut Tuple<'py>) -> Fallible<()>,
) -> Returned<'py> {
    let mut tuple = Tuple::of(enums::member(py, result, status)?, outputs + 1)?;
    fill(&mut tuple)?;
    Ok(tuple.into_any())
}

/// Whether a failed call returns the outputs that explain its error: with NVIDIA's names for the modules, it returns
/// nothing but the code, as NVIDIA's package.
pub fn errors_are_explained() -> bool {
    !presented::is_renamed()
}

/// What a call without outputs returns: `(code,)`. That of success is shared by all calls.
#[inline(always)]
pub fn returned0<'py>(py: Python<'py>, result: &'static EnumDef, status: i32) -> Returned<'py> {
    match result.state.succeeded.get(py) {
        Some(shared) if status == 0 => Ok(incref(shared).into_any()),
        _ => returned0_slowly(py, result, status),
    }
}

#[cold]
#[inline(never)]
fn returned0_slowly<'py>(py: Python<'py>, result: &'static EnumDef, status: i32) -> Returned<'py> {
    if status != 0 {
        return failed(py, result, status, 0);
    }
    let tuple = c_api::tuple_of(py, vec![success(py, result)?])?;
    Ok(incref(result.state.succeeded.publish(tuple)).into_any())
}

/// `(code, None…)`.
#[cold]
#[inline(never)]
fn failed<'py>(py: Python<'py>, result: &'static EnumDef, status: i32, outputs: isize) -> Returned<'py> {
    let code = enums::member(py, result, status)?;
    let nothing = (0..outputs).map(|_| py.None().into_bound(py));
    Ok(c_api::tuple_of(py, core::iter::once(code).chain(nothing).collect())?.into_any())
}
