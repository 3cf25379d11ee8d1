#ifndef ANOLE_SEAM_H
#define ANOLE_SEAM_H

// What the files of this target share; nothing outside sees it.

#include <dlfcn.h>
#include <pthread.h>
#include <stdatomic.h>
#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>
#include <time.h>

#include "CVirtualTime.h"

/// Defines `real_NAME()`, which gives libc's function of a name, or a sanitizer's that stands before it.
#define REAL(name)                                                                                            \
    extern __typeof__(name) __interceptor_##name __attribute__((weak));                                       \
    static __typeof__(name) *real_##name(void) {                                                              \
        static _Atomic(void *) found;                                                                         \
        void *function = atomic_load_explicit(&found, memory_order_relaxed);                                  \
        if (!function) {                                                                                      \
            function = &__interceptor_##name ? (void *)&__interceptor_##name : dlsym(RTLD_NEXT, #name);       \
            atomic_store_explicit(&found, function, memory_order_relaxed);                                    \
        }                                                                                                     \
        return (__typeof__(name) *)function;                                                                  \
    }

/// Sanitizers leave these functions alone: their own threads call them before there is anything to note. Each file ends with
/// END_OF_SEAM.
#define BEGIN_OF_SEAM                                                                                         \
    _Pragma("clang attribute push(__attribute__((disable_sanitizer_instrumentation)), apply_to = function)")
#define END_OF_SEAM _Pragma("clang attribute pop")

#define HIDDEN __attribute__((visibility("hidden")))

enum { nanoseconds_per_second = 1000000000 };

/// For that long after the end of a program another thread of the app may need to hear of it.
enum { longest_report = nanoseconds_per_second };

/// Something that waits for a time.
struct waiter {
    int64_t deadline;
    /// After which it waits again; 0 for never.
    int64_t interval;
    /// The lower one began to wait first.
    uint64_t order;
    /// Set once the time has come.
    atomic_bool is_due;
    /// Wakes who waits; called with the lock held.
    void (*wake)(struct waiter *);
    /// What a test put off, which is called instead, without the lock, and forgotten.
    void (*call)(void *context, bool is_over);
    /// A word that a sleeping thread waits on; 1 once it is to look again.
    _Atomic int word;
    /// What else is waited for: a semaphore, a condition, a futex; NULL for time alone.
    void *object;
    /// Of a futex: whether it is the process's own. Of descriptors: the one that is written to.
    int flags;
    struct waiter *next;
};

/// Who a thread is to the seam.
enum role {
    /// One of the framework's own, and all that were there before: it neither waits at the gate nor counts.
    outside,
    the_main_thread,
    worker,
    /// A thread that serves descriptors: it does not count its readings, for it runs beside the main thread.
    server,
};

extern HIDDEN _Thread_local enum role this_role;
extern HIDDEN atomic_bool seam_is_on;
/// Whether a test holds the time of the main thread.
extern HIDDEN atomic_bool seam_is_held;
/// Guards the waiters and the gate.
extern HIDDEN pthread_mutex_t seam_lock;
extern HIDDEN atomic_uint_fast64_t seam_activity;
/// Goes up whenever a thread is let go or time moves: readings are counted anew.
extern HIDDEN atomic_uint seam_epoch;

static inline bool is_on(void) { return atomic_load_explicit(&seam_is_on, memory_order_acquire); }
/// Whether the calling thread's clocks tell virtual time.
static inline bool tells_virtual_time(void) {
    return is_on() || (this_role != outside && atomic_load_explicit(&seam_is_held, memory_order_acquire));
}
static inline void note_activity(void) { atomic_fetch_add_explicit(&seam_activity, 1, memory_order_acq_rel); }

// Clock.c
HIDDEN int64_t seam_now(void);
/// The clocks go by the machine's from now on. The answer is the distance from virtual time to them.
HIDDEN int64_t seam_leave(void);
/// Whether that is so, after a time that was virtual: then some still wait who began it before.
HIDDEN bool seam_has_left(void);
/// The virtual time for a reading: it is another one each time.
HIDDEN int64_t seam_read(void);
/// Whether a thread pauses that asks for the time again and again because it waits for a program.
HIDDEN bool reading_pauses(void);
HIDDEN bool is_wall_clock(clockid_t clock);
HIDDEN bool is_virtual_clock(clockid_t clock);
/// The virtual time of a moment on a clock.
HIDDEN int64_t seam_time(clockid_t clock, const struct timespec *moment);
/// The virtual time of a moment on the one of both clocks to which it is nearer.
HIDDEN int64_t seam_time_by_distance(const struct timespec *moment);
HIDDEN int64_t nanoseconds(const struct timespec *duration);
HIDDEN void seam_set_date(int64_t date);
/// Begins anew at 0.
HIDDEN void seam_restart(int64_t date);

/// How far the dates of the process are ahead of the machine's, in nanoseconds; 0 for not at all.
HIDDEN int64_t seam_date_shift(void);
/// The clock of a limit, which is another's secret: a date is far from an uptime.
HIDDEN clockid_t seam_clock_of_limit(const struct timespec *limit);
/// A moment by the machine's clock.
HIDDEN struct timespec seam_machine_time(clockid_t clock, const struct timespec *moment);

// Held.c
/// Whether a timer that the calling thread makes is to go by virtual time.
HIDDEN bool makes_virtual_timers(void);
/// The limit of a wait for libc, whose clocks are others than those of a thread that a test holds.
HIDDEN const struct timespec *real_limit(clockid_t clock, const struct timespec *limit, struct timespec *place);

