//! Calls that belong together: groups of calls whose work is deferred, and calls for the ranks in one process.

use super::{
    Pair,
    keys::documented,
    short_or_long::{self, Named},
};
use indexmap::IndexMap;
use serde::Deserialize;

documented! {
    /// The keys for [`Group`] in a spec.
    #[derive(Deserialize)]
    pub struct GroupKeys {
        /// The function that starts a group of calls on the calling thread. If omitted, calls whose work may be
        /// deferred are unsafe.
        starts: Option<String>,
        /// The function that ends a group of calls.
        ends: String,
        /// The function that returns the state of deferred work, and the code that this function returns while the work
        /// is pending: `{FUNCTION: CODE}`.
        asks: IndexMap<String, String>,
    }
}

/// The way in which a library defers the work of calls: to the end of a group of calls, or to a background thread.
#[derive(Clone, Debug, PartialEq, Eq, Deserialize)]
#[serde(try_from = "GroupKeys")]
pub struct Group {
    /// The function that starts a group of calls on the calling thread.
    pub starts: Option<String>,
    /// The function that ends a group of calls.
    pub ends: String,
    /// The function that returns the state of deferred work.
    pub asks: String,
    /// The code that the function `asks` returns while the work is pending.
    pub pending: String,
}

impl TryFrom<GroupKeys> for Group {
    type Error = String;

    fn try_from(GroupKeys { starts, ends, asks }: GroupKeys) -> Result<Self, String> {
        let (asks, pending) = short_or_long::only(asks, "`{FUNCTION: CODE}`")?;
        Ok(Self { starts, ends, asks, pending })
    }
}

documented! {
    /// Handles that one process creates together, one for each device, and whose calls must agree. A generated type
    /// owns all of these handles and makes their calls together.
    #[derive(Clone, Debug, PartialEq, Eq, Deserialize)]
    #[serde(deny_unknown_fields)]
    pub struct Ranks {
        /// The function `(handles, count, devices)` that creates all ranks. `{CREATES: COUNTS}` adds the function that
        /// returns the number of ranks to which a handle belongs. The word `ranks` in an `extent` requires the function
        /// COUNTS.
        pub made_by: Named<String>,
        /// Functions that every rank must call with the same arguments, except for memory and streams.
        #[serde(default)]
        pub together: Vec<String>,
        /// Pairs of functions that two ranks call, and the parameter of both functions that is the rank of the other
        /// handle: `{SENDS: {RECEIVES: PARAMETER}}`.
        #[serde(default)]
        pub pairs: IndexMap<String, Pair>,
    }
}
