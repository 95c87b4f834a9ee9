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

/// For the handles that keep the stream which a function sets: while they have an owner, as long as they live.
#[doc(hidden)]
#[macro_export]
macro_rules! __gen1_keeps {
    ($($major:literal $handle:ty)*) => { $(
        impl $crate::owned::Keeps<$major> for $handle {
            type Kept = ::std::vec::Vec<::std::sync::Arc<$crate::owned::Stream>>;
            type All = $crate::owned::KeptStreams<Self>;

            fn all() -> &'static $crate::owned::KeptStreams<Self> {
                static STREAMS: $crate::owned::KeptStreams<$handle> = $crate::owned::KeptStreams::new();
                &STREAMS
            }

            fn take(self) -> ::std::vec::Vec<::std::sync::Arc<$crate::owned::Stream>> {
                <Self as $crate::owned::Keeps<$major>>::all().take(self)
            }
        }
    )* };
}

/// The same where nobody shares a stream.
#[doc(hidden)]
#[macro_export]
macro_rules! __gen1_keeps_nothing {
    ($($major:literal $handle:ty)*) => { $(
        impl $crate::owned::Keeps<$major> for $handle {
            type Kept = ();
            type All = ();

            fn all() -> &'static () {
                &()
            }

            fn take(self) {}
        }
    )* };
}

/// Destroys a handle, and after it what it keeps: that stays if the handle may still be there.
#[doc(hidden)]
#[macro_export]
macro_rules! __gen1_then_kept {
    ($major:literal $handle:ident, $destroy:expr) => {{
        let kept = $crate::owned::Keeps::<$major>::take($handle);
        let destroyed = $destroy;
        if destroyed.is_err() {
            #[allow(forgetting_copy_types)] // It is nothing where nobody shares a stream.
            ::core::mem::forget(kept);
        }
        destroyed
    }};
}

