//! Assertions that the layout of a record is the same as in C.

/// Panics with this message if a size, an alignment or an offset of a record differs from C. Each pair contains the
/// value in Rust and the value in C.
pub const fn assert_layout(message: &str, values: &[(usize, usize)]) {
    let mut index = 0;
    while index < values.len() {
        if values[index].0 != values[index].1 {
            panic!("{}", message);
        }
        index += 1;
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn accepts_equal_layouts() {
        assert_layout("R differs", &[(8, 8), (4, 4), (0, 0)]);
    }

    #[test]
    #[should_panic(expected = "R differs")]
    fn rejects_a_different_offset() {
        assert_layout("R differs", &[(8, 8), (4, 4), (0, 0), (4, 2)]);
    }
}
