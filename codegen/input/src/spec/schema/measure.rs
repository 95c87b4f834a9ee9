//! Lengths of memory that a handle specifies: through a function, through the attributes of a matrix, or through the
//! arguments with which the handle was created.

use super::keys::documented;
use super::short_or_long::{self, ShortOrLong, only};
use super::{Extent, Side, Unless};
use indexmap::IndexMap;
use serde::{Deserialize, Deserializer, de::Error};

/// The way in which a handle specifies the length of memory that is passed together with the handle.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Measure {
    /// A function returns the length in bytes.
    Bytes(ToldBytes),
    /// The handle has the attributes of a matrix, which specify the length.
    Matrix(Box<Matrix>),
    /// The handle is a plan of discrete Fourier transforms. The arguments with which the plan was created specify the
    /// lengths.
    Transform(Box<Transform>),
}

documented! {
    /// The keys for [`Measure`] in a spec.
    #[derive(Deserialize)]
    #[serde(deny_unknown_fields)]
    pub struct MeasureKeys {
        /// The function `(handle, &bytes)` that returns the length of the memory in bytes.
        bytes: Option<String>,
        /// With `bytes`: the function that returns the strides in an array, and the maximum number of strides:
        /// `{FUNCTION: {ARRAY: NUMBER}}`. Negative strides are rejected.
        strides: Option<IndexMap<String, IndexMap<String, u32>>>,
        /// For a matrix: the function that gets an attribute of the handle.
        gets: Option<String>,
        /// For a matrix: the extent of the matrix, in terms of attributes: `{ORDER: {BY_COLUMNS: [ROWS, {COLUMNS:
        /// DISTANCE}, {BATCH: DISTANCE}], BY_ROWS: …}}`.
        extent: Option<Extent>,
        /// For a matrix: the attribute that specifies the type of the elements, and the number of bits in an element of
        /// each type: `{ATTRIBUTE: {TYPE: BITS}}`.
        bits: Option<IndexMap<String, IndexMap<String, u32>>>,
        /// For a matrix: attributes that must be 0. If an attribute is not 0, the length is unknown. Attributes that
        /// the library does not support count as 0.
        unset: Option<Vec<String>>,
        /// For a plan of transforms: the functions that create the plan, by name or pattern. The following keys refer
        /// to parameters of these functions; a function may lack some of the parameters. Each plan is created only
        /// once, by one of these functions.
        made_by: Option<Vec<String>>,
        /// For a plan of transforms: the parameters that specify the number of elements in each dimension, or a single
        /// parameter that is an array of these numbers. The last dimension is contiguous.
        sizes: Option<Vec<String>>,
        /// For a plan of transforms: the layout of the plan's input and output in memory. INPUT and OUTPUT are
        /// parameters of the functions in `executed_by`: `{INPUT: [{BATCH: DISTANCE}, {CAPACITIES: STRIDE}], OUTPUT:
        /// …}`. The data is contiguous if `CAPACITIES` is NULL, or if the creating function has no such parameter.
        memory: Option<IndexMap<String, [Side; 2]>>,
        /// For a plan of transforms: the parameter that specifies the kind of transform.
        kind: Option<String>,
        /// For a plan of transforms: the kinds of transforms whose input or output has only n/2 + 1 elements in the
        /// last dimension: `{MEMORY: [KIND]}`.
        halves: Option<IndexMap<String, Vec<String>>>,
        /// For a plan of transforms: the functions that execute the plan, and the kind of transform that each function
        /// requires: `{FUNCTION: KIND}`.
        executed_by: Option<IndexMap<String, String>>,
    }
}

impl ShortOrLong for Measure {
    const EXPECTED: &'static str =
        "a function `(handle, &bytes)`, or the keys for a function (`bytes`), a matrix (`gets`) or a plan (`made_by`)";
    type Long = MeasureKeys;

    fn short<E: Error>(function: &str) -> Result<Self, E> {
        Ok(Self::Bytes(ToldBytes { function: function.to_owned(), strides: None }))
    }

