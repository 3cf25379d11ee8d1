import CoreGraphics
import Foundation
import Testing
import UIFoundation
import UIKitTesting

@testable import UIKitLists

/// Frames of sections and of their parts, worked out by hand.
@Suite(.application) struct SectionFrameTests {
    private typealias Stage = CompositionStage

    /// Rows of a height, as wide as the section.
    private func rows(_ height: CGFloat = 50) -> CompositionSection {
        let cell = Stage.cell(.fractionalWidth(1), .fractionalHeight(1))
        return CompositionSection(
            group: Stage.group(.horizontal, .fractionalWidth(1), .absolute(height), .list([cell])))
    }

    private func header(
        _ height: CompositionLength = .absolute(30), alignment: NSRectAlignment = .top, kind: String = "header"
    ) -> CompositionBoundary {
        CompositionBoundary(
            kind: kind, size: CompositionSize(.fractionalWidth(1), height), alignment: alignment)
    }

    // MARK: Insets and spacing

    @Test func `insets and room between groups surround the groups`() {
        var section = rows()
        section.insets = NSDirectionalEdgeInsets(top: 10, leading: 20, bottom: 30, trailing: 40)
        section.spacing = 5

        let composition = Stage.compose(section, count: 3)

        #expect(composition.items == [rect(20, 10, 240, 50), rect(20, 65, 240, 50), rect(20, 120, 240, 50)])
        #expect(composition.contentSize == CGSize(width: 300, height: 200))
    }

    @Test func `the safe area counts across the layout's direction only`() {
        let insets = NSDirectionalEdgeInsets(top: 44, leading: 50, bottom: 34, trailing: 50)

        let composition = Stage.compose(rows(), count: 1, width: 800, insets: insets)

        #expect(composition.items == [rect(50, 0, 700, 50)])
        #expect(composition.contentSize == CGSize(width: 800, height: 50))
    }

    @Test func `edges of a group keep it from its neighbours and from the sides`() {
        let cell = Stage.cell(.fractionalWidth(1), .fractionalHeight(1))
        let edges = CompositionEdges(
            leading: .flexible(0), top: .fixed(10), trailing: .flexible(0), bottom: .fixed(6))
        let group = Stage.group(.horizontal, .absolute(100), .absolute(40), .list([cell]), edges: edges)

        let composition = Stage.compose(CompositionSection(group: group), count: 2)

        #expect(composition.items == [rect(100, 10, 100, 40), rect(100, 66, 100, 40)])
        #expect(composition.contentSize.height == 112)
    }

    @Test func `negative room between groups lets them overlap`() {
        var section = rows()
        section.spacing = -20

        let composition = Stage.compose(section, count: 3)

        #expect(composition.items.map(\.minY) == [0, 30, 60])
        #expect(composition.contentSize.height == 110)
        // The first row ends at 50, although the second one begins at 30.
        let found = composition.elements(in: rect(0, 45, 300, 2))
        #expect(found.map(\.element.key) == [.item(0), .item(1)])
    }

    @Test func `sections keep their room also where one is empty`() {
        let solved = [2, 0, 1].map { Stage.solve(rows(), count: $0) }
        let composition = Composition(
            Composition.Layout(space: solved[0].space, spacing: 20), solved)

        #expect(composition.start(of: 1) == 120)
        #expect(composition.start(of: 2) == 140)
        #expect(composition.contentSize.height == 190)
        #expect(composition.element(.init(2, .item(0)))?.frame == rect(0, 140, 300, 50))
    }

    @Test func `an empty section keeps its insets and its header`() {
        var section = rows()
        section.insets = NSDirectionalEdgeInsets(top: 10, leading: 0, bottom: 10, trailing: 0)
        section.boundaries = [header()]

        let composition = Stage.compose(section, count: 0)

        #expect(composition.items.isEmpty)
        #expect(composition.frame(.boundary("header")) == rect(0, 0, 300, 30))
        #expect(composition.contentSize.height == 50)
    }

    @Test func `a layout that scrolls to the side is the other one turned`() {
        let cell = Stage.cell(.fractionalWidth(1), .fractionalHeight(0.5))
        var section = CompositionSection(
            group: Stage.group(.vertical, .absolute(80), .fractionalHeight(1), .list([cell])))
        section.insets = NSDirectionalEdgeInsets(top: 5, leading: 10, bottom: 15, trailing: 20)
        section.spacing = 4

        let composition = Stage.compose(section, count: 3, width: 300, height: 220, axis: .horizontal)

        #expect(composition.items == [rect(10, 5, 80, 100), rect(10, 105, 80, 100), rect(94, 5, 80, 100)])
        #expect(composition.contentSize == CGSize(width: 194, height: 220))
    }

