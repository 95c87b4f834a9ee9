//! A handwritten sample of a generated package. It contains functions of the C library whose result serves as a code,
//! an enum, a handle and a record. Tests call it from Python.

pub mod slots {
    //! The symbols of the sample's library.

    crate::support::gen1::slots! {
        abs,
        labs since "1.0",
        toascii,
        toupper,
    }
}

pub mod both {
    //! The functions of the sample.

    use super::{slots, tables};
    use crate::support::gen1::*;

    documented!(abs, c"abs($self, code)\n--\n\nA code, which is that of success if it is 0.");

    /// Calls `abs(code)`.
    pub fn abs<'py>(call: Call<'_, 'py>) -> Returned<'py> {
        bind!(py = call, abs(code));
        ints!(i32, c_code = code);
        let function: unsafe extern "system" fn(i32) -> i32 = call.symbol(slots::abs)?;
        // SAFETY: the function has this type in C.
        let status = unsafe { released(py, || function(c_code)) };
        returned(py, &tables::Status, status, 1, |tuple| tuple.push(out::value(py, &tables::Handle, 7)?))
    }

    documented!(toascii, c"toascii($self, code)\n--\n\nThe code of a character.");

    shared!(toascii = like_toascii(tables::Status), "toascii", "code", slots::toascii);

    documented!(toupper, c"toupper($self, character)\n--\n\nThe code of a letter.");

    shared!(toupper = like_toascii(tables::Status), "toupper", "character", slots::toupper);

    /// The body that both functions share.
    #[inline(never)]
    fn like_toascii<'a, 'py>(
        this: Object<'a, 'py>,
        first: First<'a, 'py>,
        count: isize,
        names: ByName<'a, 'py>,
        own: Own,
        t0: &'static EnumDef,
    ) -> Named<'py> {
        own.named(this.py(), || {
            let call = Call::of_shared((this, first, count, names));
            let ([a0], []) = call.bind_own(own)?;
            let py = call.py();
            let c0 = args::i32(a0, own.name(0))?;
            let function: unsafe extern "system" fn(i32) -> i32 = call.own_symbol(own)?;
            // SAFETY: the function has this type in C.
            let status = unsafe { released(py, || function(c0)) };
            returned0(py, t0, status)
        })
    }
}

pub mod tables {
    //! The classes of the sample.

    use crate::support::gen1::*;

    /// An enum whose values are result codes.
    pub static Status: EnumDef = EnumDef::new("cubind.sample.Status\nCodes.", "SUCCESS FAILURE");

    /// A class of handles.
    pub static Handle: ValueDef = ValueDef::new("cubind.sample.Handle\nA handle.", ValueKind::Handle, None);

    /// A class of records.
    pub static Box: RecordDef = RecordDef::new("cubind.sample.Box\nA record.", (16, 8, false), |table| {
        table.field(c"handle", 0, Ty::Value(&Handle));
        table.plain("memory\0Pointer 8\0");
    });
}

pub mod shared {
    //! The functions that every major version has.

    use super::both;
    use crate::support::gen1::*;

    functions! {
        both::toascii,
        both::toupper,
    }
}

pub mod contents {
    //! The module of the sample.

    use super::{both, shared, slots, tables};
    use crate::support::gen1::*;

    static LIBRARY: LibraryDef = LibraryDef::new("C library", &["libc.so.6"], None, &[], "", &[]);
    static SYMBOLS: [SymbolDef; slots::COUNT] = SymbolDef::table(&slots::ROWS, 1);
    static ADDRESSES: [Address; slots::COUNT] = [const { Address::unknown() }; slots::COUNT];

    /// The module of the sample.
    pub static MODULE: Module = Module {
        major: 1,
        library: "sample",
        name: c"cubind.sample",
        def: &LIBRARY,
        symbols: Symbols { names: slots::TEXT, defs: &SYMBOLS, addresses: &ADDRESSES },
        functions,
        c_functions,
        classes,
        constants,
        state: ModuleState::new(),
    };

    c_functions! {
        "abs" "int (int)" 1 slots::abs,
    }

    int_constants! {
        ONE = 1,
    }

