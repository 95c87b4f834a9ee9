//! Parameters with several values: arrays, buffers, strings, and lists of values whose types enum members select.

use super::{Builder, fill, limit, printed};
use crate::echo::effect::{Effect, Extent, Length};
use codegen_core::{
    api::roles::{Direction, Param},
    ctype::CType,
    spec::Count,
};

impl Builder<'_> {
    /// A parameter that is an array of typed elements.
    pub(super) fn array(&mut self, i: usize, param: &Param, effect: &Effect, (direction, count): (Direction, &Count)) {
        match (direction, count) {
            (Direction::In, Count::Fixed(len)) => {
                self.make(format!("let a{i}: [_; {len}] = call.value({i});"));
                self.pass(i, format!("&a{i}"));
                self.check(format!("call.refers({i}, Some(&a{i}));"));
            }
            (Direction::Out, Count::Fixed(_)) => {
                let place = self.output("_");
                self.check(format!("call.output({i}, &{place}, {});", printed(&fill(effect))));
            }
            (Direction::In, _) => {
                self.slice(i, param, "_");
                self.pass(i, format!("&a{i}"));
                let check = if reads_own(effect) { "refers_own" } else { "refers_slice" };
                self.check(format!("call.{check}({i}, &a{i});"));
            }
            (Direction::Out | Direction::InOut, _) => {
                self.slice(i, param, "_");
                self.pass(i, format!("&mut a{i}"));
                let limit = limit(effect);
                self.check(format!("call.filled({i}, &a{i}, {limit}, {});", printed(&fill(effect))));
            }
        }
    }

    /// A parameter that is untyped memory.
    pub(super) fn buffer(&mut self, i: usize, param: &Param, effect: &Effect, direction: Direction) {
        // The elements have a size of two bytes. Therefore, a test fails if an element count is confused with a size in
        // bytes.
        let (element, size) = match param.ty.pointee() {
            Some((CType::Builtin(_), _)) => ("u8", 1),
            Some(_) | None => ("u16", 2),
        };
        match param.role.length() {
            Some(Count::Fixed(bytes)) => {
                self.make(format!("let mut a{i}: [{element}; {}] = call.value({i});", bytes.div_ceil(size)));
            }
            Some(Count::Param { .. } | Count::DivCeil { .. } | Count::Call(_) | Count::KnownBy(_)) | None => {
                self.slice(i, param, element);
            }
        }
        match direction {
            Direction::In => {
                self.pass(i, format!("&a{i}"));
                let check = if reads_own(effect) { "refers_own_bytes" } else { "refers_slice" };
                self.check(format!("call.{check}({i}, &a{i});"));
            }
            Direction::Out | Direction::InOut => {
                self.pass(i, format!("&mut a{i}"));
                self.check(format!("call.filled_bytes({i}, &a{i}, {});", limit(effect)));
            }
        }
    }

    /// A parameter that is a string that CUDA reads.
    pub(super) fn string(&mut self, i: usize, param: &Param) {
        let nullable = param.nullable;
        self.make(format!("let a{i} = call.text({i});"));
        self.pass(i, if nullable { format!("call.option(a{i}.as_c_str())") } else { format!("&a{i}") });
        let present = if nullable { format!("call.option(a{i}.as_c_str())") } else { format!("Some(&a{i})") };
        self.check(format!("call.refers_text({i}, {present});"));
    }

    /// A parameter that is a buffer for a string.
    pub(super) fn room(&mut self, i: usize, param: &Param, effect: &Effect) {
        self.make(match param.role.length() {
            Some(Count::Fixed(len)) => format!("let mut a{i}: [u8; {len}] = call.value({i});"),
            Some(Count::Param { .. } | Count::DivCeil { .. } | Count::Call(_) | Count::KnownBy(_)) | None => {
                format!("let mut a{i} = call.room({i}, {});", self.length(param))
            }
        });
        self.pass(i, format!("&mut a{i}"));
        self.check(format!("call.wrote_text({i}, &a{i}, {}, {:?});", limit(effect), self.text(param)));
    }

    /// A parameter that is an array whose element type is selected by an enum member.
    pub(super) fn selected_array(&mut self, i: usize, param: &Param, direction: Direction) {
        self.slice(i, param, &format!("[u8; {}]", self.choice.size));
        match direction {
            Direction::In => {
                self.pass(i, format!("&a{i}"));
                self.check(format!("call.refers_slice({i}, &a{i});"));
            }
            Direction::Out | Direction::InOut => {
                self.pass(i, format!("&mut a{i}"));
                self.check(format!("call.filled({i}, &a{i}, Limit::All, Fill::Pattern);"));
            }
        }
    }

    /// A parameter with several values whose types are selected by enum members.
    pub(super) fn attributes(&mut self, i: usize, param: &Param, direction: Direction, types: &str) {
        match direction {
            Direction::In => {
                self.slice(i, param, "_");
                self.pass(i, format!("&mut a{i}"));
                self.check(format!("call.refers_slice({i}, &a{i});"));
            }
            Direction::Out | Direction::InOut => {
                let sizes: Vec<String> =
                    self.scope.choices(types).iter().map(|choice| choice.size.to_string()).collect();
                self.make(format!("let mut m{i} = call.memories({i}, {});", self.length(param)));
                self.make(format!("let mut a{i} = m{i}.addresses();"));
                self.pass(i, format!("&mut a{i}"));
                self.check(format!("call.refers_slice({i}, &a{i});"));
                self.check(format!("call.filled_memories({i}, &m{i}, &[{}]);", sizes.join(", ")));
            }
        }
    }
}

/// Returns true if no argument determines the number of elements that are read. The recording stub then reads its fixed
/// length.
fn reads_own(effect: &Effect) -> bool {
    matches!(effect, Effect::Read(Extent::Elements(Length::Own) | Extent::Bytes(Length::Own)))
}
