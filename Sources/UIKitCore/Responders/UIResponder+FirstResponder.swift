import CoreGraphics

extension UIResponder {
    /// The window in which this responder can be first responder: a view's, or that of a controller's view.
    var responderWindow: UIWindow? { firstResponderView?.window }

    /// Whether it lies in a view that keeps the keyboard away, such as a curled page.
    private var isKeptFromKeyboard: Bool {
        var view = firstResponderView
        while let current = view {
            if let barrier = current as? any KeyboardBarrier { return barrier.keepsKeyboardAway }
            view = current.storedSuperview
        }
        return false
    }

    /// Whether it resigns because it leaves the window, which needs no permission.
    package var isFirstResponderRemoved: Bool { responderWindow.map { $0.removedResponder === self } ?? false }

    func claimFirstResponder() -> Bool { withInputViews { claimKeyboard() } }

    /// Resigns as first responder: the input views hide between the calls that tell the responder.
    func giveUpFirstResponder() -> Bool {
        guard let window = responderWindow, window.storedFirstResponder === self else { return true }
        firstResponderWillEnd()
        _ = withInputViews {
            releaseKeyboard(of: window)
            return true
        }
        // An observer of the keyboard may have made it first responder again.
        if window.storedFirstResponder !== self { firstResponderDidEnd() }
        return true
    }

    /// Makes a change of the first responder, and then updates the input views at the window's bottom.
    package func withInputViews(_ change: () -> Bool) -> Bool {
        ApplicationRuntime.current?.inputDock.follow(change) ?? change()
    }

    private func claimKeyboard() -> Bool {
        if isFirstResponder { return true }
        guard canBecomeFirstResponder, let window = responderWindow, !isKeptFromKeyboard else { return false }
        let former = window.storedFirstResponder
        if let former {
            guard former.resignIfAllowed() else { return false }
        }
        window.storedFirstResponder = self
        AppClock.current?.setNeedsFrame()
        ApplicationRuntime.current?.traceFirstResponder(call: "becomeFirstResponder", from: former, to: self)
        ApplicationRuntime.current?.focusSystem.firstResponderDidChange(to: self)
        textKeys?.firstResponderDidChange()
        ApplicationRuntime.current?.openMenu?.firstResponderDidChange(in: window)
        return true
    }

    private func releaseKeyboard(of window: UIWindow) {
        window.storedFirstResponder = nil
        AppClock.current?.setNeedsFrame()
        ApplicationRuntime.current?.traceFirstResponder(call: "resignFirstResponder", from: self, to: nil)
        textKeys?.firstResponderDidChange()
        ApplicationRuntime.current?.openMenu?.firstResponderDidChange(in: window)
    }

    /// Becomes first responder if the responder allows it.
    func becomeIfWanted() { _ = askingOnce { canBecomeFirstResponder && becomeFirstResponder() } }

    /// Resigns as first responder if the responder allows it.
    func resignIfAllowed() -> Bool { askingOnce { canResignFirstResponder && resignFirstResponder() } }

    /// The responders from this one to the end of the responder chain.
    package var chain: [UIResponder] {
        var result: [UIResponder] = [self]
        while let next = result[result.count - 1].next {
            // An app can make an endless chain by overriding `next`.
            guard !result.holds(next) else { break }
            result.append(next)
        }
        return result
    }

    /// Resigns as first responder even if the responder refuses.
    package func forceResignFirstResponder() { if !resignFirstResponder() { _ = giveUpFirstResponder() } }
}
