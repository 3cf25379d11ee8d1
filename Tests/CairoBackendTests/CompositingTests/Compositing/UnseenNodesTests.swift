import CoreGraphics
import Foundation
import QuartzCore
import Testing

@testable import CairoBackend

/// Nodes that are not painted: the rasterised contents show which ones were.
@Suite struct UnseenNodesTests {
    private let cache = BitmapCache(budget: 100_000)
    private let everything = PixelRect(x: 0, y: 0, width: 40, height: 40)

    /// Paints nodes and returns how many bytes of drawings that made.
    private func bytesMade(byPainting nodes: [RenderNode], in area: PixelRect? = nil) -> Int {
        guard let surface = CairoSurface(width: 40, height: 40) else { return -1 }
        let painter = FramePainter(
            context: CairoContext(surface), bitmaps: cache, drawingScale: 1, movingSubtrees: MovingSubtrees())
        let root = node(CGRect(x: 0, y: 0, width: 40, height: 40), nil, id: 1, children: nodes)
        painter.paint(root, parent: .identity, alpha: 1, clip: area ?? everything)
        return cache.bytes
    }

    /// Ten by ten pixels of drawing, which are 400 bytes.
    private func drawn(at x: CGFloat, _ y: CGFloat, id: UInt64 = 2) -> RenderNode {
        node(CGRect(x: x, y: y, width: 10, height: 10), nil, id: id) { style in
            style.contents = drawing(CGSize(width: 10, height: 10), 0xFF0000, version: id)
        }
    }

    /// One of sixteen drawn nodes that fill the surface.
    private func tile(_ index: Int, shift: Int = 0) -> RenderNode {
        let (column, row) = (index % 4, index / 4)
        return drawn(at: CGFloat(column * 10), CGFloat(row * 10), id: UInt64(10 + index + shift))
    }

    @Test func `a node in sight is drawn`() {
        #expect(bytesMade(byPainting: [drawn(at: 5, 5)]) == 400)
    }

    @Test func `a node beside the screen is not drawn`() {
        let nodes = [drawn(at: -20, 5), drawn(at: 5, 45, id: 3), drawn(at: 60, 60, id: 4)]

        #expect(bytesMade(byPainting: nodes) == 0)
    }

    @Test func `a node outside the damage is not drawn`() {
        let area = PixelRect(x: 0, y: 0, width: 20, height: 20)

        #expect(bytesMade(byPainting: [drawn(at: 25, 25)], in: area) == 0)
    }

    @Test func `a node behind an opaque one is not drawn`() {
        let cover = node(CGRect(x: 0, y: 0, width: 40, height: 40), 0xFFFFFF, id: 3)

        #expect(bytesMade(byPainting: [drawn(at: 5, 5), cover]) == 0)
    }

    @Test func `a node behind a page deep in another subtree is not drawn`() {
        let page = node(CGRect(x: -5, y: -5, width: 60, height: 60), 0xFFFFFF, id: 4)
        let container = node(CGRect(x: 0, y: 0, width: 40, height: 40), nil, id: 3, children: [page])

        #expect(bytesMade(byPainting: [drawn(at: 5, 5), container]) == 0)
    }

    @Test func `a node behind glass is drawn only to make the picture that the glass shows`() {
        let full = CGRect(x: 0, y: 0, width: 40, height: 40)
        let glass = node(full, nil, id: 9) { $0.contents = .backdrop(Backdrop(blur: 4)) }
        let root = node(full, 0xFFFFFF, id: 1, children: [drawn(at: 5, 5), glass])
        let frame = RenderFrame(
            index: 0, time: 0, surface: surface(), roots: [root], damage: [], changedNodeCount: 0,
            backdropVersions: [9: 1])
        var bytesMade: [Int] = []

        for _ in 0..<2 {
            cache.remove([2])
            let before = cache.bytes
            guard let target = CairoSurface(width: 40, height: 40) else { return }
            let painter = FramePainter(
                context: CairoContext(target), bitmaps: cache, drawingScale: 1, movingSubtrees: nil,
                backdrops: BackdropPictures(frame, target: everything, bitmaps: cache))
            painter.paint(root, parent: .identity, alpha: 1, clip: everything)
            bytesMade.append(cache.bytes - before)
        }

        // The drawing and the glass' picture of 40 by 40 pixels; then neither.
        #expect(bytesMade == [400 + 40 * 40 * 4, 0])
    }

    @Test func `a node behind a half-transparent one is drawn`() {
        let behind = drawn(at: 5, 5)
        let faded = node(CGRect(x: 0, y: 0, width: 40, height: 40), 0xFFFFFF, id: 3) { $0.opacity = 0.5 }

        #expect(bytesMade(byPainting: [behind, faded]) == 400)
    }

    @Test func `a node behind rounded corners is drawn where they let it through`() {
        let behind = drawn(at: 0, 0)
        let rounded = node(CGRect(x: 0, y: 0, width: 40, height: 40), 0xFFFFFF, id: 3) { $0.cornerRadius = 8 }

        let middle = bytesMade(
            byPainting: [behind, rounded], in: PixelRect(x: 0, y: 8, width: 40, height: 24))
        let corner = bytesMade(byPainting: [behind, rounded])

        #expect(middle == 0)
        #expect(corner == 400)
    }

    @Test func `a node in a parent that clips it away is not drawn`() {
        let parent = node(
            CGRect(x: 0, y: 0, width: 10, height: 10), nil, id: 3, children: [drawn(at: 15, 15)]
        ) { $0.clipsToBounds = true }

        #expect(bytesMade(byPainting: [parent]) == 0)
    }

    @Test func `under a small budget drawings are dropped and made again with the same pixels`() {
        let nodes: [RenderNode] = (0..<16).map { tile($0) }
        let root = node(CGRect(x: 0, y: 0, width: 40, height: 40), 0xFFFFFF, children: nodes)
        let renderer = CairoFrameRenderer(bitmapBudget: 2000)

        let first = paint([root], renderer: renderer)
        let second = paint([root], renderer: renderer)
        renderer.dropCaches()
        let third = paint([root], renderer: renderer)

        let expected = words(of: paint([root]))
        let isSame = [first, second, third].map { words(of: $0) == expected }
        #expect(isSame == [true, true, true])
    }

    @Test func `painting never keeps more than the budget`() {
        let small = BitmapCache(budget: 2000)
        guard let surface = CairoSurface(width: 40, height: 40) else { return }
        let painter = FramePainter(
            context: CairoContext(surface), bitmaps: small, drawingScale: 1, movingSubtrees: nil)
        var most = 0

        for round in 0..<3 {
            for index in 0..<16 {
                painter.paint(tile(index, shift: round), parent: .identity, alpha: 1, clip: everything)
                most = max(most, small.bytes)
            }
        }

        #expect(most > 0)
        #expect(most <= 2000)
    }
}
