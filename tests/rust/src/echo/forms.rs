//! Other forms of a function, as what the one with a tuple returns: so the same checks serve all of them.

use super::call::Call;
use core::mem::MaybeUninit;
use cubind::{Error, Outcome, Status};

/// A tuple of a result code and outputs, all of them plain data.
pub trait Tuple: Outcome {
    /// Of a call that succeeded.
    fn of(value: Self::Value) -> Self;

    /// Of one that failed, without its outputs.
    fn failed(code: Self::Error) -> Self;
}

macro_rules! tuples {
    ($($output:ident)* => $value:pat) => {
        impl<R: Status, $($output: Copy),*> Tuple for (R, $($output,)*) {
            #[allow(non_snake_case)] // An output's variable is named like its type.
            fn of($value: Self::Value) -> Self {
                (R::SUCCESS, $($output,)*)
            }

            fn failed(code: R) -> Self {
                // SAFETY: the outputs are C's, of which zeros are a value.
                (code, $(unsafe { MaybeUninit::<$output>::zeroed().assume_init() },)*)
            }
        }
    };
    ($($output:ident)*) => { tuples!($($output)* => ($($output,)*)); };
}

tuples!(=> ());
tuples!(A => A);
tuples!(A B);
tuples!(A B C);
tuples!(A B C D);
tuples!(A B C D E);
tuples!(A B C D E F);
tuples!(A B C D E F G);
tuples!(A B C D E F G H);
tuples!(A B C D E F G H I);
tuples!(A B C D E F G H I J);
tuples!(A B C D E F G H I J K);
tuples!(A B C D E F G H I J K L);
tuples!(A B C D E F G H I J K L M);
tuples!(A B C D E F G H I J K L M N);
tuples!(A B C D E F G H I J K L M N O);
tuples!(A B C D E F G H I J K L M N O P);
tuples!(A B C D E F G H I J K L M N O P Q);
tuples!(A B C D E F G H I J K L M N O P Q S);
tuples!(A B C D E F G H I J K L M N O P Q S T);

impl Call<'_> {
    /// The tuple that the other form would have returned. An error has the name of the function.
    pub fn tuple<O: Tuple>(&mut self, returned: Result<O::Value, Error<O::Error>>) -> O {
        match returned {
            Ok(value) => O::of(value),
            Err(error) => {
                self.failed(error.function());
                O::failed(error.code())
            }
        }
    }

    /// Outputs of a call that failed are not there to be looked at.
    fn failed(&mut self, function: &str) {
        self.lost = true;
        let name = self.function.name;
        self.expect(function == name, || format!("the error is one of {function}"));
    }
}
