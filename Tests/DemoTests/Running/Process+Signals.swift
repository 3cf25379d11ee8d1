import Foundation

extension Process {
    /// Starts the program with no signal blocked.
    ///
    /// A child inherits the mask of the thread that starts it, and the threads on which tests run block nearly every signal; a
    /// plain `run()` would make programs that `terminate()` cannot end.
    func runUnblocked() throws {
        var none = sigset_t()
        var previous = sigset_t()
        sigemptyset(&none)
        pthread_sigmask(SIG_SETMASK, &none, &previous)
        defer { pthread_sigmask(SIG_SETMASK, &previous, nil) }
        try run()
    }

    /// Ends the program at once; one that answers no signal would keep the whole test run waiting.
    func finishImmediately() { if isRunning { kill(processIdentifier, SIGKILL) } }
}
