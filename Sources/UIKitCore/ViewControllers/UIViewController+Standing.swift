import CoreGraphics
package import Foundation
package import UIFoundation

/// A child's view in its container, together with the container of a presentation in the child's own context.
extension UIViewController {
    /// The view that represents the controller in its container: its own, or the one that covers it in the controller's context.
    package var embeddedView: UIView? {
        guard let presentation, presentation.isPresenterOut, let container = contextContainer else { return storedView }
        return container
    }

    /// The child's views in its container: its own where it is not covered, and the presentation in its context.
    package var embeddedViews: [UIView] {
        [storedView, contextContainer].compactMap { $0 }.filter { $0.superview != nil }
    }

    /// The container of a presentation in the controller's context, which is a sibling of its view.
    private var contextContainer: PresentationContainerView? {
        guard let presentation, presentation.presenterView === storedView else { return nil }
        return presentation.contextContainer
    }

    /// Whether there is a view to embed: the controller's own may have been released while another one covers it.
    package var canBeEmbedded: Bool { storedView != nil || contextContainer != nil }

    /// Applies the insets of outer bars to the controller's view and to the presentation in its context.
    package func applyContainerInsets(_ insets: UIEdgeInsets) {
        let container = contextContainer
        container?.containerInsets = insets
        if let view = storedView {
            view.containerInsets = container != nil && view.superview === container ? .zero : insets
        }
    }

    /// Inserts the controller's view, and the presentation in its context, at the back of a container's view.
    ///
    /// A view that is covered there stays out.
    package func embed(in host: UIView, at frame: CGRect) {
        // A move to another superview removes animations.
        if let container = contextContainer, container.superview !== host { presentation?.runner.finishImmediately() }
        let container = contextContainer
        let isCovered = container != nil && presentation?.isPresenterOut == true
        if isCovered {
            presentation?.moveHome(to: host)
            // An animator that does not handle presentations in a context may have inserted the covered view.
            if let view = storedView, view.superview === host { view.removeFromSuperview() }
        } else if let view = storedView {
            if view.frame != frame { view.frame = frame }
            view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
            if view.superview !== host { host.insertSubview(view, at: 0) }
        }
        guard let container else { return }
        if container.frame != frame { container.frame = frame }
        if !isCovered, let view = storedView { container.containerInsets = view.containerInsets }
        if container.superview !== host { host.insertSubview(container, at: isCovered ? 0 : 1) }
    }

    /// Inserts them at the front of a container's view, with their present frames.
    func embedInFront(in host: UIView) {
        if let context = contextContainer, presentation?.isPresenterOut == true {
            presentation?.moveHome(to: host)
            return host.addSubview(context)
        }
        for view in [storedView, contextContainer] {
            if let view { host.addSubview(view) }
        }
    }

    /// Removes both from a container's view, or from any superview.
    package func unembed(in host: UIView? = nil) {
        if contextContainer != nil { presentation?.runner.finishImmediately() }
        // The transition that ended may have been a dismissal, which removed the context's presentation.
        if contextContainer != nil { presentation?.leaveHome(host) }
        for view in [storedView, contextContainer] {
            if let view, host == nil || view.superview === host { view.removeFromSuperview() }
        }
    }
}
