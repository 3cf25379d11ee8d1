extension UIProgressView {
    /// Describes the progress in percent.
    func describeProgressView(_ description: inout AccessibilityDescription) {
        describeView(&description)
        description.isElement = true
        description.value = "\(Int((100 * progress).rounded()))%"
        description.traits = .updatesFrequently
    }
}
