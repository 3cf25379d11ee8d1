import CoreGraphics
public import Foundation

/// Keeps the keyboard's focus, and moves it by Tab and the arrows.
///
/// No view has the focus until a key gives it to one. A touch removes the focus; Tab returns it to its last position. The
/// focused view gets keys first, unless the first responder is another; one that can be the first responder becomes it. When
/// the focused view is removed, or can no longer have the focus, no view has it after the next layout.
///
/// Letters that are typed while a list has the focus lead it to the next item whose text begins so, as on desktops.
///
/// Unlike iOS: controls can have the focus without any setting of the user's, and each is a stop of Tab unless it is in a group.
@preconcurrency @MainActor open class UIFocusSystem: NSObject, LayoutObserver {
    private unowned let runtime: ApplicationRuntime
    private let ring = FocusRing()
    private(set) weak var focusedView: UIView?
    private var place: FocusPosition?
    /// True from the first key that moved the focus to the next touch.
    private var isKeyboardInUse = false
    private weak var requested: (any UIFocusEnvironment)?
    /// The control that a key holds down.
    private weak var pressedControl: UIControl?
    private var pressingKey: UIKeyboardHIDUsage?
    private var lastInGroup: [String: FocusPosition] = [:]
    private var typed = TypedSearch()

    init(runtime: ApplicationRuntime) { self.runtime = runtime }

    /// Posted when the focus has moved; the context and the coordinator are in the user info.
    public nonisolated static let didUpdateNotification = NSNotification.Name("UIFocusDidUpdateNotification")
    /// Posted when a key was to move the focus and a delegate or view refused; the context is in the user info.
    public nonisolated static let movementDidFailNotification = NSNotification.Name(
        "UIFocusMovementDidFailNotification")
    /// The context's key in the user info of notifications.
    public nonisolated static let focusUpdateContextUserInfoKey = "UIFocusUpdateContextKey"
    /// The coordinator's key in the user info of notifications.
    public nonisolated static let animationCoordinatorUserInfoKey = "UIFocusUpdateAnimationCoordinatorKey"

    /// The system of the running app.
    open class func focusSystem(for environment: any UIFocusEnvironment) -> UIFocusSystem? {
        ApplicationRuntime.current?.focusSystem
    }

    /// Whether one part of the interface is another or lies around it.
    open class func environment(
        _ environment: any UIFocusEnvironment, contains otherEnvironment: any UIFocusEnvironment
    ) -> Bool { environment.contains(otherEnvironment) }

    /// The item that has the focus.
    open var focusedItem: (any UIFocusItem)? { focusedView }

    /// Moves the focus to the preferred item in a part of the interface, after the next layout.
    ///
    /// While the user does not use the keyboard, it will begin there.
    open func requestFocusUpdate(to environment: any UIFocusEnvironment) {
        requested = environment
        runtime.setNeedsFrame()
    }

    /// Performs the requested update now.
    open func updateFocusIfNeeded() {
        guard let environment = requested, let window = runtime.application.keyWindow else { return }
        requested = nil
        guard let found = preferredView(in: environment, FocusOrder(in: window)) else { return }
        let list = (found as? any FocusListItem)?.focusList
        let view = found === environment ? found : list?.itemEntrance() ?? found
        if isKeyboardInUse { move(to: view) } else { place = FocusPosition(of: view) }
    }

    /// A part asks for an update, which it gets while the focus is inside.
    func requestUpdate(inside environment: any UIFocusEnvironment) {
        if let focusedView, environment.contains(focusedView) { requestFocusUpdate(to: environment) }
    }

    // MARK: Keys

    /// The effect of a key on the focus; nil for none. While text is typed, only Tab with Shift is free for it.
    func use(of stroke: KeyStroke, isTyping: Bool) -> FocusKeyUse? {
        validate()
        guard stroke.modifierFlags.isSubset(of: .shift), let window = runtime.application.keyWindow else { return nil }
        if let heading = UIFocusHeading(stroke) {
            let isTab = heading == .next || heading == .previous
            if isTyping, !isTab { return nil }
            if let step = (focusedView as? any KeyOperated)?.keyboardStep(heading) { return .step(step) }
            let item = focusedView as? any FocusListItem
            if !isTab, let item, let step = item.focusList?.itemStep(heading, from: item) {
                return .moveToItem(step, heading)
            }
            let order = FocusOrder(in: window)
            let next = isTab ? stop(heading, order, window) : focusedView.flatMap { order.neighbor(heading, of: $0) }
            guard let next else { return nil }
            // The list decides at which item Tab enters it: the views of its items show others by now.
            guard isTab, let list = (next as? any FocusListItem)?.focusList else { return .move(next, heading) }
            return .moveToItem({ list.itemEntrance() ?? next }, heading)
        }
        if !isTyping, let seek = seek(stroke) { return seek }
        guard !isTyping, stroke.modifierFlags.isEmpty, Self.pressingKeys.contains(stroke.key.keyCode) else {
            return nil
        }
        if let item = focusedView as? any FocusListItem {
            return item.focusList?.itemChoice(of: item).map { .choose($0) }
        }
        guard let control = focusedView as? UIControl, control.isPressedByKeyboard else { return nil }
        return .press(control)
    }

