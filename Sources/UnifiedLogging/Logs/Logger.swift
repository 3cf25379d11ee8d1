/// Writes messages into a log, each at a level.
public struct Logger: Sendable {
    private let log: OSLog

    /// Makes a logger for the default log.
    public init() { log = .default }

    /// Makes a logger for a log.
    public init(_ logObj: OSLog) { log = logObj }

    /// Makes a logger with a log of its own.
    /// - Parameters:
    ///   - subsystem: The part of the program, often its identifier.
    ///   - category: The part of that.
    public init(subsystem: String, category: String) { log = OSLog(subsystem: subsystem, category: category) }

    /// Writes a message at the default level.
    public func log(_ message: OSLogMessage) { write(.default, message) }

    /// Writes a message at a level.
    public func log(level: OSLogType, _ message: OSLogMessage) { write(level, message) }

    /// Writes a message at the debug level.
    public func trace(_ message: OSLogMessage) { write(.debug, message) }

    /// Writes a message at the debug level.
    public func debug(_ message: OSLogMessage) { write(.debug, message) }

    /// Writes a message at the info level.
    public func info(_ message: OSLogMessage) { write(.info, message) }

    /// Writes a message at the default level.
    public func notice(_ message: OSLogMessage) { write(.default, message) }

    /// Writes a message at the error level.
    public func warning(_ message: OSLogMessage) { write(.error, message) }

    /// Writes a message at the error level.
    public func error(_ message: OSLogMessage) { write(.error, message) }

    /// Writes a message at the fault level.
    public func critical(_ message: OSLogMessage) { write(.fault, message) }

    /// Writes a message at the fault level.
    public func fault(_ message: OSLogMessage) { write(.fault, message) }

    private func write(_ level: OSLogType, _ message: OSLogMessage) { log.write(level) { message.text(for: $0) } }
}
