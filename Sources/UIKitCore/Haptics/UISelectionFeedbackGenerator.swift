/// Taps while the user goes through values, once for each that becomes the chosen one.
@preconcurrency @MainActor open class UISelectionFeedbackGenerator: UIFeedbackGenerator {
    /// Taps for a change of what is chosen.
    open func selectionChanged() { note("selection", intensity: nil) }
}
