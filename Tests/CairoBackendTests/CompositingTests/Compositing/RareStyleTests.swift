import CoreGraphics
import Foundation
import QuartzCore
import Testing

@testable import PixelFunctions

@Suite struct RareStyleTests {
    private let full = CGRect(x: 0, y: 0, width: 40, height: 40)

    @Test func `a mask shows a node and its children as far as it is opaque`() {
        let child = node(CGRect(x: 0, y: 20, width: 40, height: 20), 0x0000FF, id: 3)
        let mask = node(
            CGRect(x: 10, y: 10, width: 20, height: 20), nil, id: 4,
            children: [
                node(CGRect(x: 0, y: 0, width: 10, height: 20), 0x00FF00, id: 5),
                node(CGRect(x: 10, y: 0, width: 10, height: 20), 0x000000, id: 6) { $0.opacity = 0.5 },
            ])
        let masked = node(full, 0xFF0000, id: 2, children: [child]) { $0.rare = RareStyle(mask: mask) }

        let image = paint([node(full, 0xFFFFFF, children: [masked])])

        #expect(image.pixel(x: 5, y: 5) == white && image.pixel(x: 35, y: 35) == white)
        #expect(image.pixel(x: 12, y: 12) == red && image.pixel(x: 12, y: 27) == blue)
        #expect(isClose(image.pixel(x: 25, y: 12), 0xFFFF_7F7F) && isClose(image.pixel(x: 25, y: 27), 0xFF7F_7FFF))
    }

    @Test func `nodes behind a masked node are painted even where it covers them all`() {
        let masked = node(full, 0xFF0000, id: 2) { style in
            style.rare = RareStyle(mask: node(CGRect(x: 0, y: 0, width: 20, height: 40), 0x000000, id: 3))
        }

        let image = paint([node(full, 0x00FF00), masked])

        #expect(image.pixel(x: 10, y: 10) == red && image.pixel(x: 30, y: 10) == green)
    }

    @Test func `a white factor leaves a large translucent area where it is`() {
        func picture(_ factor: RGBAColor?) -> [UInt32] {
            let glass = node(CGRect(x: 20, y: 20, width: 120, height: 120), 0x0000FF, id: 3) {
                $0.backgroundColor?.alpha = 0.5
            }
            let pane = node(CGRect(x: 20, y: 20, width: 300, height: 300), 0x00FF00, id: 2, children: [glass]) {
                $0.rare = factor.map { RareStyle(colorFactor: $0) }
            }
            return words(
                of: paint(
                    [node(CGRect(x: 0, y: 0, width: 340, height: 340), 0xFFFFFF, children: [pane])],
                    on: surface(340, 340)))
        }

        #expect(picture(.white) == picture(nil))
    }

    @Test func `a colour factor multiplies a subtree`() {
        let tinted = node(full, nil, id: 2, children: [node(full, 0xFFFFFF, id: 3) { $0.cornerRadius = 5 }]) {
            $0.rare = RareStyle(colorFactor: RGBAColor(red: 1, green: 0.5, blue: 0))
        }

        let image = paint([node(full, 0x0000FF, children: [tinted])])

        #expect(isClose(image.pixel(x: 20, y: 20), 0xFFFF_8000))
        #expect(image.pixel(x: 0, y: 0) == blue)
    }

    @Test func `continuous corners are longer than circles and meet them in the middle`() {
        func card(_ isContinuous: Bool) -> CGImage {
            paint(
                [
                    node(
                        CGRect(x: 0, y: 0, width: 80, height: 80), 0xFFFFFF,
                        children: [
                            node(CGRect(x: 0, y: 0, width: 80, height: 80), 0x000000, id: 2) { style in
                                style.cornerRadius = 20
                                style.rare = isContinuous ? RareStyle(hasContinuousCorners: true) : nil
                            }
                        ])
                ], on: surface(80, 80))
        }

        let (circle, continuous) = (card(false), card(true))

        // Just before the circle would begin, at 20, the longer bend is already a fifth of a pixel deep.
        func level(_ image: CGImage, _ x: Int) -> Int { Int((image.pixel(x: x, y: 0) ?? 0) & 0xFF) }
        #expect(level(circle, 18) < 20 && level(continuous, 18) > 35)
        #expect(level(continuous, 32) == 0)
        // Both cross the diagonal at 20·(1 − √½) = 5.86.
        for image in [circle, continuous] {
            #expect(image.pixel(x: 4, y: 4) == white && image.pixel(x: 7, y: 7) == black)
        }
    }

    @Test func `a shadow path replaces the node's outline`() {
        let shadowed = node(CGRect(x: 10, y: 10, width: 10, height: 10), 0xFF0000, id: 2) { style in
            style.shadow = Shadow(offset: CGSize(width: 0, height: 5), blur: 0, color: .black)
            var path = PathGeometry()
            path.addRect(CGRect(x: 0, y: 0, width: 20, height: 5))
            style.rare = RareStyle(shadowPath: path)
        }

        let image = paint([node(full, 0xFFFFFF, children: [shadowed])])

        #expect(image.pixel(x: 15, y: 15) == red && image.pixel(x: 25, y: 17) == black)
        #expect(image.pixel(x: 15, y: 22) == white)
    }

    @Test func `a shape is sharp at every scale and shows outside its bounds`() throws {
        let contents = drawing(CGSize(width: 10, height: 10), 0xFF0000, gravity: .asDrawn)
        let shape = node(CGRect(x: 5, y: 5, width: 0, height: 0), nil, id: 2, by: CGAffineTransform(scaleX: 2, y: 2)) {
            $0.contents = contents
        }
        let turned = node(
            CGRect(x: 40, y: 20, width: 0, height: 0), nil, id: 3, by: CGAffineTransform(rotationAngle: .pi / 2)
        ) { $0.contents = contents }

        let image = paint([node(full, 0xFFFFFF, children: [shape, turned])])

        #expect(image.pixel(x: 5, y: 5) == red && image.pixel(x: 24, y: 24) == red)
        #expect(image.pixel(x: 4, y: 5) == white && image.pixel(x: 25, y: 24) == white)
        #expect(image.pixel(x: 35, y: 25) == red && image.pixel(x: 28, y: 25) == white)
    }
}
