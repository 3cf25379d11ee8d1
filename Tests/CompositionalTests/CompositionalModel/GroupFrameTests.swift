import CoreGraphics
import Foundation
import Testing
import UIFoundation
import UIKitTesting

@testable import UIKitLists

/// Frames in groups, worked out by hand.
@Suite(.application) struct GroupFrameTests {
    private typealias Stage = CompositionStage

    private func compose(
        _ group: CompositionItem, count: Int, width: CGFloat = 300, height: CGFloat = 600, scale: CGFloat = 1
    ) -> Composition {
        Stage.compose(CompositionSection(group: group), count: count, width: width, height: height, scale: scale)
    }

    private func row(
        _ filling: CompositionGroup.Filling, height: CompositionLength = .absolute(50),
        spacing: CompositionSpacing = .none, insets: NSDirectionalEdgeInsets = .zero
    ) -> CompositionItem {
        Stage.group(.horizontal, .fractionalWidth(1), height, filling, spacing: spacing, insets: insets)
    }

    // MARK: Fractions

    @Test func `fractions lose their last part of a pixel`() {
        let third = Stage.cell(.fractionalWidth(1.0 / 3), .fractionalHeight(1))

        let coarse = compose(row(.list([third])), count: 4, width: 100)
        let fine = compose(row(.list([third])), count: 4, width: 100, scale: 3)

        #expect(coarse.items == [rect(0, 0, 33, 50), rect(33, 0, 33, 50), rect(66, 0, 33, 50), rect(0, 50, 33, 50)])
        #expect(fine.items[0].width == 100.0 / 3)
        #expect(fine.items[2].maxX == 100)
    }

    @Test func `a fraction that is whole in numbers stays whole`() {
        let cell = Stage.cell(.fractionalWidth(0.1), .fractionalHeight(0.7))

        let composition = compose(row(.list([cell])), count: 11, width: 300)

        #expect(composition.items[9] == rect(270, 0, 30, 35))
        #expect(composition.items[10] == rect(0, 50, 30, 35))
    }

    @Test func `absolute lengths stay as they are, and positions are rounded to the nearest pixel`() {
        let cell = Stage.cell(.absolute(33.3), .absolute(20))

        let composition = compose(row(.list([cell])), count: 3, width: 100, scale: 2)

        #expect(composition.items == [rect(0, 0, 33.3, 20), rect(33.5, 0, 33.3, 20), rect(66.5, 0, 33.3, 20)])
    }

    @Test func `a height can be a fraction of the width, and a group's height one of the view's`() {
        let cell = Stage.cell(.fractionalWidth(0.2), .fractionalWidth(0.2))
        let group = row(.list([cell]), height: .fractionalHeight(0.5))

        let composition = compose(group, count: 6, width: 300, height: 400)

        #expect(composition.items[4] == rect(240, 0, 60, 60))
        #expect(composition.items[5] == rect(0, 200, 60, 60))
    }

    // MARK: Filling

