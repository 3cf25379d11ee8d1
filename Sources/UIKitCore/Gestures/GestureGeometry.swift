import Foundation

/// Measures of several touches for recognizers; all in canvas points.
enum GestureGeometry {
    static func centroid(of touches: [UITouch]) -> CGPoint {
        var sum = CGPoint.zero
        for touch in touches {
            sum.x += touch.location.x
            sum.y += touch.location.y
        }
        let count = CGFloat(max(1, touches.count))
        return CGPoint(x: sum.x / count, y: sum.y / count)
    }

    static func centroid(of points: [CGPoint]) -> CGPoint {
        let count = CGFloat(max(1, points.count))
        return CGPoint(x: points.reduce(0) { $0 + $1.x } / count, y: points.reduce(0) { $0 + $1.y } / count)
    }

    static func distance(_ one: CGPoint, _ other: CGPoint) -> CGFloat { hypot(one.x - other.x, one.y - other.y) }
}
