//! The head and the body of each function of the modules `owned`.

/// For functions that return a `Result` and whose handles have owners. The module `checked` has the functions that they
/// call.
#[doc(hidden)]
#[macro_export]
macro_rules! __gen1_owned {
    ($status:ty;
        safe { $(
            $(#[$told:meta])*
            fn $safe:ident $(<$($safe_life:lifetime),* $(,)? $($safe_generic:ident $(: $safe_bound:path)?),* $(,)?>)? ($($safe_param:ident: $safe_ty:ty),* $(,)?)
                -> $safe_value:ty $safe_body:block
        )* }
        unsafe { $(
            $(#[$promise:meta])*
            fn $name:ident $(<$($life:lifetime),* $(,)? $($generic:ident $(: $bound:path)?),* $(,)?>)? ($($param:ident: $ty:ty),* $(,)?)
                -> $value:ty $body:block
        )* }
    ) => {
        $crate::__gen1::trusted!();
        $(
            #[doc = ::core::concat!(
                "As [`", ::core::stringify!($safe), "`](checked::", ::core::stringify!($safe), "), with handles that have owners.\n",
            )]
            $(#[$told])*
            #[inline]
            pub fn $safe $(<$($safe_life,)* $($safe_generic $(: $safe_bound)?),*>)? (
                $($safe_param: $safe_ty),*
            ) -> ::core::result::Result<$safe_value, $crate::Error<$status>> {
                // SAFETY: the handles are alive, memory is long enough and waits, scalars are on the host, the library checks the
                // rest, and what is new has no other owner.
                ::core::result::Result::Ok(unsafe { $safe_body })
            }
        )*
        $(
            #[doc = ::core::concat!(
                "As [`", ::core::stringify!($name), "`](checked::", ::core::stringify!($name), "), with handles that have owners.\n",
            )]
            $(#[$promise])*
            #[inline]
            pub unsafe fn $name $(<$($life,)* $($generic $(: $bound)?),*>)? (
                $($param: $ty),*
            ) -> ::core::result::Result<$value, $crate::Error<$status>> {
                ::core::result::Result::Ok(unsafe { $body })
            }
        )*
    };
}

/// Launches a graph in a stream, and tells those who remember it.
#[doc(hidden)]
#[macro_export]
macro_rules! __gen1_launched {
    ($told:ident $stream:ident; $launch:expr) => {{
        let launched = $launch;
        // Some of it may have begun although there is an error.
        $crate::owned::$told(&$stream);
        launched?
    }};
}

/// The addresses of memory that knows its owner, and what is kept of that.
#[doc(hidden)]
#[macro_export]
macro_rules! __gen1_given {
    ($($memory:ident)*) => {
        // A group moves what is kept.
        $(#[allow(unused_mut)] let mut $memory = $crate::owned::KernelArgument::into_device($memory);)*
    };
}

/// Tells the owners of that memory whose work uses it: nobody asks for the stream of bare addresses.
#[doc(hidden)]
#[macro_export]
macro_rules! __gen1_remember {
    ($work:expr; $($memory:ident)*) => {
        if $($crate::owned::Held::remembers(&$memory.1))||* {
            let work = $work;
            $($crate::owned::Held::by(&mut $memory.1, &work);)*
        }
    };
}
