import CoreGraphics

extension UISlider {
    /// Describes a slider: its value in percent of the range, and its knob as the point to touch.
    func describeSlider(_ description: inout AccessibilityDescription) {
        describeView(&description)
        description.isElement = true
        let part = fraction(of: value)
        // A range without an end has no parts.
        description.value = part.isFinite ? "\(Int((100 * part).rounded()))%" : nil
        description.traits = .adjustable
        if !isEnabled { description.traits.insert(.notEnabled) }
        let knob = rectOnScreen(thumbRect(forBounds: bounds, trackRect: trackRect(forBounds: bounds), value: value))
        description.activationPoint = CGPoint(x: knob.midX, y: knob.midY)
    }
}
