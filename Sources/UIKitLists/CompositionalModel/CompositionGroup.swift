import CoreGraphics

/// The order that a group's items are laid out in.
nonisolated struct CompositionGroup {
    enum Filling {
        /// The list of items from its beginning, again and again, until one does not fit.
        case list([CompositionItem])
        /// One item so many times, with its own size, as long as it fits.
        case repeated(CompositionItem, count: Int)
        /// One item so many times, each with an equal share of the group.
        case shared(CompositionItem, count: Int)
        /// Frames that the app gives for a group of a size, with a name that is the same for the same group.
        case custom(name: Int, frames: (CompositionContainer) -> [CompositionFrame])
    }

    var axis: CompositionAxis
    var filling: Filling
    var spacing = CompositionSpacing.none
}
