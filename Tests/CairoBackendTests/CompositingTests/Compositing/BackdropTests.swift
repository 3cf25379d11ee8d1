import CairoBackend
import CoreGraphics
import Foundation
import QuartzCore
import Testing

@testable import PixelFunctions

@Suite struct BackdropTests {
    private let full = CGRect(x: 0, y: 0, width: 80, height: 40)
    private let blur = Backdrop(blur: 8)

    private func glass(
        _ rect: CGRect, _ backdrop: Backdrop, style change: (inout RenderNode.Style) -> Void = { _ in }
    ) -> RenderNode {
        node(rect, nil, id: 9) { style in
            style.contents = .backdrop(backdrop)
            change(&style)
        }
    }

    /// Black on the left, white from x = 40.
    private var halves: [RenderNode] {
        [node(full, 0x000000, id: 2), node(CGRect(x: 40, y: 0, width: 40, height: 40), 0xFFFFFF, id: 3)]
    }

    private func image(_ nodes: [RenderNode]) -> CGImage {
        paint([node(full, nil, children: nodes)], on: surface(80, 40))
    }

    private func level(_ image: CGImage, _ x: Int, _ y: Int = 20) -> Int {
        image.pixel(x: x, y: y).map { Int($0 & 0xFF) } ?? -1
    }

    @Test(arguments: [0xFFFFFF, 0x000000, 0x123456, 0xFF8001] as [UInt32])
    func `an even colour stays the same`(color: UInt32) {
        let image = image([node(full, color, id: 2), glass(full, blur)])

        #expect(Set(image.pixels.words) == [0xFF00_0000 | color])
    }

    @Test(arguments: [2, 5, 8, 11, 16] as [CGFloat])
    func `an edge becomes the integral of a Gaussian`(deviation: CGFloat) {
        let wide = CGRect(x: 0, y: 0, width: 400, height: 40)
        let edge = node(CGRect(x: 200, y: 0, width: 200, height: 40), 0xFFFFFF, id: 3)

        let image = paint(
            [node(wide, 0x000000, children: [edge, glass(wide, Backdrop(blur: deviation))])], on: surface(400, 40))

        for distance in [-2, -1, -0.5, 0, 0.5, 1, 2] as [CGFloat] {
            let x = 200 + distance * deviation
            let share = (1 + erf((CGFloat(Int(x)) + 0.5 - 200) / deviation / 2.0.squareRoot())) / 2
            #expect(abs(CGFloat(level(image, Int(x))) - share * 255) < 10)
        }
        #expect((1..<400).allSatisfy { level(image, $0) >= level(image, $0 - 1) })
    }

    @Test func `pixels outside of the backdrop do not shine in`() {
        let bar = CGRect(x: 0, y: 0, width: 40, height: 40)

        let image = image(halves + [glass(bar, blur)])

        #expect(level(image, 39) == 0 && level(image, 40) == 255)
    }

    @Test func `saturation leaves greys and spreads colours`() {
        let colors = [
            node(full, 0x808080, id: 2), node(CGRect(x: 40, y: 0, width: 40, height: 40), 0x804040, id: 3),
        ]

        let image = image(colors + [glass(full, Backdrop(saturation: 2))])

        #expect(image.pixel(x: 10, y: 20) == 0xFF80_8080)
        // The grey of 804040 has 54/256 of the way from 40 to 80; each channel moves twice as far from it.
        #expect(isClose(image.pixel(x: 60, y: 20), 0xFFB2_3232, tolerance: 2))
    }

    @Test func `a tint is laid over`() {
        let tint = RGBAColor(hex: 0xFF0000, alpha: 0.25)

        let image = image([node(full, 0x0000FF, id: 2), glass(full, Backdrop(tint: tint))])

        #expect(isClose(image.pixel(x: 10, y: 20), 0xFF40_00BF))
    }

    @Test func `rounded corners cut it`() {
        let image = image(
            [node(full, 0xFFFFFF, id: 2), glass(full, Backdrop(tint: .black)) { $0.cornerRadius = 10 }])

        #expect(image.pixel(x: 0, y: 0) == white && image.pixel(x: 20, y: 20) == black)
    }

    @Test func `a turned node shows the pixels below it at their positions`() {
        let quarter = CGAffineTransform(rotationAngle: .pi / 4)
        let turned = node(CGRect(x: 60, y: 5, width: 20, height: 20), nil, id: 9, by: quarter) { style in
            style.contents = .backdrop(Backdrop(tint: RGBAColor(hex: 0x000000, alpha: 0.5)))
        }

        let image = image(halves + [turned])

        #expect(isClose(image.pixel(x: 60, y: 20), 0xFF80_8080) && image.pixel(x: 70, y: 8) == white)
    }

