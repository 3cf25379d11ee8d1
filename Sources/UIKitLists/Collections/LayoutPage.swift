import CoreGraphics

/// The part of a layout around what shows, which is kept while the user scrolls in it.
struct LayoutPage {
    /// An element of the part.
    struct Element {
        let attributes: UICollectionViewLayoutAttributes
        let frame: CGRect
        var shown: ShownElement?

        /// Whether the element has a view.
        var hasView: Bool { shown.map { !$0.isGone } ?? false }
    }

    let rectangle: CGRect
    var elements: [Element]
}
