import CoreGraphics

/// Room around an item that belongs to it while it is laid out.
nonisolated struct CompositionEdges: Equatable, Sendable {
    var leading = CompositionSpacing.none
    var top = CompositionSpacing.none
    var trailing = CompositionSpacing.none
    var bottom = CompositionSpacing.none

    func start(_ axis: CompositionAxis) -> CompositionSpacing { axis == .horizontal ? leading : top }
    func end(_ axis: CompositionAxis) -> CompositionSpacing { axis == .horizontal ? trailing : bottom }

    /// The points along an axis without the remaining room.
    func sum(_ axis: CompositionAxis) -> CGFloat { start(axis).length + end(axis).length }

    /// The number of edges along an axis that share the remaining room.
    func flexibleCount(_ axis: CompositionAxis) -> Int {
        (start(axis).isFlexible ? 1 : 0) + (end(axis).isFlexible ? 1 : 0)
    }

    /// The room at the beginning of an axis when each flexible edge gets a share.
    func start(_ axis: CompositionAxis, share: CGFloat) -> CGFloat {
        start(axis).length + (start(axis).isFlexible ? share : 0)
    }

    /// The room at the end of an axis when each flexible edge gets a share.
    func end(_ axis: CompositionAxis, share: CGFloat) -> CGFloat {
        end(axis).length + (end(axis).isFlexible ? share : 0)
    }
}
