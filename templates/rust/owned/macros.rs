//! What is the same for all functions and handles of the modules `owned`: those have their heads and bodies.

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
        $(
            #[doc = ::core::concat!(
                "As [`", ::core::stringify!($safe), "`](checked::", ::core::stringify!($safe), "), with handles that have owners.\n",
            )]
            $(#[$told])*
            #[inline]
            pub fn $safe $(<$($safe_life,)* $($safe_generic $(: $safe_bound)?),*>)? (
                $($safe_param: $safe_ty),*
            ) -> ::core::result::Result<$safe_value, $crate::Error<$status>> {
                // SAFETY: the handles are alive, the library checks the rest, and what is new has no other owner.
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

/// For the handles that a function of the module `checked` destroys.
#[doc(hidden)]
#[macro_export]
macro_rules! __gen1_destroy {
    ($status:ty; $($major:literal $handle:ty: |$object:ident| $body:expr $(, retire $retire:path)?;)*) => { $(
        // SAFETY: it is the function that destroys such an object. `any_thread` says whether other threads may call it.
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
                fn retire(self) {
                    $retire(self);
                }
            )?
        }
    )* };
}

/// The same for handles that a function destroys which takes the handle besides that they were made with.
#[doc(hidden)]
#[macro_export]
macro_rules! __gen1_destroy_with {
    ($status:ty; $($major:literal $handle:ty, with $with:ty: |$object:ident, $other:ident| $body:expr;)*) => { $(
        // SAFETY: it is the function that destroys such an object. `any_thread` says whether other threads may call it.
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
    )* };
}

/// The same for handles that mean something in the context alone in which they were made: they are destroyed there.
#[doc(hidden)]
#[macro_export]
macro_rules! __gen1_destroy_in_context {
    (
        $status:ty; $context:ty: $current:expr, $enter:expr, $leave:expr;
        $($major:literal $handle:ty: |$object:ident| $body:expr;)*
    ) => { $(
        // SAFETY: it is the function that destroys such an object, and it is called in the object's context.
        unsafe impl $crate::owned::Destroy<$major> for $handle {
            type Error = $crate::Error<$status>;
            type Home = $context;

            fn home() -> $context {
                // Where there is none, nothing can have been made.
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
    )* };
}

/// For the handles that any thread may use, one at a time.
#[doc(hidden)]
#[macro_export]
macro_rules! __gen1_any_thread {
    ($($major:literal $handle:ty)*) => { $(
        // SAFETY: what stands behind the handle, where this is called.
        unsafe impl $crate::owned::AnyThread<$major> for $handle {}
    )* };
}

/// For the handles that several threads may use at the same time.
#[doc(hidden)]
#[macro_export]
macro_rules! __gen1_thread_safe {
    ($($handle:ty)*) => { $(
        // SAFETY: what stands behind the handle, where this is called.
        unsafe impl $crate::owned::ThreadSafe for $handle {}
    )* };
}

/// Refuses memory that is too short, where it knows its length: how many values it has, or bytes without a type.
#[doc(hidden)]
#[macro_export]
macro_rules! __gen1_fits {
    (
        $library:ident $function:ident: $memory:ident $(as $of:ty)?, [$($count:ident $(* $stride:ident)?),*]
        $(; if $turned:ident != $member:path, [$($other:ident $(* $apart:ident)?),*])?
    ) => {
        let sides: &[(i128, i128)] = &[$(($count as i128, 1 $(* $stride as i128)?)),*];
        $(
            let turned: &[(i128, i128)] = &[$(($other as i128, 1 $(* $apart as i128)?)),*];
            let sides = if $turned != $member { turned } else { sides };
        )?
        let (has, unit) = $crate::__gen1_length!($memory $($of)?);
        let memory = (::core::stringify!($memory), unit);
        let called = $crate::__gen1::called!($library, $function);
        if let ::core::option::Option::Some(error) = $crate::__gen1::extent::refused(called, memory, has, sides) {
            return ::core::result::Result::Err(error);
        }
    };
}

/// How long memory is, and in what.
#[doc(hidden)]
#[macro_export]
macro_rules! __gen1_length {
    ($memory:ident $of:ty) => {
        ($crate::owned::DeviceInput::<$of>::values(&$memory), "values")
    };
    ($memory:ident) => {
        ($crate::owned::AnyDeviceInput::bytes(&$memory), "bytes")
    };
}

/// The addresses of memory that knows its owner, and what is kept of that.
#[doc(hidden)]
#[macro_export]
macro_rules! __gen1_given {
    ($($memory:ident)*) => {
        $(let mut $memory = $crate::owned::KernelArgument::into_device($memory);)*
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
