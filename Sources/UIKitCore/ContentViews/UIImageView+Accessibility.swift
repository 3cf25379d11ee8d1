extension UIImageView {
    /// Describes a picture. Its meaning is known to the app alone, so that it is no element until the app says so.
    func describeImageView(_ description: inout AccessibilityDescription) {
        describeView(&description)
        description.traits = .image
    }
}
