#pragma once
#include <stddef.h>

/// Bytes in use on the heap. In C because glibc's module for Swift leaves mallinfo2 out.
size_t heap_bytes(void);

/// Calls a function. In C so that its name in a profile is this, and valgrind can be told to count
/// what happens in it and nothing else.
void rowkit_measured(void (*work)(void *), void *context);
