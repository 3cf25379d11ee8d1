import UIFoundation

/// A view whose own highlight is the effect of its spring-loaded interaction.
package protocol HighlightedBySpring: UIView {
    /// Shows the highlight or not, as it blinks.
    func setSpringHighlight(_ isHighlighted: Bool)
    /// The highlight of the spring is over; another one may stay.
    func endSpringHighlight()
}

extension HighlightedBySpring {
    package func endSpringHighlight() { setSpringHighlight(false) }
}

extension UIControl: HighlightedBySpring {
    package func setSpringHighlight(_ isHighlighted: Bool) { self.isHighlighted = isHighlighted }
}
