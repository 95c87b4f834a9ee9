//! A function of the crate as data: its parameters and outputs, and its call to the function in the layer below.
//!
//! ```text
//! plan of the call ──raw──▶ RawFn ──checked──▶ CheckedFn ──owned──▶ OwnedFn      each has a RustFn
//!                             └───────────────────┴────────────────────┴──print──▶ text
//! ```
//!
//! Each layer is computed from the layer below it. Only `print` produces text. Parameters and outputs are identified by
//! the names of the C parameters.

use super::{
    raw::DerivedValue,
    rusttype::{RustPath, RustType},
};
use codegen_core::api::{
    call::Growth,
    ownership::Hazard,
    safety::{MetBy, Obligation, Obligations},
};
use codegen_core::spec::Extent;

/// A function of one layer.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct RustFn {
    /// The public name.
    pub name: String,
    /// Its type parameters and lifetimes.
    pub generics: Vec<Generic>,
    /// The parameters that callers pass.
    pub params: Vec<RustParam>,
    /// The arguments for the function of the layer below, in the order of its parameters.
    pub arguments: Vec<Argument>,
    /// The outputs, in the order of the C parameters.
    pub outputs: Vec<RustOutput>,
    /// Set if every call is sound.
    pub is_safe: bool,
    /// The obligations of callers, which make the function unsafe.
    pub asks: Obligations,
    /// The replacement, if the headers declare the function deprecated.
    pub deprecated: Option<String>,
}

/// A type parameter, or a lifetime.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Generic {
    /// The lifetime of borrowed handles.
    Lifetime,
    /// A type.
    Type(String, Bound),
}

/// The bound of a type parameter.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Bound {
    /// CUDA may read values of the type.
    Input,
    /// CUDA may write values of the type.
    Output,
    /// The type is the type of an attribute's value.
    AttributeValue,
    /// The type corresponds to a member of this enum of element types.
    Element(RustPath),
}

/// A parameter that callers pass.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct RustParam {
    /// The C parameter, whose name determines the name of this one.
    pub of: String,
    /// Its type.
    pub ty: RustType,
    /// Set if the parameter is a mutable variable in the function's body.
    pub is_variable: bool,
}

/// An argument for the function of the layer below.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Argument {
    /// The C parameter.
    pub of: String,
    /// The conversion of the variable or parameter with the name of the C parameter.
    pub pass: Pass,
    /// The casts of the argument, if it is a pointer.
    pub casts: Casts,
}

/// The casts that convert a pointer to its C type.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Casts {
    /// Casts away `const`, which the C signature lacks.
    pub to_mut: bool,
    /// Casts to a different pointee type.
    pub to_type: bool,
}

/// The conversion of a parameter or variable to an argument.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Pass {
    /// The value itself.
    Same,
    /// A reference that the function below may write through.
    Mutable,
    /// The address of the variable.
    Address,
    /// The address of the referenced object.
    OfReference,
    /// The address of an optional value, or NULL.
    OfOption {
        /// Set if CUDA may write there.
        mutable: bool,
    },
    /// The pointer within a value of an address type.
    Pointer {
        /// Set if CUDA may write there.
        mutable: bool,
    },
    /// The pointer to a scalar on the host or on the device.
    Scalar {
        /// Set if CUDA may write there.
        mutable: bool,
    },
    /// The pointer to the elements, or NULL for an empty slice.
    Elements {
        /// Set if CUDA may write there.
        mutable: bool,
    },
    /// The pointer of a string, or NULL.
    OptionalText,
    /// The pointer to a scalar on the host, or NULL.
    OptionalNumber,
    /// A variable with reserved space for newer libraries.
    Reserved,
    /// The bits of an enum.
    Bits {
        /// Set if the C type of the enum is also a 32-bit unsigned integer.
        is_exact: bool,
    },
    /// A value that other arguments determine.
    Derived(DerivedValue),
    /// The addresses of strings.
    Strings,
    /// The selector of the attribute that a key denotes.
    Selector,
    /// A reference to the C value of an attribute.
    IntoC,
    /// The handle of an owner.
    Handle(HandlePass),
    /// The address of memory with an owner.
    Memory,
    /// The address of memory with an owner, as a C pointer.
    MemoryOfC,
    /// An untyped address, as in C.
    Untyped,
    /// The type code that corresponds to this type parameter.
    NumberOf(String),
    /// A scalar on the host, although the function below also accepts one on the device.
    OnHost,
    /// A constant argument, NULL or 0, for which the function has no parameter.
    Nothing(Nothing),
}

