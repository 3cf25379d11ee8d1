#define _GNU_SOURCE
#include <stdarg.h>
#include <stdlib.h>
#include <string.h>
#include <strings.h>

#include "Transfers.h"

BEGIN_OF_SEAM

// The functions of libcurl that are replaced.

int curl_easy_setopt(void *easy, int option, ...);
int curl_easy_getinfo(void *easy, int info, ...);
void curl_easy_cleanup(void *easy);
int curl_easy_pause(void *easy, int state);
int curl_multi_setopt(void *multi, int option, ...);
int curl_multi_add_handle(void *multi, void *easy);
int curl_multi_remove_handle(void *multi, void *easy);
int curl_multi_socket_action(void *multi, int socket, int events, int *running);
struct message *curl_multi_info_read(void *multi, int *left);
int curl_multi_cleanup(void *multi);

/// Defines a function a second time, with the version of its name in Debian's libcurl. Where that library is no part of the link, the
/// gold linker lets no definition without a version precede one that has it.
#define VERSIONED(name)                                                                                       \
    REAL(name)                                                                                                \
    extern __typeof__(name) versioned_##name __attribute__((alias(#name)));                                   \
    __asm__(".symver versioned_" #name ", " #name "@CURL_OPENSSL_4");

VERSIONED(curl_easy_setopt)
VERSIONED(curl_easy_getinfo)
VERSIONED(curl_easy_cleanup)
VERSIONED(curl_easy_pause)
VERSIONED(curl_multi_setopt)
VERSIONED(curl_multi_add_handle)
VERSIONED(curl_multi_remove_handle)
VERSIONED(curl_multi_socket_action)
VERSIONED(curl_multi_info_read)
VERSIONED(curl_multi_cleanup)

/// Whether the thread is in a function of libcurl, and not in one of the app's that this has called.
static _Thread_local bool is_in_library;

bool answer_is_kept(void) { return is_in_library && answers_are_kept(); }

bool is_in_libcurl(void) { return is_in_library; }

// MARK: Keeping answers

static void append(char **bytes, size_t *length, const char *more, size_t count) {
    char *longer = realloc(*bytes, *length + count + 1);
    if (!longer) { return; }
    memcpy(longer + *length, more, count);
    *length += count;
    longer[*length] = 0;
    *bytes = longer;
}

static size_t keep_head(char *bytes, size_t size, size_t count, void *context) {
    struct transfer *transfer = context;
    struct network_answer *answer = &transfer->answer;
    size_t length = size * count;
    // A preliminary answer precedes the real one.
    if (length > 5 && memcmp(bytes, "HTTP/", 5) == 0) { answer->head_length = answer->part_count = 0; }
    bool is_complete = answer->head_length >= 4 && memcmp(answer->head + answer->head_length - 4, "\r\n\r\n", 4) == 0;
    if (!is_complete) {
        append(&answer->head, &answer->head_length, bytes, length);
        note_part(transfer, 0);
    }
    if (!transfer->header) { return length; }
    bool was_in_library = is_in_library;
    is_in_library = false;
    size_t result = transfer->header(bytes, size, count, transfer->header_data);
    is_in_library = was_in_library;
    return result;
}

static size_t keep_body(char *bytes, size_t size, size_t count, void *context) {
    struct transfer *transfer = context;
    bool was_in_library = is_in_library;
    is_in_library = false;
    size_t result = transfer->write(bytes, size, count, transfer->write_data);
    is_in_library = was_in_library;
    // A receiver that pauses gets the same bytes again.
    if (result == size * count) {
        append(&transfer->answer.body, &transfer->answer.body_length, bytes, result);
        note_part(transfer, result);
    }
    return result;
}

/// Whether a request is one of HTTP: others have no status, or no end.
static bool is_of_http(const struct transfer *transfer) {
    const char *url = transfer->url ? transfer->url : "";
    return strncasecmp(url, "http://", 7) == 0 || strncasecmp(url, "https://", 8) == 0;
}

/// Has libcurl hand over the answer to these functions, which hand it on to the app's.
static void begin_keeping(struct transfer *transfer) {
    real_curl_easy_setopt()(transfer->known.handle, option_header, keep_head);
    real_curl_easy_setopt()(transfer->known.handle, option_header_data, transfer);
    if (!transfer->write) { return; }
    real_curl_easy_setopt()(transfer->known.handle, option_write, keep_body);
    real_curl_easy_setopt()(transfer->known.handle, option_write_data, transfer);
}

// MARK: Single requests

static void note_option(struct transfer *transfer, int option, void *value) {
    switch (option) {
    case option_url: replace_text(&transfer->url, value); break;
    case option_method: replace_text(&transfer->method, value); break;
    case option_error_text: transfer->error_text = value; break;
    case option_no_body: transfer->has_no_body = value; break;
    case option_upload: transfer->uploads = value; break;
    case option_write: transfer->write = (transfer_function)value; break;
    case option_read: transfer->read = (transfer_function)value; break;
    case option_header: transfer->header = (transfer_function)value; break;
    case option_write_data: transfer->write_data = value; break;
    case option_read_data: transfer->read_data = value; break;
    case option_header_data: transfer->header_data = value; break;
    }
}

int curl_easy_setopt(void *easy, int option, ...) {
    enum { first_of_64_bits = 30000, end_of_64_bits = 40000 };
    va_list list;
    va_start(list, option);
    if (option >= first_of_64_bits && option < end_of_64_bits) {
        int64_t number = va_arg(list, int64_t);
        va_end(list);
        return real_curl_easy_setopt()(easy, option, number);
    }
    void *value = va_arg(list, void *);
    va_end(list);
    struct transfer *transfer = has_recording() ? find_transfer(easy, true) : NULL;
    if (transfer) { note_option(transfer, option, value); }
    return real_curl_easy_setopt()(easy, option, value);
}

/// Answers a question about a request that libcurl does not know; false for other questions.
static bool describe_answer(const struct network_answer *answer, int info, void *place) {
    enum { length_of_version = 9 };
    switch (info) {
    case info_error_number: *(long *)place = answer->error_number; return true;
    case info_length: *(double *)place = length_of(answer); return true;
    case info_status: *(long *)place = answer->head ? strtol(answer->head + length_of_version, NULL, 10) : 0; return true;
    default: return false;
    }
}

int curl_easy_getinfo(void *easy, int info, ...) {
    va_list list;
    va_start(list, info);
    void *place = va_arg(list, void *);
    va_end(list);
    struct transfer *transfer = gives_answers() ? find_transfer(easy, false) : NULL;
    if (transfer && transfer->multi && describe_answer(&transfer->answer, info, place)) { return 0; }
    return real_curl_easy_getinfo()(easy, info, place);
}

void curl_easy_cleanup(void *easy) {
    struct transfer *transfer = take_transfer(easy);
    real_curl_easy_cleanup()(easy);
    if (transfer) { free_transfer(transfer); }
}

int curl_easy_pause(void *easy, int state) { return gives_answers() ? 0 : real_curl_easy_pause()(easy, state); }

// MARK: Several requests

int curl_multi_setopt(void *multi, int option, ...) {
    va_list list;
    va_start(list, option);
    void *value = va_arg(list, void *);
    va_end(list);
    struct multi *entry = gives_answers() ? find_multi(multi, true) : NULL;
    if (entry && option == multi_timer) { entry->timer = (timer_function)value; }
    if (entry && option == multi_timer_data) { entry->timer_data = value; }
    return real_curl_multi_setopt()(multi, option, value);
}

int curl_multi_add_handle(void *multi, void *easy) {
    struct transfer *transfer = has_recording() ? find_transfer(easy, true) : NULL;
    bool is_caught = transfer && (gives_answers() || is_of_http(transfer));
    if (!is_caught) { return real_curl_multi_add_handle()(multi, easy); }
    make_request(transfer, multi);
    if (gives_answers()) {
        set_timer(multi);
        return 0;
    }
    begin_keeping(transfer);
    is_in_library = true;
    int result = real_curl_multi_add_handle()(multi, easy);
    is_in_library = false;
    return result;
}

int curl_multi_remove_handle(void *multi, void *easy) {
    struct transfer *transfer = has_recording() ? find_transfer(easy, false) : NULL;
    if (transfer && transfer->multi) { end_request(transfer); }
    return gives_answers() ? 0 : real_curl_multi_remove_handle()(multi, easy);
}

int curl_multi_socket_action(void *multi, int socket, int events, int *running) {
    if (gives_answers()) {
        *running = 0;
        give_answers(multi);
        return 0;
    }
    if (!has_recording()) { return real_curl_multi_socket_action()(multi, socket, events, running); }
    is_in_library = true;
    int result = real_curl_multi_socket_action()(multi, socket, events, running);
    is_in_library = false;
    return result;
}

struct message *curl_multi_info_read(void *multi, int *left) {
    if (gives_answers()) {
        *left = 0;
        struct transfer *transfer = take_answered(multi);
        return transfer ? &transfer->message : NULL;
    }
    struct message *message = real_curl_multi_info_read()(multi, left);
    bool is_end = message && message->kind == message_done;
    struct transfer *transfer = is_end && has_recording() ? find_transfer(message->easy, false) : NULL;
    if (transfer && transfer->multi) {
        long number = 0;
        real_curl_easy_getinfo()(message->easy, info_error_number, &number);
        transfer->answer.error_number = message->data.result ? (int)number : 0;
        keep_answer(transfer, message->data.result);
    }
    return message;
}

int curl_multi_cleanup(void *multi) {
    remove_multi(multi);
    return real_curl_multi_cleanup()(multi);
}

END_OF_SEAM
