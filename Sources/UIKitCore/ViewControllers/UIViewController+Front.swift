import CoreGraphics
import Foundation

/// The foremost controllers, for events without a receiver of their own, such as keys while there is no first responder.
extension UIViewController {
    /// The foremost controllers: presented ones come before those in a container, and these before the container.
    var frontControllers: [UIViewController] {
        if let presentation, presentation.isInForce { return presentation.presented.frontControllers }
        let children = asContainer?.frontChildren ?? uncoveredChildren
        return children.isEmpty ? [self] : children.flatMap(\.frontControllers)
    }

    /// The children of which something is seen, the topmost first; those that lie behind another child as a whole do not count.
    var uncoveredChildren: [UIViewController] {
        guard !storedChildren.isEmpty, let view = storedView, let window = view.window else { return [] }
        let candidates = storedChildren.compactMap { child -> (child: UIViewController, place: [Int], frame: CGRect)? in
            guard let shown = child.embeddedView, let place = view.path(of: shown) else { return nil }
            return (child, place, window.convert(shown.bounds, from: shown))
        }
        var found: [(child: UIViewController, frame: CGRect)] = []
        for candidate in candidates.sorted(by: { $1.place.lexicographicallyPrecedes($0.place) })
        where !found.contains(where: { $0.frame.contains(candidate.frame) }) {
            found.append((candidate.child, candidate.frame))
        }
        return found.map(\.child)
    }
}

extension UIView {
    /// The way down to a view as indices among subviews; nil when it is not in this view, or not seen.
    fileprivate func path(of descendant: UIView) -> [Int]? {
        var path: [Int] = []
        var view = descendant
        while view !== self {
            guard !view.isHidden, view.alpha >= UIView.touchableAlpha, let parent = view.superview,
                let index = parent.subviews.firstIndex(where: { $0 === view })
            else { return nil }
            path.append(index)
            view = parent
        }
        return path.reversed()
    }
}