/// Sets the stream of a handle, which keeps it.
#[doc(hidden)]
#[macro_export]
macro_rules! __gen1_keep {
    ($major:literal $handle:expr, $stream:ident; $set:expr) => {{
        let handle = $handle;
        $crate::owned::Keeps::<$major>::all_of(handle).set(handle, &$stream, || $set)?
    }};
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

/// How many ranks there are, for extents: more than any memory has values for where the library would not tell.
#[doc(hidden)]
#[macro_export]
macro_rules! __gen1_rank_count {
    ($count:expr) => {
        match $count {
            count if count > 0 => count as i128,
            _ => i128::from(u32::MAX),
        }
    };
}

/// Refuses memory that has fewer bytes than a handle tells.
#[doc(hidden)]
#[macro_export]
macro_rules! __gen1_measured {
    ($library:ident $function:ident: $memory:ident, $told:expr) => {
        let told = $told;
        let (has, unit) = $crate::__gen1_length!($memory);
        let (called, memory) = ($crate::__gen1::called!($library, $function), (::core::stringify!($memory), unit));
        if let ::core::option::Option::Some(error) = $crate::__gen1::extent::refused_as_told(called, memory, has, told)
        {
            return ::core::result::Result::Err(error);
        }
    };
}

/// Refuses plans of another kind, or that nobody knows, and memory that is too short for their transforms.
#[doc(hidden)]
#[macro_export]
macro_rules! __gen1_planned {
    ($library:ident $function:ident: $memory:ident as $of:ty, $side:ident of $plan:expr, $kind:path) => {
        let called = $crate::__gen1::called!($library, $function);
        let lengths = match $plan {
            ::core::option::Option::Some((kind, lengths)) if kind == $kind => lengths,
            other => {
                let kind = other.as_ref().map(|(kind, _)| kind as &dyn ::core::fmt::Debug);
                return ::core::result::Result::Err($crate::__gen1::extent::unknown_plan(called, kind));
            }
        };
        let (has, unit) = $crate::__gen1_length!($memory $of);
        let memory = (::core::stringify!($memory), unit);
        if let ::core::option::Option::Some(error) =
            $crate::__gen1::extent::refused_as_told(called, memory, has, lengths.$side)
        {
            return ::core::result::Result::Err(error);
        }
    };
}

/// What a module knows of the plans that its functions have made.
#[doc(hidden)]
#[macro_export]
macro_rules! __gen1_plans {
    ($handle:ty, $kinds:ty: [$($half_input:ident),*], [$($half_output:ident),*]) => {
        static PLANS: $crate::owned::Plans<$handle, $kinds> = $crate::owned::Plans::new();

        fn plan_made<N: ::core::marker::Copy + ::core::convert::Into<i128>>(
            plan: $handle,
            kind: $kinds,
            sizes: &[N],
            batch: impl ::core::convert::Into<i128>,
            layouts: [$crate::__gen1::transform::Layout<'_, N>; 2],
        ) {
            let halves = [[$(<$kinds>::$half_input),*].contains(&kind), [$(<$kinds>::$half_output),*].contains(&kind)];
            PLANS.made(plan, kind, $crate::__gen1::transform::Lengths::of(sizes, batch.into(), layouts, halves));
        }

        fn plan_ends(plan: $handle) {
            PLANS.ends(&plan);
        }

        fn plan_of(plan: $handle) -> ::core::option::Option<($kinds, $crate::__gen1::transform::Lengths)> {
            PLANS.of(&plan)
        }
    };
}

/// The same where nothing takes memory, and so no plan.
#[doc(hidden)]
#[macro_export]
macro_rules! __gen1_no_plans {
    ($handle:ty, $kinds:ty: [$($half_input:ident),*], [$($half_output:ident),*]) => {
        fn plan_made<N>(
            _: $handle,
            _: $kinds,
            _: &[N],
            _: impl ::core::convert::Into<i128>,
            _: [$crate::__gen1::transform::Layout<'_, N>; 2],
        ) {
        }

        fn plan_ends(_: $handle) {}
    };
}

/// What asks a handle for the bytes behind it, and whether all of them are behind the address.
#[doc(hidden)]
#[macro_export]
macro_rules! __gen1_bytes {
    (
        $status:ty; $asks:ident($handle:ty): $function:ident;
        $(strides of $most:literal |$object:ident, $strides:ident| $gets:ident($($argument:expr),*))?
    ) => {
        #[allow(non_snake_case, unused_variables)]
        fn $asks(
            called: &'static $crate::__gen1::Called,
            handle: $handle,
        ) -> ::core::result::Result<u128, $crate::Error<$status>> {
            $(
                let ($object, mut $strides) = (handle, [0; $most]);
                // SAFETY: the handle is alive.
                unsafe { checked::$gets($($argument),*)? };
                if $strides.iter().any(|stride| *stride < 0) {
                    return ::core::result::Result::Err($crate::__gen1::extent::before_the_address(called));
                }
            )?
            // SAFETY: the handle is alive.
            ::core::result::Result::Ok(unsafe { checked::$function(handle)? } as u128)
        }
    };
}

/// What asks a handle for the bytes of the matrix that it stands for.
#[doc(hidden)]
#[macro_export]
macro_rules! __gen1_matrix {
    (
        $status:ty; $asks:ident($handle:ty): $gets:ident $(.$first:tt)?;
        [$rows:ident, $columns:ident, $distance:ident, $batch:ident, $batch_distance:ident];
        $order:ident in $orders:ty [$by_columns:ident, $by_rows:ident]; $type:ident in $types:ty [$($member:ident: $bits:literal),* $(,)?];
        unset [$($unset:ident),*]
    ) => {
        #[allow(non_snake_case)]
        fn $asks(
            called: &'static $crate::__gen1::Called,
            matrix: $handle,
        ) -> ::core::result::Result<u128, $crate::Error<$status>> {
            macro_rules! get {
                // SAFETY: the handle is alive, and the key has the type of its value.
                ($key:ident) => { unsafe { checked::$gets(matrix, checked::keys::$key) }.map(|got| got $(.$first)?) };
            }
            $(
                // A library that does not know the attribute has no such matrix.
                if get!($unset).is_ok_and(|value| value != $crate::__gen1::zeroed()) {
                    return ::core::result::Result::Err($crate::__gen1::extent::unknown_matrix(called));
                }
            )*
            let bits = match get!($type)? {
                $(of if of == <$types>::$member => $bits,)*
                _ => return ::core::result::Result::Err($crate::__gen1::extent::unknown_matrix(called)),
            };
            let (rows, columns, distance) = (get!($rows)? as i128, get!($columns)? as i128, get!($distance)? as i128);
            let batch = (get!($batch)? as i128, get!($batch_distance)? as i128);
            let (line, lines) = match get!($order)? {
                order if order == <$orders>::$by_columns => (rows, columns),
                order if order == <$orders>::$by_rows => (columns, rows),
                _ => return ::core::result::Result::Err($crate::__gen1::extent::unknown_matrix(called)),
            };
            ::core::result::Result::Ok($crate::__gen1::extent::matrix_bytes(line, (lines, distance), batch, bits))
        }
    };
}

/// Refuses attributes that take more than a number, or say where other numbers are.
#[doc(hidden)]
#[macro_export]
macro_rules! __gen1_attributes {
    ($library:ident $function:ident: $key:ident in $table:path [$($member:ident),* $(,)?]) => {
        let member = $key.selector();
        if !($(member == <$table>::$member)||*) {
            let called = $crate::__gen1::called!($library, $function);
            return ::core::result::Result::Err($crate::__gen1::extent::not_plain(called, &member));
        }
    };
}

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
            let mut group = Group($crate::owned::CallGroup::begun(|| unsafe { checked::$ends() }));
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
                let mut group = Group($crate::owned::CallGroup::begun(|| {
                    // SAFETY: the group has begun on this thread.
                    let ended = unsafe { checked::$ends() };
                    self.settle();
                    ended
                }));
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

/// Keeps memory until the group ends, and tells its owners then whose work uses it.
#[doc(hidden)]
#[macro_export]
macro_rules! __gen1_hold {
    ($this:ident: $work:expr; $($memory:ident)*) => {
        let work = $work;
        $($this.0.hold($memory.1, &work);)*
    };
}
