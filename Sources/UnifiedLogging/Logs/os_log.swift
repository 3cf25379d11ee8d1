/// Writes a message at the default level into the default log.
@_disfavoredOverload
public func os_log(_ message: OSLogMessage) { OSLog.default.write(.default) { message.text(for: $0) } }

/// Writes a message.
/// - Parameters:
///   - level: The level.
///   - log: The log.
///   - message: The message, made by interpolation.
@_disfavoredOverload
public func os_log(_ level: OSLogType = .default, log: OSLog = .default, _ message: OSLogMessage) {
    log.write(level) { message.text(for: $0) }
}

/// Writes a message that a format of C makes of arguments.
///
/// Unlike iOS: arguments may be of any type, for few classes here are of the kind that C's formats accept, and an argument of
/// another kind than the format's is written as Swift describes it.
/// - Parameters:
///   - message: The format, with directions such as `%d`, `%@` and `%{public}s`. Texts and objects are private unless marked
///     `public`; numbers are not unless marked `private`.
///   - dso: The program's part that the message is of, which does not count here.
///   - log: The log.
///   - type: The level.
///   - args: The arguments.
public func os_log(
    _ message: StaticString, dso: UnsafeRawPointer? = #dsohandle, log: OSLog = .default, type: OSLogType = .default,
    _ args: Any...
) { log.write(type) { LogFormat(message).text(of: args, showsPrivateParts: $0.showsPrivateParts) } }

/// Writes a message that a format of C makes of arguments, the level first.
/// - Parameters:
///   - type: The level.
///   - dso: The program's part that the message is of, which does not count here.
///   - log: The log.
///   - message: The format.
///   - args: The arguments, of any type.
public func os_log(
    _ type: OSLogType, dso: UnsafeRawPointer = #dsohandle, log: OSLog = .default, _ message: StaticString,
    _ args: Any...
) { log.write(type) { LogFormat(message).text(of: args, showsPrivateParts: $0.showsPrivateParts) } }
