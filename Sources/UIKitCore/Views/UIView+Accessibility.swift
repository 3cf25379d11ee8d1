import CoreGraphics

extension UIView {
    /// Converts a rectangle of the view's space to the coordinates of the screen; of the topmost view for one in no window.
    func rectOnScreen(_ rect: CGRect) -> CGRect {
        guard let window else { return convert(rect, to: nil) }
        return window.convert(convert(rect, to: window), to: window.screen.coordinateSpace)
    }

    /// Describes a view without a meaning of its own: it has a frame.
    func describeView(_ description: inout AccessibilityDescription) { description.frame = rectOnScreen(bounds) }
}
