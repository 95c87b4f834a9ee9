//! The kinds of obligations, and a table with the properties of each kind.

use super::{Calls, Live, Memory};
use crate::spec::{Count, Ends};

/// The kind of an [`Obligation`](super::Obligation), which determines what the caller must guarantee about the
/// obligation's parameters.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum ObligationKind {
    /// The handles refer to live objects, which have been created and not destroyed. If the parameter is an array, this
    /// condition applies to each element.
    Live(Live),
    /// The call destroys the objects to which the handles refer, and all parts of these objects. The objects must not
    /// be used afterwards, on any thread.
    Ended,
    /// The call frees memory, or a registration of memory, immediately or in stream order. The memory must not be
    /// used afterwards.
    Freed,
    /// The call unmaps or unbinds the memory that these arguments have mapped or bound. This memory must not be used
    /// afterwards.
    Unmapped,
    /// The call releases references that the caller owns.
    Released,
    /// The call ends objects in addition to those that its arguments identify.
    EndsAll(Ends),
    /// The library uses memory, which must be valid.
    Memory(Memory),
    /// The address refers to a complete program for the device.
    Code,
    /// The file with this name must be valid, because the library does not check the file's contents.
    File,
    /// The argument is a value of the type that another argument selects, or the address of such a value.
    SelectedBy {
        /// The argument that selects the type.
        selector: String,
    },
    /// The length of an array or a buffer must be correct, because the call does not check the length.
    Length(Count),
    /// The elements of the array are NUL-terminated strings.
    Strings,
    /// The array contains one address for each parameter of the kernel, and each address points to a value of the
    /// parameter's type. The memory that the kernel accesses is valid while the kernel may run.
    KernelArguments,
    /// Each element is a value or points to a value. In the array `selector`, the element at the same index selects the
    /// type of the value.
    Selected {
        /// The array that selects the types of the values.
        selector: String,
        /// True if the library writes the values.
        written: bool,
        /// The array with the size of each value, if there is one.
        sizes: Option<String>,
    },
    /// A mode of the library determines whether the argument is on the host or on the device. The string is the name of
    /// the function that sets the mode.
    AsModeSays(Option<String>),
    /// The library calls a function of the program. The function and its user data are used during the same period.
    Called {
        /// The user data that the library passes to the function.
        data: Option<String>,
        /// The number of times that the library calls the function.
        calls: Calls,
        /// True if the function must not call CUDA.
        no_cuda: bool,
        /// True if the library does not call the function when the context is in an error state.
        skipped_on_error: bool,
    },
    /// The user data must be the data that the program's function expects.
    UserData,
    /// Pointers, handles and functions that are inside records, or in values without their own type, must be valid. The
    /// conditions are the same as for arguments that the program passes directly.
    Inside,
    /// The call launches a graph or a plan. The memory and the arguments of the graph or plan are used until the
    /// lifetime ends.
    Runs,
    /// The roles of the arguments were inferred from the header alone, and no entry of the spec confirms them.
    Unconfirmed,
    /// The caller must meet a condition that is a sentence in the spec.
    Stated(String),
    /// The caller must meet a condition that is a sentence in the spec. Owned handles guarantee that this condition is
    /// met.
    StatedOfHandles(String),
    /// The library uses the memory or objects of the arguments after the call has returned.
    Kept,
    /// The argument is a context, whose destruction destroys all objects that were created in it.
    Context,
    /// The library owns the memory to which the outputs refer.
    Lent,
}

/// The property of a call that makes an obligation unnecessary.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum MetBy {
    /// The call takes handles whose objects are guaranteed to exist.
    LiveHandles,
    /// The function itself allocates a slice of the required length.
    ReturnedSlice,
    /// The type of the argument can contain only NUL-terminated strings.
    StringType,
    /// The call has no such property, so only the caller can meet the obligation.
    Caller,
}

/// The properties of a kind of obligation.
struct Row {
    /// The position of the kind in the documentation.
    order: usize,
    met_by: MetBy,
    /// True if the sentence for this kind states how long the parameters are used.
    includes_until: bool,
}

impl ObligationKind {
    /// Returns the property of a call that makes this obligation unnecessary.
    pub fn met_by(&self) -> MetBy {
        self.row().met_by
    }

    pub(crate) fn order(&self) -> usize {
        self.row().order
    }

    pub(crate) fn includes_until(&self) -> bool {
        self.row().includes_until
    }

    fn row(&self) -> Row {
        let (order, met_by, includes_until) = match self {
            Self::Live(_) => (0, MetBy::LiveHandles, false),
            Self::Ended | Self::Freed | Self::Unmapped | Self::Released | Self::EndsAll(_) => (1, MetBy::Caller, false),
            Self::Memory(_) | Self::Code => (2, MetBy::Caller, true),
            Self::SelectedBy { .. } => (2, MetBy::Caller, true),
            Self::File => (2, MetBy::Caller, false),
            Self::Length(_) => (3, MetBy::ReturnedSlice, false),
            Self::Strings => (4, MetBy::StringType, false),
            Self::KernelArguments | Self::Selected { .. } | Self::AsModeSays(_) => (5, MetBy::Caller, false),
            Self::Called { .. } => (6, MetBy::Caller, true),
            Self::UserData => (6, MetBy::Caller, false),
            Self::Inside => (7, MetBy::Caller, true),
            Self::Runs | Self::Unconfirmed | Self::Stated(_) => (7, MetBy::Caller, false),
            Self::StatedOfHandles(_) => (7, MetBy::LiveHandles, false),
            Self::Kept | Self::Context => (8, MetBy::Caller, false),
            // Memory that the library lends is returned as a pointer, which only `unsafe` code can dereference.
            Self::Lent => (9, MetBy::LiveHandles, true),
        };
        Row { order, met_by, includes_until }
    }
}
