/// Finds the units of text, such as words, around places.
@preconcurrency @MainActor public protocol UITextInputTokenizer: AnyObject {
    /// The unit around a place; at a boundary the one in a direction, and nil where there is none.
    func rangeEnclosingPosition(
        _ position: UITextPosition, with granularity: UITextGranularity, inDirection direction: UITextDirection
    ) -> UITextRange?

    /// Whether a unit ends at a place when text is gone through in a direction.
    func isPosition(
        _ position: UITextPosition, atBoundary granularity: UITextGranularity, inDirection direction: UITextDirection
    ) -> Bool

    /// The next boundary from a place in a direction; nil without one.
    func position(
        from position: UITextPosition, toBoundary granularity: UITextGranularity,
        inDirection direction: UITextDirection
    ) -> UITextPosition?

    /// Whether a place is inside a unit, or at the edge of one in a direction.
    func isPosition(
        _ position: UITextPosition, withinTextUnit granularity: UITextGranularity,
        inDirection direction: UITextDirection
    ) -> Bool
}
