import CoreGraphics
import Foundation
import QuartzCore

extension CALayer {
    /// Adds a plain layer with a frame and a colour.
    @discardableResult
    func add(
        _ x: CGFloat, _ y: CGFloat, _ width: CGFloat, _ height: CGFloat, _ hex: UInt32? = nil,
        _ change: (CALayer) -> Void = { _ in }
    ) -> CALayer {
        add(CALayer(), CGRect(x: x, y: y, width: width, height: height)) { layer in
            layer.backgroundColor = hex.map { .hex($0) }
            change(layer)
        }
    }

    /// Adds a layer of any class with a frame.
    @discardableResult
    func add<Layer: CALayer>(_ layer: Layer, _ frame: CGRect, _ change: (Layer) -> Void = { _ in }) -> Layer {
        layer.frame = frame
        change(layer)
        addSublayer(layer)
        return layer
    }
}
