import CoreGraphics
import Foundation
import Testing
import UIFoundation

@testable import UIKitLists

/// Short words for compositions in tests.
nonisolated enum CompositionStage {
    static func cell(
        _ width: CompositionLength, _ height: CompositionLength, insets: NSDirectionalEdgeInsets = .zero,
        edges: CompositionEdges = CompositionEdges(), supplements: [CompositionSupplement] = []
    ) -> CompositionItem {
        CompositionItem(
            size: CompositionSize(width, height), insets: insets, edges: edges, supplements: supplements)
    }

    static func group(
        _ axis: CompositionAxis, _ width: CompositionLength, _ height: CompositionLength,
        _ filling: CompositionGroup.Filling, spacing: CompositionSpacing = .none,
        insets: NSDirectionalEdgeInsets = .zero,
        edges: CompositionEdges = CompositionEdges(), supplements: [CompositionSupplement] = []
    ) -> CompositionItem {
        CompositionItem(
            size: CompositionSize(width, height), insets: insets, edges: edges, supplements: supplements,
            content: .group(CompositionGroup(axis: axis, filling: filling, spacing: spacing)))
    }

    static func solve(
        _ section: CompositionSection, count: Int, width: CGFloat = 300, height: CGFloat = 600, scale: CGFloat = 1,
        axis: CompositionAxis = .vertical, insets: NSDirectionalEdgeInsets = .zero
    ) -> SolvedSection {
        let space = CompositionSpace(
            axis: axis, size: CGSize(width: width, height: height), insets: insets, grid: PixelGrid(scale: scale))
        return SolvedSection(section, itemCount: count, in: space)
    }

    /// A composition of one section.
    static func compose(
        _ section: CompositionSection, count: Int, width: CGFloat = 300, height: CGFloat = 600, scale: CGFloat = 1,
        axis: CompositionAxis = .vertical, insets: NSDirectionalEdgeInsets = .zero, isMirrored: Bool = false
    ) -> Composition {
        let solved = solve(
            section, count: count, width: width, height: height, scale: scale, axis: axis, insets: insets)
        return Composition(Composition.Layout(space: solved.space, isMirrored: isMirrored), [solved])
    }
}

nonisolated extension Composition {
    /// The frames of the items of the first section.
    var items: [CGRect] {
        var frames: [CGRect] = []
        while let element = element(Key(0, .item(frames.count))) { frames.append(element.frame) }
        return frames
    }

    func frame(_ key: CompositionElement.Key, pinnedIn bounds: CGRect? = nil) -> CGRect? {
        element(Key(0, key), pinnedIn: bounds)?.frame
    }

    @discardableResult mutating func measure(_ item: Int, _ width: CGFloat, _ height: CGFloat) -> Bool {
        setSize(CGSize(width: width, height: height), of: Key(0, .item(item)))
    }
}

nonisolated func rect(_ x: CGFloat, _ y: CGFloat, _ width: CGFloat, _ height: CGFloat) -> CGRect {
    CGRect(x: x, y: y, width: width, height: height)
}
