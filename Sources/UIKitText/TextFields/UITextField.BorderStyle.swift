extension UITextField {
    /// The border of a text field.
    public nonisolated enum BorderStyle: Int, Sendable { case none, line, bezel, roundedRect }
}
