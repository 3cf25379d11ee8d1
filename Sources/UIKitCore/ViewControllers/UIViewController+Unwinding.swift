import QuartzCore

extension UIViewController {
    /// The controller around this one: its parent, or for an outermost one that which presents it.
    package var controllerBelow: UIViewController? { parent ?? ownPresentation?.presenter }

    /// This controller and all around it, up to the window's root.
    package var controllersBelow: [UIViewController] {
        var controllers = [self]
        while let next = controllers[controllers.count - 1].controllerBelow { controllers.append(next) }
        return controllers
    }

    private var formerly: any FormerUnwinding { self }

    // MARK: Search

    /// The controller that a way back leads to: the nearest that can perform the action; nil where nobody can.
    ///
    /// From the source down to the root each controller is asked, after those inside it that are not on the way there.
    package func unwindDestination(for action: Selector, sender: Any?) -> UIViewController? {
        for controller in controllersBelow {
            if let found = controller.formerly.unwindTarget(for: action, from: self, sender: sender) { return found }
        }
        return nil
    }

    /// Asks the controllers inside, the deepest first, and then this one itself.
    func searchForUnwinding(_ action: Selector, from source: UIViewController, sender: Any?) -> UIViewController? {
        let beginning = UIStoryboardUnwindSegueSource(source, action, sender: sender)
        for child in allowedChildrenForUnwinding(from: beginning) {
            if let found = child.formerly.unwindTarget(for: action, from: source, sender: sender) { return found }
        }
        return canPerformUnwindSegueAction(action, from: source, sender: sender) ? self : nil
    }

    /// Whether it has a method for the action, and is not the one to be left.
    func hasUnwindAction(_ action: Selector, from source: UIViewController) -> Bool {
        source !== self && action.isImplemented(by: self)
    }

    /// The children in the order in which they are to be asked, without those through which the way leads.
    func childrenForUnwinding(except source: UIViewController) -> [UIViewController] {
        let around = source.controllersBelow
        let children = asContainer?.childrenForUnwinding ?? children
        return children.filter { child in !around.contains { $0 === child } }
    }

    /// The child that contains a controller, be it by presentations.
    func child(containing controller: UIViewController) -> UIViewController? {
        controller.controllersBelow.first { $0.parent === self }
    }

    // MARK: Transition

    /// Goes back: finds the destination, prepares the segue, calls the action, and shows the destination.
    ///
    /// Whether it may be performed was asked before. Where nobody can perform the action nothing happens.
    ///
    /// - Parameters:
    ///   - action: The action that the destination implements, with the segue as its argument.
    ///   - identifier: The segue's name.
    ///   - kind: The class of the segue where the storyboard names one; else the containers around make it.
    ///   - animated: Whether it is seen how the change happens.
    ///   - sender: The object that is the cause.
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

    /// The segue back to a destination that is in force unless a container makes another one.
    func standardUnwinding(to destination: UIViewController, identifier: String?) -> UIStoryboardSegue {
        let segue = UIStoryboardSegue(identifier: identifier, source: self, destination: destination)
        segue.prepareUnwinding()
        return segue
    }

    /// Brings a child to the front, in the way of the framework's containers.
    func unwindInside(for segue: UIStoryboardSegue, towards child: UIViewController) {
        asContainer?.goBack(to: child, animated: segue.isAnimated)
    }
}

extension UIStoryboardSegue {
    /// Has the segue go back from its source to its destination, which is there already.
    func prepareUnwinding() {
        performHandler = { [unowned self] in UnwindTransition(self).perform() }
    }
}
