/* Runs one program in each of two interpreters of one process, one after the other. */
#define PY_SSIZE_T_CLEAN
#include <Python.h>

int main(int count, char **given)
{
    for (int round = 1; round < count; round++) {
        PyConfig config;
        PyConfig_InitPythonConfig(&config);
        config.install_signal_handlers = 0;
        /* This variable contains the path of a virtual environment, which has the packages. */
        if (PyStatus_Exception(PyConfig_SetBytesString(&config, &config.program_name, getenv("EMBEDDED_PYTHON"))))
            return 2;
        if (PyStatus_Exception(Py_InitializeFromConfig(&config)))
            return 3;
        PyConfig_Clear(&config);
        if (PyRun_SimpleString(given[round]) != 0)
            return 10 + round;
        if (Py_FinalizeEx() < 0)
            return 4;
    }
    return 0;
}
