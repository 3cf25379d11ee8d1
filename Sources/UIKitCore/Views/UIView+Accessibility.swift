import CoreGraphics

extension UIView {
    /// Whether the view and those inside keep their colours while the user inverts those of the screen, as pictures do.
    ///
    /// The default is false. On Linux no desktop inverts them for a program: see `UIAccessibility.isInvertColorsEnabled`.
    public var accessibilityIgnoresInvertColors: Bool {
        get { accessibilityWords?.keepsColors ?? false }
        set { setAccessibility(\.keepsColors, newValue) }
    }

    /// Converts a rectangle of the view's space to screen coordinates; in no window to those of the topmost view.
    func rectOnScreen(_ rect: CGRect) -> CGRect {
        guard let window else { return convert(rect, to: nil) }
        return window.convert(convert(rect, to: window), to: window.screen.coordinateSpace)
    }

    /// Describes a view without accessibility properties of its own by its frame.
    func describeView(_ description: inout AccessibilityDescription) { description.frame = rectOnScreen(bounds) }
}
