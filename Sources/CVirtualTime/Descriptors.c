#define _GNU_SOURCE
#include <errno.h>
#include <poll.h>
#include <signal.h>
#include <stddef.h>
#include <string.h>
#include <sys/epoll.h>
#include <sys/eventfd.h>
#include <sys/select.h>
#include <sys/timerfd.h>
#include <unistd.h>

#include "Seam.h"

BEGIN_OF_SEAM

// Descriptors that timers write to, and waits for descriptors with a limit.

REAL(timerfd_create)
REAL(timerfd_settime)
REAL(timerfd_gettime)
REAL(eventfd_write)
REAL(poll)
REAL(ppoll)
REAL(select)
REAL(epoll_wait)

/// Makes a descriptor readable.
static void ring(int descriptor) { real_eventfd_write()(descriptor, 1); }

// MARK: Timers

enum { most_timers = 256 };

/// A timer, whose descriptor is an event counter: it becomes readable when it is told to.
struct timer {
    struct waiter waiter;
    clockid_t clock;
    bool is_used, is_armed;
};

static struct timer timers[most_timers];
static atomic_bool has_timers;
static pthread_mutex_t timer_lock = PTHREAD_MUTEX_INITIALIZER;

/// The timer of a descriptor; to be called with the lock.
static struct timer *timer_of(int descriptor) {
    for (struct timer *timer = timers; timer < timers + most_timers; timer++) {
        if (timer->is_used && timer->waiter.flags == descriptor) { return timer; }
    }
    return NULL;
}

static void wake_timer(struct waiter *waiter) { ring(waiter->flags); }

static void disarm(struct timer *timer) {
    if (timer->is_armed) { remove_waiter(&timer->waiter); }
    timer->is_armed = false;
    eventfd_t count;
    struct pollfd look = {.fd = timer->waiter.flags, .events = POLLIN};
    if (real_poll()(&look, 1, 0) > 0) { eventfd_read(timer->waiter.flags, &count); }
}

enum { most_descriptors = 1024 };

/// The descriptors of the machine's timers that go by dates.
static atomic_bool goes_by_date[most_descriptors];

static int create_real_timer(clockid_t clock, int flags) {
    int descriptor = real_timerfd_create()(clock, flags);
    if (descriptor >= 0 && descriptor < most_descriptors) {
        atomic_store_explicit(&goes_by_date[descriptor], is_wall_clock(clock), memory_order_relaxed);
    }
    return descriptor;
}

static int set_real_timer(int descriptor, int flags, const struct itimerspec *value, struct itimerspec *old) {
    bool has_date = flags & TFD_TIMER_ABSTIME && descriptor >= 0 && descriptor < most_descriptors
        && atomic_load_explicit(&goes_by_date[descriptor], memory_order_relaxed);
    bool is_armed = value->it_value.tv_sec != 0 || value->it_value.tv_nsec != 0;
    if (!has_date || !is_armed || seam_date_shift() == 0) {
        return real_timerfd_settime()(descriptor, flags, value, old);
    }
    struct itimerspec changed = *value;
    changed.it_value = seam_machine_time(CLOCK_REALTIME, &value->it_value);
    // A time of 0 would disarm it.
    if (changed.it_value.tv_sec == 0 && changed.it_value.tv_nsec == 0) { changed.it_value.tv_nsec = 1; }
    return real_timerfd_settime()(descriptor, flags, &changed, old);
}

int timerfd_create(clockid_t clock, int flags) {
    if (!makes_virtual_timers() || !is_virtual_clock(clock)) { return create_real_timer(clock, flags); }
    int descriptor = eventfd(
        0, (flags & TFD_NONBLOCK ? EFD_NONBLOCK : 0) | (flags & TFD_CLOEXEC ? EFD_CLOEXEC : 0));
    if (descriptor < 0) { return descriptor; }
    pthread_mutex_lock(&timer_lock);
    // One that is known by this number was closed.
    struct timer *timer = timer_of(descriptor);
    if (timer && timer->is_armed) { remove_waiter(&timer->waiter); }
    for (int index = 0; !timer && index < most_timers; index++) {
        if (!timers[index].is_used) { timer = &timers[index]; }
    }
    if (timer) {
        *timer = (struct timer){.clock = clock, .is_used = true};
        timer->waiter.wake = wake_timer;
        timer->waiter.flags = descriptor;
    }
    pthread_mutex_unlock(&timer_lock);
    if (timer) {
        atomic_store(&has_timers, true);
        return descriptor;
    }
    close(descriptor);
    errno = EMFILE;
    return -1;
}

int timerfd_settime(int descriptor, int flags, const struct itimerspec *value, struct itimerspec *old) {
    if (!atomic_load(&has_timers)) { return set_real_timer(descriptor, flags, value, old); }
    pthread_mutex_lock(&timer_lock);
    struct timer *timer = timer_of(descriptor);
    if (!timer) {
        pthread_mutex_unlock(&timer_lock);
        return set_real_timer(descriptor, flags, value, old);
    }
    if (old) { *old = (struct itimerspec){0}; }
    disarm(timer);
    if (value->it_value.tv_sec != 0 || value->it_value.tv_nsec != 0) {
        timer->waiter.deadline = flags & TFD_TIMER_ABSTIME
            ? seam_time(timer->clock, &value->it_value) : seam_now() + nanoseconds(&value->it_value);
        timer->waiter.interval = nanoseconds(&value->it_interval);
        atomic_store(&timer->waiter.is_due, false);
        timer->is_armed = true;
        add_waiter(&timer->waiter);
    }
    pthread_mutex_unlock(&timer_lock);
    return 0;
}

