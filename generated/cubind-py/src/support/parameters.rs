//! Binding of arguments to a function's parameters by name, for calls that are not purely positional. Reports missing
//! and excess arguments.

use core::slice;

use pyo3::prelude::*;
use pyo3::types::PyTuple;
use pyo3::{Borrowed, ffi};

use super::errors::{Fallible, Object, Raised, as_utf8, type_error, utf8};
use super::own::Own;

/// The names of a function and of its parameters.
#[derive(Clone, Copy)]
pub(super) struct Names {
    function: &'static str,
    /// The names of the function's parameters, separated by spaces. This is a single string, which code can pass
    /// without an address in a `static` (see `rows`).
    params: &'static str,
    /// The number of required parameters. The optional parameters follow.
    required: usize,
    /// True if the first parameter may be omitted although other parameters follow. The first parameter is then None.
    /// For example, CUDA 13 also accepts `cuCtxCreate(flags, dev)` as in CUDA 12.
    first_omittable: bool,
}

/// The names of the parameters that come next, and the position of the first of these parameters.
#[derive(Clone, Copy)]
struct Next {
    names: &'static [u8],
    position: usize,
}

/// Like [`bind_slowly`], but takes the names from a function's own data, and the number of required parameters.
#[cold]
#[inline(never)]
pub(super) fn bind_own_slowly<'a, 'py>(
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

/// Binds the arguments of a call that is not purely positional. This function is compiled once, not for each number of
/// parameters.
#[cold]
#[inline(never)]
pub(super) fn bind_slowly<'a, 'py>(
    py: Python<'py>,
    arguments: *const Object<'a, 'py>,
    count: usize,
    names: Option<Borrowed<'a, 'py, PyTuple>>,
    params: Names,
    bound: &mut [Option<Object<'a, 'py>>],
) -> Fallible<()> {
    let function = params.function;
    debug_assert_eq!(params.all().count(), bound.len(), "the names of {function}'s parameters");
    // SAFETY: the arguments come from `Call::bind`. The names are a tuple, if there are any, and their values follow
    // the positional arguments.
    let (positional, named) = unsafe {
        let all = count + names.map_or(0, |names| names.len());
        let all: &[Object<'a, 'py>] = if all == 0 { &[] } else { slice::from_raw_parts(arguments, all) };
        (&all[..count], &all[count..])
    };
    let names = || names.iter().flat_map(|names| names.iter_borrowed());
    // The first parameter is omitted if there is one argument too few, and no argument has its name.
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
        // SAFETY: None is immortal.
        bound[0] = Some(unsafe { Object::from_ptr(py, ffi::Py_None()) });
    }
    if bound[..params.required].iter().any(Option::is_none) {
        return Err(params.too_few(py, bound));
    }
    Ok(())
}

impl Next {
    /// Returns the position of this name, if it is the next name. Advances to the names that follow it.
    #[inline]
    fn find(&mut self, name: &[u8]) -> Option<usize> {
        while !self.names.is_empty() {
            let Self { names, position } = *self;
            let is_next = names.starts_with(name) && names.get(name.len()).is_none_or(|byte| *byte == b' ');
            let end = || names.iter().position(|byte| *byte == b' ').unwrap_or(names.len());
            let end = if is_next { name.len() } else { end() };
            *self = Self { names: names.get(end + 1..).unwrap_or_default(), position: position + 1 };
            if is_next {
                return Some(position);
            }
        }
        None
    }
}

impl Names {
    pub(super) fn new(function: &'static str, params: &'static str, required: usize) -> Self {
        let (first_omittable, params) = match params.strip_prefix('?') {
            Some(params) => (true, params),
            None => (false, params),
        };
        Self { function, params, required, first_omittable }
    }

    /// Returns the names of all parameters, in their order.
    fn all(self) -> impl Iterator<Item = &'static str> {
        self.params.split_terminator(' ')
    }

    fn first(self) -> Next {
        Next { names: self.params.as_bytes(), position: 0 }
    }

    /// Returns the parameter with this name. Tries the next names first, because named arguments are usually in the
    /// order of the parameters.
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
