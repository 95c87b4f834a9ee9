//! Calls that a library does together: those of a group, and those of all ranks.

/// Refuses a call in a group: it would be done when that ends, and nobody would know until when its memory has to stay.
#[doc(hidden)]
#[macro_export]
macro_rules! __gen1_ungrouped {
    ($library:ident $function:ident) => {
        if $crate::owned::CallGroup::is_open() {
            let called = $crate::__gen1::called!($library, $function);
            return ::core::result::Result::Err($crate::__gen1::extent::in_a_group(called));
        }
    };
}

/// The group of calls of a library that does them together, and those of its functions that a group has.
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
            "Calls that are done together, when [`group()`] ends: between `", ::core::stringify!($starts), "` and `",
            ::core::stringify!($ends), "`.",
        )]
        #[derive(Debug)]
        pub struct Group<'g>($crate::owned::CallGroup<'g, $crate::Error<$status>>);

        #[doc = ::core::concat!(
            "Does the calls of a closure together: between `", ::core::stringify!($starts), "` and `", ::core::stringify!($ends),
            "`. What they take is borrowed until then: whatever a call is given must live longer than the closure runs.",
        )]
        ///
        /// # Errors
        ///
        #[doc = ::core::concat!(
            "The closure's; what `", ::core::stringify!($starts), "` and `", ::core::stringify!($ends),
            "` return; that this thread is in a group already.",
        )]
        pub fn group<'g, R>(
            body: impl ::core::ops::FnOnce(&mut Group<'g>) -> ::core::result::Result<R, $crate::Error<$status>>,
        ) -> ::core::result::Result<R, $crate::Error<$status>> {
            $crate::__gen1::owned::ungrouped!($library $starts);
            // SAFETY: no arguments. Functions of `owned` are refused until the group ends, but for those that it keeps the
            // arguments of.
            unsafe { checked::$starts()? };
            // SAFETY: the group has begun on this thread.
            let end = || unsafe { checked::$ends() };
            // SAFETY: as above.
            let mut group = Group(unsafe { $crate::owned::CallGroup::begun(end) });
            let result = body(&mut group);
            group.0.end().and(result)
        }

        impl<'g> Group<'g> { $(
            #[doc = ::core::concat!("As [`", ::core::stringify!($name), "`](fn@", ::core::stringify!($name), "), in the group.")]
            ///
            /// # Errors
            ///
            /// As there.
            #[inline]
            pub fn $name $(<$($generic $(: $bound)?),*>)? (
                &mut $this $(, $param: $ty)*
            ) -> ::core::result::Result<$value, $crate::Error<$status>> {
                // SAFETY: as of the function, and the group keeps what is used until it has ended.
                ::core::result::Result::Ok(unsafe { $body })
            }
        )* }
    };
}

/// Keeps memory until the group ends, and tells its owners then whose work uses it.
#[doc(hidden)]
#[macro_export]
macro_rules! __gen1_hold {
    ($this:ident: $work:ident; $($memory:ident)*) => {
        $($this.0.hold($memory.1, &$work);)*
    };
}

