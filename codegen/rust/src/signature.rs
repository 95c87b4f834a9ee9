//! Functions of the crate as data: parameters, outputs, and the call to the function in the layer below.
//!
//! ```text
//! plan of the call ──raw──▶ RawFn ──checked──▶ CheckedFn ──owned──▶ OwnedFn      each has a RustFn
//!                             └───────────────────┴────────────────────┴──print──▶ text
//! ```
//!
//! Each layer is computed from the layer below it. Only `print` produces text. Parameters and outputs are identified by
//! the names of their C parameters.

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
    /// The public name of the function.
    pub name: String,
    /// The type parameters and lifetimes of the function.
    pub generics: Vec<Generic>,
    /// The parameters that callers pass to the function.
    pub params: Vec<RustParam>,
    /// The arguments that the function passes to the layer below, in the order of the parameters there.
    pub arguments: Vec<Argument>,
    /// The outputs of the function, in the order of the C parameters.
    pub outputs: Vec<RustOutput>,
    /// Set if the function is safe: every call is sound.
    pub is_safe: bool,
    /// The obligations of callers. They make the function unsafe.
    pub asks: Obligations,
    /// The replacement for the function, if the headers declare the function deprecated.
    pub deprecated: Option<String>,
}

/// A type parameter or a lifetime of a function.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Generic {
    /// The lifetime of borrowed handles.
    Lifetime,
    /// A type parameter with its bound.
    Type(String, Bound),
}

/// The bound of a type parameter.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Bound {
    /// CUDA may read values of the type parameter.
    Input,
    /// CUDA may write values of the type parameter.
    Output,
    /// The type parameter is the type of an attribute's value.
    AttributeValue,
    /// The type parameter corresponds to a member of this enum of element types.
    Element(RustPath),
}

/// A parameter that callers pass to a function.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct RustParam {
    /// The name of the C parameter, from which the name of the Rust parameter is derived.
    pub of: String,
    /// The Rust type of the parameter.
    pub ty: RustType,
    /// Set if the parameter is a mutable variable in the function's body.
    pub is_variable: bool,
}

/// An argument that a function passes to the layer below.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Argument {
    /// The name of the C parameter.
    pub of: String,
    /// The conversion that produces the argument. It is applied to the variable or parameter with the name of the C
    /// parameter.
    pub pass: Pass,
    /// The casts that are applied to the argument if it is a pointer.
    pub casts: Casts,
}

/// The casts that convert a pointer to its C type.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Casts {
    /// Removes `const` from the pointee, because the C signature lacks it.
    pub to_mut: bool,
    /// Changes the type of the pointee.
    pub to_type: bool,
}

/// The conversion of a parameter or variable to an argument.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Pass {
    /// The parameter or variable itself.
    Same,
    /// A mutable reference, through which the called function may write.
    Mutable,
    /// The address of the variable.
    Address,
    /// The address of the object to which the parameter refers.
    OfReference,
    /// The address of an optional value. It is NULL if the value is absent.
    OfOption {
        /// Set if CUDA may write to the value.
        mutable: bool,
    },
    /// The pointer in a value of an address type.
    Pointer {
        /// Set if CUDA may write to the memory at the address.
        mutable: bool,
    },
    /// The pointer to a scalar on the host or on the device.
    Scalar {
        /// Set if CUDA may write to the scalar.
        mutable: bool,
    },
    /// The pointer to the elements of a slice. It is NULL if the slice is empty.
    Elements {
        /// Set if CUDA may write to the elements.
        mutable: bool,
    },
    /// The pointer to a string, or NULL.
    OptionalText,
    /// The pointer to a scalar on the host, or NULL.
    OptionalNumber,
    /// A variable with space that is reserved for newer libraries.
    Reserved,
    /// The bits of an enum value.
    Bits {
        /// Set if the C type of the enum is also a 32-bit unsigned integer.
        is_exact: bool,
    },
    /// A value that is derived from other arguments.
    Derived(DerivedValue),
    /// The addresses of several strings.
    Strings,
    /// The selector of the attribute that corresponds to a key.
    Selector,
    /// A reference to the C value of an attribute.
    IntoC,
    /// The handle in an owner.
    Handle(HandlePass),
    /// The address of memory that has an owner.
    Memory,
    /// The address of memory that has an owner, as a C pointer.
    MemoryOfC,
    /// An untyped address, as in C.
    Untyped,
    /// The type code that corresponds to this type parameter.
    NumberOf(String),
    /// A scalar on the host, although the called function also accepts a scalar on the device.
    OnHost,
    /// A constant argument (NULL or 0). The function has no parameter for this argument.
    Nothing(Nothing),
}

