#define _GNU_SOURCE
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <strings.h>

#include "Transfers.h"

BEGIN_OF_SEAM

static network_answerer answerer;
static _Atomic(network_keeper) keeper;
static atomic_bool is_begun;
static pthread_mutex_t transfer_lock = PTHREAD_MUTEX_INITIALIZER;
static struct known *transfers, *multis;
static uint64_t transfer_order;

bool has_recording(void) { return atomic_load_explicit(&is_begun, memory_order_acquire); }

bool gives_answers(void) { return has_recording() && answerer; }

bool answers_are_kept(void) { return has_recording() && !answerer; }

int64_t transfer_clock(void) { return is_on() ? seam_now() : virtual_time_real_now(); }

// MARK: Requests

/// What is known about an object of libcurl's in a list, made where a size is given; NULL for none.
static void *find(struct known **first, void *handle, size_t size) {
    pthread_mutex_lock(&transfer_lock);
    struct known *found = *first;
    while (found && found->handle != handle) { found = found->next; }
    if (!found && size > 0 && (found = calloc(1, size))) {
        *found = (struct known){.handle = handle, .next = *first};
        *first = found;
    }
    pthread_mutex_unlock(&transfer_lock);
    return found;
}

/// Takes what is known about an object out of a list; NULL for none.
static void *take(struct known **first, void *handle) {
    struct known *former = NULL;
    pthread_mutex_lock(&transfer_lock);
    struct known *found = *first;
    while (found && found->handle != handle) { former = found, found = found->next; }
    if (found && former) { former->next = found->next; }
    if (found && !former) { *first = found->next; }
    pthread_mutex_unlock(&transfer_lock);
    return found;
}

struct transfer *find_transfer(void *easy, bool makes) {
    return find(&transfers, easy, makes ? sizeof(struct transfer) : 0);
}

struct transfer *take_transfer(void *easy) { return take(&transfers, easy); }

struct multi *find_multi(void *handle, bool makes) { return find(&multis, handle, makes ? sizeof(struct multi) : 0); }

/// The head of the list; to be called with the lock.
static struct transfer *first_transfer(void) { return (struct transfer *)transfers; }

void remove_multi(void *handle) { free(take(&multis, handle)); }

void replace_text(char **text, const char *words) {
    free(*text);
    *text = words ? strdup(words) : NULL;
}

static void clear_answer(struct transfer *transfer) {
    free(transfer->answer.message);
    free(transfer->answer.head);
    free(transfer->answer.body);
    free(transfer->answer.parts);
    transfer->answer = (struct network_answer){0};
    transfer->parts_given = transfer->bytes_given = 0;
    transfer->has_head = false;
}

void free_transfer(struct transfer *transfer) {
    clear_answer(transfer);
    free(transfer->method);
    free(transfer->url);
    free(transfer);
}

static const char *method_of(struct transfer *transfer) {
    if (transfer->method) { return transfer->method; }
    return transfer->has_no_body ? "HEAD" : transfer->uploads ? "PUT" : "GET";
}

/// The time for a request, later than all before it also in whole microseconds, as recordings have it. So a replay answers equal
/// requests in the order in which they were made.
static int64_t time_of_request(void) {
    enum { step = 2000 };
    static int64_t last = INT64_MIN;
    int64_t now = transfer_clock();
    pthread_mutex_lock(&transfer_lock);
    if (last != INT64_MIN && now < last + step) { now = last + step; }
    last = now;
    pthread_mutex_unlock(&transfer_lock);
    return now;
}

void make_request(struct transfer *transfer, void *multi) {
    clear_answer(transfer);
    transfer->is_answered = transfer->is_told = false;
    transfer->is_fresh = true;
    transfer->asked = time_of_request();
    transfer->due = -1;
    if (answerer && transfer->url) {
        int64_t delay = answerer(method_of(transfer), transfer->url, &transfer->answer);
        int64_t now = transfer_clock();
        if (delay >= 0) { transfer->due = now + delay; }
        for (size_t index = 0; index < transfer->answer.part_count; index++) {
            transfer->answer.parts[index].time += now;
        }
    }
    pthread_mutex_lock(&transfer_lock);
    transfer->order = transfer_order++;
    transfer->multi = multi;
    pthread_mutex_unlock(&transfer_lock);
}

// MARK: Keeping answers

