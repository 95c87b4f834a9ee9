//! Plans of parameters: the argument that is passed for each parameter, the argument's type, and the output.
//!
//! A role is the *purpose* of a parameter. A plan is the *action* of the caller. The back ends of the languages match
//! on plans. Therefore, a new role needs new code in a back end only if the role's argument is passed in a new way.

use super::{attribute::attribute, guards::guards, lengths::derived, retention::holder_param};
use crate::{
    api::{
        plan::{CallPlan, Callback, Element, HostExtent, Output, ParamPlan, Passing, Rows},
        roles::{Direction, Param, Role},
    },
    ctype::{Builtin, CType},
    spec::{Amount, Count, Extent, HostMemory, Most, ParamKeys, Side},
    types::{MajorTypes, ValueKind},
};

impl CallPlan {
    /// Creates the plan for the parameters of one function. `constant` returns the values of the library's macros.
    pub fn new(params: &[Param], types: &MajorTypes<'_>, constant: &dyn Fn(&str) -> Option<u64>) -> Self {
        let params: Vec<ParamPlan> =
            params.iter().map(|param| ParamPlan::new(param, params, types, constant)).collect();
        let (guards, holder, attribute) = (guards(&params), holder_param(&params), attribute(&params));
        Self { params, guards, holder, attribute, ..Self::default() }
    }
}

impl ParamPlan {
    fn new(param: &Param, params: &[Param], types: &MajorTypes<'_>, constant: &dyn Fn(&str) -> Option<u64>) -> Self {
        let Use { passing, element, output } = used(param, params, types);
        let mut keys = param.keys.clone();
        keys.text |= matches!(param.role, Role::OutString { .. });
        keys.on_device |= matches!(param.role, Role::Device);
        keys.extent = keys.extent.or_else(|| of_elements(param.host()?));
        Self {
            name: param.name.clone(),
            ty: param.ty.clone(),
            passing,
            element,
            output,
            length: length(&param.role).cloned(),
            derived: derived(param, params),
            complex: param.role.complex().cloned(),
            of_type: param.role.of_type().map(str::to_owned),
            flags: param.bits.as_ref().and_then(|bits| bits.resolve(&param.ty, types)),
            lifetimes: Default::default(),
            at_most: param.most.as_ref().and_then(|most| match most {
                Most::Number(most) => Some(*most),
                Most::Constant(name) => constant(name),
            }),
            selected: param.role.selection().filter(|_| matches!(param.role, Role::Address { .. })).cloned(),
            keys,
        }
    }
}

/// The parts of a parameter's plan that depend on the role.
struct Use {
    passing: Passing,
    element: Element,
    output: Option<Output>,
}

impl Use {
    /// Creates the parts of a plan for a parameter without an output.
    fn input(passing: Passing, element: Element) -> Self {
        Self { passing, element, output: None }
    }
}

