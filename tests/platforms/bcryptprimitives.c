/* The one function of Windows that Rust's standard library needs and older Wines (8.0, of Debian 12) lack. A Wine that has the
 * library takes its own. */
unsigned char SystemFunction036(void *, unsigned long);
__declspec(dllexport) int ProcessPrng(unsigned char *bytes, unsigned long long size) {
    return SystemFunction036(bytes, (unsigned long)size);
}
