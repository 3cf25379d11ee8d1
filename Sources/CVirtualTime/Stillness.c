#define _GNU_SOURCE
#include <dirent.h>
#include <errno.h>
#include <fcntl.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/stat.h>
#include <sys/syscall.h>
#include <sys/wait.h>
#include <unistd.h>

#include "Seam.h"

BEGIN_OF_SEAM

// Whether everybody sleeps, as the kernel sees it: a thread that is woken runs from that moment on, so nothing falls between.

enum { length_of_block = 64 };

/// Threads that do not count. Blocks are added and never removed, so that a look needs no lock. A thread takes the place of one
/// that has ended: there are as many places as threads were alive at one time.
struct block {
    atomic_int threads[length_of_block];
    _Atomic(struct block *) next;
};

static struct block outsiders;
static pthread_mutex_t outsider_lock = PTHREAD_MUTEX_INITIALIZER;
static atomic_bool has_threads;
/// Whether the main thread is with the host: from when it lets somebody go, or looks, until all sleep. The keeper does nothing
/// meanwhile, so it must be false whenever the main thread is in the app's code, where it may wait for what the keeper does.
static atomic_bool host_waits;
static atomic_bool ignores_outside;
static DIR *threads;

REAL(syscall)
REAL(clock_gettime)

static int this_thread(void) { return (int)gettid(); }

static bool has_ended(int thread) {
    int former = errno;
    bool result = real_syscall()(SYS_tgkill, getpid(), thread, 0) != 0 && errno == ESRCH;
    errno = former;
    return result;
}

/// The first place of a thread; NULL for none.
static atomic_int *place_of(int thread) {
    for (struct block *block = &outsiders; block; block = atomic_load(&block->next)) {
        for (int index = 0; index < length_of_block; index++) {
            if (atomic_load(&block->threads[index]) == thread) { return &block->threads[index]; }
        }
    }
    return NULL;
}

/// A place of nobody, or of a thread that has ended; to be called with the lock.
static atomic_int *free_place(void) {
    for (struct block *block = &outsiders;; block = atomic_load(&block->next)) {
        for (int index = 0; index < length_of_block; index++) {
            int thread = atomic_load(&block->threads[index]);
            if (thread == 0 || has_ended(thread)) { return &block->threads[index]; }
        }
        if (!atomic_load(&block->next)) {
            struct block *more = calloc(1, sizeof *more);
            if (!more) { abort(); }
            atomic_store(&block->next, more);
        }
    }
}

void add_outsider(int thread) {
    pthread_mutex_lock(&outsider_lock);
    atomic_store(free_place(), thread ? thread : this_thread());
    pthread_mutex_unlock(&outsider_lock);
}

void remove_outsider(void) {
    int thread = this_thread();
    // Its number may have been noted twice, and another thread may take the place at this moment.
    for (atomic_int *place; (place = place_of(thread));) {
        int own = thread;
        atomic_compare_exchange_strong(place, &own, 0);
    }
}

static bool is_outsider(int thread) { return place_of(thread); }

void note_thread(void) { atomic_store(&has_threads, true); }

bool host_is_waiting(void) { return atomic_load(&host_waits); }

void host_drives(void) { if (is_on() && this_role == the_main_thread) { atomic_store(&host_waits, true); } }

bool can_see_threads(void) {
    char text[64] = {0};
    int file = open("/proc/self/task/self/schedstat", O_RDONLY | O_CLOEXEC);
    if (file < 0) { file = open("/proc/thread-self/schedstat", O_RDONLY | O_CLOEXEC); }
    if (file < 0) { return false; }
    bool has_numbers = read(file, text, sizeof text - 1) > 0 && strchr(text, ' ');
    close(file);
    if (!threads) { threads = opendir("/proc/self/task"); }
    return has_numbers && threads;
}

void add_all_outsiders(void) {
    rewinddir(threads);
    for (struct dirent *entry; (entry = readdir(threads));) {
        int thread = atoi(entry->d_name);
        if (thread > 0 && thread != this_thread()) { add_outsider(thread); }
    }
}

/// Reads a thread's file; an empty text where the thread is gone.
static void read_file(int thread, const char *name, char *text, size_t size) {
    char path[64];
    snprintf(path, sizeof path, "%d/%s", thread, name);
    text[0] = 0;
    int file = openat(dirfd(threads), path, O_RDONLY | O_CLOEXEC);
    if (file < 0) { return; }
    ssize_t length = read(file, text, size - 1);
    text[length > 0 ? length : 0] = 0;
    close(file);
}

/// Whether who waits for the end of a process, or of any with -1, waits for one of a recording, which ends by time.
static bool awaits_stand_in(pid_t process) { return process > 0 ? is_stand_in(process) : stand_in_runs(); }

/// Whether a thread that sleeps waits for another one, for a descriptor or for a program, and not in the middle of reading or
/// writing, which ends by itself. True where the kernel does not tell.
static bool waits_for_others(int thread) {
    char text[256];
    read_file(thread, "syscall", text, sizeof text);
    if (text[0] < '0' || text[0] > '9') { return text[0] != 'r'; }
    long arguments[4] = {-1, -1, -1, -1};
    char *place = strchr(text, ' ');
    for (int index = 0; index < 4 && place && *place == ' '; index++) { arguments[index] = (long)strtoull(place, &place, 16); }
    switch (atoi(text)) {
    // While a program runs time holds still, and it may wait for another thread.
    case SYS_read:
    case SYS_readv:
    case SYS_recvfrom: return is_given((int)arguments[0]) || program_runs();
    case SYS_wait4: return awaits_stand_in((pid_t)arguments[0]);
    case SYS_waitid:
        // The thread that ends a stand-in leaves the status to the app.
        if (arguments[3] & WNOWAIT) { return false; }
        return awaits_stand_in(arguments[0] == P_PID ? (pid_t)arguments[1] : -1);
    case SYS_futex:
#ifdef SYS_poll
    case SYS_poll:
    case SYS_select:
    case SYS_epoll_wait:
#endif
    case SYS_ppoll:
    case SYS_pselect6:
    case SYS_epoll_pwait: return true;
    default: return false;
    }
}

