#define _GNU_SOURCE
#include <stdlib.h>
#include <time.h>
#include <unistd.h>

#include "Seam.h"

BEGIN_OF_SEAM

// Time that a test holds: for the main thread, and for others while they do the app's work, it moves only where the test moves it.
// All other threads, and all waits, go by real time.

REAL(clock_gettime)

static bool is_prepared(void) { return !is_on() && this_role == the_main_thread; }

void virtual_time_prepare_test(void) {
    if (!is_on() && gettid() == getpid()) { this_role = the_main_thread; }
}

bool virtual_time_hold(int64_t date) {
    if (!is_prepared()) { return false; }
    seam_restart(date);
    atomic_store_explicit(&seam_is_held, true, memory_order_release);
    return true;
}

void virtual_time_let_go(void) {
    atomic_store_explicit(&seam_is_held, false, memory_order_release);
    for (struct waiter *waiter; (waiter = take_call());) {
        waiter->call(waiter->object, true);
        free(waiter);
    }
}

bool virtual_time_is_held(void) { return atomic_load_explicit(&seam_is_held, memory_order_acquire); }

bool virtual_time_is_held_here(void) { return this_role != outside && virtual_time_is_held(); }

bool virtual_time_join(void) {
    if (this_role != outside || is_on()) { return false; }
    this_role = worker;
    return true;
}

void virtual_time_leave(void) { this_role = outside; }

int virtual_time_step_out(void) {
    int role = (int)this_role;
    this_role = outside;
    return role;
}

void virtual_time_step_in(int role) { this_role = (enum role)role; }

void virtual_time_call(int64_t time, void (*call)(void *context, bool is_over), void *context) {
    struct waiter *waiter = calloc(1, sizeof *waiter);
    if (!waiter) { abort(); }
    waiter->deadline = time;
    waiter->call = call;
    waiter->object = context;
    add_waiter(waiter);
}

int64_t virtual_time_of_dispatch(uint64_t moment) {
    // libdispatch's own coding: the highest bit is set for dates and for the clock that goes on in sleep, the next one for dates.
    const uint64_t high = 1ULL << 63, date = 1ULL << 62;
    if (moment == 0 || moment == ~1ULL) { return seam_now(); }
    if (!(moment & high)) { return (int64_t)moment; }
    if (!(moment & date)) { return (int64_t)(moment & ~high); }
    int64_t nanoseconds_of_date = -(int64_t)moment;
    struct timespec time = {.tv_sec = nanoseconds_of_date / nanoseconds_per_second,
                            .tv_nsec = nanoseconds_of_date % nanoseconds_per_second};
    return seam_time(CLOCK_REALTIME, &time);
}

int64_t virtual_time_real_now(void) {
    struct timespec time;
    real_clock_gettime()(CLOCK_MONOTONIC, &time);
    return nanoseconds(&time);
}

bool makes_virtual_timers(void) { return is_on() ? this_role != outside : is_prepared(); }

const struct timespec *real_limit(clockid_t clock, const struct timespec *limit, struct timespec *place) {
    if (!is_virtual_clock(clock)) { return limit; }
    if (is_on() || !tells_virtual_time()) {
        if (is_on() || seam_date_shift() == 0) { return limit; }
        *place = seam_machine_time(clock, limit);
        return place;
    }
    int64_t left = seam_time(clock, limit) - seam_now();
    if (left >= INT64_MAX / 8) { return limit; }
    real_clock_gettime()(clock, place);
    int64_t end = nanoseconds(place) + (left > 0 ? left : 0);
    *place = (struct timespec){.tv_sec = end / nanoseconds_per_second, .tv_nsec = end % nanoseconds_per_second};
    return place;
}

END_OF_SEAM
