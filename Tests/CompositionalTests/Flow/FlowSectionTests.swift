import CoreGraphics
import QuartzCore
import Testing
import UIKitTesting

@testable import UIKitLists

/// The lines of a flow, by the figures that were measured.
@Suite(.application) struct FlowSectionTests {
    private nonisolated static func metrics(_ breadth: CGFloat, inset: CGFloat = 0, spacing: CGFloat = 10)
        -> FlowMetrics
    {
        var metrics = FlowMetrics()
        metrics.breadth = breadth
        metrics.margins = FlowMargins(leading: inset, trailing: inset)
        metrics.itemSpacing = spacing
        return metrics
    }

    private func uniform(_ metrics: FlowMetrics, _ count: Int, _ across: CGFloat, _ along: CGFloat = 60) -> FlowSection
    {
        FlowSection(metrics, count: count, size: FlowExtent(across: across, along: along))
    }

    private func mixed(_ metrics: FlowMetrics, _ lengths: [CGFloat], _ thicknesses: [CGFloat] = []) -> FlowSection {
        FlowSection(
            metrics,
            sizes: lengths.enumerated().map {
                FlowExtent(across: $1, along: thicknesses.isEmpty ? 60 : thicknesses[$0])
            })
    }

    private func starts(_ section: FlowSection) -> [CGFloat] {
        (0..<section.count).map { section.position(of: $0).across }
    }
    private func tops(_ section: FlowSection) -> [CGFloat] {
        (0..<section.count).map { section.position(of: $0).along }
    }

    @Test func `seven items of 100 by 60 in 375 points are spread in lines of three`() {
        let section = uniform(Self.metrics(375), 7, 100)

        #expect(starts(section) == [0, 137.5, 275, 0, 137.5, 275, 0])
        #expect(tops(section) == [0, 0, 0, 70, 70, 70, 140])
        #expect(section.extent == 200)
    }

    @Test func `insets make lines shorter`() {
        let section = uniform(Self.metrics(375, inset: 16), 3, 100)

        #expect(starts(section) == [16, 137.5, 259])
    }

    @Test func `an exact fit stays together`() {
        let section = uniform(Self.metrics(375, spacing: 15), 3, 115)

        #expect(section.lineCount == 1)
        #expect(starts(section) == [0, 130, 260])
    }

    @Test func `a line may be too long by the rounding error of a sum of fractions`() {
        let third = (320 - 20) / CGFloat(3)

        #expect(uniform(Self.metrics(320), 3, third + 1e-6).lineCount == 1)
        #expect(uniform(Self.metrics(320), 3, third + 1e-4).lineCount == 2)
        #expect(mixed(Self.metrics(320), [third + 1e-6, third, third + 1e-6]).lineCount == 1)
    }

    @Test func `a last line of items of one size is spread as a full one`() {
        let section = uniform(Self.metrics(375, inset: 12), 3, 80)

        // 351 points have room for four: (351 − 4 · 80) / 3 = 10.333, where three alone would have 55.5 between them.
        #expect(section.lineCount == 1)
        #expect(abs(starts(section)[1] - (12 + 80 + 31.0 / 3)) < 1e-9)
    }

    @Test func `a last line of different sizes begins at the start, with the minimum between them`() {
        let section = mixed(Self.metrics(375), [200, 150, 100, 50])

        #expect(starts(section) == [0, 225, 0, 110])
    }

    @Test func `an item that has a line for itself lies in its middle`() {
        #expect(starts(uniform(Self.metrics(375), 2, 300)) == [37.5, 37.5])
        #expect(starts(uniform(Self.metrics(250), 1, 300)) == [-25])
        #expect(starts(mixed(Self.metrics(375), [300, 320])) == [37.5, 27.5])
    }

    @Test func `an item alone in its line where two of it have room lies at the start`() {
        #expect(starts(uniform(Self.metrics(375), 1, 100)) == [0])
        #expect(starts(mixed(Self.metrics(375), [100, 350])) == [0, 12.5])
    }

