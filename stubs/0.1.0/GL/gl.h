/* The types of <GL/gl.h> that CUDA's functions take. The version says to CUDA's headers that the types are known. */
#ifndef CUBIND_GL_H
#define CUBIND_GL_H
#define GL_VERSION 0x1F02
typedef unsigned int GLenum;
typedef unsigned int GLuint;
#endif
