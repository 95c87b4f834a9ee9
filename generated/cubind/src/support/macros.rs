//! Common implementations for each kind of generated type. The types themselves are in the generated source, so that
//! readers, `rustdoc` and editors see them. These macros contain the code that is the same for each of them.

/// Requires the constant `__TRUSTED` at the root of a crate that invokes a macro with `unsafe` code. A crate cannot
/// define that constant without `unsafe`: see [`Trusted`](super::trusted::Trusted). Macros that are invoked for each
/// type use `__TRUSTED` in a function or constant that these macros define anyway, because an additional constant for
/// each type would take time to compile.
#[doc(hidden)]
#[macro_export]
#[allow(clippy::crate_in_macro_def)] // Refers to the crate that invokes the macro.
macro_rules! __gen1_trusted {
    () => {
        const _: $crate::__gen1::Trusted = crate::__TRUSTED;
    };
}

/// Implements a generated `struct Name(pub i32)` with its members. Aliases follow the member with the same value. If a
/// member was introduced or removed in other versions than its type, its history follows it.
#[doc(hidden)]
#[macro_export]
#[allow(clippy::crate_in_macro_def)] // Refers to the crate that invokes the macro.
macro_rules! __gen1_enumeration {
    ($name:ident; $($members:tt)*) => {
        $crate::__gen1::enumeration!(status $name; $($members)*);

        impl ::core::fmt::Debug for $name {
            #[inline]
            fn fmt(&self, f: &mut ::core::fmt::Formatter<'_>) -> ::core::fmt::Result {
                $crate::__gen1::debug_value(::core::stringify!($name), self.name(), self.0, f)
            }
        }
    };
    // Result codes have a different `Debug` implementation: see `status!`.
    (status $name:ident; $($member:ident = $value:literal $($history:literal)?,)*) => {
        #[cfg_attr(not(doc), allow(missing_docs))]
        impl $name {
            $(
                // This documentation is expanded only by rustdoc, because there are thousands of members.
                #[cfg_attr(doc, doc = ::core::concat!(::core::stringify!($value), $(", ", $history,)? "."))]
                pub const $member: Self = Self($value);
            )*

            const NAMES: &'static [(i32, &'static str)] = {
                let _: $crate::__gen1::Trusted = crate::__TRUSTED;
                &[$(($value, ::core::stringify!($member))),*]
            };

            /// The value's name, or `None` if this version of the bindings has no name for the value.
            #[inline]
            pub fn name(self) -> ::core::option::Option<&'static str> {
                $crate::__gen1::name_of(Self::NAMES, self.0)
            }

            /// The value as a C `unsigned int`, which is the type of some parameters and fields.
            #[inline]
            pub const fn bits(self) -> u32 {
                self.0 as u32
            }
        }

        // Written by hand, because a derived implementation would define an additional function for each type.
        impl ::core::cmp::Eq for $name {}

        impl ::core::convert::From<i32> for $name {
            #[inline]
            fn from(value: i32) -> Self {
                Self(value)
            }
        }

        impl ::core::convert::From<$name> for i32 {
            #[inline]
            fn from(value: $name) -> Self {
                value.0
            }
        }

        // SAFETY: every `i32` is valid, with or without a name.
        unsafe impl $crate::__gen1::Output for $name {}
    };
}

/// Implements [`Status`](super::Status) for a generated `struct Name(pub i32)` that `enumeration!` implements with the
/// keyword `status`. `unwrap` and a `main` that returns an error print `Debug`.
#[doc(hidden)]
#[macro_export]
macro_rules! __gen1_status {
    ($name:ident) => {
        impl $crate::__gen1::Generated for $name {}

        impl ::core::fmt::Display for $name {
            #[inline]
            fn fmt(&self, f: &mut ::core::fmt::Formatter<'_>) -> ::core::fmt::Result {
                $crate::__gen1::display_status(*self, f)
            }
        }

        impl ::core::fmt::Debug for $name {
            #[inline]
            fn fmt(&self, f: &mut ::core::fmt::Formatter<'_>) -> ::core::fmt::Result {
                $crate::__gen1::debug_value(::core::stringify!($name), self.name(), self.0, f)?;
                $crate::__gen1::explain_status(*self, f)
            }
        }

        impl ::core::error::Error for $name {}

        $crate::__gen1::code_of_error!($name);
    };
}

