/// Why an app ends before or instead of running: the sentence for standard error and the exit code of `sysexits`.
package nonisolated struct LaunchFailure: Error, Hashable, CustomStringConvertible {
    package nonisolated enum ExitCode: Int32, Sendable {
        /// An option that is unknown, lacks its value or has a wrong one.
        case usage = 64
        /// A recording that breaks the format.
        case dataFormat = 65
        /// A file to read that is not there or cannot be read.
        case noInput = 66
        /// No display could be opened.
        case unavailable = 69
        /// A fault of the program itself.
        case software = 70
        /// A file that cannot be written.
        case cannotCreate = 73
    }

    package let exitCode: ExitCode
    package let description: String

    package init(_ exitCode: ExitCode, _ description: String) {
        self.exitCode = exitCode
        self.description = description
    }

    package init(_ error: RecordingError) {
        self.init(error.lacksFile ? .noInput : .dataFormat, error.description)
    }
}
