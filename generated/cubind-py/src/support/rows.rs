//! Tables as code: a function adds the rows of a table one by one when they are first needed.
//!
//! An address in a `static` requires a relocation. A relocation takes 24 bytes in the file, and at every import, the
//! loader writes the address to a page that processes cannot share. These costs would apply to every library in the
//! package. Code, in contrast, uses relative addresses. With tables as code, the cost of importing one library does not
//! depend on the number of other libraries in the package.

use core::ffi::{CStr, c_char};

use pyo3::ffi;

use super::capsules::{CFunction, CSymbol};
use super::modules::{Class, Constant, FunctionDef};
use super::tables::{FieldDef, Ty};
use super::trampoline::Body;

/// The function that adds the rows of a table.
pub type Table<R> = fn(&mut Rows<R>);

/// The rows of a table, as they are added.
pub struct Rows<R>(Vec<R>);

impl<R> Rows<R> {
    /// Returns all rows of a table, in their order.
    pub fn of(table: Table<R>) -> Vec<R> {
        let mut rows = Self(Vec::new());
        table(&mut rows);
        rows.0
    }

    /// Adds a row. This function is compiled once for each kind of row, so that each row is only a call.
    #[cold]
    #[inline(never)]
    fn add(&mut self, row: R) -> &mut R {
        self.0.push(row);
        self.0.last_mut().expect("just added")
    }
}

/// A NUL-terminated string. As an argument of a row, it takes one register instead of two.
///
/// Architecture invariant: only [`Name::new`] constructs a `Name`.
#[derive(Clone, Copy)]
struct Name(*const c_char);

impl Name {
    #[inline(always)]
    const fn new(name: &'static CStr) -> Self {
        Self(name.as_ptr())
    }

    fn get(self) -> &'static CStr {
        // SAFETY: the pointer refers to a NUL-terminated string, because only `Name::new` constructs it.
        unsafe { CStr::from_ptr(self.0) }
    }
}

impl Rows<FieldDef> {
    /// Adds a field of a record. Methods of [`FieldDef`] add details.
    #[inline(always)]
    pub fn field(&mut self, name: &'static CStr, offset: usize, ty: Ty) -> &mut FieldDef {
        self.field_of(Name::new(name), offset, ty)
    }

    #[cold]
    #[inline(never)]
    fn field_of(&mut self, name: Name, offset: usize, ty: Ty) -> &mut FieldDef {
        self.add(FieldDef::new(name.get(), offset, ty))
    }

    /// Adds fields whose types have no parameters. Each field is a name, and its type and offset, both NUL-terminated.
    #[cold]
    #[inline(never)]
    pub fn plain(&mut self, fields: &'static str) {
        let mut parts = fields.split_inclusive('\0');
        while let (Some(name), Some(rest)) = (parts.next(), parts.next()) {
            let field = CStr::from_bytes_with_nul(name.as_bytes()).ok().and_then(|name| {
                let (ty, offset) = rest.trim_end_matches('\0').split_once(' ')?;
                Some(FieldDef::new(name, offset.parse().ok()?, Ty::plain(ty)?))
            });
            self.add(field.expect("the generator writes a type and an offset"));
        }
    }
}

impl Rows<FunctionDef> {
    /// Adds a function of a module.
    #[inline(always)]
    pub fn function<K, F: Body<K>>(&mut self, text: FunctionText, body: F) {
        self.body(text, FunctionDef::body(body));
    }

    #[cold]
    #[inline(never)]
    fn body(&mut self, text: FunctionText, body: ffi::PyMethodDefPointer) {
        let (name, doc) = text.parts();
        self.add(FunctionDef::with_body(name, body, doc));
    }
}

/// A function's name and its docstring, each NUL-terminated, in one string. A row only needs its address.
///
/// Architecture invariant: only [`FunctionText::new`] constructs a `FunctionText`, so both are NUL-terminated.
#[derive(Clone, Copy)]
pub struct FunctionText(*const c_char);

impl FunctionText {
    /// Creates the text from these bytes.
    pub const fn new(text: &'static [u8]) -> Self {
        let mut name = 0;
        while text[name] != 0 {
            name += 1;
        }
        assert!(name + 1 < text.len() && text[text.len() - 1] == 0);
        Self(text.as_ptr().cast())
    }

