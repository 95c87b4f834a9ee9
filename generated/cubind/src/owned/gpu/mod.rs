//! Memory, kernels, graphs and closures, on the driver's functions that all major versions share.

mod argument;
mod buffer;
mod call;
pub mod closures;
mod device;
mod graph;
mod kernel;
mod launch;
mod module;
mod owner;
mod pending;
mod pinned;
mod slice;
mod slice_mut;
mod stream;
mod stream_buffer;
mod virtual_buffer;
mod virtual_memory;

pub use argument::KernelArgument;
pub use buffer::DeviceBuffer;
pub use call::DriverResult;
pub use closures::{HostCall, LogCallback, UserObject, add_callback, add_host_node, launch_host_func, take_panic};
pub use device::{Context, Device};
pub use graph::capture;
pub use kernel::KernelError;
pub use launch::{Dim3, Launch};
pub use module::{Kernel, Module};
pub use pending::Pending;
pub use pinned::PinnedBuffer;
pub use slice::DeviceSlice;
pub use slice_mut::DeviceSliceMut;
pub use stream::{Event, Graph, GraphExec, Stream};
pub use stream_buffer::StreamBuffer;
pub use virtual_buffer::VirtualBuffer;
pub use virtual_memory::{AddressRange, PhysicalMemory};
