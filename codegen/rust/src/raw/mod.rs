//! Raw functions, which return the C function's outputs as a tuple. Each parameter of a call plan is converted to Rust
//! by the match arm for its way of passing.
//!
//! Counts and sizes that can be derived from the caller's slices and types are not parameters of the Rust function.
//! Outputs are returned, except for arrays of variable length. CUDA writes such arrays to the caller's slices.

mod inputs;
mod lengths;
mod outputs;
mod slices;
mod steps;

use super::{
    Scope,
    rusttype::RustType,
    signature::{Argument, Bound, Casts, Conversion, Generic, Pass, RustFn, RustOutput, RustParam},
};
use codegen_core::api::{
    Function, Symbol, call,
    docs::deprecation,
    guards::Guard,
    plan::{CallPlan, Element, ParamPlan, Passing},
    roles::Direction,
};
use codegen_core::{ctype::CType, spec::Rules};
pub(super) use steps::{DerivedValue, Initial, RawFn, Refusal, Returned, Slot};

/// The name of the variable for a count that the C function returns. Most C functions write a count to an output
/// parameter instead.
pub(super) const COUNT: &str = "counted";

/// A raw function under construction.
struct Raw<'a> {
    scope: &'a Scope<'a>,
    plan: &'a CallPlan,
    generics: Vec<Generic>,
    params: Vec<RustParam>,
    slots: Vec<Slot>,
    arguments: Vec<Argument>,
    outputs: Vec<RustOutput>,
}

/// The access to the pointee that a Rust reference permits.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Access {
    Read,
    Write,
}