    fn parts(self) -> (&'static CStr, &'static CStr) {
        // SAFETY: the two strings are static and consecutive, because only `FunctionText::new` constructs them.
        unsafe {
            let name = CStr::from_ptr(self.0);
            (name, CStr::from_ptr(self.0.add(name.count_bytes() + 1)))
        }
    }
}

/// Defines the docstring of a function, which begins with its name and its signature, as in `cuInit::DOC`.
///
/// A function and a module can share a name in Rust, so lists name each function once.
macro_rules! documented {
    ($function:ident, $doc:literal) => {
        pub(crate) mod $function {
            pub(crate) const DOC: &core::ffi::CStr = $doc;
        }
    };
}
pub(crate) use documented;

/// Defines the table of a module's functions. `both::cuInit` is a function whose docstring is next to its body.
///
/// `"name" = …` gives a function another name. `… documented in only12` takes the docstring from another file. The
/// functions of `..shared` come first.
macro_rules! functions {
    () => {
        fn functions(_: &mut $crate::support::rows::Rows<$crate::support::modules::FunctionDef>) {}
    };
    ($(..$shared:ident,)? $($($name:literal =)? $place:ident::$function:ident $(documented in $documented:ident)?,)*) => {
        pub(super) fn functions(table: &mut $crate::support::rows::Rows<$crate::support::modules::FunctionDef>) {
            #[allow(unused_imports)]
            use $crate::support::rows::functions;
            $($shared::functions(table);)?
            $({
                const DOC: &core::ffi::CStr = functions!(@doc $function $place $($documented)?);
                functions!(@row table $place::$function, DOC $(, $name)?);
            })*
        }
    };
    (@doc $function:ident $place:ident) => { $place::$function::DOC };
    (@doc $function:ident $place:ident $documented:ident) => { $documented::$function::DOC };
    (@row $table:ident $body:path, $doc:ident) => {
        $table.function(functions!(@text $doc, $crate::support::rows::name($doc)), $body)
    };
    (@row $table:ident $body:path, $doc:ident, $name:literal) => {
        $table.function(functions!(@text $doc, $name.as_bytes()), $body)
    };
    // Python expects the name at the beginning of the docstring.
    (@text $doc:ident, $name:expr) => {
        const {
            const PARTS: [&[u8]; 5] = [$name, &[0], $name, $crate::support::rows::after_name($doc), &[0]];
            const TEXT: [u8; $crate::support::rows::length(PARTS)] = $crate::support::rows::joined(PARTS);
            $crate::support::rows::FunctionText::new(&TEXT)
        }
    };
}
pub(crate) use functions;

/// The functions of a module that other extension modules call: name, signature, the return code if the library lacks
/// the function, and its slot. The functions of `..shared` come first.
macro_rules! c_functions {
    () => {
        fn c_functions(_: &mut $crate::support::rows::Rows<$crate::support::capsules::CFunction>) {}
    };
    ($(..$shared:ident,)? $($name:literal $signature:literal $($code:literal)? $slot:path,)*) => {
        pub(super) fn c_functions(table: &mut $crate::support::rows::Rows<$crate::support::capsules::CFunction>) {
            $($shared::c_functions(table);)?
            const SYMBOLS: &[$crate::support::capsules::CSymbol] =
                &[$($crate::support::capsules::CSymbol::new($slot, [$(Some($code),)? None][0])),*];
            table.c_functions(concat!($($name, "\0", $signature, "\0"),*), SYMBOLS);
        }
    };
}
pub(crate) use c_functions;