    /// The search in the list that has the focus; a space is part of a text that was begun, else it chooses.
    private func seek(_ stroke: KeyStroke) -> FocusKeyUse? {
        guard let character = TypedSearch.character(of: stroke),
            let list = (focusedView as? any FocusListItem)?.focusList,
            character != " " || typed.isGoingOn(in: list, at: runtime.now)
        else { return nil }
        return .seek(character)
    }

    private static let pressingKeys: [UIKeyboardHIDUsage] = [.keyboardSpacebar, .keyboardReturnOrEnter, .keypadEnter]

    /// Performs a key's effect; false when a delegate or view refused.
    func perform(_ use: FocusKeyUse, of stroke: KeyStroke, isRepeat: Bool) -> Bool {
        switch use {
        case .move(let view, let heading):
            isKeyboardInUse = true
            return view === focusedView || move(to: view, heading)
        case .moveToItem(let makeView, let heading):
            isKeyboardInUse = true
            guard let view = makeView() else { return false }
            return view === focusedView || move(to: view, heading)
        case .step(let step): step()
        case .seek(let character): seek(character)
        case .choose(let choose): if !isRepeat { choose() }
        case .press(let control):
            guard !isRepeat else { return true }
            cancelPress()
            (pressedControl, pressingKey) = (control, stroke.key.keyCode)
            control.keyboardPress(.began)
        }
        return true
    }

    private func seek(_ character: String) {
        guard let item = focusedView, let list = (item as? any FocusListItem)?.focusList else { return }
        isKeyboardInUse = true
        for attempt in typed.add(character, in: list, at: runtime.now) {
            let found = list.item(
                startingWith: attempt.text, from: item, staysIfPossible: attempt.staysIfPossible)
            guard let found else { continue }
            if found !== focusedView { move(to: found) }
            return
        }
    }

    /// A key was released or cancelled.
    func keyDidEnd(_ key: UIKeyboardHIDUsage, _ phase: UIPress.Phase) {
        guard key == pressingKey else { return }
        let control = pressedControl
        (pressedControl, pressingKey) = (nil, nil)
        let counts = phase == .ended && control?.isFocused == true && control.map(FocusEligibility.canHold) == true
        control?.keyboardPress(counts ? .ended : .cancelled)
    }

    private func cancelPress() { if let pressingKey { keyDidEnd(pressingKey, .cancelled) } }

    // MARK: Targets of moves

    /// The next or last stop of Tab, wrapping around; without a focus, the last position, else the preferred item.
    private func stop(_ heading: UIFocusHeading, _ order: FocusOrder, _ window: UIWindow) -> UIView? {
        let (stops, isForward) = (order.stops, heading == .next)
        guard !stops.isEmpty else { return nil }
        // Tab continues from the view that takes typed text, also when a touch has activated it.
        let current = focusedView ?? (window.storedFirstResponder as? any UIKeyInput) as? UIView
        if let current, let index = stops.firstIndex(where: { $0.views.holds(current) }) {
            let next = (index + (isForward ? 1 : stops.count - 1)) % stops.count
            return next == index ? nil : entrance(of: stops[next])
        }
        if let index = place?.stop(in: stops, isForward: isForward, window: window) {
            if let view = place?.view, stops[index].views.holds(view) { return view }
            return entrance(of: stops[index])
        }
        return isForward ? preferredView(in: window, order) : entrance(of: stops[stops.count - 1])
    }

    /// The item of a group that Tab enters: that of the highest priority, else the one that had the focus last, else the first.
    private func entrance(of stop: FocusOrder.Stop) -> UIView? {
        let last = stop.group.flatMap { lastInGroup[$0]?.view }
        func priority(_ view: UIView) -> Int {
            let own = view.focusGroupPriority.rawValue
            return view === last ? max(own, UIFocusGroupPriority.previouslyFocused.rawValue) : own
        }
        return stop.views.dropFirst().reduce(stop.views.first) { best, view in
            guard let best else { return view }
            return priority(view) > priority(best) ? view : best
        }
    }

    /// Follows the preferred environments inward; without a preference, returns the part itself, else the first stop inside.
    private func preferredView(in environment: any UIFocusEnvironment, _ order: FocusOrder) -> UIView? {
        for preferred in environment.allPreferredFocusEnvironments where preferred !== environment {
            if let view = preferredView(in: preferred, order) { return view }
        }
        if let view = environment as? UIView, order.contains(view) { return view }
        for stop in order.stops {
            let inside = FocusOrder.Stop(group: stop.group, views: stop.views.filter { environment.contains($0) })
            if let view = entrance(of: inside) { return view }
        }
        return nil
    }

    // MARK: Moving

