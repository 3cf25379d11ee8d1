/// The scope in which fonts are registered; raw values are Apple's.
public enum CTFontManagerScope: UInt32, Hashable, Sendable {
    case none, process, persistent, session
    /// The former name of `persistent`.
    public static let user = CTFontManagerScope.persistent
}
