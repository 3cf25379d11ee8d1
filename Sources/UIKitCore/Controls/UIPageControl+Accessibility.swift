extension UIPageControl {
    /// Describes the pages: which one is shown.
    func describePageControl(_ description: inout AccessibilityDescription) {
        describeView(&description)
        description.isElement = true
        description.value = numberOfPages > 0 ? "page \(currentPage + 1) of \(numberOfPages)" : nil
        description.traits = [.adjustable, .updatesFrequently]
        if !isEnabled { description.traits.insert(.notEnabled) }
    }
}
