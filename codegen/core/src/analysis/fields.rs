//! Purposes of record fields. Rules infer these purposes from neighbouring fields, so that the fields need no entry in
//! the spec.

use super::roles::rules;
use crate::{
    api::{Field, plan::Element},
    types::{MajorTypes, ValueKind},
};

/// The purpose of a field, if the field's type does not determine the purpose.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum FieldPurpose {
    /// The user data of the callback in the preceding field.
    UserData,
    /// The addresses of the arguments that are passed to a kernel.
    KernelParams,
}

/// Returns the purpose of `field`. A `void *` after a function pointer is the function's user data. A field with the
/// name and the type of a parameter for kernel arguments contains kernel arguments. `before` is the preceding field of
/// the record.
pub fn purpose(field: &Field, before: Option<&Field>, types: &MajorTypes<'_>) -> Option<FieldPurpose> {
    let behind_function = before.is_some_and(|before| types.kind(&before.ty) == ValueKind::Function);
    if behind_function && rules::is_user_data(&field.name, &field.ty) {
        return Some(FieldPurpose::UserData);
    }
    // Few fields are pointers to pointers, so this check avoids most searches of the functions.
    field.ty.pointee().and_then(|(to, _)| to.pointee())?;
    let mut params =
        types.majors().flat_map(|major| major.functions.values()).flat_map(|function| &function.plan.params);
    let of_a_kernel = params
        .any(|param| param.name == field.name && param.element == Element::KernelArguments && param.ty == field.ty);
    of_a_kernel.then_some(FieldPurpose::KernelParams)
}
