#include <stdlib.h>
#include <string.h>

#include "Seam.h"

BEGIN_OF_SEAM

// The seeds of Swift's hashes, which the language draws for each process before any code of the app runs. In a session that is to
// be repeated they are those of SWIFT_DETERMINISTIC_HASHING=1, so that sets and dictionaries have one order in all its runs.

/// The standard library's own record.
struct hashing_parameters {
    uint64_t first_seed, second_seed;
    bool is_deterministic;
};
extern struct hashing_parameters _swift_stdlib_Hashing_parameters __attribute__((weak));

/// Whether a word of the command line is an option of a session that is to be repeated.
static bool asks_for_repetition(const char *word) {
    static const char *const options[] = {"--headless", "--replay", "--record", "--monkey"};
    for (size_t index = 0; index < sizeof options / sizeof *options; index++) {
        size_t length = strlen(options[index]);
        if (strncmp(word, options[index], length) == 0 && (word[length] == 0 || word[length] == '=')) { return true; }
    }
    return false;
}

static bool is_repeated(int count, char **words) {
    // An app's own words follow "--".
    for (int index = 1; index < count && strcmp(words[index], "--") != 0; index++) {
        if (asks_for_repetition(words[index])) { return true; }
    }
    return false;
}

#ifdef __GLIBC__

typedef int main_function(int count, char **words, char **environment);

static main_function *main_of_program;

/// Runs between the library's own beginning, which draws the seeds, and the first line of the app.
static int begin(int count, char **words, char **environment) {
    // Who sets the variable decides.
    if (&_swift_stdlib_Hashing_parameters && is_repeated(count, words) && !getenv("SWIFT_DETERMINISTIC_HASHING")) {
        _swift_stdlib_Hashing_parameters = (struct hashing_parameters){.is_deterministic = true};
    }
    return main_of_program(count, words, environment);
}

int __libc_start_main(
    main_function *main, int count, char **words, void (*start)(void), void (*end)(void), void (*end_of_loader)(void),
    void *stack
);

REAL(__libc_start_main)

// The beginning of each program calls this function of libc with the program's `main`.
int __libc_start_main(
    main_function *main, int count, char **words, void (*start)(void), void (*end)(void), void (*end_of_loader)(void),
    void *stack
) {
    main_of_program = main;
    return real___libc_start_main()(begin, count, words, start, end, end_of_loader, stack);
}

#endif

END_OF_SEAM
