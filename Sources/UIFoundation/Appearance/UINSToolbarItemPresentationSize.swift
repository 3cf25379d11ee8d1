/// The size of items in the toolbar of a desktop's window.
public nonisolated enum UINSToolbarItemPresentationSize: Int, Hashable, Sendable {
    /// Not decided here: the value from above counts.
    case unspecified = -1
    /// The usual one.
    case regular = 0
    /// A smaller one.
    case small = 1
    /// A larger one.
    case large = 3
}
