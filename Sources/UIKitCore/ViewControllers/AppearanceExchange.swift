import CoreGraphics

/// Sends the callbacks of a change of controllers in one order: load, begin, embed, is appearing, lay out, end.
///
/// The order of the two sides depends on the kind of change, as the reference documents it. The containers call the steps, and
/// lay out the views between them.
package struct AppearanceExchange {
    package enum Side { case leaving, arriving }

    let leaving: [UIViewController]
    package let arriving: [UIViewController]
    /// The `animated` argument of the callbacks.
    let animated: Bool
    /// The side whose first callbacks are sent first.
    let begins: Side
    /// The side whose last callbacks are sent first.
    package let ends: Side
    /// Whether the callbacks are sent to the controllers themselves, not to those presented in their contexts.
    ///
    /// Presentations in a context set it.
    let isDirect: Bool
    /// Whether a controller changes its parent with this; asked when its first callback is due.
    let changesParent: (UIViewController) -> Bool

    package init(
        leaving: [UIViewController] = [], arriving: [UIViewController] = [], animated: Bool, begins: Side = .leaving,
        ends: Side = .leaving, isDirect: Bool = false,
        changesParent: @escaping (UIViewController) -> Bool = { _ in false }
    ) {
        (self.leaving, self.arriving, self.animated, self.isDirect) = (leaving, arriving, animated, isDirect)
        (self.begins, self.ends, self.changesParent) = (begins, ends, changesParent)
    }

    /// Makes an exchange of one controller for another; nil for none.
    package init(
        from old: UIViewController?, to new: UIViewController?, animated: Bool, begins: Side = .leaving,
        ends: Side = .leaving, isDirect: Bool = false,
        changesParent: @escaping (UIViewController) -> Bool = { _ in false }
    ) {
        self.init(
            leaving: old.map { [$0] } ?? [], arriving: new.map { [$0] } ?? [], animated: animated, begins: begins,
            ends: ends, isDirect: isDirect, changesParent: changesParent)
    }

    /// The exchange that reverts a cancelled one: the arriving controllers leave and the leaving ones arrive again.
    ///
    /// - Parameter leavesParent: Whether a controller that had been arriving also leaves its parent.
    package func reversed(leavesParent: @escaping (UIViewController) -> Bool = { _ in false }) -> AppearanceExchange {
        AppearanceExchange(leaving: arriving, arriving: leaving, animated: animated, ends: ends, isDirect: isDirect) {
            [arriving] controller in
            arriving.holds(controller) && leavesParent(controller)
        }
    }

    // MARK: Beginning

    /// Loads the views of the arriving controllers, before any callback.
    func load() {
        for controller in arriving { controller.loadViewIfNeeded() }
    }

    /// Sends both sides their first callbacks, in their order.
    package func begin() {
        if begins == .arriving { beginArrival() }
        beginDeparture()
        if begins == .leaving { beginArrival() }
    }

    package func beginDeparture() {
        for controller in leaving {
            if isDirect {
                controller.beginAppearance(false, animated: animated)
                continue
            }
            controller.isMovingFromParent = changesParent(controller)
            controller.beginAppearanceTransition(false, animated: animated)
        }
    }

    package func beginArrival() {
        for controller in arriving {
            if isDirect {
                controller.beginAppearance(true, animated: animated)
                continue
            }
            controller.loadViewIfNeeded()
            controller.isMovingToParent = changesParent(controller)
            controller.beginAppearanceTransition(true, animated: animated)
        }
    }

    // MARK: In the window

    /// Sends `viewIsAppearing(_:)` to controllers whose views are now in the window, with their safe areas.
    ///
    /// - Parameter layingOut: Whether to lay out the views afterwards.
    package func arrive(layingOut: Bool = true) {
        for controller in arriving { controller.arrive(layingOut: layingOut) }
    }

    // MARK: Ending

    /// Sends both sides their last callbacks, in their order.
    ///
    /// - Parameter arrives: Whether the container shows the arriving controllers; without that they get none.
    package func end(arrives: @autoclosure () -> Bool) {
        if ends == .arriving, arrives() { endArrival() }
        endDeparture()
        if ends == .leaving, arrives() { endArrival() }
    }

    /// Ends the disappearance of the leaving controllers that have begun one; a covered controller may have disappeared before.
    func endDeparture() {
        for controller in leaving where controller.isChangingAppearance { end(controller) }
    }

    package func endArrival() {
        for controller in arriving where isDirect ? controller.isChangingAppearance : controller.isAppearing {
            end(controller)
        }
    }

    private func end(_ controller: UIViewController) {
        isDirect ? controller.endDeferrableAppearance() : controller.endAppearanceTransition()
    }
}

extension UIViewController {
    /// Sends `viewIsAppearing(_:)` because the view, or the one that covers it, is in the window with its safe area.
    package func arrive(layingOut: Bool) {
        embeddedView?.resolveSafeArea()
        sendIsAppearing()
        if layingOut, let view = embeddedView { LayoutPass.layOutSubtree(of: view) }
    }
}
