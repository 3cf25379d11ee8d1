#ifndef ANOLE_CARGUMENTS_H
#define ANOLE_CARGUMENTS_H

/// The words of the command line, as the process was started; 0 when nobody has told.
int process_arguments(char ***list);

#endif
