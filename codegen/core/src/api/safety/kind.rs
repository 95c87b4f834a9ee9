//! The kinds of obligations. One table contains the properties of each kind.

use super::{Calls, Live, Memory};
use crate::spec::{Count, Ends};

/// The kind of an [`Obligation`](super::Obligation) about its parameters.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum ObligationKind {
    /// The handles refer to live objects, which have been created and not destroyed. In an array, this applies to each
    /// element.
    Live(Live),
    /// The call destroys the objects that the handles refer to, and all their parts. The objects must not be used
    /// afterwards, on any thread.
    Ended,
    /// The call frees memory, or a registration of memory, immediately or in stream order. The memory must not be
    /// used afterwards.
    Freed,
    /// The call unmaps or unbinds the memory that these arguments have mapped or bound. The memory must not be used
    /// afterwards.
    Unmapped,
    /// The call releases references that the caller owns.
    Released,
    /// The call ends objects beyond those that its arguments name.
    EndsAll(Ends),
    /// Memory that the library uses.
    Memory(Memory),
    /// The address refers to a complete program for the device.
    Code,
    /// The named file must be valid, because the library does not check its contents.
    File,
    /// The argument is a value of the type that another argument selects, or the address of such a value.
    SelectedBy {
        /// The argument that selects the type.
        selector: String,
    },
    /// The length of an array or a buffer must be correct, because the call does not check it.
    Length(Count),
    /// The elements are NUL-terminated strings.
    Strings,
    /// The array contains one address for each parameter of the kernel, and the address points to a value of the
    /// parameter's type. The memory that the kernel accesses is valid while the kernel may run.
    KernelArguments,
    /// Each element is a value or points to a value. The element of the selector at the same index selects the type of
    /// the value.
    Selected {
        /// The argument that selects their types.
        selector: String,
        /// True if the library writes the values.
        written: bool,
        /// The array with the size of each value, if there is one.
        sizes: Option<String>,
    },
    /// A mode of the library determines whether the argument is on the host or on the device. The value is the function
    /// that sets the mode.
    AsModeSays(Option<String>),
    /// A function of the program that the library calls. The function and its user data are used during the same
    /// period.
    Called {
        /// The user data that it is called with.
        data: Option<String>,
        /// How often the library calls it.
        calls: Calls,
        /// True if it must not call CUDA.
        no_cuda: bool,
        /// True if the library does not call it if the context is in an error state.
        skipped_on_error: bool,
    },
    /// The user data must be the data that the program's function expects.
    UserData,
    /// Pointers, handles and functions that are inside records, or in values without their own type, must be valid in
    /// the same way as those that the program passes directly.
    Inside,
    /// The call launches a graph or a plan. Its memory and arguments are used until the lifetime ends.
    Runs,
    /// The roles of the arguments were inferred from the header alone, and no entry of the spec confirms them.
    Unconfirmed,
    /// A sentence from the spec.
    Stated(String),
    /// A sentence from the spec. Owned handles guarantee that it holds.
    StatedOfHandles(String),
    /// The library uses the memory or objects of the arguments after the call has returned.
    Kept,
    /// A context: its destruction destroys all objects that were created in it.
    Context,
    /// The library owns the memory that the outputs refer to.
    Lent,
}

/// The property of a call that makes an obligation unnecessary.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum MetBy {
    /// Handles whose objects are guaranteed to exist.
    LiveHandles,
    /// A slice of the required length that the function allocates itself.
    ReturnedSlice,
    /// A type that can contain only NUL-terminated strings.
    StringType,
    /// No property: only the caller can meet the obligation.
    Caller,
}

/// The properties of a kind of obligation.
struct Row {
    /// The position of the kind in the documentation.
    order: usize,
    met_by: MetBy,
    /// True if the sentence for this kind states how long the parameters are used.
    tells_until: bool,
}

impl ObligationKind {
    /// Returns the property of a call that makes this obligation unnecessary.
    pub fn met_by(&self) -> MetBy {
        self.row().met_by
    }

    pub(crate) fn order(&self) -> usize {
        self.row().order
    }

    pub(crate) fn tells_until(&self) -> bool {
        self.row().tells_until
    }

    fn row(&self) -> Row {
        let (order, met_by, tells_until) = match self {
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
        Row { order, met_by, tells_until }
    }
}
