public import Foundation

// Between two views the conversions to views are chosen, which are faster; these stand behind them.

extension UIView: UICoordinateSpace {
    /// A point of this view's space in another space.
    @_disfavoredOverload
    public func convert(_ point: CGPoint, to coordinateSpace: any UICoordinateSpace) -> CGPoint {
        if let view = coordinateSpace as? UIView { return convert(point, to: view) }
        return coordinateSpace.convert(point, from: self)
    }

    /// A point of another space in this view's.
    @_disfavoredOverload
    public func convert(_ point: CGPoint, from coordinateSpace: any UICoordinateSpace) -> CGPoint {
        if let view = coordinateSpace as? UIView { return convert(point, from: view) }
        return coordinateSpace.convert(point, to: self)
    }

    /// The rectangle around this view's rectangle in another space.
    @_disfavoredOverload
    public func convert(_ rect: CGRect, to coordinateSpace: any UICoordinateSpace) -> CGRect {
        if let view = coordinateSpace as? UIView { return convert(rect, to: view) }
        return coordinateSpace.convert(rect, from: self)
    }

    /// The rectangle around another space's rectangle in this view's.
    @_disfavoredOverload
    public func convert(_ rect: CGRect, from coordinateSpace: any UICoordinateSpace) -> CGRect {
        if let view = coordinateSpace as? UIView { return convert(rect, from: view) }
        return coordinateSpace.convert(rect, to: self)
    }
}
