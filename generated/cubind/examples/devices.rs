//! Lists the devices with `cubind::owned`, and prints error messages.
//!
//! ```text
//! cargo run --example devices
//! ```
//!
//! Running the example requires an NVIDIA driver. Without a driver, the example prints the paths that were searched.

use cubind::cuda13::driver::{CUdevice_attribute, CUresult};
use cubind::owned::{Device, DeviceBuffer};
use cubind::{Cause, Error};

pub fn main() -> Result<(), Error<CUresult>> {
    for device in Device::all()? {
        let (major, minor) = device.compute_capability()?;
        let multiprocessors = device.attribute(CUdevice_attribute::CU_DEVICE_ATTRIBUTE_MULTIPROCESSOR_COUNT)?;
        println!("{}, sm_{major}{minor}, {multiprocessors} multiprocessors", device.name()?);
        println!("  UUID {:02x?}", device.uuid()?.bytes);
        let (free, total) = device.make_current()?.memory()?;
        println!("  {} of {} MiB are free", free >> 20, total >> 20);

        // An allocation that is too large returns an error value with the function's name, the code and the driver's
        // description.
        match DeviceBuffer::<u8>::zeroed(2 * total) {
            Err(error) if error.code() == CUresult::CUDA_ERROR_OUT_OF_MEMORY => println!("  {error}"),
            Err(error) => return Err(error),
            Ok(memory) => println!("  {memory:?} is twice the device's memory"),
        }
    }

    let Err(error) = Device::get(Device::count()?) else { return Ok(()) };
    match error.cause() {
        Cause::Library(missing) => println!("no driver: {missing}"),
        Cause::Function(function) => println!("the driver is too old: it has no {function}"),
        Cause::Cuda | _ => println!("after the last one: {error}"),
    }
    Ok(())
}
