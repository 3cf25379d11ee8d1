import CoreGraphics

/// The elements of a layout around the visible part, kept while the user scrolls inside of it.
struct LayoutPage {
    /// An element of the part.
    struct Element {
        let attributes: UICollectionViewLayoutAttributes
        private let base: CGRect
        var shown: ShownElement?

        init(_ attributes: UICollectionViewLayoutAttributes, shown: ShownElement?) {
            (self.attributes, base, self.shown) = (attributes, attributes.frame, shown)
        }

        /// The rectangle in which the element shows.
        var frame: CGRect { attributes.scroll?.shown(base) ?? base }

        /// Whether the element has a view.
        var hasView: Bool {
            // A closure would ask for its actor, for each element of each frame.
            guard let shown else { return false }
            return !shown.isGone
        }
    }

    let rectangle: CGRect
    var elements: [Element]

    /// Notes the view of an element that got one by itself; false where the element is not in the part.
    mutating func adopt(_ shown: ShownElement) -> Bool {
        guard let index = elements.firstIndex(where: { $0.attributes.key == shown.key }) else { return false }
        elements[index].shown = shown
        return true
    }
}
