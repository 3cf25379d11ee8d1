import CoreGraphics
import Foundation
import Testing
import UIFoundation
import UIKitTesting

@testable import UIKitLists

/// Estimates, and the sizes that content asks for later.
@Suite(.application) struct MeasuredItemTests {
    private typealias Stage = CompositionStage

    private func list(estimate: CGFloat = 44, spacing: CGFloat = 0) -> CompositionSection {
        let cell = Stage.cell(.fractionalWidth(1), .estimated(estimate))
        var section = CompositionSection(
            group: Stage.group(.horizontal, .fractionalWidth(1), .estimated(estimate), .repeated(cell, count: 1)))
        section.spacing = spacing
        return section
    }

    @Test func `rows have their estimate until they are measured`() {
        var composition = Stage.compose(list(spacing: 10), count: 4)

        let hasChanged = composition.measure(1, 300, 60)

        #expect(hasChanged)
        #expect(composition.items.map(\.minY) == [0, 54, 124, 178])
        #expect(composition.items.map(\.height) == [44, 60, 44, 44])
        #expect(composition.contentSize.height == 222)
    }

    @Test func `a size that is as estimated has no effect, and declared lengths do not follow the content`() {
        var composition = Stage.compose(list(), count: 4)

        let hasChanged = composition.measure(2, 123, 44)

        #expect(!hasChanged)
        #expect(composition.items[2] == rect(0, 88, 300, 44))
    }

    @Test func `measured sizes end with a whole pixel`() {
        var composition = Stage.compose(list(), count: 2, scale: 2)

        composition.measure(0, 300, 50.3)

        #expect(composition.items == [rect(0, 0, 300, 50.5), rect(0, 50.5, 300, 44)])
    }

    @Test func `a row of several items is as high as the tallest`() {
        let cell = Stage.cell(.fractionalWidth(0.5), .estimated(100))
        let group = Stage.group(.horizontal, .fractionalWidth(1), .estimated(100), .list([cell]))
        var composition = Stage.compose(CompositionSection(group: group), count: 5)

        for (item, height) in [40, 70, 30, 20, 50].enumerated() { composition.measure(item, 150, CGFloat(height)) }

        #expect(
            composition.items == [
                rect(0, 0, 150, 40), rect(150, 0, 150, 70), rect(0, 70, 150, 30), rect(150, 70, 150, 20),
                rect(0, 100, 150, 50),
            ])
        #expect(composition.contentSize.height == 150)
    }

    @Test func `uniform items are as high as the tallest of their row`() {
        let cell = Stage.cell(.fractionalWidth(0.5), .uniform(50))
        let group = Stage.group(.horizontal, .fractionalWidth(1), .estimated(50), .list([cell]))
        var composition = Stage.compose(CompositionSection(group: group), count: 4)

        composition.measure(0, 150, 20)
        composition.measure(1, 150, 80)
        composition.measure(2, 150, 30)

        #expect(composition.items.map(\.height) == [80, 80, 50, 50])
        #expect(composition.items[2].minY == 80)
    }

    @Test func `a fraction of an estimated group stays a fraction of the estimate`() {
        let cell = Stage.cell(.fractionalWidth(1), .fractionalHeight(1))
        let group = Stage.group(.horizontal, .fractionalWidth(1), .estimated(100), .list([cell]))
        var composition = Stage.compose(CompositionSection(group: group), count: 2)

        let hasChanged = composition.measure(0, 300, 30)

        #expect(!hasChanged)
        #expect(composition.items == [rect(0, 0, 300, 100), rect(0, 100, 300, 100)])
    }

    @Test func `a group with an estimate along its axis has each item of its list once`() {
        let cells = [Stage.cell(.fractionalWidth(1), .estimated(30)), Stage.cell(.fractionalWidth(1), .absolute(20))]
        let group = Stage.group(
            .vertical, .fractionalWidth(1), .estimated(500), .list(cells), spacing: .fixed(5))
        var composition = Stage.compose(CompositionSection(group: group), count: 3)

        composition.measure(0, 300, 45)

        #expect(composition.items == [rect(0, 0, 300, 45), rect(0, 50, 300, 20), rect(0, 70, 300, 30)])
        #expect(composition.contentSize.height == 100)
    }

    @Test func `edge spacing surrounds rows that are measured`() {
        let edges = CompositionEdges(top: .fixed(8), bottom: .fixed(4))
        let cell = Stage.cell(.fractionalWidth(1), .estimated(40), edges: edges)
        let group = Stage.group(.horizontal, .fractionalWidth(1), .estimated(40), .list([cell]))
        var composition = Stage.compose(CompositionSection(group: group), count: 3)

        composition.measure(1, 300, 10)

        #expect(composition.items == [rect(0, 8, 300, 40), rect(0, 60, 300, 10), rect(0, 82, 300, 40)])
        #expect(composition.contentSize.height == 126)
    }

    // MARK: Items that wrap

    private func tags(_ spacing: CGFloat = 10) -> CompositionSection {
        let cell = Stage.cell(.estimated(80), .absolute(30))
        let group = Stage.group(
            .horizontal, .fractionalWidth(1), .absolute(30), .list([cell]), spacing: .fixed(spacing))
        return CompositionSection(group: group)
    }

    @Test func `items of estimated widths wrap when their measured ones are known`() {
        var composition = Stage.compose(tags(), count: 6)
        #expect(composition.items.map(\.minX) == [0, 90, 180, 0, 90, 180])

        composition.measure(0, 200, 30)

        #expect(composition.items.map(\.minX) == [0, 210, 0, 90, 180, 0])
        #expect(composition.items.map(\.minY) == [0, 0, 30, 30, 30, 60])
    }

    @Test func `a shorter item moves back to the line in front`() {
        var composition = Stage.compose(tags(), count: 6)
        composition.measure(0, 200, 30)
        composition.measure(2, 250, 30)
        #expect(composition.items.map(\.minY) == [0, 0, 30, 60, 60, 60])

        composition.measure(1, 40, 30)
        composition.measure(2, 40, 30)

        #expect(composition.items.map(\.minX) == [0, 210, 260, 0, 90, 180])
        #expect(composition.items.map(\.minY) == [0, 0, 0, 30, 30, 30])
    }

    @Test func `an item wider than its line is alone in it, and as wide as that`() {
        var composition = Stage.compose(tags(), count: 3)

        composition.measure(1, 900, 30)

        #expect(composition.items == [rect(0, 0, 80, 30), rect(0, 30, 300, 30), rect(0, 60, 80, 30)])
    }

    // MARK: Forgetting

    @Test func `a size that is forgotten is the estimate again`() {
        var composition = Stage.compose(list(), count: 1000)
        let before = composition.items
        for item in 10..<20 { composition.measure(item, 300, 100) }

        let forgotten = (10..<20).filter { composition.forgetSize(of: .init(0, .item($0))) }
        let again = composition.forgetSize(of: .init(0, .item(3)))

        #expect(composition.items == before)
        #expect(composition.sections[0].runs.pieceCount <= 2)
        #expect(forgotten.count == 10)
        #expect(!again)
    }

    @Test func `a section that is solved anew keeps the sizes that it is given`() {
        var composition = Stage.compose(list(), count: 30)
        composition.measure(3, 300, 10)
        composition.measure(20, 300, 90)
        let section = composition.sections[0]

        let other = SolvedSection(
            section.section, itemCount: 25, in: section.space, measured: section.measured)

        #expect(other.extent == 1112)
        #expect(other.element(.item(21))?.frame == rect(0, 936, 300, 44))
    }
}
