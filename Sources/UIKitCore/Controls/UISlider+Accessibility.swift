import CoreGraphics

extension UISlider {
    /// Describes a slider: its value in percent of the range, and its knob as the point to touch.
    func describeSlider(_ description: inout AccessibilityDescription) {
        describeView(&description)
        description.isElement = true
        description.value = "\(Int((100 * fraction).rounded()))%"
        description.traits = .adjustable
        if !isEnabled { description.traits.insert(.notEnabled) }
        let knob = rectOnScreen(thumbRect(forBounds: bounds, trackRect: trackRect(forBounds: bounds), value: value))
        description.activationPoint = CGPoint(x: knob.midX, y: knob.midY)
    }

    private var fraction: Float {
        let range = maximumValue - minimumValue
        return range > 0 ? (value - minimumValue) / range : 0
    }

    /// Moves the value by a tenth of the range, as a user of a screen reader does, and tells the targets.
    func applyAccessibilityStep(_ direction: Float) {
        let former = value
        setValue(value + direction * (maximumValue - minimumValue) / 10, animated: false)
        if value != former { sendActions(for: .valueChanged) }
    }
}
