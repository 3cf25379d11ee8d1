import Foundation

/// The outlines of two paths as straight lines on one grid that is much finer than a pixel.
struct GridLines {
    private(set) var lines: [GridLine] = []
    /// The exact positions of the points of the grid at ends of lines.
    private(set) var positions: [GridPoint: CGPoint] = [:]
    /// The middle of the paths, and steps of the grid for a unit.
    private let middle: CGPoint
    private let scale: CGFloat
    private let tolerance: CGFloat
    private var subpath = 0

    /// Differences of coordinates stay below 2^27, so that products of two are exact and their sums have room.
    private static let reach = 25

    /// Lays both paths on a grid; open subpaths are closed, but those of the first path only if asked for. A path with
    /// coordinates that are not finite, or too far apart to have a distance, counts as empty.
    init(_ first: PathGeometry, _ second: PathGeometry, closesFirst: Bool = true) {
        let paths = [first, second].map { Self.isUsable($0) ? $0 : PathGeometry() }
        let bounds = CGRect(around: paths.flatMap { $0.elements.flatMap(\.points) })
        let isUsable = !bounds.isNull && bounds.width.isFinite && bounds.height.isFinite
        let extent = isUsable ? max(bounds.width, bounds.height) : 0
        middle = isUsable ? CGPoint(x: bounds.midX, y: bounds.midY) : .zero
        // The exponent is cut so that the scale and its inverse are numbers.
        let exponent = extent > 0 ? min(max(Self.reach - Int(extent.exponent), -1000), 1000) : 0
        scale = CGFloat(sign: .plus, exponent: exponent, significand: 1)
        tolerance = max(extent / 1e6, min(0.01, extent / 1000))
        guard isUsable else { return }
        add(paths[0], isSecond: false, closes: closesFirst)
        add(paths[1], isSecond: true, closes: true)
    }

    private static func isUsable(_ path: PathGeometry) -> Bool {
        let bounds = path.controlBounds
        return path.isFinite && !bounds.isNull && bounds.width.isFinite && bounds.height.isFinite
    }

    /// The grid's point nearest to a point.
    private func node(_ point: CGPoint) -> GridPoint {
        GridPoint(x: Int(((point.x - middle.x) * scale).rounded()), y: Int(((point.y - middle.y) * scale).rounded()))
    }

    /// The position of a point of the grid.
    func point(_ node: GridPoint) -> CGPoint {
        CGPoint(x: CGFloat(node.x) / scale + middle.x, y: CGFloat(node.y) / scale + middle.y)
    }

    private mutating func add(_ path: PathGeometry, isSecond: Bool, closes: Bool) {
        var (start, current) = (CGPoint.zero, CGPoint.zero)
        for element in path.elements {
            switch element {
            case .move(let point):
                if closes { addLine(from: current, to: start, isSecond) }
                subpath += 1
                (start, current) = (point, point)
            case .line(let point):
                addLine(from: current, to: point, isSecond)
                current = point
            case .curve(let end, let first, let second):
                for point in points(from: current, first, second, end) {
                    addLine(from: current, to: point, isSecond)
                    current = point
                }
            case .close:
                addLine(from: current, to: start, isSecond)
                subpath += 1
                current = start
            }
        }
        if closes { addLine(from: current, to: start, isSecond) }
        subpath += 1
    }

    /// Adds a line unless both ends fall on the same point of the grid.
    private mutating func addLine(from begin: CGPoint, to end: CGPoint, _ isSecond: Bool) {
        let (first, last) = (node(begin), node(end))
        for (node, point) in [(first, begin), (last, end)] where positions[node] == nil { positions[node] = point }
        guard first != last else { return }
        lines.append(
            GridLine(
                start: first, end: last, startPoint: begin, endPoint: end, isSecond: isSecond, subpath: subpath))
    }

    /// Points on a curve whose chords keep within the tolerance, the end last.
    private func points(from begin: CGPoint, _ first: CGPoint, _ second: CGPoint, _ end: CGPoint) -> [CGPoint] {
        // A chord over a step h is off by at most h²/8 of the second derivative, which is six times these differences.
        let bend = max(
            hypot(begin.x - 2 * first.x + second.x, begin.y - 2 * first.y + second.y),
            hypot(first.x - 2 * second.x + end.x, first.y - 2 * second.y + end.y))
        let steps = max(1, Int((0.75 * bend / tolerance).squareRoot().rounded(.up)))
        return (1...steps).map { step in
            guard step < steps else { return end }
            let t = CGFloat(step) / CGFloat(steps)
            let u = 1 - t
            let (b0, b1, b2, b3) = (u * u * u, 3 * u * u * t, 3 * u * t * t, t * t * t)
            return CGPoint(
                x: b0 * begin.x + b1 * first.x + b2 * second.x + b3 * end.x,
                y: b0 * begin.y + b1 * first.y + b2 * second.y + b3 * end.y)
        }
    }
}
