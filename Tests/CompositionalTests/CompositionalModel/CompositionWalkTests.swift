import CoreGraphics
import Foundation
import Testing
import UIFoundation
import UIKitTesting

@testable import UIKitLists

/// Sections made at random, measured and forgotten at random, against a layout without shortcuts.
@Suite(.application) struct CompositionWalkTests {
    nonisolated private static let length = WalkLength(steps: 60, seeds: [1, 2, 3, 4, 5, 6])

    @Test(arguments: length.seeds)
    func `frames are those of a layout without shortcuts`(seed: UInt64) {
        var random = RandomSections(seed: seed)
        var shown = 0

        for step in 0..<Self.length.steps {
            let section = random.section()
            let count = random.below(60)
            let space = CompositionSpace(
                axis: random.chance(3) ? .horizontal : .vertical,
                size: CGSize(width: CGFloat(150 + random.below(300)), height: CGFloat(150 + random.below(400))),
                grid: PixelGrid(scale: [1, 2, 3][random.below(3)]))
            let solved = SolvedSection(section, itemCount: count, in: space)
            var composition = Composition(Composition.Layout(space: space), [solved])
            var sizes: [Int: CGSize] = [:]
            for _ in 0..<8 {
                let difference = compare(composition, section, count, space, sizes)
                guard difference == nil else {
                    Issue.record("Seed \(seed), step \(step): \(difference ?? "")\n\(section)")
                    return
                }
                guard composition.sections[0].fault == nil, count > 0 else { break }
                shown += 1
                let item = random.below(count)
                if random.chance(4) {
                    _ = composition.forgetSize(of: .init(0, .item(item)))
                    sizes[item] = nil
                } else {
                    let size = random.size()
                    guard let element = composition.element(.init(0, .item(item))) else { continue }
                    if composition.setSize(size, of: .init(0, .item(item))) || element.measuresWidth
                        || element.measuresHeight
                    {
                        sizes[item] = size
                    }
                }
            }
        }

        #expect(shown > Self.length.steps * 2)
    }

    /// The first difference in words; nil when all frames are equal, and those found in rectangles are those that are there.
    private func compare(
        _ composition: Composition, _ section: CompositionSection, _ count: Int, _ space: CompositionSpace,
        _ sizes: [Int: CGSize]
    ) -> String? {
        let direct = DirectLayout(section, count: count, in: space, sizes: sizes)
        let solved = composition.sections[0]
        let items = (0..<count).compactMap { solved.element(.item($0))?.frame }
        guard items.count == direct.frames.count else { return "\(items.count) items, not \(direct.frames.count)" }
        for (index, (frame, other)) in zip(items, direct.frames).enumerated() where !isEqual(frame, other) {
            return "item \(index) is at \(frame), not \(other), with \(sizes)"
        }
        let extent = composition.sections[0].extent
        if abs(extent - direct.extent) > 0.001 { return "\(extent) long, not \(direct.extent), with \(sizes)" }
        for offset in stride(from: CGFloat(-50), to: extent + 50, by: max(40, extent / 7)) {
            var area = CGRect(origin: .zero, size: space.size)
            area.origin[space.axis] = offset
            area.size[space.axis] = 70
            let found = composition.elements(in: area).map(\.element.key)
            let expected = items.indices.filter { items[$0].overlaps(area) }.map { CompositionElement.Key.item($0) }
            // Rounded positions can differ by a part of a pixel from those that are looked for.
            let narrow = area.insetBy(dx: 1, dy: 1)
            let surely = items.indices.filter { items[$0].overlaps(narrow) }.map { CompositionElement.Key.item($0) }
            if !Set(found).isSuperset(of: surely) { return "\(found) at \(offset), not \(expected)" }
        }
        return nil
    }

    private func isEqual(_ first: CGRect, _ second: CGRect) -> Bool {
        abs(first.minX - second.minX) < 0.001 && abs(first.minY - second.minY) < 0.001
            && abs(first.width - second.width) < 0.001 && abs(first.height - second.height) < 0.001
    }
}