/// The representation of an absent argument.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Nothing {
    /// `None`.
    Missing,
    /// A null address.
    Null,
    /// 0.
    Zero,
}

/// The value that is passed for owned handles.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum HandlePass {
    /// The handle.
    One,
    /// The handle, or NULL.
    OneOrNull,
    /// The handle, or NULL, of a stream that another handle keeps alive.
    Kept,
    /// The handles of a slice.
    Several,
}

/// An output.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct RustOutput {
    /// The C parameter.
    pub of: String,
    /// Its type.
    pub ty: RustType,
    /// The conversion from the output of the layer below.
    pub conversion: Conversion,
    /// Its type in C.
    pub c: String,
}

/// The conversion that produces an output.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Conversion {
    /// No conversion.
    Same,
    /// The value is read from a variable with reserved space.
    FromReserved,
    /// The bits are converted to an enum.
    FromBits {
        /// Set if the C type of the enum is also a 32-bit unsigned integer.
        is_exact: bool,
    },
    /// A string with static lifetime.
    StaticText,
    /// Memory that this function has allocated.
    Grown {
        /// Set if it is a string.
        is_text: bool,
        /// Set if its elements are records whose initial value is not all zeros.
        begins: bool,
    },
    /// The C value of an attribute is converted to its Rust type.
    FromC,
    /// Each handle in memory that this function has allocated gets an owner. A parameter contains the number of
    /// handles.
    Owners {
        /// The parameter.
        count: String,
    },
    /// The handle gets an owner.
    Owner {
        /// Its lifetime.
        life: Life,
        /// Set if there are several.
        is_list: bool,
    },
}

/// The lifetime of a handle with an owner.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Life {
    /// The handle lives as long as its owner.
    Own,
    /// The handle lives as long as the handle in this parameter, because it is a part of that handle.
    PartOf(String),
    /// The handle lives as long as its owner. The owner borrows the handle in this parameter, which is an argument of
    /// the destroying call.
    With(String),
}

/// A function that returns a `Result` of the outputs.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) struct CheckedFn {
    /// The signature.
    pub(crate) function: RustFn,
    /// The difference from the raw function.
    pub(crate) form: CheckedForm,
    /// The symbol, if it differs from the function's name by more than a version suffix.
    pub(crate) symbol: Option<String>,
    /// The argument whose log contains the reason for a failure.
    pub(crate) object: Option<String>,
}

/// The difference between a function that returns a `Result` and the raw function.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) enum CheckedForm {
    /// The functions differ only by the `Result`.
    Plain,
    /// The function returns memory whose size only the library determines, or takes strings, or both.
    Grown(Growth),
    /// The function takes a key, which determines the type of an attribute.
    AttributeAccess,
    /// The function returns a new handle. NULL is an error with this code.
    Creates(String),
}

/// A function that takes or creates owned handles.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) struct OwnedFn {
    /// The signature.
    pub(crate) function: RustFn,
    /// The hazards that remain even if all handles are alive.
    pub(crate) hazards: Vec<Hazard>,
    /// The work that uses the memory that the function takes.
    pub(crate) work: Work,
    /// The required lengths of the memory.
    pub(crate) fits: Vec<Fit>,
    /// Parameters that may use the same memory as another parameter.
    pub(crate) in_place: Vec<InPlace>,
    /// The attributes that callers may set, if they are restricted.
    pub(crate) attributes: Option<Attributes>,
    /// The transform plan that the function creates, if its arguments determine the memory sizes of the transforms.
    pub(crate) plan: Option<PlanMade>,
    /// The stream that the function sets in a handle. The handle keeps the stream alive.
    pub(crate) keeps: Option<KeptStream>,
    /// The launch of a graph in a stream, and the function that records it.
    pub(crate) launches: Option<Launches>,
    /// Set if the library may defer the call to the end of a group of calls. Memory, handles and streams must stay
    /// valid until then.
    pub(crate) is_put_off: bool,
    /// The documentation of the function.
    pub(crate) docs: Vec<String>,
}

/// A stream that a handle keeps alive.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) struct KeptStream {
    /// The C parameter with the handle.
    pub(crate) handle: String,
    /// The C parameter with the stream.
    pub(crate) stream: String,
}

/// A launch that hand-written code in `owned` records.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) struct Launches {
    /// The function that records it.
    pub(crate) recorder: String,
    /// The C parameter with the graph.
    pub(crate) graph: String,
    /// The C parameter with the stream.
    pub(crate) stream: String,
}

