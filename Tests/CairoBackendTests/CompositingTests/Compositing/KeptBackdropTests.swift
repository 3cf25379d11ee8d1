import CairoBackend
import CoreGraphics
import Foundation
import QuartzCore
import Testing

@testable import PixelFunctions

@Suite struct KeptBackdropTests {
    private let renderer = CairoFrameRenderer()

    /// The colour in the middle of a frame with glass over a colour.
    private func shown(over color: UInt32, version: UInt64?, at x: CGFloat = 0, blur: CGFloat = 4) -> UInt32? {
        let full = CGRect(x: 0, y: 0, width: 40, height: 40)
        let glass = node(full.offsetBy(dx: x, dy: 0), nil, id: 9) { style in
            style.contents = .backdrop(Backdrop(blur: blur))
        }
        let frame = RenderFrame(
            index: 0, time: 0, surface: surface(), roots: [node(full, color, children: [glass])], damage: [],
            changedNodeCount: 0, backdropVersions: version.map { [9: $0] } ?? [:])
        let image = CGImage(
            width: 40, height: 40,
            pixels: PixelStorage(count: 1600) { words in
                guard let base = words.baseAddress else { return }
                renderer.render(
                    frame, damage: frame.fullDamage,
                    into: PixelTarget(base: UnsafeMutableRawPointer(base), width: 40, height: 40, bytesPerRow: 160))
            })
        return image.pixel(x: 20, y: 20)
    }

    @Test func `a picture of the same version is not made again`() {
        let first = shown(over: 0xFF0000, version: 1)

        let second = shown(over: 0x0000FF, version: 1)

        #expect(first == red && second == red)
    }

    @Test func `another version, position or blur makes a new one`() {
        _ = shown(over: 0xFF0000, version: 1)

        #expect(shown(over: 0x0000FF, version: 2) == blue)
        #expect(shown(over: 0x00FF00, version: 2, at: 5) == green)
        #expect(shown(over: 0x0000FF, version: 2, at: 5, blur: 6) == blue)
    }

    @Test func `without a version no picture is kept`() {
        _ = shown(over: 0xFF0000, version: nil)

        #expect(shown(over: 0x0000FF, version: nil) == blue)
    }

    @Test func `dropped pictures are made again`() {
        _ = shown(over: 0xFF0000, version: 1)

        renderer.dropCaches()

        #expect(shown(over: 0x0000FF, version: 1) == blue)
    }
}
