import UIKitCore

/// The recipe of a registration for cells or supplementary views, with an identifier that no other has.
struct ViewRecipe {
    private static var count = 0

    let identifier: String
    let nib: UINib?
    /// Whether it was made while a data source was asked for a view, so that each view would have a recipe of its own.
    private let isTooLate: Bool

    init(_ name: String, nib: UINib?) {
        Self.count += 1
        (identifier, self.nib) = ("registration \(Self.count) of \(name)", nib)
        isTooLate = CollectionEngine.openRequests > 0
    }

    /// Stops the program where views could not be used again.
    func check(_ list: String) {
        guard isTooLate else { return }
        fatalError(
            "A \(identifier) was made while the data source of \(list) was asked for a view, so that no view could be used again. "
                + "Make the registration once, outside of that, and keep it.")
    }
}
