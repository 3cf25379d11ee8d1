import Foundation

/// A container's properties for other folders, which need not know its class.
///
/// A container overrides `UIViewController.role` and conforms. The default implementations are those of a controller without
/// special rules for its children.
package protocol ControllerContainer: UIViewController {
    /// The visible children, columns from the outer to the inner one: outer bars follow their scroll views.
    var visibleChildren: [UIViewController] { get }
    /// The children in front, the topmost first.
    var frontChildren: [UIViewController] { get }
    /// Called when a child leaves by `removeFromParent()`, so that the container removes it from its own lists.
    func childWillLeave(_ child: UIViewController)

    // MARK: Changes and bars

    /// True during a transition between children, which also animates the bars.
    var isChangingPages: Bool { get }
    /// True while callbacks of a change are on the stack; no other change may begin then.
    var isCallingOut: Bool { get }
    /// Whether the outer tab bar is hidden for the visible children.
    var hidesBarAround: Bool { get }
    /// The container if it has a bar at the bottom; else nil.
    var bottomBarContainer: (any BottomBarContainer)? { get }

    // MARK: Stacks

    /// The container if it is a stack of controllers; else nil.
    var controllerStack: (any ControllerStack)? { get }
    /// Whether the container may be pushed onto a stack.
    var mayBeStacked: Bool { get }
    /// Whether stacks inside may hold stacks, which then show bars of their own.
    var nestsStacks: Bool { get }
    /// Whether a controller that is removed from a stack inside stays that stack's child.
    func keepsStacked(_ child: UIViewController) -> Bool
    /// Returns to the root controller.
    ///
    /// - Returns: The removed controllers; nil when the root was shown already or there is none.
    func goToRoot(animated: Bool) -> [UIViewController]?

    // MARK: Showing others

    /// Whether the container performs an action that shows another controller.
    func performsShowing(_ action: Selector) -> Bool
    /// Shows a detail controller over the visible child, because there is no room beside it; false if the container cannot.
    func showDetailInside(_ controller: UIViewController, sender: Any?) -> Bool

    // MARK: Unwinding

    /// The children in the order in which they are searched for the destination of an unwind segue.
    var childrenForUnwinding: [UIViewController] { get }
    /// Shows a child because an unwind segue leads to it or into it; no effect when it is shown already.
    func goBack(to child: UIViewController, animated: Bool)

    // MARK: Restoration

    /// Whether a controller is restored through this container although another one is its parent.
    func isRestored(_ child: UIViewController) -> Bool
    /// The container through which a child is restored instead of this one; nil for this one.
    func restorationOwner(of child: UIViewController) -> UIViewController?
    /// Controllers that are restored through this one but are not its children.
    var adoptedForRestoration: [UIViewController] { get }

    // MARK: Invariants

    /// The pages for the invariant checks between events; nil for containers without invariants of their own.
    var containedPages: ContainedPages? { get }
}

extension ControllerContainer {
    package var isChangingPages: Bool { false }
    package var isCallingOut: Bool { false }
    package var hidesBarAround: Bool { false }
    package var bottomBarContainer: (any BottomBarContainer)? { nil }
    package var controllerStack: (any ControllerStack)? { nil }
    package var mayBeStacked: Bool { true }
    package var nestsStacks: Bool { false }
    package func keepsStacked(_ child: UIViewController) -> Bool { false }
    package func goToRoot(animated: Bool) -> [UIViewController]? { nil }
    package func performsShowing(_ action: Selector) -> Bool { false }
    package func showDetailInside(_ controller: UIViewController, sender: Any?) -> Bool { false }
    package var childrenForUnwinding: [UIViewController] { children }
    package func goBack(to child: UIViewController, animated: Bool) {}
    package func isRestored(_ child: UIViewController) -> Bool { false }
    package func restorationOwner(of child: UIViewController) -> UIViewController? { nil }
    package var adoptedForRestoration: [UIViewController] { [] }
    package var containedPages: ContainedPages? { nil }
}
