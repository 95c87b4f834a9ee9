//! Calls to OpenCL's loader on a machine without a driver, which rejects handles that are NULL.

use it::{checked, cl::*};
use std::{mem::zeroed, ptr::null_mut};

fn main() {
    // SAFETY: the loader checks each handle, and the other arguments are live variables.
    unsafe {
        let (code, count) = clGetPlatformIDs(&mut []);
        // CL_PLATFORM_NOT_FOUND_KHR
        assert_eq!((code, count), (ClCode(-1001), 0));
        assert_eq!(clRetainContext(zeroed()), (ClCode::CL_INVALID_CONTEXT,));
        assert_eq!(clReleaseContext(zeroed()), (ClCode::CL_INVALID_CONTEXT,));
        assert_eq!(clReleaseCommandQueue(zeroed()), (ClCode::CL_INVALID_COMMAND_QUEUE,));
        assert_eq!(clReleaseMemObject(zeroed()), (ClCode::CL_INVALID_MEM_OBJECT,));
        assert_eq!(clReleaseProgram(zeroed()), (ClCode::CL_INVALID_PROGRAM,));
        assert_eq!(clReleaseKernel(zeroed()), (ClCode::CL_INVALID_KERNEL,));
        assert_eq!(clReleaseEvent(zeroed()), (ClCode::CL_INVALID_EVENT,));
        assert_eq!(clReleaseSampler(zeroed()), (ClCode::CL_INVALID_SAMPLER,));
        assert_eq!(clFinish(zeroed()), (ClCode::CL_INVALID_COMMAND_QUEUE,));
        let (buffer, code) = clCreateBuffer(zeroed(), CL_MEM_READ_WRITE.into(), 16, null_mut());
        assert_eq!((buffer, code), (zeroed(), ClCode::CL_INVALID_CONTEXT.0));
        let error = checked::cl::clFlush(zeroed()).unwrap_err();
        assert_eq!(error.to_string(), "clFlush: CL_INVALID_COMMAND_QUEUE (-36)");
    }
}
