/// A part of the interface, a view or a controller, that takes part in moving the keyboard's focus and is notified of moves.
///
/// Status: partial – items are views; guides, and containers of items that are no views, are not implemented.
@preconcurrency @MainActor public protocol UIFocusEnvironment: AnyObject {
    /// The parts in which the focus is to begin, the best first; empty leaves it to this part itself and to the reading order.
    var preferredFocusEnvironments: [any UIFocusEnvironment] { get }

    /// The view inside where the focus is to begin, where `preferredFocusEnvironments` names none; nil for none either.
    @available(*, deprecated, renamed: "preferredFocusEnvironments")
    var preferredFocusedView: UIView? { get }

    /// The part around this one.
    var parentFocusEnvironment: (any UIFocusEnvironment)? { get }

    /// The group that items inside belong to unless a part further inside names another; nil leaves it to the part around.
    var focusGroupIdentifier: String? { get }

    /// Moves the focus, when it is inside, to the preferred item here, after the next layout.
    func setNeedsFocusUpdate()

    /// Performs the update that `setNeedsFocusUpdate()` requested now.
    func updateFocusIfNeeded()

    /// Whether the focus may move; asked of all environments around the old and the new item.
    func shouldUpdateFocus(in context: UIFocusUpdateContext) -> Bool

    /// The focus has entered this part, left it or moved inside it.
    func didUpdateFocus(in context: UIFocusUpdateContext, with coordinator: UIFocusAnimationCoordinator)
}

extension UIFocusEnvironment {
    public var focusGroupIdentifier: String? { nil }

    @available(*, deprecated, renamed: "preferredFocusEnvironments")
    public var preferredFocusedView: UIView? { nil }

    /// The parts in which the focus is to begin, the best first, by the present property and then by the older one.
    var allPreferredFocusEnvironments: [any UIFocusEnvironment] {
        let former = (self as? any FormerFocusPreference)?.formerPreferredFocusedView
        return preferredFocusEnvironments + (former.map { [$0] } ?? [])
    }

    /// Whether another part is this one or lies inside it.
    public func contains(_ environment: any UIFocusEnvironment) -> Bool {
        environment.focusChain.contains { $0 === self }
    }

    /// From this part to the outermost around it.
    var focusChain: [any UIFocusEnvironment] {
        var result: [any UIFocusEnvironment] = [self]
        while let parent = result[result.count - 1].parentFocusEnvironment {
            // Apps may write their own parents, and close a circle.
            guard !result.contains(where: { $0 === parent }) else { break }
            result.append(parent)
        }
        return result
    }

    /// The nearest group named around it; items of lists are in a group of their own otherwise, views inside items are not.
    var nearestFocusGroup: String? {
        focusChain.lazy.compactMap(\.focusGroupIdentifier).first ?? (self as? any FocusListItem)?.focusList?.itemGroup
    }
}
