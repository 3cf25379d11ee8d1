import Foundation

/// A container's answers about itself, so that other folders need not know its class.
///
/// A container overrides `UIViewController.role` and conforms; what it does not answer is answered as a controller would
/// that has one child like any other.
package protocol ControllerContainer: UIViewController {
    /// The children that it shows, columns from the outer to the inner: bars around follow what scrolls in them.
    var visibleChildren: [UIViewController] { get }
    /// The children in front, the foremost first.
    var frontChildren: [UIViewController] { get }
    /// A child is leaving by its own `removeFromParent()`; the container forgets it.
    func childWillLeave(_ child: UIViewController)

    // MARK: Changes and bars

    /// True while it changes what it shows, and brings the bars to their places along with that.
    var isChangingPages: Bool { get }
    /// True while callbacks of a change of it are on their way, during which no other may begin.
    var isCallingOut: Bool { get }
    /// Whether the tab bar around is gone for what it shows.
    var hidesBarAround: Bool { get }
    /// The container as one that has a bar at the bottom; nil where there is none.
    var bottomBarContainer: (any BottomBarContainer)? { get }

    // MARK: Stacks

    /// The container as a stack of controllers; nil for any other.
    var controllerStack: (any ControllerStack)? { get }
    /// Whether it may be put on a stack.
    var mayBeStacked: Bool { get }
    /// Whether stacks inside may hold stacks, which then show bars of their own.
    var nestsStacks: Bool { get }
    /// Whether a controller on a stack inside stays that stack's child when it is not on it any more.
    func keepsStacked(_ child: UIViewController) -> Bool
    /// Goes back to the first controller; what went, nil when that was shown already or there is none.
    func goToRoot(animated: Bool) -> [UIViewController]?

    // MARK: Showing others

    /// Whether it shows others by an action.
    func performsShowing(_ action: Selector) -> Bool
    /// Shows a detail over what it shows, since there is no room beside; false where it cannot.
    func showDetailInside(_ controller: UIViewController, sender: Any?) -> Bool

    // MARK: Unwinding

    /// The children in the order in which they are asked whether a way back leads to them.
    var childrenForUnwinding: [UIViewController] { get }
    /// Brings a child to the front because a way back leads to it or into it; nothing happens when it is there.
    func goBack(to child: UIViewController, animated: Bool)

    // MARK: Restoration

    /// Whether a controller is found again through this container although another one is its parent.
    func isRestored(_ child: UIViewController) -> Bool
    /// The container through which a child is found again in place of this one; nil for this one.
    func restorationOwner(of child: UIViewController) -> UIViewController?
    /// Controllers found again through this one that are not its children.
    var adoptedForRestoration: [UIViewController] { get }

    // MARK: Invariants

    /// The pages, to be looked at between any two events; nil where nothing could be wrong.
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
