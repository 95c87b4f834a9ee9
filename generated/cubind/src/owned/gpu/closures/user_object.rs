//! Objects that graphs keep alive.

use core::fmt;
use std::sync::{Arc, Mutex};

use super::registry::{Closure, Key, call_once, call_repeated, forget};
use crate::owned::gpu::call::DriverResult;
use crate::owned::base::checked;
use crate::owned::base::{CUDA_HOST_NODE_PARAMS, CUgraph, CUgraphNode, CUhostFn, CUuserObject, CUuserObjectRetain_flags, CUuserObject_flags};
use crate::owned::{AsHandle, Borrowed, LendHandle};
use crate::support::process::Process;

/// A reference to an object that graphs refer to as well. A closure is called when the last reference is released.
///
/// ```no_run
/// use cubind::owned::{Graph, UserObject};
///
/// let table = vec![1.0_f32; 1024];
/// let graph = Graph::new()?;
/// // The table stays alive until the graph, its clones and its executable graphs are destroyed.
/// UserObject::new(move || drop(table))?.retain_in(&graph)?;
/// # Ok::<(), cubind::Error<cubind::cuda13::driver::CUresult>>(())
/// ```
pub struct UserObject(CUuserObject, Process);

impl UserObject {
    /// Creates an object whose destructor is a closure. The closure is called on one of the driver's threads, and must
    /// not call CUDA.
    ///
    /// # Errors
    ///
    /// Errors of `cuUserObjectCreate`. If there is an error, the closure is dropped.
    pub fn new(destroy: impl FnOnce() + Send + 'static) -> DriverResult<Self> {
        Self::of(Key::of(Closure::Once(Box::new(move |_| destroy()))), Some(call_once))
    }

    /// Creates an object from the key of a closure.
    fn of(key: Key, destroy: CUhostFn) -> DriverResult<Self> {
        let flags = CUuserObject_flags::CU_USER_OBJECT_NO_DESTRUCTOR_SYNC;
        // SAFETY: `destroy` accepts any integer.
        match unsafe { checked::cuUserObjectCreate(key.data(), destroy, 1, flags) } {
            Ok(object) => Ok(Self(object, Process::this())),
            Err(error) => {
                drop(key.take());
                Err(error)
            }
        }
    }

    /// Gives a graph its own reference to the object.
    ///
    /// # Errors
    ///
    /// Errors of `cuGraphRetainUserObject`.
    pub fn retain_in(&self, graph: impl AsHandle<CUgraph>) -> DriverResult<()> {
        // SAFETY: the graph and the object are alive; the graph gets its own reference.
        unsafe { checked::cuGraphRetainUserObject(graph.as_handle(), self.0, 1, CUuserObjectRetain_flags::empty()) }
    }
}

/// Releases the reference to the object.
impl Drop for UserObject {
    fn drop(&mut self) {
        if self.1.is_this() {
            // SAFETY: the reference belongs to this value.
            let _ = unsafe { checked::cuUserObjectRelease(self.0, 1) };
        }
    }
}

impl fmt::Debug for UserObject {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "UserObject({:?})", self.0)
    }
}

/// Adds a closure to a graph, after the given nodes. Each launch calls it; calls do not overlap. The closure is dropped
/// when the graph, its clones and its executable graphs are all destroyed.
///
/// The closure must not call CUDA. A panic only ends the current call: the launch continues, and
/// [`take_panic`](super::take_panic) returns the panic.
///
/// # Errors
///
/// Errors of `cuUserObjectCreate`, `cuGraphRetainUserObject` or `cuGraphAddHostNode`.
pub fn add_host_node<'g>(
    graph: impl LendHandle<'g, CUgraph>,
    after: &[Borrowed<'g, CUgraphNode>],
    closure: impl FnMut() + Send + 'static,
) -> DriverResult<Borrowed<'g, CUgraphNode>> {
    let graph = graph.as_handle();
    let key = Key::of(Closure::Repeated(Arc::new(Mutex::new(closure))));
    let object = UserObject::of(key, Some(forget))?;
    // SAFETY: the graph and the object are alive; the graph gets its own reference.
    unsafe { checked::cuGraphRetainUserObject(graph, object.0, 1, CUuserObjectRetain_flags::empty())? };
    let parameters = CUDA_HOST_NODE_PARAMS { r#fn: Some(call_repeated), userData: key.data() };
    // SAFETY: the graph and the nodes are alive, `call_repeated` accepts any integer, and the node exists as long as
    // its graph.
    unsafe { Ok(Borrowed::from_raw(checked::cuGraphAddHostNode(graph, Borrowed::handles(after), &parameters)?)) }
}
