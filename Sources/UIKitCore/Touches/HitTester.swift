import Foundation

/// Finds the view of a touch: windows from the front, then each view's own `hitTest(_:with:)`.
struct HitTester {
    /// From back to front.
    let windows: [UIWindow]

    /// The front-most view at a canvas point, with its window; nil when no window is hit.
    func hit(at point: CGPoint, with event: UIEvent?) -> (window: UIWindow, view: UIView)? {
        for window in windows.reversed() where !window.isHidden {
            if let view = window.hitTest(window.convertFromCanvas(point), with: event) { return (window, view) }
        }
        return nil
    }
}