/// Converts a call plan to a raw function.
pub(super) fn lower(scope: &Scope<'_>, function: &Function, symbol: &Symbol) -> RawFn {
    let mut raw = Raw {
        scope,
        plan: &function.plan,
        generics: Vec::new(),
        params: Vec::new(),
        slots: Vec::new(),
        arguments: Vec::new(),
        outputs: Vec::new(),
    };
    for param in &function.plan.params {
        raw.add(param);
    }
    let refusals =
        function.plan.guards.iter().map(|guard| Refusal { guard: guard.clone(), generic: raw.chosen(guard) });
    let refusals = refusals.collect();
    let returned = function.plan.params.iter().filter(|param| param.is_returned()).map(|param| &param.name);
    debug_assert!(raw.outputs.iter().map(|output| &output.of).eq(returned), "{}", function.name);
    let Raw { generics, params, slots, arguments, mut outputs, .. } = raw;
    if symbol.returned == call::Returned::Count {
        let (of, c) = (COUNT.to_owned(), symbol.returns.to_string());
        outputs.insert(0, RustOutput { of, ty: scope.ty(&symbol.returns), c, conversion: Conversion::Same });
    }
    let signature = RustFn {
        name: function.name.clone(),
        generics,
        params,
        arguments,
        outputs,
        is_safe: false,
        asks: function.obligations.clone(),
        deprecated: deprecation(symbol),
    };
    let returned = match symbol.returned {
        call::Returned::Nothing => Returned::Nothing,
        call::Returned::StaticString if is_temporary(scope, &function.name) => Returned::Text,
        call::Returned::StaticString => Returned::StaticText,
        call::Returned::Status => Returned::Status(scope.ty(&symbol.returns)),
        call::Returned::Count => Returned::Count(scope.ty(&CType::Named(scope.library.spec.result.r#type.clone()))),
        call::Returned::Value => Returned::Value(scope.ty(&symbol.returns)),
    };
    RawFn { function: signature, symbol: symbol.name.clone(), returned, refusals, slots }
}

/// Returns true if the returned string must be copied. The library's last message is copied, because the next error
/// overwrites it. Strings of third-party libraries are copied, because they are often parts of an object.
fn is_temporary(scope: &Scope<'_>, function: &str) -> bool {
    let library = &scope.library.spec;
    let is_last_message = library.result.last_message.as_ref().is_some_and(|message| message.function == function);
    let is_description = library.result.description.as_ref().is_some_and(|description| description == function);
    is_last_message || (library.rules == Rules::Certain && !is_description)
}

impl<'a> Raw<'a> {
    /// Adds one C parameter: its argument, and its Rust parameter or output if it has one.
    fn add(&mut self, param: &'a ParamPlan) {
        match &param.passing {
            Passing::Value => self.value(param),
            // Rust's standard library has no string type for `wchar_t`, so the caller passes the string's memory.
            Passing::Address(_)
            | Passing::Place
            | Passing::WideString
            | Passing::Callback(_)
            | Passing::UserData { .. } => self.pass(param),
            Passing::Device => self.device(param),
            Passing::CString => self.c_string(param),
            Passing::Reference { mutable: false } => self.reference(param),
            Passing::Reference { mutable: true } => self.in_place(param),
            Passing::Slot { given: false } => self.slot(param),
            Passing::Slot { given: true } => self.updated(param),
            Passing::Slice(direction) => self.slice(param, *direction),
            Passing::HostOrDevice(direction) => self.scalar(param, *direction),
            Passing::HostNumber => self.host_number(param),
        }
    }

    /// The Rust type of a parameter's value or elements. It is a type parameter if the caller chooses the type.
    fn element(&mut self, param: &ParamPlan, access: Access) -> RustType {
        match &param.element {
            Element::Typed { ty, .. } => self.scope.ty(ty),
            Element::Bytes => RustType::byte(),
            Element::Untyped | Element::Selected(_) => {
                let name = self.generic_name(param);
                let bound = if access == Access::Read { Bound::Input } else { Bound::Output };
                self.generics.push(Generic::Type(name.clone(), bound));
                RustType::Generic(name)
            }
            Element::EachSelected { .. } | Element::KernelArguments => self.scope.ty(&param.pointee()),
        }
    }

    /// The name of the type parameter for this parameter.
    fn generic_name(&self, param: &ParamPlan) -> String {
        let before = self.plan.params.iter().take_while(|other| other.name != param.name);
        let is_generic = |other: &&ParamPlan| match other.passing {
            // Parameters that are passed in these ways use dedicated types for untyped addresses and scalars.
            Passing::Device | Passing::HostOrDevice(Direction::In) | Passing::HostNumber => false,
            Passing::Value
            | Passing::Address(_)
            | Passing::Place
            | Passing::Callback(_)
            | Passing::UserData { .. }
            | Passing::CString
            | Passing::WideString
            | Passing::Reference { .. }
            | Passing::Slot { .. }
            | Passing::Slice(_)
            | Passing::HostOrDevice(Direction::Out | Direction::InOut) => {
                matches!(other.element, Element::Untyped | Element::Selected(_))
            }
        };
        let index = before.filter(is_generic).count();
        match ["T", "U", "V", "W", "X", "Y", "Z"].get(index) {
            Some(letter) => (*letter).to_owned(),
            None => format!("T{index}"),
        }
    }

    /// The type parameter whose size is checked by a guard. `None` if the guard checks no type parameter.
    fn chosen(&self, guard: &Guard) -> Option<String> {
        match guard {
            Guard::Unfit { param, .. } => Some(self.generic_name(self.plan.param(param)?)),
            Guard::UnfitNumber { .. }
            | Guard::FewerBytes { .. }
            | Guard::FewerParts { .. }
            | Guard::MoreElements { .. }
            | Guard::Lengths { .. } => None,
        }
    }

    /// Adds a parameter that has the same form in C and in Rust.
    fn pass(&mut self, param: &ParamPlan) {
        self.take(param, self.scope.ty(&param.ty), Pass::Same, Casts::default());
    }

    /// Adds a Rust parameter and the C argument that is derived from it.
    fn take(&mut self, param: &ParamPlan, ty: RustType, pass: Pass, casts: Casts) {
        self.params.push(RustParam::new(&param.name, ty));
        self.argue(param, pass, casts);
    }

    /// Adds a C argument that is derived from a parameter, or from a variable with the parameter's name.
    fn argue(&mut self, param: &ParamPlan, pass: Pass, casts: Casts) {
        self.arguments.push(Argument { of: param.name.clone(), pass, casts });
    }
}

impl Casts {
    /// The casts of a pointer to memory that CUDA only reads. C signatures often lack the `const`.
    fn of_read(param: &ParamPlan) -> Self {
        Self { to_mut: !param.points_to_const(), ..Self::of_written(param) }
    }

    /// The casts of a pointer to memory that CUDA writes. The pointee type differs from the C type if the caller
    /// chooses it.
    fn of_written(param: &ParamPlan) -> Self {
        let to_type = match &param.element {
            Element::Typed { ty, .. } => *ty != param.pointee(),
            Element::Bytes | Element::Untyped | Element::Selected(_) => true,
            Element::EachSelected { .. } | Element::KernelArguments => false,
        };
        Self { to_mut: false, to_type }
    }

    /// The casts of a pointer to memory that CUDA writes, if the pointee type is the C type.
    fn same_type(self) -> Self {
        Self { to_type: false, ..self }
    }
}
