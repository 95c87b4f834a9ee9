//! Contents of a module's stub: its functions, classes and constants, with their Python types.

use super::{checked_forms::CheckedForm, pytype::PyType};

/// A function in a stub.
#[derive(Clone, Debug)]
pub(crate) struct StubFunction {
    /// The signature of the function.
    pub(crate) form: StubForm,
    /// An alternative form of the call: without the first parameter, or with an int in place of a buffer.
    pub(crate) also: Option<StubForm>,
    /// The documentation of the function.
    pub(crate) doc: String,
    /// The same function in `cubind.checked`.
    pub(crate) checked: CheckedForm,
}

/// One form of a call of a function.
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
    /// The default value, if the parameter may be omitted.
    pub(crate) default: Option<&'static str>,
}

impl StubParam {
    /// The parameter with its annotation: `numNodes: _typing.Integer = 0`.
    pub(crate) fn annotated(&self, print: fn(&PyType) -> String) -> String {
        format!("{}: {}{}", self.name, print(&self.ty), self.equals())
    }

    /// The default value, in the notation of signatures.
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
    /// The base class, if there is one. The base of an alias is the type to which the alias refers.
    pub(crate) base: Option<PyType>,
    /// The members of an enum, with their values.
    pub(crate) members: Vec<(String, i32)>,
    /// The attributes of a record, with their types.
    pub(crate) fields: Vec<(String, PyType)>,
    /// A method of a record that sets several attributes.
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
        /// Set if the class supports the stream protocol, `__cuda_stream__`.
        stream: bool,
        /// Set if the class represents an address, to which integers can be added.
        address: bool,
    },
    /// A struct or a union.
    Record,
    /// Another name of a class.
    Alias,
    /// A class of another library, which this module re-exports.
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
