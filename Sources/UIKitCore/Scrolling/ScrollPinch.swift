import CoreGraphics
import Foundation

/// The pinch recognizer of a scroll view, which may go on together with its pan.
final class ScrollPinch: UIPinchGestureRecognizer {
    private weak var scrollView: UIScrollView?

    init(of scrollView: UIScrollView) {
        self.scrollView = scrollView
        super.init(target: nil, action: nil)
        super.delegate = scrollView as? any UIGestureRecognizerDelegate
    }

    override var delegate: (any UIGestureRecognizerDelegate)? {
        get { super.delegate }
        set {
            guard newValue == nil || newValue === scrollView else {
                fatalError(
                    "The pinchGestureRecognizer of \(scrollView.map { "\($0)" } ?? "a scroll view") was given another "
                        + "delegate. Only the scroll view may be: make a subclass that conforms to "
                        + "UIGestureRecognizerDelegate.")
            }
            super.delegate = newValue
        }
    }

    /// The middle of the fingers, or of the pointer when a touchpad or wheel pinches, in a view's space.
    func place(in view: UIView) -> CGPoint {
        if touches.isEmpty, let stand = sequence.first { return convert(stand.location, to: view) }
        return location(in: view)
    }

    override func canPrevent(_ other: UIGestureRecognizer) -> Bool { !isCompanion(other) }

    override func canBePrevented(by other: UIGestureRecognizer) -> Bool {
        !isCompanion(other) && !(other is ContentTouchHold)
    }

    private func isCompanion(_ other: UIGestureRecognizer) -> Bool { other is ScrollPan && other.view === view }
}
