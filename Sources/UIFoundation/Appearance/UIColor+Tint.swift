nonisolated extension UIColor {
    /// The tint colour of the view that shows it: in its background, in texts, in the tint of its pictures, and in what it
    /// draws. Where it is looked up without a view, as by `cgColor`, it is the system blue.
    ///
    /// When the tint changes, backgrounds, labels and pictures follow; what a view draws itself waits for `setNeedsDisplay()`.
    public static let tintColor = UIColor { AmbientTraits.ofThread.tintColor(for: $0) }
}

nonisolated extension UIConfigurationColorTransformer {
    /// Gives the tint colour, whatever the colour was.
    public static let preferredTint = UIConfigurationColorTransformer { _ in .tintColor }
}
