#define _GNU_SOURCE
#include <errno.h>
#include <fcntl.h>
#include <poll.h>
#include <signal.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/auxv.h>
#include <sys/resource.h>
#include <sys/stat.h>
#include <sys/wait.h>
#include <unistd.h>

#include "Programs.h"

BEGIN_OF_SEAM

// The process that is started instead of a program whose run is recorded. It is this program once more, so that nothing else has
// to be on the machine: a function that is called before `main` waits and ends it.

static const char own_program[] = "/proc/self/exe", name_of_stand_in[] = "anole-stand-in";

REAL(posix_spawn)

extern char **environ;

int start_stand_in(
    struct relay *relay, pid_t *process, const posix_spawn_file_actions_t *actions, const posix_spawnattr_t *attributes
) {
    if (pipe2(relay->control, O_CLOEXEC) != 0) { return errno; }
    // All other descriptors may be closed for the new process.
    char place[64], status[16];
    snprintf(place, sizeof place, "/proc/%d/fd/%d", (int)getpid(), relay->control[0]);
    snprintf(status, sizeof status, "%d", relay->run.status);
    char *words[] = {(char *)name_of_stand_in, place, status, NULL};
    return real_posix_spawn()(process, own_program, actions, attributes, words, environ);
}

void end_stand_in(struct relay *relay) {
    siginfo_t state;
    while (write(relay->control[1], "", 1) < 0 && errno == EINTR) {}
    // It is left for the app to wait for.
    while (waitid(P_PID, (id_t)relay->process, &state, WEXITED | WNOWAIT) != 0 && errno == EINTR) {}
}

/// Reads the input, as the program did, until the other end of a pipe is written to or closed.
static void wait_for_end(int control) {
    struct stat state;
    bool has_input = fstat(STDIN_FILENO, &state) == 0 && (S_ISFIFO(state.st_mode) || S_ISSOCK(state.st_mode));
    char bytes[4096];
    for (;;) {
        struct pollfd list[] = {{.fd = control, .events = POLLIN}, {.fd = STDIN_FILENO, .events = POLLIN}};
        if (poll(list, has_input ? 2 : 1, -1) < 0) { continue; }
        if (list[0].revents) { return; }
        if (list[1].revents && read(STDIN_FILENO, bytes, sizeof bytes) <= 0) { has_input = false; }
    }
}

static void end_with_status(int status) {
    if (!WIFSIGNALED(status)) { _exit(WEXITSTATUS(status)); }
    int number = WTERMSIG(status);
    struct rlimit none = {0};
    setrlimit(RLIMIT_CORE, &none);
    sigset_t only;
    sigemptyset(&only);
    sigaddset(&only, number);
    signal(number, SIG_DFL);
    sigprocmask(SIG_UNBLOCK, &only, NULL);
    raise(number);
    _exit(EXIT_FAILURE);
}

__attribute__((constructor)) static void stand_in(void) {
    const char *path = (const char *)getauxval(AT_EXECFN);
    if (!path || strcmp(path, own_program) != 0) { return; }
    char words[256] = {0};
    int file = open("/proc/self/cmdline", O_RDONLY | O_CLOEXEC);
    ssize_t length = file < 0 ? 0 : read(file, words, sizeof words - 1);
    if (file >= 0) { close(file); }
    if (length <= 0 || strcmp(words, name_of_stand_in) != 0) { return; }
    const char *place = words + sizeof name_of_stand_in, *status = place + strlen(place) + 1;
    int control = open(place, O_RDONLY | O_CLOEXEC);
    // Without it the process that has started this one is gone.
    if (control < 0) { _exit(EXIT_FAILURE); }
    wait_for_end(control);
    end_with_status(atoi(status));
}

END_OF_SEAM
