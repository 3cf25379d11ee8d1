import CoreGraphics
import Foundation
import UIFoundation

extension UINavigationController {
    /// Sets the stack: it links the added controllers, sends `willMove(toParent:)` to the removed ones and requests
    /// the transition.
    package func commit(_ stack: [UIViewController], animated: Bool) {
        let change = StackChange(from: self.stack, to: stack)
        let formerSize = preferredContentSize
        self.stack = stack
        bottomBarWishes.note(stack, pushed: change.added)
        for controller in change.added { adopt(child: controller) }
        for controller in change.removed where !keepsChild(controller) { controller.sendWillMove(to: nil) }
        sortChildren()
        linkInnerStacks()
        stackDidChange(animated: animated)
        stage.request(change, animated: animated)
        tabBarController?.itemsDidChange()
        if preferredContentSize != formerSize { passOnPreferredContentSize() }
    }

    /// Restores the stack before a change; the controllers that were leaving are still children.
    func restore(_ change: StackChange, isBarHidden: Bool) {
        let formerSize = preferredContentSize
        stack = change.former
        for controller in change.added { bottomBarWishes.forget(controller) }
        sortChildren()
        stackDidChange(animated: true)
        tabBarController?.itemsDidChange()
        if preferredContentSize != formerSize { passOnPreferredContentSize() }
        storedIsBarHidden = isBarHidden
    }

    /// The bar's items for a stack, the lowest first; nested stacks have bars of their own.
    func items(of stack: [UIViewController]) -> [UINavigationItem] {
        (outerItem.map { [$0] } ?? []) + stack.filter { !($0 is UINavigationController) }.map(\.navigationItem)
    }

    /// Gives the bars of nested stacks a back button to the page below them.
    private func linkInnerStacks() {
        var below: UINavigationItem?
        for controller in stack {
            if let inner = controller as? UINavigationController {
                inner.outerItem = below
                below = inner.topViewController?.navigationItem ?? below
            } else {
                below = controller.navigationItem
            }
        }
    }

    /// Pops because the user tapped the back button.
    func goBack() {
        if stack.count > 1 {
            popViewController(animated: true)
        } else if outerItem != nil {
            navigationController?.popViewController(animated: true)
        }
    }

    /// Sorts the children in the stack's order, those that are leaving last.
    private func sortChildren() {
        var children: [UIViewController] = []
        for controller in stack where controller.parent === self { children.append(controller) }
        storedChildren = children + StackChange.controllers(of: storedChildren, missingIn: stack)
    }

    /// Removes a child from the stack after `removeFromParent()`.
    func forget(_ child: UIViewController) {
        // An interactive transition may revert to a stack with the child, so it ends first.
        stage.finishInteractiveTransition()
        guard stack.holds(child) else { return }
        let change = StackChange(from: stack, to: stack.filter { $0 !== child })
        stack = change.stack
        bottomBarWishes.forget(child)
        stage.request(change, animated: false)
    }

    /// Removes the controllers that a split view has pushed.
    ///
    /// - Returns: The first of them; nil when there are none.
    func removeSecondary() -> UIViewController? {
        guard stack.count > 1 else { return nil }
        let index = stack.firstIndex { $0 is UINavigationController } ?? stack.count - 1
        guard index > 0 else { return nil }
        let secondary = stack[index]
        setViewControllers(Array(stack[..<index]), animated: false)
        return secondary
    }

    // MARK: Checks

    func checkPush(_ controller: UIViewController) {
        if stack.holds(controller) {
            fatalError(
                "Pushing the same view controller instance more than once is not supported: "
                    + "\(ObjectNames.label(of: controller)) is in the stack of \(ObjectNames.label(of: self)) already. "
                    + "Pop to it, or push another instance.")
        }
        checkIsNoContainerOfItsKind(controller)
    }

    func checkStack(_ stack: [UIViewController]) {
        for (index, controller) in stack.enumerated() {
            if stack[..<index].holds(controller) {
                fatalError(
                    "The stack of \(ObjectNames.label(of: self)) may hold each controller once, but "
                        + "\(ObjectNames.label(of: controller)) is in the given one twice. Leave one of them out.")
            }
            checkIsNoContainerOfItsKind(controller)
        }
    }

    private func checkIsNoContainerOfItsKind(_ controller: UIViewController) {
        if controller.asContainer?.mayBeStacked == false {
            fatalError(
                "Split view controllers cannot be pushed to a navigation controller: "
                    + "\(ObjectNames.label(of: controller)) was put into the stack of \(ObjectNames.label(of: self)). "
                    + "Make it the window's root, or present it.")
        }
        if !acceptsStacks, controller is UINavigationController {
            fatalError(
                "Pushing a navigation controller is not supported: \(ObjectNames.label(of: controller)) was put into the stack "
                    + "of \(ObjectNames.label(of: self)). Push its content instead.")
        }
    }

    func checkedIndex(of controller: UIViewController) -> Int {
        guard let index = stack.firstIndex(where: { $0 === controller }) else {
            fatalError(
                "Tried to pop to a view controller that does not exist: \(ObjectNames.label(of: controller)) is not in the "
                    + "stack of \(ObjectNames.label(of: self)). Pop only to one of its viewControllers.")
        }
        return index
    }

    // MARK: Orientation

    var ownSupportedOrientations: UIInterfaceOrientationMask {
        UIDevice.current.userInterfaceIdiom == .pad ? .all : .allButUpsideDown
    }

    var ownPreferredOrientation: UIInterfaceOrientation {
        OrientationDecision.preferred(in: supportedInterfaceOrientations, current: interfaceOrientation)
    }

    /// Whether a container around this one allows nested stacks; tabs may be between them.
    var isWithinNestingContainer: Bool {
        sequence(first: self) { $0.parent }.contains { $0.asContainer?.nestsStacks == true }
    }
}
