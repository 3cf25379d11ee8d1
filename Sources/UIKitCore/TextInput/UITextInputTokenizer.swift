/// Finds the units of text, such as words, around positions.
@preconcurrency @MainActor public protocol UITextInputTokenizer: AnyObject {
    /// The unit that contains a position; at a boundary, the unit in a direction from it, nil where there is none.
    func rangeEnclosingPosition(
        _ position: UITextPosition, with granularity: UITextGranularity, inDirection direction: UITextDirection
    ) -> UITextRange?

    /// Whether a position is the boundary at the end of a unit in a direction.
    func isPosition(
        _ position: UITextPosition, atBoundary granularity: UITextGranularity, inDirection direction: UITextDirection
    ) -> Bool

    /// The next boundary from a position in a direction; nil without one.
    func position(
        from position: UITextPosition, toBoundary granularity: UITextGranularity,
        inDirection direction: UITextDirection
    ) -> UITextPosition?

    /// Whether a position is inside a unit, or at the edge of one in a direction.
    func isPosition(
        _ position: UITextPosition, withinTextUnit granularity: UITextGranularity,
        inDirection direction: UITextDirection
    ) -> Bool
}
