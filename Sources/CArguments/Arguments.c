#include "CArguments.h"

// The command line. Swift looks for it in /proc, which a process may not see; the loader hands it to those who are first.

static int argument_count;
static char **argument_list;

__attribute__((constructor)) static void keep_arguments(int count, char **list, char **environment) {
    (void)environment;
    argument_count = count;
    argument_list = list;
}

int process_arguments(char ***list) {
    *list = argument_list;
    return argument_list ? argument_count : 0;
}
