#define _GNU_SOURCE
#include <errno.h>
#include <linux/futex.h>
#include <stdarg.h>
#include <stdlib.h>
#include <sys/syscall.h>
#include <unistd.h>

#include "Seam.h"

BEGIN_OF_SEAM

// What waits for a time, and threads that sleep. A waiter is removed by who added it.

pthread_mutex_t seam_lock = PTHREAD_MUTEX_INITIALIZER;
static struct waiter *first;
static uint64_t count;

REAL(syscall)

static void link_waiter(struct waiter *waiter) {
    waiter->order = ++count;
    struct waiter **place = &first;
    while (*place && (*place)->deadline <= waiter->deadline) { place = &(*place)->next; }
    waiter->next = *place;
    *place = waiter;
}

static void unlink_waiter(struct waiter *waiter) {
    struct waiter **place = &first;
    while (*place && *place != waiter) { place = &(*place)->next; }
    if (*place) { *place = waiter->next; }
}

void add_waiter(struct waiter *waiter) {
    pthread_mutex_lock(&seam_lock);
    link_waiter(waiter);
    note_activity();
    pthread_mutex_unlock(&seam_lock);
    call_keeper();
    will_sleep();
}

void remove_waiter(struct waiter *waiter) {
    pthread_mutex_lock(&seam_lock);
    unlink_waiter(waiter);
    pthread_mutex_unlock(&seam_lock);
}

void leave_virtual_time(void) {
    // In one piece: a deadline is reckoned by one clock or by the other.
    pthread_mutex_lock(&seam_lock);
    int64_t distance = seam_leave();
    for (struct waiter *waiter = first; waiter; waiter = waiter->next) {
        if (__builtin_add_overflow(waiter->deadline, distance, &waiter->deadline)) { waiter->deadline = INT64_MAX; }
    }
    atomic_store(&seam_is_on, false);
    pthread_mutex_unlock(&seam_lock);
}

bool wake_overdue(void) {
    pthread_mutex_lock(&seam_lock);
    bool result = false;
    for (struct waiter *waiter = first; waiter; waiter = waiter->next) {
        // Timers and sleeps have no object; they keep a wake until they look.
        if (!waiter->object || waiter->call || !atomic_load(&waiter->is_due)) { continue; }
        waiter->wake(waiter);
        result = true;
    }
    pthread_mutex_unlock(&seam_lock);
    return result;
}

bool virtual_time_next(int64_t *time) {
    pthread_mutex_lock(&seam_lock);
    struct waiter *waiter = first;
    while (waiter && atomic_load(&waiter->is_due)) { waiter = waiter->next; }
    if (waiter) { *time = waiter->deadline; }
    pthread_mutex_unlock(&seam_lock);
    return waiter;
}

bool virtual_time_release_due(void) {
    pthread_mutex_lock(&seam_lock);
    int64_t now = seam_now();
    struct waiter *waiter = first;
    while (waiter && atomic_load(&waiter->is_due)) { waiter = waiter->next; }
    bool is_due = waiter && waiter->deadline <= now;
    if (is_due) {
        host_drives();
        atomic_store(&waiter->is_due, true);
        note_activity();
        atomic_fetch_add_explicit(&seam_epoch, 1, memory_order_relaxed);
        if (waiter->call) {
            unlink_waiter(waiter);
            pthread_mutex_unlock(&seam_lock);
            waiter->call(waiter->object, false);
            free(waiter);
            return true;
        }
        waiter->wake(waiter);
        if (waiter->interval > 0) {
            unlink_waiter(waiter);
            waiter->deadline += waiter->interval;
            atomic_store(&waiter->is_due, false);
            link_waiter(waiter);
        }
    }
    pthread_mutex_unlock(&seam_lock);
    return is_due;
}

struct waiter *take_call(void) {
    pthread_mutex_lock(&seam_lock);
    struct waiter *waiter = first;
    while (waiter && !waiter->call) { waiter = waiter->next; }
    if (waiter) { unlink_waiter(waiter); }
    pthread_mutex_unlock(&seam_lock);
    return waiter;
}

void wake_semaphore_waiter(void *semaphore) {
    pthread_mutex_lock(&seam_lock);
    struct waiter *chosen = NULL;
    // Waiters stand by their deadlines; who has waited longest is woken.
    for (struct waiter *waiter = first; waiter; waiter = waiter->next) {
        if (waiter->object == semaphore && !atomic_load(&waiter->word) && (!chosen || waiter->order < chosen->order)) {
            chosen = waiter;
        }
    }
    if (chosen) { wake_sleeper(&chosen->word); }
    pthread_mutex_unlock(&seam_lock);
}

