#define _GNU_SOURCE
#include <errno.h>
#include <pthread.h>
#include <semaphore.h>
#include <time.h>

#include "Seam.h"

BEGIN_OF_SEAM

// Waits with a limit for semaphores, conditions and locks. Work ends them in real time, limits in virtual.

REAL(sem_wait)
REAL(sem_timedwait)
REAL(sem_clockwait)
REAL(sem_post)
REAL(pthread_cond_timedwait)
REAL(pthread_cond_clockwait)
REAL(pthread_cond_signal)
REAL(pthread_cond_broadcast)
REAL(pthread_mutex_timedlock)
REAL(pthread_mutex_clocklock)

static bool is_ours(void) { return is_on() && this_role != outside; }

// MARK: Semaphores

static void wake_thread(struct waiter *waiter) { wake_sleeper(&waiter->word); }

static int wait_for_semaphore(sem_t *semaphore, int64_t deadline) {
    if (sem_trywait(semaphore) == 0) { return 0; }
    struct waiter waiter = {.deadline = deadline, .wake = wake_thread, .object = semaphore};
    add_waiter(&waiter);
    int result = 0;
    while ((result = sem_trywait(semaphore)) != 0 && !atomic_load(&waiter.is_due)) {
        sleep_on(&waiter.word);
        if (!atomic_load(&waiter.is_due)) { atomic_store(&waiter.word, 0); }
    }
    remove_waiter(&waiter);
    if (result != 0) { errno = ETIMEDOUT; }
    return result;
}

int sem_timedwait(sem_t *restrict semaphore, const struct timespec *restrict limit) {
    if (!is_ours()) {
        struct timespec place;
        return real_sem_timedwait()(semaphore, real_limit(CLOCK_REALTIME, limit, &place));
    }
    return wait_for_semaphore(semaphore, seam_time(CLOCK_REALTIME, limit));
}

int sem_clockwait(sem_t *restrict semaphore, clockid_t clock, const struct timespec *restrict limit) {
    if (!is_ours()) {
        struct timespec place;
        return real_sem_clockwait()(semaphore, clock, real_limit(clock, limit, &place));
    }
    return wait_for_semaphore(semaphore, seam_time(clock, limit));
}

int sem_wait(sem_t *semaphore) {
    will_sleep();
    return real_sem_wait()(semaphore);
}

int sem_post(sem_t *semaphore) {
    if (put_off(post_of_semaphore, semaphore, 0)) { return 0; }
    int result = real_sem_post()(semaphore);
    if (is_on() || seam_has_left()) { wake_semaphore_waiter(semaphore); }
    return result;
}

// MARK: Conditions

static void wake_condition(struct waiter *waiter) {
    // All who wait there wake: conditions do so without a reason, too, and who waits for one looks again.
    real_pthread_cond_broadcast()(waiter->object);
}

static int wait_for_condition(pthread_cond_t *condition, pthread_mutex_t *mutex, int64_t deadline) {
    struct waiter waiter = {.deadline = deadline, .wake = wake_condition, .object = condition};
    // The lock is held until the wait has begun, and nobody is woken by time before this thread sleeps.
    add_waiter(&waiter);
    int result = pthread_cond_wait(condition, mutex);
    remove_waiter(&waiter);
    return result == 0 && atomic_load(&waiter.is_due) ? ETIMEDOUT : result;
}

int pthread_cond_timedwait(
    pthread_cond_t *restrict condition, pthread_mutex_t *restrict mutex, const struct timespec *restrict limit
) {
    if (!is_ours()) {
        struct timespec place;
        clockid_t clock = seam_clock_of_limit(limit);
        return real_pthread_cond_timedwait()(condition, mutex, real_limit(clock, limit, &place));
    }
    // A condition's clock is its own secret; a date is far from an uptime.
    return wait_for_condition(condition, mutex, seam_time_by_distance(limit));
}

int pthread_cond_clockwait(
    pthread_cond_t *restrict condition, pthread_mutex_t *restrict mutex, clockid_t clock,
    const struct timespec *restrict limit
) {
    if (!is_ours()) {
        struct timespec place;
        return real_pthread_cond_clockwait()(condition, mutex, clock, real_limit(clock, limit, &place));
    }
    return wait_for_condition(condition, mutex, seam_time(clock, limit));
}

int pthread_cond_signal(pthread_cond_t *condition) {
    if (is_on()) { note_activity(); }
    return real_pthread_cond_signal()(condition);
}

int pthread_cond_broadcast(pthread_cond_t *condition) {
    if (is_on()) { note_activity(); }
    return real_pthread_cond_broadcast()(condition);
}

// MARK: Locks

static void wake_who_locks(struct waiter *waiter) { wake_sleeper(&waiter->word); }

bool wake_for_lock(struct waiter *waiter) {
    if (waiter->wake != wake_who_locks || atomic_load(&waiter->word)) { return false; }
    // Nothing tells of an unlocking, so it is tried.
    if (pthread_mutex_trylock(waiter->object) != 0) { return false; }
    pthread_mutex_unlock(waiter->object);
    wake_sleeper(&waiter->word);
    return true;
}

static int wait_for_lock(pthread_mutex_t *mutex, int64_t deadline) {
    int result = pthread_mutex_trylock(mutex);
    if (result != EBUSY) { return result; }
    struct waiter waiter = {.deadline = deadline, .wake = wake_who_locks, .object = mutex};
    add_waiter(&waiter);
    while ((result = pthread_mutex_trylock(mutex)) == EBUSY && !atomic_load(&waiter.is_due)) {
        sleep_on(&waiter.word);
        if (!atomic_load(&waiter.is_due)) { atomic_store(&waiter.word, 0); }
    }
    remove_waiter(&waiter);
    return result == EBUSY ? ETIMEDOUT : result;
}

int pthread_mutex_timedlock(pthread_mutex_t *restrict mutex, const struct timespec *restrict limit) {
    if (!is_ours()) {
        struct timespec place;
        return real_pthread_mutex_timedlock()(mutex, real_limit(CLOCK_REALTIME, limit, &place));
    }
    return wait_for_lock(mutex, seam_time(CLOCK_REALTIME, limit));
}

int pthread_mutex_clocklock(pthread_mutex_t *restrict mutex, clockid_t clock, const struct timespec *restrict limit) {
    if (!is_ours()) {
        struct timespec place;
        return real_pthread_mutex_clocklock()(mutex, clock, real_limit(clock, limit, &place));
    }
    return wait_for_lock(mutex, seam_time(clock, limit));
}

END_OF_SEAM
