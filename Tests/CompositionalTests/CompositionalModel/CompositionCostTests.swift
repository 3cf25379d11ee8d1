import CoreGraphics
import Foundation
import Testing
import UIFoundation
import UIKitTesting

@testable import UIKitLists

/// Work in sections of many items.
@Suite(.application) struct CompositionCostTests {
    private typealias Stage = CompositionStage

    private func grid(_ height: CompositionLength) -> CompositionSection {
        let cell = Stage.cell(.fractionalWidth(0.25), height)
        return CompositionSection(
            group: Stage.group(.horizontal, .fractionalWidth(1), height, .repeated(cell, count: 4)))
    }

    @Test func `a section of 100,000 items is laid out as one group`() {
        let composition = Stage.compose(grid(.absolute(75)), count: 100_000)

        let found = composition.elements(in: rect(0, 1_000_000, 300, 600))

        #expect(composition.sections[0].solvedCount == 1)
        #expect(composition.sections[0].runs.pieceCount == 1)
        #expect(composition.contentSize.height == 1_875_000)
        #expect(found.count == 36)
        #expect(found.first?.element == CompositionElement(key: .item(53_332), frame: rect(0, 999_975, 75, 75)))
    }

    @Test func `a last group that is not full is one more`() {
        let composition = Stage.compose(grid(.absolute(75)), count: 99_999)

        #expect(composition.sections[0].solvedCount == 2)
        #expect(composition.frame(.item(99_998)) == rect(150, 24_999 * 75, 75, 75))
    }

    @Test func `each measured item lays out its own group`() {
        var composition = Stage.compose(grid(.estimated(75)), count: 100_000)
        let before = composition.sections[0].solvedCount

        for item in 40_000..<40_040 { composition.measure(item, 75, 100) }

        #expect(composition.sections[0].solvedCount == before + 40)
        #expect(composition.sections[0].runs.pieceCount == 12)
        #expect(composition.contentSize.height == 1_875_250)
        #expect(composition.frame(.item(40_040)) == rect(0, 10_010 * 75 + 250, 75, 75))
    }

    @Test func `a query visits the groups in its rectangle only`() {
        var composition = Stage.compose(grid(.estimated(75)), count: 100_000)
        for item in stride(from: 0, to: 40_000, by: 100) { composition.measure(item, 75, 90) }
        var seen = 0

        composition.sections[0].forEachGroup(from: 300_000, to: 300_600) { _ in seen += 1 }

        #expect(seen <= 10)
        #expect(seen >= 8)
    }

    @Test func `a wrapping line that changes stops where the lines are as before`() {
        let cell = Stage.cell(.estimated(80), .absolute(30))
        let section = CompositionSection(
            group: Stage.group(.horizontal, .fractionalWidth(1), .absolute(30), .list([cell])))
        var composition = Stage.compose(section, count: 30_000)
        for item in 0..<600 { composition.measure(item, CGFloat(60 + item % 7), 30) }
        let before = composition.sections[0].solvedCount

        composition.measure(300, 61, 30)

        #expect(composition.sections[0].solvedCount <= before + 5)
    }

    @Test func `a hundred sections find the visible ones by the tree`() {
        let solved = (0..<1000).map { _ in Stage.solve(grid(.absolute(75)), count: 100) }
        let composition = Composition(Composition.Layout(space: solved[0].space), solved)

        let found = composition.elements(in: rect(0, 937_500, 300, 75))

        #expect(found.map(\.section) == [500, 500, 500, 500])
        #expect(found.map(\.element.key) == [.item(0), .item(1), .item(2), .item(3)])
    }

    @Test func `items without a length are as many as there are, and no more`() {
        let cell = Stage.cell(.absolute(0), .absolute(10))
        let section = CompositionSection(
            group: Stage.group(.horizontal, .fractionalWidth(1), .absolute(10), .list([cell]), spacing: .flexible(0)))

        let composition = Stage.compose(section, count: 500)

        #expect(composition.items.count == 500)
        #expect(composition.contentSize.height == 10)
    }

    @Test func `items far shorter than their group are laid out up to a limit`() {
        let cell = Stage.cell(.absolute(0.000_1), .absolute(10))
        let section = CompositionSection(
            group: Stage.group(.horizontal, .fractionalWidth(1), .absolute(10), .list([cell]), spacing: .flexible(0)))

        let composition = Stage.compose(section, count: 5)

        #expect(composition.items.count == 5)
    }
}