    @Test func `the list of items repeats until one does not fit`() {
        let group = row(.list([Stage.cell(.absolute(100), .absolute(50)), Stage.cell(.absolute(60), .absolute(30))]))

        let composition = compose(group, count: 5, width: 300)

        #expect(
            composition.items == [
                rect(0, 0, 100, 50), rect(100, 0, 60, 30), rect(160, 0, 100, 50), rect(0, 50, 100, 50),
                rect(100, 50, 60, 30),
            ])
    }

    @Test func `items that fit exactly are one line`() {
        let cell = Stage.cell(.absolute(115), .absolute(50))

        let composition = compose(row(.list([cell]), spacing: .fixed(15)), count: 4, width: 375)

        #expect(composition.items.map(\.minX) == [0, 130, 260, 0])
    }

    @Test func `a first item that does not fit leaves the section empty, with the reason`() {
        let composition = compose(row(.list([Stage.cell(.absolute(301), .absolute(50))])), count: 3, width: 300)

        #expect(composition.items.isEmpty)
        #expect(composition.contentSize == CGSize(width: 300, height: 0))
        #expect(composition.sections[0].fault == .firstItemExceedsGroup(item: 301, room: 300))
    }

    @Test func `edge spacing counts when an item is to fit`() {
        let edges = CompositionEdges(leading: .fixed(8), top: .fixed(8), trailing: .fixed(8), bottom: .fixed(8))
        let cell = Stage.cell(.fractionalWidth(1), .estimated(100), edges: edges)

        let composition = compose(row(.list([cell]), height: .estimated(100)), count: 2)

        #expect(composition.items.isEmpty)
        #expect(composition.sections[0].fault == .firstItemExceedsGroup(item: 316, room: 300))
    }

    @Test func `insets larger than the view leave no room, with the reason`() {
        let group = row(.list([Stage.cell(.fractionalWidth(0.25), .estimated(94))]), height: .estimated(94))
        var section = CompositionSection(group: group)
        section.insets = NSDirectionalEdgeInsets(top: 0, leading: 20, bottom: 0, trailing: 20)

        let composition = Stage.compose(section, count: 4, width: 32, height: 653)

        #expect(composition.items.isEmpty)
        #expect(composition.sections[0].fault == .insetsExceedSize(CGSize(width: 32, height: 653)))
    }

    // MARK: Counts

    @Test func `a shared group overrides the length of its items`() {
        let cell = Stage.cell(.absolute(100), .fractionalHeight(1))

        let composition = compose(row(.shared(cell, count: 2), spacing: .fixed(20)), count: 3, width: 270)

        #expect(composition.items == [rect(0, 0, 125, 50), rect(145, 0, 125, 50), rect(0, 50, 125, 50)])
    }

    @Test func `a shared group keeps its insets and its width with several items`() {
        let cell = Stage.cell(.fractionalWidth(1), .fractionalHeight(1))
        let insets = NSDirectionalEdgeInsets(top: 20, leading: 20, bottom: 20, trailing: 20)

        let composition = compose(
            row(.shared(cell, count: 2), height: .absolute(100), spacing: .fixed(10), insets: insets), count: 2)

        #expect(composition.items == [rect(20, 20, 125, 60), rect(155, 20, 125, 60)])
    }

    @Test func `a repeated item keeps its length, and the group its number of items`() {
        let cell = Stage.cell(.absolute(50), .absolute(50))

        let composition = compose(row(.repeated(cell, count: 3), spacing: .fixed(10)), count: 4, width: 300)

        #expect(composition.items.map(\.minX) == [0, 60, 120, 0])
        #expect(composition.items.map(\.width) == [50, 50, 50, 50])
    }

    @Test func `fractions of a repeated item do not count the room between items`() {
        let cell = Stage.cell(.fractionalWidth(0.5), .fractionalHeight(1))

        let composition = compose(row(.repeated(cell, count: 2), spacing: .fixed(16)), count: 2, width: 316)

        #expect(composition.items == [rect(0, 0, 150, 50), rect(166, 0, 150, 50)])
    }

    @Test func `a repeated item as wide as the group is alone in it`() {
        let cell = Stage.cell(.fractionalWidth(1), .fractionalHeight(1))

        let composition = compose(row(.repeated(cell, count: 3)), count: 3, width: 300)

        #expect(composition.items.map(\.origin.y) == [0, 50, 100])
    }

    @Test func `a shared group along the layout keeps the estimate as its length`() {
        let cell = Stage.cell(.fractionalWidth(1), .estimated(100))
        let group = Stage.group(.vertical, .fractionalWidth(1), .estimated(100), .shared(cell, count: 1))
        var composition = compose(group, count: 2)

        let hasChanged = composition.measure(0, 300, 40)

        #expect(!hasChanged)
        #expect(composition.items == [rect(0, 0, 300, 100), rect(0, 100, 300, 100)])
    }

    // MARK: Room left over

    @Test func `flexible spacings between items share the remaining room`() {
        let cell = Stage.cell(.absolute(100), .absolute(50))

        let composition = compose(row(.list([cell]), spacing: .flexible(10)), count: 4, width: 375)

        #expect(composition.items.map(\.minX) == [0, 138, 275, 0])
    }

    @Test func `a last group has the positions of a full one`() {
        let cell = Stage.cell(.absolute(100), .absolute(50))

        let composition = compose(row(.list([cell]), spacing: .flexible(10)), count: 5, width: 375, scale: 2)

        #expect(composition.items.map(\.minX) == [0, 137.5, 275, 0, 137.5])
    }

    @Test func `flexible edges put an item in the middle, or at the end`() {
        let middle = CompositionEdges(top: .flexible(0), bottom: .flexible(0))
        let end = CompositionEdges(leading: .flexible(0), top: .flexible(0))
        let cells = [
            Stage.cell(.absolute(50), .absolute(20), edges: middle),
            Stage.cell(.absolute(50), .absolute(20), edges: end),
        ]

        let composition = compose(row(.list(cells)), count: 2, width: 140)

        #expect(composition.items == [rect(0, 15, 50, 20), rect(90, 30, 50, 20)])
    }

    @Test func `items and edges share the remaining room evenly`() {
        let edges = CompositionEdges(leading: .flexible(10), trailing: .flexible(0))
        let cell = Stage.cell(.absolute(60), .absolute(20), edges: edges)

        // 2 × 70 + 10 = 150 of 200; five parts share 50.
        let composition = compose(row(.list([cell]), spacing: .flexible(10)), count: 2, width: 200)

        #expect(composition.items.map(\.minX) == [20, 130])
    }

    @Test func `fixed edges move an item and its neighbours`() {
        let edges = CompositionEdges(leading: .fixed(5), top: .fixed(7), trailing: .fixed(9), bottom: .fixed(3))
        let cell = Stage.cell(.absolute(40), .absolute(20), edges: edges)

        let composition = compose(row(.list([cell])), count: 3, width: 120)

        #expect(composition.items == [rect(5, 7, 40, 20), rect(59, 7, 40, 20), rect(5, 57, 40, 20)])
    }

    @Test func `negative room lets items overlap`() {
        let cell = Stage.cell(.absolute(40), .absolute(40))

        let composition = compose(row(.list([cell]), spacing: .fixed(-10)), count: 3, width: 100)

        #expect(composition.items.map(\.minX) == [0, 30, 60])
    }

    // MARK: Insets

    @Test func `insets make an item smaller than its room`() {
        let insets = NSDirectionalEdgeInsets(top: 1, leading: 2, bottom: 3, trailing: 4)
        let cell = Stage.cell(.fractionalWidth(0.5), .fractionalHeight(1), insets: insets)

        let composition = compose(row(.list([cell])), count: 2, width: 200)

        #expect(composition.items == [rect(2, 1, 94, 46), rect(102, 1, 94, 46)])
    }

    @Test func `insets have no effect along an axis with an estimate`() {
        let insets = NSDirectionalEdgeInsets(top: 10, leading: 10, bottom: 10, trailing: 10)
        let cell = Stage.cell(.fractionalWidth(1), .estimated(40), insets: insets)

        let composition = compose(row(.list([cell]), height: .estimated(40)), count: 2)

        #expect(composition.items == [rect(10, 0, 280, 40), rect(10, 40, 280, 40)])
    }

    // MARK: Nesting

    @Test func `a large item and a pair beside it share a group`() {
        let large = Stage.cell(.fractionalWidth(0.7), .fractionalHeight(1))
        let small = Stage.cell(.fractionalWidth(1), .fractionalHeight(0.5))
        let pair = Stage.group(.vertical, .fractionalWidth(0.3), .fractionalHeight(1), .repeated(small, count: 2))

        let composition = compose(row(.list([large, pair]), height: .absolute(100)), count: 4, width: 200)

        #expect(
            composition.items == [
                rect(0, 0, 140, 100), rect(140, 0, 60, 50), rect(140, 50, 60, 50), rect(0, 100, 140, 100),
            ])
    }

    @Test func `groups in a group keep its room between them`() {
        let cell = Stage.cell(.fractionalWidth(1), .fractionalHeight(1))
        let line = Stage.group(
            .horizontal, .fractionalWidth(1), .absolute(44), .shared(cell, count: 2), spacing: .fixed(10))
        let group = Stage.group(
            .vertical, .fractionalWidth(1), .absolute(98), .list([line, line]), spacing: .fixed(10))

        let composition = compose(group, count: 5, width: 210)

        #expect(
            composition.items == [
                rect(0, 0, 100, 44), rect(110, 0, 100, 44), rect(0, 54, 100, 44), rect(110, 54, 100, 44),
                rect(0, 98, 100, 44),
            ])
    }

    @Test func `a group with a single item ends the section where the item does`() {
        let cell = Stage.cell(.fractionalWidth(1), .absolute(30))
        let group = Stage.group(.vertical, .fractionalWidth(1), .absolute(100), .list([cell]))

        let composition = compose(group, count: 4)

        #expect(composition.items.map(\.minY) == [0, 30, 60, 100])
        #expect(composition.contentSize.height == 130)
        #expect(compose(group, count: 6).contentSize.height == 200)
    }

    // MARK: Custom groups

    @Test func `a custom group repeats the frames that the app gives`() {
        var containers: [CompositionContainer] = []
        let group = Stage.group(
            .horizontal, .fractionalWidth(1), .absolute(80),
            .custom(name: 0) {
                containers.append($0)
                return [
                    CompositionFrame(frame: rect(0, 0, 50, 50)),
                    CompositionFrame(frame: rect(60, 20, 40, 60), zIndex: 3),
                ]
            })

        let composition = compose(group, count: 3, width: 200)

        #expect(composition.items == [rect(0, 0, 50, 50), rect(60, 20, 40, 60), rect(0, 80, 50, 50)])
        #expect(composition.element(.init(0, .item(1)))?.zIndex == 3)
        #expect(containers == [CompositionContainer(size: CGSize(width: 200, height: 80))])
    }

    @Test func `a custom group without frames leaves the section empty`() {
        let group = Stage.group(.horizontal, .fractionalWidth(1), .absolute(80), .custom(name: 0) { _ in [] })

        let composition = compose(group, count: 3)

        #expect(composition.items.isEmpty)
        #expect(composition.sections[0].fault == .customGroupIsEmpty)
    }
}