    // MARK: Views at the edges

    @Test func `a header and a footer are around the insets of the items`() {
        var section = rows()
        section.insets = NSDirectionalEdgeInsets(top: 10, leading: 20, bottom: 10, trailing: 20)
        section.boundaries = [header(), header(.absolute(20), alignment: .bottom, kind: "footer")]

        let composition = Stage.compose(section, count: 2)

        #expect(composition.frame(.boundary("header")) == rect(20, 0, 260, 30))
        #expect(composition.items == [rect(20, 40, 260, 50), rect(20, 90, 260, 50)])
        #expect(composition.frame(.boundary("footer")) == rect(20, 150, 260, 20))
        #expect(composition.contentSize.height == 170)
    }

    @Test func `two headers lie on each other, and the section grows by the taller one`() {
        var section = rows()
        section.boundaries = [header(), header(.absolute(50), kind: "tall")]

        let composition = Stage.compose(section, count: 1)

        #expect(composition.frame(.boundary("header")) == rect(0, 20, 300, 30))
        #expect(composition.frame(.boundary("tall")) == rect(0, 0, 300, 50))
        #expect(composition.items == [rect(0, 50, 300, 50)])
    }

    @Test func `an offset moves a header away from the items, and the section grows by it`() {
        var section = rows()
        section.boundaries = [header()]
        section.boundaries[0].offset = CGPoint(x: 5, y: -10)

        let composition = Stage.compose(section, count: 1)

        #expect(composition.frame(.boundary("header")) == rect(5, 0, 300, 30))
        #expect(composition.items == [rect(0, 40, 300, 50)])
    }

    @Test func `a header that does not extend the section lies on its items`() {
        var section = rows()
        section.boundaries = [header(), header(alignment: .bottom, kind: "footer")]
        for index in 0..<2 { section.boundaries[index].extendsBoundary = false }

        let composition = Stage.compose(section, count: 2)

        #expect(composition.frame(.boundary("header")) == rect(0, 0, 300, 30))
        #expect(composition.frame(.boundary("footer")) == rect(0, 70, 300, 30))
        #expect(composition.contentSize.height == 100)
    }

    @Test(arguments: [
        (NSRectAlignment.topLeading, rect(0, 0, 100, 20)), (.top, rect(100, 0, 100, 20)),
        (.topTrailing, rect(200, 0, 100, 20)), (.bottomLeading, rect(0, 50, 100, 20)),
        (.bottom, rect(100, 50, 100, 20)), (.bottomTrailing, rect(200, 50, 100, 20)),
    ])
    func `a narrow header is at the edge of its alignment`(alignment: NSRectAlignment, frame: CGRect) {
        var section = rows()
        section.boundaries = [
            CompositionBoundary(
                kind: "header", size: CompositionSize(.absolute(100), .absolute(20)), alignment: alignment)
        ]

        let composition = Stage.compose(section, count: 1)

        #expect(composition.frame(.boundary("header")) == frame)
        #expect(composition.items[0].minY == (frame.minY == 0 ? 20 : 0))
    }

    @Test func `a view at the side leaves the items the rest of the width`() {
        var section = rows()
        section.boundaries = [
            CompositionBoundary(
                kind: "side", size: CompositionSize(.absolute(40), .absolute(20)), alignment: .leading)
        ]

        let composition = Stage.compose(section, count: 2)

        #expect(composition.frame(.boundary("side")) == rect(0, 40, 40, 20))
        #expect(composition.items == [rect(40, 0, 260, 50), rect(40, 50, 260, 50)])
    }

    @Test func `a header's own insets make it smaller`() {
        var section = rows()
        section.boundaries = [header()]
        section.boundaries[0].insets = NSDirectionalEdgeInsets(top: 1, leading: 2, bottom: 3, trailing: 4)

        let composition = Stage.compose(section, count: 1)

        #expect(composition.frame(.boundary("header")) == rect(2, 1, 294, 26))
    }

    @Test func `a measured header moves the items`() {
        var section = rows()
        section.boundaries = [header(.estimated(44))]
        var composition = Stage.compose(section, count: 1)

        let hasChanged = composition.setSize(CGSize(width: 1, height: 61.2), of: .init(0, .boundary("header")))

        #expect(hasChanged)
        #expect(composition.frame(.boundary("header")) == rect(0, 0, 300, 62))
        #expect(composition.items == [rect(0, 62, 300, 50)])
        #expect(composition.contentSize.height == 112)
    }

