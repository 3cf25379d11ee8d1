#define _GNU_SOURCE
#include <errno.h>
#include <time.h>
#include <unistd.h>

#include "Seam.h"

BEGIN_OF_SEAM

// Sleeps: a thread waits for a virtual time.

REAL(nanosleep)
REAL(usleep)
REAL(sleep)
REAL(clock_nanosleep)

static bool is_ours(void) { return is_on() && this_role != outside; }

static void wake_thread(struct waiter *waiter) { wake_sleeper(&waiter->word); }

void sleep_until(int64_t deadline) {
    struct waiter waiter = {.deadline = deadline, .wake = wake_thread};
    add_waiter(&waiter);
    sleep_on(&waiter.word);
    remove_waiter(&waiter);
}

int nanosleep(const struct timespec *duration, struct timespec *rest) {
    if (!is_ours()) { return real_nanosleep()(duration, rest); }
    if (duration->tv_nsec < 0 || duration->tv_nsec >= nanoseconds_per_second || duration->tv_sec < 0) {
        errno = EINVAL;
        return -1;
    }
    sleep_until(seam_read() + nanoseconds(duration));
    return 0;
}

int usleep(useconds_t duration) {
    if (!is_ours()) { return real_usleep()(duration); }
    sleep_until(seam_read() + (int64_t)duration * 1000);
    return 0;
}

unsigned sleep(unsigned duration) {
    if (!is_ours()) { return real_sleep()(duration); }
    sleep_until(seam_read() + (int64_t)duration * nanoseconds_per_second);
    return 0;
}

int clock_nanosleep(clockid_t clock, int flags, const struct timespec *moment, struct timespec *rest) {
    if (!is_ours() || !is_virtual_clock(clock)) {
        struct timespec end = flags & TIMER_ABSTIME && !is_on() ? seam_machine_time(clock, moment) : *moment;
        return real_clock_nanosleep()(clock, flags, &end, rest);
    }
    if (moment->tv_nsec < 0 || moment->tv_nsec >= nanoseconds_per_second) { return EINVAL; }
    sleep_until(flags & TIMER_ABSTIME ? seam_time(clock, moment) : seam_read() + nanoseconds(moment));
    return 0;
}

END_OF_SEAM
