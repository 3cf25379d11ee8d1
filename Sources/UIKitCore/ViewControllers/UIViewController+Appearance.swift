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

    /// Logs a callback that the app has called itself, which changes nothing.
    func checkAppearanceCall(_ name: String) {
        guard !appearance.isCallingBack else { return }
        Diagnostics.log(
            "\(name) of \(ObjectNames.label(of: self)) was called directly, which is not supported and changes no state. Call "
                + "beginAppearanceTransition(_:animated:) and endAppearanceTransition() instead.")
    }

    /// Whether the parent tells the controller of its appearances itself.
    var forwardsAppearanceItself: Bool { parent.map { !$0.shouldAutomaticallyForwardAppearanceMethods } ?? false }

    private func noteContainment() {
        if appearance.state == .appearing { isMovingToParent = containmentStep == .joining }
        if appearance.state == .disappearing { isMovingFromParent = containmentStep == .leaving }
    }

    /// Forgets the reason for an appearance change that is reversed.
    private func forgetReasons() {
        if appearance.state == .appearing { (isMovingFromParent, isBeingDismissed) = (false, false) }
        if appearance.state == .disappearing { (isMovingToParent, isBeingPresented) = (false, false) }
    }

    /// The presented controller that is seen in this one's place.
    private var cover: UIViewController? {
        presentation.flatMap { $0.isPresenterOut ? $0.appearanceCompanion : nil }
    }

    /// Whether another one is seen in its place.
    var isCovered: Bool { cover != nil }

    /// Whether this controller, or the one that is seen in its place, is between two callbacks.
    package var isChangingAppearance: Bool {
        isChangingDeferred ?? cover?.isChangingAppearance ?? appearance.isChanging
    }

    /// Whether this controller, or the one that is seen in its place, is on the way out.
    package var isDisappearing: Bool {
        isChangingDeferred ?? cover?.isDisappearing ?? (appearance.state == .disappearing)
    }

    /// Whether this controller, or the one that is seen in its place, is on the way in.
    var isAppearing: Bool { isChangingAppearance && !isDisappearing }

    /// Ends a change if one was begun.
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
        (isMovingToParent, isMovingFromParent) = (false, false)
        // It may have come when this one was on its way out already.
        if appearance.state == .disappeared, let companion, companion.appearance.state == .appeared {
            companion.beginAppearance(false, animated: appearance.isAnimated)
        }
        companion?.endAppearanceIfChanging()
    }

    func endChildrenAppearance() {
        for child in forwardingChildren where child.isChangingAppearance { child.endAppearanceTransition() }
    }

    /// Calls `viewIsAppearing` once in this appearance, here and in the children that appear along, when the view is in a window.
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

    /// Whether a child comes and goes with this controller: in a transition of a container's own it does not.
    func sharesAppearances(with child: UIViewController) -> Bool { appearanceChildren.contains { $0 === child } }

    private var forwardingChildren: [UIViewController] {
        shouldAutomaticallyForwardAppearanceMethods ? appearanceChildren : []
    }

    /// The children whose loaded views, or what covers those in their own contexts, lie in this controller's view.
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
