/// The pages of a container, as its invariants see them.
package struct ContainedPages {
    /// The controllers that it contains by what the app or the user has done.
    package var pages: [UIViewController]
    /// Further controllers that may be its children: columns, and those on their way out.
    package var guests: [UIViewController] = []
    /// The page that shows; the others have disappeared. Nil for none.
    package var shown: UIViewController?
    /// Whether no change goes on, so that `shown` is the only one that appears.
    package var isAtRest: Bool

    /// Describes a container.
    package init(
        pages: [UIViewController], guests: [UIViewController] = [], shown: UIViewController?, isAtRest: Bool
    ) { (self.pages, self.guests, self.shown, self.isAtRest) = (pages, guests, shown, isAtRest) }
}
