//! Memory sizes of discrete Fourier transform plans.

use super::extent::needed;

/// The memory layout of a batch of transforms.
#[derive(Clone, Copy, Debug)]
pub struct Layout<'a, N> {
    /// The allocated number of elements in each dimension (`nembed`); empty for contiguous data.
    room: &'a [N],
    stride: i128,
    distance: i128,
}

impl<'a, N: Copy + Into<i128>> Layout<'a, N> {
    /// Creates a layout of contiguous data.
    pub const fn side_by_side() -> Self {
        Self { room: &[], stride: 1, distance: 0 }
    }

    /// Creates a layout of strided data. Elements of the last dimension are `stride` apart, and transforms are
    /// `distance` apart. An empty slice passes NULL: the data is then contiguous, and the other two values are ignored.
    pub fn new(room: &'a [N], stride: N, distance: N) -> Self {
        match room {
            [] => Self::side_by_side(),
            room => Self { room, stride: stride.into(), distance: distance.into() },
        }
    }
}

/// The number of values that the transforms read, and the number of values that they write.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Lengths {
    /// The number of values that the transforms read.
    pub input: u128,
    /// The number of values that the transforms write.
    pub output: u128,
}

impl Lengths {
    /// The lengths of a batch of transforms. A half spectrum contains the elements of the last dimension up to the
    /// middle one.
    ///
    /// If only one layout is contiguous, libraries disagree on the interpretation of the other one, so both lengths are
    /// unknown. They are also unknown if a dimension or the batch is 0 or less, because cuFFT creates plans for such
    /// sizes that access memory.
    pub fn of<N: Copy + Into<i128>>(sizes: &[N], batch: i128, layouts: [Layout<'_, N>; 2], halves: [bool; 2]) -> Self {
        let [input, output] = layouts;
        let is_empty = batch <= 0 || sizes.iter().any(|size| (*size).into() <= 0);
        if is_empty || input.room.is_empty() != output.room.is_empty() {
            return Self { input: u128::MAX, output: u128::MAX };
        }
        let [half_input, half_output] = halves;
        Self { input: length(sizes, batch, &input, half_input), output: length(sizes, batch, &output, half_output) }
    }
}

/// The number of values up to the last value that is used.
fn length<N: Copy + Into<i128>>(sizes: &[N], batch: i128, layout: &Layout<'_, N>, is_half: bool) -> u128 {
    let Some((last, others)) = sizes.split_last() else { return u128::MAX };
    let last: i128 = (*last).into();
    let last = if is_half { last / 2 + 1 } else { last };
    // This is the distance between two elements of each dimension, from the last dimension to the first.
    let (mut apart, mut sides) = (layout.stride, alloc::vec![(last, layout.stride)]);
    for (number, size) in others.iter().enumerate().rev() {
        let room = if layout.room.is_empty() { Some(sides[sides.len() - 1].0) } else { rooms(layout, number + 1) };
        let Some(room) = room else { return u128::MAX };
        apart = apart.saturating_mul(room);
        sides.push(((*size).into(), apart));
    }
    let whole = sides.iter().fold(1_i128, |product, (size, _)| product.saturating_mul(*size));
    sides.push((batch, if layout.room.is_empty() { whole } else { layout.distance }));
    // Elements before the address are not in this memory.
    if sides.iter().any(|(_, apart)| *apart < 0) {
        return u128::MAX;
    }
    needed(&sides)
}

fn rooms<N: Copy + Into<i128>>(layout: &Layout<'_, N>, number: usize) -> Option<i128> {
    layout.room.get(number).map(|room| (*room).into())
}

#[cfg(test)]
mod tests {
    use super::*;

    const SIDE_BY_SIDE: [Layout<'static, i32>; 2] = [Layout::side_by_side(), Layout::side_by_side()];

    fn lengths(sizes: &[i32], batch: i128, layouts: [Layout<'_, i32>; 2], halves: [bool; 2]) -> (u128, u128) {
        let Lengths { input, output } = Lengths::of(sizes, batch, layouts, halves);
        (input, output)
    }

    #[test]
    fn lengths_of_contiguous_transforms() {
        assert_eq!(lengths(&[8], 1, SIDE_BY_SIDE, [false, false]), (8, 8));
        assert_eq!(lengths(&[8], 3, SIDE_BY_SIDE, [false, true]), (24, 15));
        assert_eq!(lengths(&[7], 3, SIDE_BY_SIDE, [true, false]), (12, 21));
        assert_eq!(lengths(&[2, 3, 8], 5, SIDE_BY_SIDE, [false, true]), (240, 150));
        assert_eq!(lengths(&[], 1, SIDE_BY_SIDE, [false, false]), (u128::MAX, u128::MAX));
        // cuFFT 12 creates these plans, but executing one reads an illegal address.
        for (sizes, batch) in [(&[1, 9, 0][..], 1), (&[8], 0), (&[-1], 1)] {
            assert_eq!(lengths(sizes, batch, SIDE_BY_SIDE, [false, false]), (u128::MAX, u128::MAX));
        }
        // The length exceeds any memory size, so it is unknown.
        let much = lengths(&[i32::MAX; 5], i128::MAX, SIDE_BY_SIDE, [false, false]);
        assert!(much.0 > usize::MAX as u128 && much.1 > usize::MAX as u128);
    }

    #[test]
    fn lengths_of_strided_transforms() {
        // The length is b * distance + (x * room[1] + y) * stride, with the last index of each dimension.
        let apart = |room, stride, distance| Layout::new(room, stride, distance);
        let layouts = || [apart(&[4, 10], 2, 100), apart(&[9, 6], 1, 50)];
        assert_eq!(lengths(&[3, 8], 2, layouts(), [false, false]), (100 + (2 * 10 + 7) * 2 + 1, 50 + 2 * 6 + 7 + 1));
        assert_eq!(lengths(&[3, 8], 2, layouts(), [false, true]).1, 50 + 2 * 6 + 4 + 1);
        let one = |room| lengths(&[3, 8], 2, [apart(room, 1, 24), apart(&[3, 8], 1, 24)], [false, false]).0;
        assert_eq!(one(&[3, 8]), 48);
        assert_eq!(one(&[3, -8]), u128::MAX, "before the address");
        assert_eq!(one(&[3]), u128::MAX, "too few");
        assert_eq!(one(&[]), u128::MAX, "contiguous, while the other is not");
        let ignored = [apart(&[], 2, 100), apart(&[], 1, 50)];
        assert_eq!(lengths(&[3, 8], 2, ignored, [false, true]), (48, 30), "strides beside NULL");
        assert_eq!(lengths(&[8], 2, [apart(&[8], 1, -8), apart(&[8], -1, 8)], [false, false]), (u128::MAX, u128::MAX));
    }
}
