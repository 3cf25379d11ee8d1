extension UIActivityIndicatorView {
    /// Describes the activity: it has no content but that it goes on.
    func describeActivityIndicatorView(_ description: inout AccessibilityDescription) {
        describeView(&description)
        description.isElement = true
        description.traits = .updatesFrequently
    }
}
