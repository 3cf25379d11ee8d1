import Foundation

/// Loads, lays out and replaces a window's root controller, with the appearance callbacks in order.
final class RootControllerSlot {
    private unowned let window: UIWindow
    private(set) var controller: UIViewController?

    init(window: UIWindow) { self.window = window }

    /// Sets another root controller. Controllers presented by the old one are dismissed first.
    ///
    /// In a visible window the old controller disappears, and the new one is loaded, appears and is inserted at the back. Then
    /// the old one has disappeared; the new one has appeared after the layout of this turn.
    func replace(with new: UIViewController?) {
        guard new !== controller else { return }
        if let new, let parent = new.parent {
            fatalError(
                "\(ObjectNames.label(of: new)) is a child of \(ObjectNames.label(of: parent)) and cannot be the root "
                    + "controller of a window. Remove it from its parent first.")
        }
        let old = controller
        old?.dismissImmediately()
        guard !window.isHidden else {
            old?.viewIfLoaded?.removeFromSuperview()
            controller = new
            return
        }
        let exchange = AppearanceExchange(from: old, to: new, animated: false)
        controller = nil
        exchange.beginDeparture()
        controller = new
        exchange.beginArrival()
        old?.viewIfLoaded?.removeFromSuperview()
        layOut()
        exchange.endDeparture()
        finish()
        ApplicationRuntime.current?.orientation.setNeedsDecision()
    }

    /// Called when the window was shown: the controller is loaded, laid out and appears.
    func windowDidShow() {
        guard let controller, controller.appearance.state == .disappeared else { return }
        AppearanceExchange(from: nil, to: controller, animated: false).beginArrival()
        layOut()
        finish()
        ApplicationRuntime.current?.orientation.setNeedsDecision()
    }

    /// Called when the window's size changed; a covered view is resized when it is uncovered.
    func windowDidResize() {
        if let view = controller?.viewIfLoaded, view.window != nil { view.frame = window.bounds }
    }

    private func layOut() {
        guard let view = controller?.view else { return }
        view.frame = window.bounds
        view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        window.insertSubview(view, at: 0)
        controller?.arrive(layingOut: false)
    }

    private func finish() {
        let exchange = AppearanceExchange(from: nil, to: controller, animated: false)
        AppClock.current?.afterLayout { exchange.endArrival() }
    }
}