bool wake_lock_waiter(void) {
    pthread_mutex_lock(&seam_lock);
    bool result = false;
    for (struct waiter *waiter = first; waiter && !result; waiter = waiter->next) { result = wake_for_lock(waiter); }
    pthread_mutex_unlock(&seam_lock);
    return result;
}

// MARK: Futexes

long real_futex(void *address, int operation, uint32_t value) {
    return real_syscall()(SYS_futex, address, operation, value, NULL, NULL, 0);
}

void sleep_on(_Atomic int *word) {
    while (!atomic_load_explicit(word, memory_order_acquire)) { real_futex(word, FUTEX_WAIT_PRIVATE, 0); }
}

void wake_sleeper(_Atomic int *word) {
    atomic_store_explicit(word, 1, memory_order_release);
    real_futex(word, FUTEX_WAKE_PRIVATE, INT32_MAX);
}

static void wake_futex(struct waiter *waiter) {
    // Others who wait there look again and go on waiting, as they must in any case.
    real_futex(waiter->object, waiter->flags | FUTEX_WAKE, INT32_MAX);
}

/// Waits for a futex with a limit.
static long wait_for_futex(uint32_t *address, int operation, uint32_t value, const struct timespec *limit, long bits) {
    int command = operation & FUTEX_CMD_MASK;
    clockid_t clock = operation & FUTEX_CLOCK_REALTIME ? CLOCK_REALTIME : CLOCK_MONOTONIC;
    int64_t deadline = command == FUTEX_WAIT ? seam_now() + nanoseconds(limit) : seam_time(clock, limit);
    struct waiter waiter = {.deadline = deadline, .wake = wake_futex, .object = address,
                            .flags = operation & FUTEX_PRIVATE_FLAG};
    add_waiter(&waiter);
    long result = 0;
    if (!atomic_load(&waiter.is_due)) {
        result = real_syscall()(SYS_futex, address, operation, value, NULL, NULL, bits);
    }
    int error = errno;
    remove_waiter(&waiter);
    bool has_changed = __atomic_load_n(address, __ATOMIC_ACQUIRE) != value;
    if (atomic_load(&waiter.is_due) && !has_changed) { result = -1, error = ETIMEDOUT; }
    errno = error;
    return result;
}

/// Calls for a futex where the dates of the process are others than the machine's.
static long wait_by_shifted_date(const long a[6]) {
    int command = (int)a[1] & FUTEX_CMD_MASK;
    struct timespec place;
    long limit = a[3];
    if (command == FUTEX_WAIT_BITSET && a[1] & FUTEX_CLOCK_REALTIME && limit) {
        place = seam_machine_time(CLOCK_REALTIME, (const struct timespec *)limit);
        limit = (long)&place;
    }
    return real_syscall()(SYS_futex, a[0], a[1], a[2], limit, a[4], a[5]);
}

long syscall(long number, ...) {
    va_list list;
    va_start(list, number);
    long a[6];
    for (int index = 0; index < 6; index++) { a[index] = va_arg(list, long); }
    va_end(list);
    if (number == SYS_getrandom && a[0] && fill_from_seed((void *)a[0], (size_t)a[1])) { return a[1]; }
    if (number == SYS_futex && !is_on() && seam_date_shift() != 0) { return wait_by_shifted_date(a); }
    if (number == SYS_futex && is_on() && this_role != outside) {
        int command = (int)a[1] & FUTEX_CMD_MASK;
        if ((command == FUTEX_WAIT || command == FUTEX_WAIT_BITSET) && a[3]) {
            return wait_for_futex((uint32_t *)a[0], (int)a[1], (uint32_t)a[2], (const struct timespec *)a[3], a[5]);
        }
        if (command == FUTEX_WAIT || command == FUTEX_WAIT_BITSET) { will_sleep(); }
        uint64_t detail = (uint64_t)(a[1] & FUTEX_PRIVATE_FLAG) << 32 | (uint32_t)a[2];
        if (command == FUTEX_WAKE && put_off(wake_of_futex, (void *)a[0], detail)) { return 0; }
    }
    return real_syscall()(number, a[0], a[1], a[2], a[3], a[4], a[5]);
}

END_OF_SEAM
