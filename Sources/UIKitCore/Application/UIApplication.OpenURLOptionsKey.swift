extension UIApplication {
    /// The keys of the options for an address that the app is to open; all of them may be missing.
    public nonisolated struct OpenURLOptionsKey: RawRepresentable, Hashable, Sendable {
        public let rawValue: String
        /// Makes a key.
        public init(rawValue: String) { self.rawValue = rawValue }
        /// The program that sent the address. Desktops do not report it.
        public static let sourceApplication = OpenURLOptionsKey(
            rawValue: "UIApplicationOpenURLOptionsSourceApplicationKey")
        /// An object that the sending program added. Desktops have none.
        public static let annotation = OpenURLOptionsKey(rawValue: "UIApplicationOpenURLOptionsAnnotationKey")
        /// Whether a file is to be opened where it is, and not copied first.
        public static let openInPlace = OpenURLOptionsKey(rawValue: "UIApplicationOpenURLOptionsOpenInPlaceKey")
    }

    /// The keys of wishes for how another program opens an address.
    public nonisolated struct OpenExternalURLOptionsKey: RawRepresentable, Hashable, Sendable {
        public let rawValue: String
        /// Makes a key.
        public init(rawValue: String) { self.rawValue = rawValue }
        /// True to open the address only in an app that claims it, and not in a browser. Desktops know no such claims: with it
        /// no program is opened.
        public static let universalLinksOnly = OpenExternalURLOptionsKey(
            rawValue: "UIApplicationOpenURLOptionUniversalLinksOnly")
    }
}
