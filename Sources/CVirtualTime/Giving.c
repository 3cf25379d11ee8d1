#include <errno.h>
#include <fcntl.h>
#include <poll.h>
#include <unistd.h>

#include "Programs.h"

BEGIN_OF_SEAM

// What programs have written, given from a recording at its times. A thread for each program waits for time, as the app's do.

/// How many stand-ins run.
static atomic_int stand_ins;
/// The virtual time of the last end.
static atomic_int_fast64_t last_end = INT64_MIN / 2;

bool stand_in_runs(void) {
    return atomic_load(&stand_ins) > 0 || seam_now() - atomic_load(&last_end) < longest_report;
}

static void wake_relay(struct waiter *waiter) { wake_sleeper(&waiter->word); }

/// Has the next step wait for a time, if there is one. Who calls this is woken by time or by the app, so that steps have one order
/// in all replays.
static void set_step(struct relay *relay, int64_t time) {
    relay->due = time;
    relay->waiter = (struct waiter){.deadline = time, .wake = wake_relay};
    if (is_on() && time >= 0) { add_waiter(&relay->waiter); }
}

static void clear_step(struct relay *relay) { remove_waiter(&relay->waiter); }

static void wait_for_step(struct relay *relay) {
    if (is_on()) { sleep_on(&relay->waiter.word); }
    clear_step(relay);
    for (int64_t left; (left = relay->due - transfer_clock()) > 0;) { wait_a_little(left); }
}

/// Writes as many bytes as there is room for; -1 when nobody reads them.
static ssize_t write_some(int descriptor, const char *bytes, size_t length) {
    int flags = fcntl(descriptor, F_GETFL);
    fcntl(descriptor, F_SETFL, flags | O_NONBLOCK);
    ssize_t count = write(descriptor, bytes, length);
    bool has_room = count >= 0 || (errno != EAGAIN && errno != EINTR);
    fcntl(descriptor, F_SETFL, flags);
    return has_room ? count : 0;
}

/// Writes bytes in steps: a step writes at once what there is room for, so that who reads them finds the same each time. The step
/// after the last one is set before, for readers are woken by then.
static void give_bytes(struct relay *relay, struct stream *stream, const char *bytes, size_t length, int64_t next) {
    for (;;) {
        set_step(relay, next);
        ssize_t count = write_some(stream->destination, bytes, length);
        if (count < 0) { return close_end(&stream->destination); }
        bytes += count, length -= (size_t)count;
        if (length == 0) { return; }
        struct pollfd look = {.fd = stream->destination, .events = POLLOUT};
        poll(&look, 1, -1);
        clear_step(relay);
        set_step(relay, transfer_clock());
        wait_for_step(relay);
    }
}

static struct stream *stream_of(struct relay *relay, int descriptor) {
    for (int index = 0; index < relay->stream_count; index++) {
        if (relay->streams[index].descriptor == descriptor) { return &relay->streams[index]; }
    }
    // One for both has the number of either.
    return relay->stream_count == 1 ? &relay->streams[0] : NULL;
}

/// Whether the step after some parts is another part, and not the end.
static bool has_part(const struct program_run *run, size_t given, bool has_ended) {
    bool will_end = run->ended >= 0 && !has_ended;
    return given < run->part_count && (!will_end || run->parts[given].time <= run->ended);
}

/// The time of the step after some parts; -1 when there is none.
static int64_t time_of_step(const struct program_run *run, size_t given, bool has_ended) {
    if (has_part(run, given, has_ended)) { return run->parts[given].time; }
    return run->ended >= 0 && !has_ended ? run->ended : -1;
}

static void end_given_program(struct relay *relay, bool has_more) {
    // A recording that was written by hand may lack the ends.
    for (int index = 0; index < relay->stream_count && !has_more; index++) {
        close_end(&relay->streams[index].destination);
    }
    await_program(relay->process, relay->path);
    end_stand_in(relay);
    forget_program(relay->process);
    atomic_store(&last_end, seam_now());
    atomic_fetch_sub(&stand_ins, 1);
}

/// Gives the next part of a program's output.
static void give_part(struct relay *relay, const struct program_part *part, size_t given, int64_t next) {
    struct stream *stream = stream_of(relay, part->descriptor);
    size_t left = relay->run.output_length - given, length = part->length < left ? part->length : left;
    if (stream && stream->destination >= 0 && length > 0) {
        give_bytes(relay, stream, relay->run.output + given, length, next);
    } else {
        set_step(relay, next);
        if (stream) { close_end(&stream->destination); }
    }
}

static void *give(void *argument) {
    struct relay *relay = argument;
    const struct program_run *run = &relay->run;
    remove_outsider();
    size_t count = 0, given = 0;
    bool has_ended = false;
    while (relay->due >= 0) {
        wait_for_step(relay);
        if (has_part(run, count, has_ended)) {
            const struct program_part *part = &run->parts[count++];
            give_part(relay, part, given, time_of_step(run, count, has_ended));
            given += part->length;
        } else {
            has_ended = true;
            set_step(relay, time_of_step(run, count, has_ended));
            end_given_program(relay, count < run->part_count);
        }
    }
    // A program that still ran at the end of the recording runs on, and so does its stand-in.
    if (has_ended) { end_relay(relay); }
    return NULL;
}

void begin_giving_program(struct relay *relay, pid_t process) {
    for (int index = 0; index < relay->stream_count; index++) { close_end(&relay->streams[index].reading_end); }
    atomic_fetch_add(&stand_ins, 1);
    set_step(relay, time_of_step(&relay->run, 0, false));
    note_thread();
    begin_relay(relay, process, give);
}

END_OF_SEAM
