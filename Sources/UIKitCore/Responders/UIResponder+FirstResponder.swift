extension UIResponder {
    /// The window whose keyboard focus this responder can have: a view's, or that of a controller's view.
    var responderWindow: UIWindow? {
        switch self {
        case let window as UIWindow: window
        case let view as UIView: view.window
        case let controller as UIViewController: controller.viewIfLoaded?.window
        default: nil
        }
    }

    /// Whether it is on a page that stays curled up, where the user does not get at it.
    private var isOnPageAtRest: Bool {
        var view = placeOfKeyboard
        while let current = view {
            if let page = current as? PresenterPage { return page.isAtRest }
            view = current.superview
        }
        return false
    }

    func takeFirstResponder() -> Bool {
        if isFirstResponder { return true }
        guard canBecomeFirstResponder, let window = responderWindow, !isOnPageAtRest else { return false }
        let former = window.storedFirstResponder
        if let former {
            guard former.canResignFirstResponder, former.resignFirstResponder() else { return false }
        }
        window.storedFirstResponder = self
        ApplicationRuntime.current?.setNeedsFrame()
        ApplicationRuntime.current?.traceFirstResponder(call: "becomeFirstResponder", from: former, to: self)
        ApplicationRuntime.current?.focusSystem.firstResponderDidChange(to: self)
        return true
    }

    func giveUpFirstResponder() -> Bool {
        guard let window = responderWindow, window.storedFirstResponder === self else { return true }
        window.storedFirstResponder = nil
        ApplicationRuntime.current?.setNeedsFrame()
        ApplicationRuntime.current?.traceFirstResponder(call: "resignFirstResponder", from: self, to: nil)
        firstResponderDidEnd()
        return true
    }

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
}
