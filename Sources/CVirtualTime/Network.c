#define _GNU_SOURCE
#include <arpa/inet.h>
#include <errno.h>
#include <fcntl.h>
#include <linux/tcp.h>
#include <netdb.h>
#include <netinet/in.h>
#include <stdio.h>
#include <string.h>
#include <sys/socket.h>
#include <sys/stat.h>
#include <sys/sysmacros.h>
#include <sys/un.h>
#include <unistd.h>

#include "Seam.h"

BEGIN_OF_SEAM

// What the process asks of others: the network, for which it waits, and what it reads from outside.

enum { most_connections = 64, most_names = 32, longest_name = 64, longest_text = 128 };

REAL(connect)
REAL(getaddrinfo)
#ifdef __GLIBC__
REAL(__getdelim)
#endif

/// A text that is written once and then read by all.
struct text {
    atomic_bool is_taken, is_there;
    char bytes[longest_text];
};

static struct text network, unanswered, program, unfinished, source;

static void write_once(struct text *text, const char *words) {
    if (!words || atomic_exchange(&text->is_taken, true)) { return; }
    snprintf(text->bytes, sizeof text->bytes, "%s", words);
    atomic_store(&text->is_there, true);
}

static const char *words_of(struct text *text) { return atomic_load(&text->is_there) ? text->bytes : NULL; }

static bool counts(void) { return is_on() && this_role != outside; }

// MARK: Names

static pthread_mutex_t name_lock = PTHREAD_MUTEX_INITIALIZER;
static struct name {
    char address[INET6_ADDRSTRLEN];
    char name[longest_name];
} names[most_names];
static int name_count;
/// The calls that look for an address now.
static atomic_int searches;

/// Writes the number of an address without its port, and answers the port; 0 for what is no address of the Internet.
static int write_number(const struct sockaddr *address, char *number) {
    if (!address) { return 0; }
    if (address->sa_family == AF_INET) {
        const struct sockaddr_in *place = (const struct sockaddr_in *)address;
        inet_ntop(AF_INET, &place->sin_addr, number, INET6_ADDRSTRLEN);
        return ntohs(place->sin_port);
    }
    if (address->sa_family == AF_INET6) {
        const struct sockaddr_in6 *place = (const struct sockaddr_in6 *)address;
        inet_ntop(AF_INET6, &place->sin6_addr, number, INET6_ADDRSTRLEN);
        return ntohs(place->sin6_port);
    }
    return 0;
}

/// Keeps the name under which an address was found.
static void keep_name(const char *name, const struct addrinfo *found) {
    pthread_mutex_lock(&name_lock);
    for (; found; found = found->ai_next) {
        struct name *place = &names[name_count % most_names];
        write_number(found->ai_addr, place->address);
        snprintf(place->name, sizeof place->name, "%s", name);
        name_count += 1;
    }
    pthread_mutex_unlock(&name_lock);
}

/// Writes an address as `example.com:443`, by its name if that is known.
static void describe(const char *number, int port, char *text) {
    const char *name = number;
    pthread_mutex_lock(&name_lock);
    for (int index = 0; index < most_names; index++) {
        if (names[index].name[0] && strcmp(names[index].address, number) == 0) { name = names[index].name; }
    }
    snprintf(text, longest_text, strchr(name, ':') ? "[%s]:%d" : "%s:%d", name, port);
    pthread_mutex_unlock(&name_lock);
}

/// Whether a socket of this process has a number and a port: the two ends of a pair, by which Foundation wakes a thread that
/// serves programs, are connected so.
static bool is_own(const char *number, int port) {
    enum { most_descriptors = 1024 };
    if (strncmp(number, "127.", 4) != 0) { return false; }
    int former = errno;
    bool result = false;
    for (int descriptor = 0; descriptor < most_descriptors && !result; descriptor++) {
        struct sockaddr_storage own;
        socklen_t size = sizeof own;
        char own_number[INET6_ADDRSTRLEN] = {0};
        if (getsockname(descriptor, (struct sockaddr *)&own, &size) != 0) { continue; }
        result = write_number((struct sockaddr *)&own, own_number) == port && strcmp(own_number, number) == 0;
    }
    errno = former;
    return result;
}

// MARK: Connections

/// A descriptor that was connected; those that were closed since are left out when they are looked at.
static struct connection {
    /// One more than the descriptor; 0 for none.
    atomic_int descriptor;
    char text[longest_text];
} connections[most_connections];
static atomic_uint connection_count;

static void keep_connection(int descriptor, const char *text) {
    struct connection *place = &connections[atomic_fetch_add(&connection_count, 1) % most_connections];
    atomic_store(&place->descriptor, 0);
    snprintf(place->text, sizeof place->text, "%s", text);
    atomic_store(&place->descriptor, descriptor + 1);
}