/// The number of threads, as far as the kernel tells it by the links of their folder; else one and the same number.
static nlink_t count_of_threads(void) {
    struct stat state;
    return fstat(dirfd(threads), &state) == 0 ? state.st_nlink : 0;
}

/// How all others are; `sum` then stands for how often each of them has run.
static enum virtual_time_state look(uint64_t *sum, bool closely) {
    int own = this_thread();
    enum virtual_time_state result = virtual_time_still;
    // Who waits for the network waits for a descriptor, like one that has nothing to do. This is before the threads are looked
    // at: who gets an answer from here on is awake by then.
    bool awaits_answer = closely && !atomic_load(&ignores_outside) && network_is_asked();
    *sum = 0;
    nlink_t count = count_of_threads();
    rewinddir(threads);
    for (struct dirent *entry; (entry = readdir(threads));) {
        int thread = atoi(entry->d_name);
        if (thread <= 0 || thread == own) { continue; }
        // The host does not wait for outsiders; but a main thread that sleeps may wait for a lock that one of them holds.
        bool does_not_count = is_outsider(thread);
        if (does_not_count && this_role == the_main_thread) { continue; }
        char text[512];
        read_file(thread, "stat", text, sizeof text);
        // The name before it may have brackets of its own.
        char *state = strrchr(text, ')');
        if (!state || state[1] != ' ' || state[2] == 'Z' || state[2] == 'X') { continue; }
        if (state[2] != 'S') { return virtual_time_computing; }
        if (does_not_count) { continue; }
        if (closely && !waits_for_others(thread)) {
            // A main thread that reads or writes goes on by itself: there is nothing to be done for it.
            if (thread == getpid()) { return virtual_time_computing; }
            if (!atomic_load(&ignores_outside)) { result = virtual_time_waiting_outside; }
        }
        read_file(thread, "schedstat", text, sizeof text);
        char *turns = strrchr(text, ' ');
        *sum = *sum * 31 + (uint64_t)thread * 1000003 + (turns ? strtoull(turns, NULL, 10) : 0);
    }
    // The kernel's list ends early at a thread that exits while it is read: younger ones, which may be awake, are missing then.
    if (count_of_threads() != count) { return virtual_time_computing; }
    return result == virtual_time_still && awaits_answer ? virtual_time_waiting_outside : result;
}

void virtual_time_ignore_outside(void) {
    if (!atomic_exchange(&ignores_outside, true)) { note_unanswered(); }
}

bool virtual_time_awaits_program(void) {
    return is_on() && !atomic_load(&ignores_outside) && (program_runs() || reading_pauses());
}

void virtual_time_pause(int64_t duration) { wait_a_little(duration); }

bool virtual_time_ignores_outside(void) { return atomic_load(&ignores_outside); }

enum virtual_time_state look_around(void) {
    uint64_t first, second;
    enum virtual_time_state state = look(&first, false);
    if (state == virtual_time_still) { state = look(&second, true); }
    bool has_run = state == virtual_time_still && (first != second || wake_lock_waiter());
    return has_run ? virtual_time_computing : state;
}

enum virtual_time_state virtual_time_wait_until_still(int64_t milliseconds) {
    if (!atomic_load(&has_threads)) {
        // The main thread goes on into the app's code from here, too: what it starts there and waits for, the keeper lets go.
        atomic_store(&host_waits, false);
        return virtual_time_still;
    }
    // Before the lock: a main thread that waits for it is no main thread that sleeps in the app's code.
    atomic_store(&host_waits, true);
    pthread_mutex_lock(&look_lock);
    enum virtual_time_state state = look_around();
    int64_t pause = 20000, end = virtual_time_real_now() + milliseconds * 1000000;
    while (state != virtual_time_still && virtual_time_real_now() < end) {
        wait_a_little(pause);
        if (pause < 500000) { pause += pause / 2; }
        state = look_around();
    }
    atomic_store(&host_waits, false);
    pthread_mutex_unlock(&look_lock);
    return state;
}

/// The processor time of the whole process.
static int64_t spent_time(void) {
    struct timespec time;
    real_clock_gettime()(CLOCK_PROCESS_CPUTIME_ID, &time);
    return nanoseconds(&time);
}

void wait_until_asleep(int64_t effort) {
    enum { slowest_machine = 30 };
    pthread_mutex_lock(&look_lock);
    int64_t end = spent_time() + effort, latest_end = virtual_time_real_now() + slowest_machine * effort;
    uint64_t first, second;
    while (can_see_threads() && spent_time() < end && virtual_time_real_now() < latest_end) {
        if (look(&first, false) != virtual_time_computing && look(&second, false) != virtual_time_computing
            && first == second) { break; }
        wait_a_little(500000);
    }
    pthread_mutex_unlock(&look_lock);
}

END_OF_SEAM
