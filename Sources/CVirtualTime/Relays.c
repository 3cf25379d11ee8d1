#define _GNU_SOURCE
#include <errno.h>
#include <fcntl.h>
#include <poll.h>
#include <signal.h>
#include <stdlib.h>
#include <string.h>
#include <sys/stat.h>
#include <sys/wait.h>
#include <unistd.h>

#include "Programs.h"

BEGIN_OF_SEAM

// What programs write, on its way to the process and to a recording.

static program_finder finder;
static program_knower knower;
static _Atomic(program_keeper) keeper;
static atomic_bool is_begun;
/// Guards the lists, and the runs of programs that are kept.
static pthread_mutex_t relay_lock = PTHREAD_MUTEX_INITIALIZER;
static struct relay *unstarted, *running;
/// Signalled when all that a program has written was handed on.
static pthread_cond_t arrival = PTHREAD_COND_INITIALIZER;

REAL(pthread_create)

void programs_begin(program_finder new_finder, program_knower new_knower, program_keeper new_keeper) {
    finder = new_finder;
    knower = new_knower;
    atomic_store(&keeper, new_keeper);
    atomic_store_explicit(&is_begun, true, memory_order_release);
}

static bool is_caught(void) { return atomic_load_explicit(&is_begun, memory_order_acquire); }

bool programs_are_caught(void) { return is_caught() && (!is_on() || this_role != outside); }

bool programs_are_kept(void) { return is_caught() && atomic_load(&keeper) && !finder; }

bool program_is_recorded(const char *path) { return is_caught() && knower && knower(path); }

// MARK: Lists

static void add(struct relay **list, struct relay *relay) {
    pthread_mutex_lock(&relay_lock);
    relay->next = *list;
    *list = relay;
    pthread_mutex_unlock(&relay_lock);
}

/// Takes a program out of a list, where it is in it; to be called with the lock.
static void unlink_relay(struct relay **list, struct relay *relay) {
    while (*list && *list != relay) { list = &(*list)->next; }
    if (*list) { *list = relay->next; }
}

static struct relay *take_unstarted(const void *actions) {
    pthread_mutex_lock(&relay_lock);
    struct relay *relay = unstarted;
    while (relay && relay->actions != actions) { relay = relay->next; }
    if (relay) { unlink_relay(&unstarted, relay); }
    pthread_mutex_unlock(&relay_lock);
    return relay;
}

/// The program of a process; to be called with the lock.
static struct relay *running_relay(pid_t process) {
    struct relay *relay = running;
    while (relay && relay->process != process) { relay = relay->next; }
    return relay;
}

/// Whether a program is given from a recording.
static bool has_stand_in(const struct relay *relay) { return relay->control[1] >= 0; }

static struct relay *make_relay(const void *actions) {
    struct relay *relay = calloc(1, sizeof *relay);
    if (!relay) { abort(); }
    relay->actions = actions;
    relay->control[0] = relay->control[1] = -1;
    relay->run.ended = -1;
    return relay;
}

void close_end(int *descriptor) {
    if (*descriptor >= 0) { close(*descriptor); }
    *descriptor = -1;
}

void drop_relay(struct relay *relay) {
    for (int index = 0; index < relay->stream_count; index++) {
        struct stream *stream = &relay->streams[index];
        close_end(&stream->reading_end);
        close_end(&stream->writing_end);
        close_end(&stream->destination);
    }
    close_end(&relay->control[0]);
    close_end(&relay->control[1]);
    for (char **word = relay->words; word && *word; word++) { free(*word); }
    free(relay->words);
    free(relay->path);
    free(relay->run.output);
    free(relay->run.parts);
    free(relay);
}

void drop_unstarted(const void *actions) {
    struct relay *relay = is_caught() ? take_unstarted(actions) : NULL;
    if (relay) { drop_relay(relay); }
}

// MARK: Starting

/// Whether bytes are kept that are written to a file: those for a terminal or a device are not.
static bool is_kept(const struct stat *file) {
    return S_ISFIFO(file->st_mode) || S_ISSOCK(file->st_mode) || S_ISREG(file->st_mode);
}

