//! Signatures and bodies of the functions in the modules `owned`.

/// Defines functions that take owned handles and return a `Result`. They call the functions of the module `checked`.
/// The first line of a function's documentation is a summary, or empty. `symbol` is the C function, if its name differs.
#[doc(hidden)]
#[macro_export]
macro_rules! __gen1_owned {
    ($module:ident, $status:ty;
        safe { $(
            $(#[symbol = $safe_symbol:ident])?
            #[doc = $safe_summary:literal]
            $(#[$meta:meta])*
            fn $safe:ident $(<$($safe_life:lifetime),* $(,)? $($safe_generic:ident $(: $safe_bound:path)?),* $(,)?>)? ($($safe_param:ident: $safe_ty:ty),* $(,)?)
                -> $safe_value:ty $safe_body:block
        )* }
        unsafe { $(
            $(#[symbol = $symbol:ident])?
            #[doc = $summary:literal]
            $(#[$promise:meta])*
            fn $name:ident $(<$($life:lifetime),* $(,)? $($generic:ident $(: $bound:path)?),* $(,)?>)? ($($param:ident: $ty:ty),* $(,)?)
                -> $value:ty $body:block
        )* }
    ) => {
        $crate::__gen1::trusted!();
        $(
            #[doc = $safe_summary]
            #[cfg_attr(doc, doc = $crate::__gen1::form!(owned $module $safe $($safe_symbol)?))]
            $(#[$meta])*
            #[inline]
            pub fn $safe $(<$($safe_life,)* $($safe_generic $(: $safe_bound)?),*>)? (
                $($safe_param: $safe_ty),*
            ) -> Result<$safe_value, $crate::Error<$status>> {
                // SAFETY: the handles are alive. Memory is long enough, and is ordered with other work. Scalars are on
                // the host. The library checks the rest, and new objects have no other owner.
                Ok(unsafe { $safe_body })
            }
        )*
        $(
            #[doc = $summary]
            #[cfg_attr(doc, doc = $crate::__gen1::form!(owned $module $name $($symbol)?))]
            $(#[$promise])*
            #[inline]
            pub unsafe fn $name $(<$($life,)* $($generic $(: $bound)?),*>)? (
                $($param: $ty),*
            ) -> Result<$value, $crate::Error<$status>> {
                Ok(unsafe { $body })
            }
        )*
    };
}

/// Launches a graph in a stream, and records the launch for the memory of the graph.
#[doc(hidden)]
#[macro_export]
macro_rules! __gen1_launched {
    ($recorder:ident $library:ident $function:ident: $graph:expr, $stream:ident; $launch:expr) => {
        $crate::owned::$recorder($crate::__gen1::called!($library, $function), $graph, &$stream, || $launch)?
    };
}

/// Returns the addresses of memory with an owner, and the state that is kept during the call. If a stream uses the
/// memory, its work is ordered after the earlier work on the memory. If the call takes the stream of a handle's work,
/// the graph that records the work keeps the handle alive.
#[doc(hidden)]
#[macro_export]
macro_rules! __gen1_borrow {
    ($($memory:ident)*) => {
        $(let mut $memory = $crate::owned::KernelArgument::into_device($memory);)*
    };
    ($work:ident = $is:expr, $called:ident: $([$user:ident = $major:tt $handle:expr])? $($memory:ident)*) => {
        $(let mut $user = {
            let handle = $handle;
            $crate::owned::Keeps::<$major>::all_of(handle).in_use(handle)
        };)?
        $(let mut $memory = $crate::owned::KernelArgument::into_device($memory);)*
        let mut $work = $crate::owned::CallMemory {
            arguments: &mut [
                $((::core::stringify!($user), &mut $user.1),)?
                $((::core::stringify!($memory), &mut $memory.1)),*
            ],
            work: $crate::owned::Work::Done,
        };
        // Bare addresses do not depend on the stream.
        if $work.are_remembered() {
            // The function is passed as a pointer, as in `symbol.rs`. With `?`, the compiler would have to infer
            // another error type.
            #[allow(clippy::question_mark, reason = "shorter for the compiler")]
            if let Err(error) = ($crate::owned::CallMemory::order as fn(&mut _, _, _) -> _)(&mut $work, $called, $is) {
                return Err(error);
            }
        }
    };
}

/// Records the work that uses this memory.
#[doc(hidden)]
#[macro_export]
macro_rules! __gen1_record_use {
    ($work:ident; $($memory:ident)*) => {
        $work.record();
    };
    ($work:expr; $($memory:ident)*) => {
        $($crate::owned::Held::by(&mut $memory.1, &$work);)*
    };
}

/// Returns the work of a call in the stream that a handle stores.
#[doc(hidden)]
#[macro_export]
macro_rules! __gen1_set_in {
    ($major:tt $handle:expr) => {{
        let handle = $handle;
        $crate::owned::Work::as_set($crate::owned::Keeps::<$major>::all_of(handle), handle)
    }};
}
