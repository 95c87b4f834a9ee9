//! Textures and surfaces, their arrays, and their sampling options.
//!
//! In CUDA, the object that a kernel gets and the memory behind it are separate. Here the object holds the memory: a
//! [`Texture`] of an [`Array`] keeps the array alive, one of a buffer borrows it. Both wait for the kernels that use
//! them.

mod array;
mod sampling;
mod surface;
mod texel;
mod texture;

pub use array::{Array, ArrayShape};
pub use sampling::{AddressMode, Sampling};
pub use surface::Surface;
pub use texel::Texel;
pub use texture::Texture;
