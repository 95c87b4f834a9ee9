//! A function of the crate, as data: what its callers give and get, and how it calls the function of the layer below.
//!
//! ```text
//! plan of the call ──raw──▶ RawFn ──checked──▶ CheckedFn ──owned──▶ OwnedFn      each has a RustFn
//!                             └───────────────────┴────────────────────┴──print──▶ text
//! ```
//!
//! Each layer is a map from the one below. Nothing but `print` makes text of it: parameters and outputs are known by the
//! C parameters that they stand for.

use super::{
    raw::Told,
    rusttype::{RustPath, RustType},
};
use crate::api::{
    call::Growth,
    ownership::Hazard,
    safety::{MetBy, Obligation, Obligations},
};
use crate::spec::Extent;

/// A function of one layer.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) struct RustFn {
    /// The public name.
    pub(crate) name: String,
    /// Its type parameters and lifetimes.
    pub(crate) generics: Vec<Generic>,
    /// What its callers give.
    pub(crate) params: Vec<RustParam>,
    /// What it passes to the function of the layer below, in the order of that one's parameters.
    pub(crate) arguments: Vec<Argument>,
    /// What comes back through C's parameters, in their order.
    pub(crate) outputs: Vec<RustOutput>,
    /// Whether any call of it is sound.
    pub(crate) is_safe: bool,
    /// What its callers promise.
    pub(crate) asks: Obligations,
    /// What to call instead, in words, if the headers call it deprecated.
    pub(crate) deprecated: Option<String>,
}

/// A type parameter, or a lifetime.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) enum Generic {
    /// Of what handles are lent by.
    Lifetime,
    /// A type.
    Type(String, Bound),
}

/// What a type parameter must be.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) enum Bound {
    /// Something that CUDA may read.
    Input,
    /// Something that CUDA may write.
    Output,
    /// The value of an attribute.
    AttributeValue,
    /// What has a number in this enum, which names types of values in memory.
    Element(RustPath),
}

/// What a caller gives.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) struct RustParam {
    /// The C parameter, whose name it has.
    pub(crate) of: String,
    /// Its type.
    pub(crate) ty: RustType,
    /// Whether the function changes its own copy.
    pub(crate) is_variable: bool,
}

/// What the function of the layer below gets.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) struct Argument {
    /// The C parameter.
    pub(crate) of: String,
    /// What is passed of the variable or parameter that has its name.
    pub(crate) pass: Pass,
    /// What that pointer is turned into.
    pub(crate) casts: Casts,
}

/// How a pointer differs from C's.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub(crate) struct Casts {
    /// C's signature lacks a `const`.
    pub(crate) to_mut: bool,
    /// It points to another type.
    pub(crate) to_type: bool,
}

/// What is passed on of a parameter or of a variable.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) enum Pass {
    /// It.
    Same,
    /// A reference that the function below may write through.
    Mutable,
    /// Its address.
    Address,
    /// The address of the object behind a reference.
    OfReference,
    /// The same, or NULL.
    OfOption {
        /// Whether CUDA may write there.
        mutable: bool,
    },
    /// The pointer that it has.
    Pointer {
        /// Whether CUDA may write there.
        mutable: bool,
    },
    /// The pointer of a number on the host or on the device.
    Scalar {
        /// Whether CUDA may write there.
        mutable: bool,
    },
    /// The pointer to the elements, NULL of none.
    Elements {
        /// Whether CUDA may write there.
        mutable: bool,
    },
    /// The pointer of a string, or NULL.
    OptionalText,
    /// The pointer of a number on the host, or NULL.
    OptionalNumber,
    /// A place with room for what newer libraries know of.
    Slack,
    /// The bits of an enum.
    Bits {
        /// Whether C has them in 32 bits without a sign, too.
        is_exact: bool,
    },
    /// What other arguments tell.
    Told(Told),
    /// The addresses of strings.
    Strings,
    /// What a key selects.
    Selector,
    /// A reference to the C value of an attribute.
    IntoC,
    /// What an owner has.
    Handle(HandlePass),
    /// The address of memory that knows its owner.
    Memory,
    /// The same, as a pointer of C's.
    MemoryOfC,
    /// An address of values, as C has it: without their type.
    Untyped,
    /// The number that names this type, a parameter of the function.
    NumberOf(String),
    /// A number that is on the host, where the function below takes one on the host or on the device.
    OnHost,
    /// Nothing, where NULL or 0 says so: no parameter stands for it.
    Nothing(Nothing),
}

