#define _GNU_SOURCE
#include <linux/futex.h>
#include <pthread.h>
#include <signal.h>
#include <sys/syscall.h>
#include <time.h>
#include <unistd.h>

#include "Seam.h"

BEGIN_OF_SEAM

// The second driver: while the main thread sleeps in the middle of the app's code, and everybody else does, it lets the first one
// at the gate go; where nobody waits there, it moves time to the next deadline. So an app that waits for its own work gets it.
//
// Who drives, by where the main thread is:
//
//   in the app's code, running      nobody: the keeper looks, sees it run, and looks again after a pause
//   in the app's code, asleep       the keeper; when what it lets go wakes the main thread, that runs, and the keeper stops
//   with the host                   the host; `host_is_waiting` is true from its first wake until all sleep, and the keeper stops
//
//   with the session's end          nobody; the keeper then serves those who still wait, by the machine's clock
//
// Locks: `look_lock`, then `seam_lock`; the app's own locks are only tried. A look and what follows from it are under `look_lock`
// of one driver, and a thread that is woken runs from then on, so no two drivers let somebody go after one look.

pthread_mutex_t look_lock = PTHREAD_MUTEX_INITIALIZER;
static _Atomic int calls;
/// Whether the keeper has nothing to do and sleeps until it is called.
static atomic_bool rests;

REAL(nanosleep)
REAL(pthread_create)
REAL(syscall)

void wait_a_little(int64_t duration) {
    struct timespec pause = {.tv_sec = duration / nanoseconds_per_second, .tv_nsec = duration % nanoseconds_per_second};
    real_nanosleep()(&pause, NULL);
}

static void ring(void) {
    if (atomic_exchange_explicit(&calls, 1, memory_order_acq_rel) == 0) {
        real_futex(&calls, FUTEX_WAKE_PRIVATE, 1);
    }
}

void call_keeper(void) { if (atomic_load_explicit(&rests, memory_order_acquire)) { ring(); } }

void will_sleep(void) { if (is_on() && this_role == the_main_thread) { ring(); } }

enum outcome { idle, busy, busy_outside, done };

/// Does the next thing when everybody sleeps: `busy` when somebody does not or waits for something outside, `idle` when there is
/// nothing to do for who waits.
static enum outcome step(void) {
    int64_t time;
    enum outcome result = busy;
    // No other lock is held without this one: a thread that waits for the keeper would seem to sleep.
    pthread_mutex_lock(&look_lock);
    if (seam_has_left() || (gate_is_empty() && !virtual_time_next(&time))) {
        result = idle;
    } else {
        // Before the look: who gets something of a program that has ended by now is awake then.
        bool awaits_program = virtual_time_awaits_program();
        enum virtual_time_state state = look_around();
        if (host_is_waiting()) {
            result = busy;
        } else if (state == virtual_time_waiting_outside) {
            result = busy_outside;
        } else if (state == virtual_time_still) {
            result = awaits_program && gate_is_empty() ? busy_outside : done;
        }
        if (result == done && !virtual_time_let_one_go() && virtual_time_next(&time)) {
            virtual_time_advance(time);
            virtual_time_release_due();
        }
    }
    pthread_mutex_unlock(&look_lock);
    return result;
}

/// Serves those who wait after the end of virtual time: in real time for what was left of it.
static void keep_real_time(void) {
    // Nothing tells of an unlocking, so locks that are waited for are tried.
    const int64_t longest = 10000000;
    for (;;) {
        atomic_store(&rests, true);
        if (virtual_time_release_due()) { continue; }
        // Who began to wait just now may not have slept yet when it was woken.
        int64_t time, pause = wake_overdue() ? longest : 0;
        if (virtual_time_next(&time)) {
            wake_lock_waiter();
            pause = time - seam_now();
            if (pause > longest) { pause = longest; }
            if (pause <= 0) { continue; }
        }
        struct timespec limit = {.tv_nsec = pause};
        real_syscall()(SYS_futex, &calls, FUTEX_WAIT_PRIVATE, 0, pause > 0 ? &limit : NULL, NULL, 0);
        atomic_store(&calls, 0);
    }
}

static void *keep(void *argument) {
    (void)argument;
    add_outsider(0);
    enum { shortest = 50000, longest = 16000000 };
    const int64_t patience = virtual_time_patience * (int64_t)nanoseconds_per_second;
    int64_t pause = shortest, waited_outside = 0;
    while (!seam_has_left()) {
        atomic_store(&rests, true);
        enum outcome outcome = step();
        if (outcome == idle) {
            real_futex(&calls, FUTEX_WAIT_PRIVATE, 0);
            atomic_store(&calls, 0);
            pause = shortest;
            continue;
        }
        atomic_store(&rests, false);
        if (outcome == done) {
            pause = shortest;
            continue;
        }
        waited_outside = outcome == busy_outside ? waited_outside + pause : 0;
        if (waited_outside > patience) { virtual_time_ignore_outside(); }
        // A main thread that is busy is left alone for longer and longer; before it sleeps it calls.
        struct timespec limit = {.tv_nsec = pause};
        real_syscall()(SYS_futex, &calls, FUTEX_WAIT_PRIVATE, 0, &limit, NULL, 0);
        pause = atomic_exchange(&calls, 0) ? shortest : pause < longest ? pause * 2 : pause;
    }
    keep_real_time();
    return NULL;
}

static void start_keeper(void) {
    sigset_t all, former;
    sigfillset(&all);
    pthread_t thread;
    pthread_sigmask(SIG_SETMASK, &all, &former);
    if (real_pthread_create()(&thread, NULL, keep, NULL) == 0) { pthread_detach(thread); }
    pthread_sigmask(SIG_SETMASK, &former, NULL);
}

bool virtual_time_begin(int64_t date) {
    if (is_on()) { return true; }
    if (seam_has_left() || !can_see_threads()) { return false; }
    // A sanitizer starts a thread of its own together with the first one.
    start_keeper();
    this_role = the_main_thread;
    seam_set_date(date);
    atomic_store(&seam_is_on, true);
    // Others may be starting threads just now, which are no part of it either.
    wait_for_early_starts();
    add_all_outsiders();
    return true;
}

void virtual_time_give_up(void) {
    if (!is_on()) { return; }
    // A main thread that waits for the lock is no main thread that sleeps in the app's code.
    host_drives();
    // The keeper acts no more on what it has seen before.
    pthread_mutex_lock(&look_lock);
    this_role = outside;
    leave_virtual_time();
    open_gate();
    pthread_mutex_unlock(&look_lock);
    ring();
}

END_OF_SEAM