/// An input that may use the same memory as another parameter.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) struct InPlace {
    /// The C parameter.
    pub(crate) of: String,
    /// The other parameter.
    pub(crate) place: String,
}

/// The attributes that callers of a safe function may set. Others are rejected.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) struct Attributes {
    /// The parameter with the key.
    pub(crate) key: String,
    /// The enum.
    pub(crate) table: RustPath,
    /// The members of the enum that may be set.
    pub(crate) members: Vec<String>,
}

/// The required length of memory whose owner stores the length.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) struct Fit {
    /// The C parameter.
    pub(crate) of: String,
    /// The element type. If there is none, the length is in bytes.
    pub(crate) element: Option<RustType>,
    /// The source of the required length.
    pub(crate) by: FitBy,
}

/// The query for the number of ranks.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) struct RankCount {
    /// The C parameter with a rank.
    pub(crate) rank: String,
    /// The function that returns the number of ranks.
    pub(crate) gets: String,
}

/// The source of the required length of memory.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) enum FitBy {
    /// The arguments contain the extent.
    Numbers {
        /// The extent.
        extent: Extent,
        /// The type of the argument that transposes the matrix, if there is one.
        turned: Option<RustPath>,
        /// The query for the number of ranks, if the extent depends on it.
        ranks: Option<RankCount>,
    },
    /// The required size in bytes is queried from the handle in a parameter.
    Asked {
        /// The parameter.
        handle: String,
        /// The library's name for the handle.
        name: String,
    },
    /// The required size was determined when the transform plan was created. A parameter contains the plan's handle.
    Plan {
        /// The parameter.
        handle: String,
        /// The enum of transform kinds, and the kind that the plan must have.
        kind: (RustPath, String),
        /// Set if the memory is the input of the transforms.
        is_input: bool,
    },
}

/// A transform plan that a function creates, with the parameters that describe it.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) struct PlanMade {
    /// The location of the plan.
    pub(crate) handle: PlanHandle,
    /// The parameter with the kind of transform.
    pub(crate) kind: String,
    /// The number of elements in each dimension.
    pub(crate) sizes: PlanSizes,
    /// The number of transforms; one if there is no such parameter.
    pub(crate) batch: Option<String>,
    /// The parameters for the memory layout of inputs and outputs: capacity, stride and distance. Without such
    /// parameters, the layout is contiguous.
    pub(crate) layouts: [Option<[String; 3]>; 2],
}

/// The location of a function's plan.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) enum PlanHandle {
    /// The plan is returned as an owned handle.
    Returned,
    /// The plan is the handle in this parameter.
    Param(String),
}

/// The parameters with the sizes of a transform.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) enum PlanSizes {
    /// One integer parameter for each dimension.
    Numbers(Vec<String>),
    /// An array of integers.
    Array(String),
}

/// The work that uses a function's memory after the call.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub(crate) enum Work {
    /// No work: the function takes no memory, or its work is complete when it returns.
    #[default]
    Done,
    /// The work of the stream in this parameter.
    Stream(String),
    /// The work that a library's handle submits to a stream. Graphs that capture the work keep the handle alive. The
    /// fields are the parameters of the handle and of the stream.
    StreamFor(String, String),
    /// The work of the stream that was set in a handle. The fields are the handle's parameter, and the function that
    /// returns the stream.
    StreamOf(String, String),
    /// The work of the stream that the handle in this parameter keeps alive, because no function returns the stream.
    SetIn(String),
    /// Work in an unknown stream.
    Unknown,
}

impl RustParam {
    /// A parameter that is passed unchanged.
    pub(crate) fn new(of: &str, ty: RustType) -> Self {
        Self { of: of.to_owned(), ty, is_variable: false }
    }
}

impl Argument {
    /// An argument without casts: it is not a pointer, or it already has the right type.
    pub(crate) fn new(of: &str, pass: Pass) -> Self {
        Self { of: of.to_owned(), pass, casts: Casts::default() }
    }
}

impl Pass {
    /// Returns true if the argument is the address of memory with an owner.
    pub(crate) fn is_memory(&self) -> bool {
        matches!(self, Self::Memory | Self::MemoryOfC)
    }
}

impl OwnedFn {
    /// Returns true if the function requires the types of memory and of streams.
    pub(crate) fn needs_memory(&self) -> bool {
        self.keeps.is_some() || self.takes_memory()
    }

    /// Returns true if the function takes memory with its owner.
    pub(crate) fn takes_memory(&self) -> bool {
        self.function.arguments.iter().any(|argument| argument.pass.is_memory())
    }
}

