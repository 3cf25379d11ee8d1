public import CoreGraphics
public import Foundation

/// Recognizes a pointer over the view: begins when it enters, changes as it moves, ends when it leaves.
@preconcurrency @MainActor open class UIHoverGestureRecognizer: UIGestureRecognizer {
    /// The location of the pointer, in canvas points.
    private var place = CGPoint.zero

    override var locations: [CGPoint] { [place] }
    override var centroid: CGPoint { place }

    /// No finger touches.
    open override var numberOfTouches: Int { 0 }

    /// The height of a pen above the surface, from 0 at the surface to 1 where it is noticed first; 0 for a pointer.
    open var zOffset: CGFloat { 0 }

    /// The angle between a pen and the surface, in radians: π/2 when upright, which is also the value of a pointer.
    open var altitudeAngle: CGFloat { .pi / 2 }

    /// The direction in which a pen leans, in radians from a view's x axis, clockwise; 0 for a pointer, which leans nowhere.
    open func azimuthAngle(in view: UIView?) -> CGFloat { 0 }

    /// The direction of `azimuthAngle(in:)` as a vector of length 1.
    open func azimuthUnitVector(in view: UIView?) -> CGVector {
        let angle = azimuthAngle(in: view)
        return CGVector(dx: cos(angle), dy: sin(angle))
    }

    @_spi(Subclassing) open override func accepts(_ touch: UITouch, of event: UIEvent) -> Bool { false }

    /// The pointer moved over the view.
    func pointerIsInside(_ event: PointerEvent) {
        place = event.location
        state = state.isActive ? .changed : .began
    }

    /// The pointer left the view.
    func pointerLeft() { if state.isActive { state = .ended } }
}
