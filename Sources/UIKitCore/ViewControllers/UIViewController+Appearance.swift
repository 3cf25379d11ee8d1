extension UIViewController {
    func beginAppearance(_ isAppearing: Bool, animated: Bool) {
        guard let callback = appearance.begin(isAppearing, animated: animated) else { return }
        send(callback)
        forwardAppearance(isAppearing, animated: animated)
    }

    func beginChildrenAppearance(_ isAppearing: Bool, animated: Bool) {
        for child in forwardingChildren { child.beginAppearanceTransition(isAppearing, animated: animated) }
    }

    func endAppearance() {
        guard appearance.isChanging else {
            return Diagnostics.log(
                "Unbalanced calls to begin/end appearance transitions for \(ObjectNames.className(of: self)): none was begun."
            )
        }
        forwardAppearanceEnd()
        if let callback = appearance.end() { send(callback) }
        (isMovingToParent, isMovingFromParent) = (false, false)
    }

    func endChildrenAppearance() {
        for child in forwardingChildren where child.appearance.isChanging { child.endAppearanceTransition() }
    }

    /// Calls `viewIsAppearing` once in this appearance, here and in the children that appear along.
    package func sendIsAppearing() {
        guard appearance.state == .appearing, !appearance.hasSentIsAppearing else { return }
        appearance.hasSentIsAppearing = true
        trace("viewIsAppearing", appearance.isAnimated)
        viewIsAppearing(appearance.isAnimated)
        forwardIsAppearing()
    }

    func sendChildrenIsAppearing() {
        for child in forwardingChildren where child.storedView?.window != nil { child.sendIsAppearing() }
    }

    private var forwardingChildren: [UIViewController] {
        shouldAutomaticallyForwardAppearanceMethods ? appearanceChildren : []
    }

    /// The children whose loaded views lie in this controller's view.
    var childrenInView: [UIViewController] {
        guard let view = storedView, !storedChildren.isEmpty else { return [] }
        return storedChildren.filter { $0.storedView?.isDescendant(of: view) == true }
    }

    private func send(_ callback: AppearanceState.Callback) {
        let animated = appearance.isAnimated
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
