//! Outputs in the returned tuple: local variables to which CUDA writes one value each.

use super::{Access, Casts, Initial, Pass, Raw, RustOutput, RustParam, RustType, Slot, inputs::is_exact};
use crate::{records, signature::Conversion};
use codegen_core::{
    api::plan::{self, Flags, ParamPlan},
    ctype::{Builtin, CType},
    types::ValueKind,
};

impl<'a> Raw<'a> {
    /// A variable that is initialized to zero. A record is initialized to its default value instead, which may contain
    /// the record's version.
    pub(super) fn slot(&mut self, param: &ParamPlan) {
        let ty = self.element(param, Access::Write);
        let casts = Casts::of_written(param);
        let typed = param.element.typed();
        // A newer library may write a newer, larger version of the record.
        let has_reserved_space = typed.is_none_or(|(_, kind)| kind == ValueKind::Record);
        let c = typed.map_or_else(|| "T".to_owned(), |(ty, _)| ty.to_string());
        if has_reserved_space {
            let initial = if self.begins(param) { Initial::NewRecord } else { Initial::Reserved };
            self.variable(param, ty.clone(), initial);
            self.argue(param, Pass::Reserved, casts);
            return self.output(param, ty, Conversion::FromReserved, c);
        }
        self.variable(param, ty.clone(), Initial::Zero);
        if let Some(Flags::Enum { ty: of, integer }) = &param.flags {
            self.argue(param, Pass::Mutable, Casts::default());
            return self.flags_output(param, of, *integer);
        }
        self.argue(param, if casts.to_type { Pass::Address } else { Pass::Mutable }, casts);
        match &param.output {
            Some(plan::Output::StaticString) => self.output(param, RustType::StaticText, Conversion::StaticText, c),
            Some(
                plan::Output::Value
                | plan::Output::BorrowedList { .. }
                | plan::Output::FixedArray(_)
                | plan::Output::List
                | plan::Output::String,
            )
            | None => self.output(param, ty, Conversion::Same, c),
        }
    }

    /// An output with an enum type. CUDA writes the enum's bits to an integer variable.
    fn flags_output(&mut self, param: &ParamPlan, of: &CType, integer: Builtin) {
        let ty = self.scope.ty(of);
        let c = if let RustType::Named(path) = &ty { path.to_string() } else { of.to_string() };
        self.output(param, ty, Conversion::FromBits { is_exact: is_exact(integer) }, c);
    }

    /// Returns true if the parameter's type is a record whose default value is not all zeros.
    fn begins(&self, param: &ParamPlan) -> bool {
        param.element.typed().is_some_and(|(ty, _)| records::begins(self.scope, ty))
    }

    /// A variable that is initialized with an argument, or with a value that is derived from other arguments. If the
    /// pointer may be NULL, the caller passes a reference instead of a value, because an absent value cannot be
    /// returned.
    pub(super) fn updated(&mut self, param: &'a ParamPlan) {
        if param.nullable {
            return self.in_place(param);
        }
        let ty = self.element(param, Access::Write);
        match &param.derived {
            Some(derived) => {
                let derived = self.derived(derived);
                self.variable(param, ty.clone(), Initial::Derived(derived));
            }
            None => self.params.push(RustParam { of: param.name.clone(), ty: ty.clone(), is_variable: true }),
        }
        self.argue(param, Pass::Mutable, Casts::default());
        self.output(param, ty, Conversion::Same, param.pointee().to_string());
    }

    /// Adds a variable with a parameter's name.
    pub(super) fn variable(&mut self, param: &ParamPlan, ty: RustType, initial: Initial) {
        self.slots.push(Slot { of: param.name.clone(), ty, initial });
    }

    /// Adds a value that the function returns. `c` is the C type of that value.
    pub(super) fn output(&mut self, param: &ParamPlan, ty: RustType, conversion: Conversion, c: String) {
        self.outputs.push(RustOutput { of: param.name.clone(), ty, conversion, c });
    }
}
