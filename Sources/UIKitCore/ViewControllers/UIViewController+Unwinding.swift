import CoreGraphics
import QuartzCore

extension UIViewController {
    /// The surrounding controller: the parent, or for an outermost controller its presenter.
    package var controllerBelow: UIViewController? { parent ?? ownPresentation?.presenter }

    /// This controller and all surrounding ones, up to the window's root.
    package var controllersBelow: [UIViewController] {
        var controllers = [self]
        while let next = controllers[controllers.count - 1].controllerBelow { controllers.append(next) }
        return controllers
    }

    private var formerly: any FormerUnwinding { self }

    // MARK: Search

    /// The destination of an unwind segue: the nearest controller that can perform the action; nil when none can.
    ///
    /// Each controller from the source to the root is searched, first the controllers inside it that are not on that path.
    package func unwindDestination(for action: Selector, sender: Any?) -> UIViewController? {
        for controller in controllersBelow {
            if let found = controller.formerly.unwindTarget(for: action, from: self, sender: sender) { return found }
        }
        return nil
    }

    /// Searches the controllers inside, the deepest first, and then this one itself.
    func searchForUnwinding(_ action: Selector, from source: UIViewController, sender: Any?) -> UIViewController? {
        let beginning = UIStoryboardUnwindSegueSource(source, action, sender: sender)
        for child in allowedChildrenForUnwinding(from: beginning) {
            if let found = child.formerly.unwindTarget(for: action, from: source, sender: sender) { return found }
        }
        return canPerformUnwindSegueAction(action, from: source, sender: sender) ? self : nil
    }

    /// Whether it has a method for the action, and is not the source.
    func hasUnwindAction(_ action: Selector, from source: UIViewController) -> Bool {
        source !== self && action.isImplemented(by: self)
    }

    /// The children to search in their order, without those that contain the source.
    func childrenForUnwinding(except source: UIViewController) -> [UIViewController] {
        let around = source.controllersBelow
        let children = asContainer?.childrenForUnwinding ?? children
        return children.filter { child in !around.holds(child) }
    }

    /// The child that contains a controller, directly or by presentations.
    func child(containing controller: UIViewController) -> UIViewController? {
        controller.controllersBelow.first { $0.parent === self }
    }

    // MARK: Transition

    /// Unwinds: finds the destination, prepares the segue, calls the action, and shows the destination.
    ///
    /// The caller has asked whether the segue may be performed. Without a destination there is no effect.
    ///
    /// - Parameters:
    ///   - action: The action that the destination implements, with the segue as its argument.
    ///   - identifier: The segue's name.
    ///   - kind: The class of the segue if the storyboard names one; else the surrounding containers make it.
    ///   - animated: Whether the change is animated.
    ///   - sender: The object that started the segue.
    package func goBack(
        by action: Selector, identifier: String?, kind: UIStoryboardSegue.Type?, animated: Bool, sender: Any?
    ) {
        guard let destination = unwindDestination(for: action, sender: sender) else { return }
        let segue: UIStoryboardSegue
        if let kind {
            let ends = SegueEnds(identifier: identifier, source: self, destination: destination)
            segue = ConstructibleObject.make(kind, beginningWith: ends)
            segue.prepareUnwinding()
        } else {
            let junction = UnwindTransition.junction(of: self, and: destination) ?? destination
            guard let made = junction.formerly.unwindSegue(to: destination, from: self, identifier: identifier) else {
                return
            }
            segue = made
        }
        segue.isAnimated = animated
        prepare(for: segue, sender: sender)
        action.perform(on: destination, sender: segue, event: nil)
        segue.perform()
    }

    /// The unwind segue to a destination, unless a container makes another one.
    func standardUnwinding(to destination: UIViewController, identifier: String?) -> UIStoryboardSegue {
        let segue = UIStoryboardSegue(identifier: identifier, source: self, destination: destination)
        segue.prepareUnwinding()
        return segue
    }

    /// Shows a child, as the framework's containers do.
    func unwindInside(for segue: UIStoryboardSegue, towards child: UIViewController) {
        asContainer?.goBack(to: child, animated: segue.isAnimated)
    }
}

extension UIStoryboardSegue {
    /// Makes the segue show its destination, which exists already, from its source.
    func prepareUnwinding() {
        performHandler = { [unowned self] in UnwindTransition(self).perform() }
    }
}
