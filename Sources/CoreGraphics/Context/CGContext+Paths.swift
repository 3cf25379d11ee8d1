public import Foundation

/// The current path: points are converted with the transform at the time of the call, and do not move when it changes.
extension CGContext {
    /// Drops the current path.
    public func beginPath() { currentPath = CurrentPath() }

    /// Begins a subpath.
    public func move(to point: CGPoint) { add { $0.move(to: point) } }

    /// Adds a line.
    public func addLine(to point: CGPoint) { add { $0.addLine(to: point) } }

    /// Adds connected lines through the points.
    public func addLines(between points: [CGPoint]) {
        add { path in
            for (index, point) in points.enumerated() {
                index == 0 ? path.move(to: point) : path.addLine(to: point)
            }
        }
    }

    /// Adds a cubic curve to a point, with two control points.
    public func addCurve(to end: CGPoint, control1: CGPoint, control2: CGPoint) {
        add { $0.addCurve(to: end, control1: control1, control2: control2) }
    }

    /// Adds a quadratic curve to a point, with one control point.
    public func addQuadCurve(to end: CGPoint, control: CGPoint) {
        add { $0.addQuadCurve(to: end, control: control) }
    }

    /// Adds an arc about a centre with a radius and two angles; `clockwise` means a y axis that points up: reversed on screen.
    public func addArc(center: CGPoint, radius: CGFloat, startAngle: CGFloat, endAngle: CGFloat, clockwise: Bool) {
        add { path in
            path.addArc(
                center: center, radius: radius, startAngle: startAngle, endAngle: endAngle, increasing: !clockwise)
        }
    }

    /// Adds an arc with a radius that touches the lines to the ends of two tangents.
    public func addArc(tangent1End: CGPoint, tangent2End: CGPoint, radius: CGFloat) {
        add { $0.addArc(tangent1: tangent1End, tangent2: tangent2End, radius: radius) }
    }

    /// Adds a closed rectangle.
    public func addRect(_ rect: CGRect) { add { $0.addRect(rect) } }

    /// Adds the ellipse that fills a rectangle.
    public func addEllipse(in rect: CGRect) { add { $0.addEllipse(in: rect) } }

    /// Adds all segments of a path.
    public func addPath(_ path: CGPath) { add { $0.append(path.geometry) } }

    /// Closes the current subpath.
    public func closePath() { currentPath.close() }

    /// Adds closed rectangles.
    public func addRects(_ rects: [CGRect]) { rects.forEach { addRect($0) } }

    /// Replaces the current path by the outline of its stroke, to be filled with the winding rule.
    ///
    /// The width, ends, corners and dashes are those of now. A width that is not positive leaves no path.
    public func replacePathWithStrokedPath() {
        let style = state.stroke
        let path = userPath
        let lines =
            style.dashLengths.isEmpty ? path : path.dashed(phase: style.dashPhase, lengths: style.dashLengths)
        currentPath = CurrentPath(PathStroker.outline(of: lines, style: style), in: state.transform)
    }

    private func add(_ segments: (inout PathGeometry) -> Void) { currentPath.add(in: state.transform, segments) }

    /// The current path in user space, where a transform that changed since it was begun has left it.
    var userPath: PathGeometry { currentPath.geometry(in: state.transform) }

    /// A copy of the current path in the user space of now; nil when empty.
    public var path: CGPath? { currentPath.isEmpty ? nil : CGPath(geometry: userPath) }

    /// True when there is no current path.
    public var isPathEmpty: Bool { currentPath.isEmpty }

    /// The start of the next segment; the origin without a path.
    public var currentPointOfPath: CGPoint { userPath.currentPoint ?? .zero }

    /// The rectangle around all points of the current path, control points included; null when empty.
    public var boundingBoxOfPath: CGRect { userPath.controlBounds }

    /// Whether a point lies where drawing the current path would fill or stroke.
    public func pathContains(_ point: CGPoint, mode: CGPathDrawingMode) -> Bool {
        let path = userPath
        let isStroked = mode == .stroke || mode == .fillStroke || mode == .eoFillStroke
        if isStroked, PathStroker.outline(of: path, style: state.stroke).contains(point, rule: .winding) {
            return true
        }
        guard mode != .stroke else { return false }
        return path.contains(point, rule: mode == .eoFill || mode == .eoFillStroke ? .evenOdd : .winding)
    }
}
