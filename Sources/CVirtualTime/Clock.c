#define _GNU_SOURCE
#include <errno.h>
#include <linux/futex.h>
#include <stdlib.h>
#include <sys/syscall.h>
#include <sys/time.h>
#include <unistd.h>

#include "Seam.h"

BEGIN_OF_SEAM

// Readings of the time.

/// Readings in one call of the app after which each adds a millisecond: else a loop that waits for a time would never end.
enum { patience = 10000, impatient_step = 1000000 };

_Thread_local enum role this_role;
atomic_bool seam_is_on;
atomic_bool seam_is_held;
atomic_uint_fast64_t seam_activity;
atomic_uint seam_epoch;
static atomic_int_fast64_t now;
static atomic_int_fast64_t launch_date;
/// How many threads pause in a reading.
static atomic_int pausing;
/// Whether time was virtual and is real again.
static atomic_bool has_left;
/// What is added to the machine's dates where time is real.
static atomic_int_fast64_t date_shift;

REAL(clock_gettime)
REAL(gettimeofday)
REAL(time)
REAL(timespec_get)
REAL(syscall)

/// The time by the machine's own clock.
static int64_t machine_time(clockid_t clock) {
    struct timespec time;
    real_clock_gettime()(clock, &time);
    return nanoseconds(&time);
}

bool seam_has_left(void) { return atomic_load_explicit(&has_left, memory_order_acquire); }

int64_t seam_now(void) {
    return seam_has_left() ? machine_time(CLOCK_MONOTONIC) : atomic_load_explicit(&now, memory_order_acquire);
}

int64_t seam_leave(void) {
    int64_t former = seam_now(), current = machine_time(CLOCK_MONOTONIC);
    launch_date = machine_time(CLOCK_REALTIME) - current;
    atomic_store_explicit(&has_left, true, memory_order_release);
    return current - former;
}

void seam_set_date(int64_t date) { launch_date = date; }

void seam_restart(int64_t date) {
    launch_date = date;
    atomic_store(&now, 0);
    atomic_fetch_add_explicit(&seam_epoch, 1, memory_order_relaxed);
}

/// Pauses a thread that asks for the time again and again because it waits for a program. What it waits for may be at the gate,
/// which nobody passes as long as it computes.
static void pause_reading(void) {
    static atomic_uint nobody;
    struct timespec limit = {.tv_nsec = 2000000};
    int former = errno;
    atomic_fetch_add(&pausing, 1);
    will_sleep();
    real_syscall()(SYS_futex, &nobody, FUTEX_WAIT_PRIVATE, 0, &limit, NULL, 0);
    atomic_fetch_sub(&pausing, 1);
    errno = former;
}

bool reading_pauses(void) { return atomic_load(&pausing) > 0; }

/// Whether a thread that asks for the time again and again may wait for a program, which runs or has just ended.
static bool may_wait_for_program(void) {
    static _Thread_local int64_t first_wait;
    if (virtual_time_ignores_outside()) { return false; }
    bool runs = program_runs();
    int64_t end = end_of_program(), current = runs || end ? machine_time(CLOCK_MONOTONIC) : 0;
    if (!runs) {
        first_wait = 0;
        return end && current - end < longest_report;
    }
    if (!first_wait) { first_wait = current; }
    if (current - first_wait < virtual_time_patience * (int64_t)nanoseconds_per_second) { return true; }
    virtual_time_ignore_outside();
    return false;
}

/// How far a reading moves the time when so many preceded it in one call of the app.
static int64_t step_after(unsigned readings) {
    if (readings < patience) { return 1; }
    if (!may_wait_for_program()) { return impatient_step; }
    pause_reading();
    return 0;
}

int64_t seam_read(void) {
    static _Thread_local unsigned readings, epoch;
    if (seam_has_left() || (this_role != the_main_thread && this_role != worker)) { return seam_now(); }
    unsigned current = atomic_load_explicit(&seam_epoch, memory_order_relaxed);
    if (epoch != current) { epoch = current, readings = 0; }
    if (readings >= patience && stand_in_runs()) {
        // It ends by time, which others need as well.
        sleep_until(seam_now() + impatient_step);
        // That this thread has slept is no news of others.
        epoch = atomic_load_explicit(&seam_epoch, memory_order_relaxed);
        return seam_now();
    }
    // No reading is equal to another, so that what is put off by the same time keeps the order of its calls.
    int64_t step = step_after(readings);
    readings += 1;
    return atomic_fetch_add_explicit(&now, step, memory_order_acq_rel) + step;
}

void virtual_time_advance(int64_t time) {
    int64_t current = seam_now();
    while (current < time && !atomic_compare_exchange_weak(&now, &current, time)) {}
    atomic_fetch_add_explicit(&seam_epoch, 1, memory_order_relaxed);
}

int64_t virtual_time_now(void) { return seam_now(); }