/// Whether something was sent over a connection and nothing has come back since, as the kernel counts.
static bool waits_for_answer(struct connection *connection) {
    enum { established = 1, asks_for_connection = 2, has_sent_all = 4, has_sent_all_surely = 5 };
    int descriptor = atomic_load(&connection->descriptor) - 1;
    if (descriptor < 0) { return false; }
    struct tcp_info state = {0};
    socklen_t size = sizeof state;
    int former = errno;
    bool is_there = getsockopt(descriptor, IPPROTO_TCP, TCP_INFO, &state, &size) == 0;
    errno = former;
    if (!is_there) {
        atomic_store(&connection->descriptor, 0);
        return false;
    }
    if (state.tcpi_state == asks_for_connection) { return true; }
    if (state.tcpi_state != established && state.tcpi_state != has_sent_all && state.tcpi_state != has_sent_all_surely) {
        return false;
    }
    if (state.tcpi_data_segs_out == 0) { return false; }
    // Both are milliseconds that have passed since.
    return state.tcpi_data_segs_in == 0 || state.tcpi_last_data_sent < state.tcpi_last_data_recv;
}

/// The first connection whose answer is missing; NULL when there is none.
static struct connection *first_unanswered(void) {
    for (int index = 0; index < most_connections; index++) {
        if (waits_for_answer(&connections[index])) { return &connections[index]; }
    }
    return NULL;
}

bool network_is_asked(void) { return atomic_load(&searches) > 0 || first_unanswered(); }

// MARK: Reading from outside

void note_opening(int descriptor, const char *path) {
    enum { memory_major = 1 };
    if (descriptor < 0 || !counts()) { return; }
    struct stat state;
    int former = errno;
    // The devices of memory are those without content, those of zeros and those of random numbers.
    bool is_source = fstat(descriptor, &state) == 0
        && (S_ISFIFO(state.st_mode) || (S_ISCHR(state.st_mode) && major(state.st_rdev) != memory_major));
    errno = former;
    if (is_source) { write_once(&source, path); }
}

void note_reading(int descriptor) {
    if (descriptor == STDIN_FILENO && counts()) { write_once(&source, "standard input"); }
}

/// Writes the path of a socket of this machine, or its name, which begins with a zero; false for another address.
static bool write_path(const struct sockaddr *address, socklen_t size, char *text) {
    if (!address || address->sa_family != AF_UNIX || size <= offsetof(struct sockaddr_un, sun_path)) { return false; }
    const char *path = ((const struct sockaddr_un *)address)->sun_path;
    size_t length = size - offsetof(struct sockaddr_un, sun_path);
    bool is_name = path[0] == 0;
    snprintf(text, longest_text, "%s%.*s", is_name ? "@" : "", (int)(length - is_name), path + is_name);
    return true;
}

// MARK: Questions of the host

void note_program(const char *path) { write_once(&program, path); }

void note_unanswered(void) {
    struct connection *connection = first_unanswered();
    const char *running = connection ? NULL : name_of_running_program();
    if (connection) {
        write_once(&unanswered, connection->text);
    } else if (running) {
        write_once(&unfinished, running);
    } else if (atomic_load(&searches) > 0) {
        write_once(&unanswered, words_of(&network));
    }
}

const char *virtual_time_network(void) { return words_of(&network); }

const char *virtual_time_unanswered(void) { return words_of(&unanswered); }

const char *virtual_time_program(void) { return words_of(&program); }

const char *virtual_time_unfinished(void) { return words_of(&unfinished); }

const char *virtual_time_source(void) { return words_of(&source); }

// MARK: libc

// Its declaration has a union of all kinds of addresses where the library is the GNU one.
#ifdef __GLIBC__
int connect(int descriptor, __CONST_SOCKADDR_ARG destination, socklen_t size) {
    const struct sockaddr *address = destination.__sockaddr__;
#else
int connect(int descriptor, const struct sockaddr *destination, socklen_t size) {
    const struct sockaddr *address = destination;
#endif
    char number[INET6_ADDRSTRLEN] = {0}, text[longest_text];
    int port = counts() ? write_number(address, number) : 0;
    if (port != 0 && !is_own(number, port)) {
        describe(number, port, text);
        if (!answer_is_kept()) { write_once(&network, text); }
        keep_connection(descriptor, text);
    } else if (port == 0 && counts() && write_path(address, size, text)) {
        write_once(&source, text);
    }
    return real_connect()(descriptor, destination, size);
}

int getaddrinfo(
    const char *restrict name, const char *restrict service, const struct addrinfo *restrict wishes,
    struct addrinfo **restrict found
) {
    if (!name || !counts()) { return real_getaddrinfo()(name, service, wishes, found); }
    atomic_fetch_add(&searches, 1);
    int result = real_getaddrinfo()(name, service, wishes, found);
    if (result == 0) {
        keep_name(name, *found);
    } else if (!answers_are_kept()) {
        write_once(&network, name);
    }
    atomic_fetch_sub(&searches, 1);
    return result;
}

#ifdef __GLIBC__
// `getline` is inline in optimized code and calls this function, as in `readLine()`, which reads the standard input.
ssize_t __getdelim(char **restrict line, size_t *restrict size, int end, FILE *restrict stream) {
    note_reading(fileno(stream));
    return real___getdelim()(line, size, end, stream);
}
#endif

END_OF_SEAM
