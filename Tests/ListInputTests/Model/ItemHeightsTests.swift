import CoreGraphics
import QuartzCore
import Testing
import UIKitTesting

@testable import UIKitLists

/// Heights in a tree, against the same in plain arrays.
@Suite(.application) struct ItemHeightsTests {
    /// A list whose rows are written out.
    struct PlainList {
        struct Section {
            var padding: CGFloat
            var header: CGFloat
            var rows: [CGFloat]
            var footer: CGFloat
        }
        var sections: [Section] = []

        func start(of position: ItemPosition) -> CGFloat {
            var offset: CGFloat = 0
            for section in sections[..<position.section] {
                offset += section.padding + section.header + section.rows.reduce(0, +) + section.footer
            }
            let section = sections[position.section]
            return offset + section.padding + section.header + section.rows[..<position.item].reduce(0, +)
        }

        var extent: CGFloat {
            sections.reduce(0) { $0 + $1.padding + $1.header + $1.rows.reduce(0, +) + $1.footer }
        }
    }

    private func section(_ plain: PlainList.Section) -> SectionHeights {
        SectionHeights(
            padding: plain.padding, header: .init(height: plain.header),
            rows: RowHeights(plain.rows, isMeasured: false), footer: .init(height: plain.footer))
    }

    @Test func `rows of one height that were never measured are one run, however many`() {
        let rows = RowHeights(count: 1_000_000, height: 44, isMeasured: false)

        #expect(rows.extent == 44_000_000)
        #expect(rows.span(of: 999_999).start == 43_999_956)
        #expect(rows.row(at: 22_000_001) == 500_000)
        #expect(rows.byteCount <= 256)
    }

    @Test func `rows of different heights cost 64 bytes each at most`() {
        let rows = RowHeights((0..<10_000).map { CGFloat($0 % 7 + 20) }, isMeasured: false)

        #expect(rows.byteCount <= 64 * 10_000)
    }

    @Test func `a measured row moves those behind it`() {
        var heights = ItemHeights([SectionHeights(rows: RowHeights(count: 10, height: 44, isMeasured: false))])

        heights.setHeight(100, of: ItemPosition(0, 3))

        #expect(heights.span(of: ItemPosition(0, 3)) == ItemSpan(start: 132, length: 100, isMeasured: true))
        #expect(heights.span(of: ItemPosition(0, 4)) == ItemSpan(start: 232, length: 44, isMeasured: false))
        #expect(heights.extent == 496)
    }

    @Test func `rows without height are passed over when an offset is looked up`() {
        let rows = RowHeights([0, 0, 10, 0, 10], isMeasured: true)

        #expect(rows.row(at: 0) == 2)
        #expect(rows.row(at: 10) == 4)
        #expect(rows.row(at: 20) == nil)
    }

    @Test func `headers and footers have no row at their offsets`() {
        let heights = ItemHeights([
            SectionHeights(
                padding: 5, header: .init(height: 10), rows: RowHeights(count: 2, height: 20, isMeasured: true),
                footer: .init(height: 7)),
            SectionHeights(rows: RowHeights(count: 1, height: 20, isMeasured: true)),
        ])

        #expect(heights.row(at: 14) == nil)
        #expect(heights.row(at: 15) == ItemPosition(0, 0))
        #expect(heights.row(at: 56) == nil)
        #expect(heights.firstRow(endingAfter: 56) == ItemPosition(1, 0))
        #expect(heights.row(at: 62) == ItemPosition(1, 0))
        #expect(heights.headerSpan(of: 0) == ItemSpan(start: 5, length: 10, isMeasured: true))
        #expect(heights.footerSpan(of: 0) == ItemSpan(start: 55, length: 7, isMeasured: true))
        #expect(heights.row(at: -1) == nil)
        #expect(heights.row(at: 82) == nil)
    }

    @Test(arguments: [1, 7, 23, 99]) func `random changes keep the tree equal to plain arrays`(seed: Int) {
        var random = SeededNumbers(seed: UInt64(seed))
        var plain = PlainList()
        var heights = ItemHeights()

        for step in 0..<400 {
            change(&plain, &heights, &random)
            guard step % 8 == 0 else { continue }
            #expect(heights.extent == plain.extent)
            #expect(heights.sectionCount == plain.sections.count)
            for (index, section) in plain.sections.enumerated() {
                #expect(heights.rowCount(in: index) == section.rows.count)
                for (row, height) in section.rows.enumerated() {
                    let position = ItemPosition(index, row)
                    let span = heights.span(of: position)
                    #expect(span.length == height && span.start == plain.start(of: position))
                    if height > 0 { #expect(heights.row(at: span.start) == position) }
                }
            }
        }
    }

    private func change(_ plain: inout PlainList, _ heights: inout ItemHeights, _ random: inout SeededNumbers) {
        let count = plain.sections.count
        let filled = plain.sections.indices.filter { !plain.sections[$0].rows.isEmpty }
        switch random.below(8) {
        case 0, 1:
            let new = PlainList.Section(
                padding: CGFloat(random.below(3)), header: CGFloat(random.below(30)),
                rows: (0..<random.below(9)).map { _ in CGFloat(random.below(3) * 10) },
                footer: CGFloat(random.below(20)))
            let index = random.below(count + 1)
            plain.sections.insert(new, at: index)
            heights.insertSection(section(new), at: index)
        case 2 where count > 6:
            let index = random.below(count)
            plain.sections.remove(at: index)
            heights.removeSections(index..<index + 1)
        case 3 where count > 1:
            let (former, index) = (random.below(count), random.below(count))
            plain.sections.insert(plain.sections.remove(at: former), at: index)
            heights.moveSection(from: former, to: index)
        case 4 where count > 0:
            let section = random.below(count)
            let row = random.below(plain.sections[section].rows.count + 1)
            let new = (0..<random.below(4)).map { _ in CGFloat(random.below(60)) }
            plain.sections[section].rows.insert(contentsOf: new, at: row)
            heights.insertRows(RowHeights(new, isMeasured: true), at: ItemPosition(section, row))
        case 5 where !filled.isEmpty:
            let section = filled[random.below(filled.count)]
            let first = random.below(plain.sections[section].rows.count)
            let end = first + random.below(plain.sections[section].rows.count - first + 1)
            plain.sections[section].rows.removeSubrange(first..<end)
            heights.removeRows(first..<end, in: section)
        case 6 where !filled.isEmpty:
            let former = filled[random.below(filled.count)]
            let row = random.below(plain.sections[former].rows.count)
            let moved = plain.sections[former].rows.remove(at: row)
            let section = random.below(count)
            let new = random.below(plain.sections[section].rows.count + 1)
            plain.sections[section].rows.insert(moved, at: new)
            heights.moveRow(from: ItemPosition(former, row), to: ItemPosition(section, new))
        default:
            guard !filled.isEmpty else { return }
            let section = filled[random.below(filled.count)]
            let row = random.below(plain.sections[section].rows.count)
            let height = CGFloat(random.below(90))
            plain.sections[section].rows[row] = height
            heights.setHeight(height, of: ItemPosition(section, row))
        }
    }
}
