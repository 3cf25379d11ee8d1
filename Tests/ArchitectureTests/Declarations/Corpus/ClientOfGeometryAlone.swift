import CoreGraphics

/// A client that imports one module only.
private enum ClientOfGeometryAlone {
    static func area(_ rect: CGRect) -> CGFloat { rect.width * rect.height }

    static func moved(_ point: CGPoint, by size: CGSize) -> CGPoint {
        CGPoint(x: point.x + size.width, y: point.y + size.height).applying(CGAffineTransform(scaleX: 2, y: 2))
    }

    static func outline(_ rect: CGRect) -> CGPath { CGPath(ellipseIn: rect.insetBy(dx: 1, dy: 1), transform: nil) }
}