/// What says that there is nothing.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Nothing {
    /// `None`.
    Missing,
    /// No address.
    Null,
    /// 0.
    Zero,
}

/// What is passed of handles that know their owners.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum HandlePass {
    /// The handle.
    One,
    /// The handle, or NULL.
    OneOrNull,
    /// The same of a stream that another handle keeps.
    Kept,
    /// Those of a slice.
    Several,
}

/// What comes back.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) struct RustOutput {
    /// The C parameter.
    pub(crate) of: String,
    /// Its type.
    pub(crate) ty: RustType,
    /// What makes it of what the layer below has.
    pub(crate) made: Made,
    /// Its type in C.
    pub(crate) c: String,
}

/// What makes an output.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) enum Made {
    /// It stays what it is.
    Same,
    /// It is taken from where there is room for more.
    FromSlack,
    /// An enum is made of bits.
    FromBits {
        /// Whether C has them in 32 bits without a sign, too.
        is_exact: bool,
    },
    /// A string that is always there.
    StaticText,
    /// Memory that this function has made room in.
    Grown {
        /// Whether it is a string.
        is_text: bool,
        /// Whether its elements are records that do not begin with zeros alone.
        begins: bool,
    },
    /// The value of an attribute is made of the C value.
    FromC,
    /// Handles in memory that this function has made room in get an owner each: so many as this parameter says.
    Owners {
        /// The parameter.
        count: String,
    },
    /// A handle gets an owner.
    Owner {
        /// How long it is valid.
        life: Life,
        /// Whether there are several.
        is_list: bool,
    },
}

/// How long a handle is valid that gets an owner.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) enum Life {
    /// As long as its owner.
    Own,
    /// As long as the handle in this parameter, which it is a part of.
    PartOf(String),
    /// As long as its owner, which borrows the handle in this parameter to destroy it with that.
    With(String),
}

/// A function that returns a `Result` of the outputs.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) struct CheckedFn {
    /// The signature.
    pub(crate) function: RustFn,
    /// How it differs from the raw one.
    pub(crate) form: CheckedForm,
    /// What begins the symbol's name, where that is not the function's.
    pub(crate) symbol: Option<String>,
    /// The argument whose log tells why the function has failed.
    pub(crate) object: Option<String>,
}

/// How a function that returns a `Result` differs from the raw one.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) enum CheckedForm {
    /// By nothing else.
    Plain,
    /// It returns memory of a size that only the library knows, or takes strings, or both.
    Grown(Growth),
    /// It takes a key, which tells the type of an attribute.
    Keyed,
}

/// A function whose handles have owners.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) struct OwnedFn {
    /// The signature.
    pub(crate) function: RustFn,
    /// What no live handle makes safe.
    pub(crate) hazards: Vec<Hazard>,
    /// Whose work uses the memory that it takes.
    pub(crate) work: Work,
    /// How long that memory has to be.
    pub(crate) fits: Vec<Fit>,
    /// Memory that may be that of another parameter.
    pub(crate) in_place: Vec<InPlace>,
    /// The attributes that it sets.
    pub(crate) attributes: Option<Attributes>,
    /// The plan that it makes, if its arguments tell how long the memory of its transforms is.
    pub(crate) plan: Option<PlanMade>,
    /// The stream that it sets in a handle, which keeps that.
    pub(crate) keeps: Option<Keeps>,
    /// The stream in which it launches a graph, and what is told that.
    pub(crate) launches: Option<Launches>,
    /// Whether the library may put it off to the end of a group of calls, until when memory, handles and streams stay.
    pub(crate) is_put_off: bool,
    /// What it says of itself.
    pub(crate) docs: Vec<String>,
}

