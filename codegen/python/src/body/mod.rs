//! Conversion of a function's parameters. Each kind of parameter passing has its own match arm.
//!
//! The lists in [`Body`] are in the order of execution. First, all arguments are bound. Integers are converted before
//! the arrays whose lengths they determine. Then outputs are allocated, and the call is made.

mod arrays;
mod buffers;
mod inputs;
mod lengths;
mod scalars;
mod selected;
mod slots;

use super::{
    Scope,
    functions::{PyOutput, PyParam},
    pytype::PyType,
    surface::{ArgumentDefault, Shown, surface},
    types::{Kind, number},
};
use codegen_core::{
    api::{
        Function,
        plan::{CallPlan, Element, Output, ParamPlan, Passing},
        roles::Direction,
    },
    ctype::{Builtin, CType, Number, System},
    names,
    spec::{Count, PythonWord},
    types::ValueKind,
};
use codegen_printing::ident;
use proc_macro2::{Ident, TokenStream};
use quote::{format_ident, quote};

/// The statements that convert all parameters, in lists that are printed in this order.
pub(super) struct Body<'a> {
    pub(super) scope: &'a Scope<'a>,
    pub(super) function: &'a Function,
    pub(super) plan: &'a CallPlan,
    /// The position of each C parameter in the Python signature.
    surface: Vec<Shown>,
    pub(super) params: Vec<PyParam>,
    pub(super) numbers: Vec<TokenStream>,
    /// The groups of consecutive integers in the list `numbers`.
    integers: Vec<Integers>,
    pub(super) conversions: Vec<TokenStream>,
    /// Conversions that use converted arrays. They follow the conversions of arrays.
    pub(super) late: Vec<TokenStream>,
    pub(super) arguments: Vec<TokenStream>,
    pub(super) outputs: Vec<PyOutput>,
    /// Expressions for the outputs. Their values are added to the returned tuple.
    pub(super) pushes: Vec<TokenStream>,
    /// Statements between the call and the conversion of its results.
    pub(super) after: Vec<TokenStream>,
    /// Statements between the last conversion and the call.
    pub(super) before: Vec<TokenStream>,
    /// The variable with the callback that is kept alive for a handle.
    pub(super) retained_callback: Option<Ident>,
    /// The variable for a buffer parameter. Programs may pass an int in place of the buffer, to receive a new `bytes`
    /// object.
    pub(super) optional: Option<Ident>,
    pub(super) sized: Option<String>,
}

/// A group of consecutive integers of the same type, which are converted together.
struct Integers {
    /// The position of the group in the list `numbers`.
    at: usize,
    /// The function that converts each integer of the group.
    converter: Ident,
    /// Pairs of variables: the C integer, and the Python object from which it is converted.
    variables: TokenStream,
}

/// The Python argument for a parameter, bound to a variable.
pub(super) struct Given {
    /// The variable with the Python object.
    pub(super) object: Ident,
    /// The parameter's name in Python, for error messages.
    pub(super) name: String,
}

/// The names of variables in generated bodies that are not derived from parameter names.
const LOCALS: &[&str] = &[
    "answer", "arena", "asked", "call", "detached", "function", "kept", "length", "object", "py", "result", "status",
    "tuple", "value",
];

/// Prefixes of variable names. `C_VALUE` is for the C values of parameters. `OBJECT` is for the Python objects of
/// parameters whose names would conflict with other variables.
const C_VALUE: &str = "c_";
const OBJECT: &str = "object_";

/// The name of the variable with a parameter's Python object. It is the parameter's name, unless that name conflicts
/// with another variable.
pub(super) fn object(name: &str) -> Ident {
    let may_be_another = LOCALS.contains(&name) || name.starts_with(C_VALUE) || name.starts_with(OBJECT);
    if may_be_another { format_ident!("{OBJECT}{name}") } else { ident(name) }
}

/// The name of the variable with a parameter's C value.
pub(super) fn local(name: &str) -> Ident {
    format_ident!("{C_VALUE}{}", names::identifier(name))
}

impl<'a> Body<'a> {
    /// The statements that convert all parameters of a function.
    pub(super) fn of(scope: &'a Scope<'a>, function: &'a Function) -> Self {
        let plan = &function.plan;
        let mut body = Self {
            scope,
            function,
            plan,
            surface: surface(plan),
            params: Vec::new(),
            numbers: Vec::new(),
            integers: Vec::new(),
            conversions: Vec::new(),
            late: Vec::new(),
            arguments: Vec::new(),
            outputs: Vec::new(),
            pushes: Vec::new(),
            after: Vec::new(),
            before: Vec::new(),
            retained_callback: None,
            optional: None,
            sized: None,
        };
        for param in &plan.params {
            body.add(param);
        }
        body
    }

    fn add(&mut self, param: &ParamPlan) {
        match &param.passing {
            Passing::Value => self.value(param),
            Passing::Address(Some(extent)) => self.host_memory(param, extent),
            Passing::Address(None) => self.address(param),
            Passing::Device => self.device(param),
            Passing::Place => self.place(param),
            Passing::Callback(callback) => self.callback(param, callback),
            Passing::UserData { callback: Some(callback) } => self.user_data(param, callback),
            Passing::UserData { callback: None } => self.address(param),
            Passing::CString => self.c_string(param),
            Passing::WideString => self.wide_string(param),
            Passing::Reference { mutable: false } => self.reference(param),
            Passing::Reference { mutable: true } => self.in_place(param),
            Passing::Slot { given: false } => self.slot(param),
            Passing::Slot { given: true } => self.updated(param),
            Passing::Slice(direction) => self.slice(param, *direction),
            Passing::HostOrDevice(direction) => self.scalar(param, *direction),
            Passing::HostNumber => self.host_number(param),
        }
    }

