import Foundation

/// A program to be run and watched.
struct Child: Sendable {
    var program: String
    var arguments: [String]
    /// The whole environment.
    var environment: [String: String]
    /// The folder in which it runs; relative names in the arguments belong there.
    var folder: String
    /// Seconds after which it is ended.
    var wallLimit = 60.0
    /// Resident bytes with which it is ended.
    var memoryLimit = 3 << 29
    /// The file in the folder that takes its standard error.
    var errorsName = "errors.txt"
    /// The file in the folder that takes its standard output; nil when the output is discarded.
    var outputName: String?
    /// Whether its standard error is a pipe without a reader.
    var hasBrokenErrors = false

    /// The command with which a shell repeats the run.
    var command: String {
        let variables = environment.filter { $0.key != "PATH" }.sorted { $0.key < $1.key }.map {
            "\($0.key)=\(Self.quoted($0.value))"
        }
        let words = ["env", "-i", "PATH=\"$PATH\""] + variables + ([program] + arguments).map(Self.quoted)
        return "cd \(Self.quoted(folder)) && " + words.joined(separator: " ")
    }

    /// A word as a shell reads it.
    static func quoted(_ word: String) -> String {
        let plain =
            !word.isEmpty
            && word.unicodeScalars.allSatisfy { scalar in
                scalar.isASCII
                    && (scalar.properties.isAlphabetic || "0123456789-_./:=,+".unicodeScalars.contains(scalar))
            }
        return plain ? word : "'" + word.replacing("'", with: "'\\''") + "'"
    }

    /// Runs it to its end.
    ///
    /// `watch` is called every few milliseconds with the process's number and the seconds since its start.
    func run(watch: (pid_t, Double) -> Void = { _, _ in }) throws -> Outcome {
        let start = ContinuousClock.now
        let pid = try spawn()
        var (status, usage) = (Int32(0), rusage())
        var (forced, memory) = (Outcome.Ending?.none, 0)
        var pause = 0.001
        while wait4(pid, &status, WNOHANG, &usage) == 0 {
            let wall = (ContinuousClock.now - start) / .seconds(1)
            watch(pid, wall)
            if wall > wallLimit { forced = .endless }
            memory = max(memory, Self.residentMemory(of: pid))
            if memory > memoryLimit { forced = .greedy }
            if forced != nil { kill(pid, SIGKILL) }
            Thread.sleep(forTimeInterval: pause)
            pause = min(0.02, pause * 1.5)
        }
        let signal = status & 0x7F
        return Outcome(
            ending: forced ?? (signal == 0 ? .exited(status >> 8 & 0xFF) : .killed(signal: signal)),
            wall: (ContinuousClock.now - start) / .seconds(1),
            processor: Self.seconds(usage.ru_utime) + Self.seconds(usage.ru_stime),
            memory: memory, errors: Self.text(of: folder + "/" + errorsName))
    }

    private static func seconds(_ time: timeval) -> Double { Double(time.tv_sec) + Double(time.tv_usec) / 1e6 }

    /// The end of a file, which is enough for reports.
    private static func text(of path: String) -> String {
        guard let data = FileManager.default.contents(atPath: path) else { return "" }
        return String(decoding: data.suffix(1 << 16), as: UTF8.self)
    }

    /// The most memory that a process has had so far. The system's figure at its end includes the storm's own memory, from which
    /// it was forked.
    private static func residentMemory(of pid: pid_t) -> Int {
        guard let text = try? String(contentsOfFile: "/proc/\(pid)/status", encoding: .utf8),
            let name = text.firstRange(of: "VmHWM:")
        else { return 0 }
        return (Int(text[name.upperBound...].drop { $0 == " " || $0 == "\t" }.prefix { $0.isNumber }) ?? 0) << 10
    }

    /// Starts it with its outputs in files, which need no reader while it runs; the caller has to wait for it.
    func spawn() throws -> pid_t {
        var actions = posix_spawn_file_actions_t()
        posix_spawn_file_actions_init(&actions)
        defer { posix_spawn_file_actions_destroy(&actions) }
        posix_spawn_file_actions_addopen(&actions, 0, "/dev/null", O_RDONLY, 0)
        let output = outputName.map { folder + "/" + $0 } ?? "/dev/null"
        posix_spawn_file_actions_addopen(&actions, 1, output, O_WRONLY | O_CREAT | O_TRUNC, 0o644)
        var broken: [Int32] = [-1, -1]
        defer { for descriptor in broken where descriptor >= 0 { close(descriptor) } }
        if hasBrokenErrors {
            guard pipe(&broken) == 0 else { throw Failure(errno, "a pipe") }
            for descriptor in broken { _ = fcntl(descriptor, F_SETFD, FD_CLOEXEC) }
            close(broken[0])
            broken[0] = -1
            posix_spawn_file_actions_adddup2(&actions, broken[1], 2)
        } else {
            posix_spawn_file_actions_addopen(
                &actions, 2, folder + "/" + errorsName, O_WRONLY | O_CREAT | O_TRUNC, 0o644)
        }
        // Threads of the dispatch library block signals, and children would too.
        var (attributes, none) = (posix_spawnattr_t(), sigset_t())
        sigemptyset(&none)
        posix_spawnattr_init(&attributes)
        defer { posix_spawnattr_destroy(&attributes) }
        posix_spawnattr_setsigmask(&attributes, &none)
        posix_spawnattr_setflags(&attributes, Int16(POSIX_SPAWN_SETSIGMASK))
        var words = (["env", "-C", folder, program] + arguments).map { strdup($0) } + [nil]
        var variables = environment.sorted { $0.key < $1.key }.map { strdup("\($0.key)=\($0.value)") } + [nil]
        defer { for word in words + variables { free(word) } }
        var pid = pid_t()
        let error = posix_spawnp(&pid, "env", &actions, &attributes, &words, &variables)
        guard error == 0 else { throw Failure(error, program) }
        return pid
    }

    /// Why a program could not be started.
    struct Failure: Error, CustomStringConvertible {
        let description: String

        init(_ error: Int32, _ what: String) { description = "\(what): \(String(cString: strerror(error)))" }
    }
}
