import CoreGraphics
import Foundation
import Testing
import UIFoundation
import UIKitTesting

@Suite(.application) struct UIGraphicsImageRendererTests {
    /// Installed by each test itself, because another suite's test may run between a suite's initialiser and its test.
    private func installRasterizer() -> RecordingRasterizer {
        let rasterizer = RecordingRasterizer()
        installedContentRasterizer.install(rasterizer)
        return rasterizer
    }

    @Test func `an image has the size in points and the format's scale`() {
        let rasterizer = installRasterizer()
        let format = UIGraphicsImageRendererFormat()
        format.scale = 3
        let renderer = UIGraphicsImageRenderer(size: CGSize(width: 20, height: 10), format: format)
        format.scale = 1

        let image = renderer.image { _ in }

        #expect(image.size == CGSize(width: 20, height: 10))
        #expect(image.scale == 3)
        #expect(image.cgImage?.width == 60)
        #expect(rasterizer.calls.map(\.scale) == [3])
    }

    @Test func `the scale is the current traits' by default`() {
        _ = installRasterizer()
        UITraitCollection(displayScale: 2).performAsCurrent {
            let image = UIGraphicsImageRenderer(size: CGSize(width: 4, height: 4)).image { _ in }

            #expect(image.scale == 2)
        }
    }

    @Test func `actions draw to the current context`() {
        let rasterizer = installRasterizer()
        let renderer = UIGraphicsImageRenderer(size: CGSize(width: 20, height: 10))

        _ = renderer.image { context in
            #expect(UIGraphicsGetCurrentContext() === context.cgContext)
            UIColor.red.setFill()
            context.fill(CGRect(x: 0, y: 0, width: 5, height: 5))
        }

        #expect(rasterizer.calls[0].list.text == "save\nfill #FF0000 copy rect 0,0,5,5\nrestore")
        #expect(UIGraphicsGetCurrentContext() == nil)
    }

    @Test func `bounds away from the origin move the drawing`() {
        let rasterizer = installRasterizer()
        let renderer = UIGraphicsImageRenderer(bounds: CGRect(x: 5, y: 7, width: 20, height: 10))

        _ = renderer.image { UIBezierPath(rect: $0.format.bounds).fill() }

        #expect(rasterizer.calls[0].list.text.contains("concat 1 0 0 1 -5 -7"))
        #expect(rasterizer.calls[0].size == CGSize(width: 20, height: 10))
    }

    @Test func `an opaque image starts out black`() {
        let rasterizer = installRasterizer()
        let format = UIGraphicsImageRendererFormat()
        format.opaque = true

        _ = UIGraphicsImageRenderer(size: CGSize(width: 4, height: 4), format: format).image { _ in }

        #expect(rasterizer.calls[0].list.text == "fill #000000 rect 0,0,4,4")
    }

    @Test func `an image of no size has no pixels`() {
        _ = installRasterizer()
        let image = UIGraphicsImageRenderer(size: .zero).image { _ in }

        #expect(image.cgImage == nil)
        #expect(image.size == .zero)
    }
}
