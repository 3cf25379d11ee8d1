#ifndef ANOLE_CADAPTERS_H
#define ANOLE_CADAPTERS_H

#include <stdbool.h>

/// Installs the adapters of the product that is linked into the program; false when none of them is.
bool anole_install_linked_adapters(void);

#endif
