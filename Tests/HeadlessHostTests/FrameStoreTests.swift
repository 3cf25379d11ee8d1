import CoreGraphics
import Foundation
import HeadlessHost
import QuartzCore
import Synchronization
import TestTurns
import Testing

@Suite(.exclusive) struct FrameStoreTests {
    /// Fills the damage with the frame's index.
    private nonisolated final class IndexRenderer: FrameRenderer {
        let damages = Mutex<[[PixelRect]]>([])

        func render(_ frame: RenderFrame, damage: [PixelRect], into target: PixelTarget) {
            damages.withLock { $0.append(damage) }
            for rect in damage {
                for y in rect.y..<rect.maxY {
                    for x in rect.x..<rect.maxX {
                        target.base.storeBytes(
                            of: UInt32(frame.index), toByteOffset: y * target.bytesPerRow + 4 * x, as: UInt32.self)
                    }
                }
            }
        }

        func dropCaches() {}
    }

    private let renderer = IndexRenderer()

    private func frame(_ index: Int, _ damage: PixelRect, size: CGSize = CGSize(width: 4, height: 2)) -> RenderFrame {
        RenderFrame(
            index: index, time: 0, surface: RenderFrame.Surface(size: size, scale: 1), roots: [], damage: [damage],
            changedNodeCount: 0)
    }

    private let corner = PixelRect(x: 3, y: 1, width: 1, height: 1)
    private let all = PixelRect(x: 0, y: 0, width: 4, height: 2)

    @Test func `a store without frames has no pixels`() {
        let store = FrameStore(renderer: renderer)

        #expect(store.image() == nil)
        #expect(store.pixelHash() == nil)
    }

    @Test func `after a frame that was looked at only the damage is painted`() {
        let store = FrameStore(renderer: renderer)
        store.keep(frame(1, all))
        _ = store.image()

        store.keep(frame(2, corner))
        let image = store.image()

        #expect(image.map { Array($0.pixels.words) } == [1, 1, 1, 1, 1, 1, 1, 2])
        #expect(renderer.damages.withLock { $0 } == [[all], [corner]])
    }

    @Test func `frames whose pixels are not read are not painted, and the next reading paints all`() {
        let store = FrameStore(renderer: renderer)
        store.keep(frame(1, all))
        _ = store.image()
        store.keep(frame(2, corner))
        store.keep(frame(3, corner))

        let image = store.image()

        #expect(image.map { Array($0.pixels.words) } == [3, 3, 3, 3, 3, 3, 3, 3])
        #expect(renderer.damages.withLock { $0 } == [[all], [all]])
    }

    @Test func `another size is painted in full`() {
        let store = FrameStore(renderer: renderer)
        store.keep(frame(1, all))
        _ = store.image()

        store.keep(frame(2, PixelRect(x: 0, y: 0, width: 1, height: 1), size: CGSize(width: 2, height: 2)))
        let image = store.image()

        #expect(image?.width == 2)
        #expect(image.map { Array($0.pixels.words) } == [2, 2, 2, 2])
    }

    @Test func `the hash is that of the pixels' words`() {
        let store = FrameStore(renderer: renderer)
        store.keep(frame(1, all))

        let hash = store.pixelHash()

        // Eight words 1 in little-endian bytes.
        #expect(hash == "1645dafaadd8b1075dbb65a6a961a05d28e40d93da92293ce602dca244e85d6b")
    }
}
