/// The name of a state of an app's own among those of a view.
public nonisolated struct UIConfigurationStateCustomKey: Hashable, RawRepresentable, Sendable {
    public let rawValue: String

    /// Makes a key from its name.
    public init(rawValue: String) { self.rawValue = rawValue }

    /// Makes a key from its name.
    public init(_ rawValue: String) { self.rawValue = rawValue }
}
