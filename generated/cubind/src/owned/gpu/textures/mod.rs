//! Textures and surfaces, the arrays that they show, and how they are read.
//!
//! The object that a kernel gets, and the memory that it shows, are two things in CUDA. Here the object has the memory: a
//! [`Texture`] of an [`Array`] keeps that, one of a buffer borrows it. Both wait for the kernels that they were given to.

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
