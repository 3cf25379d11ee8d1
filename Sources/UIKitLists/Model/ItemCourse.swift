import CoreGraphics

/// The items of a list in their order, and where each is along the direction of scrolling.
nonisolated protocol ItemCourse {
    func contains(_ position: ItemPosition) -> Bool

    /// Where an item is, in points.
    func span(of position: ItemPosition) -> ItemSpan

    /// The next item behind another, also in a later section; nil at the end.
    func row(after position: ItemPosition) -> ItemPosition?

    /// The next item before another, also in an earlier section; nil at the beginning.
    func row(before position: ItemPosition) -> ItemPosition?
}

nonisolated extension ItemHeights: ItemCourse {}