impl Conversion {
    /// The parameter with the handle from which this output borrows.
    pub(crate) fn lender(&self) -> Option<&String> {
        match self {
            Self::Owner { life: Life::PartOf(param) | Life::With(param), .. } => Some(param),
            Self::Owner { life: Life::Own, .. }
            | Self::Owners { .. }
            | Self::Same
            | Self::FromReserved
            | Self::FromBits { .. }
            | Self::StaticText
            | Self::Grown { .. }
            | Self::FromC => None,
        }
    }

    /// Returns true if the function has allocated the output.
    pub(crate) fn is_grown(&self) -> bool {
        matches!(self, Self::Grown { .. })
    }
}

impl RustFn {
    /// Returns true if the caller passes this C parameter.
    pub(crate) fn takes(&self, of: &str) -> bool {
        self.params.iter().any(|param| param.of == of)
    }

    /// The output for this C parameter.
    pub(crate) fn output(&self, of: &str) -> Option<&RustOutput> {
        self.outputs.iter().find(|output| output.of == of)
    }

    /// The type of the value that the function returns if the call succeeds.
    pub(crate) fn value(&self) -> RustType {
        RustType::of_outputs(self.outputs.iter().map(|output| output.ty.clone()).collect())
    }

    /// Returns true if the signature ensures the obligation without the help of handles: outputs have the required
    /// length, and strings are valid C strings.
    pub(crate) fn keeps(&self, Obligation { kind, params, until: _ }: &Obligation) -> bool {
        let is_strings = |of: &String| self.arguments.iter().any(|it| it.of == *of && it.pass == Pass::Strings);
        let is_grown = |of: &String| self.output(of).is_some_and(|output| output.conversion.is_grown());
        match kind.met_by() {
            MetBy::ReturnedSlice => params.iter().all(is_grown),
            MetBy::StringType => params.iter().all(is_strings),
            MetBy::LiveHandles | MetBy::Caller => false,
        }
    }

    /// Removes type parameters that neither parameters nor outputs mention.
    pub(crate) fn drop_unused_generics(&mut self) {
        let types = || self.params.iter().map(|param| &param.ty).chain(self.outputs.iter().map(|output| &output.ty));
        let is_used = |generic: &Generic| match generic {
            Generic::Lifetime => true,
            Generic::Type(name, _) => types().any(|ty| ty.mentions(name)),
        };
        self.generics = self.generics.iter().filter(|generic| is_used(generic)).cloned().collect();
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use codegen_core::api::safety::{ObligationKind, Until};

    fn asked(kind: ObligationKind, param: &str) -> Obligation {
        Obligation { kind, params: vec![param.to_owned()], until: Until::Return }
    }

    /// A function that takes strings, returns a list, and has one type parameter.
    fn function() -> RustFn {
        let generic = |name: &str| RustType::Generic(name.to_owned());
        let input = |name: &str| Generic::Type(name.to_owned(), Bound::Input);
        let grown = Conversion::Grown { is_text: false, begins: false };
        RustFn {
            name: "fxList".to_owned(),
            generics: vec![Generic::Lifetime, input("T"), input("U")],
            params: vec![RustParam::new("names", RustType::CStr.slice(false)), RustParam::new("value", generic("U"))],
            arguments: vec![Argument::new("names", Pass::Strings), Argument::new("value", Pass::Same)],
            outputs: vec![RustOutput {
                of: "list".to_owned(),
                ty: RustType::Vec(Box::new(RustType::byte())),
                conversion: grown,
                c: "unsigned char *".to_owned(),
            }],
            is_safe: false,
            asks: Obligations::default(),
            deprecated: None,
        }
    }

    #[test]
    fn types_that_nothing_mentions_are_dropped() {
        let mut function = function();
        function.drop_unused_generics();
        assert_eq!(function.generics, [Generic::Lifetime, Generic::Type("U".to_owned(), Bound::Input)]);
    }

    #[test]
    fn what_the_types_make_certain_is_kept() {
        let function = function();
        let length = || ObligationKind::Length(codegen_core::spec::Count::KnownBy("fxCount".to_owned()));
        assert!(function.keeps(&asked(ObligationKind::Strings, "names")));
        assert!(function.keeps(&asked(length(), "list")));
        // The signature does not ensure obligations on arguments that are passed unchanged, nor other obligations.
        assert!(!function.keeps(&asked(ObligationKind::Strings, "value")));
        assert!(!function.keeps(&asked(length(), "value")));
        assert!(!function.keeps(&asked(ObligationKind::Freed, "list")));
    }
}
