public import Foundation

/// A log: the part of a program that its messages are about.
public final class OSLog: NSObject, Sendable {
    /// The names of logs that Apple's tools know.
    public struct Category: Hashable, Sendable {
        /// The category's name.
        public let rawValue: String

        private init(_ rawValue: String) { self.rawValue = rawValue }

        /// Moments of interest in a search for lost time.
        public static let pointsOfInterest = Category("PointsOfInterest")
        /// Messages that only tools ask for.
        public static let dynamicTracing = Category("DynamicTracing")
        /// Messages that only tools ask for, with the calls that led to them.
        public static let dynamicStackTracing = Category("DynamicStackTracing")
    }

    /// The log of messages that name none.
    public static let `default` = OSLog(name: "", isDisabled: false)
    /// A log that writes no messages.
    public static let disabled = OSLog(name: "", isDisabled: true)

    /// The names of subsystem and category as they are in a line; empty for the default log.
    let name: String
    private let isDisabled: Bool

    private init(name: String, isDisabled: Bool) { (self.name, self.isDisabled) = (name, isDisabled) }

    /// Makes a log.
    /// - Parameters:
    ///   - subsystem: The part of the program, often its identifier.
    ///   - category: The part of that.
    public convenience init(subsystem: String, category: String) {
        self.init(name: "[\(subsystem):\(category)] ", isDisabled: false)
    }

    /// Makes a log with a category that Apple's tools know.
    /// - Parameters:
    ///   - subsystem: The part of the program, often its identifier.
    ///   - category: The category.
    public convenience init(subsystem: String, category: Category) {
        self.init(subsystem: subsystem, category: category.rawValue)
    }

    /// Whether messages of a level are written.
    public func isEnabled(type: OSLogType) -> Bool { !isDisabled && LogOutput.shared.writes(type) }

    /// Signposts are not recorded here.
    public var signpostsEnabled: Bool { false }

    /// Writes a message unless its level is off.
    func write(_ type: OSLogType, _ text: (LogOutput) -> String) {
        guard isEnabled(type: type) else { return }
        let output = LogOutput.shared
        output.write(type, name + text(output))
    }
}