/// Implements a generated struct with a result code in a field, which implements [`Status`](super::Status).
#[doc(hidden)]
#[macro_export]
macro_rules! __gen1_record_status {
    ($name:ident, $code:ident) => {
        impl $crate::__gen1::Generated for $name {}

        impl ::core::fmt::Display for $name {
            #[inline]
            fn fmt(&self, f: &mut ::core::fmt::Formatter<'_>) -> ::core::fmt::Result {
                $crate::__gen1::display_status(*self, f)
            }
        }

        impl ::core::error::Error for $name {}

        $crate::__gen1::code_of_error!($name);
    };
}

/// Lets `?` convert an [`Error`](super::Error) to the code, in a function whose error type is the code.
#[doc(hidden)]
#[macro_export]
macro_rules! __gen1_code_of_error {
    ($name:ident) => {
        impl ::core::convert::From<$crate::Error<$name>> for $name {
            #[inline]
            fn from(error: $crate::Error<$name>) -> Self {
                error.code()
            }
        }
    };
}

/// The `Called` value of a function, to which the function's errors refer.
#[doc(hidden)]
#[macro_export]
macro_rules! __gen1_called {
    ($library:ident, $name:ident $(, $symbol:ident)?) => {
        const {
            &$crate::__gen1::Called {
                function: ::core::stringify!($name),
                symbol: ::core::stringify!($($symbol)?),
                library: &$library,
            }
        }
    };
}

/// The links in the documentation of a function to its other forms. A function that returns a tuple has the forms
/// `checked` and `sys`, or `checked`, `owned` and `sys`, or only `sys`. `place` is the module of the major version.
#[doc(hidden)]
#[macro_export]
macro_rules! __gen1_forms {
    ($module:ident::$name:ident $(= $symbol:ident)?) => {
        $crate::__gen1::forms!($module [checked $name] [sys $name $($symbol)?])
    };
    (owned $module:ident::$name:ident $(= $symbol:ident)?) => {
        $crate::__gen1::forms!($module [checked $name] [owned $name] [sys $name $($symbol)?])
    };
    (only $module:ident::$name:ident $(= $symbol:ident)?) => {
        $crate::__gen1::forms!($module [sys $name $($symbol)?])
    };
    ($module:ident) => {
        ""
    };
    ($module:ident [$first:ident $($of_first:ident)+] $([$form:ident $($name:ident)+])*) => {
        ::core::concat!(
            " Other forms: [`", ::core::stringify!($first), "`](place::", ::core::stringify!($first), "::",
            ::core::stringify!($module), "::", $crate::__gen1::forms!(@ $($of_first)+), ")",
            $(
                ", [`", ::core::stringify!($form), "`](place::", ::core::stringify!($form), "::",
                ::core::stringify!($module), "::", $crate::__gen1::forms!(@ $($name)+), ")",
            )*
            ".",
        )
    };
    (@ $name:ident) => {
        ::core::stringify!($name)
    };
    (@ $name:ident $symbol:ident) => {
        ::core::stringify!($symbol)
    };
}

