//! Contents of a module's stub: functions, classes and constants, with their Python types.

use super::{checked_forms::CheckedForm, pytype::PyType};

/// A function in a stub.
#[derive(Clone, Debug)]
pub(crate) struct StubFunction {
    /// The signature of the function.
    pub(crate) form: StubForm,
    /// An alternative signature: without the first parameter, or with an int in place of a buffer.
    pub(crate) also: Option<StubForm>,
    /// The documentation of the function.
    pub(crate) doc: String,
    /// The form of the same function in `cubind.checked`.
    pub(crate) checked: CheckedForm,
}

/// One signature of a function.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) struct StubForm {
    /// The parameters of the signature.
    pub(crate) params: Vec<StubParam>,
    /// The return type of the signature.
    pub(crate) returns: PyType,
}

/// A parameter of a signature in a stub.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) struct StubParam {
    /// The name of the parameter.
    pub(crate) name: String,
    /// The type of the arguments that the function accepts.
    pub(crate) ty: PyType,
    /// The default value of the parameter, if the parameter may be omitted.
    pub(crate) default: Option<&'static str>,
}

impl StubParam {
    /// The parameter with its annotation: `numNodes: _typing.Integer = 0`.
    pub(crate) fn annotated(&self, print: fn(&PyType) -> String) -> String {
        format!("{}: {}{}", self.name, print(&self.ty), self.equals())
    }

    /// The default value of the parameter, in the notation of signatures.
    pub(crate) fn equals(&self) -> String {
        self.default.map_or(String::new(), |default| format!(" = {default}"))
    }
}

/// A class in a stub.
#[derive(Debug, PartialEq, Eq)]
pub(crate) struct StubClass {
    /// The kind of the class.
    pub(crate) kind: StubKind,
    /// The name of the class.
    pub(crate) name: String,
    /// The base class, if the class has one. The base of an alias is the type to which the alias refers.
    pub(crate) base: Option<PyType>,
    /// The members of an enum, with their values.
    pub(crate) members: Vec<(String, i32)>,
    /// The attributes of a record, with their types.
    pub(crate) fields: Vec<(String, PyType)>,
    /// A method of a record that sets several attributes.
    pub(crate) method: Option<StubMethod>,
    /// The docstring of the class.
    pub(crate) doc: String,
}

/// A method that sets several attributes of a record at once.
#[derive(Debug, PartialEq, Eq)]
pub(crate) struct StubMethod {
    /// The name of the method.
    pub(crate) name: String,
    /// The parameters of the method, with their types.
    pub(crate) params: Vec<(String, PyType)>,
}

/// The kind of a class in a stub.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum StubKind {
    /// An enum.
    Enum,
    /// A handle, a number with its own class, or the address of a callback.
    Value {
        /// Set if the class implements the stream protocol, `__cuda_stream__`.
        stream: bool,
        /// Set if the class represents an address, to which integers can be added.
        address: bool,
    },
    /// A struct or a union.
    Record,
    /// An alias of another class.
    Alias,
    /// A class of another library, which this module re-exports.
    Repeated,
}

/// A constant in a stub.
#[derive(Debug, PartialEq, Eq)]
pub(crate) enum StubConstant {
    /// The value of the constant, as a Python literal.
    Literal(String),
    /// The type of the constant: the enum of which it is a member, or the class of which it is an instance.
    Member(PyType),
}
