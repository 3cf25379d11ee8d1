import CoreGraphics
package import Foundation
package import UIFoundation

/// A child's place in its container: its view stands there, with what it presents in its own context beside it.
extension UIViewController {
    /// The view that represents the controller in its container: its own, or the one that covers it in the controller's context.
    package var embeddedView: UIView? {
        guard let presentation, presentation.isPresenterOut, let container = contextContainer else { return storedView }
        return container
    }

    /// The views in its position: the controller's own where it is not covered, and the presentation in its context.
    package var embeddedViews: [UIView] {
        [storedView, contextContainer].compactMap { $0 }.filter { $0.superview != nil }
    }

    /// The container beside the controller's view with what it presents in its context.
    private var contextContainer: PresentationContainerView? {
        guard let presentation, presentation.presenterView === storedView else { return nil }
        return presentation.contextContainer
    }

    /// Whether there is anything to put in its place: the view may have been released while another one covers it.
    package var canBeEmbedded: Bool { storedView != nil || contextContainer != nil }

    /// Gives bars around as safe area to the controller's view and to what it presents in its context.
    package func applyContainerInsets(_ insets: UIEdgeInsets) {
        let container = contextContainer
        container?.containerInsets = insets
        if let view = storedView {
            view.containerInsets = container != nil && view.superview === container ? .zero : insets
        }
    }

    /// Puts the controller's view, and what it presents in its context, behind everything in a container's view; a view that is
    /// covered there stays out.
    package func embed(in host: UIView, at frame: CGRect) {
        // What is taken elsewhere loses its animations.
        if let container = contextContainer, container.superview !== host { presentation?.runner.finishImmediately() }
        let container = contextContainer
        let isCovered = container != nil && presentation?.isPresenterOut == true
        if isCovered {
            presentation?.moveHome(to: host)
            // An animator that knows nothing of what covers it may have put it there.
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

    /// Puts the same in front of everything in a container's view, where it is.
    func embedInFront(in host: UIView) {
        if let context = contextContainer, presentation?.isPresenterOut == true {
            presentation?.moveHome(to: host)
            return host.addSubview(context)
        }
        for view in [storedView, contextContainer] {
            if let view { host.addSubview(view) }
        }
    }

    /// Takes both out of a container's view, or from wherever they are.
    package func unembed(in host: UIView? = nil) {
        if contextContainer != nil { presentation?.runner.finishImmediately() }
        // What ran may have been a dismissal, with which there is no context any more.
        if contextContainer != nil { presentation?.leaveHome(host) }
        for view in [storedView, contextContainer] {
            if let view, host == nil || view.superview === host { view.removeFromSuperview() }
        }
    }
}
