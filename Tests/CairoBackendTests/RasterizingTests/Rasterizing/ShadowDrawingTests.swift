import CoreGraphics
import Foundation
import Testing

@testable import CairoBackend
@testable import PixelFunctions

@Suite struct ShadowDrawingTests {
    private func shadowed(scale: CGFloat = 1, offset: CGSize, blur: CGFloat) -> CGImage {
        raster(60, 60, scale: scale) { context in
            context.setShadow(offset: offset, blur: blur, color: .black)
            context.setFillColor(CGColor(red: 1, green: 0, blue: 0, alpha: 1))
            context.fill(CGRect(x: 20, y: 20, width: 10, height: 10))
        }
    }

    @Test func `a shadow without blur is a copy in its colour at the offset, below the shape`() {
        let image = shadowed(offset: CGSize(width: 5, height: 7), blur: 0)

        #expect(image.pixel(x: 22, y: 22) == red)
        #expect(image.pixel(x: 34, y: 36) == black)
        #expect(image.pixel(x: 35, y: 36) == 0)
        #expect(image.pixel(x: 22, y: 30) == 0)
    }

    @Test func `the offset is in base space, so a scale of two doubles it in pixels but a transform does not`() {
        let image = raster(40, 40, scale: 2) { context in
            context.setShadow(offset: CGSize(width: 10, height: 0), blur: 0, color: .black)
            context.scaleBy(x: 2, y: 2)
            context.fill(CGRect(x: 0, y: 0, width: 4, height: 4))
        }

        #expect((16..<40).filter { image.pixel(x: $0, y: 2) == black } == Array(20..<36).filter { $0 >= 16 })
    }

    @Test func `a blurred shadow fades evenly on all sides and ends at twice the blur`() {
        let image = shadowed(offset: .zero, blur: 8)

        let left = channels(image.pixel(x: 15, y: 25))[0]
        #expect(left > 10 && left < 130)
        #expect(abs(left - channels(image.pixel(x: 34, y: 25))[0]) <= 1)
        #expect(abs(left - channels(image.pixel(x: 25, y: 15))[0]) <= 1)
        #expect(image.pixel(x: 20 - 17, y: 25) == 0)
    }

    @Test(arguments: [CGFloat(1), 2, 3.5, 8, 20])
    func `three boxes have the Gaussian's variance`(deviation: CGFloat) {
        let radii = BoxBlur.radii(deviation: deviation)

        let variance = radii.reduce(CGFloat(0)) { sum, radius in
            let width = CGFloat(2 * radius + 1)
            return sum + (width * width - 1) / 12
        }
        #expect(abs(variance.squareRoot() - deviation) < 0.35)
    }

    @Test func `blurring spreads the alpha without losing any`() {
        let side = 61
        var bytes = [UInt8](repeating: 0, count: side * side)
        for y in 20..<41 { for x in 20..<41 { bytes[y * side + x] = 255 } }
        let sum = bytes.reduce(0) { $0 + Int($1) }

        bytes.withUnsafeMutableBufferPointer { buffer in
            guard let base = buffer.baseAddress else { return }
            BoxBlur.blur(base, width: side, height: side, bytesPerRow: side, radii: [3, 3, 3])
        }

        #expect(abs(bytes.reduce(0) { $0 + Int($1) } - sum) < sum / 100)
        #expect(bytes == bytes.reversed())
        #expect(bytes[30 * side + 10] == 0 && bytes[30 * side + 12] > 0)
    }
}
