//! Memory that a view allocates for a function's buffer. The view returns the buffer's contents as a record or as
//! values. In addition, memory that a function returns is copied.

use super::{
    Repeats, Scope,
    arguments::Argument,
    records::{self, own_record},
};
use crate::schema::{Memory, PythonView};
use codegen_core::{
    api::plan::{CallPlan, Output, ParamPlan, Passing},
    ctype::System,
    names,
};

/// Returns the argument for the memory or for the size of the memory. Programs pass neither the memory nor its size.
pub(super) fn argument(scope: &Scope<'_>, made: Option<&Memory>, param: &ParamPlan) -> Option<Argument> {
    let made = made.filter(|made| made.is_about(&param.name) && param.passing != Passing::Slot { given: false })?;
    if param.name == made.size {
        return Some(Argument { value: Some("len(_memory.raw)".to_owned()), ..Argument::default() });
    }
    let (element, _) = param.ty.pointee()?;
    let size = scope.types.size_and_align(element, System::Linux).0 * made.count;
    Some(Argument {
        before: Some(format!("_memory = _view.Memory({size})")),
        value: Some("_memory.raw".to_owned()),
        ..Argument::default()
    })
}

/// Returns the annotation and the value of the part of the memory that the view returns. A returned record keeps the
/// whole memory alive, which may be larger than the record.
pub(super) fn result(scope: &Scope<'_>, view: &PythonView, made: &Memory, plan: &CallPlan) -> Option<(String, String)> {
    let buffer = plan.param(&made.buffer)?;
    if buffer.output == Some(Output::Value) {
        let [address, size] = [&made.buffer, &made.size].map(|name| view.param(name));
        return Some(("bytes".to_owned(), format!("_view.copied(_{address}, _{size})")));
    }
    let (element, _) = buffer.ty.pointee()?;
    Some(match own_record(scope, element) {
        Some(record) => {
            let class = super::class(view, &record);
            let value = format!("{class}.from_ptr(_memory.ptr, owner=_memory)");
            (class, value)
        }
        None => ("list[int]".to_owned(), format!("_memory.numbers({})", records::letter_of(scope, view, element))),
    })
}

/// Returns the loop that repeats the call, if the function reports the required size of the memory.
pub(super) fn repeats(view: &PythonView, made: &Memory, plan: &CallPlan, too_short: i32) -> Option<Repeats> {
    let says = plan.param(&made.size)?.passing == Passing::Slot { given: true };
    let size = names::python(&view.param(&made.size));
    says.then(|| Repeats::Asked { too_short, size: format!("_{size}") })
}
