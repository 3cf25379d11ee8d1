/// The level of a message.
public struct OSLogType: RawRepresentable, Hashable, Sendable {
    public let rawValue: UInt8

    /// Makes a level of its number.
    public init(_ rawValue: UInt8) { self.rawValue = rawValue }

    /// Makes a level of its number.
    public init(rawValue: UInt8) { self.rawValue = rawValue }

    /// A message that is always written.
    public static let `default` = OSLogType(0)
    /// A message that may help, written on request.
    public static let info = OSLogType(1)
    /// A message for those who look for a mistake, written on request.
    public static let debug = OSLogType(2)
    /// An error that the program handles.
    public static let error = OSLogType(16)
    /// An error that only a mistake of the program can cause.
    public static let fault = OSLogType(17)

    /// The letters that a line has for the level.
    var letters: String {
        switch self {
        case .info: "I "
        case .debug: "Db"
        case .error: "E "
        case .fault: "F "
        default: "Df"
        }
    }
}