    @Test func `views at the edges of the layout are around all sections`() {
        let solved = [1, 2].map { Stage.solve(rows(), count: $0) }
        let layout = Composition.Layout(
            space: solved[0].space, spacing: 10,
            boundaries: [header(.absolute(40)), header(.absolute(20), alignment: .bottom, kind: "footer")])

        let composition = Composition(layout, solved)

        #expect(composition.element(.init(nil, .boundary("header")))?.frame == rect(0, 0, 300, 40))
        #expect(composition.element(.init(0, .item(0)))?.frame == rect(0, 40, 300, 50))
        #expect(composition.element(.init(1, .item(0)))?.frame == rect(0, 100, 300, 50))
        #expect(composition.element(.init(nil, .boundary("footer")))?.frame == rect(0, 200, 300, 20))
        #expect(composition.contentSize.height == 220)
    }

    @Test func `views at the edges can follow insets of their own`() {
        let space = CompositionSpace(
            axis: .vertical, size: CGSize(width: 300, height: 600),
            insets: NSDirectionalEdgeInsets(top: 0, leading: 50, bottom: 0, trailing: 50), boundaryInsets: .zero)
        var section = rows()
        section.insets.leading = 10
        section.boundaries = [header()]

        let solved = SolvedSection(section, itemCount: 1, in: space)

        #expect(solved.element(.boundary("header"))?.frame == rect(0, 0, 300, 30))
        #expect(solved.element(.item(0))?.frame == rect(60, 30, 190, 50))
    }

    // MARK: Pinning

    @Test(arguments: [
        (CGFloat(-20), CGFloat(0), CGFloat(310)), (0, 0, 310), (100, 100, 310), (299, 280, 310), (310, 280, 310),
        (320, 280, 310), (500, 280, 310),
    ])
    func `a pinned header stays visible until its section ends`(offset: CGFloat, header: CGFloat, other: CGFloat) {
        var section = rows()
        section.boundaries = [self.header()]
        section.boundaries[0].pins = true
        let solved = [Stage.solve(section, count: 5), Stage.solve(rows(), count: 20)]
        let layout = Composition.Layout(space: solved[0].space, spacing: 30)
        let composition = Composition(layout, solved)

        let pinned = composition.element(
            .init(0, .boundary("header")), pinnedIn: rect(0, offset, 300, 600))

        #expect(solved[0].extent == 280)
        #expect(pinned?.frame.minY == min(header, 250))
        #expect(pinned?.zIndex == 1_000_000_001)
        #expect(composition.start(of: 1) == other)
    }

    @Test func `a pinned footer stays visible from its section's beginning on`() {
        var section = rows()
        section.boundaries = [header(alignment: .bottom, kind: "footer")]
        section.boundaries[0].pins = true
        let composition = Stage.compose(section, count: 100)

        let visible = composition.frame(.boundary("footer"), pinnedIn: rect(0, 1000, 300, 600))
        let above = composition.frame(.boundary("footer"), pinnedIn: rect(0, -700, 300, 600))

        #expect(visible == rect(0, 1570, 300, 30))
        #expect(above == rect(0, 0, 300, 30))
        #expect(composition.frame(.boundary("footer")) == rect(0, 5000, 300, 30))
    }

    @Test func `a pinned header is found in a rectangle far from its own frame`() {
        var section = rows()
        section.boundaries = [header()]
        section.boundaries[0].pins = true
        let composition = Stage.compose(section, count: 1000)
        let visible = rect(0, 20_000, 300, 100)

        let found = composition.elements(in: visible, pinnedIn: visible)

        #expect(found.map(\.element.key) == [.item(399), .item(400), .item(401), .boundary("header")])
        #expect(found.last?.element.frame == rect(0, 20_000, 300, 30))
    }

    // MARK: Views of items

    @Test func `a badge is in its corner, moved by its offset, or on the corner`() {
        let size = CompositionSize(.absolute(20), .absolute(20))
        let corner = CompositionAnchor(edges: [.top, .trailing])
        let supplements = [
            CompositionSupplement(kind: "in", size: size, anchor: corner),
            CompositionSupplement(
                kind: "half", size: size,
                anchor: CompositionAnchor(
                    edges: [.top, .trailing], offset: CGPoint(x: 0.5, y: -0.5), isFractional: true)),
            CompositionSupplement(
                kind: "on", size: size, anchor: corner, ownAnchor: CompositionAnchor(edges: [.bottom, .leading])),
            CompositionSupplement(
                kind: "moved", size: size, anchor: CompositionAnchor(edges: .leading, offset: CGPoint(x: 3, y: 4))),
        ]
        let cell = Stage.cell(.absolute(125), .absolute(100), supplements: supplements)
        var section = CompositionSection(
            group: Stage.group(.horizontal, .fractionalWidth(1), .absolute(100), .list([cell])))
        section.insets = NSDirectionalEdgeInsets(top: 40, leading: 30, bottom: 0, trailing: 0)

        let composition = Stage.compose(section, count: 1)

        #expect(composition.items == [rect(30, 40, 125, 100)])
        #expect(composition.frame(.supplement("in", item: 0)) == rect(135, 40, 20, 20))
        #expect(composition.frame(.supplement("half", item: 0)) == rect(145, 30, 20, 20))
        #expect(composition.frame(.supplement("on", item: 0)) == rect(155, 20, 20, 20))
        #expect(composition.frame(.supplement("moved", item: 0)) == rect(33, 84, 20, 20))
        #expect(composition.element(.init(0, .supplement("in", item: 0)))?.zIndex == 1)
    }