void note_part(struct transfer *transfer, size_t length) {
    enum { most = 1024, usual_distance = 10000000 };
    struct network_answer *answer = &transfer->answer;
    int64_t now = transfer_clock();
    struct network_part *last = answer->part_count > 0 ? &answer->parts[answer->part_count - 1] : NULL;
    if (last && now - last->time < transfer->part_distance) {
        last->length += length;
        return;
    }
    if (!answer->parts && !(answer->parts = calloc(most, sizeof *answer->parts))) { return; }
    if (!last) { transfer->part_distance = usual_distance; }
    if (answer->part_count == most) {
        // So that the line of a long answer stays short.
        transfer->part_distance *= 2;
        answer->part_count = most / 2;
        for (size_t index = 0; index < most / 2; index++) {
            answer->parts[index] = answer->parts[2 * index];
            answer->parts[index].length += answer->parts[2 * index + 1].length;
        }
    }
    answer->parts[answer->part_count++] = (struct network_part){.time = now, .length = length};
}

/// Hands over the answer for a recording.
static void hand_over(struct transfer *transfer) {
    network_keeper receiver = atomic_load(&keeper);
    if (!receiver || !transfer->url) { return; }
    receiver(method_of(transfer), transfer->url, transfer->asked, &transfer->answer);
}

/// Takes a request that is made and not answered for answered; false for others. Only the thread that gets true hands it over.
static bool claim(struct transfer *transfer) {
    pthread_mutex_lock(&transfer_lock);
    bool is_first = transfer->multi && !transfer->is_answered;
    transfer->is_answered = true;
    pthread_mutex_unlock(&transfer_lock);
    return is_first;
}

void keep_answer(struct transfer *transfer, int error) {
    transfer->answer.error = error;
    const char *text = error ? transfer->error_text : NULL;
    replace_text(&transfer->answer.message, text && text[0] ? text : NULL);
    if (claim(transfer)) { hand_over(transfer); }
}

void end_request(struct transfer *transfer) {
    if (claim(transfer)) {
        transfer->answer.is_unfinished = true;
        hand_over(transfer);
    }
    pthread_mutex_lock(&transfer_lock);
    transfer->multi = NULL;
    pthread_mutex_unlock(&transfer_lock);
}

void network_begin(network_answerer new_answerer, network_keeper new_keeper) {
    answerer = new_answerer;
    atomic_store(&keeper, new_keeper);
    atomic_store_explicit(&is_begun, true, memory_order_release);
}

void network_end(void) {
    if (!has_recording() || !atomic_load(&keeper)) { return; }
    // A request that the app has made a moment ago may still be with other threads, which make it of libcurl. A replay makes it
    // in time, and would find no answer to it in the recording.
    wait_until_asleep(nanoseconds_per_second);
    network_keeper receiver = atomic_exchange(&keeper, NULL);
    for (;;) {
        pthread_mutex_lock(&transfer_lock);
        struct transfer *transfer = first_transfer();
        while (transfer && (!transfer->multi || transfer->is_answered || !transfer->url)) { transfer = transfer->known.next; }
        char *method = NULL, *url = NULL;
        int64_t asked = 0;
        if (transfer) {
            transfer->is_answered = true;
            method = strdup(method_of(transfer));
            url = strdup(transfer->url);
            asked = transfer->asked;
        }
        pthread_mutex_unlock(&transfer_lock);
        if (!transfer) { return; }
        // Without the lock, because the receiver may wait for others.
        // What has arrived of it may be growing on another thread.
        struct network_answer none = {.is_unfinished = true};
        if (method && url) { receiver(method, url, asked, &none); }
        free(method);
        free(url);
    }
}

// MARK: Giving answers

/// The time of the next part of an answer, or of its end.
static int64_t next_of(const struct transfer *transfer) {
    if (transfer->parts_given < transfer->answer.part_count) { return transfer->answer.parts[transfer->parts_given].time; }
    return transfer->due < 0 ? INT64_MAX : transfer->due;
}

void set_timer(void *handle) {
    struct multi *multi = find_multi(handle, false);
    if (!multi || !multi->timer) { return; }
    int64_t now = transfer_clock(), next = INT64_MAX;
    pthread_mutex_lock(&transfer_lock);
    for (struct transfer *transfer = first_transfer(); transfer; transfer = transfer->known.next) {
        if (transfer->multi != handle || transfer->is_answered) { continue; }
        int64_t due = transfer->is_fresh ? now : next_of(transfer);
        if (due < next) { next = due; }
    }
    pthread_mutex_unlock(&transfer_lock);
    if (next == INT64_MAX) { return; }
    // Foundation waits for a millisecond less than that.
    long milliseconds = next <= now ? 0 : (long)((next - now + 999999) / 1000000) + 1;
    multi->timer(handle, milliseconds, multi->timer_data);
}

