public import Foundation

// Between two views overload resolution prefers the conversions to views, which are faster.

extension UIView: UICoordinateSpace {
    /// Converts a point of this view's space to another space.
    @_disfavoredOverload
    public func convert(_ point: CGPoint, to coordinateSpace: any UICoordinateSpace) -> CGPoint {
        if let view = coordinateSpace as? UIView { return convert(point, to: view) }
        return coordinateSpace.convert(point, from: self)
    }

    /// Converts a point of another space to this view's space.
    @_disfavoredOverload
    public func convert(_ point: CGPoint, from coordinateSpace: any UICoordinateSpace) -> CGPoint {
        if let view = coordinateSpace as? UIView { return convert(point, from: view) }
        return coordinateSpace.convert(point, to: self)
    }

    /// Converts a rectangle of this view's space to another space; the result is the bounding box.
    @_disfavoredOverload
    public func convert(_ rect: CGRect, to coordinateSpace: any UICoordinateSpace) -> CGRect {
        if let view = coordinateSpace as? UIView { return convert(rect, to: view) }
        return coordinateSpace.convert(rect, from: self)
    }

    /// Converts a rectangle of another space to this view's space; the result is the bounding box.
    @_disfavoredOverload
    public func convert(_ rect: CGRect, from coordinateSpace: any UICoordinateSpace) -> CGRect {
        if let view = coordinateSpace as? UIView { return convert(rect, from: view) }
        return coordinateSpace.convert(rect, to: self)
    }
}
