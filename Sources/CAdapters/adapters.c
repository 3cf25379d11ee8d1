#include "CAdapters.h"

// Defined by the product UIKit, which knows all adapters. A program without it has nothing here.
extern void anole_install_adapters(void) __attribute__((weak));

bool anole_install_linked_adapters(void) {
    if (!anole_install_adapters) { return false; }
    anole_install_adapters();
    return true;
}
