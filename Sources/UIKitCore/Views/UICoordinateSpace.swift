public import Foundation

/// A frame of reference for points and rectangles: a view's, a window's or the screen's.
///
/// All spaces of one screen can be converted into each other. A view in no window is in the space above its root view.
@preconcurrency @MainActor public protocol UICoordinateSpace: NSObjectProtocol {
    /// A point of this space in another one's coordinates.
    func convert(_ point: CGPoint, to coordinateSpace: any UICoordinateSpace) -> CGPoint
    /// A point of another space in this one's coordinates.
    func convert(_ point: CGPoint, from coordinateSpace: any UICoordinateSpace) -> CGPoint
    /// The rectangle around this space's rectangle in another one's coordinates.
    func convert(_ rect: CGRect, to coordinateSpace: any UICoordinateSpace) -> CGRect
    /// The rectangle around another space's rectangle in this one's coordinates.
    func convert(_ rect: CGRect, from coordinateSpace: any UICoordinateSpace) -> CGRect
    /// The space's extent, in its own coordinates.
    var bounds: CGRect { get }
}
