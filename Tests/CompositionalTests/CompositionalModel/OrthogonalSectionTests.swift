import CoreGraphics
import Foundation
import Testing
import UIFoundation
import UIKitTesting

@testable import UIKitLists

/// Sections that scroll by themselves, across the layout's direction.
@Suite(.application) struct OrthogonalSectionTests {
    private typealias Stage = CompositionStage

    private func shelf(
        _ scrolling: UICollectionLayoutSectionOrthogonalScrollingBehavior, width: CompositionLength = .absolute(100),
        height: CompositionLength = .absolute(80), leading: CGFloat = 0, spacing: CGFloat = 0
    ) -> CompositionSection {
        let cell = Stage.cell(.fractionalWidth(1), height.isSelfSizing ? height : .fractionalHeight(1))
        var section = CompositionSection(group: Stage.group(.horizontal, width, height, .list([cell])))
        section.insets.leading = leading
        section.insets.trailing = leading
        section.spacing = spacing
        section.scrolling = scrolling
        return section
    }

    private func stops(_ section: CompositionSection, count: Int, width: CGFloat = 300) -> OrthogonalStops {
        OrthogonalStops(section: Stage.solve(section, count: count, width: width))
    }

    @Test func `groups are one beside the other, and the section is as high as they are`() {
        var section = shelf(.continuous, leading: 15, spacing: 10)
        section.insets.top = 5
        section.insets.bottom = 7

        let composition = Stage.compose(section, count: 4)

        #expect(
            composition.items == [
                rect(15, 5, 100, 80), rect(125, 5, 100, 80), rect(235, 5, 100, 80), rect(345, 5, 100, 80),
            ])
        #expect(composition.contentSize == CGSize(width: 300, height: 92))
        #expect(composition.sections[0].scrolledLength == 460)
    }

    @Test func `a fraction of the width is one of the width inside the insets`() {
        let section = shelf(.groupPaging, width: .fractionalWidth(0.9), leading: 20)

        let composition = Stage.compose(section, count: 2, width: 375, scale: 2)

        #expect(composition.items.map(\.width) == [301.5, 301.5])
        #expect(composition.items.map(\.minX) == [20, 321.5])
    }

    @Test func `the row is as high as its tallest group`() {
        var composition = Stage.compose(
            shelf(.continuous, height: .estimated(40)), count: 5)

        composition.measure(3, 100, 90)
        #expect(composition.contentSize.height == 90)
        composition.measure(3, 100, 50)

        #expect(composition.contentSize.height == 50)
        #expect(composition.items.map(\.height) == [40, 40, 40, 50, 40])
        #expect(composition.items.map(\.minY) == [0, 0, 0, 0, 0])
    }

    @Test func `columns of several items are groups`() {
        let cell = Stage.cell(.fractionalWidth(1), .fractionalHeight(1.0 / 3))
        var section = CompositionSection(
            group: Stage.group(.vertical, .fractionalWidth(0.8), .absolute(90), .repeated(cell, count: 3)))
        section.scrolling = .groupPaging

        let composition = Stage.compose(section, count: 4)

        #expect(
            composition.items == [
                rect(0, 0, 240, 30), rect(0, 30, 240, 30), rect(0, 60, 240, 30), rect(240, 0, 240, 30),
            ])
        #expect(composition.sections[0].scrolledLength == 480)
    }

    @Test func `only groups that the section has scrolled to are found`() {
        let composition = Stage.compose(shelf(.continuous), count: 1000)

        let start = composition.elements(in: rect(0, 0, 300, 600))
        let later = composition.elements(in: rect(0, 0, 300, 600)) { _ in 50_050 }

        #expect(start.map(\.element.key) == [.item(0), .item(1), .item(2)])
        #expect(later.map(\.element.key) == [.item(500), .item(501), .item(502), .item(503)])
        #expect(composition.elements(in: rect(0, 100, 300, 600)).isEmpty)
    }

    @Test func `the header does not scroll along`() {
        var section = shelf(.continuous, leading: 10)
        section.boundaries = [
            CompositionBoundary(
                kind: "header", size: CompositionSize(.fractionalWidth(1), .absolute(30)), alignment: .top)
        ]
        let composition = Stage.compose(section, count: 50)

        let found = composition.elements(in: rect(0, 0, 300, 600)) { _ in 1000 }

        #expect(
            found.last?.element == CompositionElement(key: .boundary("header"), frame: rect(10, 0, 280, 30), zIndex: 1))
        #expect(composition.items[0] == rect(10, 30, 100, 80))
    }

    @Test func `from right to left the first group is at the right end`() {
        let composition = Stage.compose(shelf(.continuous, leading: 10), count: 5, isMirrored: true)

        #expect(composition.items.map(\.minX) == [410, 310, 210, 110, 10])
        let atStart = composition.elements(in: rect(0, 0, 300, 600)) { _ in 220 }
        #expect(atStart.map(\.element.key) == [.item(0), .item(1), .item(2)])
    }

    @Test func `from right to left a few groups are at the right of the view`() {
        let composition = Stage.compose(shelf(.continuous), count: 2, isMirrored: true)

        #expect(composition.items.map(\.minX) == [200, 100])
    }

    // MARK: Rest

    @Test func `a free scroll rests anywhere between its ends`() {
        let stops = stops(shelf(.continuous), count: 10)

        #expect(stops.maximum == 700)
        #expect(stops.offset(forProposed: 123, from: 0, velocity: 1) == 123)
        #expect(stops.offset(forProposed: 900, from: 0, velocity: 1) == 700)
        #expect(stops.offset(forProposed: -50, from: 0, velocity: -1) == 0)
    }

    @Test(arguments: [(CGFloat(40), CGFloat(0)), (60, 110), (400, 440), (383, 330), (650, 660), (5000, 790)])
    func `a free scroll can rest where a group begins`(proposed: CGFloat, expected: CGFloat) {
        // Groups begin at 0, 110, …, 990; the last 300 points are visible from 790 on.
        let stops = stops(shelf(.continuousGroupLeadingBoundary, spacing: 10), count: 10)

        #expect(stops.maximum == 790)
        #expect(stops.offset(forProposed: proposed, from: 0, velocity: 3) == expected)
    }

    @Test func `pages are as long as the view`() {
        let stops = stops(shelf(.paging), count: 10)

        #expect(stops.offset(forProposed: 2000, from: 10, velocity: 2) == 300)
        #expect(stops.offset(forProposed: 140, from: 0, velocity: 0) == 0)
        #expect(stops.offset(forProposed: 160, from: 0, velocity: 0) == 300)
        #expect(stops.offset(forProposed: 650, from: 600, velocity: 1) == 700)
        #expect(stops.offset(forProposed: 0, from: 600, velocity: -1) == 300)
    }

    @Test func `group by group each scroll ends at the next one`() {
        let stops = stops(shelf(.groupPaging, width: .fractionalWidth(0.8), leading: 20, spacing: 8), count: 4)

        // Groups are 208 long and 216 apart; 4 × 216 − 8 + 40 = 896 less 300.
        #expect(stops.maximum == 596)
        #expect(stops.offset(forProposed: 2000, from: 0, velocity: 2) == 216)
        #expect(stops.offset(forProposed: 300, from: 216, velocity: 0.1) == 432)
        #expect(stops.offset(forProposed: 300, from: 432, velocity: -0.1) == 216)
        #expect(stops.offset(forProposed: 110, from: 0, velocity: 0) == 216)
        #expect(stops.offset(forProposed: 100, from: 0, velocity: 0) == 0)
        #expect(stops.offset(forProposed: 2000, from: 432, velocity: 2) == 596)
        #expect(stops.offset(forProposed: 0, from: 596, velocity: -2) == 432)
    }

    @Test func `centred groups have room in front of the first and behind the last`() {
        let section = shelf(.groupPagingCentered, width: .absolute(200), spacing: 10)
        let composition = Stage.compose(section, count: 3)
        let stops = OrthogonalStops(section: composition.sections[0])

        #expect(composition.items.map(\.minX) == [50, 260, 470])
        #expect(composition.sections[0].scrolledLength == 720)
        #expect(stops.maximum == 420)
        #expect(stops.offset(forProposed: 1000, from: 0, velocity: 1) == 210)
        #expect(stops.offset(forProposed: 1000, from: 210, velocity: 1) == 420)
        #expect(stops.offset(forProposed: 210, from: 420, velocity: 0) == 210)
    }

    @Test func `a section without items rests at its beginning`() {
        let stops = stops(shelf(.groupPaging), count: 0)

        #expect(stops.maximum == 0)
        #expect(stops.offset(forProposed: 100, from: 0, velocity: 1) == 0)
    }

    @Test func `a layout to the side has shelves that scroll up and down`() {
        let cell = Stage.cell(.fractionalWidth(1), .fractionalHeight(1))
        var section = CompositionSection(
            group: Stage.group(.vertical, .absolute(120), .absolute(100), .list([cell])))
        section.scrolling = .continuous
        section.insets.top = 10

        let composition = Stage.compose(section, count: 9, width: 300, height: 400, axis: .horizontal)

        #expect(composition.items[2] == rect(0, 210, 120, 100))
        #expect(composition.contentSize == CGSize(width: 120, height: 400))
        #expect(composition.sections[0].scrolledLength == 910)
    }
}
