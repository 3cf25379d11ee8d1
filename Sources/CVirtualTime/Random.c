#define _GNU_SOURCE
#include <stdlib.h>
#include <string.h>
#include <sys/random.h>
#include <sys/syscall.h>
#include <unistd.h>

#include "Seam.h"

BEGIN_OF_SEAM

// Random numbers from a seed, so that what an app shuffles is shuffled alike in a replay.

static atomic_bool is_seeded;
static pthread_mutex_t random_lock = PTHREAD_MUTEX_INITIALIZER;
static uint64_t random_state;

REAL(getrandom)
REAL(getentropy)

void virtual_random_begin(uint64_t seed) {
    pthread_mutex_lock(&random_lock);
    random_state = seed;
    atomic_store(&is_seeded, true);
    pthread_mutex_unlock(&random_lock);
}

/// The next number of the sequence: SplitMix64 by Steele, Lea and Flood.
static uint64_t next_number(void) {
    uint64_t number = random_state += 0x9E3779B97F4A7C15;
    number = (number ^ number >> 30) * 0xBF58476D1CE4E5B9;
    number = (number ^ number >> 27) * 0x94D049BB133111EB;
    return number ^ number >> 31;
}

bool fill_from_seed(void *buffer, size_t length) {
    if (!atomic_load_explicit(&is_seeded, memory_order_acquire)) { return false; }
    // Threads that no gate orders would draw in another order each time.
    if (is_on() ? this_role == outside : gettid() != getpid()) { return false; }
    pthread_mutex_lock(&random_lock);
    for (size_t done = 0; done < length; done += sizeof(uint64_t)) {
        uint64_t number = next_number();
        memcpy((char *)buffer + done, &number, length - done < sizeof number ? length - done : sizeof number);
    }
    pthread_mutex_unlock(&random_lock);
    return true;
}

// MARK: libc

ssize_t getrandom(void *buffer, size_t length, unsigned flags) {
    return fill_from_seed(buffer, length) ? (ssize_t)length : real_getrandom()(buffer, length, flags);
}

int getentropy(void *buffer, size_t length) {
    return length <= 256 && fill_from_seed(buffer, length) ? 0 : real_getentropy()(buffer, length);
}

#if defined(__GLIBC__) && __GLIBC_PREREQ(2, 36)

REAL(arc4random)
REAL(arc4random_buf)
REAL(arc4random_uniform)

uint32_t arc4random(void) {
    uint32_t number;
    return fill_from_seed(&number, sizeof number) ? number : real_arc4random()();
}

void arc4random_buf(void *buffer, size_t length) {
    if (!fill_from_seed(buffer, length)) { real_arc4random_buf()(buffer, length); }
}

uint32_t arc4random_uniform(uint32_t bound) {
    uint32_t number;
    if (bound < 2 || !fill_from_seed(&number, sizeof number)) { return real_arc4random_uniform()(bound); }
    // The lowest numbers are left out, so that as many lead to each answer.
    uint32_t lowest = -bound % bound;
    while (number < lowest) { fill_from_seed(&number, sizeof number); }
    return number % bound;
}

#endif

END_OF_SEAM
