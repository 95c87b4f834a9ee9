//! Macros that check that memory is long enough for a call.

/// Rejects memory of known length that is too short, in values of a type or in bytes. Also rejects unknown values of an
/// argument that specifies a transposition, because the required length is then unknown. The required length is a list of
/// dimensions, innermost first: `[m, n @ lda]` means `n` columns of `m` values that begin `lda` values apart.
#[doc(hidden)]
#[macro_export]
macro_rules! __gen1_check_len {
    ($called:ident: $memory:ident $(as $of:ty)?, [$($count:ident $(@ $stride:ident)?),*]) => {
        if let Some(error) = $crate::__gen1::extent::refused(
            $called,
            ::core::stringify!($memory),
            $crate::__gen1_length!($memory $($of)?),
            &[$(($count as i128, 1 $(* $stride as i128)?)),*],
        ) {
            return Err(error);
        }
    };
    (
        $called:ident: $memory:ident $(as $of:ty)?, [$($count:ident $(@ $stride:ident)?),*];
        if $turned:ident != $member:path, [$($other:ident $(@ $apart:ident)?),*] if [$($known:path),*]
    ) => {
        // Memory of unknown length was created in an `unsafe` block, which guarantees that it is long enough.
        let has = $crate::__gen1_length!($memory $($of)?);
        if has.is_some() && ![$member, $($known),*].contains(&$turned) {
            return Err($crate::__gen1::extent::unknown_member($called, ::core::stringify!($turned), &$turned));
        }
        let sides: &[(i128, i128)] = if $turned == $member {
            &[$(($count as i128, 1 $(* $stride as i128)?)),*]
        } else {
            &[$(($other as i128, 1 $(* $apart as i128)?)),*]
        };
        if let Some(error) = $crate::__gen1::extent::refused($called, ::core::stringify!($memory), has, sides) {
            return Err(error);
        }
    };
}

/// Returns the length of memory and its unit, if the length is known.
#[doc(hidden)]
#[macro_export]
macro_rules! __gen1_length {
    ($memory:ident $of:ty) => {
        $crate::__gen1::extent::values($crate::owned::DeviceInput::<$of>::values(&$memory))
    };
    ($memory:ident) => {
        $crate::__gen1::extent::bytes($crate::owned::AnyDeviceInput::bytes(&$memory))
    };
}

/// Rejects memory that is smaller than the size that a handle specifies.
#[doc(hidden)]
#[macro_export]
macro_rules! __gen1_measured {
    ($called:ident: $memory:ident, $bytes:expr) => {
        let bytes = $bytes;
        let has = $crate::__gen1_length!($memory);
        if let Some(error) = $crate::__gen1::extent::refused_by_handle($called, ::core::stringify!($memory), has, bytes)
        {
            return Err(error);
        }
    };
}

/// Rejects unknown plans, plans of another kind, and memory that is too short for the transforms of a plan.
#[doc(hidden)]
#[macro_export]
macro_rules! __gen1_planned {
    ($called:ident: $memory:ident as $of:ty, $side:ident of $plan:expr, $kind:path) => {
        let lengths = match $plan {
            Some((kind, lengths)) if kind == $kind => lengths,
            other => {
                let kind = other.as_ref().map(|(kind, _)| kind as &dyn ::core::fmt::Debug);
                return Err($crate::__gen1::extent::unknown_plan($called, kind));
            }
        };
        let has = $crate::__gen1_length!($memory $of);
        if let Some(error) =
            $crate::__gen1::extent::refused_by_handle($called, ::core::stringify!($memory), has, lengths.$side)
        {
            return Err(error);
        }
    };
}

/// Stores the plans that the functions of a module have created.
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

/// A variant for builds without memory arguments, which do not need the plans' lengths.
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

/// Defines a function that queries the size of the memory that a handle describes. It rejects negative strides, which
/// access memory before the address.
#[doc(hidden)]
#[macro_export]
macro_rules! __gen1_bytes {
    (
        $status:ty; $asks:ident($handle:ty): $function:ident;
        $(strides of $most:literal |$object:ident, $strides:ident| $gets:ident($($argument:expr),*))?
    ) => {
        $crate::__gen1::trusted!();
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
                    return Err($crate::__gen1::extent::before_the_address(called));
                }
            )?
            // SAFETY: the handle is alive.
            match unsafe { checked::$function(handle)? } as u128 {
                0 => Err($crate::__gen1::extent::unset(called)),
                bytes => Ok(bytes),
            }
        }
    };
}

/// Defines a function that computes the size of the matrix that a handle describes.
#[doc(hidden)]
#[macro_export]
macro_rules! __gen1_matrix {
    (
        $status:ty; $asks:ident($handle:ty): $gets:ident $(.$first:tt)?;
        [$rows:ident, $columns:ident, $distance:ident, $batch:ident, $batch_distance:ident];
        $order:ident in $orders:ty [$by_columns:ident, $by_rows:ident]; $type:ident in $types:ty [$($member:ident: $bits:literal),* $(,)?];
        unset [$($unset:ident),*]
    ) => {
        $crate::__gen1::trusted!();
        #[allow(non_snake_case)]
        fn $asks(
            called: &'static $crate::__gen1::Called,
            matrix: $handle,
        ) -> ::core::result::Result<u128, $crate::Error<$status>> {
            macro_rules! get {
                // SAFETY: the handle is alive, and the key selects the type of the value.
                ($key:ident) => { unsafe { checked::$gets(matrix, checked::keys::$key) }.map(|got| got $(.$first)?) };
            }
            $(
                // A library without this attribute does not support such matrices.
                if get!($unset).is_ok_and(|value| value != $crate::__gen1::zeroed()) {
                    return Err($crate::__gen1::extent::unknown_matrix(called));
                }
            )*
            let bits = match get!($type)? {
                $(of if of == <$types>::$member => $bits,)*
                _ => return Err($crate::__gen1::extent::unknown_matrix(called)),
            };
            let (rows, columns, distance) = (get!($rows)? as i128, get!($columns)? as i128, get!($distance)? as i128);
            let batch = (get!($batch)? as i128, get!($batch_distance)? as i128);
            let (line, lines) = match get!($order)? {
                order if order == <$orders>::$by_columns => (rows, columns),
                order if order == <$orders>::$by_rows => (columns, rows),
                _ => return Err($crate::__gen1::extent::unknown_matrix(called)),
            };
            Ok($crate::__gen1::extent::matrix_bytes(line, (lines, distance), batch, bits))
        }
    };
}

/// Rejects attributes that are not plain values: attributes that take more than one integer, and attributes that
/// contain addresses.
#[doc(hidden)]
#[macro_export]
macro_rules! __gen1_attributes {
    ($called:ident: $key:ident in $table:path [$($member:ident),* $(,)?]) => {
        let member = $key.selector();
        if !($(member == <$table>::$member)||*) {
            return Err($crate::__gen1::extent::not_plain($called, &member));
        }
    };
}
