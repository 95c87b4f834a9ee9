//! Textures, surfaces, CUDA arrays and sampling options.
//!
//! In CUDA, the object that is passed to a kernel and the memory that it refers to are separate. In this module, the
//! object keeps the memory valid: a [`Texture`] of an [`Array`] keeps the array alive, and a `Texture` of a buffer
//! borrows the buffer. Both wait for the kernels that use them before they are destroyed.

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