/// A stream that a handle keeps.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) struct Keeps {
    /// The C parameter with the handle.
    pub(crate) handle: String,
    /// The one with the stream.
    pub(crate) stream: String,
}

/// A launch that the hand-written part of `owned` remembers.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) struct Launches {
    /// Its function that is told.
    pub(crate) told: String,
    /// The C parameter with the graph.
    pub(crate) graph: String,
    /// The C parameter with the stream.
    pub(crate) stream: String,
}

/// Memory that goes in, and may be that of another parameter.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) struct InPlace {
    /// The C parameter.
    pub(crate) of: String,
    /// The other one.
    pub(crate) place: String,
}

/// The attributes that a safe function sets: others are refused.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) struct Attributes {
    /// The parameter with the key.
    pub(crate) key: String,
    /// The enum.
    pub(crate) table: RustPath,
    /// Its members that may be set.
    pub(crate) members: Vec<String>,
}

/// How long memory has to be, which knows its own length.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) struct Fit {
    /// The C parameter.
    pub(crate) of: String,
    /// The type of its values; bytes are counted where it has none.
    pub(crate) element: Option<RustType>,
    /// What tells how far the call goes.
    pub(crate) by: FitBy,
}

/// What tells how many ranks there are.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) struct RankCount {
    /// The C parameter with one of them.
    pub(crate) rank: String,
    /// The function that tells it.
    pub(crate) gets: String,
}

/// What tells how far a call goes in memory.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) enum FitBy {
    /// Numbers among the arguments.
    Numbers {
        /// How far.
        extent: Extent,
        /// The type of the argument that turns it, if one does.
        turned: Option<RustPath>,
        /// What tells how many ranks there are, if that counts.
        ranks: Option<RankCount>,
    },
    /// What the handle in a parameter tells of itself: in bytes.
    Asked {
        /// The parameter.
        handle: String,
        /// What the library calls the handle.
        name: String,
    },
    /// What made the handle in a parameter, which stands for a plan of transforms.
    Plan {
        /// The parameter.
        handle: String,
        /// The enum of kinds, and the one that the plan must be of.
        kind: (RustPath, String),
        /// Whether it is what the transforms read.
        is_input: bool,
    },
}

/// A plan of transforms that a function makes: the parameters that tell what it does.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) struct PlanMade {
    /// The plan.
    pub(crate) handle: PlanHandle,
    /// The kind of transforms.
    pub(crate) kind: String,
    /// The numbers of elements in each dimension.
    pub(crate) sizes: PlanSizes,
    /// How many transforms there are; one, if none says so.
    pub(crate) batch: Option<String>,
    /// How what they read and what they write lies in memory: room, stride and distance; side by side, if none says so.
    pub(crate) layouts: [Option<[String; 3]>; 2],
}

/// Where a function has a plan.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) enum PlanHandle {
    /// It is returned, and has an owner.
    Returned,
    /// It is in this parameter.
    Param(String),
}

/// The parameters with the sizes of a transform.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) enum PlanSizes {
    /// One for each dimension.
    Numbers(Vec<String>),
    /// An array.
    Array(String),
}

/// Whose work the memory that a function takes is used by, after the call.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub(crate) enum Work {
    /// Nobody's: it takes none, or the call is done when it returns.
    #[default]
    Done,
    /// That of the stream in this parameter.
    Stream(String),
    /// That of the stream which was set in a handle: the parameter, and the function that returns it.
    StreamOf(String, String),
    /// The same where no function returns it: that which the handle keeps.
    SetIn(String),
    /// That of some stream.
    Unknown,
}

impl RustParam {
    /// One that is only passed on.
    pub(crate) fn new(of: &str, ty: RustType) -> Self {
        Self { of: of.to_owned(), ty, is_variable: false }
    }
}

impl Argument {
    /// One that is no pointer, or the right one.
    pub(crate) fn new(of: &str, pass: Pass) -> Self {
        Self { of: of.to_owned(), pass, casts: Casts::default() }
    }
}

