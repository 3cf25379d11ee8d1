import CoreGraphics

extension UIView {
    /// Converts a rectangle of the view's space to screen coordinates; in no window to those of the topmost view.
    func rectOnScreen(_ rect: CGRect) -> CGRect {
        guard let window else { return convert(rect, to: nil) }
        return window.convert(convert(rect, to: window), to: window.screen.coordinateSpace)
    }

    /// Describes a view without accessibility properties of its own by its frame.
    func describeView(_ description: inout AccessibilityDescription) { description.frame = rectOnScreen(bounds) }
}