fn used(param: &Param, params: &[Param], types: &MajorTypes<'_>) -> Use {
    let typed = |ty: &CType| Element::Typed { ty: ty.clone(), kind: types.kind(ty) };
    let to = pointee(&param.ty);
    match &param.role {
        Role::In if is_by_value(&param.ty, types) => Use::input(Passing::Value, typed(&param.ty)),
        Role::In => Use::input(Passing::Reference { mutable: false }, typed(&to)),
        Role::InPlace => Use::input(Passing::Reference { mutable: true }, typed(&to)),
        Role::Out { is_static, pointee } => Use {
            passing: Passing::Slot { given: false },
            element: typed(pointee.as_ref().unwrap_or(&to)),
            output: Some(if *is_static { Output::StaticString } else { Output::Value }),
        },
        Role::InOut => Use { passing: Passing::Slot { given: true }, element: typed(&to), output: Some(Output::Value) },
        Role::BorrowedArray { count: _ } => Use {
            passing: Passing::Slot { given: false },
            element: typed(&to),
            output: Some(Output::BorrowedList { element: pointee(&to) }),
        },
        Role::Array { direction, count } => Use {
            passing: Passing::Slice(*direction),
            element: typed(&to),
            output: (*direction == Direction::Out).then_some(match count {
                Count::Fixed(len) => Output::FixedArray(*len),
                Count::Param { .. } | Count::DivCeil { .. } | Count::Call(_) | Count::KnownBy(_) => Output::List,
            }),
        },
        // Memory that the caller must provide is not an output, even if CUDA overwrites all of the memory.
        Role::Buffer { direction, bytes: _ } => {
            let element = if matches!(to, CType::Builtin(_)) { Element::Bytes } else { Element::Untyped };
            Use::input(Passing::Slice(*direction), element)
        }
        Role::InString if to == CType::Builtin(Builtin::WcharT) => Use::input(Passing::WideString, typed(&to)),
        Role::InString => Use::input(Passing::CString, Element::Bytes),
        Role::OutString { capacity: _ } => {
            Use { passing: Passing::Slice(Direction::Out), element: Element::Bytes, output: Some(Output::String) }
        }
        Role::Attribute { direction, selection, bytes: _ } => {
            let (passing, output) = match direction {
                Direction::In => (Passing::Reference { mutable: false }, None),
                Direction::Out | Direction::InOut => (Passing::Slot { given: false }, Some(Output::Value)),
            };
            Use { passing, element: Element::Selected(selection.clone()), output }
        }
        // An updated array is also an output, because its elements are integers and handles, which are immutable
        // objects in Python.
        Role::SelectedArray { direction, selection, count: _ } => Use {
            passing: Passing::Slice(*direction),
            element: Element::Selected(selection.clone()),
            output: (*direction != Direction::In).then_some(Output::List),
        },
        Role::Attributes { direction, selection, count: _, sizes } => Use {
            passing: Passing::Slice(*direction),
            element: Element::EachSelected { selection: selection.clone(), sizes: sizes.clone() },
            output: (*direction == Direction::Out).then_some(Output::List),
        },
        Role::Callback { data, scope, repeats_if } => {
            let callback = Callback { user_data: data.clone(), scope: *scope, repeats_if: repeats_if.clone() };
            Use::input(Passing::Callback(callback), typed(&param.ty))
        }
        Role::UserData => {
            let gets = |role: &Role| matches!(role, Role::Callback { data: Some(given), .. } if *given == param.name);
            let callback = params.iter().find(|other| gets(&other.role)).map(|other| other.name.clone());
            Use::input(Passing::UserData { callback }, typed(&param.ty))
        }
        Role::Address { .. } => {
            let extent = host_extent(&param.keys, &to);
            Use::input(Passing::Address(extent), typed(&param.ty))
        }
        // The value is not an output, because CUDA may write the value after the call returns.
        Role::OutLater => Use::input(Passing::Place, typed(&to)),
        Role::Device => Use::input(Passing::Device, if to == CType::Void { Element::Untyped } else { typed(&to) }),
        Role::KernelParams => Use::input(Passing::Slice(Direction::In), Element::KernelArguments),
        // The scalar is not an output, because it may be in device memory that is written later, and no call returns
        // the contents of such memory.
        Role::Scalar { direction, selection, complex: _, of_type: _ } => {
            let element = match selection {
                Some(selection) => Element::Selected(selection.clone()),
                None if to == CType::Void => Element::Untyped,
                None => typed(&to),
            };
            Use::input(Passing::HostOrDevice(*direction), element)
        }
        Role::HostScalar { of_type: _ } => Use::input(Passing::HostNumber, Element::Untyped),
    }
}

/// Returns true for types that programs treat as values: all types that are not pointers, and pointers that are handles
/// or that point to types without a definition, such as `FILE *`.
fn is_by_value(ty: &CType, types: &MajorTypes<'_>) -> bool {
    let is_opaque = |to: &CType| to.name().is_some() && types.kind(to) == ValueKind::Untyped;
    ty.pointee().is_none_or(|(to, _)| is_opaque(to)) || types.kind(ty).is_object()
}

fn pointee(ty: &CType) -> CType {
    ty.pointee().map_or(CType::Void, |(to, _)| to.clone())
}

/// Returns the length of the memory to which the pointer refers. For one value of a selected type, the length is the
/// value's size, if a parameter passes this size.
fn length(role: &Role) -> Option<&Count> {
    if let Role::BorrowedArray { count } = role {
        Some(count)
    } else if let Role::Attribute { bytes, .. } = role {
        bytes.as_ref()
    } else {
        role.length()
    }
}

/// Returns the extent of memory whose number of elements is passed by a count parameter. Only host memory can have
/// rows.
fn of_elements(host: &HostMemory) -> Option<Extent> {
    let HostMemory { length: Amount::Product(names), rows: None } = host else { return None };
    let [count] = names.as_slice() else { return None };
    Some(Extent { sides: vec![Side { count: count.clone(), stride: None }], unless: None })
}

fn host_extent(keys: &ParamKeys, to: &CType) -> Option<HostExtent> {
    let HostMemory { length, rows } = keys.host()?;
    Some(HostExtent {
        written: keys.writes.is_some(),
        element: (*to != CType::Void).then(|| to.clone()),
        amount: length.clone(),
        rows: rows.as_ref().map(|[count, pitch]| Rows { count: count.clone(), pitch: pitch.clone() }),
    })
}