    @Test func `a line is as thick as its thickest item, and others lie in its middle`() {
        let section = mixed(Self.metrics(320), [100, 100, 100, 300], [20, 60, 40, 30])

        #expect(tops(section) == [20, 0, 10, 70])
        #expect(section.extent == 100)
    }

    @Test func `header, insets and footer lie around the lines`() {
        var metrics = Self.metrics(320)
        metrics.margins = FlowMargins(leading: 5, trailing: 5, before: 8, behind: 12)
        (metrics.header, metrics.footer) = (30, 20)

        let section = uniform(metrics, 4, 150)
        let empty = uniform(metrics, 0, 150)

        #expect(tops(section) == [38, 38, 108, 108])
        #expect(section.footerStart == CGFloat(38 + 130 + 12))
        #expect(section.extent == 200)
        #expect(empty.extent == 70)
    }

    @Test func `lines between two positions are found`() {
        let same = uniform(Self.metrics(320), 100, 100)
        let other = mixed(Self.metrics(320), (0..<100).map { $0 % 2 == 0 ? 100 : 99 })

        for section in [same, other] {
            #expect(section.lineIndices(from: 0, to: 60).contains(0))
            #expect(section.lineIndices(from: 60.5, to: 69.5).allSatisfy { section.line($0).start < 69.5 })
            #expect(section.lineIndices(from: 71, to: 139).contains(1))
            #expect(!section.lineIndices(from: 71, to: 139).contains(3))
            #expect(section.lineIndices(from: -50, to: -1).isEmpty)
            #expect(!section.lineIndices(from: 5000, to: 6000).contains(0))
        }
    }

    @Test func `an item of another size sets only the lines from there on`() {
        var changed = mixed(Self.metrics(320), Array(repeating: 100, count: 12) + [99])
        let lengths: [CGFloat] = (0..<13).map { $0 == 7 ? 180 : $0 == 12 ? 99 : 100 }

        changed.setSizes([(7, FlowExtent(across: 180, along: 90))])

        let fresh = mixed(Self.metrics(320), lengths, (0..<13).map { $0 == 7 ? 90 : 60 })
        #expect(starts(changed) == starts(fresh))
        #expect(tops(changed) == tops(fresh))
        #expect(changed.extent == fresh.extent)
    }

    @Test func `an item that gets shorter may move up into the line before`() {
        var section = mixed(Self.metrics(320), [100, 100, 200, 90])

        section.setSizes([(2, FlowExtent(across: 100, along: 60))])

        #expect(section.line(0).count == 3)
    }

    @Test func `changes at random leave the lines that a fresh start would make`() {
        var random = SeededNumbers(seed: 7)
        var lengths: [CGFloat] = (0..<60).map { _ in CGFloat(Int.random(in: 20...200, using: &random)) }
        var section = mixed(Self.metrics(320), lengths)

        for _ in 0..<200 {
            let item = Int.random(in: 0..<60, using: &random)
            lengths[item] = CGFloat(Int.random(in: 20...330, using: &random))
            section.setSizes([(item, FlowExtent(across: lengths[item], along: 60))])
            let fresh = mixed(Self.metrics(320), lengths)
            #expect((0..<section.lineCount).map(section.line) == (0..<fresh.lineCount).map(fresh.line))
        }
    }

    @Test func `items of one size take no memory each`() {
        let section = uniform(Self.metrics(375), 1_000_000_000, 100)

        #expect(section.lineCount == 333_333_334)
        #expect(section.position(of: 999_999_999).along == CGFloat(333_333_333 * 70))
        #expect(section.lineIndices(from: 7_000_000, to: 7_000_440).count < 12)
    }

    @Test func `lines that overlap are all found`() {
        var metrics = Self.metrics(320)
        metrics.lineSpacing = -40
        let section = uniform(metrics, 100, 320)

        // Pitch 20, thickness 60: at 100 there are the lines that begin at 60, 80 and 100.
        let lines = section.lineIndices(from: 100.5, to: 101)

        #expect(lines.lowerBound <= 3)
        #expect(lines.upperBound >= 6)
    }
}
