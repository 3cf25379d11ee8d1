extension UIActivityIndicatorView {
    /// Describes the activity: its only content is that it runs.
    func describeActivityIndicatorView(_ description: inout AccessibilityDescription) {
        describeView(&description)
        description.isElement = true
        description.traits = .updatesFrequently
    }
}