/// The documentation that a form of a function has in common with its other forms. Only the form that returns a tuple
/// documents the C prototype, the errors and NVIDIA's page, because thousands of copies would double the size of the
/// documentation.
#[doc(hidden)]
#[macro_export]
macro_rules! __gen1_form {
    (sys $module:ident $name:ident) => {
        $crate::__gen1::form!("The C function behind ", ".\n\n That page", $module $name [checked $name])
    };
    (sys $module:ident owned $name:ident) => {
        $crate::__gen1::form!("The C function behind ", ".\n\n That page", $module $name [checked $name] [owned $name])
    };
    (sys $module:ident only $name:ident) => {
        $crate::__gen1::form!("The C function behind ", ".\n\n That page", $module $name)
    };
    (checked $([$other:ident])? $module:ident $name:ident $($symbol:ident)?) => {
        $crate::__gen1::form!(
            "Like ", ", but returns a `Result`. That page", $module $name $([$other $name])? [sys $name $($symbol)?]
        )
    };
    // The lines before this one describe the difference.
    (different owned, $module:ident $name:ident $($symbol:ident)?) => {
        $crate::__gen1::form!("", "", $module $name [owned $name] [sys $name $($symbol)?])
    };
    (different, $module:ident $name:ident $($symbol:ident)?) => {
        $crate::__gen1::form!("", "", $module $name [sys $name $($symbol)?])
    };
    (owned $module:ident $name:ident $($symbol:ident)?) => {
        $crate::__gen1::form!(
            "Like ", ", but with owned handles and a `Result`. That page", $module $name [checked $name] [sys $name $($symbol)?]
        )
    };
    ($before:literal, $after:literal, $module:ident $name:ident $($others:tt)*) => {
        ::core::concat!(
            "\n\n ", $before, "[`", ::core::stringify!($module), "::", ::core::stringify!($name), "`](raw::",
            ::core::stringify!($name), ")", $after, " has the C prototype, the errors and a link to the manual.",
            $crate::__gen1::forms!($module $($others)*), "\n",
        )
    };
}

/// Returns the outputs of a call, or the call's error, which contains the log of an object.
#[doc(hidden)]
#[macro_export]
macro_rules! __gen1_outcome {
    ($called:expr, $returned:expr) => {
        $crate::__gen1::checked($called, $returned)
    };
    ($called:expr, $returned:expr, $object:ident) => {{
        $crate::__gen1::trusted!();
        let returned = $returned;
        // SAFETY: the object was passed to the call.
        unsafe { $crate::__gen1::checked_with_log($called, returned, $object) }
    }};
}

