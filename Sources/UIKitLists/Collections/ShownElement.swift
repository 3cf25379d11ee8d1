import CoreGraphics
import UIKitCore

/// An element of a collection that has a view, and the attributes that the view has.
final class ShownElement {
    var key: ElementKey
    let view: UICollectionReusableView
    /// The attributes that were applied last; nil before any were.
    private(set) var attributes: UICollectionViewLayoutAttributes?
    /// The frame that these say.
    private(set) var frame = CGRect.zero
    /// Whether the delegate was told that it shows.
    var isDisplayed = false
    /// Whether it is to say its own size.
    var needsSize = true
    /// Whether it is in the part of the layout that is kept.
    var isInPage = true
    /// Whether a finger moves it, or it is on its way from there: it stays in front of all others.
    var isLifted = false
    /// Whether the view is that of something else now, or waits.
    var isGone = false

    init(_ key: ElementKey, _ view: UICollectionReusableView) { (self.key, self.view) = (key, view) }

    /// Gives the view attributes unless it has equal ones.
    func apply(_ attributes: UICollectionViewLayoutAttributes, in engine: CollectionEngine) {
        guard self.attributes?.isEqual(attributes) != true else { return }
        let formerIndex = self.attributes?.zIndex
        self.attributes = attributes
        frame = attributes.frame
        // A view that gets another position among the subviews loses the animations that it has by then.
        if isDisplayed, !isLifted || attributes.zIndex == Int.max, formerIndex != attributes.zIndex {
            engine.add(view, at: attributes.zIndex)
        }
        view.show(attributes.look)
        view.apply(attributes)
    }
}