impl Pass {
    /// Whether it is the address of memory that knows its owner.
    pub(crate) fn is_memory(&self) -> bool {
        matches!(self, Self::Memory | Self::MemoryOfC)
    }
}

impl OwnedFn {
    /// Whether it needs the types of memory and of streams.
    pub(crate) fn needs_memory(&self) -> bool {
        self.keeps.is_some() || self.takes_memory()
    }

    /// Whether it takes memory with its owner.
    pub(crate) fn takes_memory(&self) -> bool {
        self.function.arguments.iter().any(|argument| argument.pass.is_memory())
    }
}

impl Made {
    /// The parameter that lends a handle for as long as this output is there.
    pub(crate) fn lender(&self) -> Option<&String> {
        match self {
            Self::Owner { life: Life::PartOf(param) | Life::With(param), .. } => Some(param),
            Self::Owner { life: Life::Own, .. }
            | Self::Owners { .. }
            | Self::Same
            | Self::FromSlack
            | Self::FromBits { .. }
            | Self::StaticText
            | Self::Grown { .. }
            | Self::FromC => None,
        }
    }

    /// Whether the function has made room for it.
    pub(crate) fn is_grown(&self) -> bool {
        matches!(self, Self::Grown { .. })
    }
}

impl RustFn {
    /// Whether the caller gives this C parameter.
    pub(crate) fn takes(&self, of: &str) -> bool {
        self.params.iter().any(|param| param.of == of)
    }

    /// The output that comes back through this C parameter.
    pub(crate) fn output(&self, of: &str) -> Option<&RustOutput> {
        self.outputs.iter().find(|output| output.of == of)
    }

    /// What it returns but for errors.
    pub(crate) fn value(&self) -> RustType {
        RustType::of_outputs(self.outputs.iter().map(|output| output.ty.clone()).collect())
    }

    /// Whether nothing is left to promise, whatever the handles are: what is returned is as long as it has to be, and
    /// strings are strings.
    pub(crate) fn keeps(&self, Obligation { kind, params, until: _ }: &Obligation) -> bool {
        let is_strings = |of: &String| self.arguments.iter().any(|it| it.of == *of && it.pass == Pass::Strings);
        let is_grown = |of: &String| self.output(of).is_some_and(|output| output.made.is_grown());
        match kind.met_by() {
            MetBy::ReturnedSlice => params.iter().all(is_grown),
            MetBy::StringType => params.iter().all(is_strings),
            MetBy::LiveHandles | MetBy::Caller => false,
        }
    }

    /// The type parameters that its parameters and outputs still mention.
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
    use crate::api::safety::{Kind, Until};

    fn asked(kind: Kind, param: &str) -> Obligation {
        Obligation { kind, params: vec![param.to_owned()], until: Until::Return }
    }

    /// A function that takes strings and returns a list, of which one type parameter is left.
    fn function() -> RustFn {
        let generic = |name: &str| RustType::Generic(name.to_owned());
        let input = |name: &str| Generic::Type(name.to_owned(), Bound::Input);
        let grown = Made::Grown { is_text: false, begins: false };
        RustFn {
            name: "fxList".to_owned(),
            generics: vec![Generic::Lifetime, input("T"), input("U")],
            params: vec![RustParam::new("names", RustType::CStr.slice(false)), RustParam::new("value", generic("U"))],
            arguments: vec![Argument::new("names", Pass::Strings), Argument::new("value", Pass::Same)],
            outputs: vec![RustOutput {
                of: "list".to_owned(),
                ty: RustType::Vec(Box::new(RustType::byte())),
                made: grown,
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
        let length = || Kind::Length(crate::spec::Count::KnownBy("fxCount".to_owned()));
        assert!(function.keeps(&asked(Kind::Strings, "names")));
        assert!(function.keeps(&asked(length(), "list")));
        // Not of what the caller gives as it is, and nothing else.
        assert!(!function.keeps(&asked(Kind::Strings, "value")));
        assert!(!function.keeps(&asked(length(), "value")));
        assert!(!function.keeps(&asked(Kind::Freed, "list")));
    }
}
