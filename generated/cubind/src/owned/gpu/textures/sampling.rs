//! Sampling options of textures.

use crate::owned::base::{
    CU_TRSF_NORMALIZED_COORDINATES, CU_TRSF_READ_AS_INTEGER, CU_TRSF_SRGB, CUDA_TEXTURE_DESC, CUaddress_mode, CUfilter_mode,
};

/// The result of reading a texture at out-of-range coordinates.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
#[non_exhaustive]
pub enum AddressMode {
    /// The value at the nearest valid coordinates.
    #[default]
    Clamp,
    /// Zero.
    Border,
    /// The values repeat in the same order. Coordinates must be [normalized](Sampling::normalized).
    Wrap,
    /// The values repeat in alternating order, mirrored at the edges. Coordinates must be
    /// [normalized](Sampling::normalized).
    Mirror,
}

/// Options for sampling a [`Texture`](super::Texture).
///
/// ```
/// use cubind::owned::{AddressMode, Sampling};
/// let smooth = Sampling::new().linear().normalized().address([AddressMode::Wrap; 3]);
/// ```
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
#[must_use]
pub struct Sampling {
    address: [AddressMode; 3],
    is_linear: bool,
    is_normalized: bool,
    is_srgb: bool,
    as_floats: bool,
}

impl Sampling {
    /// Creates options that read the nearest value, without conversion. Coordinates are not normalized, and are
    /// clamped.
    pub fn new() -> Self {
        Self::default()
    }

    /// Enables linear interpolation. The values must be floating-point values, or be read [as floats](Self::as_floats).
    pub const fn linear(mut self) -> Self {
        self.is_linear = true;
        self
    }

    /// Normalizes coordinates: they range from 0 to 1.
    pub const fn normalized(mut self) -> Self {
        self.is_normalized = true;
        self
    }

    /// Reads 8-bit and 16-bit integers as floating-point values from 0 to 1, or from -1 to 1 if they are signed.
    pub const fn as_floats(mut self) -> Self {
        self.as_floats = true;
        self
    }

    /// Reads 8-bit integers as sRGB colors, and converts them to linear colors, [as floats](Self::as_floats).
    pub const fn srgb(mut self) -> Self {
        self.is_srgb = true;
        self.as_floats()
    }

    /// Sets the address mode of each dimension.
    pub const fn address(mut self, modes: [AddressMode; 3]) -> Self {
        self.address = modes;
        self
    }

    /// Returns the options in the driver's format.
    pub(super) fn descriptor(&self) -> CUDA_TEXTURE_DESC {
        let flag = |is_set, flag| if is_set { flag } else { 0 };
        CUDA_TEXTURE_DESC {
            addressMode: self.address.map(|mode| match mode {
                AddressMode::Clamp => CUaddress_mode::CU_TR_ADDRESS_MODE_CLAMP,
                AddressMode::Border => CUaddress_mode::CU_TR_ADDRESS_MODE_BORDER,
                AddressMode::Wrap => CUaddress_mode::CU_TR_ADDRESS_MODE_WRAP,
                AddressMode::Mirror => CUaddress_mode::CU_TR_ADDRESS_MODE_MIRROR,
            }),
            filterMode: match self.is_linear {
                true => CUfilter_mode::CU_TR_FILTER_MODE_LINEAR,
                false => CUfilter_mode::CU_TR_FILTER_MODE_POINT,
            },
            flags: flag(self.is_normalized, CU_TRSF_NORMALIZED_COORDINATES)
                | flag(!self.as_floats, CU_TRSF_READ_AS_INTEGER)
                | flag(self.is_srgb, CU_TRSF_SRGB),
            ..CUDA_TEXTURE_DESC::default()
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_descriptor_has_the_selected_options() {
        let plain = Sampling::new().descriptor();
        assert_eq!((plain.flags, plain.filterMode), (CU_TRSF_READ_AS_INTEGER, CUfilter_mode::CU_TR_FILTER_MODE_POINT));
        let modes = [AddressMode::Wrap, AddressMode::Mirror, AddressMode::Border];
        let smooth = Sampling::new().linear().normalized().srgb().address(modes).descriptor();
        assert_eq!(smooth.flags, CU_TRSF_NORMALIZED_COORDINATES | CU_TRSF_SRGB);
        assert_eq!(smooth.filterMode, CUfilter_mode::CU_TR_FILTER_MODE_LINEAR);
        assert_eq!(smooth.addressMode.map(|mode| mode.0), [0, 2, 3]);
    }
}
