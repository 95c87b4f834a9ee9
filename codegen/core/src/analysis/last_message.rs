//! The last message: a library's description of the last error, in addition to the name of the error code.
//!
//! Three kinds of functions return a library's last message:
//!
//! - A function returns a string that the library owns.
//! - A function copies the string into memory of a given size.
//! - A function returns the log of an object. Another function reports the size of the log.

use super::growth::{self};
use crate::{
    api::{
        Function, Major,
        call::{Growth, Returned},
        plan::{CallPlan, ParamPlan, Passing},
    },
    ctype::CType,
    spec::{self, ResultCodes},
};

/// The way in which a library describes the last error.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum LastMessage {
    /// A function returns a string that the library owns. The function may take an object, which does not affect the
    /// result.
    Lent {
        /// The name of the function.
        function: String,
        /// True if the function takes an object.
        takes_object: bool,
    },
    /// A function copies the string into memory of a given size.
    Copied {
        /// The name of the function.
        function: String,
    },
    /// A function writes the log of an object.
    Log {
        /// The name of the function that writes the log.
        function: String,
        /// The name of the function that reports the size of the log.
        size: String,
        /// The type of the object.
        object: CType,
        /// The names of the functions whose errors an object's log describes. If empty, the log describes the errors of
        /// all functions that take such an object.
        of: Vec<String>,
    },
}

impl LastMessage {
    /// Returns the way in which the library describes errors in one major version. Returns `None` if the library does
    /// not describe errors, or if its headers lack the function.
    pub fn of(result: &ResultCodes, major: &Major) -> Option<Self> {
        let spec::LastMessage { function: name, of } = result.last_message.as_ref()?;
        let found = major.functions.get(name)?;
        let (plan, function) = (&found.plan, name.clone());
        match major.symbols.get(&found.symbol)?.returned {
            Returned::StaticString => match plan.params.as_slice() {
                [] => Some(Self::Lent { function, takes_object: false }),
                [only] if is_object(only) => Some(Self::Lent { function, takes_object: true }),
                _ => None,
            },
            Returned::Status | Returned::Nothing => match plan.params.as_slice() {
                [_, _] if growth::capacity(plan).is_some() => Some(Self::Copied { function }),
                [object, log] if is_object(object) && log.text => {
                    let Some(Growth::SizedBy { function: size, .. }) = growth::sized_by(plan, major) else {
                        return None;
                    };
                    Some(Self::Log { function, size, object: object.ty.clone(), of: of.clone() })
                }
                _ => None,
            },
            Returned::Value | Returned::Count => None,
        }
    }

    /// Returns the argument whose log describes an error of this function, and the index of the argument's parameter.
    pub fn object<'a>(&self, function: &'a Function) -> Option<(usize, &'a ParamPlan)> {
        let Self::Log { object, of, .. } = self else { return None };
        let CallPlan { params, guards: _, holder: _, kept: _, work: _, growth: _, attribute: _ } = &function.plan;
        let has_log = of.is_empty() || of.contains(&function.name);
        let mut params = params.iter().enumerate().filter(|_| has_log);
        params.find(|(_, param)| is_object(param) && param.ty == *object && !param.destroys)
    }
}

/// Returns true if a parameter is an object of the library, passed by value.
fn is_object(param: &ParamPlan) -> bool {
    param.passing == Passing::Value && param.element.object().is_some()
}
