import Foundation

extension PathGeometry {
    /// Whether every coordinate is a finite number.
    package var isFinite: Bool {
        elements.allSatisfy { element in
            var isFinite = true
            element.forEachPoint { isFinite = isFinite && $0.x.isFinite && $0.y.isFinite }
            return isFinite
        }
    }

    /// The subpaths as straight pieces within `tolerance` of the curves; a point without a following segment is left out.
    func polylines(tolerance: CGFloat) -> [Polyline] {
        // An unusable distance counts as a tenth; finer than a ten-thousandth cannot be seen.
        let tolerance = tolerance > 0 && tolerance.isFinite ? max(tolerance, 1e-4) : 0.1
        var lines: [Polyline] = []
        var line: Polyline?
        func finish() {
            if let line, line.points.count > 1 { lines.append(line) }
        }
        for element in elements {
            switch element {
            case .move(let point):
                finish()
                line = Polyline(start: point)
            case .line(let point):
                line?.append(point)
            case .curve(let end, let first, let second):
                guard let begin = line?.points.last else { continue }
                let length =
                    hypot(first.x - begin.x, first.y - begin.y) + hypot(second.x - first.x, second.y - first.y)
                    + hypot(end.x - second.x, end.y - second.y)
                // The chord error of n equal steps falls with n², so its root gives the steps needed.
                let wanted = (length / (8 * tolerance)).squareRoot().rounded(.up) + 1
                let steps = wanted.isFinite ? Int(Swift.max(2, Swift.min(200, wanted))) : 1
                for step in 1...steps {
                    let t = CGFloat(step) / CGFloat(steps)
                    let u = 1 - t
                    let (b0, b1, b2, b3) = (u * u * u, 3 * u * u * t, 3 * u * t * t, t * t * t)
                    let point = CGPoint(
                        x: b0 * begin.x + b1 * first.x + b2 * second.x + b3 * end.x,
                        y: b0 * begin.y + b1 * first.y + b2 * second.y + b3 * end.y)
                    // The sum's rounding must not part the end from where the next segment begins.
                    line?.append(step == steps ? end : point, isSmooth: step < steps)
                }
            case .close:
                guard var closed = line else { continue }
                closed.isClosed = true
                lines.append(closed)
                line = Polyline(start: closed.points[0])
            }
        }
        finish()
        return lines
    }

    /// The path with lines instead of curves.
    func straightened(tolerance: CGFloat) -> PathGeometry {
        var result = PathGeometry()
        for line in polylines(tolerance: tolerance) {
            result.move(to: line.points[0])
            for point in line.points.dropFirst() { result.addLine(to: point) }
            if line.isClosed { result.close() }
        }
        return result
    }
}