    fn slice(&mut self, param: &ParamPlan, direction: Direction) {
        match (&param.element, direction) {
            (Element::Typed { ty, .. }, Direction::In | Direction::InOut) => self.in_array(param, direction, ty),
            (Element::Typed { ty, .. }, Direction::Out) => self.out_array(param, ty),
            (Element::Bytes, Direction::Out | Direction::InOut) if param.output == Some(Output::String) => {
                self.out_string(param)
            }
            (Element::Bytes, Direction::Out | Direction::InOut) => self.output_buffer(param),
            // Another function returns the size of the buffer, so programs may pass an int in place of the buffer.
            (Element::Untyped, Direction::Out) if matches!(param.length, Some(Count::Call(_))) => {
                self.output_buffer(param)
            }
            (Element::Bytes, Direction::In) | (Element::Untyped, _) => self.buffer(param, direction),
            (Element::EachSelected { selection, .. }, Direction::In | Direction::InOut) => {
                self.attributes_in(param, selection)
            }
            (Element::EachSelected { selection, sizes }, Direction::Out) => {
                self.attributes_out(param, selection, sizes.as_deref());
            }
            (Element::KernelArguments, _) => self.kernel_arguments(param),
            (Element::Selected(selection), Direction::In) => self.elements_in(param, selection),
            (Element::Selected(selection), Direction::Out | Direction::InOut) => {
                self.elements_updated(param, selection)
            }
        }
    }

    /// Adds a parameter of the Python function.
    pub(super) fn param(&mut self, param: &ParamPlan, ty: PyType) -> Given {
        let name = self.plan.python_name(&param.name);
        self.params.push(PyParam { name: name.clone(), flag: self.flag(param), ty });
        Given { object: object(&name), name }
    }

    fn flag(&self, param: &ParamPlan) -> ArgumentDefault {
        let shown = self.plan.params.iter().zip(&self.surface).find(|(other, _)| other.name == param.name);
        shown.and_then(|(_, shown)| shown.given).unwrap_or(ArgumentDefault::Required)
    }

    /// Adds an output of the Python function.
    fn push(&mut self, param: &ParamPlan, ty: PyType, value: TokenStream) {
        let is_text = param.keys.text || matches!(param.output, Some(Output::StaticString | Output::String));
        let is_text = is_text || matches!(param.element, Element::Typed { kind: ValueKind::CString, .. });
        self.outputs.push(PyOutput {
            name: param.name.clone(),
            ty,
            is_text,
            is_single: param.python == Some(PythonWord::Single),
        });
        self.pushes.push(value);
    }
}

/// Returns true if a C number is an integer. Converters of integers take the parameter's name, for error messages.
fn is_integer(builtin: Builtin) -> bool {
    matches!(builtin.number(System::Linux), Number::Signed(_) | Number::Unsigned(_))
}

/// The name of the functions that convert a C number from and to Python.
fn converter(builtin: Builtin) -> Ident {
    match number(builtin) {
        "Bool" => format_ident!("boolean"),
        name => format_ident!("{}", name.to_lowercase()),
    }
}

/// The value that a C function returns, as an output in Python.
struct Variable {
    ty: TokenStream,
    zero: TokenStream,
    /// The Python object that is created from the variable.
    object: TokenStream,
}

/// The output for the return value of a C function that does not return a status.
pub(super) struct CallValue {
    pub(super) value: TokenStream,
    pub(super) ty: PyType,
}

impl Scope<'_> {
    fn variable(&self, ty: &CType, local: &Ident) -> Variable {
        let (ty, zero, object) = match self.kind(ty) {
            Kind::Number(builtin) => {
                let out = converter(builtin);
                let zero = match number(builtin) {
                    "Bool" => quote!(false),
                    "F32" | "F64" => quote!(0.0),
                    _ => quote!(0),
                };
                (super::types::rust(builtin), zero, quote!(out::#out(py, #local)?))
            }
            Kind::Enum(table) => (quote!(i32), quote!(0), quote!(out::enumeration(py, &#table, #local)?)),
            Kind::Value(table, builtin) => {
                (super::types::rust(builtin), quote!(0), quote!(out::value(py, &#table, #local as u64)?))
            }
            Kind::CString => {
                (quote!(*const c_char), quote!(core::ptr::null()), quote!(unsafe { out::c_string(py, #local) }?))
            }
            Kind::Record(_) | Kind::Callback | Kind::Pointer | Kind::Array(..) => {
                (quote!(*mut c_void), quote!(core::ptr::null_mut()), quote!(out::pointer(py, #local)?))
            }
        };
        Variable { ty, zero, object }
    }

    /// The output for the return value of a C function that does not return a status.
    pub(super) fn value_of_call(&self, ty: &CType) -> CallValue {
        let value = match self.kind(ty) {
            Kind::Record(table) => {
                quote!(unsafe { out::record(py, &#table, (&raw const value).cast()) }?)
            }
            Kind::Number(_)
            | Kind::Enum(_)
            | Kind::Value(..)
            | Kind::CString
            | Kind::Callback
            | Kind::Pointer
            | Kind::Array(..) => self.variable(ty, &format_ident!("value")).object,
        };
        CallValue { value, ty: self.hint_out(ty) }
    }
}
