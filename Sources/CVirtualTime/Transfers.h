#ifndef ANOLE_TRANSFERS_H
#define ANOLE_TRANSFERS_H

// Requests through libcurl, which Foundation's `URLSession` uses. Each answer is kept for a recording, or taken from one; then
// libcurl does not receive the request.
//
// libcurl is a library of its own also in programs that are linked statically, and a program's definitions precede a library's.
// Without a recording all calls are passed on to it. A program that does not load it makes no call here.

#include "Seam.h"

// Numbers of libcurl's interface, which stay the same in all its versions.
enum option {
    option_no_body = 44, option_upload = 46, option_write_data = 10001, option_url = 10002, option_read_data = 10009,
    option_error_text = 10010, option_header_data = 10029, option_method = 10036, option_write = 20011,
    option_read = 20012, option_header = 20079,
};
enum multi_option { multi_timer_data = 10005, multi_timer = 20004 };
enum info { info_status = 0x200002, info_length = 0x30000f, info_error_number = 0x200019 };
enum { write_error = 23, aborted = 42, read_abort = 0x10000000, longest_part = 16384, longest_error_text = 256 };

typedef size_t (*transfer_function)(char *bytes, size_t size, size_t count, void *context);
typedef int (*timer_function)(void *multi, long milliseconds, void *context);

struct message {
    int kind;
    void *easy;
    union {
        void *other;
        int result;
    } data;
};
enum { message_done = 1 };

/// An object of libcurl's in a list, the first member of what is known about it.
struct known {
    /// libcurl's.
    void *handle;
    /// The next one's whole.
    void *next;
};

/// A request, and the options that libcurl has for it.
struct transfer {
    struct known known;
    /// NULL while the request is not made.
    void *multi;
    char *method, *url, *error_text;
    bool has_no_body, uploads;
    transfer_function write, read, header;
    void *write_data, *read_data, *header_data;
    /// The times of the request and of its answer by `transfer_clock`; -1 for never.
    int64_t asked, due;
    /// The lower one was made first.
    uint64_t order;
    struct network_answer answer;
    /// Of an answer to be given: the number of parts and of bytes of the body that were given.
    size_t parts_given, bytes_given;
    bool has_head;
    /// Of an answer that arrives: the nanoseconds within which parts are one.
    int64_t part_distance;
    /// Whether it is new: no answer may arrive in the call that has made it.
    bool is_fresh;
    bool is_answered, is_told;
    struct message message;
};

/// Several requests with one timer.
struct multi {
    struct known known;
    timer_function timer;
    void *timer_data;
};

// Answers.c
/// Whether a session keeps answers or gives them.
HIDDEN bool has_recording(void);
/// Whether it gives them.
HIDDEN bool gives_answers(void);
/// The request of a handle of libcurl's, made where it is wanted; NULL for none.
HIDDEN struct transfer *find_transfer(void *easy, bool makes);
/// Takes the request of a handle out of the list; NULL for none.
HIDDEN struct transfer *take_transfer(void *easy);
HIDDEN void free_transfer(struct transfer *transfer);
/// Replaces a copy of a text.
HIDDEN void replace_text(char **text, const char *words);
HIDDEN struct multi *find_multi(void *handle, bool makes);
HIDDEN void remove_multi(void *handle);
/// Notes that a request is made, and finds its answer where there is a recording of it.
HIDDEN void make_request(struct transfer *transfer, void *multi);
/// Notes that a request is no longer made.
HIDDEN void end_request(struct transfer *transfer);
/// Notes that bytes of the body have arrived now, or the header.
HIDDEN void note_part(struct transfer *transfer, size_t length);
/// Notes the answer that libcurl has received.
HIDDEN void keep_answer(struct transfer *transfer, int error);
/// Gives all answers that are due to the requests of one timer, and sets that timer.
HIDDEN void give_answers(void *multi);
/// Sets the timer of several requests to the time of their next answer.
HIDDEN void set_timer(void *multi);
/// Takes the first answered request whose end was not reported yet; NULL for none.
HIDDEN struct transfer *take_answered(void *multi);
/// The length of the body by the answer's header; -1 if that lacks it.
HIDDEN double length_of(const struct network_answer *answer);

#endif
