import Foundation

/// Recognizes a pointer over the view: begins when it enters, changes as it moves, ends when it leaves.
@preconcurrency @MainActor open class UIHoverGestureRecognizer: UIGestureRecognizer {
    /// Where the pointer is, in canvas points.
    private var place = CGPoint.zero

    override var locations: [CGPoint] { [place] }
    override var centroid: CGPoint { place }

    /// No finger touches.
    open override var numberOfTouches: Int { 0 }

    @_spi(Subclassing) open override func accepts(_ touch: UITouch, of event: UIEvent) -> Bool { false }

    /// The pointer moved over the view.
    func pointerIsInside(_ event: PointerEvent) {
        place = event.location
        state = state.isActive ? .changed : .began
    }

    /// The pointer left the view.
    func pointerLeft() { if state.isActive { state = .ended } }
}
