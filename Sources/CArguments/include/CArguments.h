#ifndef ANOLE_CARGUMENTS_H
#define ANOLE_CARGUMENTS_H

/// The words of the command line, as the process was started; 0 when nobody has told.
int process_arguments(char ***list);

/// Whether the program's file is known: from /proc/self/exe, or from the path that was started.
///
/// The link /proc/self/exe can be read in each case, by `readlink`. Without /proc it leads to the path that was started; where
/// that is not known, to a file of the program's name in the working folder.
int program_file_is_known(void);

/// The path that the kernel was told to start.
const char *program_start_path(void);

#endif
