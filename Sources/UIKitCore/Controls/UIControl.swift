public import Foundation

/// A view that follows one touch and turns it into events, for which it calls actions of targets.
///
/// Targets are not retained. Actions are methods, given as `Selector(Controller.save)` or as unapplied references, or
/// `UIAction`s.
///
/// Touch path: step 7 of 7 – from `UIResponder`, to `UIApplication.sendAction(_:to:from:for:)`.
@preconcurrency @MainActor open class UIControl: UIView, UIContextMenuInteractionDelegate, KeyOperated {
    /// The distance outside the bounds at which a direct touch still counts as inside, in points; a mouse is exact.
    package static let retentionSlop: CGFloat = 70

    // MARK: State

    /// Whether the control reacts; switching it off ends tracking.
    open var isEnabled = true {
        didSet {
            if isObserved { announce("enabled", from: oldValue, to: isEnabled) }
            guard isEnabled != oldValue else { return }
            if !isEnabled, isTracking { cancelTouchTracking(with: nil) }
            stateDidChange()
        }
    }

    /// Whether the control is selected; its meaning is the control's.
    open var isSelected = false {
        didSet { stateDidChange("selected", from: oldValue, to: isSelected) }
    }

    /// Whether the control looks pressed.
    open var isHighlighted = false {
        didSet { stateDidChange("highlighted", from: oldValue, to: isHighlighted) }
    }

    /// All of the above as bits.
    open var state: State {
        var state = State.normal
        if isHighlighted { state.insert(.highlighted) }
        if !isEnabled { state.insert(.disabled) }
        if isSelected { state.insert(.selected) }
        if isFocused { state.insert(.focused) }
        return state
    }

    /// The horizontal alignment of content in the control.
    open var contentHorizontalAlignment: ContentHorizontalAlignment = .center {
        didSet { setNeedsLayout() }
    }

    /// The horizontal alignment of content, with left or right, by the reading direction, for leading or trailing.
    open var effectiveContentHorizontalAlignment: ContentHorizontalAlignment {
        switch contentHorizontalAlignment {
        case .leading: runsRightToLeft ? .right : .left
        case .trailing: runsRightToLeft ? .left : .right
        default: contentHorizontalAlignment
        }
    }

    @_spi(Subclassing) open override func layoutDirectionDidChange() {
        super.layoutDirectionDidChange()
        for part in subviews { part.setNeedsLayout() }
    }

    /// The vertical alignment of content.
    open var contentVerticalAlignment: ContentVerticalAlignment = .center {
        didSet { setNeedsLayout() }
    }

    /// True while the control follows a touch.
    open private(set) var isTracking = false

    /// True while the touch that it follows is inside.
    open private(set) var isTouchInside = false

    private var trackedTouch: UITouch?
    /// The touches that began while the control was disabled: they are passed up the responder chain, to their end.
    var passedOn: [UITouch] = []
    /// Set while a touch that had ended before the control received it has still to be shown as a highlight, for a frame.
    package var owesHighlight = false
    var actions: [ControlAction] = []

    /// The touch that opened the menu and may choose from it in the same movement.
    var menuTouch: UITouch?

    /// Called when `state` changed; subclasses of the framework bring their look up to date.
    @_spi(Subclassing) open func stateDidChange() { setNeedsLayout() }

    /// Makes a control.
    public override init(frame: CGRect) { super.init(frame: frame) }

    /// Makes a control that performs its primary action.
    public convenience init(frame: CGRect, primaryAction: UIAction?) {
        self.init(frame: frame)
        if let primaryAction { addAction(primaryAction, for: .primaryActionTriggered) }
    }

    /// Makes a control from an archive.
    public required init?(coder: NSCoder) {
        super.init(coder: coder)
        if let coder = coder.interface { decodeControl(from: coder) }
    }

    // MARK: Size

    /// The size of a control with a single size; of its frames and bounds only the origins count.
    @_spi(Subclassing) open var fixedSize: CGSize? { nil }