// Waiters.c
HIDDEN void add_waiter(struct waiter *waiter);
HIDDEN void remove_waiter(struct waiter *waiter);
/// Ends virtual time: the clocks and all deadlines go by the machine's from now on.
HIDDEN void leave_virtual_time(void);
/// Wakes those once more whose time has come and who have not noticed; false when there are none.
HIDDEN bool wake_overdue(void);
/// Takes the first of what a test put off; NULL when there is nothing more.
HIDDEN struct waiter *take_call(void);
/// Sleeps until another thread sets a word; returns at once when it is set already.
HIDDEN void sleep_on(_Atomic int *word);
HIDDEN void wake_sleeper(_Atomic int *word);
HIDDEN long real_futex(void *address, int operation, uint32_t value);
/// Wakes one of those who wait for a semaphore with a limit.
HIDDEN void wake_semaphore_waiter(void *semaphore);
/// Wakes one of those who wait for a lock with a limit, if it is free; false when there is none.
HIDDEN bool wake_lock_waiter(void);

// Locks.c
/// Wakes who waits for a lock, if it is free; false when it is not, and where the waiter waits for something else.
HIDDEN bool wake_for_lock(struct waiter *waiter);

// Sleeps.c
/// Has the calling thread sleep until a virtual time.
HIDDEN void sleep_until(int64_t deadline);

// Gate.c
enum gate_kind { start_of_thread, post_of_semaphore, wake_of_futex, write_of_descriptor };
/// Puts off what would start or wake a thread; false when the caller is to do it at once.
HIDDEN bool put_off(enum gate_kind kind, void *object, uint64_t value);
HIDDEN bool gate_is_empty(void);
/// Lets all go at once, after the end of virtual time; to be called with `look_lock`.
HIDDEN void open_gate(void);
/// Has the calling thread sleep until all that was put off before is let go.
HIDDEN void wait_at_gate(void);
/// Waits until every thread is there that was started before time was virtual.
HIDDEN void wait_for_early_starts(void);

// Stillness.c
/// How all other threads are, the caller's and outsiders left out.
HIDDEN enum virtual_time_state look_around(void);
HIDDEN bool can_see_threads(void);
/// Waits until all other threads sleep, or the process has spent an amount of processor time: with other processes beside it,
/// threads need longer for the same work.
HIDDEN void wait_until_asleep(int64_t effort);
HIDDEN void add_outsider(int thread);
/// The calling thread counts, though one that has ended had its number and did not.
HIDDEN void remove_outsider(void);
HIDDEN void add_all_outsiders(void);
/// There is a thread that is waited for from now on.
HIDDEN void note_thread(void);
/// Whether the main thread is with the host, and will see what others do before it goes on.
HIDDEN bool host_is_waiting(void);
/// The main thread is with the host from now on, until `virtual_time_wait_until_still` returns.
HIDDEN void host_drives(void);

// Network.c
/// Whether an answer of the network is missing.
HIDDEN bool network_is_asked(void);
/// Notes that a program was started whose run no recording has.
HIDDEN void note_program(const char *path);
/// Keeps the name of the one whose answer is missing, if there is one, for the end of the run.
HIDDEN void note_unanswered(void);
/// Notes that a file was opened for reading, in case that it is a pipe or a device.
HIDDEN void note_opening(int descriptor, const char *path);
/// Notes that a descriptor is read from, in case that it is the standard input.
HIDDEN void note_reading(int descriptor);

// Programs.c
/// Whether a program that the process has started still runs.
HIDDEN bool program_runs(void);
/// The path of the first one that does, or a part of it; NULL when there is none.
HIDDEN const char *name_of_running_program(void);
/// When the end of a program was seen last, by the machine's clock; 0 for never.
HIDDEN int64_t end_of_program(void);

// Relays.c
/// Whether a descriptor is read from to which a program writes that is given from a recording: its bytes come by time.
HIDDEN bool is_given(int descriptor);
/// Whether a process is one that runs instead of a program that is given.
HIDDEN bool is_stand_in(pid_t process);

// Giving.c
/// Whether a program that is given from a recording runs or has just ended.
HIDDEN bool stand_in_runs(void);

// Answers.c
/// The time by which answers and programs are recorded: the virtual one, else that of `virtual_time_real_now`.
HIDDEN int64_t transfer_clock(void);

// Transfers.c
/// Whether the answers that arrive through libcurl are kept in a recording.
HIDDEN bool answers_are_kept(void);
/// Whether the calling thread is receiving one of these.
HIDDEN bool answer_is_kept(void);
/// Whether the calling thread is in libcurl, which needs random numbers for keys: they must be secret, and a replay draws none.
HIDDEN bool is_in_libcurl(void);

// Random.c
/// Fills a buffer with numbers from the seed; false where there is none, and for threads whose order is nobody's.
HIDDEN bool fill_from_seed(void *buffer, size_t length);

// Keeper.c
/// Held while somebody finds out whether all sleep, and does what follows from it.
extern HIDDEN pthread_mutex_t look_lock;
/// Waits in real time.
HIDDEN void wait_a_little(int64_t duration);
/// Tells the keeper that there is something to do.
HIDDEN void call_keeper(void);
/// Tells the keeper that the calling thread is about to sleep, if that is the main one.
HIDDEN void will_sleep(void);

#endif
