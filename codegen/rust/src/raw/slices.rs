//! Arrays and buffers: slices that the caller passes, and arrays of fixed length, which can be returned.

use super::{Access, Casts, Initial, Pass, Raw, RustType};
use crate::signature::Conversion;
use codegen_core::{
    api::{
        plan::{Element, ParamPlan},
        roles::Direction,
    },
    ctype::CType,
    spec::Count,
};

impl<'a> Raw<'a> {
    pub(super) fn slice(&mut self, param: &ParamPlan, direction: Direction) {
        let access = match (&param.element, direction) {
            // The C type `void **` permits writes to the pointers, even if the function only reads the pointers.
            (Element::EachSelected { .. } | Element::KernelArguments, _) => Access::Write,
            (_, Direction::In) => Access::Read,
            (_, Direction::Out | Direction::InOut) => Access::Write,
        };
        let element = self.element(param, access);
        match &param.length {
            Some(Count::Fixed(len)) => match &param.element {
                Element::Typed { ty, .. } => return self.fixed(param, direction, element, ty, *len),
                Element::Bytes => return self.fixed_bytes(param, access, *len),
                Element::Untyped | Element::Selected(_) | Element::EachSelected { .. } | Element::KernelArguments => {}
            },
            Some(Count::DivCeil { .. } | Count::Param { .. } | Count::Call(_) | Count::KnownBy(_)) | None => {}
        }
        let mutable = access == Access::Write;
        let casts = if mutable { Casts::of_written(param) } else { Casts::of_read(param) };
        self.take(param, element.slice(mutable), Pass::Elements { mutable }, casts);
    }

    /// A byte buffer whose length is part of the C signature. The caller passes this buffer.
    fn fixed_bytes(&mut self, param: &ParamPlan, access: Access, len: u64) {
        let mutable = access == Access::Write;
        let ty = RustType::byte().array(len).referred(mutable);
        self.take(param, ty, Pass::Pointer { mutable }, Casts { to_mut: false, to_type: true });
    }

    /// An array whose length is part of the C signature. The array is passed like a single value.
    fn fixed(&mut self, param: &ParamPlan, direction: Direction, element: RustType, c: &CType, len: u64) {
        let ty = element.array(len);
        match direction {
            Direction::In => {
                let casts = Casts::of_read(param).same_type();
                self.take(param, ty.referred(false), Pass::Pointer { mutable: false }, casts);
            }
            Direction::Out => {
                let c = CType::Array { of: Box::new(c.clone()), len };
                self.variable(param, ty.clone(), Initial::Zero);
                self.argue(param, Pass::Pointer { mutable: true }, Casts::default());
                self.output(param, ty, Conversion::Same, c.to_string());
            }
            Direction::InOut => {
                self.take(param, ty.referred(true), Pass::Pointer { mutable: true }, Casts::default());
            }
        }
    }
}
