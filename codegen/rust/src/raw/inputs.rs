//! Input parameters of raw functions: values, strings, and references to single values.

use super::{Access, Casts, Pass, Raw, RustType};
use codegen_core::{
    api::{
        plan::{Element, Flags, ParamPlan},
        roles::Direction,
    },
    ctype::Builtin,
};

impl<'a> Raw<'a> {
    /// A parameter that is passed by value. It is omitted from the Rust signature if other arguments determine the
    /// value.
    pub(super) fn value(&mut self, param: &'a ParamPlan) {
        match (&param.derived, &param.flags) {
            (Some(derived), _) => {
                let derived = self.derived(derived);
                self.argue(param, Pass::Derived(derived), Casts::default());
            }
            (None, Some(Flags::Enum { ty, integer })) => {
                let pass = Pass::Bits { is_exact: is_exact(*integer) };
                self.take(param, self.scope.ty(ty), pass, Casts::default());
            }
            (None, Some(Flags::Names { .. } | Flags::None) | None) => self.pass(param),
        }
    }

    pub(super) fn c_string(&mut self, param: &ParamPlan) {
        let pass = if param.nullable { Pass::OptionalText } else { Pass::Pointer { mutable: false } };
        self.take(param, RustType::CStr.optional(param.nullable), pass, Casts::of_read(param).same_type());
    }

    /// A reference to a single value that CUDA reads.
    pub(super) fn reference(&mut self, param: &ParamPlan) {
        let ty = self.element(param, Access::Read);
        let pass = if param.nullable { Pass::OfOption { mutable: false } } else { Pass::OfReference };
        self.take(param, ty.referred(false).optional(param.nullable), pass, Casts::of_read(param));
    }

    /// The address of values on the device.
    pub(super) fn device(&mut self, param: &ParamPlan) {
        let ty = RustType::CuPtr(Box::new(self.scope.ty(&param.pointee())));
        self.take(param, ty, Pass::Pointer { mutable: !param.points_to_const() }, Casts::default());
    }

    /// A scalar on the host or on the device.
    pub(super) fn scalar(&mut self, param: &ParamPlan, direction: Direction) {
        match (direction, &param.element) {
            (Direction::In, Element::Untyped | Element::Selected(_)) => {
                let casts = Casts::of_read(param).same_type();
                self.take(param, RustType::AnyScalar, Pass::Pointer { mutable: false }, casts);
            }
            (
                Direction::In,
                Element::Typed { .. } | Element::Bytes | Element::EachSelected { .. } | Element::KernelArguments,
            ) => {
                let of = Box::new(self.element(param, Access::Read));
                let (ty, pass) = (RustType::Scalar { of, mutable: false }, Pass::Scalar { mutable: false });
                self.take(param, ty, pass, Casts::of_read(param));
            }
            (Direction::Out | Direction::InOut, _) => {
                let of = Box::new(self.element(param, Access::Write));
                let (ty, pass) = (RustType::Scalar { of, mutable: true }, Pass::Scalar { mutable: true });
                self.take(param, ty, pass, Casts::of_written(param));
            }
        }
    }

    /// A scalar on the host. The caller chooses the scalar's type.
    pub(super) fn host_number(&mut self, param: &ParamPlan) {
        let pass = if param.nullable { Pass::OptionalNumber } else { Pass::Pointer { mutable: false } };
        self.take(param, RustType::HostScalar.optional(param.nullable), pass, Casts::of_read(param).same_type());
    }

    /// A reference to a single value of the caller. CUDA reads and updates this value.
    pub(super) fn in_place(&mut self, param: &ParamPlan) {
        let ty = self.element(param, Access::Write).referred(true).optional(param.nullable);
        let pass = if param.nullable { Pass::OfOption { mutable: true } } else { Pass::Same };
        self.take(param, ty, pass, Casts::default());
    }
}

/// Returns true if the C type of the enum is a 32-bit unsigned integer.
pub(super) fn is_exact(integer: Builtin) -> bool {
    matches!(integer, Builtin::UnsignedInt | Builtin::Uint32)
}
