import Foundation
import Testing

/// Assumptions of virtual time about the libraries of the toolchain. Each test fails where a new toolchain works in another way.
@Suite struct ToolchainTests {
    /// The functions by which each library tells the time, waits, starts and wakes threads, draws numbers and asks outside.
    private static let assumptions: [(library: String, functions: Set<String>)] = [
        (
            "libdispatch.so",
            [
                "clock_gettime", "epoll_wait", "eventfd_write", "pthread_create", "sem_post", "sem_timedwait",
                "sem_wait",
                "syscall", "timerfd_create", "timerfd_settime",
            ]
        ),
        (
            "libFoundation.so",
            [
                "clock_gettime", "connect", "getaddrinfo", "nanosleep", "posix_spawn", "ppoll",
                "pthread_cond_broadcast",
                "pthread_cond_signal", "pthread_cond_timedwait", "pthread_create", "pthread_mutex_timedlock", "read",
                "select", "timerfd_create", "timerfd_settime",
            ]
        ),
        ("libFoundationEssentials.so", ["clock_gettime", "open", "read"]),
        ("libswift_Concurrency.so", ["clock_gettime", "nanosleep", "syscall"]),
        ("libswiftSynchronization.so", ["syscall"]),
        (
            "libFoundationNetworking.so",
            [
                "curl_easy_cleanup", "curl_easy_getinfo", "curl_easy_pause", "curl_easy_setopt",
                "curl_multi_add_handle",
                "curl_multi_cleanup", "curl_multi_info_read", "curl_multi_remove_handle", "curl_multi_setopt",
                "curl_multi_socket_action",
            ]
        ),
    ]

    /// Functions of libc and libcurl that tell the time, wait with a limit, or start or wake threads, and that no library of the
    /// toolchain calls today: virtual time knows nothing of them.
    private static let unknown: Set<String> = [
        "alarm", "clock", "cnd_timedwait", "cnd_signal", "cnd_broadcast", "curl_easy_perform", "curl_multi_perform",
        "curl_multi_poll", "curl_multi_socket", "curl_multi_socket_all", "curl_multi_timeout", "curl_multi_wait",
        "curl_multi_wakeup", "epoll_pwait", "epoll_pwait2", "ftime", "io_uring_enter", "mq_timedreceive",
        "mq_timedsend",
        "mtx_timedlock", "pselect", "pthread_rwlock_clockrdlock", "pthread_rwlock_clockwrlock",
        "pthread_rwlock_timedrdlock", "pthread_rwlock_timedwrlock", "pthread_timedjoin_np", "pthread_clockjoin_np",
        "recvmmsg", "rand", "random", "semtimedop", "setitimer", "sigtimedwait", "thrd_create", "thrd_sleep",
        "timer_create",
        "timer_settime", "ualarm",
    ]

    @Test(arguments: assumptions.indices)
    func `a library asks libc by the functions that virtual time replaces`(index: Int) throws {
        let (name, functions) = Self.assumptions[index]

        let library = try SharedLibrary(try SharedLibrary.folder.appendingPathComponent(name))

        #expect(functions.subtracting(library.imports).sorted() == [], "\(name) does not call these any more.")
        #expect(
            library.imports.intersection(Self.unknown).sorted() == [],
            "\(name) calls these, which are to be replaced too.")
    }

    @Test func `a program offers its own functions to all libraries that call them`() throws {
        let programs = try ["Waits", "Loads"].map { name in
            (name, try SharedLibrary(URL(fileURLWithPath: WaitsProcess.path(of: name))))
        }

        for (name, program) in programs {
            for (library, functions) in Self.assumptions
            where library != "libFoundationNetworking.so" || name == "Loads" {
                #expect(
                    functions.subtracting(program.exports).sorted() == [], "\(name) does not offer these to \(library)."
                )
            }
        }
    }

    @Test func `the version by which libcurl's functions are known is the one that Foundation asks for`() throws {
        let file = try SharedLibrary.folder.appendingPathComponent("libFoundationNetworking.so")

        let bytes = try Data(contentsOf: file, options: .alwaysMapped)

        #expect(bytes.range(of: Data("CURL_OPENSSL_4\0".utf8)) != nil)
    }
}
