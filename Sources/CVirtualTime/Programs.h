#ifndef ANOLE_PROGRAMS_H
#define ANOLE_PROGRAMS_H

// Programs that the process starts. What a program writes to a pipe, a socket or a file is kept for a recording, together with
// its end, or given from one; then a stand-in is started instead of the program.

#include <signal.h>
#include <spawn.h>
#include <sys/stat.h>

#include "Seam.h"

enum { output_descriptor = 1, error_descriptor = 2, most_streams = 2 };

/// A descriptor to which a program writes, or seems to.
struct stream {
    /// Its number for the program.
    int descriptor;
    /// The two ends of a pipe between the program and the process; -1 for closed.
    int reading_end, writing_end;
    /// What the process has named, and the number by which it has.
    int destination, named;
    /// The same as the file system knows it.
    struct stat file;
};

/// A program that is started, or will be.
struct relay {
    /// Of a program that will be started: what it is to be started with.
    const void *actions;
    struct stream streams[most_streams];
    int stream_count;
    pid_t process;
    char *path;
    /// With the program's name, and NULL at the end.
    char **words;
    int64_t started;
    /// Its times are those of `transfer_clock`; `ended` is -1 while it runs.
    struct program_run run;
    size_t output_capacity, part_capacity;
    /// Of a stand-in: the pipe by which it is told to end.
    int control[2];
    /// Of a stand-in: what its next step waits for, and its time; -1 for none.
    struct waiter waiter;
    int64_t due;
    /// Whether its run has been handed over.
    bool is_handed_over;
    /// Whether it has ended, and all that it has written was handed on.
    bool has_arrived;
    struct relay *next;
};

// Programs.c
/// Has time hold still until a program has ended.
HIDDEN void await_program(pid_t process, const char *path);
/// Waits for a program no longer, which has ended.
HIDDEN void forget_program(pid_t process);

// Relays.c
/// Whether the programs that the calling thread starts are kept or given.
HIDDEN bool programs_are_caught(void);
/// Whether they are kept for a recording.
HIDDEN bool programs_are_kept(void);
/// Whether the recording that is replayed has a program.
HIDDEN bool program_is_recorded(const char *path);
/// Answers the descriptor that a program is to write to instead of one of the process's; that one itself where its output is not
/// kept.
HIDDEN int replace_destination(const void *actions, int named, int descriptor);
/// Takes the program that is to be started with some actions.
HIDDEN struct relay *take_relay(const void *actions, const char *path, char *const *words);
/// Forgets a program that is not started.
HIDDEN void drop_relay(struct relay *relay);
/// Drops what was prepared for actions that no program was started with.
HIDDEN void drop_unstarted(const void *actions);
/// Fills in the run of a program from the recording; false where it has none.
HIDDEN bool find_run(struct relay *relay);
/// Begins the thread of a program. It is neither started nor woken by way of the gate, and no signal is its own: who writes to a
/// pipe that nobody reads gets an error.
HIDDEN void begin_relay(struct relay *relay, pid_t process, void *(*body)(void *));
/// Hands the run over to a recording, unless the session has ended and that has been done, and forgets the program.
HIDDEN void end_relay(struct relay *relay);
/// Closes a descriptor that is not closed, and notes that.
HIDDEN void close_end(int *descriptor);
/// Begins to hand on what a program writes.
HIDDEN void begin_keeping_program(struct relay *relay, pid_t process);
/// Notes that the process has taken the status of a program, and waits until all that it has written was handed on.
HIDDEN void note_end_of_program(pid_t process, int status);
/// The status of a program that has ended, as `waitpid` has it.
HIDDEN int status_of(const siginfo_t *state);

// Giving.c
/// Begins to give what a program has written, by the times of its run.
HIDDEN void begin_giving_program(struct relay *relay, pid_t process);

// StandIn.c
/// Starts a process that does nothing but read its input, until it is told to end; an error's number, or 0.
HIDDEN int start_stand_in(
    struct relay *relay, pid_t *process, const posix_spawn_file_actions_t *actions, const posix_spawnattr_t *attributes);
/// Has a stand-in end, and waits until it has.
HIDDEN void end_stand_in(struct relay *relay);

#endif
