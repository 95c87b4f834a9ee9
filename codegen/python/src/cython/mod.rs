//! Cython interface of a library: the capsules of C functions ([`signature`]), and the `.pxd` files that declare these
//! functions and their types ([`declarations`]).

mod declarations;
mod files;
mod functions;
mod records;
mod signature;
mod spelling;

pub(super) use declarations::{Class, Pxd, pxd};
pub(super) use files::{files, module};
pub(super) use signature::functions;
