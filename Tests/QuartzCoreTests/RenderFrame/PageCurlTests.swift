import CoreGraphics
import Foundation
import QuartzCore
import Testing

/// Pages that are turned about a spine.
@Suite struct PageCurlTests {
    private let page = CGRect(x: 20, y: 10, width: 300, height: 400)
    private let edges: [TransitionEffect.Edge] = [.left, .right, .top, .bottom]

    private func curl(_ edge: TransitionEffect.Edge, _ progress: CGFloat, tilt: CGFloat = 0) -> PageCurl {
        PageCurl(turning: page, about: edge, progress: progress, tilt: tilt, area: page)
    }

    private func place(_ point: CGPoint, _ curl: PageCurl) -> CGFloat {
        point.x * curl.direction.dx + point.y * curl.direction.dy
    }

    /// The corners at the spine and those of the free edge.
    private func corners(_ edge: TransitionEffect.Edge) -> (held: [CGPoint], free: [CGPoint]) {
        let (left, right) = (page.minX, page.maxX)
        let (top, bottom) = (page.minY, page.maxY)
        func column(_ x: CGFloat) -> [CGPoint] { [CGPoint(x: x, y: top), CGPoint(x: x, y: bottom)] }
        func row(_ y: CGFloat) -> [CGPoint] { [CGPoint(x: left, y: y), CGPoint(x: right, y: y)] }
        return switch edge {
        case .left: (column(left), column(right))
        case .right: (column(right), column(left))
        case .top: (row(top), row(bottom))
        case .bottom: (row(bottom), row(top))
        }
    }

    @Test func `the page stays at its spine all the way, however it is tilted`() {
        for edge in edges {
            for step in 0...20 {
                for tilt in [-0.3, 0, 0.3] {
                    let curl = curl(edge, CGFloat(step) / 20, tilt: tilt)
                    #expect(
                        corners(edge).held.allSatisfy { place($0, curl) <= curl.line + 0.001 + curl.radius * .pi / 2 })
                    #expect(abs(hypot(curl.direction.dx, curl.direction.dy) - 1) < 1e-9)
                }
            }
        }
    }

    @Test func `the free edge moves evenly from its side of the spine to the other`() {
        for edge in edges {
            let extent = edge == .left || edge == .right ? page.width : page.height
            for step in 1..<20 {
                let curl = curl(edge, CGFloat(step) / 20)
                let (held, free) = (place(corners(edge).held[0], curl), place(corners(edge).free[0], curl))
                // The part beyond the line returns above the page, half a turn of the cylinder later.
                let shown = 2 * curl.line + .pi * curl.radius - free
                #expect(abs(shown - held - extent * (1 - CGFloat(step) / 10)) < 0.001)
            }
        }
    }

    @Test func `the corner that leads is the one that the tilt names`() {
        #expect(curl(.left, 0.3, tilt: 0.3).direction.dy > 0)
        #expect(curl(.left, 0.3, tilt: -0.3).direction.dy < 0)
        #expect(curl(.top, 0.3, tilt: 0.3).direction.dx > 0)
        // A page lands flat.
        #expect(curl(.left, 1, tilt: 0.3).direction == CGVector(dx: 1, dy: 0))
    }

    @Test func `a page layer shows its curl in the frame and follows an animation`() {
        let layer = PageLayer()
        layer.bounds = CGRect(x: 0, y: 0, width: 100, height: 100)
        layer.spine = .right
        layer.reachesOver = true
        layer.progress = 0.25

        let look = layer.presentationCurl

        #expect(look?.progress == 0.25)
        #expect(look?.area == CGRect(x: 0, y: 0, width: 200, height: 100))
        #expect(look?.direction == CGVector(dx: -1, dy: 0))
    }
}

extension PageLayer {
    /// The curl with which the layer shows in a frame.
    fileprivate var presentationCurl: PageCurl? {
        let child = CALayer()
        child.bounds = bounds
        child.backgroundColor = CGColor(red: 1, green: 0, blue: 0, alpha: 1)
        addSublayer(child)
        let surface = RenderFrame.Surface(size: CGSize(width: 100, height: 100), scale: 1)
        let frame = LayerSnapshotter().frame(of: [self], on: surface, at: 0)
        guard case .curled(let curl)? = frame?.roots.first?.style.rare?.composition else { return nil }
        return curl
    }
}
