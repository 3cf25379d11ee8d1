package import CoreGraphics

/// A view that orders its items for the arrow keys itself, also those that have no view yet.
///
/// The items are one stop of Tab unless an app names groups. A step that changes views or scrolls is returned as a block, for a
/// key may be asked about and not be used.
package protocol FocusList: UIView {
    /// The group of the items where no app named one around them.
    var itemGroup: String { get }

    /// Makes the view of the item to which an arrow leads from another; nil where it leads out of the list.
    func itemStep(_ heading: UIFocusHeading, from item: UIView) -> (() -> UIView?)?

    /// Makes the view of the item that gets the focus when it enters the list; nil without such an item.
    func itemEntrance() -> UIView?

    /// Chooses an item by a key; nil for one that cannot be chosen.
    func itemChoice(of item: UIView) -> (() -> Void)?

    /// The view of the next item after another, wrapping around, whose text begins with a typed one; made if need be.
    ///
    /// - Parameters:
    ///   - text: The typed text; the case of letters and accents do not matter.
    ///   - item: The item from which the search continues.
    ///   - staysIfPossible: Whether that item is looked at first, else last.
    /// - Returns: nil where no item that can have the focus begins so.
    func item(startingWith text: String, from item: UIView, staysIfPossible: Bool) -> UIView?

    /// The offset at which all of an item is seen, as near as can be to a `start`.
    func contentOffset(showing item: UIView, from start: CGPoint) -> CGPoint
}
