public import Foundation

/// Drawing that is made once and drawn many times.
///
/// The size is in user space, whose origin is where the layer is drawn.
public final class CGLayer {
    /// The context that draws into the layer; drawing done here shows wherever the layer is drawn afterwards.
    public let context: CGContext?
    /// The size in user space.
    public let size: CGSize

    /// Makes an empty layer to be drawn in a context like the one given; nil for sizes that are empty or not finite.
    public init?(_ context: CGContext, size: CGSize, auxiliaryInfo: CFDictionary?) {
        guard size.width > 0, size.height > 0, size.width.isFinite, size.height.isFinite else { return nil }
        self.context = CGContext(bounds: CGRect(origin: .zero, size: size))
        self.size = size
    }
}

extension CGContext {
    /// Draws a layer at its own size from a point on.
    public func draw(_ layer: CGLayer, at point: CGPoint) { draw(layer, in: CGRect(origin: point, size: layer.size)) }

    /// Draws a layer stretched over a rectangle.
    public func draw(_ layer: CGLayer, in rect: CGRect) {
        guard let list = layer.context?.finishedList(), !list.isEmpty, !rect.isNull else { return }
        let rect = rect.standardized
        saveGState()
        translateBy(x: rect.minX, y: rect.minY)
        scaleBy(x: rect.width / layer.size.width, y: rect.height / layer.size.height)
        beginTransparencyLayer(in: CGRect(origin: .zero, size: layer.size), auxiliaryInfo: nil)
        for command in list.commands { record(command) }
        endTransparencyLayer()
        restoreGState()
    }
}
