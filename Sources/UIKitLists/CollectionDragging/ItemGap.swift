import CoreGraphics
import UIKitCore

/// The room among the items on screen for what is dragged over them, which counts as an item there.
///
/// An item of the same collection that is to be moved is hidden and is in the room itself.
final class ItemGap {
    var shift: ItemShift

    init(for source: ItemPosition?, at position: ItemPosition) { shift = ItemShift(from: source, to: position) }

    var source: ItemPosition? { shift.original }
    var current: ItemPosition { shift.current }
}
