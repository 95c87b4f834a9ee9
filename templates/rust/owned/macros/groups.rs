//! Library calls that are executed together: the calls of a group, and the calls of all ranks.

/// Rejects a call inside a group. The library would execute the call at the end of the group, and its memory is not
/// kept alive until then.
#[doc(hidden)]
#[macro_export]
macro_rules! __gen1_ungrouped {
    ($library:ident $function:ident) => {
        if $crate::owned::CallGroup::is_open() {
            let called = $crate::__gen1::called!($library, $function);
            return Err($crate::__gen1::extent::in_a_group(called));
        }
    };
}

/// Defines the group of a library, and the functions that can be called inside it.
#[doc(hidden)]
#[macro_export]
macro_rules! __gen1_group {
    (
        $status:ty; $library:ident: $starts:ident, $ends:ident;
        $(
            fn $name:ident $(<$($generic:ident $(: $bound:path)?),* $(,)?>)? ($this:ident $(, $param:ident: $ty:ty)* $(,)?)
                -> $value:ty $body:block
        )*
    ) => {
        $crate::__gen1::trusted!();

        #[doc = ::core::concat!(
            "A group of calls that are executed together when [`group()`] ends, between `", ::core::stringify!($starts), "` and `",
            ::core::stringify!($ends), "`.",
        )]
        #[derive(Debug)]
        pub struct Group<'g>($crate::owned::CallGroup<'g, $crate::Error<$status>>);

        #[doc = ::core::concat!(
            "Executes the calls of a closure together, between `", ::core::stringify!($starts), "` and `", ::core::stringify!($ends),
            "`. Their arguments are borrowed until then, so each argument must outlive the closure.",
        )]
        ///
        /// # Errors
        ///
        #[doc = ::core::concat!(
            "Errors of the closure, of `", ::core::stringify!($starts), "` and of `", ::core::stringify!($ends),
            "`; an error if this thread is already in a group.",
        )]
        pub fn group<'g, R>(
            body: impl ::core::ops::FnOnce(&mut Group<'g>) -> Result<R, $crate::Error<$status>>,
        ) -> Result<R, $crate::Error<$status>> {
            $crate::__gen1::owned::ungrouped!($library $starts);
            // SAFETY: there are no arguments. Until the group ends, functions of `owned` reject calls, except for those
            // whose arguments the group keeps.
            unsafe { checked::$starts()? };
            // SAFETY: the group has begun on this thread.
            let end = || unsafe { checked::$ends() };
            // SAFETY: the group has begun on this thread.
            let mut group = Group(unsafe { $crate::owned::CallGroup::begun(end) });
            let result = body(&mut group);
            group.0.end().and(result)
        }

        impl<'g> Group<'g> { $(
            #[doc = ::core::concat!("Like [`", ::core::stringify!($name), "`](fn@", ::core::stringify!($name), "), inside the group.")]
            ///
            /// # Errors
            ///
            /// Errors of the function that is called in the group.
            #[inline]
            pub fn $name $(<$($generic $(: $bound)?),*>)? (
                &mut $this $(, $param: $ty)*
            ) -> Result<$value, $crate::Error<$status>> {
                // SAFETY: the requirements are those of the function; the group keeps the arguments until it has ended.
                Ok(unsafe { $body })
            }
        )* }
    };
}

/// Keeps memory, and the handle that submits the work, until the group ends, and then records the work that uses it.
#[doc(hidden)]
#[macro_export]
macro_rules! __gen1_hold {
    ($this:ident: $work:ident; $($memory:ident)*) => {
        let work = $work.work;
        $($this.0.hold($memory.1, &work);)*
    };
}

