import Foundation

/// One subpath as straight pieces.
struct Polyline {
    var points: [CGPoint]
    /// For each point whether a curve runs through it smoothly.
    var isSmooth: [Bool]
    /// Whether a line leads from the last point to the first, which is not repeated.
    var isClosed = false

    init(start: CGPoint) {
        points = [start]
        isSmooth = [false]
    }

    mutating func append(_ point: CGPoint, isSmooth smooth: Bool = false) {
        points.append(point)
        isSmooth.append(smooth)
    }

    /// The same line without points that repeat the one before them.
    var withoutRepeats: Polyline {
        var result = Polyline(start: points[0])
        result.isClosed = isClosed
        for index in points.indices.dropFirst() where points[index] != result.points[result.points.count - 1] {
            result.append(points[index], isSmooth: isSmooth[index])
        }
        if isClosed, result.points.count > 1, result.points.last == result.points.first {
            result.points.removeLast()
            result.isSmooth.removeLast()
        }
        return result
    }
}
