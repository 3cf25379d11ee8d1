public import Foundation

extension ProcessInfo {
    /// Whether an app for iOS runs on a Mac.
    public var isiOSAppOnMac: Bool { false }

    /// Whether an app for the iPad runs as one for a Mac.
    public var isMacCatalystApp: Bool { false }
}
