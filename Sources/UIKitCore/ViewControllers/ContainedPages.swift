/// The pages of a container, as the invariant checks see them.
package struct ContainedPages {
    /// The controllers that the app or the user has added.
    package var pages: [UIViewController]
    /// Further controllers that may be children: columns, and controllers that are leaving.
    package var guests: [UIViewController] = []
    /// The shown page; the others have disappeared. Nil for none.
    package var shown: UIViewController?
    /// Whether no change is running, so that `shown` is the only page that appears.
    package var isAtRest: Bool

    /// Describes a container.
    package init(
        pages: [UIViewController], guests: [UIViewController] = [], shown: UIViewController?, isAtRest: Bool
    ) { (self.pages, self.guests, self.shown, self.isAtRest) = (pages, guests, shown, isAtRest) }
}
