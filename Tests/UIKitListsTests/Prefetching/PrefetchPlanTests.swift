import CoreGraphics
import Testing
import UIKitTesting

@testable import UIKitLists

/// Which rows are named before they are shown, and which of these are called off.
@Suite(.application) struct PrefetchPlanTests {
    /// A hundred rows of ten points in one section.
    private let heights = ItemHeights([
        SectionHeights(rows: RowHeights(count: 100, height: 10, isMeasured: true))
    ])

    private func rows(_ range: ClosedRange<Int>) -> [ItemPosition] { range.map { ItemPosition(0, $0) } }

    /// The rows on screen when 100 points below an offset are.
    private func step(_ plan: inout PrefetchPlan, at offset: CGFloat, _ heights: ItemHeights? = nil)
        -> PrefetchPlan.Step
    {
        _ = plan.noteOffset(offset)
        let first = Int(offset / 10)
        let last = Int(((offset + 100) / 10).rounded(.up)) - 1
        return plan.step(
            showing: ItemPosition(0, first), to: ItemPosition(0, last), in: offset...(offset + 100),
            heights ?? self.heights)
    }

    @Test func `at first the rows of one visible part below are named, the nearest first`() {
        var plan = PrefetchPlan()

        let step = step(&plan, at: 0)

        #expect(step.named == rows(10...19))
        #expect(step.cancelled == [])
    }

    @Test func `rows are named in groups, when less than half of a visible part is known ahead`() {
        var plan = PrefetchPlan()
        _ = step(&plan, at: 0)

        let half = step(&plan, at: 50)
        let more = step(&plan, at: 60)

        // At 50 the rows up to 19 reach 50 points ahead, at 60 only 40.
        #expect(half == PrefetchPlan.Step())
        #expect(more == PrefetchPlan.Step(named: rows(20...25)))
    }

    @Test func `no row is named twice until it was shown, whatever the steps`() {
        var plan = PrefetchPlan()
        var seen: Set<ItemPosition> = []
        for offset in stride(from: CGFloat(0), through: 900, by: 7) {
            for row in step(&plan, at: offset).named {
                let isNew = seen.insert(row).inserted
                #expect(isNew)
            }
        }

        // All that were not on screen at first.
        #expect(seen == Set(rows(10...99)))
    }

    @Test func `who turns round has what lies behind called off, and rows above named`() {
        var plan = PrefetchPlan()
        _ = step(&plan, at: 300)

        let step = step(&plan, at: 280)

        #expect(step.cancelled == rows(40...49))
        // Row 28 is the first on screen; 100 points above are the rows from 18.
        #expect(step.named == Array(rows(18...27).reversed()))
    }

    @Test func `a finger that trembles turns nothing round`() {
        var plan = PrefetchPlan()
        _ = step(&plan, at: 300)

        let steps = [290, 297, 290].map { step(&plan, at: $0) }
        let isGoingUp = plan.isGoingUp
        let turns = plan.noteOffset(289)

        #expect(steps == Array(repeating: PrefetchPlan.Step(), count: 3))
        #expect(!isGoingUp)
        #expect(turns)
    }

    @Test func `a jump calls everything off that is far from there`() {
        var plan = PrefetchPlan()
        _ = step(&plan, at: 0)

        let step = step(&plan, at: 700)

        #expect(step.cancelled == rows(10...19))
        #expect(step.named == rows(80...89))
    }

    @Test func `rows that were shown are named again when they are ahead again`() {
        var plan = PrefetchPlan()
        _ = step(&plan, at: 0)
        _ = step(&plan, at: 100)
        _ = step(&plan, at: 200)

        let back = step(&plan, at: 150)

        #expect(back.named == Array(rows(5...14).reversed()))
    }

    @Test func `at the ends nothing is named`() {
        var plan = PrefetchPlan()

        let (end, back) = (step(&plan, at: 900).named, step(&plan, at: 800).named)

        #expect(end == [])
        #expect(back == Array(rows(70...79).reversed()))
    }

    @Test func `sections follow one another, those without rows left out`() {
        func section(_ count: Int) -> SectionHeights {
            SectionHeights(rows: RowHeights(count: count, height: 10, isMeasured: true))
        }
        let heights = ItemHeights([section(10), section(0), section(3), section(20)])
        var plan = PrefetchPlan()
        let down = plan.step(showing: ItemPosition(0, 0), to: ItemPosition(0, 9), in: 0...100, heights)
        _ = plan.noteOffset(200)
        _ = plan.noteOffset(130)
        let up = plan.step(showing: ItemPosition(3, 0), to: ItemPosition(3, 9), in: 130...230, heights)

        // The three of section 2 were named on the way down and not shown.
        #expect(up.cancelled == [ItemPosition(2, 0), ItemPosition(2, 1), ItemPosition(2, 2)])
        #expect(
            down.named == [ItemPosition(2, 0), ItemPosition(2, 1), ItemPosition(2, 2)]
                + (0..<7).map { ItemPosition(3, $0) })
        #expect(
            up.named == [ItemPosition(2, 2), ItemPosition(2, 1), ItemPosition(2, 0)]
                + (3..<10).reversed().map { ItemPosition(0, $0) })
    }

    @Test func `rows known to have no height are not named, however many there are`() {
        let heights = ItemHeights([
            SectionHeights(
                rows: RowHeights(
                    Array(repeating: 10, count: 10) + [0, 0] + Array(repeating: 10, count: 3), isMeasured: true)),
            SectionHeights(rows: RowHeights(count: 1_000_000, height: 0, isMeasured: true)),
        ])
        var plan = PrefetchPlan()

        let step = step(&plan, at: 0, heights)

        #expect(step.named == rows(12...14))
    }

    @Test func `without a visible part nothing is named`() {
        var plan = PrefetchPlan()

        let step = plan.step(showing: ItemPosition(0, 0), to: ItemPosition(0, 0), in: 5...5, heights)

        #expect(step == PrefetchPlan.Step())
    }

    @Test func `rows that an update removed are not heard of again, and others have their new positions`() throws {
        var plan = PrefetchPlan()
        _ = step(&plan, at: 0)
        var update = UpdateBatch()
        update.deletedRows = [ItemPosition(0, 12)]
        update.insertedRows = [ItemPosition(0, 0)]

        plan.follow(try update.resolved(before: [100], after: [100]))

        // One more in front of 10 and 11, and the same number in front of the others.
        #expect(plan.pending == rows(11...12) + rows(13...19))
    }
}
