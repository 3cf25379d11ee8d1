import CoreGraphics
import Foundation
import QuartzCore
import Testing

@testable import CairoBackend

/// Areas that are known to be hidden before any painting.
@Suite struct OpaqueAreaTests {
    private let area = PixelRect(x: 0, y: 0, width: 400, height: 400)

    private func painter() throws -> FramePainter {
        FramePainter(
            context: CairoContext(try #require(CairoSurface(width: 400, height: 400))),
            bitmaps: BitmapCache(budget: 100_000), drawingScale: 1, movingSubtrees: nil)
    }

    /// The parts of the area that nodes leave open.
    private func open(_ nodes: RenderNode...) throws -> [PixelRect] {
        try painter().uncoveredParts(of: area, below: RenderNodeList(nodes), clippedTo: area, transform: .identity)
    }

    private func page(_ x: CGFloat, id: UInt64, _ color: UInt32 = 0xFFFFFF) -> RenderNode {
        node(CGRect(x: x, y: 0, width: 400, height: 400), color, id: id)
    }

    private func stage(_ children: RenderNode..., change: (inout RenderNode.Style) -> Void = { _ in }) -> RenderNode {
        node(CGRect(x: 0, y: 0, width: 400, height: 400), nil, id: 2, children: children) { style in
            style.clipsToBounds = true
            change(&style)
        }
    }

    private var blur: RenderNode {
        node(CGRect(x: 0, y: 0, width: 400, height: 44), nil, id: 9) { $0.contents = .backdrop(Backdrop(blur: 4)) }
    }

    /// A node that is looked at, because it has an extent, but shows no pixel.
    private func speck(_ index: Int) -> RenderNode {
        node(CGRect(x: index, y: 0, width: 1, height: 1), 0xFFFFFF, id: UInt64(100 + index)) { $0.opacity = 0 }
    }

    @Test func `pages that share a stage leave no part open`() throws {
        #expect(try open(stage(page(-120, id: 3), page(280, id: 4))) == [])
    }

    @Test func `the part that a page covers outside its stage stays open`() throws {
        let narrow = node(
            CGRect(x: 0, y: 0, width: 300, height: 400), nil, id: 2, children: [page(0, id: 3)]
        ) { $0.clipsToBounds = true }

        #expect(try open(narrow) == [PixelRect(x: 300, y: 0, width: 100, height: 400)])
    }

    @Test func `a stage with rounded corners or a faded one leaves all open`() throws {
        #expect(try open(stage(page(0, id: 3)) { $0.cornerRadius = 20 }) == [area])
        #expect(try open(stage(page(0, id: 3)) { $0.opacity = 0.5 }) == [area])
    }

    @Test func `only nodes painted before a backdrop count as hiding`() throws {
        let bar = node(CGRect(x: 0, y: 0, width: 400, height: 44), nil, id: 8, children: [blur])
        let half = page(-200, id: 3)
        let rest = [PixelRect(x: 200, y: 0, width: 200, height: 400)]

        #expect(try open(stage(page(0, id: 3)), bar) == [])
        #expect(try open(bar, stage(page(0, id: 3))) == [area])
        #expect(try open(stage(half, bar, page(200, id: 4))) == rest)
        #expect(try open(stage(bar) { $0.cornerRadius = 20 }, half) == [area])
        #expect(try open(half, stage(bar) { $0.cornerRadius = 20 }) == rest)
        #expect(try open(half, stage(bar) { $0.opacity = 0.5 }, page(0, id: 4)) == rest)
    }

    @Test func `rows that touch each other leave no part open, however many they are`() throws {
        let rows = (0..<40).map {
            node(CGRect(x: 0, y: 10 * $0, width: 400, height: 10), 0xFFFFFF, id: UInt64(100 + $0))
        }
        let list = node(CGRect(x: 0, y: 0, width: 400, height: 400), nil, id: 99, children: rows)
        let gap = node(
            CGRect(x: 0, y: 0, width: 400, height: 400), nil, id: 99, children: rows.filter { $0.layerID != 120 })

        #expect(try open(list) == [])
        #expect(try open(gap) == [PixelRect(x: 0, y: 200, width: 400, height: 10)])
    }

    @Test func `a search that costs too much finds no area`() throws {
        let specks = (0..<300).map { speck($0) }
        let crowd = node(CGRect(x: 0, y: 0, width: 400, height: 400), nil, id: 99, children: specks)

        #expect(try open(page(0, id: 3), crowd) == [area])
        #expect(try open(page(0, id: 3), crowd, blur) == [area])
    }

    @Test func `pages over the background of their parent look as if that had been painted whole`() {
        let words = [false, true].map { isWhole in
            let specks = (0..<(isWhole ? 300 : 0)).map { speck($0) }
            let crowd = node(CGRect(x: 0, y: 0, width: 400, height: 400), nil, id: 99, children: specks)
            let pages = stage(page(-130, id: 3, 0x00FF00), page(290.4, id: 4, 0x0000FF))
            let root = node(
                CGRect(x: 0, y: 0, width: 400, height: 400), 0xFF0000, id: 1, children: [pages, blur, crowd])
            return CompositingTests.words(of: paint([root], on: surface(400, 400), before: 0x7F00_7F00))
        }

        #expect(words[0] == words[1])
    }
}
