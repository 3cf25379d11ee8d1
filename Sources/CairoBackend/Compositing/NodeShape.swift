import CoreGraphics
import Foundation
import QuartzCore

/// A node's bounds with their rounded corners: in whole pixels where the transform allows it, otherwise in bounds space.
struct NodeShape {
    /// From the shape's space to pixels.
    let transform: CGAffineTransform
    private(set) var rect: CGRect
    private var radiusX: CGFloat
    private var radiusY: CGFloat
    private let corners: RectCorners
    private let isContinuous: Bool
    /// The edges of the hole, when the shape is a ring.
    private var hole: CGRect?
    private var holeInset: CGSize = .zero

    /// The outline of a node; a transform that only moves and scales is applied and its edges snapped.
    init(_ node: RenderNode, transform: CGAffineTransform) {
        let bounds = node.bounds.standardized
        let radius = max(0, min(node.style.cornerRadius, min(bounds.width, bounds.height) / 2))
        corners = node.style.maskedCorners
        isContinuous = node.style.rare?.hasContinuousCorners ?? false
        guard PixelSnapping.applies(to: transform) else {
            self.transform = transform
            rect = bounds
            (radiusX, radiusY) = (radius, radius)
            return
        }
        self.transform = .identity
        rect = PixelSnapping.snapped(bounds.applying(transform))
        (radiusX, radiusY) = (radius * transform.a, radius * transform.d)
        scale = CGSize(width: transform.a, height: transform.d)
    }

    private var scale = CGSize(width: 1, height: 1)

    private var isRounded: Bool { radiusX > 0 && radiusY > 0 && !corners.isEmpty }

    /// The shape in pixels when it is an upright rectangle.
    var pixelRect: CGRect? { transform.isIdentity && !isRounded && hole == nil ? rect : nil }

    /// Whether the shape has straight sides that do not lie along the pixels.
    var isTurnedRect: Bool { !transform.isIdentity && !isRounded }

    /// The shape with its outer edges moved outward by a length of its space on some sides.
    func moved(_ sides: EdgeSides, outward length: CGFloat) -> NodeShape {
        var moved = self
        let (left, top) = (sides.contains(.minX) ? length : 0, sides.contains(.minY) ? length : 0)
        moved.rect = CGRect(
            x: rect.minX - left, y: rect.minY - top, width: rect.width + left + (sides.contains(.maxX) ? length : 0),
            height: rect.height + top + (sides.contains(.maxY) ? length : 0))
        return moved
    }

    /// The shape without its hole.
    var filled: NodeShape {
        var filled = self
        filled.hole = nil
        return filled
    }

    /// The pixels that the shape touches.
    var covering: PixelRect { PixelRect(covering: rect.applying(transform)) }

    /// Whether an area lies wholly inside and away from rounded corners.
    func contains(_ area: PixelRect) -> Bool {
        guard transform.isIdentity, hole == nil else { return false }
        let inner = area.rect
        guard rect.minX <= inner.minX, rect.minY <= inner.minY, rect.maxX >= inner.maxX, rect.maxY >= inner.maxY else {
            return false
        }
        guard isRounded else { return true }
        let reach = isContinuous ? RenderNode.continuousCornerReach : 1
        let (x, y) = (radiusX * reach, radiusY * reach)
        return rect.minX + x <= inner.minX && rect.maxX - x >= inner.maxX
            || rect.minY + y <= inner.minY && rect.maxY - y >= inner.maxY
    }

    /// The strip of a width in points along the inside of the outline; widths of a pixel and more are made whole.
    func ring(width: CGFloat) -> NodeShape {
        func pixels(_ length: CGFloat, side: CGFloat) -> CGFloat {
            let whole = transform.isIdentity && length >= 1 ? PixelSnapping.nearest(length) : length
            return min(whole, side / 2)
        }
        var ring = self
        ring.holeInset = CGSize(
            width: pixels(width * scale.width, side: rect.width),
            height: pixels(width * scale.height, side: rect.height))
        ring.hole = rect.insetBy(dx: ring.holeInset.width, dy: ring.holeInset.height)
        return ring
    }

    /// The shape reduced to the middle of the node's border, when the border is opaque.
    ///
    /// Two smooth edges on one line would let the background show around the border.
    func beneathBorder(of node: RenderNode) -> NodeShape {
        guard node.style.borderWidth > 0, node.style.borderColor.alpha >= 1, node.style.rare?.borderPattern == nil,
            pixelRect == nil
        else { return self }
        let inset = ring(width: node.style.borderWidth).holeInset
        var inner = self
        inner.rect = rect.insetBy(dx: inset.width / 2, dy: inset.height / 2)
        inner.radiusX = max(0, radiusX - inset.width / 2)
        inner.radiusY = max(0, radiusY - inset.height / 2)
        return inner
    }

    /// The key under which a mask of the shape is cached; nil when it is not rounded or does not lie on whole pixels.
    var maskKey: ShapeMasks.Key? {
        guard transform.isIdentity, isRounded, PixelSnapping.isWhole(rect), rect.width >= 1, rect.height >= 1,
            abs(rect.minX) < CairoContext.farthest, abs(rect.minY) < CairoContext.farthest,
            rect.width < CairoContext.farthest, rect.height < CairoContext.farthest
        else { return nil }
        return ShapeMasks.Key(
            width: Int(rect.width), height: Int(rect.height), radiusX: radiusX, radiusY: radiusY, corners: corners,
            isContinuous: isContinuous, ring: hole == nil ? nil : holeInset)
    }

    /// The same corners around another rectangle.
    func placed(in rect: CGRect) -> NodeShape {
        var shape = self
        shape.rect = rect
        if hole != nil { shape.hole = rect.insetBy(dx: holeInset.width, dy: holeInset.height) }
        return shape
    }

    /// The outline, for filling by the even-odd rule.
    var path: PathGeometry {
        var path = PathGeometry()
        add(rect, radiusX: radiusX, radiusY: radiusY, to: &path)
        if let hole, hole.width > 0, hole.height > 0 {
            add(
                hole, radiusX: max(0, radiusX - holeInset.width), radiusY: max(0, radiusY - holeInset.height), to: &path
            )
        }
        return path
    }

    private func add(_ rect: CGRect, radiusX: CGFloat, radiusY: CGFloat, to path: inout PathGeometry) {
        if isContinuous, radiusX > 0, radiusY > 0 {
            path.addContinuousRect(in: rect, radiusX: radiusX, radiusY: radiusY, corners: corners)
        } else {
            path.addRoundedRect(in: rect, radiusX: radiusX, radiusY: radiusY, corners: corners)
        }
    }
}
