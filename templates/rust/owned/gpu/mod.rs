//! Memory, kernels, graphs and closures, built on driver functions that all major versions share.

mod accesses;
mod allocation;
mod argument;
#[cfg(feature = "ndarray")]
mod arrays;
mod buffer;
mod call;
mod captures;
pub mod clock;
mod closures;
mod device;
#[cfg(feature = "dlpack")]
pub mod dlpack;
mod foreign_memory;
mod graph;
mod graph_memory;
mod group;
mod jit;
mod kept_streams;
mod kernel;
mod launch;
mod library;
mod managed;
mod memory;
mod memory_pool;
mod last_work;
mod line;
mod module;
mod pending;
mod pinned;
mod plans;
mod pool;
mod prepared;
mod slice;
mod slice_mut;
mod sorted;
mod stream;
mod stream_buffer;
mod textures;
mod trace;
mod uses;
mod virtual_buffer;
mod virtual_memory;
mod waiting;

#[doc(hidden)] // Used by kernels and by the functions that take memory.
pub use allocation::{CallMemory, Held, InUse};
pub use argument::KernelArgument;
pub use buffer::DeviceBuffer;
pub use call::DriverResult;
pub use closures::{HostCall, LogCallback, UserObject, add_callback, add_host_node, launch_host_func, take_panic};
pub use device::{Context, Device};
pub use graph::{RecordedGraph, capture, record};
#[doc(hidden)] // Used by the libraries' own groups.
pub use group::CallGroup;
pub use jit::JitOptions;
pub use kernel::{KernelError, LoadKernels};
#[doc(hidden)] // Used by the libraries' handles.
pub use kept_streams::{HandleInUse, KeptStreams};
pub use kept_streams::SharedStream;
pub use launch::{Dim3, Launch};
pub use library::Library;
#[doc(hidden)] // Used by the functions that launch graphs.
pub use graph::graph_launched;
#[doc(hidden)] // Used by kernels and by the functions that take memory.
pub use line::Work;
pub(crate) use graph_memory::{executable_ends, graph_ends};
pub(crate) use line::stream_ends;
pub use managed::{Advice, ManagedBuffer};
pub use foreign_memory::{AnyInputOrInPlace, ForeignMemory, InPlace, InputOrInPlace};
pub use memory::{
    AnyDeviceInput, AnyDeviceOutput, AnyKnownInput, AnyKnownOutput, DeviceInput, DeviceOutput, KnownInput, KnownOutput,
};
pub use memory_pool::{MemoryPool, PoolOptions, PoolUsage};
pub use module::{Global, Kernel, Module};
pub use pending::Pending;
pub use pinned::{PinnedBuffer, PinnedMemory};
pub use plans::Plans;
pub use prepared::PreparedLaunch;
pub use slice::DeviceSlice;
pub use slice_mut::DeviceSliceMut;
pub use stream::{Event, Graph, GraphExec, Stream};
pub use stream_buffer::StreamBuffer;
pub use textures::{AddressMode, Array, ArrayShape, Sampling, Surface, Texel, Texture};
pub use virtual_buffer::VirtualBuffer;
pub use virtual_memory::{AddressRange, PhysicalMemory};
pub use waiting::{Copied, Finished, Returned, finished};
