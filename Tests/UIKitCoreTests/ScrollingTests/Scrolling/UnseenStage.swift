import CoreGraphics
import Foundation

@testable import QuartzCore

/// A shown tree with a layer that clips, 100 by 100 points, and a page in it; and the nodes of its frames.
final class UnseenStage {
    /// Draws a layer's name as a colour that is its own, and counts.
    final class Drawer: CALayerDelegate {
        var drawn: [String] = []

        func draw(_ layer: CALayer, in ctx: CGContext) {
            drawn.append(layer.name ?? "")
            ctx.setFillColor(CGColor(red: 0, green: 0, blue: 1, alpha: 1))
            ctx.fill(layer.bounds)
        }
    }

    let root = CALayer()
    let cut = CALayer()
    let page = CALayer()
    let drawer = Drawer()
    /// Whether fully clipped layers are left out.
    private let leavesOut: Bool
    private let snapshotter = LayerSnapshotter()
    private let environment = LayerEnvironment()
    private var time = 0.0

    init(leavesOut: Bool = true) {
        self.leavesOut = leavesOut
        environment.clock = { [unowned self] in time }
        LayerEnvironment.current = environment
        CATransaction.setDisableActions(true)
        root.isTreeRoot = true
        root.frame = CGRect(x: 0, y: 0, width: 300, height: 300)
        (root.name, cut.name, page.name) = ("root", "cut", "page")
        cut.frame = CGRect(x: 0, y: 0, width: 100, height: 100)
        cut.masksToBounds = true
        page.frame = CGRect(x: 0, y: 0, width: 100, height: 1000)
        root.addSublayer(cut)
        cut.addSublayer(page)
    }

    /// A black layer of a name.
    func layer(_ name: String, _ frame: CGRect, in parent: CALayer? = nil) -> CALayer {
        let layer = CALayer()
        (layer.name, layer.frame, layer.backgroundColor) = (name, frame, .black)
        parent?.addSublayer(layer)
        return layer
    }

    /// Rows of 20 points in the page, named by their numbers.
    func addRows(_ count: Int) -> [CALayer] {
        (0..<count).map { layer("\($0)", CGRect(x: 0, y: 20 * $0, width: 100, height: 20), in: page) }
    }

    /// A row's drawing, which the drawer makes.
    func addDrawing(to layer: CALayer, late: Bool) {
        layer.owner = drawer
        layer.mayDrawLate = late
        layer.setNeedsDisplay()
    }

    /// Makes the next frame, and returns it if it is another one.
    @discardableResult
    func pump(by seconds: Double = 0) -> RenderFrame? {
        time += seconds
        environment.timeline.step(to: time)
        CATransaction.flush()
        CATransaction.setDisableActions(true)
        if leavesOut { UnseenSearch.run([root]) }
        root.displayMarkedSubtree()
        environment.timeline.step(to: time)
        if leavesOut {
            for layer in UnseenSearch.run([root]) { layer.displayMarkedSubtree() }
        }
        return snapshotter.frame(of: [root], on: .init(size: root.bounds.size, scale: 1), at: time)
    }

    /// The names of the layers whose nodes are in the page.
    var names: [String] { snapshotter.node(of: page)?.children.map(\.name) ?? [] }

    /// A line for each visible node, with its name, its part of the canvas and whether it is drawn.
    var shown: [String] {
        var lines: [String] = []
        func visit(_ node: RenderNode, _ transform: CGAffineTransform, _ clip: CGRect) {
            let inner = node.placement.concatenating(transform)
            let rect = node.bounds.applying(inner)
            let isShadowed = node.style.shadow != nil && !node.extent.applying(inner).intersection(clip).isEmpty
            let seen = rect.intersection(clip)
            if !seen.isEmpty || isShadowed {
                var isDrawn = false
                if case .drawing = node.style.contents { isDrawn = true }
                lines.append("\(node.name) \(seen) \(isDrawn) \(node.style.backgroundColor?.text ?? "")")
            }
            let clipInside = node.style.clipsToBounds ? seen : clip
            for child in node.children { visit(child, inner, clipInside) }
        }
        guard let node = snapshotter.node(of: root) else { return [] }
        visit(node, .identity, root.bounds)
        return lines
    }
}