int replace_destination(const void *actions, int named, int descriptor) {
    bool is_output = descriptor == output_descriptor || descriptor == error_descriptor;
    struct stat file;
    if (!is_output || !programs_are_caught() || fstat(named, &file) != 0 || !is_kept(&file)) { return named; }
    struct relay *relay = take_unstarted(actions);
    if (!relay) { relay = make_relay(actions); }
    int result = named, ends[2];
    // Both may be one, whose bytes keep their order.
    for (int index = 0; index < relay->stream_count; index++) {
        if (relay->streams[index].named == named) { result = relay->streams[index].writing_end; }
    }
    if (result == named && relay->stream_count < most_streams && pipe2(ends, O_CLOEXEC) == 0) {
        relay->streams[relay->stream_count++] = (struct stream){
            .descriptor = descriptor, .reading_end = ends[0], .writing_end = ends[1], .named = named,
            .file = file, .destination = fcntl(named, F_DUPFD_CLOEXEC, STDERR_FILENO + 1)};
        result = ends[1];
    }
    add(&unstarted, relay);
    return result;
}

struct relay *take_relay(const void *actions, const char *path, char *const *words) {
    struct relay *relay = actions ? take_unstarted(actions) : NULL;
    if (!relay) { relay = make_relay(actions); }
    size_t count = 0;
    while (words[count]) { count++; }
    relay->path = strdup(path);
    relay->words = calloc(count + 1, sizeof *relay->words);
    if (!relay->path || !relay->words) { abort(); }
    for (size_t index = 0; index < count; index++) { relay->words[index] = strdup(words[index]); }
    relay->started = transfer_clock();
    return relay;
}

bool find_run(struct relay *relay) {
    if (!finder || !finder(relay->path, relay->words, &relay->run)) { return false; }
    for (size_t index = 0; index < relay->run.part_count; index++) { relay->run.parts[index].time += relay->started; }
    if (relay->run.ended >= 0) { relay->run.ended += relay->started; }
    return true;
}

void begin_relay(struct relay *relay, pid_t process, void *(*body)(void *)) {
    relay->process = process;
    for (int index = 0; index < relay->stream_count; index++) { close_end(&relay->streams[index].writing_end); }
    add(&running, relay);
    sigset_t all, former;
    sigfillset(&all);
    pthread_sigmask(SIG_SETMASK, &all, &former);
    pthread_t thread;
    if (real_pthread_create()(&thread, NULL, body, relay) != 0) { abort(); }
    pthread_detach(thread);
    pthread_sigmask(SIG_SETMASK, &former, NULL);
}

void end_relay(struct relay *relay) {
    pthread_mutex_lock(&relay_lock);
    bool is_first = !relay->is_handed_over;
    relay->is_handed_over = true;
    pthread_mutex_unlock(&relay_lock);
    program_keeper receiver = atomic_load(&keeper);
    if (is_first && receiver) { receiver(relay->path, relay->words, relay->started, &relay->run); }
    forget_program(relay->process);
    // At the end of the session it may just be handed over.
    if (!is_first) { return; }
    pthread_mutex_lock(&relay_lock);
    unlink_relay(&running, relay);
    pthread_mutex_unlock(&relay_lock);
    drop_relay(relay);
}

/// Leaves out of a run what was not done at a time.
static void cut(struct program_run *run, int64_t time) {
    if (run->ended > time) { run->ended = -1; }
    size_t length = 0, count = 0;
    for (; count < run->part_count && run->parts[count].time <= time; count++) { length += run->parts[count].length; }
    run->part_count = count;
    if (length < run->output_length) { run->output_length = length; }
}

