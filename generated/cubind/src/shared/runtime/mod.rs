//! Items that are the same in every major version (CUDA runtime API).
// Written by cubind's generator from `specs/`: do not edit.
#[allow(unused_imports)] // Some modules use only a part of the prelude.
use crate::__gen1::prelude::*;
#[allow(unused_imports)]
use crate::shared::driver;
#[cfg(doc)] // For links.
#[allow(unused_imports)]
use crate::shared as place;

mod enums;
mod types;
mod records;
mod constants;
mod functions;

pub use enums::*;
pub use types::*;
pub use records::*;
pub use constants::*;
pub use functions::*;

/// All items except the functions, for `sys` and `checked`, whose functions have the same names.
pub(crate) mod all_types {
    #[allow(unused_imports)]
    pub use super::enums::*;
    #[allow(unused_imports)]
    pub use super::types::*;
    #[allow(unused_imports)]
    pub use super::records::*;
    #[allow(unused_imports)]
    pub use super::constants::*;
}
