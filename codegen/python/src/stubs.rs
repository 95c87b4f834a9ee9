//! Contents of a module's stub: its functions, classes and constants with their Python types.

use super::{checked_forms::CheckedForm, pytype::PyType};

/// A function in a stub.
#[derive(Clone, Debug)]
pub(crate) struct StubFunction {
    /// Its signature.
    pub(crate) form: StubForm,
    /// An alternative form: without the first parameter, or with an int in place of a buffer.
    pub(crate) also: Option<StubForm>,
    /// Its documentation.
    pub(crate) doc: String,
    /// The same function in `cubind.checked`.
    pub(crate) checked: CheckedForm,
}

/// One form of a function's call.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) struct StubForm {
    /// Its parameters.
    pub(crate) params: Vec<StubParam>,
    /// Its return type.
    pub(crate) returns: PyType,
}

/// A parameter in a stub.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) struct StubParam {
    /// Its name.
    pub(crate) name: String,
    /// The accepted type.
    pub(crate) ty: PyType,
    /// Its default value, if it may be omitted.
    pub(crate) default: Option<&'static str>,
}

impl StubParam {
    /// The parameter with its annotation: `numNodes: _typing.Integer = 0`.
    pub(crate) fn annotated(&self, print: fn(&PyType) -> String) -> String {
        format!("{}: {}{}", self.name, print(&self.ty), self.equals())
    }

    /// Its default value, in the notation of signatures.
    pub(crate) fn equals(&self) -> String {
        self.default.map_or(String::new(), |default| format!(" = {default}"))
    }
}

/// A class in a stub.
#[derive(Debug, PartialEq, Eq)]
pub(crate) struct StubClass {
    /// The kind of the class.
    pub(crate) kind: StubKind,
    /// Its name.
    pub(crate) name: String,
    /// Its base, if it has one. The base of an alias is the type that it is another name of.
    pub(crate) base: Option<PyType>,
    /// An enum's members with their values.
    pub(crate) members: Vec<(String, i32)>,
    /// A record's attributes with their types.
    pub(crate) fields: Vec<(String, PyType)>,
    /// A method of a record.
    pub(crate) method: Option<StubMethod>,
    /// Its documentation.
    pub(crate) doc: String,
}

/// A method that sets several attributes at once.
#[derive(Debug, PartialEq, Eq)]
pub(crate) struct StubMethod {
    /// Its name.
    pub(crate) name: String,
    /// Its parameters with their types.
    pub(crate) params: Vec<(String, PyType)>,
}

/// The kind of a class in a stub.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum StubKind {
    /// An enum.
    Enum,
    /// A handle, a scalar, or a callback's address.
    Value {
        /// True if it supports the stream protocol, `__cuda_stream__`.
        stream: bool,
        /// True if it is an address, to which integers can be added.
        address: bool,
    },
    /// A struct or a union.
    Record,
    /// Another name of a class.
    Alias,
    /// Another library's class, which is also a name in this module.
    Repeated,
}

/// A constant in a stub.
#[derive(Debug, PartialEq, Eq)]
pub(crate) enum StubConstant {
    /// The value, as a literal.
    Literal(String),
    /// A member of this enum, or an instance of this class.
    Member(PyType),
}
