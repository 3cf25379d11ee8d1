import UIFoundation

/// A view whose own highlight is the effect of its spring-loaded interaction.
package protocol HighlightedBySpring: UIView {
    func setSpringHighlight(_ isHighlighted: Bool)
}

extension UIControl: HighlightedBySpring {
    package func setSpringHighlight(_ isHighlighted: Bool) { self.isHighlighted = isHighlighted }
}
