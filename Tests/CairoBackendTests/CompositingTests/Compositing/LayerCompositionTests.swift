import CairoBackend
import CoreGraphics
import Foundation
import QuartzCore
import Testing

@testable import PixelFunctions

@Suite struct LayerCompositionTests {
    private let full = CGRect(x: 0, y: 0, width: 40, height: 40)

    @Test func `children lie above their parent and later siblings above earlier ones`() {
        let first = node(CGRect(x: 5, y: 5, width: 20, height: 20), 0xFF0000, id: 2)
        let second = node(CGRect(x: 10, y: 10, width: 20, height: 20), 0x0000FF, id: 3)

        let image = paint([node(full, 0xFFFFFF, children: [first, second])])

        #expect(image.pixel(x: 7, y: 7) == red)
        #expect(image.pixel(x: 12, y: 12) == blue)
        #expect(image.pixel(x: 35, y: 35) == white)
    }

    @Test func `a sibling that covers the whole canvas hides those below but not those above`() {
        let hidden = node(full, 0xFF0000, id: 2)
        let cover = node(full, nil, id: 3, children: [node(full, 0x00FF00, id: 4)])
        let above = node(CGRect(x: 0, y: 0, width: 10, height: 10), 0x0000FF, id: 5)
        let root = node(full, 0xFFFFFF, children: [hidden, cover, above]) { $0.borderWidth = 1 }

        let image = paint([root])

        #expect(image.pixel(x: 20, y: 20) == green)
        #expect(image.pixel(x: 5, y: 5) == blue)
        #expect(image.pixel(x: 0, y: 0) == black)
    }

    @Test func `an edge within a pixel is moved to the nearest one, so that neighbours leave no gap`() {
        let left = node(CGRect(x: 0, y: 0, width: 10.4, height: 40), 0xFF0000, id: 2)
        let right = node(CGRect(x: 10.4, y: 0, width: 20, height: 40), 0x0000FF, id: 3)

        let image = paint([node(full, 0xFFFFFF, children: [left, right])])

        #expect(image.pixel(x: 9, y: 5) == red)
        #expect(image.pixel(x: 10, y: 5) == blue)
    }

    @Test func `a line thinner than a pixel stays visible`() {
        let line = node(CGRect(x: 0, y: 10, width: 40, height: 0.5), 0x000000, id: 2)

        let image = paint([node(full, 0xFFFFFF, children: [line])])

        #expect(isClose(image.pixel(x: 20, y: 10), 0xFF80_8080))
    }

    @Test func `half opacity of a group does not let its parts shine through each other`() {
        let inner = node(CGRect(x: 0, y: 0, width: 10, height: 10), 0x0000FF, id: 3)
        let group = node(CGRect(x: 10, y: 10, width: 20, height: 20), 0xFF0000, id: 2, children: [inner]) {
            $0.opacity = 0.5
        }

        let image = paint([node(full, 0xFFFFFF, children: [group])])

        #expect(isClose(image.pixel(x: 12, y: 12), 0xFF7F_7FFF))
        #expect(isClose(image.pixel(x: 25, y: 25), 0xFFFF_7F7F))
    }

    @Test func `opacities of nested nodes multiply`() {
        let inner = node(CGRect(x: 0, y: 0, width: 20, height: 20), 0x000000, id: 3) { $0.opacity = 0.5 }
        let outer = node(CGRect(x: 10, y: 10, width: 20, height: 20), nil, id: 2, children: [inner]) {
            $0.opacity = 0.5
        }

        let image = paint([node(full, 0xFFFFFF, children: [outer])])

        #expect(isClose(image.pixel(x: 15, y: 15), 0xFFBF_BFBF))
    }