    /// Moves the focus unless a delegate or view refuses.
    @discardableResult
    private func move(to next: UIView, _ heading: UIFocusHeading = []) -> Bool {
        let former = focusedView
        guard next !== former else { return true }
        let context = UIFocusUpdateContext(from: former, to: next, heading)
        let concerned = Self.concerned(former, next)
        guard concerned.allSatisfy({ $0.shouldUpdateFocus(in: context) }), acceptsFirstResponder(next) else {
            NotificationCenter.default.post(
                name: Self.movementDidFailNotification, object: self,
                userInfo: [Self.focusUpdateContextUserInfoKey: context])
            return false
        }
        apply(context, from: former, to: next, concerned)
        next.scrollIntoView()
        next.becomeIfWanted()
        return true
    }

    /// The focused item of a list has another view now; nil for an item that was removed.
    package func itemDidChangeView(from former: UIView, to next: UIView?) {
        guard former === focusedView, next !== former else { return }
        guard let next else { return clear() }
        let isFirst = former.isFirstResponder
        apply(UIFocusUpdateContext(from: former, to: next, []), from: former, to: next, Self.concerned(former, next))
        if isFirst { next.becomeIfWanted() }
    }

    /// Removes the focus; its position is kept.
    private func clear() {
        let former = focusedView
        guard former != nil || place != nil else { return }
        apply(
            UIFocusUpdateContext(from: former, to: nil, []), from: former, to: nil,
            Self.concerned(former, place?.container))
    }

    private func apply(
        _ context: UIFocusUpdateContext, from former: UIView?, to next: UIView?, _ concerned: [any UIFocusEnvironment]
    ) {
        cancelPress()
        former?.viewFlags.remove(.isFocused)
        next?.viewFlags.insert(.isFocused)
        focusedView = next
        if let next {
            place = FocusPosition(of: next)
            if let group = next.nearestFocusGroup { lastInGroup[group] = place }
        }
        runtime.traceFirstResponder(call: "focus", from: former, to: next)
        for control in [former, next] { (control as? UIControl)?.stateDidChange() }
        let coordinator = UIFocusAnimationCoordinator()
        for environment in concerned { environment.didUpdateFocus(in: context, with: coordinator) }
        coordinator.run()
        NotificationCenter.default.post(
            name: Self.didUpdateNotification, object: self,
            userInfo: [
                Self.focusUpdateContextUserInfoKey: context, Self.animationCoordinatorUserInfoKey: coordinator,
            ])
        runtime.setNeedsFrame()
    }

    /// The environments around either view, from the former one outward and then from the next one.
    private static func concerned(_ former: UIView?, _ next: UIView?) -> [any UIFocusEnvironment] {
        var result = former?.focusChain ?? []
        for environment in next?.focusChain ?? [] where !result.contains(where: { $0 === environment }) {
            result.append(environment)
        }
        return result
    }

    /// Whether the first responder gives the keyboard up for a view, where the view does not lie in it.
    private func acceptsFirstResponder(_ view: UIView) -> Bool {
        guard let first = view.window?.storedFirstResponder, !view.chain.holds(first) else {
            return true
        }
        return first.resignIfAllowed()
    }

    // MARK: Changes around the focus

    /// A touch began: the hand is no longer at the keyboard.
    func touchDidBegin() {
        isKeyboardInUse = false
        if focusedView != nil { clear() }
    }

    /// Another responder became first responder: the focus moves there, or where it cannot, is removed.
    func firstResponderDidChange(to responder: UIResponder) {
        guard let focusedView, !focusedView.chain.holds(responder) else { return }
        if let view = responder as? UIView, FocusEligibility.canHold(view) { move(to: view) } else { clear() }
    }

    /// Removes the focus from a view that can no longer have it.
    func validate() {
        guard ring.isShown || focusedView != nil else { return }
        if let focusedView, focusedView.window != nil, focusedView.window === runtime.application.keyWindow,
            FocusEligibility.canHold(focusedView)
        {
            return
        }
        clear()
        ring.remove()
    }

    /// Brings focus and ring up to date with the new layout.
    func layoutDidEnd() {
        guard focusedView != nil || ring.isShown || requested != nil else { return }
        validate()
        updateFocusIfNeeded()
        guard let focusedView else { return ring.remove() }
        place = FocusPosition(of: focusedView)
        ring.follow(focusedView)
    }
}

extension UIFocusHeading {
    /// Makes the heading in which a key moves the focus; nil for keys that do not.
    fileprivate init?(_ stroke: KeyStroke) {
        switch (stroke.key.keyCode, stroke.modifierFlags) {
        case (.keyboardTab, []): self = .next
        case (.keyboardTab, .shift): self = .previous
        case (.keyboardUpArrow, []): self = .up
        case (.keyboardDownArrow, []): self = .down
        case (.keyboardLeftArrow, []): self = .left
        case (.keyboardRightArrow, []): self = .right
        default: return nil
        }
    }
}
