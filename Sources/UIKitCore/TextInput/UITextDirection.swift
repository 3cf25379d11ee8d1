/// A direction through text: a storage direction, by the order of characters, or a layout direction, by their positions on
/// the screen.
public nonisolated struct UITextDirection: RawRepresentable, Hashable, Sendable {
    public var rawValue: Int
    /// Makes a direction from the raw value of a storage or a layout direction.
    public init(rawValue: Int) { self.rawValue = rawValue }
    /// In the order of the characters.
    public static func storage(_ direction: UITextStorageDirection) -> UITextDirection {
        UITextDirection(rawValue: direction.rawValue)
    }
    /// As the text is laid out.
    public static func layout(_ direction: UITextLayoutDirection) -> UITextDirection {
        UITextDirection(rawValue: direction.rawValue)
    }
}
