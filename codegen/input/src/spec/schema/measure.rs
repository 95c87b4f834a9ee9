//! How a handle tells how long memory is: by a function, by the attributes of a matrix, or by what it was made with.

use super::keys::documented;
use super::short_or_long::{self, ShortOrLong, only};
use super::{Extent, Side, Unless};
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
        /// Beside `bytes`: how the distances of elements are read, of which none may be negative: `{FUNCTION: {ARRAY: MOST}}`, with how many there are at most.
        strides: Option<IndexMap<String, IndexMap<String, u32>>>,
        /// Of a matrix: the function that gets an attribute.
        gets: Option<String>,
        /// Of a matrix: how far it reaches, in its attributes: `{ORDER: {BY_COLUMNS: [ROWS, {COLUMNS: DISTANCE}, {BATCH: DISTANCE}], BY_ROWS: …}}`.
        extent: Option<Extent>,
        /// Of a matrix: the attribute with the type of its elements, and how many bits elements of each type have.
        bits: Option<IndexMap<String, IndexMap<String, u32>>>,
        /// Of a matrix: attributes that are 0 if its length is known. A library that does not know one has none that is not.
        unset: Option<Vec<String>>,
        /// Of a plan of transforms: the functions that make it, by name or pattern, from those of the parameters below that they have. A plan that was made by one of them is made by no other one again.
        made_by: Option<Vec<String>>,
        /// Of a plan: the numbers of elements in each dimension, the last of which lie side by side: parameters, or one array.
        sizes: Option<Vec<String>>,
        /// Of a plan: what it reads and what it writes, as the functions that execute it call that, and how it lies there: `{INPUT: [{BATCH: DISTANCE}, {ROOM: STRIDE}], OUTPUT: …}`. Side by side if the array with the room is NULL or the function has none.
        memory: Option<IndexMap<String, [Side; 2]>>,
        /// Of a plan: the parameter with the kind of transforms.
        kind: Option<String>,
        /// Of a plan: by memory, the kinds that have no more there than the first half of the last dimension, and the element in the middle.
        halves: Option<IndexMap<String, Vec<String>>>,
        /// Of a plan: the functions that execute it, and the kind that it must have.
        executed_by: Option<IndexMap<String, String>>,
    }
}

impl ShortOrLong for Measure {
    const EXPECTED: &'static str =
        "a function `(handle, &bytes)`, or the keys of a function (`bytes`), a matrix (`gets`), or a plan (`made_by`)";
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
                matrix.layout().ok_or("the extent of a matrix turns rows and columns")?;
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
                    .map_err(|_| "a plan has two memories: what it reads and what it writes".to_owned())?;
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

/// A function that returns a number of bytes.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct ToldBytes {
    /// The function.
    pub function: String,
    /// The distances of elements. With one below 0 some lie before the address, which the number of bytes does not tell.
    pub strides: Option<Strides>,
}

/// The distances of elements, and what reads them.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Strides {
    /// The function that returns them in an array.
    pub gets: String,
    /// The array.
    pub array: String,
    /// How many there are at most.
    pub most: u32,
}

/// The attributes of a matrix, and what reads them.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Matrix {
    /// The function that gets an attribute.
    pub gets: String,
    /// How far the matrix reaches, by the order of its elements.
    pub extent: Extent,
    /// The type of the elements.
    pub of_type: String,
    /// How many bits elements of each type have.
    pub bits: IndexMap<String, u32>,
    /// Attributes that are 0 in a matrix whose length is known.
    pub unset: Vec<String>,
}

/// The attributes of a matrix by their meaning.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct MatrixLayout<'a> {
    /// The numbers of rows and columns, the distance of two columns or rows, the number of matrices, and their distance.
    pub numbers: [&'a String; 5],
    /// The order of elements.
    pub order: &'a String,
    /// Its members for columns one after the other, and for rows one after the other.
    pub orders: [&'a String; 2],
}

impl Matrix {
    /// The attributes by their meaning; nothing if the extent is none of a matrix.
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

/// The parameters with which functions make plans, by name: those that a function has.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Transform {
    /// The functions, by name or pattern.
    pub made_by: Vec<String>,
    /// The numbers of elements in each dimension.
    pub sizes: Vec<String>,
    /// What it reads.
    pub input: Layout,
    /// What it writes.
    pub output: Layout,
    /// The parameter with the kind of transforms.
    pub kind: String,
    /// By memory, the kinds that have half of the last dimension there.
    pub halves: IndexMap<String, Vec<String>>,
    /// The functions that execute a plan, and the kind that it must have.
    pub executed_by: IndexMap<String, String>,
}

/// How data lies in memory.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Layout {
    /// The memory, as the functions that execute a plan have it.
    pub memory: String,
    /// How many transforms there are, and how far apart their first elements are.
    pub transforms: Side,
    /// The array with the numbers of elements that there is room for in each dimension, and how far apart two elements of the last are.
    pub elements: Side,
}
