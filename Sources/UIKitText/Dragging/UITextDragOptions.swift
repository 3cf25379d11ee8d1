/// Options of the drags of text.
public nonisolated struct UITextDragOptions: OptionSet, Sendable {
    public let rawValue: Int

    public init(rawValue: Int) { self.rawValue = rawValue }

    /// Previews show the text in the label colour instead of its own colours.
    ///
    /// Status: partial – previews keep the colours of the text.
    public static let stripTextColorFromPreviews = UITextDragOptions(rawValue: 1)
}
