#define _GNU_SOURCE
#include <errno.h>
#include <linux/futex.h>
#include <pthread.h>
#include <semaphore.h>
#include <stdlib.h>
#include <sys/eventfd.h>

#include "Seam.h"

BEGIN_OF_SEAM

// What would start or wake a thread waits here in one row; the host lets one go at a time, each time when all threads are still.
// So background work is done one piece after the other, in the order in which it was asked for.

struct entry {
    enum gate_kind kind;
    void *object;
    uint64_t value;
    struct entry *next;
};

static struct entry *first_entry, **end_of_row = &first_entry;

REAL(sem_post)
REAL(eventfd_write)
REAL(pthread_create)

/// Appends an entry; false when time has become real meanwhile, so that nobody would let it go.
static bool append(enum gate_kind kind, void *object, uint64_t value) {
    struct entry *entry = malloc(sizeof *entry);
    if (!entry) { abort(); }
    *entry = (struct entry){.kind = kind, .object = object, .value = value};
    pthread_mutex_lock(&seam_lock);
    bool is_open = !is_on();
    if (!is_open) {
        *end_of_row = entry;
        end_of_row = &entry->next;
        note_activity();
    }
    pthread_mutex_unlock(&seam_lock);
    if (is_open) { free(entry); } else { call_keeper(); }
    return !is_open;
}

bool put_off(enum gate_kind kind, void *object, uint64_t value) {
    if (!is_on() || this_role == outside) { return false; }
    // The main thread hands work to those who serve descriptors, and they to it, without a wake that another could see.
    if (kind == write_of_descriptor && (this_role == the_main_thread || host_is_waiting())) { return false; }
    return append(kind, object, value);
}

void wait_at_gate(void) {
    _Atomic int may_go = 0;
    if (append(start_of_thread, (void *)&may_go, 0)) { sleep_on(&may_go); }
}

void open_gate(void) {
    while (virtual_time_let_one_go()) {}
}

bool gate_is_empty(void) {
    pthread_mutex_lock(&seam_lock);
    bool is_empty = !first_entry;
    pthread_mutex_unlock(&seam_lock);
    return is_empty;
}

bool virtual_time_let_one_go(void) {
    pthread_mutex_lock(&seam_lock);
    struct entry *entry = first_entry;
    if (entry) {
        first_entry = entry->next;
        if (!first_entry) { end_of_row = &first_entry; }
        note_activity();
        atomic_fetch_add_explicit(&seam_epoch, 1, memory_order_relaxed);
    }
    pthread_mutex_unlock(&seam_lock);
    if (!entry) { return false; }
    host_drives();
    switch (entry->kind) {
    case start_of_thread: wake_sleeper(entry->object); break;
    case post_of_semaphore:
        real_sem_post()(entry->object);
        wake_semaphore_waiter(entry->object);
        break;
    case wake_of_futex:
        real_futex(entry->object, (int)(entry->value >> 32) | FUTEX_WAKE, (uint32_t)entry->value);
        break;
    case write_of_descriptor: real_eventfd_write()((int)(intptr_t)entry->object, entry->value); break;
    }
    free(entry);
    return true;
}

// MARK: Threads

struct beginning {
    void *(*body)(void *);
    void *argument;
    enum role role;
    _Atomic int may_start;
};

/// The calls that may start a thread without knowing that time is virtual.
static atomic_int early_starts;

void wait_for_early_starts(void) { while (atomic_load(&early_starts) > 0) { wait_a_little(20000); } }

static void *begin_thread(void *argument) {
    struct beginning *beginning = argument;
    void *(*body)(void *) = beginning->body;
    void *body_argument = beginning->argument;
    this_role = beginning->role;
    if (this_role == outside) {
        add_outsider(0);
    } else {
        remove_outsider();
        sleep_on(&beginning->may_start);
    }
    free(beginning);
    return body(body_argument);
}

int pthread_create(
    pthread_t *restrict thread, const pthread_attr_t *restrict attributes, void *(*body)(void *),
    void *restrict argument
) {
    atomic_fetch_add(&early_starts, 1);
    if (!is_on()) {
        int result = real_pthread_create()(thread, attributes, body, argument);
        atomic_fetch_sub(&early_starts, 1);
        return result;
    }
    atomic_fetch_sub(&early_starts, 1);
    struct beginning *beginning = malloc(sizeof *beginning);
    if (!beginning) { return EAGAIN; }
    bool is_outside = this_role == outside;
    *beginning = (struct beginning){
        .body = body, .argument = argument, .role = is_outside ? outside : worker, .may_start = is_outside};
    if (!is_outside) { note_thread(); }
    _Atomic int *start = &beginning->may_start;
    int result = real_pthread_create()(thread, attributes, begin_thread, beginning);
    if (result != 0) {
        free(beginning);
    } else if (!is_outside && !append(start_of_thread, (void *)start, 0)) {
        wake_sleeper(start);
    }
    return result;
}

END_OF_SEAM