int timerfd_gettime(int descriptor, struct itimerspec *value) {
    if (!atomic_load(&has_timers)) { return real_timerfd_gettime()(descriptor, value); }
    pthread_mutex_lock(&timer_lock);
    struct timer *timer = timer_of(descriptor);
    if (timer) {
        int64_t left = timer->is_armed && !atomic_load(&timer->waiter.is_due) ? timer->waiter.deadline - seam_now() : 0;
        if (left < 0) { left = 1; }
        *value = (struct itimerspec){
            .it_value = {.tv_sec = left / nanoseconds_per_second, .tv_nsec = left % nanoseconds_per_second}};
    }
    pthread_mutex_unlock(&timer_lock);
    return timer ? 0 : real_timerfd_gettime()(descriptor, value);
}

int eventfd_write(int descriptor, eventfd_t value) {
    if (!is_on()) { return real_eventfd_write()(descriptor, value); }
    if (put_off(write_of_descriptor, (void *)(intptr_t)descriptor, value)) { return 0; }
    note_activity();
    return real_eventfd_write()(descriptor, value);
}

// MARK: Waits

/// Whether a wait is to be ended by virtual time.
static bool has_virtual_limit(int64_t limit) { return is_on() && this_role != outside && limit > 0; }

static int event_counter(void) { return eventfd(0, EFD_NONBLOCK | EFD_CLOEXEC); }

static void add_alarm(struct waiter *waiter, int64_t limit) {
    *waiter = (struct waiter){.deadline = seam_now() + limit, .wake = wake_timer, .flags = event_counter()};
    add_waiter(waiter);
}

static void remove_alarm(struct waiter *waiter) {
    remove_waiter(waiter);
    close(waiter->flags);
}

static int poll_with_limit(struct pollfd *list, nfds_t count, int64_t limit, const sigset_t *mask) {
    struct waiter alarm;
    add_alarm(&alarm, limit);
    struct pollfd all[count + 1];
    memcpy(all, list, count * sizeof *list);
    all[count] = (struct pollfd){.fd = alarm.flags, .events = POLLIN};
    int result = real_ppoll()(all, count + 1, NULL, mask), error = errno;
    memcpy(list, all, count * sizeof *list);
    if (result > 0 && all[count].revents) { result -= 1; }
    remove_alarm(&alarm);
    errno = error;
    return result;
}

int poll(struct pollfd *list, nfds_t count, int limit) {
    if (has_virtual_limit(limit)) { return poll_with_limit(list, count, (int64_t)limit * 1000000, NULL); }
    if (limit != 0) { will_sleep(); }
    return real_poll()(list, count, limit);
}

int ppoll(struct pollfd *list, nfds_t count, const struct timespec *limit, const sigset_t *mask) {
    if (limit && has_virtual_limit(nanoseconds(limit))) {
        return poll_with_limit(list, count, nanoseconds(limit), mask);
    }
    if (!limit) { will_sleep(); }
    return real_ppoll()(list, count, limit, mask);
}

int select(int count, fd_set *restrict reading, fd_set *restrict writing, fd_set *restrict errors,
           struct timeval *restrict limit) {
    int64_t length = limit ? (int64_t)limit->tv_sec * nanoseconds_per_second + limit->tv_usec * 1000 : 0;
    if (!has_virtual_limit(length)) { return real_select()(count, reading, writing, errors, limit); }
    struct waiter alarm;
    add_alarm(&alarm, length);
    fd_set own;
    FD_ZERO(&own);
    fd_set *all = reading ? reading : &own;
    FD_SET(alarm.flags, all);
    int most = count > alarm.flags ? count : alarm.flags + 1;
    int result = real_select()(most, all, writing, errors, NULL), error = errno;
    if (result > 0 && FD_ISSET(alarm.flags, all)) { result -= 1; }
    FD_CLR(alarm.flags, all);
    int64_t left = alarm.deadline - seam_now();
    if (left < 0) { left = 0; }
    *limit = (struct timeval){.tv_sec = left / nanoseconds_per_second, .tv_usec = left % nanoseconds_per_second / 1000};
    remove_alarm(&alarm);
    errno = error;
    return result;
}

static int wait_for_events(int set, struct epoll_event *events, int most, int limit) {
    if (has_virtual_limit(limit)) {
        struct pollfd look = {.fd = set, .events = POLLIN};
        int result = poll_with_limit(&look, 1, (int64_t)limit * 1000000, NULL);
        return result > 0 ? real_epoll_wait()(set, events, most, 0) : result;
    }
    if (limit != 0) { will_sleep(); }
    return real_epoll_wait()(set, events, most, limit);
}

int epoll_wait(int set, struct epoll_event *events, int most, int limit) {
    if (is_on() && this_role == worker) { this_role = server; }
    int count = wait_for_events(set, events, most, limit);
    if (!is_on() || this_role != server) { return count; }
    // libdispatch forgets the end of a pipe that it hears of before its worker has begun to read, and that may wait at the gate.
    // The kernel tells of the end again once that has read.
    bool is_end = false;
    for (int index = 0; index < count; index++) {
        if (!(events[index].events & EPOLLHUP)) { continue; }
        if (events[index].events & EPOLLIN) { events[index].events &= ~(uint32_t)EPOLLHUP; } else { is_end = true; }
    }
    if (is_end) { wait_at_gate(); }
    return count;
}

END_OF_SEAM
