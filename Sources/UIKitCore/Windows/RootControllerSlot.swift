import Foundation

/// The place of a window's root controller: loads, places and replaces it with the appearance callbacks in order.
final class RootControllerSlot {
    private unowned let window: UIWindow
    private(set) var controller: UIViewController?

    init(window: UIWindow) { self.window = window }

    /// Takes another root controller. What the old one presents goes first. In a visible window: the old one disappears, the new one is loaded, appears and is placed
    /// at the back, the old one has disappeared; the new one has appeared after the layout of this turn.
    func replace(with new: UIViewController?) {
        guard new !== controller else { return }
        if let new, let parent = new.parent {
            fatalError(
                "\(ObjectNames.label(of: new)) is a child of \(ObjectNames.label(of: parent)) and cannot be the root "
                    + "controller of a window. Remove it from its parent first.")
        }
        let old = controller
        old?.dropPresentation()
        guard !window.isHidden else {
            old?.viewIfLoaded?.removeFromSuperview()
            controller = new
            return
        }
        controller = nil
        old?.beginAppearanceTransition(false, animated: false)
        controller = new
        new?.loadViewIfNeeded()
        new?.beginAppearanceTransition(true, animated: false)
        old?.viewIfLoaded?.removeFromSuperview()
        place()
        // One that was covered has gone before.
        if let old, old.isChangingAppearance { old.endAppearanceTransition() }
        finish()
        ApplicationRuntime.current?.orientation.setNeedsDecision()
    }

    /// The window was shown: the controller is loaded, placed and appears.
    func windowDidShow() {
        guard let controller, controller.appearance.state == .disappeared else { return }
        controller.loadViewIfNeeded()
        controller.beginAppearanceTransition(true, animated: false)
        place()
        finish()
        ApplicationRuntime.current?.orientation.setNeedsDecision()
    }

    /// The window has a new size; a view that is covered gets it when it comes back.
    func windowDidResize() {
        if let view = controller?.viewIfLoaded, view.window != nil { view.frame = window.bounds }
    }

    private func place() {
        guard let view = controller?.view else { return }
        view.frame = window.bounds
        view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        window.insertSubview(view, at: 0)
        view.resolveSafeArea()
        controller?.sendIsAppearing()
    }

    private func finish() {
        guard let controller else { return }
        ApplicationRuntime.current?.afterLayout {
            if controller.appearance.state == .appearing { controller.endAppearanceTransition() }
        }
    }
}
