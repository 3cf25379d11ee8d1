import CairoBackend
import CoreGraphics
import Foundation
import QuartzCore
import Testing

@testable import PixelFunctions

/// How a page looks that is turned about a spine, 200 pixels wide and high.
@Suite struct CurledPageTests {
    private let place = CGRect(x: 0, y: 0, width: 200, height: 200)
    private let edges: [TransitionEffect.Edge] = [.left, .right, .top, .bottom]

    private func curl(_ edge: TransitionEffect.Edge, _ progress: CGFloat, tilt: CGFloat = 0) -> PageCurl {
        PageCurl(turning: place, about: edge, progress: progress, tilt: tilt, area: place)
    }

    /// Stripes, so that every part looks different from those around it.
    private func striped(_ ground: UInt32, _ stripe: UInt32, id: UInt64) -> RenderNode {
        let stripes = (0..<20).map { index in
            node(
                CGRect(x: index * 10, y: index * 9, width: 7, height: 200 - index * 9), stripe,
                id: id * 100 + UInt64(index))
        }
        return node(place, ground, id: id, children: stripes)
    }

    private func picture(_ curl: PageCurl, front: RenderNode, others: [RenderNode] = []) -> CGImage {
        let page = node(.zero, id: 9, children: [front]) { $0.rare = RareStyle(composition: .curled(curl)) }
        let below = striped(0xFFFFFF, 0x2040A0, id: 1)
        return paint(
            [node(place, id: 8, children: [below, page] + others)], on: surface(200, 200))
    }

    private func light(_ image: CGImage, _ x: Int, _ y: Int) -> Int {
        Int(image.pixels.words[y * image.width + x] >> 8 & 0xFF)
    }

    @Test func `no pixel along the rim is lighter than the paper and the shadow beside it`() {
        for tilt in [0.03, 0.3] {
            let curl = curl(.left, 0.4, tilt: tilt)
            let page = node(.zero, id: 9, children: [node(place, 0xFFFFFF, id: 2)]) {
                $0.rare = RareStyle(composition: .curled(curl))
            }
            let picture = paint([node(place, 0xFFFFFF, id: 1), page], on: surface(200, 200))
            var checked = 0
            for y in 20..<180 {
                let x = Int((curl.line + curl.radius - (CGFloat(y) + 0.5) * curl.direction.dy) / curl.direction.dx)
                guard x > 10, x < 190 else { continue }
                checked += 1
                let beside = max(light(picture, x - 3, y), light(picture, x + 3, y))
                #expect((x - 1...x + 1).allSatisfy { light(picture, $0, y) <= beside })
            }
            #expect(checked > 40)
        }
    }

    @Test func `leaving out the nodes below a flat page does not change the picture`() {
        // Among so many siblings no search for hidden ones is made.
        let crowd = (0..<4).map { node(CGRect(x: 300, y: 0, width: 1, height: 1), 0xFFFFFF, id: UInt64(20 + $0)) }
        for edge in edges {
            for (progress, tilt) in [(0, 0), (0.1, 0), (0.2, 0.3), (0.3, -0.2), (0.6, 0), (1, 0)] {
                let curl = curl(edge, progress, tilt: tilt)
                let front = striped(0xF0E0D0, 0x303030, id: 2)
                let (some, all) = (picture(curl, front: front), picture(curl, front: front, others: crowd))
                #expect(words(of: some) == words(of: all))
            }
        }
    }

    @Test func `a page that lies pixel on pixel shows them as they are`() {
        let page = paint([striped(0xF0E0D0, 0x303030, id: 2)], on: surface(200, 200))
        let lifted = picture(curl(.left, 0.1), front: striped(0xF0E0D0, 0x303030, id: 2))

        for y in 0..<200 {
            for x in 0..<60 { #expect(light(page, x, y) == light(lifted, x, y)) }
        }
        #expect((0..<200).contains { light(page, 198, $0) != light(lifted, 198, $0) })
    }

    @Test func `a page between pixels is as on whole ones, to within rounding errors`() {
        let front = striped(0xF0E0D0, 0x303030, id: 2)
        func shown(at x: CGFloat) -> CGImage {
            let page = node(CGRect(x: x, y: 0, width: 0, height: 0), id: 9, children: [front]) {
                $0.rare = RareStyle(composition: .curled(curl(.left, 0.25, tilt: 0.1)))
            }
            return paint([node(place, 0xFFFFFF, id: 1), page], on: surface(200, 200))
        }

        let (aligned, between) = (shown(at: 0), shown(at: 0.01))

        let farthest = zip(words(of: aligned), words(of: between)).map {
            abs(Int($0 >> 8 & 0xFF) - Int($1 >> 8 & 0xFF))
        }
        #expect((farthest.max() ?? 0) <= 6)
    }

    @Test func `a page that is rolled up is seen exactly where it shows`() {
        for side in [TransitionEffect.Edge.left, .right] {
            for progress in [0, 0.1, 0.3, 0.6, 1] {
                let curl = PageCurl(lifting: place, aheadAt: side, progress: progress, paperLight: 0.9)
                let page = node(.zero, id: 9, children: [node(place, 0xFFFFFF, id: 2)]) {
                    $0.rare = RareStyle(composition: .curled(curl))
                }
                let pixels = words(of: paint([node(place, 0x0000FF, id: 1), page], on: surface(200, 200)))
                var checked = 0
                for y in 2..<198 {
                    for x in 2..<198 {
                        let around = [(-2, 0), (2, 0), (0, -2), (0, 2), (0, 0)].map {
                            curl.shows(at: CGPoint(x: Double(x + $0.0) + 0.5, y: Double(y + $0.1) + 0.5))
                        }
                        guard Set(around).count == 1 else { continue }
                        checked += 1
                        // There is red in white paper, however dark its shadows, and none in the colour below.
                        #expect((pixels[y * 200 + x] >> 16 & 0xFF > 0) == around[0])
                    }
                }
                #expect(checked > 30_000)
            }
        }
    }

    @Test func `a back without a picture is as light as its paper`() {
        func lightest(_ paper: CGFloat) -> Int {
            let curl = PageCurl(lifting: place, aheadAt: .right, progress: 1, paperLight: paper)
            let page = node(.zero, id: 9, children: [node(place, 0x000000, id: 2)]) {
                $0.rare = RareStyle(composition: .curled(curl))
            }
            return words(of: paint([page], on: surface(200, 200))).map { Int($0 >> 8 & 0xFF) }.max() ?? 0
        }

        // A good three quarters of the paper's light, for the front is black.
        #expect(abs(lightest(1) - 195) < 4)
        #expect(abs(lightest(0.25) - 49) < 4)
    }
}
