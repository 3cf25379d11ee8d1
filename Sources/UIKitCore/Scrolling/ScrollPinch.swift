import CoreGraphics
import Foundation

/// The pinch recognizer of a scroll view, which can recognize simultaneously with its pan.
final class ScrollPinch: UIPinchGestureRecognizer {
    private weak var scrollView: UIScrollView?

    init(of scrollView: UIScrollView) {
        self.scrollView = scrollView
        super.init(target: nil, action: nil)
        delaysTouchesEnded = false
        super.delegate = scrollView as? any UIGestureRecognizerDelegate
    }

    override var delegate: (any UIGestureRecognizerDelegate)? {
        get { super.delegate }
        set {
            UIScrollView.check(newValue, isDelegateOf: "pinchGestureRecognizer", in: scrollView)
            super.delegate = newValue
        }
    }

    /// The midpoint of the touches, or the pointer's location when a touchpad or wheel pinches, in a view's space.
    func midpoint(in view: UIView) -> CGPoint {
        if touches.isEmpty, let input = inputs.first { return convert(input.location, to: view) }
        return location(in: view)
    }

    override func canPrevent(_ other: UIGestureRecognizer) -> Bool { !isCompanion(other) }

    override func canBePrevented(by other: UIGestureRecognizer) -> Bool {
        !isCompanion(other) && !(other is DelayedTouchRecognizer)
    }

    private func isCompanion(_ other: UIGestureRecognizer) -> Bool { other is ScrollPan && other.view === view }
}
