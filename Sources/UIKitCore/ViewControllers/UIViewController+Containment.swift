extension UIViewController {
    package func adopt(child: UIViewController) {
        var ancestor: UIViewController? = self
        while let current = ancestor {
            if current === child {
                fatalError(
                    "\(ObjectNames.label(of: child)) cannot become a child of \(ObjectNames.label(of: self)): it is that "
                        + "controller or one of its ancestors. Add another controller, or turn the tree around.")
            }
            ancestor = current.parent
        }
        if child.parent != nil, child.parent !== self { child.removeFromParent() }
        child.sendWillMove(to: self)
        guard child.parent !== self else { return }
        storedChildren.append(child)
        child.parent = self
    }

    package func leaveParent() {
        guard let parent else { return }
        parent.asContainer?.childWillLeave(self)
        // The container ended a transition first, whose callbacks can have removed this controller.
        guard self.parent === parent else { return }
        parent.storedChildren.removeAll { $0 === self }
        self.parent = nil
        traitOverride = nil
        sendDidMove(to: nil)
    }
}
