#include "CHeap.h"

#if defined(__APPLE__)
#include <malloc/malloc.h>

size_t heap_bytes(void) {
    malloc_statistics_t statistics;
    malloc_zone_statistics(NULL, &statistics);
    return statistics.size_in_use;
}
#else
#include <malloc.h>

size_t heap_bytes(void) {
    struct mallinfo2 info = mallinfo2();
    return info.uordblks + info.hblkhd;
}
#endif

__attribute__((noinline)) void rowkit_measured(void (*work)(void *), void *context) {
    work(context);
    // Keeps the call from becoming a jump, which a profile would not see return.
    __asm__ volatile("" ::: "memory");
}
