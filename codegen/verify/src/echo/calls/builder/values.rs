//! Parameters with a single value: inputs, outputs, and values that CUDA updates.

use super::{Builder, Passed, fill, lengths::Chosen, printed};
use crate::echo::effect::{Effect, Fill, is_reference};
use codegen_core::{
    api::{
        TypeKind,
        plan::Flags,
        roles::{Direction, Param},
    },
    ctype::{CType, ENUM_SIZE, System},
};

/// A value that does not belong to any enum of type codes.
const NO_TYPE: i64 = 1000;

impl Builder<'_> {
    /// A parameter that is a value, or a pointer to a value that CUDA reads.
    pub(super) fn input(&mut self, i: usize, param: &Param) {
        let nullable = param.nullable;
        if !param.counts.is_empty() {
            let lengths = self.lengths(param);
            self.check(format!("call.count({i}, &[{lengths}]);"));
        } else if is_reference(&param.ty, &self.scope.type_index) {
            self.make(format!("let a{i} = call.value({i});"));
            self.pass(i, self.optional(i, nullable));
            self.check(format!("call.refers({i}, {});", self.present(i, nullable)));
        } else if let Some(Chosen::Bytes(size)) = self.chosen(param) {
            self.check(format!("call.count({i}, &[{size}]);"));
        } else {
            self.word(i, param);
        }
    }

    /// An argument that the Rust function passes to the library unchanged.
    pub(super) fn word(&mut self, i: usize, param: &Param) {
        let nullable = param.nullable;
        if self.scope.is_named_by_type(&self.function.name, &param.name) {
            return self.number(i, param);
        }
        let line = match self.chosen(param) {
            Some(Chosen::Selector(member)) => format!("let a{i} = call.number({member});"),
            Some(Chosen::Bytes(number) | Chosen::Number(number)) => {
                format!("let a{i} = call.number({number});")
            }
            None if nullable => format!("let a{i} = call.value_or_null({i});"),
            None => format!("let a{i} = call.value({i});"),
        };
        self.make(line);
        self.pass(i, format!("a{i}"));
        // If the C parameter is an integer that is wider than the enum, the upper bits of the integer are zero.
        let passed = if self.is_wider(i) { format!("u64::from(a{i}.bits())") } else { format!("a{i}") };
        self.check(format!("call.passed({i}, &{passed});"));
    }

    /// A parameter that is a type code. If no other parameter depends on the type code, its value does not correspond
    /// to a type.
    fn number(&mut self, i: usize, param: &Param) {
        let number = match self.chosen(param) {
            Some(Chosen::Selector(member)) => member,
            Some(Chosen::Bytes(_) | Chosen::Number(_)) | None => NO_TYPE,
        };
        self.make(format!("let a{i} = call.number({number});"));
        self.passed.push(Passed { param: i, text: format!("a{i}"), number: Some(number) });
        self.check(format!("call.passed({i}, &a{i});"));
    }

    /// Returns true if the C parameter for flags is an integer that is wider than the enum of flags.
    fn is_wider(&self, i: usize) -> bool {
        match self.function.plan.params.get(i).and_then(|param| param.flags.as_ref()) {
            Some(Flags::Enum { ty: _, integer }) => integer.size(System::Linux) > ENUM_SIZE,
            Some(Flags::Names { .. } | Flags::None) | None => false,
        }
    }

    /// A parameter that is a device address. Any integer is valid, because the tests do not access the memory.
    pub(super) fn device(&mut self, i: usize, param: &Param) {
        let value = if param.nullable { "value_or_null" } else { "value" };
        self.make(format!("let a{i} = cubind::CuPtr::from_address(call.{value}::<u64>({i}));"));
        self.pass(i, format!("a{i}"));
        self.check(format!("call.passed({i}, &a{i});"));
    }

    /// A parameter with a value that CUDA writes.
    pub(super) fn out(&mut self, i: usize, param: &Param, effect: &Effect, is_static: bool) {
        let place = self.output("_");
        let begins = param.ty.pointee().map(|(to, _)| self.scope.types.initial_bytes(to)).unwrap_or_default();
        if *effect == Effect::Value {
            return self.check(format!("call.untouched({i}, &{place}, &{begins:?});"));
        }
        self.padding(i, param);
        let fill = fill(effect);
        if self.is_wider(i) {
            return self.check(format!("call.output_low::<_, u64>({i}, &{place}, {});", printed(&fill)));
        }
        let text = self.text(param);
        let check = match (fill == Fill::String, is_static) {
            (true, true) => format!("call.output_text({i}, {place}, {text:?});"),
            (true, false) => format!("call.output_text({i}, unsafe {{ lent_text({place}) }}, {text:?});"),
            (false, _) => {
                let begins = param.ty.pointee().map(|(to, _)| self.scope.types.initial_bytes(to)).unwrap_or_default();
                if begins.is_empty() {
                    format!("call.output({i}, &{place}, {});", printed(&fill))
                } else {
                    format!("call.output_of_new({i}, &{place}, {}, &{begins:?});", printed(&fill))
                }
            }
        };
        self.check(check);
    }

    /// A parameter with a value that CUDA updates and that the function returns.
    pub(super) fn in_and_out(&mut self, i: usize, param: &Param, effect: &Effect) {
        if !param.counts.is_empty() {
            let lengths = self.lengths(param);
            let place = self.output("_");
            self.check(format!("call.counted({i}, &{place}, &[{lengths}]);"));
        } else if !param.nullable {
            if let Some(Chosen::Bytes(size)) = self.chosen(param) {
                self.make(format!("let a{i} = call.number({size});"));
            } else {
                self.make(format!("let a{i} = call.value({i});"));
                self.pass(i, format!("a{i}"));
            }
            let place = self.output("_");
            self.check(format!("call.updated({i}, &{place}, &a{i}, {});", printed(&fill(effect))));
        } else {
            self.in_place(i, param, effect);
        }
    }

    /// A parameter with a value that CUDA updates in place.
    pub(super) fn in_place(&mut self, i: usize, param: &Param, effect: &Effect) {
        let nullable = param.nullable;
        self.make(format!("let mut a{i} = call.value({i});"));
        self.pass(i, if nullable { format!("call.option_mut(&mut a{i})") } else { format!("&mut a{i}") });
        let present = self.present(i, nullable);
        if *effect == Effect::Value {
            return self.check(format!("call.unchanged({i}, {present});"));
        }
        self.padding(i, param);
        self.check(format!("call.changed({i}, {present}, {});", printed(&fill(effect))));
    }

    /// Declares the padding of a record that consists of exactly two values. Rust may pass such a record as two
    /// separate values, without the padding.
    fn padding(&mut self, i: usize, param: &Param) {
        let record = param.ty.pointee().and_then(|(to, _)| to.name()).and_then(|name| self.scope.types.resolved(name));
        let Some(TypeKind::Record { union: false, fields, size, .. }) = record.map(|found| &found.item.kind) else {
            return;
        };
        let [first, second] = fields.as_slice() else { return };
        for (field, next) in [(first, second.offset), (second, *size)] {
            let Some(length) = self.size_of_value(&field.ty) else { return };
            let end = field.offset + length;
            if end < next {
                self.check(format!("call.padding({i}, {end}, {next});"));
            }
        }
    }

    /// The size of a number, an enum member, or an object. `None` for all other values.
    fn size_of_value(&self, ty: &CType) -> Option<u64> {
        self.scope.types.kind(ty).is_scalar().then(|| self.scope.size(ty))
    }

    /// A parameter that is a scalar on the host or on the device. Recording stubs have no device, so the scalar is on
    /// the host.
    pub(super) fn scalar(&mut self, i: usize, effect: &Effect, (direction, selected): (Direction, bool)) {
        let ty = if selected { format!(": [u8; {}]", self.choice.size) } else { String::new() };
        let mutable = if direction == Direction::In { "" } else { "mut " };
        self.make(format!("let {mutable}a{i}{ty} = call.value({i});"));
        let scalar = if direction == Direction::In { "Scalar" } else { "ScalarMut" };
        self.pass(i, format!("cubind::{scalar}::Host(&{mutable}a{i})"));
        self.check(match direction {
            Direction::In => format!("call.refers({i}, {});", self.present(i, false)),
            Direction::Out | Direction::InOut => {
                format!("call.changed({i}, Some(&a{i}), {});", printed(&fill(effect)))
            }
        });
    }

    /// A parameter that is a scalar whose type the caller chooses. The library receives a copy that is followed by zero
    /// bytes.
    pub(super) fn any_scalar(&mut self, i: usize, scalar: &str, size: &str, nullable: bool) {
        self.make(format!("let a{i}: [u8; {size}] = call.value({i});"));
        let made = format!("cubind::{scalar}::of::<[u8; {size}]>");
        self.pass(
            i,
            match nullable {
                true => format!("call.option(&a{i}).copied().map({made})"),
                false => format!("{made}(a{i})"),
            },
        );
        self.check(format!("call.copied({i}, {});", self.present(i, nullable)));
    }

    /// A parameter with a value whose type is selected by an enum member.
    pub(super) fn attribute(&mut self, i: usize, param: &Param, direction: Direction) {
        match direction {
            Direction::In => {
                self.make(format!("let a{i}: [u8; {}] = call.value({i});", self.choice.size));
                self.pass(i, self.optional(i, param.nullable));
                // A function that takes a key takes the value itself. The library then receives the address of a copy.
                let refers = if self.function.plan.attribute.is_some() { "refers_or_copy" } else { "refers" };
                self.check(format!("call.{refers}({i}, {});", self.present(i, param.nullable)));
            }
            Direction::Out | Direction::InOut => {
                let place = self.output(format!("[u8; {}]", self.choice.size));
                self.check(format!("call.output({i}, &{place}, Fill::Pattern);"));
            }
        }
    }
}
