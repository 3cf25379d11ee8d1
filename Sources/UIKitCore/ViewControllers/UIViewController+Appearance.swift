import CoreGraphics

extension UIViewController {
    func beginManualAppearance(_ isAppearing: Bool, animated: Bool) {
        if isAppearing { loadViewIfNeeded() }
        beginDeferrableAppearance(isAppearing, animated: animated)
    }

    func beginAppearance(_ isAppearing: Bool, animated: Bool) {
        if let cover { return cover.beginDeferrableAppearance(isAppearing, animated: animated) }
        guard let callback = appearance.begin(isAppearing, animated: animated) else { return }
        if forwardsAppearanceItself { noteContainment() }
        forgetReasons()
        let companion = presentation?.appearanceCompanion
        send(callback)
        forwardAppearance(isAppearing, animated: animated)
        companion?.beginDeferrableAppearance(isAppearing, animated: animated)
    }

    /// Logs that the app itself has called an appearance callback; the call has no effect on the state.
    func checkAppearanceCall(_ name: String) {
        guard !appearance.isCallingBack else { return }
        Diagnostics.log(
            "\(name) of \(ObjectNames.label(of: self)) was called directly, which is not supported and changes no state. Call "
                + "beginAppearanceTransition(_:animated:) and endAppearanceTransition() instead.")
    }

    /// Whether the parent forwards appearance callbacks to this controller by itself.
    var forwardsAppearanceItself: Bool { parent.map { !$0.shouldAutomaticallyForwardAppearanceMethods } ?? false }

    private func noteContainment() {
        if appearance.state == .appearing { isMovingToParent = containmentStep == .joining }
        if appearance.state == .disappearing { isMovingFromParent = containmentStep == .leaving }
    }

    /// Clears the reason of an appearance change that is reversed.
    private func forgetReasons() {
        if appearance.state == .appearing { (isMovingFromParent, isBeingDismissed) = (false, false) }
        if appearance.state == .disappearing { (isMovingToParent, isBeingPresented) = (false, false) }
    }

    /// The presented controller that covers this one in its own context.
    private var cover: UIViewController? {
        presentation.flatMap { $0.isPresenterOut ? $0.appearanceCompanion : nil }
    }

    /// Whether a presented controller covers this one in its own context.
    var isCovered: Bool { cover != nil }

    /// Whether this controller, or the one that covers it in its context, is appearing or disappearing.
    package var isChangingAppearance: Bool {
        isChangingDeferred ?? cover?.isChangingAppearance ?? appearance.isChanging
    }

    /// Whether this controller, or the one that covers it in its context, is disappearing.
    package var isDisappearing: Bool {
        isChangingDeferred ?? cover?.isDisappearing ?? (appearance.state == .disappearing)
    }

    /// Whether this controller, or the one that covers it in its context, is appearing.
    var isAppearing: Bool { isChangingAppearance && !isDisappearing }

    /// Ends an appearance change if one was begun.
    func endAppearanceIfChanging() {
        if isChangingAppearance { endDeferrableAppearance() }
    }

    func beginChildrenAppearance(_ isAppearing: Bool, animated: Bool) {
        for child in forwardingChildren { child.beginAppearanceTransition(isAppearing, animated: animated) }
    }

    func endAppearance() {
        if let cover { return cover.endDeferrableAppearance() }
        guard appearance.isChanging else {
            return Diagnostics.log(
                "Unbalanced calls to begin/end appearance transitions for \(ObjectNames.label(of: self)): none was begun."
            )
        }
        let companion = presentation?.appearanceCompanion
        sendIsAppearing()
        forwardAppearanceEnd()
        if let callback = appearance.end() { send(callback) }
        if appearance.state == .appeared { showInputViews() }
        (isMovingToParent, isMovingFromParent) = (false, false)
        // The companion may have been added when this controller was disappearing already.
        if appearance.state == .disappeared, let companion, companion.appearance.state == .appeared {
            companion.beginAppearance(false, animated: appearance.isAnimated)
        }
        companion?.endAppearanceIfChanging()
    }

    func endChildrenAppearance() {
        for child in forwardingChildren where child.isChangingAppearance { child.endAppearanceTransition() }
    }

    /// Calls `viewIsAppearing` once in this appearance, here and in the children that share it, when the view is in a window.
    package func sendIsAppearing() {
        if let cover { return cover.sendIsAppearing() }
        guard appearance.state == .appearing, !appearance.hasSentIsAppearing, storedView?.isInWindow == true else {
            return
        }
        appearance.hasSentIsAppearing = true
        trace("viewIsAppearing", appearance.isAnimated)
        viewIsAppearing(appearance.isAnimated)
        forwardIsAppearing()
        presentation?.appearanceCompanion?.sendIsAppearing()
    }

    func sendChildrenIsAppearing() {
        for child in forwardingChildren { child.sendIsAppearing() }
    }

    /// Whether a child appears and disappears with this controller; false during a container's own transition.
    func sharesAppearances(with child: UIViewController) -> Bool { appearanceChildren.holds(child) }

    private var forwardingChildren: [UIViewController] {
        shouldAutomaticallyForwardAppearanceMethods ? appearanceChildren : []
    }

    /// The children whose loaded views, or the views that cover those in their contexts, lie in this controller's view.
    var childrenInView: [UIViewController] {
        guard let view = storedView, !storedChildren.isEmpty else { return [] }
        return storedChildren.filter { $0.embeddedView?.isDescendant(of: view) == true }
    }

    private func send(_ callback: AppearanceState.Callback) {
        let animated = appearance.isAnimated
        let outer = appearance.isCallingBack
        appearance.isCallingBack = true
        defer { appearance.isCallingBack = outer }
        switch callback {
        case .willAppear:
            trace("viewWillAppear", animated)
            viewWillAppear(animated)
        case .didAppear:
            trace("viewDidAppear", animated)
            viewDidAppear(animated)
        case .willDisappear:
            trace("viewWillDisappear", animated)
            viewWillDisappear(animated)
        case .didDisappear:
            trace("viewDidDisappear", animated)
            viewDidDisappear(animated)
        }
    }
}
