import CoreGraphics

extension CALayer {
    /// The background colour of a layer that is filled with a pattern; nil for a plain one.
    var backgroundPattern: CGColor? { state.extrasBox?.extras.backgroundPattern }

    /// The colour of a border that shows a pattern; nil for a plain one.
    var borderPattern: CGColor? { state.extrasBox?.extras.borderPattern }

    /// Fills the background anew. Colours and patterns do not interpolate, so patterns are shown and removed at once.
    func changeBackground(to color: CGColor?) {
        guard color?.pattern != nil || backgroundPattern != nil else {
            return change(.backgroundColor, from: state.backgroundColor, to: color?.rgba) {
                $0.backgroundColor = color?.rgba
            }
        }
        guard color != backgroundColor else { return }
        state.backgroundColor = color?.pattern == nil ? color?.rgba : nil
        state.extras.backgroundPattern = color?.onlyWithPattern
        setNeedsSnapshot()
    }

    /// Colours the border anew; patterns are shown and removed at once.
    func changeBorder(to color: CGColor?) {
        let rgba = color?.rgba ?? .clear
        guard color?.pattern != nil || borderPattern != nil else {
            return change(.borderColor, from: state.borderColor, to: rgba) { $0.borderColor = rgba }
        }
        guard color != borderColor else { return }
        state.borderColor = rgba
        state.extras.borderPattern = color?.onlyWithPattern
        setNeedsSnapshot()
    }
}

extension LayerExtras {
    /// The pattern that fills the background in a state; none while an animation shows a colour there.
    func backgroundPaint(in state: LayerState) -> Paint? {
        state.backgroundColor == nil ? backgroundPattern?.paint : nil
    }

    /// The pattern of the border in a state; none while an animation shows a colour there.
    func borderPaint(in state: LayerState) -> Paint? {
        state.borderColor == borderPattern?.rgba ? borderPattern?.paint : nil
    }
}

extension CGColor {
    /// The colour itself when it paints a pattern, else nil.
    nonisolated var onlyWithPattern: CGColor? { pattern == nil ? nil : self }
}
