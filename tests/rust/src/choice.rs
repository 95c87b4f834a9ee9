//! A pseudorandom number generator with a seed.

/// The generator SplitMix64 (Steele, Lea and Flood, 2014).
#[derive(Clone, Copy, Debug)]
pub struct Choice(u64);

impl Choice {
    /// Creates a generator with this seed.
    pub const fn new(seed: u64) -> Self {
        Self(seed)
    }

    /// Returns the next random number.
    pub const fn next(&mut self) -> u64 {
        self.0 = self.0.wrapping_add(0x9e37_79b9_7f4a_7c15);
        let mut bits = self.0;
        bits = (bits ^ (bits >> 30)).wrapping_mul(0xbf58_476d_1ce4_e5b9);
        bits = (bits ^ (bits >> 27)).wrapping_mul(0x94d0_49bb_1331_11eb);
        bits ^ (bits >> 31)
    }

    /// Returns a random number below `count`, which is at least one.
    pub const fn below(&mut self, count: usize) -> usize {
        (self.next() % count as u64) as usize
    }
}
