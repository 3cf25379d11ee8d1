#ifndef ANOLE_CVIRTUALTIME_H
#define ANOLE_CVIRTUALTIME_H

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

// The process's time, which moves only where something is due.
//
// The program defines some functions of libc: those that tell the time, wait with a limit, and start or wake threads. Linux lets
// the program's definitions take precedence for every library in the process. Until `virtual_time_begin` they call libc's, so a
// program with windows runs as it would without them. All times here are nanoseconds since that call.

/// The seconds of real time for which an answer from outside of the process is waited for: of the network, a file or a program.
enum { virtual_time_patience = 10 };

/// Makes the process's time virtual from now on: it is 0, and `date` in nanoseconds since 1970. To be called by the main thread;
/// threads that exist by then are no part of it. False when the kernel does not show this process's threads, as without /proc:
/// then nothing changes.
bool virtual_time_begin(int64_t date);

/// Makes time real again, where the main thread has made it virtual, for good. What would start or wake a thread is let go at
/// once, and who waits for a virtual time waits in real time for the rest of it. The clocks jump to the machine's: libdispatch,
/// which keeps times of its own, may start early what is not due.
void virtual_time_give_up(void);

/// Whether the process's time is virtual.
bool virtual_time_is_on(void);

/// The virtual time.
int64_t virtual_time_now(void);

/// Moves to a later time; an earlier one leaves time where it is.
void virtual_time_advance(int64_t time);

/// Whether anything waits for a time, and the time of the first.
bool virtual_time_next(int64_t *time);

/// Wakes the first of what waited for a time that has come; false when nothing has. Then wait until all are still, before any
/// code of the app is called.
bool virtual_time_release_due(void);

/// Wakes or starts the first thread that another one wanted to wake or to start; false when there is none. Then wait until all
/// are still, before any code of the app is called.
bool virtual_time_let_one_go(void);

enum virtual_time_state {
    /// All other threads sleep, and only another one, a time or a descriptor can wake them.
    virtual_time_still,
    /// A thread computes.
    virtual_time_computing,
    /// A thread reads, writes or waits for another process, or an answer of the network is missing.
    virtual_time_waiting_outside,
};

/// Waits until all other threads sleep, for at most some milliseconds of real time. The answer is how they are then.
enum virtual_time_state virtual_time_wait_until_still(int64_t milliseconds);

/// Whether a program that the process has started still runs and is to be waited for, which is without an end to this: time holds
/// still, and the app's work at this time goes on.
bool virtual_time_awaits_program(void);

/// Waits for some nanoseconds of real time.
void virtual_time_pause(int64_t duration);

/// Takes threads that read, write or wait for another process for still from now on, and awaits no program any more.
void virtual_time_ignore_outside(void);

/// Whether that is so: somebody has said it, or a main thread that waits for its own threads has waited for 10 s of real time.
bool virtual_time_ignores_outside(void);

/// The first that the process has asked in the network since time is virtual, as `example.com:443`; NULL while it has not.
const char *virtual_time_network(void);

/// Who had not answered when threads that wait were first taken for still; NULL when nobody was waited for.
const char *virtual_time_unanswered(void);

/// The first program that the process has started since time is virtual; NULL while it has not.
const char *virtual_time_program(void);

/// The program that still ran when threads that wait were first taken for still; NULL when none was waited for.
const char *virtual_time_unfinished(void);

/// The first place outside of the process that it has read from, but for files and the network: a pipe, a device or a socket of
/// this machine by its path, or the standard input. NULL while it has not.
const char *virtual_time_source(void);

/// Has the dates of a process whose time is real go on from a date, in nanoseconds since 1970: its clocks and the dates up to
/// which it waits.
void virtual_time_set_date(int64_t date);

/// The number of times that something was put off, let go or handed to a run loop: unchanged, nothing has happened meanwhile.
uint64_t virtual_time_activity(void);

/// Has timers that the main thread makes from now on go by time that tests hold. To be called by it, before it makes any.
void virtual_time_prepare_test(void);

/// Holds the time of the main thread, of a process that is prepared, from now on: it is 0, and `date`. False elsewhere.
bool virtual_time_hold(int64_t date);