/// The value that represents an absent argument.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Nothing {
    /// The argument is `None`.
    Missing,
    /// The argument is a null address.
    Null,
    /// The argument is the number 0.
    Zero,
}

/// The argument that is derived from an owned handle.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum HandlePass {
    /// The C handle.
    One,
    /// The C handle, or NULL.
    OneOrNull,
    /// The C handle of a stream that another handle keeps alive, or NULL.
    Kept,
    /// The C handles in a slice.
    Several,
}

/// An output of a function.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct RustOutput {
    /// The name of the C parameter.
    pub of: String,
    /// The Rust type of the output.
    pub ty: RustType,
    /// The conversion from the output of the called function.
    pub conversion: Conversion,
    /// The C type of the output.
    pub c: String,
}

/// The conversion that produces a function's output.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Conversion {
    /// The output is not converted.
    Same,
    /// The output is read from a variable with space that is reserved for newer libraries.
    FromReserved,
    /// The output is an enum that is converted from its bits.
    FromBits {
        /// Set if the C type of the enum is also a 32-bit unsigned integer.
        is_exact: bool,
    },
    /// The output is a string with static lifetime.
    StaticText,
    /// The output is memory that this function has allocated.
    Grown {
        /// Set if the memory is a string.
        is_text: bool,
        /// Set if the elements are records whose default value is not all zeros.
        begins: bool,
    },
    /// The C value of an attribute is converted to the attribute's Rust type.
    FromC,
    /// The output is a list of handles that this function has allocated. Each handle gets an owner.
    Owners {
        /// The C parameter that contains the number of handles.
        count: String,
    },
    /// The output is a handle that gets an owner.
    Owner {
        /// The lifetime of the handle.
        life: Life,
        /// Set if the output contains several handles.
        is_list: bool,
    },
}

/// The lifetime of a handle that has an owner.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Life {
    /// The handle lives as long as its owner.
    Own,
    /// The handle lives as long as the handle in this parameter, because the former is a part of the latter.
    PartOf(String),
    /// The handle lives as long as its owner. The owner borrows the handle in this parameter, because the destroying
    /// call takes both handles.
    With(String),
}

/// A checked function, which returns a `Result` of its outputs.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) struct CheckedFn {
    /// The signature of the checked function.
    pub(crate) function: RustFn,
    /// The difference between the checked function and the raw function.
    pub(crate) form: CheckedForm,
    /// The name of the argument whose log contains the reason for a failure.
    pub(crate) object: Option<String>,
}

/// The difference between a checked function and the raw function.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) enum CheckedForm {
    /// The functions differ only by the `Result`.
    Plain,
    /// The function returns memory whose size only the library determines, or takes strings, or both.
    Grown(Growth),
    /// The function takes a key, which determines the type of an attribute.
    AttributeAccess,
    /// The function returns a new handle. If the C function returns NULL, the error has this result code.
    Creates(String),
}

/// An owned function, which takes or creates owned handles.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) struct OwnedFn {
    /// The signature of the owned function.
    pub(crate) function: RustFn,
    /// The hazards that remain even if all handles are alive.
    pub(crate) hazards: Vec<Hazard>,
    /// The work that uses the function's memory after the call.
    pub(crate) work: Work,
    /// The required lengths of the memory that the function takes.
    pub(crate) fits: Vec<Fit>,
    /// The parameters that may use the same memory as another parameter.
    pub(crate) in_place: Vec<InPlace>,
    /// The attributes that callers may set. `None` if callers may set all attributes.
    pub(crate) attributes: Option<Attributes>,
    /// The transform plan that the function creates, if its arguments determine the memory sizes of the transforms.
    pub(crate) plan: Option<PlanMade>,
    /// The stream that the function sets in a handle. The handle keeps the stream alive.
    pub(crate) keeps: Option<KeptStream>,
    /// The launch of a graph in a stream, and the function that records this launch.
    pub(crate) launches: Option<Launches>,
    /// Set if the library may defer the call to the end of a group of calls. Memory, handles and streams must stay
    /// valid until then.
    pub(crate) is_put_off: bool,
    /// The documentation of the function.
    pub(crate) docs: Vec<String>,
}

