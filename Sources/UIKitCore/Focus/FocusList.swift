package import CoreGraphics

/// A view through whose items the arrows go in its own order, also to those that have no view yet.
///
/// The items are one stop of Tab unless an app names groups. What changes views or scrolls is returned as a block, for a key may
/// be asked about and not be used.
package protocol FocusList: UIView {
    /// The group of the items where no app named one around them.
    var itemGroup: String { get }

    /// Makes the view of the item to which an arrow leads from another; nil where it leads out of the list.
    func itemStep(_ heading: UIFocusHeading, from item: UIView) -> (() -> UIView?)?

    /// Makes the view of the item at which the focus comes into the list; nil without such an item.
    func itemEntrance() -> UIView?

    /// Chooses an item by a key; nil for one that cannot be chosen.
    func itemChoice(of item: UIView) -> (() -> Void)?

    /// The view of the next item behind another, all around, whose text begins with what was typed; made if need be.
    ///
    /// - Parameters:
    ///   - text: What was typed; the case of letters and accents do not matter.
    ///   - item: The item from which the search goes on.
    ///   - staysIfPossible: Whether that item is looked at first, else last.
    /// - Returns: nil where no item that can have the focus begins so.
    func item(startingWith text: String, from item: UIView, staysIfPossible: Bool) -> UIView?

    /// The offset at which all of an item is seen, as near as can be to a `start`.
    func contentOffset(showing item: UIView, from start: CGPoint) -> CGPoint
}