bool virtual_time_is_on(void) { return is_on(); }

uint64_t virtual_time_activity(void) { return atomic_load_explicit(&seam_activity, memory_order_acquire); }

bool is_wall_clock(clockid_t clock) {
    return clock == CLOCK_REALTIME || clock == CLOCK_REALTIME_COARSE || clock == CLOCK_TAI;
}

bool is_virtual_clock(clockid_t clock) {
    return is_wall_clock(clock) || clock == CLOCK_MONOTONIC || clock == CLOCK_MONOTONIC_RAW
        || clock == CLOCK_MONOTONIC_COARSE || clock == CLOCK_BOOTTIME;
}

int64_t nanoseconds(const struct timespec *duration) {
    int64_t result;
    // The distant future of dates does not fit.
    if (__builtin_mul_overflow((int64_t)duration->tv_sec, (int64_t)nanoseconds_per_second, &result)
        || __builtin_add_overflow(result, (int64_t)duration->tv_nsec, &result)) {
        return duration->tv_sec < 0 ? INT64_MIN / 4 : INT64_MAX / 4;
    }
    return result;
}

int64_t seam_time(clockid_t clock, const struct timespec *moment) {
    int64_t time = nanoseconds(moment);
    if (!is_wall_clock(clock)) { return time; }
    return time >= INT64_MAX / 4 ? time : time - launch_date;
}

int64_t seam_time_by_distance(const struct timespec *moment) {
    int64_t uptime = seam_time(CLOCK_MONOTONIC, moment), date = seam_time(CLOCK_REALTIME, moment), current = seam_now();
    int64_t far = uptime > current ? uptime - current : current - uptime;
    int64_t near = date > current ? date - current : current - date;
    return near < far ? date : uptime;
}

static struct timespec moment(int64_t time) {
    return (struct timespec){.tv_sec = time / nanoseconds_per_second, .tv_nsec = time % nanoseconds_per_second};
}

static struct timespec reading(clockid_t clock) { return moment(seam_read() + (is_wall_clock(clock) ? launch_date : 0)); }

// MARK: Dates where time is real

int64_t seam_date_shift(void) { return atomic_load_explicit(&date_shift, memory_order_relaxed); }

void virtual_time_set_date(int64_t date) { atomic_store(&date_shift, date - machine_time(CLOCK_REALTIME)); }

struct timespec seam_machine_time(clockid_t clock, const struct timespec *time) {
    int64_t shift = is_wall_clock(clock) ? seam_date_shift() : 0;
    // The distant future, which does not fit, is no nearer.
    if (shift == 0 || time->tv_sec >= INT64_MAX / nanoseconds_per_second) { return *time; }
    int64_t result = nanoseconds(time) - shift;
    return moment(result > 0 ? result : 0);
}

clockid_t seam_clock_of_limit(const struct timespec *limit) {
    if (is_on() || tells_virtual_time()) {
        return seam_time_by_distance(limit) == seam_time(CLOCK_REALTIME, limit) ? CLOCK_REALTIME : CLOCK_MONOTONIC;
    }
    if (seam_date_shift() == 0) { return CLOCK_REALTIME; }
    int64_t time = nanoseconds(limit), date = machine_time(CLOCK_REALTIME) + seam_date_shift();
    int64_t uptime = machine_time(CLOCK_MONOTONIC);
    return llabs(time - date) < llabs(time - uptime) ? CLOCK_REALTIME : CLOCK_MONOTONIC;
}

// MARK: libc

int clock_gettime(clockid_t clock, struct timespec *result) {
    if (tells_virtual_time() && is_virtual_clock(clock)) {
        *result = reading(clock);
        return 0;
    }
    int status = real_clock_gettime()(clock, result);
    int64_t shift = seam_date_shift();
    if (shift != 0 && status == 0 && is_wall_clock(clock)) { *result = moment(nanoseconds(result) + shift); }
    return status;
}

int gettimeofday(struct timeval *restrict result, void *restrict zone) {
    if (!tells_virtual_time() && seam_date_shift() == 0) { return real_gettimeofday()(result, zone); }
    struct timespec now;
    clock_gettime(CLOCK_REALTIME, &now);
    *result = (struct timeval){.tv_sec = now.tv_sec, .tv_usec = now.tv_nsec / 1000};
    return 0;
}

time_t time(time_t *result) {
    if (!tells_virtual_time() && seam_date_shift() == 0) { return real_time()(result); }
    struct timespec now;
    clock_gettime(CLOCK_REALTIME, &now);
    if (result) { *result = now.tv_sec; }
    return now.tv_sec;
}

int timespec_get(struct timespec *result, int base) {
    if (base != TIME_UTC || (!tells_virtual_time() && seam_date_shift() == 0)) {
        return real_timespec_get()(result, base);
    }
    return clock_gettime(CLOCK_REALTIME, result) == 0 ? base : 0;
}

END_OF_SEAM
