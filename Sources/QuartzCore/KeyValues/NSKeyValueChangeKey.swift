/// A key of the dictionary with a changed value that an observer gets.
public nonisolated struct NSKeyValueChangeKey: RawRepresentable, Hashable, Sendable {
    public let rawValue: String
    /// Makes a key.
    public init(rawValue: String) { self.rawValue = rawValue }

    /// The kind of the change, as a number.
    public static let kindKey = NSKeyValueChangeKey(rawValue: "kind")
    /// The value after the change.
    public static let newKey = NSKeyValueChangeKey(rawValue: "new")
    /// The value before the change.
    public static let oldKey = NSKeyValueChangeKey(rawValue: "old")
    /// The indexes of the inserted, removed or replaced objects.
    public static let indexesKey = NSKeyValueChangeKey(rawValue: "indexes")
    /// Present and true when the change has not been made yet.
    public static let notificationIsPriorKey = NSKeyValueChangeKey(rawValue: "notificationIsPrior")
}