/// Defines the C functions of a library. Each function looks up its symbol when it is first called. The arm at the
/// start of the braces computes the result of a call if the library is missing or lacks the function.
#[doc(hidden)]
#[macro_export]
macro_rules! __gen1_sys {
    ($module:ident, $library:ident, Err($missing:pat) => $otherwise:expr; $(
        $(#[doc = $told:literal])*
        $(#[called_by($($caller:ident)+)])?
        $(#[per_thread = $twin:literal])?
        $(#[since = $since:literal])?
        $(#[symbol = $symbol:literal])?
        fn $name:ident($($param:ident: $ty:ty),*) $(-> $returns:ty)?;
    )*) => {
        $crate::__gen1::trusted!();
        $(
        $(#[doc = $told])*
        $(#[cfg_attr(doc, doc = $crate::__gen1::form!(sys $module $($caller)+))])?
        #[doc = "\n # Safety\n\n As in C."]
        #[inline]
        pub unsafe fn $name($($param: $ty),*) $(-> $returns)? {
            // The type is not generic, so that the compiler checks one type for thousands of statics.
            static SYMBOL: $crate::__gen1::Symbol = $crate::__gen1::Symbol::new(::core::concat!(
                ::core::stringify!($name), "\0", $(::core::stringify!($name), $twin,)? "\0", $($since)?
            ))$(.exported_as($symbol))?;
            match SYMBOL.get(&$library) {
                // SAFETY: the headers declare the function with this type.
                Ok(found) => unsafe {
                    ::core::mem::transmute::<
                        ::core::ptr::NonNull<::core::ffi::c_void>,
                        unsafe extern "system" fn($($ty),*) $(-> $returns)?,
                    >(found)($($param),*)
                },
                Err($missing) => $otherwise,
            }
        }
        )*
    };
}

/// Defines the forms of a library's functions that return a `Result` of the outputs instead of a tuple. They call the
/// functions of the module `raw`. The first line of a function's documentation is a summary, or empty. `symbol` is
/// present if the symbol's name differs from the function's name, and `other` if the function has the form `owned`.
#[doc(hidden)]
#[macro_export]
macro_rules! __gen1_checked {
    ($module:ident, $library:ident, $status:ty; $(
        $(#[symbol = $symbol:ident])?
        $(#[other = $other:ident])?
        $(#[object = $object:ident])?
        #[doc = $summary:literal]
        $(#[doc = $told:literal])*
        $(#[deprecated(note = $note:literal)])?
        fn $name:ident $(<$($generic:ident: $bound:ident),+>)? ($($param:ident: $ty:ty),* $(,)?) -> $value:ty;
    )*) => {
        $crate::__gen1::trusted!();
        $(
        #[doc = $summary]
        #[cfg_attr(doc, doc = $crate::__gen1::form!(checked $([$other])? $module $name $($symbol)?))]
        $(#[doc = $told])*
        $(#[deprecated(note = $note)])?
        #[inline]
        pub unsafe fn $name $(<$($generic: $bound),+>)? (
            $($param: $ty),*
        ) -> Result<$value, $crate::Error<$status>> {
            $crate::__gen1::outcome!(
                const {
                    // This macro does not use `called!`, because thousands of nested macros take time to expand.
                    &$crate::__gen1::Called {
                        function: ::core::stringify!($name),
                        symbol: ::core::stringify!($($symbol)?),
                        library: &$library,
                    }
                },
                unsafe { raw::$name($($param),*) }
                $(, $object)?
            )
        }
        )*
    };
}

/// Implements a generated `struct Name(pub *mut c_void)`.
#[doc(hidden)]
#[macro_export]
#[allow(clippy::crate_in_macro_def)] // Refers to the crate that invokes the macro.
macro_rules! __gen1_handle {
    ($name:ident) => {
        impl $name {
            /// The null handle.
            pub const NULL: Self = Self(::core::ptr::null_mut());

            /// Returns true if this is the null handle.
            #[inline]
            pub const fn is_null(self) -> bool {
                self.0.is_null()
            }
        }

        impl ::core::default::Default for $name {
            #[inline]
            fn default() -> Self {
                let _: $crate::__gen1::Trusted = crate::__TRUSTED;
                Self::NULL
            }
        }

        impl ::core::cmp::Eq for $name {}

        impl<T> ::core::convert::From<*mut T> for $name {
            /// Converts from the form that other crates use for handles: a pointer to a struct that they declare.
            #[inline]
            fn from(handle: *mut T) -> Self {
                Self(handle.cast())
            }
        }

        impl<T> ::core::convert::From<$name> for *mut T {
            /// Converts to the form that other crates use for handles: a pointer to a struct that they declare.
            #[inline]
            fn from(handle: $name) -> Self {
                handle.0.cast()
            }
        }

        // SAFETY: a handle is an opaque value of CUDA; the documentation of CUDA's functions specifies which functions
        // accept the handle on any thread, and calling them is `unsafe`.
        unsafe impl ::core::marker::Send for $name {}
        // SAFETY: a handle is an opaque value of CUDA; the documentation of CUDA's functions specifies which functions
        // accept the handle on any thread, and calling them is `unsafe`.
        unsafe impl ::core::marker::Sync for $name {}
        // SAFETY: NULL is a valid handle.
        unsafe impl $crate::__gen1::Output for $name {}
    };
}

/// Implements a generated `struct Name(pub Integer)`: a handle or an address that is an integer.
#[doc(hidden)]
#[macro_export]
#[allow(clippy::crate_in_macro_def)] // Refers to the crate that invokes the macro.
macro_rules! __gen1_scalar {
    // An unsigned 64-bit integer is an address or an opaque object, and is formatted like a handle.
    ($name:ident, u64) => {
        $crate::__gen1::scalar!($name, u64, "{}({:#x})");
    };
    ($name:ident, $integer:ty) => {
        $crate::__gen1::scalar!($name, $integer, "{}({})");
    };
    ($name:ident, $integer:ty, $debug:literal) => {
        impl ::core::cmp::Eq for $name {}

        impl ::core::fmt::Debug for $name {
            #[inline]
            fn fmt(&self, f: &mut ::core::fmt::Formatter<'_>) -> ::core::fmt::Result {
                let _: $crate::__gen1::Trusted = crate::__TRUSTED;
                ::core::write!(f, $debug, ::core::stringify!($name), self.0)
            }
        }

        impl ::core::convert::From<$integer> for $name {
            #[inline]
            fn from(value: $integer) -> Self {
                Self(value)
            }
        }

        impl ::core::convert::From<$name> for $integer {
            #[inline]
            fn from(value: $name) -> Self {
                value.0
            }
        }

        // SAFETY: zero is a valid integer.
        unsafe impl $crate::__gen1::Output for $name {}
    };
}

/// Implements a record that is a complex number.
#[doc(hidden)]
#[macro_export]
macro_rules! __gen1_complex {
    ($name:ident, $part:ty) => {
        $crate::__gen1::trusted!();
        // SAFETY: the type consists of two floating-point values, and has at most 16 bytes.
        unsafe impl $crate::__gen1::ScalarType for $name {
            type Value = Self;
        }

        $crate::__gen1::complex_of_others!($name, $part);
    };
}

/// Conversions of a complex number from and into types of other crates. The macro is defined in this crate, because the
/// conversions depend on the features of this crate, not on those of the crate that contains the record.
#[cfg(feature = "num-complex")]
#[doc(hidden)]
#[macro_export]
macro_rules! __gen1_complex_of_others {
    ($name:ident, $part:ty) => {
        impl ::core::convert::From<$crate::__gen1::num_complex::Complex<$part>> for $name {
            #[inline]
            fn from(number: $crate::__gen1::num_complex::Complex<$part>) -> Self {
                Self { x: number.re, y: number.im }
            }
        }

        impl ::core::convert::From<$name> for $crate::__gen1::num_complex::Complex<$part> {
            #[inline]
            fn from(number: $name) -> Self {
                Self::new(number.x, number.y)
            }
        }
    };
}

/// Expands to nothing, because the feature `num-complex` is disabled.
#[cfg(not(feature = "num-complex"))]
#[doc(hidden)]
#[macro_export]
macro_rules! __gen1_complex_of_others {
    ($name:ident, $part:ty) => {};
}

/// Implements the type of device addresses. Offsets are `usize`, like sizes, so that the compiler can infer the type of
/// literals.
#[doc(hidden)]
#[macro_export]
macro_rules! __gen1_device_pointer {
    ($name:ident) => {
        impl ::core::ops::Add<usize> for $name {
            type Output = Self;

            /// The address that is `bytes` bytes higher.
            #[inline]
            fn add(self, bytes: usize) -> Self {
                Self(self.0 + bytes as u64)
            }
        }

        impl ::core::ops::AddAssign<usize> for $name {
            #[inline]
            fn add_assign(&mut self, bytes: usize) {
                self.0 += bytes as u64;
            }
        }

        impl ::core::ops::Sub<usize> for $name {
            type Output = Self;

            /// The address that is `bytes` bytes lower.
            #[inline]
            fn sub(self, bytes: usize) -> Self {
                Self(self.0 - bytes as u64)
            }
        }

        impl ::core::ops::SubAssign<usize> for $name {
            #[inline]
            fn sub_assign(&mut self, bytes: usize) {
                self.0 -= bytes as u64;
            }
        }

        impl<T> ::core::convert::From<$crate::CuPtr<T>> for $name {
            #[inline]
            fn from(address: $crate::CuPtr<T>) -> Self {
                Self(address.address())
            }
        }

        impl<T> ::core::convert::From<*mut T> for $name {
            /// Converts from the form that the CUDA runtime uses: a pointer that the host does not dereference.
            #[inline]
            fn from(address: *mut T) -> Self {
                Self(address.addr() as u64)
            }
        }

        impl<T> ::core::convert::From<$name> for *mut T {
            /// Converts to the form that the CUDA runtime uses: a pointer that the host does not dereference.
            #[inline]
            fn from(address: $name) -> Self {
                ::core::ptr::without_provenance_mut(address.0 as usize)
            }
        }

        impl<T> ::core::convert::From<$name> for $crate::CuPtr<T> {
            #[inline]
            fn from(address: $name) -> Self {
                Self::from_address(address.0)
            }
        }
    };
}

/// Implements a generated record or union for which all zeros is a valid value. In a new record, the listed fields are
/// not zero.
#[doc(hidden)]
#[macro_export]
#[allow(clippy::crate_in_macro_def)] // Refers to the crate that invokes the macro.
macro_rules! __gen1_record {
    // A record whose address a library stores must not be copied.
    (stays $name:ident) => {
        impl ::core::default::Default for $name {
            /// A value whose fields are all zero or NULL.
            #[inline]
            fn default() -> Self {
                let _: $crate::__gen1::Trusted = crate::__TRUSTED;
                $crate::__gen1::zeroed()
            }
        }

        // SAFETY: the fields are integers, floating-point values, pointers, nullable functions, and records and unions
        // of them.
        unsafe impl $crate::__gen1::Zeroed for $name {}
    };
    ($name:ident) => {
        impl ::core::default::Default for $name {
            /// A value whose fields are all zero or NULL.
            #[inline]
            fn default() -> Self {
                let _: $crate::__gen1::Trusted = crate::__TRUSTED;
                $crate::__gen1::zeroed()
            }
        }

        // SAFETY: the fields are integers, floating-point values, pointers, nullable functions, and records and unions
        // of them.
        unsafe impl $crate::__gen1::Output for $name {}
    };
    ($name:ident, $($($field:ident).+: $value:expr),+) => {
        impl $name {
            /// Sets the nonzero fields of a new record, without writing its padding.
            #[inline]
            #[doc(hidden)]
            pub const fn begin(&mut self) {
                $(self.$($field).+ = $value;)+
            }
        }

        impl ::core::default::Default for $name {
            /// All fields zero or NULL, except:
            #[doc = ::core::concat!($("\n- `", ::core::stringify!($($field).+), "`: `", ::core::stringify!($value), "`",)+)]
            #[inline]
            fn default() -> Self {
                let _: $crate::__gen1::Trusted = crate::__TRUSTED;
                let mut new = $crate::__gen1::zeroed();
                Self::begin(&mut new);
                new
            }
        }

        // SAFETY: the fields are integers, floating-point values, pointers, nullable functions, and records and unions
        // of them.
        unsafe impl $crate::__gen1::Output for $name {}
    };
}

/// Fails to compile if the layout of a record differs from its layout in C.
#[doc(hidden)]
#[macro_export]
macro_rules! __gen1_layout {
    ($name:ident size $size:literal align $align:literal $(, $field:ident at $offset:literal)*) => {
        const _: () = $crate::__gen1::assert_layout(
            ::core::stringify!(the layout of $name is not the layout in C),
            &[
                (::core::mem::size_of::<$name>(), $size),
                (::core::mem::align_of::<$name>(), $align),
                $((::core::mem::offset_of!($name, $field), $offset),)*
            ],
        );
    };
}

/// Implements `Debug` for a union, whose active field is not known.
#[doc(hidden)]
#[macro_export]
macro_rules! __gen1_opaque {
    ($name:ident) => {
        impl ::core::fmt::Debug for $name {
            #[inline]
            fn fmt(&self, f: &mut ::core::fmt::Formatter<'_>) -> ::core::fmt::Result {
                f.debug_struct(::core::stringify!($name)).finish_non_exhaustive()
            }
        }
    };
}
