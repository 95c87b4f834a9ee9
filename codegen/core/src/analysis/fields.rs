//! What a field of a record is for, where that shows beside it and no entry has to say it.

use super::roles::rules;
use crate::{
    api::{Field, plan::Element},
    types::{MajorTypes, ValueKind},
};

/// What a field is for, beyond its type.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum FieldPurpose {
    /// It is given to the function in the field before.
    UserData,
    /// The addresses of a kernel's arguments.
    KernelParams,
}

/// What `field` is for: a `void *` behind a function pointer is what that is given; what has the name and the type of a
/// parameter for a kernel's arguments is for the same. `before` is the field before it in the record.
pub fn purpose(field: &Field, before: Option<&Field>, types: &MajorTypes<'_>) -> Option<FieldPurpose> {
    let behind_function = before.is_some_and(|before| types.kind(&before.ty) == ValueKind::Function);
    if behind_function && rules::is_user_data(&field.name, &field.ty) {
        return Some(FieldPurpose::UserData);
    }
    // Few fields are pointers to pointers: only for those are functions looked through.
    field.ty.pointee().and_then(|(to, _)| to.pointee())?;
    let mut params =
        types.majors().flat_map(|major| major.functions.values()).flat_map(|function| &function.plan.params);
    let of_a_kernel = params
        .any(|param| param.name == field.name && param.element == Element::KernelArguments && param.ty == field.ty);
    of_a_kernel.then_some(FieldPurpose::KernelParams)
}
