//! Handles that a program can own, and the owners of handles that functions return.

use super::{
    Function, Major,
    plan::{ParamPlan, Passing},
};
use crate::spec;

/// A handle type that programs can own, or the type of a part of such a handle.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Handle {
    /// The public function that destroys a handle. `None` for a part.
    pub destroyed_by: Option<String>,
    /// The second argument of that function, if it takes one.
    pub destroyed_with: Option<Company>,
    /// The types of handles that this type can be a part of.
    pub part_of: Vec<String>,
    /// The object that is destroyed together with the handle, although it was not an argument when the handle was
    /// created.
    pub destroys_with_it: Option<String>,
    /// The meaning of a NULL handle.
    pub null_is: Option<String>,
    /// The document or test that confirms that any thread may use the handle, if any thread may.
    pub send: Option<String>,
    /// The document or test that confirms that several threads may use the handle at the same time, if they may.
    pub thread_safe: Option<String>,
    /// True if a handle must be destroyed in the context in which it was created.
    pub context_bound: bool,
    /// True if a handle stays valid after the handles that it was created with have been destroyed.
    pub independent: bool,
    /// How to compute the length of the memory that functions take together with the handle.
    pub measure: Option<spec::Measure>,
}

/// The second handle that a function needs to destroy a handle. It is the handle that the first one was created with.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Company {
    /// The parameter of the function that destroys the handle.
    pub param: String,
    /// The type of the second handle. The same library defines it.
    pub handle: String,
}

/// The handles that a function destroys.
#[derive(Clone, Copy, Debug)]
pub struct Destroyed<'a> {
    /// The type.
    pub name: &'a str,
    /// The facts about the handle type.
    pub handle: &'a Handle,
    /// True if the function takes the address of the handle, and clears it.
    pub is_cleared: bool,
}

impl Major {
    /// The handles that a function destroys, if programs can own them.
    pub fn destroyed_by(&self, function: &Function) -> Option<Destroyed<'_>> {
        let mut handles = self.handles.iter();
        let (name, handle) = handles.find(|(_, handle)| handle.destroyed_by.as_ref() == Some(&function.name))?;
        let is_address = |param: &ParamPlan| param.passing == Passing::Reference { mutable: true };
        Some(Destroyed { name, handle, is_cleared: function.plan.params.iter().any(is_address) })
    }
}

/// The name of the return value among the outputs of a function. It is a reserved word in C, so no parameter has it.
pub const RETURN: &str = "return";

/// The owner of a handle that a function returns.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Owner {
    /// The caller, who destroys it.
    Caller,
    /// The handle in this parameter. The returned handle is valid until that handle is destroyed.
    Param(String),
    /// No argument of the call owns the handle, so its lifetime is not known.
    Nobody,
}

/// The properties of a call with owned handles.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct OwnedCall {
    /// The reasons why the call is not safe even if all of its handles are alive. If empty, the call has no conditions
    /// apart from its obligations.
    pub hazards: Vec<Hazard>,
    /// True if the function is included although it neither takes nor creates handles.
    pub needs_nothing: bool,
    /// True if the call accesses no device memory outside the extents that the arguments declare.
    pub is_within_extent: bool,
    /// The scalars that are in host memory, unless the program changes the mode.
    pub host_scalars: Vec<String>,
    /// The attributes for which this function, which sets or gets an attribute, is safe. `None` if there are none.
    pub plain_attributes: Option<Vec<String>>,
    /// Pairs of input memory and the parameter whose memory may be the same.
    pub in_place: Vec<(String, String)>,
    /// Pairs of memory whose length a handle determines, and the parameter with that handle.
    pub measured: Vec<(String, String)>,
    /// The parameters that are passed as NULL or 0, and the reasons.
    pub left_out: Vec<(String, String)>,
}

impl OwnedCall {
    /// Returns true if NULL or 0 is passed for the parameter.
    pub fn omits(&self, param: &str) -> bool {
        self.left_out.iter().any(|(name, _)| name == param)
    }

    /// Returns true if no value of this argument can cause undefined behavior: the argument is omitted, or it is an
    /// attribute with an integer value.
    pub fn vouches_for(&self, function: &Function, param: &str) -> bool {
        let attribute = function.plan.attribute.as_ref().filter(|_| self.plain_attributes.is_some());
        self.omits(param) || attribute.is_some_and(|attribute| attribute.value == param)
    }
}

/// A reason why a call may cause undefined behavior although its handles are alive.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Hazard {
    /// The object behind one handle may keep a reference to the object behind another after the call.
    Keeps,
    /// The created object may be usable only while the handles that it was created with exist.
    Needs {
        /// The output that returns the created object.
        made: String,
        /// The handles that it was created with.
        with: Vec<String>,
    },
    /// The destruction of the created object also destroys an object that does not reference it.
    Container {
        /// The output that returns the created object.
        made: String,
        /// The object that is destroyed together with the created one.
        contents: String,
    },
    /// A handle without an owner, or a raw pointer.
    Unowned {
        /// The parameter that takes the handle or the pointer.
        param: String,
    },
    /// A value whose type is selected by other arguments. Newer libraries may define more types.
    Selected {
        /// The parameter that takes the value.
        param: String,
    },
    /// A value or an array of the caller. No entry specifies whether the library stores its address.
    MayKeep {
        /// The parameter that takes the value or the array.
        param: String,
    },
    /// A reason that the spec states.
    Stated(String),
}