    open override var frame: CGRect {
        get { super.frame }
        set {
            guard let fixedSize else { return super.frame = newValue }
            super.bounds.size = fixedSize
            super.frame = CGRect(origin: newValue.origin, size: super.frame.size)
        }
    }

    open override var bounds: CGRect {
        get { super.bounds }
        set { super.bounds = CGRect(origin: newValue.origin, size: fixedSize ?? newValue.size) }
    }

    @_spi(Subclassing) open override var hasPlainHitTesting: Bool { type(of: self) == UIControl.self }
    @_spi(Subclassing) open override var drawsContent: Bool { type(of: self) != UIControl.self }

    // MARK: Focus

    /// True while the control is enabled.
    open override var canBecomeFocused: Bool { isEnabled }

    @_spi(Subclassing) open var focusShape: FocusShape { FocusShape(of: self) }

    /// Whether Space and Return press the control; not where the arrows operate it.
    @_spi(Subclassing) open var isPressedByKeyboard: Bool { true }

    /// The step that an arrow key makes of the control's value; nil when it leads on to other views.
    @_spi(Subclassing) open func keyboardStep(_ heading: UIFocusHeading) -> (() -> Void)? { nil }

    /// Called when a key that pressed the control was released, before its events are sent.
    @_spi(Subclassing) open func keyboardDidRelease() {}

    /// Handles a key like a finger that begins and ends in the middle.
    func keyboardPress(_ phase: UIPress.Phase) {
        guard !isTracking else { return }
        isHighlighted = phase == .began
        switch phase {
        case .began: sendActions(for: .touchDown)
        case .ended:
            keyboardDidRelease()
            if triggersPrimaryActionOnTouchUp { sendActions(for: .primaryActionTriggered) }
            sendActions(for: .touchUpInside)
        default: sendActions(for: .touchCancel)
        }
    }

    // MARK: Tracking

    /// Whether to follow a touch that began inside.
    open func beginTracking(_ touch: UITouch, with event: UIEvent?) -> Bool { true }

    /// Whether to continue following a touch that moved.
    open func continueTracking(_ touch: UITouch, with event: UIEvent?) -> Bool { true }

    /// The touch was lifted.
    open func endTracking(_ touch: UITouch?, with event: UIEvent?) {}

    /// The touch was cancelled.
    open func cancelTracking(with event: UIEvent?) {}

    /// Whether a single tap on the control is the control's own, before tap recognizers of its superviews.
    @_spi(Subclassing) open var keepsTapsFromSuperviews: Bool { false }

    /// Keeps single taps from recognizers of superviews where taps trigger the control.
    open override func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool {
        guard keepsTapsFromSuperviews, isEnabled, gestureRecognizer.view !== self,
            let tap = gestureRecognizer as? UITapGestureRecognizer
        else { return super.gestureRecognizerShouldBegin(gestureRecognizer) }
        return tap.numberOfTapsRequired > 1 || tap.numberOfTouchesRequired > 1
    }