    @Test func `rounded corners are clear, the sides are not`() {
        let card = node(CGRect(x: 5, y: 5, width: 30, height: 30), 0xFF0000, id: 2) { $0.cornerRadius = 10 }

        let image = paint([node(full, 0xFFFFFF, children: [card])])

        for (x, y) in [(5, 5), (34, 5), (5, 34), (34, 34)] { #expect(image.pixel(x: x, y: y) == white) }
        for (x, y) in [(20, 5), (5, 20), (34, 20), (20, 34), (20, 20)] { #expect(image.pixel(x: x, y: y) == red) }
    }

    @Test func `only the masked corners are rounded`() {
        let card = node(CGRect(x: 5, y: 5, width: 30, height: 30), 0xFF0000, id: 2) { style in
            style.cornerRadius = 10
            style.maskedCorners = [.topLeft, .topRight]
        }

        let image = paint([node(full, 0xFFFFFF, children: [card])])

        #expect(image.pixel(x: 5, y: 5) == white && image.pixel(x: 34, y: 5) == white)
        #expect(image.pixel(x: 5, y: 34) == red && image.pixel(x: 34, y: 34) == red)
    }

    @Test func `clipping cuts children at the rounded bounds`() {
        let child = node(CGRect(x: -10, y: -10, width: 100, height: 100), 0x0000FF, id: 3)
        let other = node(CGRect(x: 0, y: 15, width: 100, height: 100), 0x00FF00, id: 4)
        let clip = node(CGRect(x: 5, y: 5, width: 30, height: 30), nil, id: 2, children: [child, other]) { style in
            style.clipsToBounds = true
            style.cornerRadius = 10
        }

        let image = paint([node(full, 0xFFFFFF, children: [clip])])

        #expect(image.pixel(x: 5, y: 5) == white && image.pixel(x: 34, y: 34) == white)
        #expect(image.pixel(x: 20, y: 5) == blue && image.pixel(x: 20, y: 34) == green)
        #expect(image.pixel(x: 20, y: 36) == white)
    }

    @Test func `the border lies inside the bounds and above the children`() {
        let child = node(CGRect(x: 0, y: 0, width: 30, height: 30), 0x0000FF, id: 3)
        let card = node(CGRect(x: 5, y: 5, width: 30, height: 30), 0xFF0000, id: 2, children: [child]) { style in
            style.borderWidth = 2
            style.borderColor = RGBAColor(hex: 0x00FF00)
        }

        let image = paint([node(full, 0xFFFFFF, children: [card])])

        #expect((0..<40).filter { image.pixel(x: $0, y: 20) == green } == [5, 6, 33, 34])
        #expect(image.pixel(x: 20, y: 20) == blue)
    }

    @Test func `the shadow lies at its offset, outside the node`() {
        let card = node(CGRect(x: 10, y: 10, width: 10, height: 10), 0xFF0000, id: 2) {
            $0.shadow = Shadow(offset: CGSize(width: 6, height: 4), blur: 0, color: RGBAColor(hex: 0, alpha: 0.5))
        }

        let image = paint([node(full, 0xFFFFFF, children: [card])])

        #expect(image.pixel(x: 17, y: 17) == red)
        #expect(isClose(image.pixel(x: 24, y: 22), 0xFF7F_7F7F))
        #expect(image.pixel(x: 26, y: 22) == white && image.pixel(x: 12, y: 22) == white)
    }

    @Test func `children that are not in front of an opaque background cast their parent's shadow`() {
        func shadowed(_ color: UInt32?) -> RenderNode {
            let inside = node(CGRect(x: 2, y: 2, width: 4, height: 4), 0x0000FF, id: 3)
            let outside = node(CGRect(x: 20, y: 0, width: 6, height: 6), 0x0000FF, id: 4)
            return node(CGRect(x: 4, y: 4, width: 10, height: 10), color, id: 2, children: [inside, outside]) {
                $0.shadow = Shadow(offset: CGSize(width: 0, height: 20), blur: 0, color: .black)
            }
        }

        let (clear, filled) = (
            paint([node(full, 0xFFFFFF, children: [shadowed(nil)])]),
            paint([node(full, 0xFFFFFF, children: [shadowed(0xFF0000)])])
        )

        #expect(clear.pixel(x: 7, y: 27) == black && clear.pixel(x: 12, y: 32) == white)
        #expect(filled.pixel(x: 7, y: 27) == black && filled.pixel(x: 12, y: 32) == black)
        for image in [clear, filled] {
            #expect(image.pixel(x: 26, y: 26) == black && image.pixel(x: 26, y: 32) == white)
        }
    }

    @Test(arguments: [CGFloat(17), 17.4, 17.6, 12.5])
    func `a moved node's kept shadow moves along`(x: CGFloat) {
        func card(_ x: CGFloat) -> RenderNode {
            let card = node(CGRect(x: x, y: 10, width: 10, height: 10), 0xFF0000, id: 2) {
                $0.shadow = Shadow(offset: CGSize(width: 0, height: 3), blur: 4, color: .black)
            }
            return node(full, 0xFFFFFF, children: [card])
        }
        let renderer = CairoFrameRenderer()
        _ = paint([card(5.3)], renderer: renderer)

        let moved = paint([card(x)], renderer: renderer)

        let fresh = paint([card(x)])
        for y in 0..<40 { for x in 0..<40 { #expect(moved.pixel(x: x, y: y) == fresh.pixel(x: x, y: y)) } }
    }

    @Test func `a turned node is painted turned, with smooth edges`() {
        let turn = CGAffineTransform(rotationAngle: .pi / 4)
        let card = node(CGRect(x: 20, y: 6, width: 20, height: 20), 0xFF0000, id: 2, by: turn)

        let image = paint([node(full, 0xFFFFFF, children: [card])])

        #expect(image.pixel(x: 20, y: 20) == red)
        #expect(image.pixel(x: 8, y: 8) == white)
        #expect((0..<40).contains { ![red, white].contains(image.pixel(x: $0, y: 14)) })
    }

    @Test func `nodes with absurd geometry are skipped and the others painted`() {
        let absurd = [
            node(CGRect(x: CGFloat.nan, y: 0, width: 5, height: 5), 0, id: 2),
            node(CGRect(x: 0, y: 0, width: CGFloat.infinity, height: 5), 0, id: 3),
            node(CGRect(x: 0, y: 0, width: 5, height: 5), 0, id: 4, by: CGAffineTransform(scaleX: 0, y: 1)),
            node(CGRect(x: 0, y: 0, width: 5, height: 5), 0, id: 5, by: CGAffineTransform(scaleX: .nan, y: 1)),
            node(CGRect(x: 0, y: 0, width: 5, height: 5), 0, id: 6) { $0.opacity = .nan },
            node(CGRect(x: 0, y: 0, width: 0, height: 0), 0, id: 7) { $0.cornerRadius = .infinity },
        ]
        let good = node(CGRect(x: 10, y: 10, width: 10, height: 10), 0xFF0000, id: 8)

        let image = paint([node(full, 0xFFFFFF, children: absurd + [good])])

        #expect(image.pixel(x: 15, y: 15) == red)
        #expect(image.pixel(x: 2, y: 2) == white)
    }

    @Test func `an enormous node is painted where the surface is`() {
        let huge = node(CGRect(x: -1e8, y: -1e8, width: 2e8, height: 2e8), 0xFF0000, id: 2) { style in
            style.borderWidth = 3
            style.cornerRadius = 40
            style.shadow = Shadow(offset: .zero, blur: 1e7, color: .black)
        }

        let image = paint([node(full, 0xFFFFFF, children: [huge])])

        #expect(image.pixel(x: 0, y: 0) == red && image.pixel(x: 39, y: 39) == red)
    }
}
