//! An arena as a Python object. The object owns the memory to which a record's field points.

use pyo3::ffi;
use pyo3::prelude::*;
use pyo3::types::PyType;

use super::call_arena::CallArena;
use super::class::{ClassSpec, Instance, Tabled};
use super::collect::{Collect, Visit, Visited};
use super::errors::{Fallible, Owned};
use super::instances;
use super::package;
use super::refs::OnceObject;

/// An arena that is an instance of a private Python class.
#[repr(C)]
struct ArenaObject {
    head: ffi::PyObject,
    arena: CallArena,
}

/// The class of arenas has no generated table.
impl Tabled for ArenaObject {
    type Table = ();
    const MARK: &'static [u8] = b"\0";
}

// SAFETY: the struct begins with an object head, and a zeroed arena is empty.
unsafe impl Instance for ArenaObject {
    const ITEM: usize = 0;
}

/// The garbage collector does not free the arena's contents, because C memory points to them.
impl Collect for ArenaObject {
    fn traverse(&self, visit: &Visit) -> Visited {
        self.arena.traverse(visit)
    }
}

/// Creates an object that owns an arena.
pub fn new(py: Python<'_>, arena: CallArena) -> Fallible<Owned<'_>> {
    static CLASS: OnceObject<PyType> = OnceObject::new();
    let class = match CLASS.get(py) {
        Some(class) => class,
        None => {
            let doc = "The memory and the objects that a field of a record points to.";
            ClassSpec::<ArenaObject>::new("Arena", package::own().module(), "()", doc).make(py, None, &CLASS)?
        }
    };
    // SAFETY: the new instance is of this class, and is initialized before it is shared.
    unsafe {
        let object = instances::allocate_own::<ArenaObject>(class, 0)?;
        (&raw mut (*object.as_ptr().cast::<ArenaObject>()).arena).write(arena);
        Ok(instances::tracked(object).into_any())
    }
}