/// A stream that a handle keeps alive after a call has set the stream.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) struct KeptStream {
    /// The C parameter that contains the handle.
    pub(crate) handle: String,
    /// The C parameter that contains the stream.
    pub(crate) stream: String,
}

/// The launch of a graph, which hand-written code in `owned` records.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) struct Launches {
    /// The function that records the launch.
    pub(crate) recorder: String,
    /// The C parameter that contains the graph.
    pub(crate) graph: String,
    /// The C parameter that contains the stream.
    pub(crate) stream: String,
}

/// An input that may use the same memory as another parameter.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) struct InPlace {
    /// The C parameter of the input.
    pub(crate) of: String,
    /// The C parameter whose memory the input may share.
    pub(crate) place: String,
}

/// The attributes that callers of a safe function may set. Other attributes are rejected.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) struct Attributes {
    /// The C parameter that contains the key.
    pub(crate) key: String,
    /// The path of the enum whose members select attributes.
    pub(crate) table: RustPath,
    /// The enum members that select the permitted attributes.
    pub(crate) members: Vec<String>,
}

/// The required length of memory. The memory's owner stores the actual length.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) struct Fit {
    /// The C parameter for the memory.
    pub(crate) of: String,
    /// The element type of the memory. If there is no element type, the length is in bytes.
    pub(crate) element: Option<RustType>,
    /// The source of the required length.
    pub(crate) by: FitBy,
}

/// The query for the number of ranks.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) struct RankCount {
    /// The C parameter that contains a rank.
    pub(crate) rank: String,
    /// The function that returns the number of ranks.
    pub(crate) gets: String,
}

/// The source of the required length of memory.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) enum FitBy {
    /// The arguments determine the extent of the memory.
    Numbers {
        /// The extent of the memory.
        extent: Extent,
        /// The type of the argument that specifies whether the matrix is transposed, if there is such an argument.
        turned: Option<RustPath>,
        /// The query for the number of ranks, if the extent depends on this number.
        ranks: Option<RankCount>,
    },
    /// The required size in bytes is queried from a handle.
    Asked {
        /// The C parameter that contains the handle.
        handle: String,
        /// The C name of the handle's type.
        name: String,
    },
    /// The required size was determined when the transform plan was created.
    Plan {
        /// The C parameter that contains the plan's handle.
        handle: String,
        /// The enum of transform kinds, and the member for the kind that the plan must have.
        kind: (RustPath, String),
        /// Set if the memory is the input of the transforms. Otherwise, it is the output.
        is_input: bool,
    },
}

/// A transform plan that a function creates, and the parameters that describe the plan.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) struct PlanMade {
    /// The location of the plan's handle.
    pub(crate) handle: PlanHandle,
    /// The parameter that contains the kind of transform.
    pub(crate) kind: String,
    /// The parameters that contain the number of elements in each dimension.
    pub(crate) sizes: PlanSizes,
    /// The parameter that contains the number of transforms. Without such a parameter, the plan has one transform.
    pub(crate) batch: Option<String>,
    /// The parameters for the memory layout of the inputs and of the outputs: capacity, stride and distance. Without
    /// such parameters, the layout is contiguous.
    pub(crate) layouts: [Option<[String; 3]>; 2],
}

/// The location of the handle of a transform plan.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) enum PlanHandle {
    /// The function returns the plan as an owned handle.
    Returned,
    /// The plan is the handle in this parameter.
    Param(String),
}