/// Adds constants that are ints, as in `CU_IPC_HANDLE_SIZE = 64,`.
#[allow(unused_macros, reason = "a small package has no such constants")]
macro_rules! int_constants {
    ($($name:ident = $value:literal,)+) => {
        fn ints(table: &mut $crate::support::rows::Rows<(&'static str, $crate::support::modules::Constant)>) {
            table.ints(concat!($(stringify!($name), "=", stringify!($value), "\n"),+));
        }
    };
}
#[allow(unused_imports, reason = "as the macro")]
pub(crate) use int_constants;

/// Returns the name at the beginning of a docstring.
pub const fn name(doc: &'static CStr) -> &'static [u8] {
    doc.to_bytes().split_at(name_length(doc)).0
}

/// Returns the part of a docstring after the name: the signature and the rest.
pub const fn after_name(doc: &'static CStr) -> &'static [u8] {
    doc.to_bytes().split_at(name_length(doc)).1
}

const fn name_length(doc: &CStr) -> usize {
    let (bytes, mut length) = (doc.to_bytes(), 0);
    while bytes[length] != b'(' {
        length += 1;
    }
    length
}

/// Returns the total length of strings.
pub const fn length<const PARTS: usize>(parts: [&[u8]; PARTS]) -> usize {
    let (mut length, mut part) = (0, 0);
    while part < PARTS {
        length += parts[part].len();
        part += 1;
    }
    length
}

/// Returns the concatenation of strings, whose total length is `N` bytes.
pub const fn joined<const N: usize, const PARTS: usize>(parts: [&[u8]; PARTS]) -> [u8; N] {
    let mut text = [0; N];
    let (mut rest, mut part): (&mut [u8], usize) = (&mut text, 0);
    while part < PARTS {
        let (begin, end) = rest.split_at_mut(parts[part].len());
        begin.copy_from_slice(parts[part]);
        rest = end;
        part += 1;
    }
    text
}

impl Rows<CFunction> {
    /// Adds the functions that other extension modules call. Each function is a name and a signature, both
    /// NUL-terminated, and a symbol.
    #[cold]
    #[inline(never)]
    pub fn c_functions(&mut self, text: &'static str, symbols: &'static [CSymbol]) {
        let mut parts = text.split_inclusive('\0').filter_map(|part| CStr::from_bytes_with_nul(part.as_bytes()).ok());
        for symbol in symbols {
            let (Some(name), Some(signature)) = (parts.next(), parts.next()) else { break };
            self.add(CFunction { name, signature, symbol: *symbol });
        }
    }
}

impl Rows<(&'static str, Class)> {
    /// Adds a class of a module.
    #[cold]
    #[inline(never)]
    pub fn class(&mut self, class: Class) {
        self.add((class.text().name(), class));
    }

    /// Adds a class of a module under another name.
    #[cold]
    #[inline(never)]
    pub fn class_as(&mut self, name: &'static str, class: Class) {
        self.add((name, class));
    }
}

impl Rows<(&'static str, Constant)> {
    /// Adds a constant of a module.
    #[cold]
    #[inline(never)]
    pub fn constant(&mut self, name: &'static str, value: Constant) {
        self.add((name, value));
    }

    /// Adds constants that are ints. Each line contains a name and a value.
    #[cold]
    #[inline(never)]
    pub fn ints(&mut self, text: &'static str) {
        for line in text.lines() {
            let int = line.split_once('=').and_then(|(name, value)| Some((name, Constant::Int(value.parse().ok()?))));
            self.add(int.expect("the generator writes a name and a value"));
        }
    }
}

#[cfg(test)]
mod tests {
    use super::{Constant, FunctionText, Rows, Ty};

    #[test]
    fn plain_fields_are_one_string() {
        let fields = Rows::of(|table| table.plain("x\0U32 0\0pointer\0Pointer 8\0"));
        let found: Vec<_> = fields.iter().map(|field| (field.name, field.offset, field.ty.size())).collect();
        assert_eq!(found, [(c"x", 0, 4), (c"pointer", 8, 8)]);
        assert!(matches!(fields[1].ty, Ty::Pointer));
    }

    #[test]
    fn ints_are_one_string() {
        let constants = Rows::of(|table| table.ints("A=1\nB=-9223372036854775808\n"));
        assert!(matches!(constants[..], [("A", Constant::Int(1)), ("B", Constant::Int(i64::MIN))]));
    }

    #[test]
    fn a_docstring_follows_the_name() {
        let (name, doc) = FunctionText::new(b"cuFoo\0cuFoo($self)\n--\n\nDoes it.\0").parts();
        assert_eq!((name, doc), (c"cuFoo", c"cuFoo($self)\n--\n\nDoes it."));
    }
}
