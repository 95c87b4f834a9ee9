//! Traits of handles: their destruction, the state that they keep alive, and the threads that may use them.

/// Makes handles keep alive the stream that a function sets, until their owner destroys them.
#[doc(hidden)]
#[macro_export]
macro_rules! __gen1_keeps {
    ($($major:literal $handle:ty)*) => {
        $crate::__gen1::trusted!();
        $(
        impl $crate::owned::Keeps<$major> for $handle {
            type All = $crate::owned::KeptStreams<Self>;

            fn all() -> &'static $crate::owned::KeptStreams<Self> {
                static STREAMS: $crate::owned::KeptStreams<$handle> = $crate::owned::KeptStreams::new();
                &STREAMS
            }

            unsafe fn destroy_by<E>(
                self,
                is_any_thread: bool,
                destroy: impl ::core::ops::FnOnce() -> ::core::result::Result<(), E> + Send + 'static,
            ) -> ::core::result::Result<(), E> {
                // SAFETY: the caller meets the same requirements.
                unsafe { <Self as $crate::owned::Keeps<$major>>::all().destroy(self, is_any_thread, destroy) }
            }
        }
        )*
    };
}

/// A variant for builds of the crate without shared streams.
#[doc(hidden)]
#[macro_export]
macro_rules! __gen1_keeps_nothing {
    ($($major:literal $handle:ty)*) => {
        $crate::__gen1::trusted!();
        $(
        impl $crate::owned::Keeps<$major> for $handle {
            type All = ();

            fn all() -> &'static () {
                &()
            }

            unsafe fn destroy_by<E>(
                self,
                _: bool,
                destroy: impl ::core::ops::FnOnce() -> ::core::result::Result<(), E> + Send + 'static,
            ) -> ::core::result::Result<(), E> {
                destroy()
            }
        }
        )*
    };
}

/// Destroys a handle, and then releases the state that it keeps alive.
#[doc(hidden)]
#[macro_export]
macro_rules! __gen1_destroy_then_release {
    ($major:literal $handle:ident, $destroy:expr) => {
        $crate::owned::Keeps::<$major>::destroy_by($handle, true, move || $destroy)
    };
    ($major:literal $handle:ident on its thread, $destroy:expr) => {
        $crate::owned::Keeps::<$major>::destroy_by($handle, false, move || $destroy)
    };
}

/// Sets the stream of a handle. The handle then keeps the stream alive.
#[doc(hidden)]
#[macro_export]
macro_rules! __gen1_keep {
    ($major:tt $handle:expr, $stream:ident; $set:expr) => {{
        let handle = $handle;
        $crate::owned::Keeps::<$major>::all_of(handle).set(handle, &$stream, || $set)?
    }};
}

/// Handles that a function of the module `checked` destroys.
#[doc(hidden)]
#[macro_export]
macro_rules! __gen1_destroy {
    ($status:ty; $($major:literal $handle:ty: |$object:ident| $body:expr $(, retire $retire:path)?;)*) => {
        $crate::__gen1::trusted!();
        $(
        // SAFETY: the function destroys objects of this type. `any_thread` specifies whether other threads may call it.
        unsafe impl $crate::owned::Destroy<$major> for $handle {
            type Error = $crate::Error<$status>;
            type Home = ();

            #[inline]
            fn home() {}

            #[inline]
            unsafe fn destroy(self, (): ()) -> ::core::result::Result<(), $crate::Error<$status>> {
                #[allow(unused_mut)] // Some functions clear the variable.
                let mut $object = self;
                unsafe { $body }
            }
            $(
                unsafe fn retire(self) {
                    $retire(self);
                }
            )?
        }
        )*
    };
}

/// Like `destroy`, for handles that are destroyed together with another handle.
#[doc(hidden)]
#[macro_export]
macro_rules! __gen1_destroy_with {
    ($status:ty; $($major:literal $handle:ty, with $with:ty: |$object:ident, $other:ident| $body:expr;)*) => {
        $crate::__gen1::trusted!();
        $(
        // SAFETY: the function destroys objects of this type. `any_thread` specifies whether other threads may call it.
        unsafe impl $crate::owned::DestroyWith<$major> for $handle {
            type Error = $crate::Error<$status>;
            type With = $with;

            #[inline]
            unsafe fn destroy_with(self, $other: $with) -> ::core::result::Result<(), $crate::Error<$status>> {
                #[allow(unused_mut)] // Some functions clear the variable.
                let mut $object = self;
                unsafe { $body }
            }
        }
        )*
    };
}

/// Handles that are only valid in the context in which they were created. They are destroyed in that context.
#[doc(hidden)]
#[macro_export]
macro_rules! __gen1_destroy_in_context {
    (
        $status:ty; $context:ty: $current:expr, $enter:expr, $leave:expr;
        $($major:literal $handle:ty: |$object:ident| $body:expr;)*
    ) => {
        $crate::__gen1::trusted!();
        $(
        // SAFETY: the function destroys objects of this type, and is called in the context of the object.
        unsafe impl $crate::owned::Destroy<$major> for $handle {
            type Error = $crate::Error<$status>;
            type Home = $context;

            fn home() -> $context {
                // Without a current context, the object cannot have been created, so NULL is never used.
                unsafe { $current() }.unwrap_or(<$context>::NULL)
            }

            unsafe fn destroy(self, home: $context) -> ::core::result::Result<(), $crate::Error<$status>> {
                let $object = self;
                if home.is_null() || unsafe { $current()? } == home {
                    return unsafe { $body };
                }
                unsafe { $enter(home)? };
                let destroyed = unsafe { $body };
                let left = unsafe { $leave() };
                destroyed.and(left.map(|_| ()))
            }
        }
        )*
    };
}

/// Handles that any thread may use, but not concurrently.
#[doc(hidden)]
#[macro_export]
macro_rules! __gen1_any_thread {
    ($($major:literal $handle:ty)*) => {
        $crate::__gen1::trusted!();
        $(
        // SAFETY: the comment at each use of the macro gives the reason.
        unsafe impl $crate::owned::AnyThread<$major> for $handle {}
        )*
    };
}

/// Handles that several threads may use at the same time.
#[doc(hidden)]
#[macro_export]
macro_rules! __gen1_thread_safe {
    ($($handle:ty)*) => {
        $crate::__gen1::trusted!();
        $(
        // SAFETY: the comment at each use of the macro gives the reason.
        unsafe impl $crate::owned::ThreadSafe for $handle {}
        )*
    };
}
