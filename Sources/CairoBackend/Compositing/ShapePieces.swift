import CoreGraphics
import Foundation
import QuartzCore

/// A large rounded shape taken apart: rectangles that it fills, and four corners that are the same at every size.
struct ShapePieces {
    struct Corner {
        /// The pixels of the corner.
        let rect: CGRect
        /// The origin of the corners' common mask at which it paints this corner.
        let maskOrigin: CGPoint
    }

    let fullRects: [CGRect]
    let corners: [Corner]
    /// The smallest shape with these corners.
    let cornerKey: ShapeMasks.Key

    /// Decomposes a shape; nil when its corners touch each other, or its sides are between pixels.
    init?(_ rect: CGRect, _ key: ShapeMasks.Key) {
        let reach = key.isContinuous ? RenderNode.continuousCornerReach : 1
        let ring = key.ring ?? .zero
        guard ring.width == ring.width.rounded(), ring.height == ring.height.rounded() else { return nil }
        let width = max(key.radiusX * reach, ring.width).rounded(.up)
        let height = max(key.radiusY * reach, ring.height).rounded(.up)
        guard 2 * width <= rect.width, 2 * height <= rect.height,
            4 * width * height <= CGFloat(ShapeMasks.largestArea)
        else { return nil }
        var cornerKey = key
        (cornerKey.width, cornerKey.height) = (2 * Int(width), 2 * Int(height))
        self.cornerKey = cornerKey
        corners = [
            (rect.minX, rect.minX, rect.minY, rect.minY),
            (rect.maxX - width, rect.maxX - 2 * width, rect.minY, rect.minY),
            (rect.minX, rect.minX, rect.maxY - height, rect.maxY - 2 * height),
            (rect.maxX - width, rect.maxX - 2 * width, rect.maxY - height, rect.maxY - 2 * height),
        ].map { x, maskX, y, maskY in
            Corner(
                rect: CGRect(x: x, y: y, width: width, height: height), maskOrigin: CGPoint(x: maskX, y: maskY))
        }
        let inner = rect.insetBy(dx: width, dy: height)
        let rects =
            key.ring == nil
            ? [
                CGRect(x: inner.minX, y: rect.minY, width: inner.width, height: height),
                CGRect(x: rect.minX, y: inner.minY, width: rect.width, height: inner.height),
                CGRect(x: inner.minX, y: inner.maxY, width: inner.width, height: height),
            ]
            : [
                CGRect(x: inner.minX, y: rect.minY, width: inner.width, height: ring.height),
                CGRect(x: rect.minX, y: inner.minY, width: ring.width, height: inner.height),
                CGRect(x: rect.maxX - ring.width, y: inner.minY, width: ring.width, height: inner.height),
                CGRect(x: inner.minX, y: rect.maxY - ring.height, width: inner.width, height: ring.height),
            ]
        fullRects = rects.filter { $0.width > 0 && $0.height > 0 }
    }
}