/// All ranks of a communicator, and the calls that they make together.
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
            "All ranks of a communicator, one for each of some devices of this process, in their order. They are made by `",
            ::core::stringify!($makes), "`.",
        )]
        ///
        /// What they do they do together: each method makes the calls of all ranks that take part, in a group, so that they agree in
        /// everything but memory and streams. Nothing is left to promise.
        ///
        /// All are checked before the first is made. Where the library refuses one of them, it does none.
        #[derive(Debug)]
        pub struct Ranks(::std::vec::Vec<$owner>);

        impl Ranks {
            /// Makes a rank for each of these devices.
            ///
            /// # Errors
            ///
            #[doc = ::core::concat!("What `", ::core::stringify!($makes), "` returns; that this thread is in a group of calls.")]
            pub fn new(devices: &[$crate::owned::Device]) -> ::core::result::Result<Self, $crate::Error<$status>> {
                $crate::__gen1::owned::ungrouped!($library $makes);
                let numbers: ::std::vec::Vec<i32> = devices.iter().map(|device| device.number()).collect();
                let mut made: ::std::vec::Vec<_> = devices.iter().map(|_| $crate::__gen1::zeroed()).collect();
                // SAFETY: there is room for a handle of each device, and all calls are made below.
                unsafe { checked::$makes(&mut made, &numbers)? };
                // SAFETY: they are new, and have no other owner.
                let ranks = Self(made.into_iter().map(|rank| unsafe { <$owner>::from_raw(rank) }).collect());
                ranks.settle();
                ::core::result::Result::Ok(ranks)
            }

            /// How many there are.
            pub fn len(&self) -> usize {
                self.0.len()
            }

            /// Whether there are none.
            pub fn is_empty(&self) -> bool {
                self.0.is_empty()
            }

            /// The ranks, each with an owner of its own.
            ///
            /// # Safety
            ///
            #[doc = ::core::concat!("What the callers of `", ::core::stringify!($makes), "` promise.")]
            pub unsafe fn into_owners(self) -> ::std::vec::Vec<$owner> {
                self.0
            }

            /// Waits until the library has begun what it does in the background, if it does that.
            fn settle(&self) {
                let is_pending = |rank: &$owner| {
                    // SAFETY: the rank is alive.
                    let state = unsafe { checked::$asks(rank.handle()) };
                    ::core::matches!(state, ::core::result::Result::Ok(state) if state == $pending)
                };
                for rank in &self.0 {
                    while is_pending(rank) {
                        ::std::thread::yield_now();
                    }
                }
            }

            /// Does the calls of a closure in a group.
            fn together<'g>(
                &'g self,
                calls: impl ::core::ops::FnOnce(&mut Group<'g>) -> ::core::result::Result<(), $crate::Error<$status>>,
            ) -> ::core::result::Result<(), $crate::Error<$status>> {
                $crate::__gen1::owned::ungrouped!($library $starts);
                // SAFETY: no arguments. The group keeps what its calls are given.
                unsafe { checked::$starts()? };
                let end = || {
                    // SAFETY: the group has begun on this thread.
                    let ended = unsafe { checked::$ends() };
                    self.settle();
                    ended
                };
                // SAFETY: as above.
                let mut group = Group(unsafe { $crate::owned::CallGroup::begun(end) });
                let result = calls(&mut group);
                group.0.end().and(result)
            }
        }

        impl Ranks { $(
            #[doc = ::core::concat!("As [`", ::core::stringify!($name), "`](fn@", ::core::stringify!($name), "), of all ranks that take part.")]
            ///
            /// # Errors
            ///
            /// As there; that not every rank has its memory and its stream.
            pub fn $name <$life $(, $generic $(: $bound)?)*> (
                &$life $this $(, $param: $ty)*
            ) -> ::core::result::Result<(), $crate::Error<$status>> {
                // SAFETY: as of the function; the group keeps what is used until it has ended, and the calls agree.
                unsafe { $body }
                ::core::result::Result::Ok(())
            }
        )* }
    };
}

/// Refuses a call that not every rank makes.
#[doc(hidden)]
#[macro_export]
macro_rules! __gen1_all_ranks {
    ($this:ident $library:ident $function:ident: $all:ident) => {
        if $all.len() != $this.len() {
            let called = $crate::__gen1::called!($library, $function);
            return ::core::result::Result::Err($crate::__gen1::extent::not_all(called, $all.len(), $this.len()));
        }
    };
}

/// A rank and its number as the library has it, or the refusal of a number that none has.
#[doc(hidden)]
#[macro_export]
macro_rules! __gen1_one_rank {
    ($this:ident $library:ident $function:ident: $number:ident) => {
        match ($this.0.get($number), ::core::convert::TryFrom::try_from($number)) {
            (::core::option::Option::Some(rank), ::core::result::Result::Ok(number)) => (rank, number),
            _ => {
                let called = $crate::__gen1::called!($library, $function);
                return ::core::result::Result::Err($crate::__gen1::extent::no_rank(called, $number, $this.len()));
            }
        }
    };
}

/// The number of ranks, for extents; an error if the library reports none.
#[doc(hidden)]
#[macro_export]
macro_rules! __gen1_rank_count {
    ($library:ident $function:ident: $count:expr) => {
        match $count {
            count if count > 0 => count as i128,
            _ => {
                let called = $crate::__gen1::called!($library, $function);
                return ::core::result::Result::Err($crate::__gen1::extent::no_ranks(called));
            }
        }
    };
}
