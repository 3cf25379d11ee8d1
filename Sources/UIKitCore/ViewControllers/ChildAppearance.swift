/// The appearance callbacks of controllers whose root views the app adds to a window or removes from it, alone or inside a view.
///
/// They are sent when the parent is shown and forwards appearances, or when the controller has no parent. A container that
/// forwards by itself has begun the transition before; then there is no callback to send.
struct ChildAppearance {
    private let controller: UIViewController
    private let endsAtOnce: Bool

    // MARK: Beginning

    /// Begins the appearance of the controllers whose views enter a window with a view.
    static func begin(_ view: UIView, enteringWindow window: UIWindow?, superview: UIView) -> [ChildAppearance] {
        guard window != nil else { return [] }
        if let controller = view.controller { return begin(controller).map { [$0] } ?? [] }
        return children(of: superview, in: view).compactMap { begin($0) }
    }

    /// Begins the disappearance of the controllers whose views leave a window with a view.
    static func begin(_ view: UIView, leavingWindow window: UIWindow?) -> [ChildAppearance] {
        guard window != nil, let superview = view.superview else { return [] }
        if let controller = view.controller { return end(controller).map { [$0] } ?? [] }
        return children(of: superview, in: view).compactMap { end($0) }
    }

    /// The children of the surrounding controller whose views lie in a view that is not a controller's root view.
    private static func children(of superview: UIView, in view: UIView) -> [UIViewController] {
        guard !view.storedSubviews.isEmpty, let owner = superview.nearestController else { return [] }
        return owner.storedChildren.filter { $0.storedView?.isDescendant(of: view) == true }
    }

    private static func begin(_ controller: UIViewController) -> ChildAppearance? {
        guard controller.presentation?.returnsPresenter != true, !controller.isCovered else { return nil }
        guard let parent = controller.parent else {
            guard controller.appearance.state == .disappeared else { return nil }
            controller.beginDeferrableAppearance(true, animated: false)
            return ChildAppearance(controller: controller, endsAtOnce: true)
        }
        let parentState = parent.appearance.state
        guard controller.appearance.state == .disappeared, parent.shouldAutomaticallyForwardAppearanceMethods,
            parentState == .appeared || parentState == .appearing
        else { return nil }
        controller.isMovingToParent = controller.containmentStep == .joining
        controller.beginDeferrableAppearance(true, animated: parentState == .appearing && parent.appearance.isAnimated)
        return ChildAppearance(controller: controller, endsAtOnce: parentState == .appeared)
    }

    /// Begins a disappearance. One that the parent has begun ends at once, because the parent will not find the view any more.
    private static func end(_ controller: UIViewController) -> ChildAppearance? {
        let state = controller.appearance.state
        if let parent = controller.parent {
            let parentState = parent.appearance.state
            guard state != .disappeared, parent.shouldAutomaticallyForwardAppearanceMethods,
                parentState != .disappeared, parent.sharesAppearances(with: controller),
                // Otherwise a transition between children has begun it and will end it.
                state != .disappearing || parentState == .disappearing
            else { return nil }
            if controller.containmentStep == .leaving { controller.isMovingFromParent = true }
        } else if state != .appeared {
            return nil
        }
        controller.beginDeferrableAppearance(false, animated: false)
        return ChildAppearance(controller: controller, endsAtOnce: true)
    }

    // MARK: Finishing

    /// Sends the last callbacks after the view was moved.
    func finish() {
        if controller.appearance.state == .appearing {
            controller.viewIfLoaded?.resolveSafeArea()
            controller.sendIsAppearing()
        }
        if endsAtOnce { controller.endAppearanceIfChanging() }
    }

    // MARK: Rules

    /// Stops when a child's view is added below the view of a controller that is not its parent.
    static func checkHierarchy(of view: UIView, in superview: UIView) {
        guard let controller = view.controller, let parent = controller.parent,
            let owner = superview.nearestController, owner !== parent
        else { return }
        fatalError(
            "The view of \(ObjectNames.label(of: controller)) is being added to the view of \(ObjectNames.label(of: owner)), "
                + "but its parent is \(ObjectNames.label(of: parent)). Make it a child of the controller whose view it is added to: "
                + "call addChild(_:) first.")
    }
}
