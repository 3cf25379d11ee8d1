extension UIPageControl {
    /// Describes the pages: which one is shown.
    func describePageControl(_ description: inout AccessibilityDescription) {
        describeView(&description)
        description.isElement = true
        description.value = "page \(currentPage + 1) of \(numberOfPages)"
        description.traits = [.adjustable, .updatesFrequently]
        if !isEnabled { description.traits.insert(.notEnabled) }
    }

    /// Shows the next or the previous page, as a user of a screen reader does, and tells the targets.
    func applyAccessibilityStep(_ direction: Int) {
        let former = currentPage
        currentPage += direction
        if currentPage != former { sendActions(for: .valueChanged) }
    }
}
