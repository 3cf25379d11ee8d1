/// The values in the notifications of observers, and the time of these notifications.
public nonisolated struct NSKeyValueObservingOptions: OptionSet, Sendable {
    public let rawValue: UInt
    /// Makes options.
    public init(rawValue: UInt) { self.rawValue = rawValue }

    /// The value after the change.
    public static let new = NSKeyValueObservingOptions(rawValue: 1)
    /// The value before the change.
    public static let old = NSKeyValueObservingOptions(rawValue: 2)
    /// A call at once, as if the value had just been set.
    public static let initial = NSKeyValueObservingOptions(rawValue: 4)
    /// A call before each change, besides the one after it.
    ///
    /// Status: partial – values that `willChangeValue(forKey:)` announces; of others this call is made after the change
    /// too, first.
    public static let prior = NSKeyValueObservingOptions(rawValue: 8)
}
