import UIKitCore

/// The pages known on both sides of the one that is shown.
struct PageNeighbours {
    enum Neighbour {
        /// Not asked yet.
        case unknown
        /// The page that is shown is the last on this side.
        case none
        case page(UIViewController)

        var isUnknown: Bool { if case .unknown = self { true } else { false } }
    }

    private var before = Neighbour.unknown
    private var after = Neighbour.unknown

    subscript(direction: UIPageViewController.NavigationDirection) -> Neighbour {
        get { direction == .forward ? after : before }
        set { if direction == .forward { after = newValue } else { before = newValue } }
    }
}
