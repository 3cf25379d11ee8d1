import CoreGraphics
import Foundation
import UIFoundation

/// The views at the edges of a section or of a layout: their sizes, and by how much they extend it.
nonisolated struct Boundaries {
    let items: [CompositionBoundary]
    let space: CompositionSpace
    /// The insets that the items follow.
    let insets: NSDirectionalEdgeInsets
    private(set) var sizes: [CGSize] = []
    /// The points by which items extend the content along the layout's direction.
    private(set) var ends: (start: CGFloat, end: CGFloat) = (0, 0)
    /// The points by which items extend the content across the layout's direction.
    private(set) var sides: (start: CGFloat, end: CGFloat) = (0, 0)

    /// The items of a section.
    init(
        _ section: CompositionSection, in space: CompositionSpace, _ measured: [CompositionElement.Key: CGSize]
    ) {
        var insets = space.boundaryInsets ?? space.insets
        if space.boundaryInsets == nil {
            insets.leading += section.insets.leading
            insets.trailing += section.insets.trailing
            insets.top += section.insets.top
            insets.bottom += section.insets.bottom
        }
        self.init(section.boundaries, in: space, insets: insets, measured)
    }

    init(
        _ items: [CompositionBoundary], in space: CompositionSpace, insets: NSDirectionalEdgeInsets,
        _ measured: [CompositionElement.Key: CGSize]
    ) {
        (self.items, self.space, self.insets) = (items, space, insets)
        guard !items.isEmpty else { return }
        let container = container
        for item in items {
            var size = item.size.resolve(in: container, space.grid)
            if let known = measured[.boundary(item.kind)] {
                if item.size.width.isSelfSizing { size.width = known.width }
                if item.size.height.isSelfSizing { size.height = known.height }
            }
            sizes.append(size)
            if item.extendsBoundary { extend(by: item, size) }
        }
    }

    /// The size that fractions count in.
    private var container: CGSize {
        var size = space.size
        size[space.axis.across] = room
        return size
    }

    /// The room across the layout's direction.
    private var room: CGFloat { max(0, space.size[space.axis.across] - insets.sum(space.axis.across)) }

    private mutating func extend(by item: CompositionBoundary, _ size: CGSize) {
        let (axis, across) = (space.axis, space.axis.across)
        switch (item.side(axis), item.side(across)) {
        case (.start, _): ends.start = max(ends.start, size[axis] + item.room - item.offset[axis])
        case (.end, _): ends.end = max(ends.end, size[axis] + item.offset[axis])
        case (.middle, .start): sides.start = max(sides.start, size[across] + item.offset[across])
        case (.middle, .end): sides.end = max(sides.end, size[across] - item.offset[across])
        case (.middle, .middle): break
        }
    }

    /// The frame of an item around content as long as said, from the beginning of the section; pinned within bounds, if any.
    func frame(of index: Int, contentLength: CGFloat, pinnedIn bounds: CGRect?) -> CGRect {
        let (axis, across) = (space.axis, space.axis.across)
        let (item, size) = (items[index], sizes[index])
        var origin = CGPoint.zero
        let contentEnd = ends.start + contentLength
        switch item.side(axis) {
        case .start: origin[axis] = item.extendsBoundary ? ends.start - size[axis] : ends.start
        case .end: origin[axis] = item.extendsBoundary ? contentEnd : contentEnd - size[axis]
        case .middle: origin[axis] = ends.start + (contentLength - size[axis]) / 2
        }
        switch item.side(across) {
        case .start: origin[across] = insets.start(across)
        case .middle: origin[across] = insets.start(across) + (room - size[across]) / 2
        case .end: origin[across] = insets.start(across) + room - size[across]
        }
        origin.x += item.offset.x
        origin.y += item.offset.y
        if item.pins, let bounds {
            origin[axis] = pin(origin[axis], size[axis], item.side(axis), bounds, contentEnd + ends.end)
        }
        return item.size.inset(CGRect(origin: origin, size: size), by: item.insets)
    }

    /// The position nearest to an item's own that is visible, and still in its section of a length.
    private func pin(
        _ position: CGFloat, _ length: CGFloat, _ side: CompositionBoundary.Side, _ bounds: CGRect, _ extent: CGFloat
    ) -> CGFloat {
        switch side {
        case .start: max(position, min(bounds.start(space.axis), extent - length))
        case .end: min(position, max(bounds.end(space.axis) - length, 0))
        case .middle: position
        }
    }

    /// The index of a pinned item in front of others.
    static let pinnedIndex = 1_000_000_000

    func zIndex(of index: Int) -> Int { items[index].zIndex + (items[index].pins ? Self.pinnedIndex : 0) }
}
