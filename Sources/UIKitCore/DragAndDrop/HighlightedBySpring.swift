import UIFoundation

/// A view whose own highlight shows that dragged items are about to activate it.
package protocol HighlightedBySpring: UIView {
    func setSpringHighlight(_ isHighlighted: Bool)
}

extension UIControl: HighlightedBySpring {
    package func setSpringHighlight(_ isHighlighted: Bool) { self.isHighlighted = isHighlighted }
}
