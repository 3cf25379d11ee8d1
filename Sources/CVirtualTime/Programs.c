#define _GNU_SOURCE
#include <errno.h>
#include <signal.h>
#include <spawn.h>
#include <stdio.h>
#include <sys/resource.h>
#include <sys/stat.h>
#include <sys/wait.h>
#include <unistd.h>

#include "Programs.h"

BEGIN_OF_SEAM

// Programs that the process starts: those that run, for which it waits, and the functions by which it starts them and hears of
// them.

enum { most_programs = 64, longest_path = 128 };

REAL(posix_spawn)
REAL(posix_spawnp)
REAL(posix_spawn_file_actions_adddup2)
REAL(posix_spawn_file_actions_destroy)
REAL(waitpid)
REAL(wait4)
REAL(waitid)
REAL(kill)
REAL(stat)
REAL(access)

/// A program that was started, and may have ended since.
static struct started_program {
    /// 0 for one that has ended.
    atomic_int process;
    /// Whether another thread tells when it is over: its output has arrived by then.
    atomic_bool is_kept;
    char path[longest_path];
} programs[most_programs];
static atomic_uint program_count;
/// When the end of a program was seen last, by the machine's clock; 0 for never.
static atomic_int_fast64_t last_end;

static void add_program(pid_t process, const char *path, bool is_kept) {
    struct started_program *place = &programs[atomic_fetch_add(&program_count, 1) % most_programs];
    atomic_store(&place->process, 0);
    snprintf(place->path, sizeof place->path, "%s", path);
    atomic_store(&place->is_kept, is_kept);
    atomic_store(&place->process, process);
}

void await_program(pid_t process, const char *path) { add_program(process, path, false); }

void forget_program(pid_t process) {
    for (int index = 0; index < most_programs; index++) {
        pid_t place = process;
        atomic_compare_exchange_strong(&programs[index].process, &place, 0);
    }
    atomic_store(&last_end, virtual_time_real_now());
}

/// Whether a program still runs. One that has ended is left for the app to wait for.
static bool runs(struct started_program *started) {
    pid_t process = atomic_load(&started->process);
    if (process <= 0) { return false; }
    if (atomic_load(&started->is_kept)) { return true; }
    siginfo_t state = {0};
    int former = errno;
    bool result = waitid(P_PID, (id_t)process, &state, WEXITED | WNOHANG | WNOWAIT) == 0 && state.si_pid == 0;
    errno = former;
    if (!result && atomic_compare_exchange_strong(&started->process, &process, 0)) {
        atomic_store(&last_end, virtual_time_real_now());
    }
    return result;
}

const char *name_of_running_program(void) {
    unsigned count = atomic_load(&program_count);
    for (unsigned index = 0; index < count && index < most_programs; index++) {
        if (runs(&programs[index])) { return programs[index].path; }
    }
    return NULL;
}

bool program_runs(void) { return name_of_running_program(); }

int64_t end_of_program(void) { return atomic_load(&last_end); }

// MARK: Starting

typedef __typeof__(posix_spawn) starter;

/// Starts a program, or a stand-in if the recording has its run.
static int start(
    starter *start_program, pid_t *process, const char *path, const posix_spawn_file_actions_t *actions,
    const posix_spawnattr_t *attributes, char *const *words, char *const *variables
) {
    struct relay *relay = programs_are_caught() ? take_relay(actions, path, words) : NULL;
    bool is_given = relay && find_run(relay);
    pid_t started = 0;
    int result = is_given ? start_stand_in(relay, &started, actions, attributes)
                          : start_program(&started, path, actions, attributes, words, variables);
    if (result != 0) {
        if (relay) { drop_relay(relay); }
        return result;
    }
    if (process) { *process = started; }
    bool counts = is_on() && this_role != outside;
    if (counts && !is_given) {
        add_program(started, path, relay);
        if (!relay || !programs_are_kept()) { note_program(path); }
    }
    if (is_given) { begin_giving_program(relay, started); } else if (relay) { begin_keeping_program(relay, started); }
    return 0;
}

int posix_spawn(
    pid_t *restrict process, const char *restrict path, const posix_spawn_file_actions_t *restrict actions,
    const posix_spawnattr_t *restrict attributes, char *const words[restrict], char *const variables[restrict]
) {
    return start(real_posix_spawn(), process, path, actions, attributes, words, variables);
}

int posix_spawnp(
    pid_t *restrict process, const char *restrict name, const posix_spawn_file_actions_t *restrict actions,
    const posix_spawnattr_t *restrict attributes, char *const words[restrict], char *const variables[restrict]
) {
    return start(real_posix_spawnp(), process, name, actions, attributes, words, variables);
}

int posix_spawn_file_actions_adddup2(posix_spawn_file_actions_t *actions, int named, int descriptor) {
    return real_posix_spawn_file_actions_adddup2()(actions, replace_destination(actions, named, descriptor), descriptor);
}

int posix_spawn_file_actions_destroy(posix_spawn_file_actions_t *actions) {
    drop_unstarted(actions);
    return real_posix_spawn_file_actions_destroy()(actions);
}

// MARK: Hearing of them

/// Notes the end of a program whose status was taken, and hands over the status.
static pid_t note_status(pid_t process, int status, int *place) {
    int error = errno;
    if (process > 0) {
        note_end_of_program(process, status);
        if (place) { *place = status; }
    }
    errno = error;
    return process;
}

pid_t wait(int *status) { return waitpid(-1, status, 0); }

pid_t waitpid(pid_t process, int *status, int options) {
    int place = 0;
    pid_t result = real_waitpid()(process, &place, options);
    return note_status(result, place, status);
}

pid_t wait3(int *status, int options, struct rusage *use) { return wait4(-1, status, options, use); }

pid_t wait4(pid_t process, int *status, int options, struct rusage *use) {
    int place = 0;
    pid_t result = real_wait4()(process, &place, options, use);
    return note_status(result, place, status);
}

int waitid(idtype_t kind, id_t number, siginfo_t *state, int options) {
    siginfo_t place = {0};
    siginfo_t *taken = state ? state : &place;
    int result = real_waitid()(kind, number, taken, options);
    bool is_end = options & WEXITED && taken->si_code >= CLD_EXITED && taken->si_code <= CLD_DUMPED;
    if (result == 0 && is_end && !(options & WNOWAIT)) { note_status(taken->si_pid, status_of(taken), NULL); }
    return result;
}

int kill(pid_t process, int number) {
    // The recording has the end that a signal has led to.
    return number != 0 && is_stand_in(process) ? 0 : real_kill()(process, number);
}

// Foundation asks for the program's file before it starts that.

int stat(const char *restrict path, struct stat *restrict state) {
    int result = real_stat()(path, state);
    if (result == 0 || errno != ENOENT || !program_is_recorded(path)) { return result; }
    *state = (struct stat){.st_mode = S_IFREG | 0755, .st_nlink = 1};
    return 0;
}

int access(const char *path, int mode) {
    int result = real_access()(path, mode);
    return result != 0 && errno == ENOENT && !(mode & W_OK) && program_is_recorded(path) ? 0 : result;
}

END_OF_SEAM
