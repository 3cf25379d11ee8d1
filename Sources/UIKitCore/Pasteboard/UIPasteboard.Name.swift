extension UIPasteboard {
    /// The name that distinguishes pasteboards.
    public nonisolated struct Name: RawRepresentable, Hashable, Sendable {
        public let rawValue: String
        /// Makes a name.
        public init(rawValue: String) { self.rawValue = rawValue }
        /// Makes a name.
        public init(_ rawValue: String) { self.rawValue = rawValue }
        /// The pasteboard that apps share.
        public static let general = Name("com.apple.UIKit.pboard.general")
    }
}
