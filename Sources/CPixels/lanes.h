#pragma once
#include <stddef.h>
#include <stdint.h>

// Each lane of 16 bits holds two channels; compilers turn the operations into those of the machine, whichever it is.
enum { LANES = 16, PIXELS = LANES / 2 };

// Rows of a part of a picture are too short for processors to see coming; memory is slow enough that it shows.
enum { AHEAD = 4, LINE = 64 / sizeof(uint32_t) };

typedef uint16_t lanes __attribute__((vector_size(2 * LANES), aligned(1), may_alias));
typedef uint32_t products __attribute__((vector_size(4 * LANES)));

#if defined(__has_feature)
#if __has_feature(thread_sanitizer) || __has_feature(address_sanitizer)
#define IS_SANITIZED 1
#endif
#endif

// The one compiled function runs with wider vectors where the processor has them. The choice is made before a sanitizer has
// begun, and what a sanitizer writes into the choosing function would crash there.
#if defined(__x86_64__) && !defined(IS_SANITIZED)
#define WIDEST __attribute__((target_clones("avx2", "default")))
#else
#define WIDEST
#endif

// (t + t / 256) / 256, for t = product + 128, is the product divided by 255 and rounded; 0x101 does both divisions at once.
#define DIVIDED(product) \
    __builtin_convertvector((__builtin_convertvector((product) + 0x80, products) * 0x101) >> 16, lanes)

static inline uint32_t divided(uint32_t product) { return (product + 0x80) * 0x101 >> 16; }