    @Test func `a badge is found outside of its item`() {
        let badge = CompositionSupplement(
            kind: "badge", size: CompositionSize(.absolute(20), .absolute(20)),
            anchor: CompositionAnchor(edges: [.top], offset: CGPoint(x: 0, y: -30)))
        let cell = Stage.cell(.fractionalWidth(1), .fractionalHeight(1), supplements: [badge])
        let section = CompositionSection(
            group: Stage.group(.horizontal, .fractionalWidth(1), .absolute(50), .list([cell])))
        let composition = Stage.compose(section, count: 10)

        let found = composition.elements(in: rect(0, 121, 300, 1))

        #expect(found.map(\.element.key) == [.item(2), .supplement("badge", item: 3)])
    }

    @Test func `a view of a group belongs to the group's first item`() {
        let cell = Stage.cell(.fractionalWidth(0.5), .fractionalHeight(1))
        let bar = CompositionSupplement(
            kind: "bar", size: CompositionSize(.fractionalWidth(1), .absolute(4)),
            anchor: CompositionAnchor(edges: [.bottom]))
        let group = Stage.group(
            .horizontal, .fractionalWidth(1), .absolute(50), .list([cell]), supplements: [bar])

        let composition = Stage.compose(CompositionSection(group: group), count: 3)

        #expect(composition.frame(.supplement("bar", item: 0)) == rect(0, 46, 300, 4))
        #expect(composition.frame(.supplement("bar", item: 2)) == rect(0, 96, 300, 4))
        #expect(composition.frame(.supplement("bar", item: 1)) == nil)
    }

    // MARK: Decorations

    @Test func `a decoration is behind the section with its header, less its insets`() {
        var section = rows()
        section.insets = NSDirectionalEdgeInsets(top: 10, leading: 10, bottom: 10, trailing: 10)
        section.boundaries = [header()]
        section.decorations = [
            CompositionDecoration(
                kind: "background", insets: NSDirectionalEdgeInsets(top: 1, leading: 2, bottom: 3, trailing: 4))
        ]

        let composition = Stage.compose(section, count: 2)

        #expect(composition.frame(.decoration("background")) == rect(2, 1, 294, 146))
        #expect(composition.element(.init(0, .decoration("background")))?.zIndex == 0)
        #expect(composition.element(.init(0, .item(0)))?.zIndex == 1)
    }

    // MARK: Reading from right to left

    @Test func `all is mirrored from right to left`() {
        let cell = Stage.cell(.absolute(100), .absolute(50))
        var section = CompositionSection(
            group: Stage.group(.horizontal, .fractionalWidth(1), .absolute(50), .list([cell]), spacing: .fixed(10)))
        section.insets.leading = 30
        section.boundaries = [
            CompositionBoundary(
                kind: "header", size: CompositionSize(.absolute(100), .absolute(20)), alignment: .topLeading)
        ]

        let composition = Stage.compose(section, count: 3, isMirrored: true)

        #expect(composition.items == [rect(170, 20, 100, 50), rect(60, 20, 100, 50), rect(170, 70, 100, 50)])
        #expect(composition.frame(.boundary("header")) == rect(170, 0, 100, 20))
        #expect(composition.elements(in: rect(60, 20, 1, 1)).map(\.element.key) == [.item(1)])
    }

    @Test func `a layout to the side begins at the right where reading does`() {
        let cell = Stage.cell(.fractionalWidth(1), .fractionalHeight(1))
        let section = CompositionSection(
            group: Stage.group(.horizontal, .absolute(80), .fractionalHeight(1), .list([cell])))

        let composition = Stage.compose(section, count: 5, width: 300, height: 100, axis: .horizontal, isMirrored: true)

        #expect(composition.contentSize == CGSize(width: 400, height: 100))
        #expect(composition.items.map(\.minX) == [320, 240, 160, 80, 0])
        #expect(composition.elements(in: rect(330, 0, 10, 100)).map(\.element.key) == [.item(0)])
    }
}