/// Takes the first request of whose answer something is due; NULL when there is none.
static struct transfer *take_due(void *multi) {
    int64_t now = transfer_clock();
    struct transfer *first = NULL;
    pthread_mutex_lock(&transfer_lock);
    for (struct transfer *transfer = first_transfer(); transfer; transfer = transfer->known.next) {
        if (transfer->multi != multi || transfer->is_answered || transfer->is_fresh) { continue; }
        int64_t due = next_of(transfer), best = first ? next_of(first) : INT64_MAX;
        if (due > now) { continue; }
        bool is_earlier = due < best || (due == best && transfer->order < first->order);
        if (is_earlier) { first = transfer; }
    }
    pthread_mutex_unlock(&transfer_lock);
    return first;
}

/// Asks the app for the body of a request, as if it were sent; false when the app gives it up.
static bool take_upload(struct transfer *transfer) {
    if (!transfer->uploads || !transfer->read) { return true; }
    char bytes[longest_part];
    for (;;) {
        size_t count = transfer->read(bytes, 1, sizeof bytes, transfer->read_data);
        if (count == read_abort) { return false; }
        if (count == 0 || count > sizeof bytes) { return true; }
    }
}

static bool give_head(struct transfer *transfer) {
    char *line = transfer->answer.head, *end = line + transfer->answer.head_length;
    while (transfer->header && line < end) {
        char *stop = memchr(line, '\n', (size_t)(end - line));
        size_t length = (size_t)((stop ? stop + 1 : end) - line);
        if (transfer->header(line, 1, length, transfer->header_data) != length) { return false; }
        line += length;
    }
    return true;
}

/// Gives the next bytes of the body.
static bool give_body(struct transfer *transfer, size_t length) {
    size_t left = transfer->has_no_body ? 0 : transfer->answer.body_length - transfer->bytes_given;
    size_t end = transfer->bytes_given + (length < left ? length : left);
    while (transfer->bytes_given < end) {
        size_t rest = end - transfer->bytes_given, count = rest < longest_part ? rest : longest_part;
        char *part = transfer->answer.body + transfer->bytes_given;
        if (!transfer->write) {
            fwrite(part, 1, count, transfer->write_data ? transfer->write_data : stdout);
        } else if (transfer->write(part, 1, count, transfer->write_data) != count) {
            return false;
        }
        transfer->bytes_given += count;
    }
    return true;
}

/// Ends a request by an error of libcurl's, or 0.
static void end_with(struct transfer *transfer, int result) {
    struct network_answer *answer = &transfer->answer;
    if (result != 0 && transfer->error_text) {
        snprintf(transfer->error_text, longest_error_text, "%s", answer->message ? answer->message : "");
    }
    transfer->message = (struct message){.kind = message_done, .easy = transfer->known.handle, .data.result = result};
    if (claim(transfer)) { hand_over(transfer); }
}

/// Gives the next part of an answer, and after the last one the rest.
static void give(struct transfer *transfer) {
    bool is_part = transfer->parts_given < transfer->answer.part_count;
    size_t length = is_part ? transfer->answer.parts[transfer->parts_given].length : SIZE_MAX;
    bool is_first = !transfer->has_head;
    transfer->has_head = true;
    transfer->parts_given += is_part;
    if (is_first && !take_upload(transfer)) {
        end_with(transfer, aborted);
    } else if ((is_first && !give_head(transfer)) || !give_body(transfer, length)) {
        end_with(transfer, write_error);
    } else if (!is_part) {
        end_with(transfer, transfer->answer.error);
    }
}

void give_answers(void *multi) {
    for (struct transfer *transfer; (transfer = take_due(multi));) { give(transfer); }
    pthread_mutex_lock(&transfer_lock);
    for (struct transfer *transfer = first_transfer(); transfer; transfer = transfer->known.next) {
        if (transfer->multi == multi) { transfer->is_fresh = false; }
    }
    pthread_mutex_unlock(&transfer_lock);
    set_timer(multi);
}

struct transfer *take_answered(void *multi) {
    struct transfer *first = NULL;
    pthread_mutex_lock(&transfer_lock);
    for (struct transfer *transfer = first_transfer(); transfer; transfer = transfer->known.next) {
        if (transfer->multi != multi || !transfer->is_answered || transfer->is_told) { continue; }
        if (!first || transfer->order < first->order) { first = transfer; }
    }
    if (first) { first->is_told = true; }
    pthread_mutex_unlock(&transfer_lock);
    return first;
}

double length_of(const struct network_answer *answer) {
    static const char name[] = "Content-Length:";
    const char *line = answer->head;
    while (line && *line) {
        if (strncasecmp(line, name, sizeof name - 1) == 0) { return strtod(line + sizeof name - 1, NULL); }
        const char *end = strchr(line, '\n');
        line = end ? end + 1 : NULL;
    }
    return -1;
}

END_OF_SEAM
