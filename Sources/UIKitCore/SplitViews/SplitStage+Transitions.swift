import CoreGraphics
import Foundation

/// One change of the columns after the other, each from its first callback to its last.
extension SplitStage {
    // MARK: Requests

    /// Does something at once, or when the callbacks that are under way have returned.
    func whenFree(_ work: @escaping () -> Void) {
        if isServing { waiting.append(work) } else { work() }
    }

    /// Does something when the columns are at rest.
    func afterMotion(_ work: @escaping () -> Void) {
        if running == nil { work() } else { afterMotions.append(work) }
    }

    /// Has a number of columns stand beside or over the secondary one.
    func show(count: Int, animated: Bool, hand: UIPercentDrivenInteractiveTransition? = nil) {
        whenFree { [self] in
            bringToRest()
            let behavior = split.preferences.arrangement(in: size).behavior
            let new = SplitArrangement(behavior: behavior, count: max(0, min(count, split.preferences.mostColumns)))
            choiceBefore = split.preferences.chosen
            split.preferences.chosen = new
            change(to: new, animated: animated, hand: hand)
        }
    }

    private var size: CGSize { split.viewIfLoaded?.bounds.size ?? UIScreen.main.bounds.size }

    /// Takes up what the app prefers now, and what the size calls for.
    func followPreferences(animated: Bool) {
        guard !isServing, !isCollapsed else { return }
        let new = split.preferences.arrangement(in: size)
        guard new != arrangement else { return }
        bringToRest()
        change(to: new, animated: animated, hand: nil)
    }

    /// Brings what runs to its end at once; what a finger leads goes back.
    func bringToRest() {
        if !isServing { running?.motion?.breakOff() }
    }

    // MARK: Gestures

    /// Whether a finger from the edge could bring a column in.
    var mayReveal: Bool {
        split.presentsWithGesture && !isCollapsed && !isServing && running == nil && isShown
            && arrangement.count < split.preferences.mostColumns
    }

    /// Brings the next column in; how far it comes, in points.
    func reveal(hand: UIPercentDrivenInteractiveTransition) -> CGFloat {
        let count = arrangement.count + 1
        show(count: count, animated: true, hand: hand)
        return distance(from: count - 1, to: count)
    }

    /// Takes the columns away that lie over the secondary one or push it aside; how far they go, in points.
    @discardableResult
    func conceal(hand: UIPercentDrivenInteractiveTransition?) -> CGFloat {
        let former = arrangement
        guard geometry(former).isDimmed else { return 0 }
        let count = former.behavior == .displace ? 1 : 0
        show(count: count, animated: true, hand: hand)
        return distance(from: former.count, to: count)
    }

    private func distance(from old: Int, to new: Int) -> CGFloat {
        func place(_ count: Int) -> CGFloat {
            geometry(SplitArrangement(behavior: arrangement.behavior, count: count)).frame(of: .primary).minX
        }
        return abs(place(old) - place(new))
    }

    // MARK: Course

    private func change(
        to new: SplitArrangement, animated: Bool, hand: UIPercentDrivenInteractiveTransition?
    ) {
        let (old, formerly) = (arrangement, shown)
        guard new != old else { return }
        guard !isCollapsed else { return arrangement = new }
        isServing = true
        arrangement = new
        let now = shown
        let arriving = now.filter { entry in !formerly.contains { $0.child === entry.child } }
        let leaving = formerly.filter { entry in !now.contains { $0.child === entry.child } }
        announce(from: old, to: new)
        let moves =
            animated && isShown && UIView.areAnimationsEnabled && split.appearance.state == .appeared
        let transition = SplitTransition(
            from: old, to: new, arriving: arriving.map(\.child), leaving: leaving.map(\.child), in: content,
            hand: hand)
        if moves { split.join(transition.coordinator) }
        transition.trace("begin")
        begin(transition, bringingIn: arriving, animated: moves)
        // Nothing moves in a container that callbacks have hidden.
        if moves, isShown {
            running = transition
            start(transition)
            if transition.isCompleted == nil { return served() }
            running = nil
        }
        end(transition)
        served()
    }

    /// Tells the delegate of another display mode and of the columns that come and go for it.
    private func announce(from old: SplitArrangement, to new: SplitArrangement) {
        guard let delegate = split.delegate else { return }
        if old.displayMode != new.displayMode { delegate.splitViewController(split, willChangeTo: new.displayMode) }
        guard split.style != .unspecified else { return }
        let (before, after) = (old.columns(in: split.style), new.columns(in: split.style))
        for column in before where !after.contains(column) { delegate.splitViewController(split, willHide: column) }
        for column in after where !before.contains(column) { delegate.splitViewController(split, willShow: column) }
    }