/// The parameters that contain the sizes of a transform.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) enum PlanSizes {
    /// One integer parameter for each dimension.
    Numbers(Vec<String>),
    /// A parameter that is an array of integers.
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
    /// fields are the parameters that contain the handle and the stream.
    StreamFor(String, String),
    /// The work of the stream that was set in a handle. The fields are the handle's parameter and the function that
    /// returns the stream.
    StreamOf(String, String),
    /// The work of the stream that was set in the handle in this parameter. No function returns the stream, so the
    /// handle keeps the stream alive.
    SetIn(String),
    /// The work of an unknown stream.
    Unknown,
}

impl RustParam {
    /// A parameter that is passed to the called function unchanged.
    pub(crate) fn new(of: &str, ty: RustType) -> Self {
        Self { of: of.to_owned(), ty, is_variable: false }
    }
}

impl Argument {
    /// An argument without casts, because it is not a pointer or already has the right type.
    pub(crate) fn new(of: &str, pass: Pass) -> Self {
        Self { of: of.to_owned(), pass, casts: Casts::default() }
    }
}

impl Pass {
    /// Returns true if the argument is the address of memory that has an owner.
    pub(crate) fn is_memory(&self) -> bool {
        matches!(self, Self::Memory | Self::MemoryOfC)
    }
}

impl OwnedFn {
    /// Returns true if the function requires the types of memory and of streams.
    pub(crate) fn needs_memory(&self) -> bool {
        self.keeps.is_some() || self.takes_memory()
    }

    /// Returns true if the function takes memory together with the memory's owner.
    pub(crate) fn takes_memory(&self) -> bool {
        self.function.arguments.iter().any(|argument| argument.pass.is_memory())
    }
}

impl Conversion {
    /// The parameter that contains the handle from which this output borrows.
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

    /// Returns true if the function itself has allocated the output.
    pub(crate) fn is_grown(&self) -> bool {
        matches!(self, Self::Grown { .. })
    }
}

impl RustFn {
    /// Returns true if the caller passes an argument for this C parameter.
    pub(crate) fn takes(&self, of: &str) -> bool {
        self.params.iter().any(|param| param.of == of)
    }

    /// The output that corresponds to this C parameter.
    pub(crate) fn output(&self, of: &str) -> Option<&RustOutput> {
        self.outputs.iter().find(|output| output.of == of)
    }

    /// The type of the value that the function returns after a successful call.
    pub(crate) fn value(&self) -> RustType {
        RustType::of_outputs(self.outputs.iter().map(|output| output.ty.clone()).collect())
    }

    /// Returns true if the signature fulfills the obligation without owned handles: outputs have the required length,
    /// and strings are valid C strings.
    pub(crate) fn keeps(&self, Obligation { kind, params, until: _ }: &Obligation) -> bool {
        let is_strings = |of: &String| self.arguments.iter().any(|it| it.of == *of && it.pass == Pass::Strings);
        let is_grown = |of: &String| self.output(of).is_some_and(|output| output.conversion.is_grown());
        match kind.met_by() {
            MetBy::ReturnedSlice => params.iter().all(is_grown),
            MetBy::StringType => params.iter().all(is_strings),
            MetBy::LiveHandles | MetBy::Caller => false,
        }
    }

    /// Removes type parameters that occur in neither parameters nor outputs.
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

    fn obligation(kind: ObligationKind, param: &str) -> Obligation {
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
    fn unused_generic_parameters_are_removed() {
        let mut function = function();
        function.drop_unused_generics();
        assert_eq!(function.generics, [Generic::Lifetime, Generic::Type("U".to_owned(), Bound::Input)]);
    }

    #[test]
    fn obligations_that_the_types_guarantee_are_fulfilled() {
        let function = function();
        let length = || ObligationKind::Length(codegen_core::spec::Count::KnownBy("fxCount".to_owned()));
        assert!(function.keeps(&obligation(ObligationKind::Strings, "names")));
        assert!(function.keeps(&obligation(length(), "list")));
        // The signature fulfills neither obligations on arguments that are passed unchanged nor other obligations.
        assert!(!function.keeps(&obligation(ObligationKind::Strings, "value")));
        assert!(!function.keeps(&obligation(length(), "value")));
        assert!(!function.keeps(&obligation(ObligationKind::Freed, "list")));
    }
}
