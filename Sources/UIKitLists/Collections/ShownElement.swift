import CoreGraphics
import UIKitCore

/// An element of a collection that has a view, and the attributes that the view has.
final class ShownElement {
    var key: ElementKey
    let view: UICollectionReusableView
    /// The attributes that were applied last; nil before any were.
    private(set) var attributes: UICollectionViewLayoutAttributes?
    /// The frame that these say.
    private var base = CGRect.zero
    /// The scrolling of the section in whose scroll view the view is; nil where it is in the collection.
    private(set) var host: SectionScroll?
    /// Whether the delegate was notified of its display.
    var isDisplayed = false
    /// Whether it is to say its own size.
    var needsSize = true
    /// Whether it is in the part of the layout that is kept.
    var isInPage = true
    /// Whether a finger moves it, or it is on its way from there: it stays in front of all others.
    var isLifted = false
    /// Whether the view was given to another element or to the reuse queue.
    var isGone = false
    /// Whether the cell is a placeholder of a drop, which is no item of the data, so that the delegate is not notified of it.
    var isPlaceholder = false

    /// The rectangle in which the element shows.
    var frame: CGRect { attributes?.scroll?.shown(base) ?? base }

    init(_ key: ElementKey, _ view: UICollectionReusableView) { (self.key, self.view) = (key, view) }

    /// Gives the view attributes unless it has equal ones.
    ///
    /// - Parameter passes: Whether the view only begins or ends a motion with them, and remains where it belongs.
    func apply(_ attributes: UICollectionViewLayoutAttributes, in engine: CollectionEngine, passes: Bool = false) {
        if !passes, attributes.scroll !== host { changeHost(to: attributes.scroll, engine) }
        guard self.attributes?.isEqual(attributes) != true || self.attributes?.scroll !== attributes.scroll else {
            return
        }
        let formerIndex = self.attributes?.zIndex
        self.attributes = attributes
        base = attributes.frame
        // A view that gets another position among the subviews loses the animations that it has by then.
        if isDisplayed, !isLifted || attributes.zIndex == Int.max, formerIndex != attributes.zIndex {
            engine.addView(of: self)
        }
        view.show(hosted(attributes))
        view.adopt(attributes.list)
        view.apply(attributes)
    }

    /// The look of attributes in the view that the element's view is in.
    private func hosted(_ attributes: UICollectionViewLayoutAttributes) -> ElementLook {
        if attributes.scroll === host { return host?.settled(attributes.look) ?? attributes.look }
        var look = attributes.look
        if let shift = attributes.scroll?.shift {
            look.center.x -= shift.x
            look.center.y -= shift.y
        }
        return host?.adopted(look) ?? look
    }

    /// Moves the view to another section's scroll view, or to the collection, and has it show where it was.
    private func changeHost(to scroll: SectionScroll?, _ engine: CollectionEngine) {
        host = scroll
        guard isDisplayed, let attributes else { return }
        UIView.performWithoutAnimation {
            engine.addView(of: self)
            view.show(hosted(attributes))
        }
    }
}
