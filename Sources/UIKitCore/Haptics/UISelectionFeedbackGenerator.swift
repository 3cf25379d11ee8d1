/// Taps while the user moves through values, once for each that becomes the chosen one.
@preconcurrency @MainActor open class UISelectionFeedbackGenerator: UIFeedbackGenerator {
    /// Taps for a change of the selection.
    open func selectionChanged() { note("selection", intensity: nil) }
}
