//! What is the same for all functions and handles of the modules `owned`: those have their heads and bodies.

/// For functions that return a `Result` and whose handles have owners. The module `checked` has the functions that they
/// call.
macro_rules! owned {
    ($status:ty;
        safe { $(
            fn $safe:ident $(<$($safe_generic:tt $(: $safe_bound:path)?),+>)? ($($safe_param:ident: $safe_ty:ty),* $(,)?)
                -> $safe_value:ty $safe_body:block
        )* }
        unsafe { $(
            $(#[$promise:meta])*
            fn $name:ident $(<$($generic:tt $(: $bound:path)?),+>)? ($($param:ident: $ty:ty),* $(,)?)
                -> $value:ty $body:block
        )* }
    ) => {
        $(
            #[doc = ::core::concat!(
                "As [`", ::core::stringify!($safe), "`](checked::", ::core::stringify!($safe), "), with handles that have owners.",
            )]
            #[inline]
            pub fn $safe $(<$($safe_generic $(: $safe_bound)?),+>)? (
                $($safe_param: $safe_ty),*
            ) -> ::core::result::Result<$safe_value, $crate::Error<$status>> {
                // SAFETY: the handles are alive, the library checks the rest, and what is new has no other owner.
                ::core::result::Result::Ok(unsafe { $safe_body })
            }
        )*
        $(
            #[doc = ::core::concat!(
                "As [`", ::core::stringify!($name), "`](checked::", ::core::stringify!($name), "), with handles that have owners.",
                "\n\n# Safety\n",
            )]
            $(#[$promise])*
            #[inline]
            pub unsafe fn $name $(<$($generic $(: $bound)?),+>)? (
                $($param: $ty),*
            ) -> ::core::result::Result<$value, $crate::Error<$status>> {
                ::core::result::Result::Ok(unsafe { $body })
            }
        )*
    };
}

/// For the handles that a function of the module `checked` destroys.
macro_rules! destroy {
    ($status:ty; $($major:literal $handle:ty: |$object:ident| $body:expr;)*) => { $(
        // SAFETY: the library's functions that destroy something may be called on any thread.
        unsafe impl $crate::owned::Destroy<$major> for $handle {
            type Error = $crate::Error<$status>;

            #[inline]
            unsafe fn destroy(self) -> ::core::result::Result<(), $crate::Error<$status>> {
                #[allow(unused_mut)] // Some functions clear the variable.
                let mut $object = self;
                unsafe { $body }
            }
        }
    )* };
}

/// For the handles that several threads may use at the same time.
macro_rules! thread_safe {
    ($($handle:ty)*) => { $(
        // SAFETY: NVIDIA documents it.
        unsafe impl $crate::owned::ThreadSafe for $handle {}
    )* };
}

pub(crate) use {destroy, owned, thread_safe};
