import CoreGraphics
import Foundation
import QuartzCore

/// A shown tree of 100 by 100 points, on a clock that the test sets.
@MainActor final class SpecialLayerStage {
    let environment = LayerEnvironment()
    let root = CALayer()
    let snapshotter = LayerSnapshotter()
    var time = 0.0

    init(_ layers: CALayer...) {
        environment.clock = { [unowned self] in time }
        LayerEnvironment.current = environment
        root.isTreeRoot = true
        CATransaction.setDisableActions(true)
        root.frame = CGRect(x: 0, y: 0, width: 100, height: 100)
        for layer in layers { root.addSublayer(layer) }
        _ = frame()
        CATransaction.flush()
    }

    func frame() -> RenderFrame? {
        snapshotter.frame(of: [root], on: .init(size: root.bounds.size, scale: 1), at: time)
    }

    func step(to time: Double) {
        self.time = time
        environment.timeline.step(to: time)
    }

    /// The first layer's node, as a fresh snapshot gives it.
    var firstNode: RenderNode? {
        root.setNeedsSnapshot()
        return LayerSnapshotter().frame(of: [root], on: .init(size: root.bounds.size, scale: 1), at: time)?
            .roots[0].children.first
    }

    /// The text of the frame's lines below the root, as a fresh snapshot gives it.
    var text: String? {
        root.setNeedsSnapshot()
        return LayerSnapshotter().frame(of: [root], on: .init(size: root.bounds.size, scale: 1), at: time)
            .map { $0.text.split(separator: "\n").dropFirst(2).joined(separator: "\n") }
    }
}

extension CALayer {
    /// A black layer with a frame.
    static func square(_ rect: CGRect) -> CALayer {
        let layer = CALayer()
        layer.frame = rect
        layer.backgroundColor = .black
        return layer
    }
}
