//! Signature of a Python function: the C parameters that become parameters or outputs in Python.
//!
//! The signature follows `cuda.bindings`: outputs are returned, and counts remain parameters.

use codegen_core::{
    api::{
        plan::{CallPlan, Derived, Element, Output, ParamPlan, Passing},
        roles::Direction,
    },
    spec::PythonWord,
    types::ValueKind,
};

/// The condition under which a parameter may be omitted.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum ArgumentDefault {
    /// The parameter may never be omitted.
    Required,
    /// The parameter is at the end of the list and defaults to zero.
    Zero,
    /// The parameter defaults to NULL. Required parameters may follow it.
    Null,
}

/// The use of a C parameter in the signature of the Python function.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Shown {
    /// Set if the C parameter is a Python parameter. Contains the condition under which the Python parameter may be
    /// omitted.
    pub given: Option<ArgumentDefault>,
    /// Set if the C parameter is an output in Python.
    pub returned: bool,
}

/// The use of each C parameter in Python, in the order of the C declaration.
pub fn surface(plan: &CallPlan) -> Vec<Shown> {
    let shown =
        |param: &ParamPlan| Shown { given: is_given(param).then(|| flag(plan, param)), returned: is_returned(param) };
    let mut all: Vec<Shown> = plan.params.iter().map(shown).collect();
    // In Python, a parameter without a default value cannot follow one with a default value.
    let last_required = all.iter().rposition(|shown| shown.given == Some(ArgumentDefault::Required)).unwrap_or(0);
    for shown in all.iter_mut().take(last_required) {
        if shown.given == Some(ArgumentDefault::Zero) {
            shown.given = Some(ArgumentDefault::Required);
        }
    }
    all
}

fn is_given(param: &ParamPlan) -> bool {
    let is_zeroed = matches!(param.passing, Passing::Slot { given: false } | Passing::Place);
    // If a value has a selected type, the selector determines the size of the value.
    let is_size = param.passing == (Passing::Slot { given: true }) && param.size_of().is_some();
    // Output lists and strings are allocated once their length is known. In contrast, programs provide buffers.
    let is_room = param.passing == Passing::Slice(Direction::Out) && param.output.is_some();
    !(is_zeroed || is_size || is_room)
}

fn is_returned(param: &ParamPlan) -> bool {
    // If CUDA updates a record, the program passes that record.
    if param.passing == (Passing::Slot { given: true }) {
        let is_value = |kind: ValueKind| kind.is_scalar() || kind == ValueKind::Pointer;
        let is_value = matches!(param.element, Element::Typed { kind, .. } if is_value(kind));
        return is_value && param.size_of().is_none();
    }
    // CUDA writes to the memory of the object that is returned.
    param.output.is_some() || param.passing == Passing::Place
}

/// The condition under which a parameter may be omitted. A count of outputs defaults to zero. If the count is zero,
/// CUDA returns the number of outputs.
fn flag(plan: &CallPlan, param: &ParamPlan) -> ArgumentDefault {
    let is_listed = |name: &str| plan.param(name).is_some_and(|slice| matches!(slice.output, Some(Output::List)));
    let counts_outputs = match (&param.passing, &param.derived) {
        (Passing::Slot { given: true }, Some(Derived::Lengths(lengths))) => {
            lengths.iter().any(|length| is_listed(&length.slice))
        }
        (_, Some(Derived::Lengths(_) | Derived::SizeOf(_)) | None) => false,
    };
    match (counts_outputs, param.python == Some(PythonWord::Optional)) {
        (true, _) => ArgumentDefault::Zero,
        (false, true) => ArgumentDefault::Null,
        (false, false) => ArgumentDefault::Required,
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use codegen_core::{
        api::plan::SliceLength,
        ctype::CType,
        spec::{Count, ParamKeys},
    };

    fn param(name: &str, passing: Passing, output: Option<Output>) -> ParamPlan {
        let ty: CType = "int *".parse().unwrap();
        ParamPlan {
            name: name.to_owned(),
            element: Element::Typed { ty: ty.clone(), kind: ValueKind::Number },
            ty,
            passing,
            output,
            length: None,
            derived: None,
            flags: None,
            complex: None,
            of_type: None,
            selected: None,
            lifetimes: Default::default(),
            at_most: None,
            keys: ParamKeys::default(),
        }
    }

    fn shown(params: &[ParamPlan]) -> Vec<(Option<ArgumentDefault>, bool)> {
        let plan = CallPlan { params: params.to_vec(), ..CallPlan::default() };
        surface(&plan).iter().map(|shown| (shown.given, shown.returned)).collect()
    }

    #[test]
    fn outputs_are_not_parameters() {
        let record = Element::Typed { ty: CType::Named("CUparams".to_owned()), kind: ValueKind::Record };
        let updated = param("x", Passing::Slot { given: true }, Some(Output::Value));
        let size = ParamPlan { derived: Some(Derived::SizeOf("value".to_owned())), ..updated.clone() };
        let table = [
            (param("x", Passing::Value, None), (Some(ArgumentDefault::Required), false)),
            (param("x", Passing::Slot { given: false }, Some(Output::Value)), (None, true)),
            (updated.clone(), (Some(ArgumentDefault::Required), true)),
            // CUDA updates the program's object, so the function does not return the object.
            (ParamPlan { element: record, ..updated }, (Some(ArgumentDefault::Required), false)),
            (size, (None, false)),
            (param("x", Passing::Slice(Direction::Out), Some(Output::FixedArray(4))), (None, true)),
            (param("x", Passing::Slice(Direction::Out), None), (Some(ArgumentDefault::Required), false)),
            (param("x", Passing::Slice(Direction::InOut), None), (Some(ArgumentDefault::Required), false)),
        ];
        for (param, expected) in table {
            assert_eq!(shown(std::slice::from_ref(&param)), [expected], "{param:?}");
        }
    }

    #[test]
    fn counts_of_outputs_are_optional_at_the_end() {
        let slice = SliceLength { slice: "nodes".to_owned(), in_bytes: false, plus: 0, optional: true };
        let count = ParamPlan {
            derived: Some(Derived::Lengths(vec![slice])),
            ..param("n", Passing::Slot { given: true }, Some(Output::Value))
        };
        let nodes = ParamPlan {
            length: Some(Count::Param { name: "n".to_owned(), minus: 0 }),
            ..param("nodes", Passing::Slice(Direction::Out), Some(Output::List))
        };
        let value = param("graph", Passing::Value, None);
        let [given, listed] = [(Some(ArgumentDefault::Required), false), (None, true)];
        assert_eq!(
            shown(&[value.clone(), nodes.clone(), count.clone()]),
            [given, listed, (Some(ArgumentDefault::Zero), true)]
        );
        assert_eq!(shown(&[count, nodes, value]), [(Some(ArgumentDefault::Required), true), listed, given]);
    }
}
