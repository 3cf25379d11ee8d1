import CoreGraphics
import Foundation

/// The controllers in front, for events without a receiver, such as keys while there is no first responder.
extension UIViewController {
    /// The controllers in front: presented ones before those of a container, and these before the container.
    var frontControllers: [UIViewController] {
        if let presentation, presentation.isInForce { return presentation.presented.frontControllers }
        let children = asContainer?.frontChildren ?? uncoveredChildren
        return children.isEmpty ? [self] : children.flatMap(\.frontControllers)
    }

    /// Becomes first responder once it has appeared, if it has input views of its own and its window has no first responder.
    ///
    /// Apps that give a controller a bar at the bottom in this way make no call for it. A child that an app's own container shows
    /// is left alone, as on iOS.
    func showInputViews() {
        guard let window = responderWindow, window.storedFirstResponder == nil, presentation?.isInForce != true,
            isInFront, canBecomeFirstResponder, inputAccessoryView != nil || inputView != nil
        else { return }
        becomeFirstResponder()
    }

    /// Whether the containers around it, all of the framework's, have it in front.
    private var isInFront: Bool {
        guard let parent else { return true }
        return parent.asContainer?.frontChildren.holds(self) == true && parent.isInFront
    }

    /// The visible children, the topmost first; a child that lies entirely behind another one is left out.
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
    /// The indices among subviews that lead to a view; nil when it is not in this view, or hidden.
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
