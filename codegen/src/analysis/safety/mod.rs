//! Safety: what does the caller of a function promise?
//!
//! The plan of a call says what is passed; this says what must hold of it that no type can tell: handles that exist,
//! memory that outlives the call, lengths that nothing checks. It follows from the plan by rules, and from what the specs
//! state of a function ([`Stated`]). Rust prints it as the section "Safety", and the layer of owners asks it which functions
//! are safe once their handles are live.

mod handles;
mod memory;
mod rules;
mod stated;

pub use memory::{Calls, Memory, Place, Until};
pub(super) use stated::{Facts, Stated};

use super::params::CallPlan;
use crate::spec::{Count, Ends, ValueType};
use indexmap::IndexMap;
use rules::Rules;

/// Everything that the caller of one function promises; nothing where every misuse is an error that the call reports.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Obligations(pub Vec<Obligation>);

/// One thing that the caller of a function promises, of one parameter or of several alike.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Obligation {
    /// What these handles stand for was made and not destroyed; in an array, that of each element.
    Live {
        /// The handles.
        params: Vec<String>,
    },
    /// The call destroys what the handles stand for, and what belongs to it: nothing uses it from then on, on no thread.
    Ended {
        /// The handles.
        params: Vec<String>,
    },
    /// The call gives memory, or a registration of it, back: nothing uses it from then on.
    Freed {
        /// The addresses.
        params: Vec<String>,
    },
    /// What was mapped or bound ends to be: nothing uses it from then on.
    Unmapped {
        /// What it was mapped by.
        params: Vec<String>,
    },
    /// The call gives back references that the caller owns.
    Released {
        /// What they are of.
        params: Vec<String>,
    },
    /// The address is that of a whole program for the device.
    Code {
        /// The addresses.
        params: Vec<String>,
        /// How long it is used.
        until: Until,
    },
    /// The argument is what another one asks for, as a value or an address.
    AsToldBy {
        /// The arguments.
        params: Vec<String>,
        /// What tells it.
        selector: String,
    },
    /// Memory that the library uses, and for how long.
    Memory {
        /// The arguments that lead to it.
        params: Vec<String>,
        /// What is asked of it.
        memory: Memory,
    },
    /// An array or a buffer is as long as something that is not compared with it.
    Length {
        /// The arrays.
        params: Vec<String>,
        /// What tells the length.
        length: Count,
    },
    /// The elements are NUL-terminated strings.
    Strings {
        /// The arrays of them.
        params: Vec<String>,
    },
    /// There are as many addresses as the kernel has parameters, each leads to a value of the parameter's type, and what the
    /// kernel does with them is right.
    KernelArguments {
        /// The array of addresses.
        param: String,
        /// How long the kernel may run.
        until: Until,
    },
    /// Each element is, or leads to, a value of the type that the element of the selector at the same place selects.
    Selected {
        /// The values.
        param: String,
        /// What selects their types.
        selector: String,
        /// Whether the library writes the values.
        written: bool,
        /// The array with the size of each, if there is one.
        sizes: Option<String>,
    },
    /// The argument is on the host or on the device as the library's mode says.
    AsModeSays {
        /// The scalars.
        params: Vec<String>,
    },
    /// A function that the library calls.
    Called {
        /// The function.
        param: String,
        /// What it is called with.
        data: Option<String>,
        /// How long the library may call it, and use its data.
        calls: Calls,
        /// Whether it must not call CUDA.
        no_cuda: bool,
        /// Whether it is not called if the context has failed before.
        skipped_on_error: bool,
    },
    /// What the program's function expects as its user data.
    UserData {
        /// The argument.
        param: String,
    },
    /// Pointers, handles and functions in the records, or in values that have no type of their own, are valid as the
    /// program's own arguments would have to be.
    Inside {
        /// The records.
        params: Vec<String>,
        /// How long.
        until: Until,
    },
    /// The library uses what the arguments stand for or lead to after the call has returned.
    Kept {
        /// The arguments.
        params: Vec<String>,
        /// How long.
        until: Until,
    },
    /// What the outputs lead to is the library's.
    Lent {
        /// The outputs.
        params: Vec<String>,
        /// How long it is valid.
        until: Until,
    },
    /// A context: whatever is made in it goes with it.
    Context {
        /// The parameter.
        param: String,
    },
    /// The call runs what was put together before, whose memory and arguments are used until then.
    Runs {
        /// What it runs.
        param: String,
        /// How long its memory is used.
        until: Until,
    },
    /// More than the arguments say ends with the call.
    EndsAll(Ends),
}

impl Obligations {
    /// What is asked of whoever calls a function; `tables` has the types that members of enums select.
    pub(super) fn of(
        plan: &CallPlan,
        facts: &Facts<'_>,
        stated: &Stated<'_>,
        tables: &IndexMap<String, IndexMap<String, ValueType>>,
    ) -> Self {
        Rules { facts, plan, stated, tables, asked: Self::default() }.run()
    }

    /// Each of them.
    pub fn iter(&self) -> impl Iterator<Item = &Obligation> {
        self.0.iter()
    }

    /// Whether handles that are live are all that is asked, so that a call whose handles are known to be cannot be
    /// undefined behaviour.
    pub fn is_met_by_live_handles(&self) -> bool {
        self.iter().all(Obligation::is_met_by_live_handles)
    }

