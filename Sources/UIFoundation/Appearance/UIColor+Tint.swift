nonisolated extension UIColor {
    /// The tint colour of the view that shows it: in its background, in texts, in the tint of its pictures, and in its own
    /// drawing. Where it is looked up without a view, as by `cgColor`, it is the system blue.
    ///
    /// When the tint changes, backgrounds, labels and pictures follow; a view's own drawing waits for `setNeedsDisplay()`.
    public static let tintColor = UIColor { AmbientTraits.ofThread.tintColor(for: $0) }
}

nonisolated extension UIConfigurationColorTransformer {
    /// Gives the tint colour for any colour.
    public static let preferredTint = UIConfigurationColorTransformer { _ in .tintColor }
}
