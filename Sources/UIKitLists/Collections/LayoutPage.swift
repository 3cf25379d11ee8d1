import CoreGraphics

/// The part of a layout around what shows, which is kept while the user scrolls in it.
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
        var hasView: Bool { shown.map { !$0.isGone } ?? false }
    }

    let rectangle: CGRect
    var elements: [Element]
}