    fn classes(table: &mut Rows<(&'static str, Class)>) {
        table.class(Class::Record(&tables::Box));
        table.class(Class::Value(&tables::Handle));
        table.class(Class::Enum(&tables::Status));
    }

    fn constants(table: &mut Rows<(&'static str, Constant)>) {
        ints(table);
        table.constant("USUAL", Constant::Record(&tables::Box, b"\x07"));
    }

    functions! {
        ..shared,
        both::abs,
    }
}

use crate::support::gen1::{Package, init};

/// The description of the package for the support code.
pub static PACKAGE: Package = Package {
    name: c"cubind",
    version: c"1.2.3",
    native: c"cubind._native",
    enums: c"cubind._enums",
    modules: &[&contents::MODULE],
    base: None,
};

/// The entry point for `import _native`.
///
/// # Safety
///
/// Only the interpreter may call this function, on an attached thread.
pub unsafe extern "C" fn PyInit__native() -> *mut pyo3::ffi::PyObject {
    // SAFETY: the interpreter calls this, on an attached thread.
    unsafe { init(&PACKAGE) }
}

#[cfg(test)]
mod tests {
    use std::ffi::CString;

    use pyo3::{Python, ffi};

    /// Makes a package of the extension and the Python file that it needs, and runs its functions.
    const PROGRAM: &str = r#"
import _native, ctypes, gc, importlib.util, sys, types
package = types.ModuleType("cubind")
package._native = _native
sys.modules |= {"cubind": package, "cubind._native": _native}
spec = importlib.util.spec_from_file_location("cubind._enums", ENUMS)
sys.modules["cubind._enums"] = enums = importlib.util.module_from_spec(spec)
spec.loader.exec_module(enums)

names = {"__name__": "cubind.sample", "__getattr__": None, "__dir__": None}
_native.populate(names, 1, "sample")
assert names["abs"].__doc__.startswith("A code"), names["abs"].__doc__
code, handle = names["abs"](0)
Status, Handle, Box = names["Status"], names["Handle"], names["Box"]
assert code is Status.SUCCESS is Status(value=0) and type(handle) is Handle and handle == Handle(7)
assert names["abs"](-1) == (Status.FAILURE, None) and names["abs"](5)[0].name == "UNKNOWN_5"
upper, ascii = names["toupper"], names["toascii"]
assert upper(0) == (Status.SUCCESS,) == ascii(code=128) and upper(character=ord("a"))[0].name == "UNKNOWN_65"
for call, message in (
    (lambda: upper("a"), "toupper: an integer is required (argument 'character' is of type str)"),
    (lambda: ascii(code=None), "toascii: an integer is required (argument 'code' is of type NoneType)"),
    (lambda: upper(code=1), "toupper() got an unexpected keyword argument 'code'"),
    (lambda: ascii(), "toascii() missing 1 required positional argument: 'code'"),
):
    try:
        call()
    except TypeError as error:
        assert str(error) == message, error
    else:
        raise AssertionError(message)
assert names["ONE"] == 1 and "abs" in names["__all__"]

assert "USUAL" in names["__all__"] and "USUAL" not in names and "__getattr__" in names
usual, other = (_native.constant_record(1, "sample", "USUAL") for _ in range(2))
assert type(usual) is Box and int(usual.handle) == 7 and int(usual.memory) == 0
usual.handle = Handle(8)
assert int(other.handle) == 7 and _native.constant_record(1, "sample", "ONE") is None

box, memory = Box(handle=handle), bytearray(8)
before = sys.getrefcount(memory)
box.memory = memory
assert sys.getrefcount(memory) == before + 1 and int(box.handle) == 7 and box.__array_priority__ > 0
del box
assert sys.getrefcount(memory) == before

get = ctypes.pythonapi.PyCapsule_GetPointer
get.restype, get.argtypes = ctypes.c_void_p, [ctypes.py_object, ctypes.c_char_p]
at = get(_native.__abi__, b"cubind._native.__abi__")
assert ctypes.c_uint32.from_address(at).value == 2
assert ctypes.c_char_p.from_address(at + 16).value == b"1.2.3"
assert sorted(_native.capsules(1, "sample")) == ["abs"]
"#;

    #[test]
    fn python_calls_a_handwritten_package() {
        let enums = concat!(env!("CARGO_MANIFEST_DIR"), "/../package/_enums.py");
        let program = CString::new(format!("ENUMS = {enums:?}\n{PROGRAM}")).expect("a program without zeros");
        // SAFETY: this process uses Python nowhere else; the name is NUL-terminated, and the function is the module's.
        let py = unsafe {
            ffi::PyImport_AppendInittab(c"_native".as_ptr(), Some(super::PyInit__native));
            ffi::Py_InitializeEx(0);
            Python::assume_attached()
        };
        py.run(&program, None, None).unwrap_or_else(|error| {
            error.print(py);
            panic!("the program has failed");
        });
    }
}
