/// The appearance of a controller whose root view is added to or removed from a window by hand.
///
/// It happens when the parent is shown and forwards, or when the controller has no parent at all. A container that drives its
/// children has begun their transition before, so that nothing is left to do here.
struct ChildAppearance {
    private let controller: UIViewController
    private let endsAtOnce: Bool

    /// Begins an appearance when the view's move calls for one.
    static func begin(_ view: UIView, enteringWindow window: UIWindow?, superview: UIView) -> ChildAppearance? {
        guard window != nil, let controller = view.controller, controller.appearance.state == .disappeared else {
            return nil
        }
        guard let parent = controller.parent else {
            controller.beginAppearance(true, animated: false)
            return ChildAppearance(controller: controller, endsAtOnce: true)
        }
        guard parent.shouldAutomaticallyForwardAppearanceMethods else { return nil }
        let parentState = parent.appearance.state
        guard parentState == .appeared || parentState == .appearing else { return nil }
        controller.isMovingToParent = controller.containmentStep == .joining
        controller.beginAppearance(true, animated: parentState == .appearing && parent.appearance.isAnimated)
        return ChildAppearance(controller: controller, endsAtOnce: parentState == .appeared)
    }

    /// Begins a disappearance when the view's removal calls for one.
    static func begin(_ view: UIView, leavingWindow window: UIWindow?) -> ChildAppearance? {
        guard window != nil, let controller = view.controller, controller.appearance.state == .appeared else {
            return nil
        }
        if let parent = controller.parent {
            guard parent.shouldAutomaticallyForwardAppearanceMethods, parent.appearance.state == .appeared else {
                return nil
            }
            controller.isMovingFromParent = controller.containmentStep == .leaving
        }
        controller.beginAppearance(false, animated: false)
        return ChildAppearance(controller: controller, endsAtOnce: true)
    }

    /// The move is done.
    func finish() {
        if controller.appearance.state == .appearing {
            controller.viewIfLoaded?.resolveSafeArea()
            controller.sendIsAppearing()
        }
        if endsAtOnce { controller.endAppearance() }
    }

    /// Stops when a child's view is put where another controller than its parent is in charge.
    static func checkHierarchy(of view: UIView, in superview: UIView) {
        guard let controller = view.controller, let parent = controller.parent,
            let owner = superview.nearestController, owner !== parent
        else { return }
        fatalError(
            "The view of \(ObjectNames.className(of: controller)) is being added to the view of \(ObjectNames.className(of: owner)), "
                + "but its parent is \(ObjectNames.className(of: parent)). Make it a child of the controller whose view it is added to: "
                + "call addChild(_:) first.")
    }
}