    private func begin(
        _ transition: SplitTransition, bringingIn arriving: [(column: Column, child: UIViewController)], animated: Bool
    ) {
        for child in transition.leaving { child.beginAppearanceTransition(false, animated: animated) }
        guard isActive else { return }
        for (_, child) in arriving {
            child.loadViewIfNeeded()
            child.beginAppearanceTransition(true, animated: animated)
        }
        giveTraits()
        let geometry = geometry(transition.old)
        UIView.performWithoutAnimation {
            for (column, child) in arriving {
                bringIn(column, child)
                panel(column).frame = geometry.frame(of: column)
                tellIsAppearing(child)
                LayoutPass.layOutSubtree(of: panel(column))
            }
        }
    }

    /// Tells a child that is in the window so, with its safe area.
    func tellIsAppearing(_ child: UIViewController) {
        guard isShown else { return }
        child.viewIfLoaded?.resolveSafeArea()
        child.sendIsAppearing()
    }

    private func start(_ transition: SplitTransition) {
        let coordinator = transition.coordinator
        if !coordinator.isInteractive { ApplicationRuntime.current?.cancelTouches(in: content) }
        content.takesEveryTouch = true
        let slide = SplitSlide { [self, new = transition.new] in
            place(by: new)
            LayoutPass.layOutSubtree(of: content)
        }
        let motion = ControllerTransition(
            "columns", in: content, coordinator: coordinator, animator: slide, interaction: transition.hand
        ) { [weak self, weak transition] completed in
            guard let self, let transition, transition.isCompleted == nil else { return }
            transition.isCompleted = completed
            if running === transition, !isServing { split.whileHeld { finish(transition) } }
        }
        transition.motion = motion
        motion.start()
    }

    private func finish(_ transition: SplitTransition) {
        isServing = true
        running = nil
        end(transition)
        served()
        split.viewIfLoaded?.setNeedsLayout()
    }

    private func end(_ transition: SplitTransition) {
        let completed = transition.isCompleted ?? true
        content.takesEveryTouch = false
        if completed { settle(transition) } else { goBack(transition) }
        transition.trace("end")
        split.leave(transition.coordinator)
        transition.coordinator.finish(cancelled: !completed)
    }

    private func settle(_ transition: SplitTransition) {
        takeOutHidden()
        place(by: arrangement)
        endAppearances(leaving: transition.leaving, arriving: transition.arriving)
    }

    /// Makes everything what it was before a change that was cancelled.
    private func goBack(_ transition: SplitTransition) {
        arrangement = transition.old
        split.preferences.chosen = choiceBefore
        announce(from: transition.new, to: transition.old)
        for child in transition.arriving { child.beginAppearanceTransition(false, animated: true) }
        takeOutHidden()
        place(by: arrangement)
        for child in transition.leaving { child.beginAppearanceTransition(true, animated: true) }
        endAppearances(leaving: transition.arriving, arriving: transition.leaving)
    }

    private func endAppearances(leaving: [UIViewController], arriving: [UIViewController]) {
        for child in leaving where child.isChangingAppearance { child.endAppearanceTransition() }
        for child in arriving where split.appearance.state == .appeared {
            child.sendIsAppearing()
            if child.isChangingAppearance { child.endAppearanceTransition() }
        }
        split.setNeedsStatusBarAppearanceUpdate()
    }

    /// Callbacks have returned: what they have asked for is done now.
    func served() {
        isServing = false
        while !waiting.isEmpty, !isServing { waiting.removeFirst()() }
        guard running == nil, !isServing else { return }
        align()
        let work = afterMotions
        afterMotions = []
        for item in work { item() }
    }

    // MARK: The container's appearance

    /// Has what shows be in its place, and stand where the container itself stands between shown and not: callbacks may have changed
    /// either.
    func align() {
        guard !isServing, running == nil else { return }
        for (column, child) in shown {
            if isActive {
                // What is not in the window yet is placed when the container comes there.
                guard isShown else { continue }
                child.loadViewIfNeeded()
                child.beginAppearanceTransition(true, animated: false)
                bringIn(column, child)
                if split.appearance.hasSentIsAppearing { tellIsAppearing(child) }
            }
            split.alignAppearance(of: child)
        }
        takeOutHidden()
    }

    /// Brings in what shows, since the container is about to appear, or ends what moves, since it is about to go.
    func containerWillChange(isAppearing: Bool) {
        guard !isServing else { return }
        bringToRest()
        guard isAppearing else { return }
        split.loadViewIfNeeded()
        content.frame = split.view.bounds
        followTraits()
        followPreferences(animated: false)
        install()
    }

    /// Loads and places what shows.
    func install() {
        giveTraits()
        for (column, child) in shown {
            child.loadViewIfNeeded()
            bringIn(column, child)
        }
        takeOutHidden()
        place(by: arrangement)
    }

    /// The outer columns are narrow while they stand beside the secondary one.
    func giveTraits() {
        let narrow = UITraitCollection(horizontalSizeClass: .compact)
        for column in SplitColumns.order {
            guard let child = split.columns.holder(column), child.parent === split else { continue }
            let wanted = isCollapsed || column == .secondary ? nil : narrow
            if child.traitOverride == nil || child.traitOverride == narrow { child.traitOverride = wanted }
        }
    }
}