/// Gives the main thread its time back. What was put off is called at once, as over.
void virtual_time_let_go(void);

/// Whether a test holds time.
bool virtual_time_is_held(void);

/// Whether it holds that of the calling thread.
bool virtual_time_is_held_here(void);

/// Has the calling thread go by the time that a test holds until it leaves; false when it does already.
bool virtual_time_join(void);
void virtual_time_leave(void);

/// Has the calling thread not go by it until it steps in with the answer again.
int virtual_time_step_out(void);
void virtual_time_step_in(int role);

/// Has a function called when a time is released, or when the time is let go.
void virtual_time_call(int64_t time, void (*call)(void *context, bool is_over), void *context);

/// The held time of a moment as libdispatch codes it.
int64_t virtual_time_of_dispatch(uint64_t moment);

/// The real time in nanoseconds, by a clock that never goes back.
int64_t virtual_time_real_now(void);

/// Has the random numbers of the process come from a seed from now on, on the main thread and, where time is virtual, on all that
/// were started since.
void virtual_random_begin(uint64_t seed);

/// A part of an answer, which arrives before the whole is complete.
struct network_part {
    /// When it arrived, by the clock of requests; of an answer to be given the nanoseconds until it arrives.
    int64_t time;
    /// The bytes of the body in it.
    size_t length;
};

/// An answer of the network.
struct network_answer {
    /// libcurl's number of an error, and the system's; 0 for none.
    int error, error_number;
    /// A sentence on the error; NULL for none.
    char *message;
    /// The line of the status and those of the header, each with its end, and an empty line.
    char *head;
    size_t head_length;
    char *body;
    size_t body_length;
    /// In the order of their times; the first has the header too. NULL for none.
    struct network_part *parts;
    size_t part_count;
    /// Of an answer that has arrived: whether the request was given up before it was complete.
    bool is_unfinished;
};

/// Fills in the answer to a request, with memory that the receiver frees.
///
/// The result is the nanoseconds until it arrives; negative for never. Called on any thread.
typedef int64_t (*network_answerer)(const char *method, const char *url, struct network_answer *answer);

/// Receives the answer to a request that was made at a time, in nanoseconds: the virtual one, else that of
/// `virtual_time_real_now`. No two requests have one time. Called on any thread.
typedef void (*network_keeper)(const char *method, const char *url, int64_t asked, const struct network_answer *answer);

/// Has requests through libcurl answered by a function, without the network, and all answers handed to another; NULL for none. To
/// be called before libcurl is.
void network_begin(network_answerer answerer, network_keeper keeper);

/// Hands over the requests that have no answer yet, for the last time. Those count too that other threads are about to make: it waits
/// for them up to a second.
void network_end(void);

/// Bytes that a program has written, or with none of them the end of what it writes to.
struct program_part {
    /// When they arrived, by the clock of requests; of a run to be given the nanoseconds from its start on.
    int64_t time;
    /// Where the program has written them: 1 for its output, 2 for its errors.
    int descriptor;
    size_t length;
};

/// The output and the end of a program that the process has started.
struct program_run {
    /// When it ended, as the times of parts; negative while it runs.
    int64_t ended;
    /// As `waitpid` has it.
    int status;
    /// The bytes of all parts.
    char *output;
    size_t output_length;
    /// In the order of their times.
    struct program_part *parts;
    size_t part_count;
};

/// Fills in the run of a program, with memory that the receiver frees; false where there is none. Called on any thread.
///
/// The first of the words is the program's name, and NULL follows the last.
typedef bool (*program_finder)(const char *path, char *const *words, struct program_run *run);

/// Whether there is a run of a program. Called on any thread.
typedef bool (*program_knower)(const char *path);

/// Receives the run of a program that was started at a time, as `network_keeper` has it. Called on any thread.
typedef void (*program_keeper)(
    const char *path, char *const *words, int64_t started, const struct program_run *run);

/// Has programs that the process starts replaced by their runs, where there are any, and the runs of all handed over; NULL for
/// none.
void programs_begin(program_finder finder, program_knower knower, program_keeper keeper);

/// Hands over the runs of the programs that have not ended, for the last time.
void programs_end(void);

#endif