    fn long(keys: MeasureKeys) -> Result<Self, String> {
        let MeasureKeys { bytes, strides, gets, extent, bits, unset, .. } = keys;
        let MeasureKeys { made_by, sizes, memory, kind, halves, executed_by, .. } = keys;
        let none = (None, None, None, None, None, None);
        match ((bytes, strides), (gets, extent, bits, unset), (made_by, sizes, memory, kind, halves, executed_by)) {
            ((Some(function), strides), (None, None, None, None), plan) if plan == none => {
                let strides = strides.map(|strides| {
                    let (gets, array) = only(strides, "`{FUNCTION: {ARRAY: MOST}}`")?;
                    let (array, most) = only(array, "`{ARRAY: MOST}`")?;
                    Ok::<_, String>(Strides { gets, array, most })
                });
                Ok(Self::Bytes(ToldBytes { function, strides: strides.transpose()? }))
            }
            ((None, None), (Some(gets), Some(extent), Some(bits), unset), plan) if plan == none => {
                let (of_type, bits) = only(bits, "`{ATTRIBUTE: {TYPE: BITS}}`")?;
                let matrix = Matrix { gets, extent, of_type, bits, unset: unset.unwrap_or_default() };
                matrix.layout().ok_or("the `extent` of a matrix needs its rows and columns for both orders")?;
                Ok(Self::Matrix(Box::new(matrix)))
            }
            (
                (None, None),
                (None, None, None, None),
                (Some(made_by), Some(sizes), Some(memory), Some(kind), Some(halves), Some(executed_by)),
            ) => {
                let layout =
                    |(memory, [transforms, elements]): (String, [Side; 2])| Layout { memory, transforms, elements };
                let [input, output] = memory
                    .into_iter()
                    .map(layout)
                    .collect::<Vec<_>>()
                    .try_into()
                    .map_err(|_| "`memory` of a plan needs two entries: its input and its output".to_owned())?;
                Ok(Self::Transform(Box::new(Transform { made_by, sizes, input, output, kind, halves, executed_by })))
            }
            _ => Err(format!("expected {}", Self::EXPECTED)),
        }
    }
}

impl<'de> Deserialize<'de> for Measure {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        short_or_long::deserialize(deserializer)
    }
}

/// A function that returns the length of memory in bytes.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct ToldBytes {
    /// The name of the function.
    pub function: String,
    /// The strides of the memory. If a stride is negative, some elements precede the address, and the number of bytes
    /// does not show this.
    pub strides: Option<Strides>,
}

/// The strides of a tensor, as returned by a function.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Strides {
    /// The function that returns the strides in an array.
    pub gets: String,
    /// The parameter that receives the array of strides.
    pub array: String,
    /// The maximum number of strides in the array.
    pub most: u32,
}

/// The attributes of a matrix, and the function that gets the attributes.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Matrix {
    /// The function that gets an attribute of a matrix handle.
    pub gets: String,
    /// The extent of the matrix, which depends on the order of its elements.
    pub extent: Extent,
    /// The attribute that specifies the type of the matrix elements.
    pub of_type: String,
    /// The number of bits in an element, by the type of the element.
    pub bits: IndexMap<String, u32>,
    /// Attributes that must be 0. If an attribute is not 0, the length of the matrix is unknown.
    pub unset: Vec<String>,
}

/// The attributes that specify the extent of a matrix, by their meaning.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct MatrixLayout<'a> {
    /// The attributes for the number of rows, the number of columns, the distance between consecutive columns or rows,
    /// the number of matrices, and the distance between consecutive matrices.
    pub numbers: [&'a String; 5],
    /// The attribute for the order of the elements.
    pub order: &'a String,
    /// The members of the order's enum that mean column-major and row-major order.
    pub orders: [&'a String; 2],
}

impl Matrix {
    /// Returns the attributes by their meaning. Returns `None` if the extent does not describe a matrix.
    pub fn layout(&self) -> Option<MatrixLayout<'_>> {
        fn of(sides: &[Side]) -> Option<[&String; 5]> {
            let [inner, outer, matrices] = sides else { return None };
            let (distance, batch_distance) = (outer.stride.as_ref()?, matrices.stride.as_ref()?);
            inner.stride.is_none().then_some([&inner.count, &outer.count, distance, &matrices.count, batch_distance])
        }
        let Unless { param: order, is, sides, others } = self.extent.unless.as_ref()?;
        let (mut numbers, turned) = (of(&self.extent.sides)?, of(sides)?);
        let [other] = others.as_slice() else { return None };
        numbers.swap(0, 1);
        let is_turned = numbers == turned;
        numbers.swap(0, 1);
        is_turned.then_some(MatrixLayout { numbers, order, orders: [is, other] })
    }
}

/// The names of parameters of the functions that create plans of transforms. A function may have only some of these
/// parameters.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Transform {
    /// The functions that create plans, by name or pattern.
    pub made_by: Vec<String>,
    /// The parameters that specify the number of elements in each dimension.
    pub sizes: Vec<String>,
    /// The layout of the input data.
    pub input: Layout,
    /// The layout of the output data.
    pub output: Layout,
    /// The parameter that specifies the kind of transform.
    pub kind: String,
    /// The kinds of transforms whose input or output has only n/2 + 1 elements in the last dimension.
    pub halves: IndexMap<String, Vec<String>>,
    /// The functions that execute a plan, and the kind of transform that each function requires.
    pub executed_by: IndexMap<String, String>,
}

/// The layout of the input or output data of a plan in memory.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Layout {
    /// The parameter that passes the data to the functions that execute a plan.
    pub memory: String,
    /// The number of transforms, and the distance between the first elements of consecutive transforms.
    pub transforms: Side,
    /// The parameter with the capacity of each dimension, and the parameter with the stride of the last dimension.
    pub elements: Side,
}
