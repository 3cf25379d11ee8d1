extension UIImageView {
    /// Describes a picture. Only the app knows its meaning, so that it is no element until the app makes it one.
    func describeImageView(_ description: inout AccessibilityDescription) {
        describeView(&description)
        description.traits = .image
    }
}
