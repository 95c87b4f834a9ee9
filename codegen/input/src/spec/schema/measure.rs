//! How a handle tells how long memory is: by a function, by the attributes of a matrix, or by what it was made with.

use super::keys::documented;
use super::short_or_long::{self, ShortOrLong};
use indexmap::IndexMap;
use serde::{Deserialize, Deserializer, de::Error};

/// How handles of a type tell how long the memory is that functions take beside them.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Measure {
    /// A function of the handle returns how many bytes there are.
    Bytes(ToldBytes),
    /// It has the attributes of a matrix.
    Matrix(Box<Matrix>),
    /// It is a plan of discrete Fourier transforms: the arguments with which it was made tell.
    Transform(Box<Transform>),
}

documented! {
    /// With its keys.
    #[derive(Deserialize)]
    #[serde(deny_unknown_fields)]
    pub struct MeasureKeys {
        /// The function `(handle, &bytes)` that returns the number of bytes.
        bytes: Option<String>,
        /// How the distances of elements are read, of which none may be negative.
        strides: Option<Strides>,
        /// The attributes of a matrix.
        matrix: Option<Matrix>,
        /// The parameters with which plans of transforms are made.
        transform: Option<Transform>,
    }
}

impl ShortOrLong for Measure {
    const EXPECTED: &'static str =
        "a function `(handle, &bytes)`, `{bytes: FUNCTION, strides: …}`, `{matrix: …}`, or `{transform: …}`";
    type Long = MeasureKeys;

    fn short<E: Error>(function: &str) -> Result<Self, E> {
        Ok(Self::Bytes(ToldBytes { function: function.to_owned(), strides: None }))
    }

    fn long(keys: MeasureKeys) -> Result<Self, String> {
        let MeasureKeys { bytes, strides, matrix, transform } = keys;
        match (bytes, strides, matrix, transform) {
            (Some(function), strides, None, None) => Ok(Self::Bytes(ToldBytes { function, strides })),
            (None, None, Some(matrix), None) => Ok(Self::Matrix(Box::new(matrix))),
            (None, None, None, Some(transform)) => Ok(Self::Transform(Box::new(transform))),
            _ => Err("it has `bytes`, maybe with `strides`, or `matrix`, or `transform`".to_owned()),
        }
    }
}

impl<'de> Deserialize<'de> for Measure {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        short_or_long::deserialize(deserializer)
    }
}

/// A function that returns a number of bytes.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct ToldBytes {
    /// The function.
    pub function: String,
    /// What tells whether all elements lie behind the address.
    pub strides: Option<Strides>,
}

documented! {
    /// The distances of elements: with one below 0 some lie before the address, which the number of bytes does not tell.
    #[derive(Clone, Debug, PartialEq, Eq, Deserialize)]
    #[serde(deny_unknown_fields)]
    pub struct Strides {
        /// The function that returns them in an array.
        pub gets: String,
        /// The array.
        pub array: String,
        /// How many there are at most.
        pub most: u32,
    }
}

documented! {
    /// The attributes of a matrix, and what reads them.
    #[derive(Clone, Debug, PartialEq, Eq, Deserialize)]
    #[serde(deny_unknown_fields)]
    pub struct Matrix {
        /// The function that gets an attribute.
        pub gets: String,
        /// The number of rows.
        pub rows: String,
        /// The number of columns.
        pub columns: String,
        /// How far apart two columns are, or rows.
        pub distance: String,
        /// How many matrices there are.
        pub batch: String,
        /// How far apart they are.
        pub batch_distance: String,
        /// The order of elements.
        pub order: String,
        /// Its enum.
        pub orders: String,
        /// The member for columns one after the other.
        pub by_columns: String,
        /// The member for rows one after the other.
        pub by_rows: String,
        /// The type of the elements.
        pub r#type: String,
        /// Its enum.
        pub types: String,
        /// How many bits elements of each type have.
        pub bits: IndexMap<String, u32>,
        /// Attributes that are 0 in a matrix whose length is known. A library that does not know one has none that is not.
        #[serde(default)]
        pub unset: Vec<String>,
    }
}

documented! {
    /// The parameters with which functions make plans, by name: those that a function has.
    #[derive(Clone, Debug, PartialEq, Eq, Deserialize)]
    #[serde(deny_unknown_fields)]
    pub struct Transform {
        /// The functions, by name or pattern. A plan that was made by one of them is made by no other one again.
        pub made_by: Vec<String>,
        /// The numbers of elements in each dimension, the last of which lie side by side: parameters, or one array.
        pub sizes: Vec<String>,
        /// How many transforms there are.
        pub batch: String,
        /// What it reads.
        pub input: Layout,
        /// What it writes.
        pub output: Layout,
        /// The parameter with the kind of transforms.
        pub kind: String,
        /// Its enum.
        pub kinds: String,
        /// The kinds whose input has no more than the first half of the last dimension, and the element in the middle.
        pub half_input: Vec<String>,
        /// The kinds whose output has no more than that.
        pub half_output: Vec<String>,
        /// The functions that execute a plan, and the kind that it must have.
        pub executed_by: IndexMap<String, String>,
    }
}

documented! {
    /// How data lies in memory, with parameters: side by side if the array is NULL or the function has none.
    #[derive(Clone, Debug, PartialEq, Eq, Deserialize)]
    #[serde(deny_unknown_fields)]
    pub struct Layout {
        /// The memory, as the functions that execute a plan have it.
        pub memory: String,
        /// The array with the numbers of elements that there is room for in each dimension.
        pub room: String,
        /// How far apart two elements of the last dimension are.
        pub stride: String,
        /// How far apart the first elements of two transforms are.
        pub distance: String,
    }
}
