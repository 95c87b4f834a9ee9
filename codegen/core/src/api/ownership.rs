//! Handles that a program can own, and the owners of handles that functions return.

use super::{
    Function, Major,
    plan::{ParamPlan, Passing},
};
use crate::spec;

/// The type of a handle that programs can own, or the type of a part of such a handle.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Handle {
    /// The public function that destroys a handle. `None` for a part.
    pub destroyed_by: Option<String>,
    /// The second argument of the function that destroys the handle, if the function takes a second argument.
    pub destroyed_with: Option<Company>,
    /// The types of handles of which this type can be a part.
    pub part_of: Vec<String>,
    /// The object that is destroyed together with the handle, although the object was not an argument when the handle
    /// was created.
    pub destroys_with_it: Option<String>,
    /// The meaning of a NULL handle.
    pub null_is: Option<String>,
    /// The document or test that confirms that any thread may use the handle. `None` if this is not confirmed.
    pub send: Option<String>,
    /// The document or test that confirms that several threads may use the handle at the same time. `None` if this is
    /// not confirmed.
    pub thread_safe: Option<String>,
    /// True if a handle must be destroyed in the context in which it was created.
    pub context_bound: bool,
    /// True if a handle stays valid after the handles with which it was created have been destroyed.
    pub independent: bool,
    /// The method to compute the length of the memory that functions take together with the handle.
    pub measure: Option<spec::Measure>,
}

/// The second handle that a function needs to destroy a first handle. The first handle was created with the second
/// handle.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Company {
    /// The parameter for the second handle, in the function that destroys the first handle.
    pub param: String,
    /// The type of the second handle, which is defined by the same library.
    pub handle: String,
}

/// The type of the handle that a function destroys.
#[derive(Clone, Copy, Debug)]
pub struct Destroyed<'a> {
    /// The name of the handle type.
    pub name: &'a str,
    /// The properties of the handle type.
    pub handle: &'a Handle,
    /// True if the function takes the address of the handle, and clears the handle.
    pub is_cleared: bool,
}

impl Major {
    /// Returns the type of the handle that a function destroys, if programs can own handles of this type.
    pub fn destroyed_by(&self, function: &Function) -> Option<Destroyed<'_>> {
        let mut handles = self.handles.iter();
        let (name, handle) = handles.find(|(_, handle)| handle.destroyed_by.as_ref() == Some(&function.name))?;
        let is_address = |param: &ParamPlan| param.passing == Passing::Reference { mutable: true };
        Some(Destroyed { name, handle, is_cleared: function.plan.params.iter().any(is_address) })
    }
}

/// The name of the return value among the outputs of a function. The name is a reserved word in C, so no parameter has
/// this name.
pub const RETURN: &str = "return";

/// The owner of a handle that a function returns.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Owner {
    /// The caller, who destroys the handle.
    Caller,
    /// The handle in this parameter. The returned handle is valid until the handle in this parameter is destroyed.
    Param(String),
    /// No argument of the call owns the handle, so the handle's lifetime is not known.
    Nobody,
}

/// The properties of a call with owned handles.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct OwnedCall {
    /// The reasons for which the call is not safe even if all of its handles are alive. If there are none, the call has
    /// no conditions apart from its obligations.
    pub hazards: Vec<Hazard>,
    /// True if the function is included although it neither takes nor creates handles.
    pub needs_nothing: bool,
    /// True if the call accesses no device memory outside the extents that the arguments declare.
    pub is_within_extent: bool,
    /// The scalars that are in host memory, unless the program changes the mode that selects their location.
    pub host_scalars: Vec<String>,
    /// The attributes for which this function is safe. `None` if the function does not set or get an attribute, or is
    /// not safe for any attribute.
    pub plain_attributes: Option<Vec<String>>,
    /// Pairs of parameters that may refer to the same memory. The first parameter of each pair is an input.
    pub in_place: Vec<(String, String)>,
    /// Pairs of parameters. The first parameter refers to memory whose length is determined by the handle in the second
    /// parameter.
    pub measured: Vec<(String, String)>,
    /// The parameters for which NULL or 0 is passed, each with the reason.
    pub left_out: Vec<(String, String)>,
}

impl OwnedCall {
    /// Returns true if NULL or 0 is passed for the parameter.
    pub fn omits(&self, param: &str) -> bool {
        self.left_out.iter().any(|(name, _)| name == param)
    }

    /// Returns true if no value of this argument can cause undefined behavior. Either the argument is omitted, or it is
    /// an attribute with an integer value.
    pub fn vouches_for(&self, function: &Function, param: &str) -> bool {
        let attribute = function.plan.attribute.as_ref().filter(|_| self.plain_attributes.is_some());
        self.omits(param) || attribute.is_some_and(|attribute| attribute.value == param)
    }
}

/// A reason for which a call may cause undefined behavior although its handles are alive.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Hazard {
    /// The object behind one handle may keep a reference to the object behind another handle after the call.
    Keeps,
    /// The created object may be usable only while the handles with which it was created exist.
    Needs {
        /// The output that returns the created object.
        made: String,
        /// The handles with which the object was created.
        with: Vec<String>,
    },
    /// The destruction of the created object also destroys another object, although the created object holds no
    /// reference to it.
    Container {
        /// The output that returns the created object.
        made: String,
        /// The object that is destroyed together with the created object.
        contents: String,
    },
    /// An argument that is a handle without an owner, or a raw pointer.
    Unowned {
        /// The parameter that takes the handle or the pointer.
        param: String,
    },
    /// An argument whose type is selected by other arguments. Newer libraries may define more types.
    Selected {
        /// The parameter that takes the value.
        param: String,
    },
    /// An argument that is a value or an array of the caller. No entry specifies whether the library stores the
    /// argument's address.
    MayKeep {
        /// The parameter that takes the value or the array.
        param: String,
    },
    /// A reason that the spec states.
    Stated(String),
}
