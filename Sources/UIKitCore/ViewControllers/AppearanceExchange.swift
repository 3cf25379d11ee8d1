/// The callbacks of a change of controllers, in one order: load, begin, place, is appearing, lay out, end.
///
/// The order of the two sides is that of the reference for the kind of change. The containers call the steps, and lay out the
/// views between them.
package struct AppearanceExchange {
    package enum Side { case leaving, arriving }

    let leaving: [UIViewController]
    package let arriving: [UIViewController]
    /// The value that the callbacks get.
    let animated: Bool
    /// The side whose first callbacks come first.
    let begins: Side
    /// The side whose last callbacks come first.
    package let ends: Side
    /// Whether the controllers themselves are told, as a presentation in their place does, and not what is seen in their places.
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

    /// Makes one of a controller for another; nil for none.
    package init(
        from old: UIViewController?, to new: UIViewController?, animated: Bool, begins: Side = .leaving,
        ends: Side = .leaving, isDirect: Bool = false,
        changesParent: @escaping (UIViewController) -> Bool = { _ in false }
    ) {
        self.init(
            leaving: old.map { [$0] } ?? [], arriving: new.map { [$0] } ?? [], animated: animated, begins: begins,
            ends: ends, isDirect: isDirect, changesParent: changesParent)
    }

    /// The way back of a change that is cancelled: what was arriving leaves, perhaps its parent too, and what was leaving arrives
    /// again.
    package func reversed(leavesParent: @escaping (UIViewController) -> Bool = { _ in false }) -> AppearanceExchange {
        AppearanceExchange(leaving: arriving, arriving: leaving, animated: animated, ends: ends, isDirect: isDirect) {
            [arriving] controller in
            arriving.contains { $0 === controller } && leavesParent(controller)
        }
    }

    // MARK: Beginning

    /// Loads what arrives, before any callback.
    func load() {
        for controller in arriving { controller.loadViewIfNeeded() }
    }

    /// Has both sides begin, in their order.
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

    // MARK: In place

    /// Tells what has been put into the window, with its safe area, and lays it out unless a caller does.
    package func arrive(layingOut: Bool = true) {
        for controller in arriving { controller.arrive(layingOut: layingOut) }
    }

    // MARK: Ending

    /// Has both sides end, in their order; what arrives only where its container shows it.
    package func end(arrives: @autoclosure () -> Bool) {
        if ends == .arriving, arrives() { endArrival() }
        endDeparture()
        if ends == .leaving, arrives() { endArrival() }
    }

    /// Has what leaves end what it has begun; one that was covered may have gone before.
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
    /// Is notified that its view, or what covers that, is in the window, with its safe area.
    package func arrive(layingOut: Bool) {
        embeddedView?.resolveSafeArea()
        sendIsAppearing()
        if layingOut, let view = embeddedView { LayoutPass.layOutSubtree(of: view) }
    }
}