/// Defines the type for all ranks of a communicator. Calls of all ranks are made together.
#[doc(hidden)]
#[macro_export]
macro_rules! __gen1_ranks {
    (
        $status:ty; $library:ident: $owner:ty, $starts:ident, $ends:ident, $makes:ident, $asks:ident, $pending:path;
        $(
            fn $name:ident <$life:lifetime $(, $generic:ident $(: $bound:path)?)* $(,)?> (
                $this:ident $(, $param:ident: $ty:ty)* $(,)?
            ) $body:block
        )*
    ) => {
        $crate::__gen1::trusted!();

        #[doc = ::core::concat!(
            "All ranks of a communicator, one for each of several devices of this process, in order. They are created by `",
            ::core::stringify!($makes), "`.",
        )]
        ///
        /// Each method calls the function for all participating ranks in one group, with the same arguments except for
        /// memory and streams. Therefore the methods are safe.
        ///
        /// All calls are checked before the first one is made. If any call is rejected, none is made.
        #[derive(Debug)]
        pub struct Ranks(::std::vec::Vec<$owner>);

        impl Ranks {
            /// Creates a rank for each of these devices.
            ///
            /// # Errors
            ///
            #[doc = ::core::concat!("Errors of `", ::core::stringify!($makes), "`; an error if this thread is in a group of calls.")]
            pub fn new(devices: &[$crate::owned::Device]) -> Result<Self, $crate::Error<$status>> {
                $crate::__gen1::owned::ungrouped!($library $makes);
                // The library works in these contexts, whichever context is current, so memory has to wait for them.
                if let Err(error) = devices.iter().try_for_each(|device| device.primary_context().map(drop)) {
                    return Err($crate::__gen1::extent::without_context($crate::__gen1::called!($library, $makes), &error));
                }
                let numbers: ::std::vec::Vec<i32> = devices.iter().map(|device| device.number()).collect();
                let mut made: ::std::vec::Vec<_> = devices.iter().map(|_| $crate::__gen1::zeroed()).collect();
                // SAFETY: the array has an element for each device, and all calls are made below.
                unsafe { checked::$makes(&mut made, &numbers)? };
                // SAFETY: the ranks are new, and have no other owner.
                let ranks = Self(made.into_iter().map(|rank| unsafe { <$owner>::from_raw(rank) }).collect());
                ranks.settle();
                Ok(ranks)
            }

            /// The number of ranks.
            pub fn len(&self) -> usize {
                self.0.len()
            }

            /// Returns true if there are no ranks.
            pub fn is_empty(&self) -> bool {
                self.0.is_empty()
            }

            /// Returns the ranks, each with its own owner.
            ///
            /// # Safety
            ///
            #[doc = ::core::concat!("The obligations of the callers of `", ::core::stringify!($makes), "`.")]
            pub unsafe fn into_owners(self) -> ::std::vec::Vec<$owner> {
                self.0
            }

            /// Waits until the library has started its background work, if any.
            fn settle(&self) {
                let is_pending = |rank: &$owner| {
                    // SAFETY: the rank is alive.
                    let state = unsafe { checked::$asks(rank.handle()) };
                    ::core::matches!(state, Ok(state) if state == $pending)
                };
                for rank in &self.0 {
                    while is_pending(rank) {
                        ::std::thread::yield_now();
                    }
                }
            }

            /// Makes the calls of a closure inside a group.
            fn together<'g>(
                &'g self,
                calls: impl ::core::ops::FnOnce(&mut Group<'g>) -> Result<(), $crate::Error<$status>>,
            ) -> Result<(), $crate::Error<$status>> {
                $crate::__gen1::owned::ungrouped!($library $starts);
                // SAFETY: there are no arguments. The group keeps the arguments of its calls.
                unsafe { checked::$starts()? };
                let end = || {
                    // SAFETY: the group has begun on this thread.
                    let ended = unsafe { checked::$ends() };
                    self.settle();
                    ended
                };
                // SAFETY: the group has begun on this thread.
                let mut group = Group(unsafe { $crate::owned::CallGroup::begun(end) });
                let result = calls(&mut group);
                group.0.end().and(result)
            }
        }

        impl Ranks { $(
            #[doc = ::core::concat!("Like [`", ::core::stringify!($name), "`](fn@", ::core::stringify!($name), "), for all participating ranks.")]
            ///
            /// # Errors
            ///
            /// Errors of the method that is called for the ranks, or an error if any rank lacks its memory or its
            /// stream.
            pub fn $name <$life $(, $generic $(: $bound)?)*> (
                &$life $this $(, $param: $ty)*
            ) -> Result<(), $crate::Error<$status>> {
                // SAFETY: the requirements are those of the function; the group keeps the arguments until it has ended,
                // and the calls of all ranks match.
                unsafe { $body }
                Ok(())
            }
        )* }
    };
}

/// Rejects a call that is not made by all ranks.
#[doc(hidden)]
#[macro_export]
macro_rules! __gen1_all_ranks {
    ($this:ident $library:ident $function:ident: $all:ident) => {
        if $all.len() != $this.len() {
            let called = $crate::__gen1::called!($library, $function);
            return Err($crate::__gen1::extent::not_all(called, $all.len(), $this.len()));
        }
    };
}

/// Returns a rank and its index in the library's type, or an error if there is no rank with this index.
#[doc(hidden)]
#[macro_export]
macro_rules! __gen1_one_rank {
    ($this:ident $library:ident $function:ident: $number:ident) => {
        match ($this.0.get($number), ::core::convert::TryFrom::try_from($number)) {
            (Some(rank), Ok(number)) => (rank, number),
            _ => {
                let called = $crate::__gen1::called!($library, $function);
                return Err($crate::__gen1::extent::no_rank(called, $number, $this.len()));
            }
        }
    };
}

/// Returns the number of ranks, for computing lengths, or an error if the library does not report it.
#[doc(hidden)]
#[macro_export]
macro_rules! __gen1_rank_count {
    ($library:ident $function:ident: $count:expr) => {
        match $count {
            count if count > 0 => count as i128,
            _ => {
                let called = $crate::__gen1::called!($library, $function);
                return Err($crate::__gen1::extent::no_ranks(called));
            }
        }
    };
}
