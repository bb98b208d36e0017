#pragma once
#include <stddef.h>

/// Bytes in use on the heap. In C because glibc's module for Swift leaves mallinfo2 out.
size_t heap_bytes(void);
