import CoreGraphics
import Foundation
import QuartzCore
import Testing

@testable import CairoBackend
@testable import PixelFunctions

@Suite struct LayerBlendTests {
    private let full = CGRect(x: 0, y: 0, width: 40, height: 40)

    @Test func `a blended node mixes with the pixels below it and changes no others`() {
        let blended = node(CGRect(x: 0, y: 0, width: 20, height: 40), 0xFFFF00, id: 2) {
            $0.rare = RareStyle(blendMode: .multiply)
        }

        let image = paint([node(full, 0x00FFFF, children: [blended])])

        // Yellow times cyan.
        #expect(image.pixel(x: 10, y: 20) == green)
        #expect(image.pixel(x: 30, y: 20) == 0xFF00_FFFF)
    }

    @Test func `a blended node of several parts blends as one, by its opacity`() {
        let child = node(CGRect(x: 0, y: 0, width: 40, height: 20), 0x00FF00, id: 3)
        let blended = node(full, 0xFF0000, id: 2, children: [child]) {
            $0.rare = RareStyle(blendMode: .plusLighter)
            $0.opacity = 0.5
        }

        let image = paint([node(full, 0x0000FF, children: [blended])])

        #expect(isClose(image.pixel(x: 20, y: 10), 0xFF00_80FF))
        #expect(isClose(image.pixel(x: 20, y: 30), 0xFF80_00FF))
    }

    @Test func `plus darker takes away how far colours are from white`() {
        let blended = node(full, 0xFF8080, id: 2) { $0.rare = RareStyle(blendMode: .plusDarker) }

        let image = paint([node(full, 0xFFC0C0, children: [blended])])

        // 255 − 127 − 63 = 65.
        #expect(isClose(image.pixel(x: 20, y: 20), 0xFFFF_4141))
    }

    @Test func `an opaque blended node does not hide the nodes below it`() {
        let blended = node(full, 0xFFFFFF, id: 3) { $0.rare = RareStyle(blendMode: .multiply) }

        let image = paint([node(full, 0xFF0000, id: 2), blended])

        #expect(image.pixel(x: 20, y: 20) == red)
    }

    @Test func `hard edges leave only full pixels`() {
        func turned(_ hard: EdgeSides) -> CGImage {
            let square = node(
                CGRect(x: 20, y: 4, width: 20, height: 20), 0x000000, id: 2, by: CGAffineTransform(rotationAngle: 0.6)
            ) { $0.rare = hard.isEmpty ? nil : RareStyle(hardEdges: hard) }
            return paint([node(full, 0xFFFFFF, children: [square])])
        }
        func mixed(_ image: CGImage, _ columns: Range<Int>) -> Int {
            columns.reduce(0) { sum, x in
                sum + (0..<40).count { ![white, black].contains(image.pixel(x: x, y: $0) ?? 0) }
            }
        }

        let (smooth, hard, left) = (turned([]), turned(.all), turned([.minX]))

        #expect(mixed(smooth, 0..<40) > 20)
        #expect(mixed(hard, 0..<40) == 0)
        // The left side runs from the top corner at 20 down to 8.7: pixels are mixed only to the right of its line.
        #expect(mixed(left, 0..<40) > 10 && mixed(left, 0..<40) < mixed(smooth, 0..<40))
        #expect(mixed(left, 0..<9) == 0)
    }

    @Test func `a gray store has the luma of the colours`() {
        var contents = drawing(full.size, 0xFF0000)
        if case .drawing(var drawing) = contents {
            drawing.isGray = true
            contents = .drawing(drawing)
        }

        let image = paint([node(full, 0xFFFFFF, children: [node(full, nil, id: 2) { $0.contents = contents }])])

        // 0.2126 · 255 = 54.2.
        #expect(isClose(image.pixel(x: 20, y: 20), 0xFF36_3636))
    }

    @Test func `a bias blurs a picture that the trilinear filter shrinks`() {
        func shown(bias: CGFloat) -> CGImage {
            var sampling = ContentsSampling()
            (sampling.minification, sampling.bias) = (.trilinear, bias)
            let halves = image(width: 160, (0..<160 * 160).map { $0 % 160 < 80 ? red : blue })
            let child = node(full, nil, id: 2) {
                $0.contents = .image(ImageContents(image: halves, sampling: sampling))
            }
            return paint([node(full, 0xFFFFFF, children: [child])])
        }

        let (fitting, soft) = (shown(bias: 0), shown(bias: 3))

        // Five pixels are stretched over forty, so that the middle one is a mixture over eight.
        #expect(fitting.pixel(x: 16, y: 20) == red && fitting.pixel(x: 23, y: 20) == blue)
        #expect(!isClose(soft.pixel(x: 18, y: 20), red) && !isClose(soft.pixel(x: 21, y: 20), blue))
    }
}
