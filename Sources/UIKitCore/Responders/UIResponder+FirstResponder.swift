extension UIResponder {
    /// The window whose keyboard focus this responder can have: a view's, or that of a controller's view.
    var responderWindow: UIWindow? { firstResponderView?.window }

    /// Whether it lies where the user does not get at it, as on a page that stays curled up.
    private var isKeptFromKeyboard: Bool {
        var view = firstResponderView
        while let current = view {
            if let barrier = current as? any KeyboardBarrier { return barrier.keepsKeyboardAway }
            view = current.storedSuperview
        }
        return false
    }

    func claimFirstResponder() -> Bool { withInputViews { claimKeyboard() } }

    func giveUpFirstResponder() -> Bool { withInputViews { releaseKeyboard() } }

    /// Has the input views at the window's bottom follow what changes.
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
        ApplicationRuntime.current?.openMenu?.firstResponderDidChange(in: window)
        return true
    }

    private func releaseKeyboard() -> Bool {
        guard let window = responderWindow, window.storedFirstResponder === self else { return true }
        window.storedFirstResponder = nil
        AppClock.current?.setNeedsFrame()
        ApplicationRuntime.current?.traceFirstResponder(call: "resignFirstResponder", from: self, to: nil)
        firstResponderDidEnd()
        ApplicationRuntime.current?.openMenu?.firstResponderDidChange(in: window)
        return true
    }

    /// Takes the keyboard, unless the responder does not want it.
    func becomeIfWanted() { _ = askingOnce { canBecomeFirstResponder && becomeFirstResponder() } }

    /// Gives the keyboard up, unless the responder refuses.
    func resignIfAllowed() -> Bool { askingOnce { canResignFirstResponder && resignFirstResponder() } }

    /// The responders from this one to the chain's end.
    package var chain: [UIResponder] {
        var result: [UIResponder] = [self]
        while let next = result[result.count - 1].next {
            // A chain that bites its tail would never end; an app can build one by overriding `next`.
            guard !result.contains(where: { $0 === next }) else { break }
            result.append(next)
        }
        return result
    }

    /// Gives the keyboard up whether or not it wants to.
    package func forceResignFirstResponder() { if !resignFirstResponder() { _ = giveUpFirstResponder() } }
}