void programs_end(void) {
    if (!atomic_exchange(&is_begun, false)) { return; }
    int64_t now = transfer_clock();
    for (;;) {
        pthread_mutex_lock(&relay_lock);
        struct relay *relay = running;
        while (relay && relay->is_handed_over) { relay = relay->next; }
        if (relay) { relay->is_handed_over = true; }
        pthread_mutex_unlock(&relay_lock);
        if (!relay) { return; }
        // From now on its thread adds nothing.
        program_keeper receiver = atomic_load(&keeper);
        struct program_run run = relay->run;
        cut(&run, now);
        if (receiver) { receiver(relay->path, relay->words, relay->started, &run); }
    }
}

// MARK: Keeping

static void *grown(void *memory, size_t *capacity, size_t count, size_t size) {
    if (count <= *capacity) { return memory; }
    *capacity = count * 2;
    void *result = realloc(memory, *capacity * size);
    if (!result) { abort(); }
    return result;
}

/// Notes bytes that have arrived now, or with none of them the end.
static void note_part_of_program(struct relay *relay, const struct stream *stream, const char *bytes, size_t length) {
    // Parts within so many nanoseconds are one.
    enum { distance = 10000000 };
    pthread_mutex_lock(&relay_lock);
    struct program_run *run = &relay->run;
    if (!relay->is_handed_over) {
        int64_t now = transfer_clock();
        struct program_part *last = run->part_count > 0 ? &run->parts[run->part_count - 1] : NULL;
        bool is_more = last && length > 0 && last->length > 0 && last->descriptor == stream->descriptor
            && now - last->time < distance;
        if (is_more) {
            last->length += length;
        } else {
            run->parts = grown(run->parts, &relay->part_capacity, run->part_count + 1, sizeof *run->parts);
            run->parts[run->part_count++] =
                (struct program_part){.time = now, .descriptor = stream->descriptor, .length = length};
        }
        run->output = grown(run->output, &relay->output_capacity, run->output_length + length, 1);
        if (length > 0) { memcpy(run->output + run->output_length, bytes, length); }
        run->output_length += length;
    }
    pthread_mutex_unlock(&relay_lock);
}

/// Writes bytes, for as long as it takes; false when nobody reads them.
static bool write_all(int descriptor, const char *bytes, size_t length) {
    while (length > 0) {
        ssize_t count = write(descriptor, bytes, length);
        if (count < 0 && errno == EAGAIN) {
            struct pollfd look = {.fd = descriptor, .events = POLLOUT};
            poll(&look, 1, -1);
        } else if (count < 0 && errno != EINTR) {
            return false;
        }
        if (count > 0) { bytes += count, length -= (size_t)count; }
    }
    return true;
}

/// Hands on what a program has written; false when there is nothing for a moment.
static bool pass_on(struct relay *relay, int milliseconds) {
    enum { longest = 65536 };
    struct pollfd list[most_streams];
    for (int index = 0; index < relay->stream_count; index++) {
        list[index] = (struct pollfd){.fd = relay->streams[index].reading_end, .events = POLLIN};
    }
    if (poll(list, (nfds_t)relay->stream_count, milliseconds) <= 0) { return false; }
    char bytes[longest];
    for (int index = 0; index < relay->stream_count; index++) {
        struct stream *stream = &relay->streams[index];
        if (stream->reading_end < 0 || !list[index].revents) { continue; }
        ssize_t length = read(stream->reading_end, bytes, sizeof bytes);
        if (length < 0 && errno == EINTR) { continue; }
        note_part_of_program(relay, stream, bytes, length > 0 ? (size_t)length : 0);
        if (length <= 0) { close_end(&stream->destination); }
        // The program hears of it as it would without this.
        if (length <= 0 || !write_all(stream->destination, bytes, (size_t)length)) { close_end(&stream->reading_end); }
    }
    return true;
}

/// Notes the end of a program; to be called with the lock.
static void note_end(struct relay *relay, int status) {
    if (relay->run.ended >= 0 || relay->is_handed_over) { return; }
    relay->run.ended = transfer_clock();
    relay->run.status = status;
}

