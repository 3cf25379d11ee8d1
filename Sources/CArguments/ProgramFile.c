#define _GNU_SOURCE
#include <errno.h>
#include <fcntl.h>
#include <limits.h>
#include <pthread.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/auxv.h>
#include <sys/syscall.h>
#include <unistd.h>

#include "CArguments.h"

// The file of the program. Foundation looks for it in /proc, which a process may not see, and traps when Bundle.main is asked for
// where it finds none. The kernel has also said which path was started.

// Sanitizers leave these functions alone, which are called before there is anything to note.
#pragma clang attribute push(__attribute__((disable_sanitizer_instrumentation)), apply_to = function)

static const char link_in_proc[] = "/proc/self/exe";
static pthread_once_t once = PTHREAD_ONCE_INIT;
static char program_file[PATH_MAX];
static int file_is_known;

static ssize_t read_link(const char *path, char *buffer, size_t size) {
    return syscall(SYS_readlinkat, AT_FDCWD, path, buffer, size);
}

static void find_program_file(void) {
    const char *started = program_start_path();
    // Without a slash it is a name that the shell looked up, which lies nowhere near.
    file_is_known = strchr(started, '/') && realpath(started, program_file);
    if (file_is_known) { return; }
    if (!getcwd(program_file, sizeof program_file)) { strcpy(program_file, "/"); }
    size_t length = strlen(program_file);
    snprintf(
        program_file + length, sizeof program_file - length, "%s%s", length > 1 ? "/" : "", program_invocation_short_name);
}

const char *program_start_path(void) {
    const char *path = (const char *)getauxval(AT_EXECFN);
    return path ? path : program_invocation_name;
}

int program_file_is_known(void) {
    char byte;
    if (read_link(link_in_proc, &byte, 1) >= 0) { return 1; }
    pthread_once(&once, find_program_file);
    return file_is_known;
}

// Stands before libc's function for the program and all its libraries. Their constructors may be the first to call it, when the
// working folder is still the one that a relative path is from.
ssize_t readlink(const char *restrict path, char *restrict buffer, size_t size) {
    ssize_t length = read_link(path, buffer, size);
    int error = errno;
    if (length >= 0 || (error != ENOENT && error != ENOTDIR && error != EACCES) || strcmp(path, link_in_proc)) { return length; }
    pthread_once(&once, find_program_file);
    size_t whole = strlen(program_file);
    size_t copied = whole < size ? whole : size;
    memcpy(buffer, program_file, copied);
    return (ssize_t)copied;
}

#pragma clang attribute pop
