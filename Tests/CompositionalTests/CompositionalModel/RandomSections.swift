import CoreGraphics
import Foundation
import UIFoundation

@testable import UIKitLists

/// Sections made at random, the same for the same seed.
nonisolated struct RandomSections: RandomNumberGenerator {
    private var state: UInt64

    init(seed: UInt64) { state = seed &* 0x9E37_79B9_7F4A_7C15 | 1 }

    mutating func next() -> UInt64 {
        state ^= state << 13
        state ^= state >> 7
        state ^= state << 17
        return state
    }

    mutating func below(_ bound: Int) -> Int { Int(next() % UInt64(bound)) }

    mutating func chance(_ part: Int) -> Bool { below(part) == 0 }

    /// A section whose groups are up to three levels deep.
    mutating func section() -> CompositionSection {
        var section = CompositionSection(group: group(depth: 0))
        section.insets = insets()
        section.spacing = chance(2) ? 0 : CGFloat(below(20))
        section.scrolling = chance(3) ? .continuous : .none
        return section
    }

    mutating func size() -> CGSize { CGSize(width: CGFloat(8 + below(150)), height: CGFloat(4 + below(150))) }

    private mutating func group(depth: Int) -> CompositionItem {
        let axis: CompositionAxis = chance(2) ? .horizontal : .vertical
        var filling: CompositionGroup.Filling
        switch below(4) {
        case 0: filling = .repeated(member(depth), count: 1 + below(4))
        case 1: filling = .shared(member(depth), count: 1 + below(4))
        default: filling = .list((0...below(3)).map { _ in member(depth) })
        }
        if case .shared(let item, let count) = filling, depth > 1 { filling = .repeated(item, count: count) }
        var item = CompositionItem(
            size: CompositionSize(length(.horizontal, isGroup: true), length(.vertical, isGroup: true)),
            content: .group(CompositionGroup(axis: axis, filling: filling, spacing: spacing())))
        if chance(3) { item.insets = insets() }
        if chance(4) { item.edges = edges() }
        return item
    }

    private mutating func member(_ depth: Int) -> CompositionItem {
        if depth < 2, chance(4) { return group(depth: depth + 1) }
        var item = CompositionItem(
            size: CompositionSize(length(.horizontal, isGroup: false), length(.vertical, isGroup: false)))
        if chance(3) { item.insets = insets() }
        if chance(4) { item.edges = edges() }
        return item
    }

    private mutating func length(_ axis: CompositionAxis, isGroup: Bool) -> CompositionLength {
        let fractions: [CGFloat] = [1, 0.5, 1.0 / 3, 0.25, 0.7]
        switch below(6) {
        case 0: return .absolute(CGFloat(20 + below(isGroup ? 280 : 90)) + (chance(3) ? 0.3 : 0))
        case 1, 2: return .estimated(CGFloat(10 + below(90)))
        default:
            let fraction = fractions[below(isGroup ? 2 : fractions.count)]
            return axis == .horizontal ? .fractionalWidth(fraction) : .fractionalHeight(fraction)
        }
    }

    private mutating func spacing() -> CompositionSpacing {
        switch below(4) {
        case 0: .fixed(CGFloat(below(15)))
        case 1: .flexible(CGFloat(below(15)))
        default: .none
        }
    }

    private mutating func edges() -> CompositionEdges {
        CompositionEdges(leading: spacing(), top: spacing(), trailing: spacing(), bottom: spacing())
    }

    private mutating func insets() -> NSDirectionalEdgeInsets {
        NSDirectionalEdgeInsets(
            top: CGFloat(below(8)), leading: CGFloat(below(8)), bottom: CGFloat(below(8)), trailing: CGFloat(below(8)))
    }
}
