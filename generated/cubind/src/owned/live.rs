//! Traits of live handles, which are the arguments of safe functions.

use alloc::sync::Arc;

use super::handle::{Borrowed, Destroy, Owned};
use super::with::{DestroyWith, OwnedWith};
use crate::support::{Output, zeroed};

mod sealed {
    pub trait Sealed {}
}

impl<H: Destroy<MAJOR>, const MAJOR: u32> sealed::Sealed for &Owned<H, MAJOR> {}
impl<H: Destroy<MAJOR>, const MAJOR: u32> sealed::Sealed for &Arc<Owned<H, MAJOR>> {}
impl<H: DestroyWith<MAJOR>, const MAJOR: u32> sealed::Sealed for &OwnedWith<'_, H, MAJOR> {}
impl<H, const MAJOR: u32> sealed::Sealed for Borrowed<'_, H, MAJOR> {}
impl<H: Destroy<MAJOR>, const MAJOR: u32> sealed::Sealed for Option<&Owned<H, MAJOR>> {}

/// A live handle: `&Owned<H>`, `&Arc<Owned<H>>`, `&OwnedWith<'_, H>`, or `Borrowed<'_, H>`.
#[diagnostic::on_unimplemented(
    message = "`{Self}` is not known to be a live `{H}`",
    label = "needs a handle with an owner",
    note = "pass `&owned` of an `Owned<{H}, {MAJOR}>`, or a `Borrowed<{H}, {MAJOR}>`: `Borrowed::from_raw` creates one from a raw handle"
)]
pub trait AsHandle<H: Copy, const MAJOR: u32 = 0>: sealed::Sealed {
    /// Returns the handle.
    fn as_handle(&self) -> H;
}

impl<H: Destroy<MAJOR>, const MAJOR: u32> AsHandle<H, MAJOR> for &Owned<H, MAJOR> {
    #[inline]
    fn as_handle(&self) -> H {
        self.handle()
    }
}

impl<H: Destroy<MAJOR>, const MAJOR: u32> AsHandle<H, MAJOR> for &Arc<Owned<H, MAJOR>> {
    #[inline]
    fn as_handle(&self) -> H {
        self.handle()
    }
}

impl<H: DestroyWith<MAJOR>, const MAJOR: u32> AsHandle<H, MAJOR> for &OwnedWith<'_, H, MAJOR> {
    #[inline]
    fn as_handle(&self) -> H {
        self.handle()
    }
}

impl<H: Copy, const MAJOR: u32> AsHandle<H, MAJOR> for Borrowed<'_, H, MAJOR> {
    #[inline]
    fn as_handle(&self) -> H {
        self.handle()
    }
}

/// A handle that is live for `'a`: `&'a Owned<H>`, or `Borrowed<'a, H>`. Objects that belong to the handle borrow it
/// for `'a`.
#[diagnostic::on_unimplemented(
    message = "`{Self}` is not known to be a live `{H}`",
    label = "needs a handle with an owner",
    note = "pass `&owned` of an `Owned<{H}, {MAJOR}>`, or a `Borrowed<{H}, {MAJOR}>`: `Borrowed::from_raw` creates one from a raw handle"
)]
pub trait LendHandle<'a, H: Copy, const MAJOR: u32 = 0>: AsHandle<H, MAJOR> {}

impl<'a, H: Destroy<MAJOR>, const MAJOR: u32> LendHandle<'a, H, MAJOR> for &'a Owned<H, MAJOR> {}
impl<'a, H: Destroy<MAJOR>, const MAJOR: u32> LendHandle<'a, H, MAJOR> for &'a Arc<Owned<H, MAJOR>> {}
impl<'a, H: DestroyWith<MAJOR>, const MAJOR: u32> LendHandle<'a, H, MAJOR> for &'a OwnedWith<'_, H, MAJOR> {}
impl<'a, H: Copy, const MAJOR: u32> LendHandle<'a, H, MAJOR> for Borrowed<'a, H, MAJOR> {}

/// A live handle, or none: `&Owned<H>`, `Borrowed<'_, H>`, `Option<&Owned<H>>`, `None`.
///
/// For a stream, `None` is the default stream.
#[diagnostic::on_unimplemented(
    message = "`{Self}` is not known to be a live `{H}`",
    label = "needs a handle with an owner, or `None`",
    note = "pass `&owned` of an `Owned<{H}, {MAJOR}>`, a `Borrowed<{H}, {MAJOR}>`, or `None`: `Borrowed::from_raw` creates one from a raw handle"
)]
pub trait MaybeHandle<H: Copy, const MAJOR: u32 = 0>: sealed::Sealed {
    /// Returns the handle, or NULL if there is none.
    fn as_handle_or_null(&self) -> H;

    /// Returns true if the handle has an [`Owned`], which reports the destruction of the object.
    #[doc(hidden)]
    fn has_owner(&self) -> bool;
}

impl<H: Destroy<MAJOR>, const MAJOR: u32> MaybeHandle<H, MAJOR> for &Owned<H, MAJOR> {
    #[inline]
    fn as_handle_or_null(&self) -> H {
        self.handle()
    }

    #[inline]
    fn has_owner(&self) -> bool {
        true
    }
}

impl<H: Destroy<MAJOR>, const MAJOR: u32> MaybeHandle<H, MAJOR> for &Arc<Owned<H, MAJOR>> {
    #[inline]
    fn as_handle_or_null(&self) -> H {
        self.handle()
    }

    #[inline]
    fn has_owner(&self) -> bool {
        true
    }
}

impl<H: Copy, const MAJOR: u32> MaybeHandle<H, MAJOR> for Borrowed<'_, H, MAJOR> {
    #[inline]
    fn as_handle_or_null(&self) -> H {
        self.handle()
    }

    #[inline]
    fn has_owner(&self) -> bool {
        false
    }
}

// The only implementation for an `Option`, so that the compiler can infer the type of `None`.
impl<H: Destroy<MAJOR> + Output, const MAJOR: u32> MaybeHandle<H, MAJOR> for Option<&Owned<H, MAJOR>> {
    #[inline]
    fn as_handle_or_null(&self) -> H {
        self.map_or_else(zeroed, Owned::handle)
    }

    #[inline]
    fn has_owner(&self) -> bool {
        self.is_some()
    }
}
