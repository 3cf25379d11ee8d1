import CoreGraphics

extension CALayer {
    /// The background colour of a layer that is filled with a pattern; nil for a plain one.
    var backgroundPattern: CGColor? { state.extrasBox?.extras.backgroundPattern }

    /// Takes the pattern of a background colour, or drops the present one for a plain colour; patterns follow each other at
    /// once.
    func setBackgroundPattern(of color: CGColor?) {
        let color = color?.pattern == nil ? nil : color
        guard color != backgroundPattern else { return }
        state.extras.backgroundPattern = color
        setNeedsSnapshot()
    }
}
