//! The kinds of promises, and what is known of each: one table.

use super::{Calls, Live, Memory};
use crate::spec::{Count, Ends};

/// What a caller promises of the parameters of an [`Obligation`](super::Obligation).
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Kind {
    /// What these handles stand for was made and not destroyed; in an array, that of each element.
    Live(Live),
    /// The call destroys what the handles stand for, and what belongs to it: nothing uses it from then on, on no thread.
    Ended,
    /// The call gives memory, or a registration of it, back, at once or in the order of a stream: nothing uses it from then
    /// on.
    Freed,
    /// The call unmaps or unbinds what these mapped or bound: nothing uses it from then on.
    Unmapped,
    /// The call gives back references that the caller owns.
    Released,
    /// More than the arguments say ends with the call.
    EndsAll(Ends),
    /// Memory that the library uses.
    Memory(Memory),
    /// The address is that of a whole program for the device.
    Code,
    /// The file of this name is whole, because the library does not check what is in it.
    File,
    /// The argument is what another one asks for, as a value or an address.
    AsToldBy {
        /// What tells it.
        selector: String,
    },
    /// An array or a buffer is as long as something that is not compared with it.
    Length(Count),
    /// The elements are NUL-terminated strings.
    Strings,
    /// There are as many addresses as the kernel has parameters, each leads to a value of the parameter's type, and what the
    /// kernel does with them is right as long as it may run.
    KernelArguments,
    /// Each element is, or leads to, a value of the type that the element of the selector at the same place selects.
    Selected {
        /// What selects their types.
        selector: String,
        /// Whether the library writes the values.
        written: bool,
        /// The array with the size of each, if there is one.
        sizes: Option<String>,
    },
    /// The argument is on the host or on the device, as a mode of the library says that this function sets.
    AsModeSays(Option<String>),
    /// A function that the library calls, and whose data it uses, as long.
    Called {
        /// What it is called with.
        data: Option<String>,
        /// How often.
        calls: Calls,
        /// Whether it must not call CUDA.
        no_cuda: bool,
        /// Whether it is not called if the context has failed before.
        skipped_on_error: bool,
    },
    /// What the program's function expects as its user data.
    UserData,
    /// Pointers, handles and functions in the records, or in values that have no type of their own, are valid as the
    /// program's own arguments would have to be.
    Inside,
    /// The call launches a graph or a plan, whose memory and arguments are used as long.
    Runs,
    /// What the spec states in a sentence.
    Stated(String),
    /// What the spec states in a sentence, and handles with owners make certain.
    StatedOfHandles(String),
    /// The library uses what the arguments stand for or lead to after the call has returned.
    Kept,
    /// A context: whatever is made in it goes with it.
    Context,
    /// What the outputs lead to is the library's.
    Lent,
}

/// What makes a promise unnecessary.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum MetBy {
    /// Handles that are known to be alive.
    LiveHandles,
    /// A slice that the function makes itself, as long as it has to be.
    ReturnedSlice,
    /// A type of strings that end with NUL.
    StringType,
    /// Only the caller can know.
    Caller,
}

/// What the rules know of a kind.
struct Row {
    /// Where it stands among the others.
    order: usize,
    met_by: MetBy,
    /// Whether its words say how long the parameters are used.
    tells_until: bool,
}

impl Kind {
    /// What makes it unnecessary to promise this.
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
            Self::AsToldBy { .. } => (2, MetBy::Caller, true),
            Self::File => (2, MetBy::Caller, false),
            Self::Length(_) => (3, MetBy::ReturnedSlice, false),
            Self::Strings => (4, MetBy::StringType, false),
            Self::KernelArguments | Self::Selected { .. } | Self::AsModeSays(_) => (5, MetBy::Caller, false),
            Self::Called { .. } => (6, MetBy::Caller, true),
            Self::UserData => (6, MetBy::Caller, false),
            Self::Inside => (7, MetBy::Caller, true),
            Self::Runs | Self::Stated(_) => (7, MetBy::Caller, false),
            Self::StatedOfHandles(_) => (7, MetBy::LiveHandles, false),
            Self::Kept | Self::Context => (8, MetBy::Caller, false),
            // What the library lends is a pointer, which only `unsafe` code follows.
            Self::Lent => (9, MetBy::LiveHandles, true),
        };
        Row { order, met_by, tells_until }
    }
}
