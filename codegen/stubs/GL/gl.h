/* The types from <GL/gl.h> that CUDA functions take as parameters. GL_VERSION signals to CUDA's headers that these types are defined. */
#ifndef CUBIND_GL_H
#define CUBIND_GL_H
#define GL_VERSION 0x1F02
typedef unsigned int GLenum;
typedef unsigned int GLuint;
#endif