    /// Adds to what is asked of other parameters alike.
    fn add(&mut self, param: &str, make: impl Fn(Vec<String>) -> Obligation) {
        let is_alike = |it: &mut Obligation| {
            let params = it.params_mut().map(|params| params.clone());
            params.is_some_and(|params| make(params) == *it)
        };
        let alike = self.0.iter_mut().position(is_alike);
        match alike.and_then(|index| self.0[index].params_mut()) {
            Some(params) => params.push(param.to_owned()),
            None => self.0.push(make(vec![param.to_owned()])),
        }
    }

    /// In the order of the kinds: first what is asked of handles.
    fn sort(&mut self) {
        self.0.sort_by_key(Obligation::order);
    }
}

impl Obligation {
    /// Whether it holds of itself where all handles are live. What the library lends is a pointer, which only `unsafe` code
    /// follows.
    pub fn is_met_by_live_handles(&self) -> bool {
        match self {
            Self::Live { .. } | Self::Lent { .. } => true,
            Self::Ended { .. }
            | Self::Freed { .. }
            | Self::Unmapped { .. }
            | Self::Released { .. }
            | Self::Code { .. }
            | Self::AsToldBy { .. }
            | Self::Memory { .. }
            | Self::Length { .. }
            | Self::Strings { .. }
            | Self::KernelArguments { .. }
            | Self::Selected { .. }
            | Self::AsModeSays { .. }
            | Self::Called { .. }
            | Self::UserData { .. }
            | Self::Inside { .. }
            | Self::Kept { .. }
            | Self::Context { .. }
            | Self::Runs { .. }
            | Self::EndsAll(_) => false,
        }
    }

    /// Whether it is that what this handle stands for is alive.
    pub fn asks_life_of(&self, param: &str) -> bool {
        match self {
            Self::Live { params } => params.iter().any(|name| name == param),
            Self::Ended { .. }
            | Self::Freed { .. }
            | Self::Unmapped { .. }
            | Self::Released { .. }
            | Self::AsToldBy { .. }
            | Self::Code { .. }
            | Self::Memory { .. }
            | Self::Length { .. }
            | Self::Strings { .. }
            | Self::KernelArguments { .. }
            | Self::Selected { .. }
            | Self::AsModeSays { .. }
            | Self::Called { .. }
            | Self::UserData { .. }
            | Self::Inside { .. }
            | Self::Kept { .. }
            | Self::Lent { .. }
            | Self::Context { .. }
            | Self::Runs { .. }
            | Self::EndsAll(_) => false,
        }
    }

    /// Whether it tells of this parameter that it is used so long.
    fn says_until(&self, param: &str, limit: &Until) -> bool {
        match self {
            Self::Memory { params, memory: Memory { until, .. } }
            | Self::Code { params, until }
            | Self::Inside { params, until }
            | Self::Lent { params, until } => until == limit && params.iter().any(|name| name == param),
            Self::Live { .. }
            | Self::Ended { .. }
            | Self::Freed { .. }
            | Self::Unmapped { .. }
            | Self::Released { .. }
            | Self::AsToldBy { .. }
            | Self::Length { .. }
            | Self::Strings { .. }
            | Self::KernelArguments { .. }
            | Self::Selected { .. }
            | Self::AsModeSays { .. }
            | Self::Called { .. }
            | Self::UserData { .. }
            | Self::Kept { .. }
            | Self::Context { .. }
            | Self::Runs { .. }
            | Self::EndsAll(_) => false,
        }
    }

    /// Where it stands among the others.
    fn order(&self) -> usize {
        match self {
            Self::Live { .. } => 0,
            Self::Ended { .. }
            | Self::Freed { .. }
            | Self::Unmapped { .. }
            | Self::Released { .. }
            | Self::EndsAll(_) => 1,
            Self::Memory { .. } | Self::Code { .. } | Self::AsToldBy { .. } => 2,
            Self::Length { .. } => 3,
            Self::Strings { .. } => 4,
            Self::KernelArguments { .. } | Self::Selected { .. } | Self::AsModeSays { .. } => 5,
            Self::Called { .. } | Self::UserData { .. } => 6,
            Self::Inside { .. } | Self::Runs { .. } => 7,
            Self::Kept { .. } | Self::Context { .. } => 8,
            Self::Lent { .. } => 9,
        }
    }

    /// The parameters, of an obligation that may have several.
    fn params_mut(&mut self) -> Option<&mut Vec<String>> {
        match self {
            Self::Live { params }
            | Self::Ended { params }
            | Self::Freed { params }
            | Self::Unmapped { params }
            | Self::Released { params }
            | Self::Code { params, until: _ }
            | Self::AsToldBy { params, selector: _ }
            | Self::Memory { params, memory: _ }
            | Self::Length { params, length: _ }
            | Self::Strings { params }
            | Self::AsModeSays { params }
            | Self::Inside { params, until: _ }
            | Self::Kept { params, until: _ }
            | Self::Lent { params, until: _ } => Some(params),
            Self::KernelArguments { .. }
            | Self::Selected { .. }
            | Self::Called { .. }
            | Self::UserData { .. }
            | Self::Context { .. }
            | Self::Runs { .. }
            | Self::EndsAll(_) => None,
        }
    }
}

#[cfg(test)]
mod tests;