    @Test func `transparency mixes it with the sharp picture`() {
        let image = image([node(full, 0xFFFFFF, id: 2), glass(full, Backdrop(tint: .black)) { $0.opacity = 0.5 }])

        #expect(isClose(image.pixel(x: 10, y: 20), 0xFF80_8080))
    }

    @Test func `inside a half-transparent group it blurs the pixels below the group`() {
        let plain = image(halves + [glass(full, blur)])
        let mark = node(CGRect(x: 0, y: 0, width: 4, height: 4), 0xFF0000, id: 5)
        let group = node(full, nil, id: 4, children: [mark, glass(full, blur)]) { $0.opacity = 0.5 }

        let grouped = image(halves + [group])

        for x in [30, 36, 39] { #expect(abs(level(grouped, x) - level(plain, x) / 2) < 3) }
    }

    @Test func `a clip and a mask cut it`() {
        let clip = node(full, nil, id: 4, children: [glass(full, Backdrop(tint: .black))]) { style in
            style.clipsToBounds = true
            style.cornerRadius = 10
        }
        let mask = node(CGRect(x: 0, y: 0, width: 20, height: 40), 0x000000, id: 6)
        let masked = glass(full, Backdrop(tint: .black)) { $0.rare = RareStyle(mask: mask) }

        let clipped = image([node(full, 0xFFFFFF, id: 2), clip])
        let hidden = image([node(full, 0xFFFFFF, id: 2), masked])

        #expect(clipped.pixel(x: 0, y: 0) == white && clipped.pixel(x: 40, y: 20) == black)
        #expect(hidden.pixel(x: 10, y: 20) == black && hidden.pixel(x: 30, y: 20) == white)
    }

    @Test func `a piece of a frame is the same as when all is painted`() {
        let nodes = [node(full, nil, children: halves + [glass(CGRect(x: 10, y: 5, width: 60, height: 30), blur)])]
        let whole = paint(nodes, on: surface(80, 40))

        let piece = paint(
            nodes, on: surface(80, 40), damage: [PixelRect(x: 30, y: 10, width: 20, height: 4)],
            before: 0xFF12_3456)

        for y in 10..<14 { for x in 30..<50 { #expect(piece.pixel(x: x, y: y) == whole.pixel(x: x, y: y)) } }
    }

    @Test func `an opaque node above it does not change the blurred pixels`() {
        let nodes = [
            node(
                full, nil,
                children: [
                    glass(full, blur), node(CGRect(x: 20, y: 0, width: 20, height: 40), 0xFF0000, id: 5),
                ])
        ]

        let image = paint(nodes, on: surface(80, 40), before: 0xFFFF_FFFF)

        #expect(image.pixel(x: 10, y: 20) == black && image.pixel(x: 45, y: 20) == black)
    }

    @Test(arguments: [RareStyle.Composition.dissolving(0.25), .dissolving(1), .kept(scale: nil)])
    func `it blurs looks that are composed below it as they are shown`(composition: RareStyle.Composition) {
        let place = CGRect(x: 20, y: 10, width: 20, height: 20)
        let looks = [node(place, 0xFFFFFF, id: 5), node(place, 0xFFFFFF, id: 6)]
        let composed = node(full, nil, id: 4, children: looks) { $0.rare = RareStyle(composition: composition) }

        let plain = image([node(place, 0xFFFFFF, id: 5), glass(full, blur)])
        let shown = image([composed, glass(full, blur)])
        let beside = image([composed, glass(CGRect(x: 0, y: 0, width: 16, height: 16), blur)])

        for x in [10, 20, 30, 45] { #expect(abs(level(shown, x) - level(plain, x)) <= 1) }
        #expect((0..<16).allSatisfy { level(beside, $0, 8) == 0 })
    }

    @Test func `letterbox bars stay black`() {
        let letterboxed = RenderFrame.Surface(
            size: CGSize(width: 40, height: 20), scale: 1, canvasSize: CGSize(width: 20, height: 20),
            canvasOrigin: CGPoint(x: 10, y: 0))
        let root = node(full, 0xFFFFFF, children: [glass(full, blur)])

        let image = paint([root], on: letterboxed, before: 0xFF12_3456)

        #expect(image.pixel(x: 5, y: 10) == black && image.pixel(x: 35, y: 10) == black)
        #expect(image.pixel(x: 15, y: 10) == white)
    }
}
