#define _GNU_SOURCE
#include <dlfcn.h>
#include <fcntl.h>
#include <link.h>
#include <stdarg.h>
#include <stdlib.h>
#include <string.h>
#include <sys/random.h>
#include <sys/stat.h>
#include <sys/syscall.h>
#include <sys/sysmacros.h>
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
    if (is_in_libcurl()) { return false; }
    pthread_mutex_lock(&random_lock);
    for (size_t done = 0; done < length; done += sizeof(uint64_t)) {
        uint64_t number = next_number();
        memcpy((char *)buffer + done, &number, length - done < sizeof number ? length - done : sizeof number);
    }
    pthread_mutex_unlock(&random_lock);
    return true;
}

/// Whether an address is in libexpat, which draws a number for each file that it parses. It parses the fonts' settings on the thread
/// that needs them first, and that is a race: its numbers are not taken from the app's.
static bool is_in_libexpat(void *address) {
#if __GLIBC_PREREQ(2, 35)
    struct dl_find_object found;
    return _dl_find_object(address, &found) == 0 && strstr(found.dlfo_link_map->l_name, "/libexpat.so") != NULL;
#else
    Dl_info found;
    return dladdr(address, &found) && strstr(found.dli_fname, "/libexpat.so") != NULL;
#endif
}

/// Fills a buffer with numbers from the seed for a function of libc, and answers whether it did. The caller is looked up
/// only where there is a seed.
#define FILL_FOR_CALLER(buffer, length)                                                                   \
    (atomic_load_explicit(&is_seeded, memory_order_acquire) && !is_in_libexpat(__builtin_return_address(0)) \
     && fill_from_seed(buffer, length))

// MARK: libc

ssize_t getrandom(void *buffer, size_t length, unsigned flags) {
    return FILL_FOR_CALLER(buffer, length) ? (ssize_t)length : real_getrandom()(buffer, length, flags);
}

int getentropy(void *buffer, size_t length) {
    return length <= 256 && fill_from_seed(buffer, length) ? 0 : real_getentropy()(buffer, length);
}

// MARK: The device

// Foundation draws the numbers of a `UUID` from the system's device.

REAL(open)
REAL(read)

enum { most_descriptors = 1024, random_major = 1, first_minor = 8, last_minor = 9 };

/// The descriptors that were opened for the device. One that was closed since may be another file's.
static atomic_bool is_device[most_descriptors];

static bool reads_device(int descriptor) {
    if (descriptor < 0 || descriptor >= most_descriptors || !atomic_load(&is_device[descriptor])) { return false; }
    struct stat state;
    bool result = fstat(descriptor, &state) == 0 && S_ISCHR(state.st_mode) && major(state.st_rdev) == random_major
        && minor(state.st_rdev) >= first_minor && minor(state.st_rdev) <= last_minor;
    if (!result) { atomic_store(&is_device[descriptor], false); }
    return result;
}

int open(const char *path, int flags, ...) {
    va_list list;
    va_start(list, flags);
    bool has_mode = flags & O_CREAT || (flags & O_TMPFILE) == O_TMPFILE;
    mode_t mode = has_mode ? va_arg(list, mode_t) : 0;
    va_end(list);
    int descriptor = real_open()(path, flags, mode);
    if (descriptor >= 0 && descriptor < most_descriptors
        && (strcmp(path, "/dev/urandom") == 0 || strcmp(path, "/dev/random") == 0)) {
        atomic_store(&is_device[descriptor], true);
    }
    if (is_on() && (flags & O_ACCMODE) != O_WRONLY) { note_opening(descriptor, path); }
    return descriptor;
}

ssize_t read(int descriptor, void *buffer, size_t length) {
    if (descriptor == STDIN_FILENO) { note_reading(descriptor); }
    bool is_seeds = atomic_load_explicit(&is_seeded, memory_order_acquire) && reads_device(descriptor);
    return is_seeds && fill_from_seed(buffer, length) ? (ssize_t)length : real_read()(descriptor, buffer, length);
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
    if (!FILL_FOR_CALLER(buffer, length)) { real_arc4random_buf()(buffer, length); }
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
