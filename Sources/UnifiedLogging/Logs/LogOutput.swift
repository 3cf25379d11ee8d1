import Foundation

/// The sink of messages, and the conditions for writing them.
struct LogOutput: Sendable {
    /// The output of the process, by its environment.
    static let standard = LogOutput(
        mode: ProcessInfo.processInfo.environment["OS_ACTIVITY_MODE"], showsPrivateParts: isatty(STDERR_FILENO) == 1
    ) { line in FileHandle.standardError.write(Data(line.utf8)) }

    /// The output that tests put there for their own task, or else the process's.
    @TaskLocal static var shared = standard

    /// Whether parts are written that are private.
    let showsPrivateParts: Bool
    private let mode: String?
    private let sink: @Sendable (String) -> Void

    /// Makes an output.
    /// - Parameters:
    ///   - mode: `debug` or `info` for messages down to that level, `disable` for none, any other text for the usual ones.
    ///   - showsPrivateParts: Whether private parts are written.
    ///   - sink: Receives each line with its end.
    init(mode: String?, showsPrivateParts: Bool, sink: @escaping @Sendable (String) -> Void) {
        (self.mode, self.showsPrivateParts, self.sink) = (mode, showsPrivateParts, sink)
    }

    func writes(_ type: OSLogType) -> Bool {
        switch (mode, type) {
        case ("disable", _), (nil, .debug), (nil, .info), ("info", .debug): false
        case ("info", _), ("debug", _): true
        default: type != .debug && type != .info
        }
    }

    func write(_ type: OSLogType, _ text: String) {
        sink("\(Self.date()) \(type.letters) \(Self.program)\(text)\n")
    }

    /// The program's name with its number, as all lines have it.
    private static let program =
        "\(ProcessInfo.processInfo.processName)[\(ProcessInfo.processInfo.processIdentifier)] "

    private static func date() -> String {
        var now = timespec()
        clock_gettime(CLOCK_REALTIME, &now)
        var parts = tm()
        localtime_r(&now.tv_sec, &parts)
        return String(
            format: "%04d-%02d-%02d %02d:%02d:%02d.%03d", Int(parts.tm_year) + 1900, Int(parts.tm_mon) + 1,
            Int(parts.tm_mday), Int(parts.tm_hour), Int(parts.tm_min), Int(parts.tm_sec), now.tv_nsec / 1_000_000)
    }
}
