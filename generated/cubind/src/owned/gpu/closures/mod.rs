//! Closures that the driver calls.
//!
//! | closure | called | dropped |
//! |---|---|---|
//! | [`launch_host_func`], [`add_callback`]: `FnOnce` | once, in the order of the stream | during the call, or by [`HostCall::cancel`] |
//! | [`add_host_node`]: `FnMut` | by each launch of the graph | when the graph, its clones and its executable graphs are all destroyed |
//! | [`UserObject::new`]: `FnOnce` | when the last reference is released | during the call |
//! | [`LogCallback::register`]: `Fn` | for each message | when the [`LogCallback`] is dropped |
//! | [`Kernel::occupancy`](super::Kernel::occupancy): `FnMut` | during the call | after the call |
//!
//! After an error in its context, the driver does not call the remaining host functions: their closures stay in memory
//! unless they are cancelled. All closures except the last one are called on one of the driver's threads, and must not
//! call CUDA. This includes dropping objects that call CUDA, so move a [`DeviceBuffer`](super::DeviceBuffer) out of the
//! closure first. Such a call returns `CUDA_ERROR_NOT_PERMITTED`, or deadlocks.
//!
//! A panic does not unwind into the driver. [`HostCall::take`] or [`take_panic`] returns it.

mod host;
mod logs;
mod occupancy;
mod registry;
mod user_object;

pub use host::{HostCall, add_callback, launch_host_func};
pub use logs::LogCallback;
pub(super) use registry::{Closure, Key, call_once, guarded, lock};
pub use registry::take_panic;
pub use user_object::{UserObject, add_host_node};