void note_end_of_program(pid_t process, int status) {
    if (!is_caught() || (!WIFEXITED(status) && !WIFSIGNALED(status))) { return; }
    pthread_mutex_lock(&relay_lock);
    struct relay *relay = running_relay(process);
    if (relay) { note_end(relay, status); }
    // Who knows of the end finds all that the program has written, as without this.
    while (relay && !has_stand_in(relay) && !relay->has_arrived) {
        pthread_cond_wait(&arrival, &relay_lock);
        relay = running_relay(process);
    }
    pthread_mutex_unlock(&relay_lock);
}

int status_of(const siginfo_t *state) {
    return state->si_code == CLD_EXITED ? (state->si_status & 0xff) << 8 : state->si_status & 0x7f;
}

/// Whether a program has ended, whose end the process has waited for or will.
static bool has_ended(struct relay *relay, int *patience) {
    siginfo_t state = {0};
    int result = waitid(P_PID, (id_t)relay->process, &state, WEXITED | WNOHANG | WNOWAIT);
    if (result == 0 && state.si_pid == 0) { return false; }
    pthread_mutex_lock(&relay_lock);
    // Who takes the status notes it a moment later. A process that ignores the signal of an end has none.
    if (result == 0) { note_end(relay, status_of(&state)); } else if ((*patience)-- <= 0) { note_end(relay, 0); }
    bool is_noted = relay->run.ended >= 0 || relay->is_handed_over;
    pthread_mutex_unlock(&relay_lock);
    return is_noted;
}

static bool has_open_stream(const struct relay *relay) {
    for (int index = 0; index < relay->stream_count; index++) {
        if (relay->streams[index].reading_end >= 0) { return true; }
    }
    return false;
}

/// Notes that all has arrived that the program has written, and puts the end after it.
static void settle_end(struct relay *relay) {
    pthread_mutex_lock(&relay_lock);
    struct program_run *run = &relay->run;
    int64_t last = run->part_count > 0 ? run->parts[run->part_count - 1].time : 0;
    if (!relay->is_handed_over && run->ended < last) { run->ended = last; }
    relay->has_arrived = true;
    pthread_cond_broadcast(&arrival);
    pthread_mutex_unlock(&relay_lock);
}

static void *keep(void *argument) {
    struct relay *relay = argument;
    // Milliseconds between two looks, and how many looks an unknown status is waited for.
    enum { pause = 5 };
    int patience = 200;
    add_outsider(0);
    while (!has_ended(relay, &patience)) { pass_on(relay, pause); }
    while (pass_on(relay, 0)) {}
    settle_end(relay);
    // Programs that it has started may have its pipes.
    while (has_open_stream(relay)) { pass_on(relay, -1); }
    end_relay(relay);
    remove_outsider();
    return NULL;
}

void begin_keeping_program(struct relay *relay, pid_t process) { begin_relay(relay, process, keep); }

// MARK: Stand-ins

/// Whether bytes that are written to one file can be read from another: the ends of a pipe are one file, and those of sockets two.
static bool leads_to(const struct stat *from, const struct stat *to) {
    bool is_same = from->st_dev == to->st_dev && from->st_ino == to->st_ino;
    return S_ISSOCK(from->st_mode) ? S_ISSOCK(to->st_mode) : is_same;
}

bool is_given(int descriptor) {
    struct stat file;
    if (!is_caught() || !finder || fstat(descriptor, &file) != 0) { return false; }
    bool result = false;
    pthread_mutex_lock(&relay_lock);
    for (struct relay *relay = running; relay && !result; relay = relay->next) {
        for (int index = 0; index < relay->stream_count && has_stand_in(relay); index++) {
            const struct stream *stream = &relay->streams[index];
            result = result || (stream->destination >= 0 && leads_to(&stream->file, &file));
        }
    }
    pthread_mutex_unlock(&relay_lock);
    return result;
}

bool is_stand_in(pid_t process) {
    if (!is_caught() || !finder) { return false; }
    pthread_mutex_lock(&relay_lock);
    struct relay *relay = running_relay(process);
    bool result = relay && has_stand_in(relay);
    pthread_mutex_unlock(&relay_lock);
    return result;
}

END_OF_SEAM