    open override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
        guard isEnabled else {
            passedOn += touches.inOrder
            return super.touchesBegan(touches, with: event)
        }
        // Other buttons of a mouse are for menus.
        guard trackedTouch == nil, let touch = touches.earliest, touch.buttonMask.contains(.primary) else { return }
        guard beginTracking(touch, with: event) else { return }
        trackedTouch = touch
        (isTracking, isTouchInside) = (true, true)
        isHighlighted = true
        // A touch that a scroll view held back until its end would not be visible otherwise.
        owesHighlight = touch.wasLifted
        sendActions(for: .touchDown, with: event)
        if touch.tapCount > 1 { sendActions(for: .touchDownRepeat, with: event) }
        if showsMenuAsPrimaryAction, contextMenuInteraction?.openMenu(at: touch.location) == true {
            (menuTouch, owesHighlight) = (touch, false)
            cancelTouchTracking(with: event)
            isHighlighted = true
        }
    }

    open override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) {
        if let menuTouch, touches.contains(menuTouch) { contextMenuInteraction?.steer(to: menuTouch.location) }
        passOn(touches) { super.touchesMoved($0, with: event) }
        guard let touch = trackedTouch, touches.contains(touch) else { return }
        let wasInside = isTouchInside
        isTouchInside = isInside(touch)
        guard continueTracking(touch, with: event) else { return stopTracking() }
        if wasInside != isTouchInside {
            isHighlighted = isTouchInside
            sendActions(for: isTouchInside ? .touchDragEnter : .touchDragExit, with: event)
        }
        sendActions(for: isTouchInside ? .touchDragInside : .touchDragOutside, with: event)
    }

    open override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
        if let menuTouch, touches.contains(menuTouch) { endMenuTouch(at: menuTouch.location) }
        passOn(touches, isLast: true) { super.touchesEnded($0, with: event) }
        guard let touch = trackedTouch, touches.contains(touch) else { return }
        let endsInside = isInside(touch)
        endTracking(touch, with: event)
        stopTracking()
        if endsInside {
            if triggersPrimaryActionOnTouchUp { sendActions(for: .primaryActionTriggered, with: event) }
            sendActions(for: .touchUpInside, with: event)
        } else {
            sendActions(for: .touchUpOutside, with: event)
        }
    }

    open override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) {
        if let menuTouch, touches.contains(menuTouch) { endMenuTouch(at: nil) }
        passOn(touches, isLast: true) { super.touchesCancelled($0, with: event) }
        if let touch = trackedTouch, touches.contains(touch) { cancelTouchTracking(with: event) }
    }

    /// Whether lifting inside triggers the control's main action, as for buttons.
    @_spi(Subclassing) open var triggersPrimaryActionOnTouchUp: Bool { false }

    /// Whether a view around the control highlights it for a finger that the control does not track itself.
    @_spi(Subclassing) open var isHighlightedByOthers: Bool { false }

    private func cancelTouchTracking(with event: UIEvent?) {
        cancelTracking(with: event)
        stopTracking()
        sendActions(for: .touchCancel, with: event)
    }

    private func stopTracking() {
        trackedTouch = nil
        (isTracking, isTouchInside) = (false, false)
        if owesHighlight { endHighlightAfterFrame() } else { isHighlighted = false }
    }

    // MARK: Menus

    /// Opens the control's menu; nil while it has none.
    open private(set) var contextMenuInteraction: UIContextMenuInteraction?

    /// Whether the control has a menu, which a long press or the secondary button opens.
    open var isContextMenuInteractionEnabled: Bool {
        get { contextMenuInteraction != nil }
        set {
            guard newValue != isContextMenuInteractionEnabled else { return }
            let interaction = contextMenuInteraction ?? UIContextMenuInteraction(delegate: self)
            contextMenuInteraction = newValue ? interaction : nil
            newValue ? addInteraction(interaction) : removeInteraction(interaction)
        }
    }

    /// Whether a touch opens the menu at once, instead of the control's other action.
    open var showsMenuAsPrimaryAction = false

    /// The attachment point of the menu, in the control's space: at its lower edge, on the side nearer to the window's edge.
    open func menuAttachmentPoint(for configuration: UIContextMenuConfiguration) -> CGPoint { ownAttachmentPoint }

    /// The control's menu; nil unless overridden.
    open func contextMenuInteraction(
        _ interaction: UIContextMenuInteraction, configurationForMenuAtLocation location: CGPoint
    ) -> UIContextMenuConfiguration? { nil }

    /// The menu is about to appear.
    open func contextMenuInteraction(
        _ interaction: UIContextMenuInteraction, willDisplayMenuFor configuration: UIContextMenuConfiguration,
        animator: (any UIContextMenuInteractionAnimating)?
    ) {}

    /// The menu is about to disappear.
    open func contextMenuInteraction(
        _ interaction: UIContextMenuInteraction, willEndFor configuration: UIContextMenuConfiguration,
        animator: (any UIContextMenuInteractionAnimating)?
    ) {}

    /// An element was chosen from the menu and is about to be performed.
    @_spi(Subclassing) open func menuDidChoose(_ leaf: any UIMenuLeaf) {}

    // MARK: Targets

    /// Has an action called on a target for events; nil searches the responder chain. The same pair is kept once per event.
    open func addTarget(_ target: Any?, action: Selector, for controlEvents: Event) {
        let object = target.map { $0 as AnyObject }
        if let index = actions.firstIndex(where: { $0.isSame(target: object, selector: action) }) {
            actions[index].events.formUnion(controlEvents)
            return
        }
        let work: ControlAction.Work =
            object.map { .method(action, ControlAction.WeakTarget(object: $0)) } ?? .chainMethod(action)
        actions.append(ControlAction(work: work, events: controlEvents))
    }

    /// Adds an action for events; it replaces one with the same identifier.
    open func addAction(_ action: UIAction, for controlEvents: Event) {
        removeAction(action, for: controlEvents)
        actions.append(ControlAction(work: .action(action), events: controlEvents))
    }

    /// Removes entries for events; a nil target means every target, a nil action every method.
    open func removeTarget(_ target: Any?, action: Selector?, for controlEvents: Event) {
        let object = target.map { $0 as AnyObject }
        remove(controlEvents) { entry in
            switch entry.work {
            case .method(let own, let ownTarget):
                (object == nil || ownTarget.object === object) && (action == nil || own == action)
            case .chainMethod(let own): object == nil && (action == nil || own == action)
            case .action: false
            }
        }
    }

    /// Removes an action for events.
    open func removeAction(_ action: UIAction, for controlEvents: Event) {
        removeAction(identifiedBy: action.identifier, for: controlEvents)
    }

    /// Removes the action with an identifier for events.
    open func removeAction(identifiedBy actionIdentifier: UIAction.Identifier, for controlEvents: Event) {
        remove(controlEvents) { entry in
            if case .action(let own) = entry.work { own.identifier == actionIdentifier } else { false }
        }
    }

    private func remove(_ events: Event, where predicate: (ControlAction) -> Bool) {
        for index in actions.indices where predicate(actions[index]) { actions[index].events.subtract(events) }
        actions.removeAll { $0.events.isEmpty || $0.isDead }
    }

    /// The targets that still live.
    open var allTargets: Set<AnyHashable> {
        Set(
            actions.compactMap {
                if case .method(_, let target) = $0.work { target.object as? AnyHashable } else { nil }
            })
    }

    /// Every event that has an action.
    open var allControlEvents: Event { actions.reduce(Event()) { $0.union($1.events) } }

    /// The names of a target's methods for an event; nil for none.
    open func actions(forTarget target: Any?, forControlEvent controlEvent: Event) -> [String]? {
        methodNames(of: target.map { $0 as AnyObject }, for: controlEvent)
    }

    /// Calls `iterator` for each entry with its action, or its target and method, its events, and a flag that ends the calls.
    ///
    /// The order is that of adding; a nil target means the responder chain.
    open func enumerateEventHandlers(
        _ iterator: (UIAction?, (Any?, Selector)?, UIControl.Event, inout Bool) -> Void
    ) {
        var stop = false
        for entry in actions where !stop && !entry.isDead {
            switch entry.work {
            case .method(let selector, let target): iterator(nil, (target.object, selector), entry.events, &stop)
            case .chainMethod(let selector): iterator(nil, (nil, selector), entry.events, &stop)
            case .action(let action): iterator(action, nil, entry.events, &stop)
            }
        }
    }

    // MARK: Sending

    /// Triggers the control's main action, as if the user had done it.
    open func performPrimaryAction() {
        if showsMenuAsPrimaryAction, contextMenuInteraction?.openMenu(at: nil) == true { return }
        sendActions(for: .primaryActionTriggered)
    }

    /// Performs all actions that are registered for the events.
    open func sendActions(for controlEvents: Event) { sendActions(for: controlEvents, with: nil) }

    /// Performs one method; override to watch or to keep from happening.
    open func sendAction(_ action: Selector, to target: Any?, for event: UIEvent?) {
        UIApplication.sharedIfRunning?.sendAction(action, to: target, from: self, for: event)
    }

    /// Performs an action with this control as its sender.
    open func sendAction(_ action: UIAction) {
        ApplicationRuntime.current?.traceAction(action, from: self)
        action.performWithSender(self, target: nil)
    }
}
