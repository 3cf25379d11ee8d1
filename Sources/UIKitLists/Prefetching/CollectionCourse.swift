import CoreGraphics

/// The items of a collection in their order, and where its layout has them along the direction of scrolling.
struct CollectionCourse: @MainActor ItemCourse {
    let engine: CollectionEngine
    let isHorizontal: Bool

    func contains(_ position: ItemPosition) -> Bool { engine.counts.contains(position) }

    func span(of position: ItemPosition) -> ItemSpan {
        guard let frame = engine.attributes(of: .cell(position))?.frame else {
            // An item without attributes has no position, and the items behind it count as far away.
            return ItemSpan(start: .infinity, length: 0, isMeasured: true)
        }
        return isHorizontal
            ? ItemSpan(start: frame.minX, length: frame.width, isMeasured: true)
            : ItemSpan(start: frame.minY, length: frame.height, isMeasured: true)
    }

    func row(after position: ItemPosition) -> ItemPosition? { engine.counts.row(after: position) }
    func row(before position: ItemPosition) -> ItemPosition? { engine.counts.row(before: position) }
}
