public import Foundation

extension UIViewController {
    func adopt(child: UIViewController) {
        var ancestor: UIViewController? = self
        while let current = ancestor {
            if current === child {
                fatalError(
                    "\(ObjectNames.className(of: child)) cannot become a child of \(ObjectNames.className(of: self)): it is that "
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

    func leaveParent() {
        guard let parent else { return }
        parent.childWillLeave(self)
        parent.storedChildren.removeAll { $0 === self }
        self.parent = nil
        sendDidMove(to: nil)
    }

    /// Changes from one child to another: callbacks, views and an animation block; parent links stay as they are.
    ///
    /// Both must be children of this controller, which must forward appearances. `completion` follows the callbacks.
    public func transition(
        from fromViewController: UIViewController, to toViewController: UIViewController, duration: TimeInterval,
        options: UIView.AnimationOptions = [], animations: (() -> Void)?, completion: ((Bool) -> Void)? = nil
    ) {
        guard fromViewController.parent === self, toViewController.parent === self else {
            fatalError(
                "\(ObjectNames.className(of: self)) was asked for a transition between controllers that are not both its children. "
                    + "Call addChild(_:) for each first.")
        }
        guard shouldAutomaticallyForwardAppearanceMethods else {
            fatalError(
                "\(ObjectNames.className(of: self)) forwards appearances by hand, so transition(from:to:…) cannot. Change the views itself."
            )
        }
        let isAnimated = duration > 0
        let superview = fromViewController.view.superview
        fromViewController.beginAppearance(false, animated: isAnimated)
        toViewController.loadIfNeeded()
        toViewController.beginAppearance(true, animated: isAnimated)
        superview?.addSubview(toViewController.view)
        toViewController.sendIsAppearing()
        UIView.animate(withDuration: duration, delay: 0, options: options) {
            animations?()
        } completion: { finished in
            fromViewController.view.removeFromSuperview()
            fromViewController.endAppearance()
            toViewController.endAppearance()
            completion?(finished)
        }
    }
}
