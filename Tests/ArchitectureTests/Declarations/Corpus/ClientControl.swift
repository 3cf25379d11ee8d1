import UIKit

/// A control of an app's own.
class ClientControl: UIControl {
    required init?(coder: NSCoder) { super.init(coder: coder) }
    override init(frame: CGRect) { super.init(frame: frame) }

    override var allControlEvents: UIControl.Event { super.allControlEvents }
    override var allTargets: Set<AnyHashable> { super.allTargets }
    override var contentHorizontalAlignment: UIControl.ContentHorizontalAlignment {
        get { super.contentHorizontalAlignment }
        set { super.contentHorizontalAlignment = newValue }
    }
    override var contentVerticalAlignment: UIControl.ContentVerticalAlignment {
        get { super.contentVerticalAlignment }
        set { super.contentVerticalAlignment = newValue }
    }
    override var contextMenuInteraction: UIContextMenuInteraction? { super.contextMenuInteraction }
    override var effectiveContentHorizontalAlignment: UIControl.ContentHorizontalAlignment {
        super.effectiveContentHorizontalAlignment
    }
    override var isContextMenuInteractionEnabled: Bool {
        get { super.isContextMenuInteractionEnabled }
        set { super.isContextMenuInteractionEnabled = newValue }
    }
    override var isEnabled: Bool {
        get { super.isEnabled }
        set { super.isEnabled = newValue }
    }
    override var isHighlighted: Bool {
        get { super.isHighlighted }
        set { super.isHighlighted = newValue }
    }
    override var isSelected: Bool {
        get { super.isSelected }
        set { super.isSelected = newValue }
    }
    override var isTouchInside: Bool { super.isTouchInside }
    override var isTracking: Bool { super.isTracking }
    override var showsMenuAsPrimaryAction: Bool {
        get { super.showsMenuAsPrimaryAction }
        set { super.showsMenuAsPrimaryAction = newValue }
    }
    override var state: UIControl.State { super.state }

    override func actions(forTarget target: Any?, forControlEvent controlEvent: UIControl.Event) -> [String]? {
        super.actions(forTarget: target, forControlEvent: controlEvent)
    }
    override func addAction(_ action: UIAction, for controlEvents: UIControl.Event) {
        super.addAction(action, for: controlEvents)
    }
    override func addTarget(_ target: Any?, action: Selector, for controlEvents: UIControl.Event) {
        super.addTarget(target, action: action, for: controlEvents)
    }
    override func beginTracking(_ touch: UITouch, with event: UIEvent?) -> Bool {
        super.beginTracking(touch, with: event)
    }
    override func cancelTracking(with event: UIEvent?) { super.cancelTracking(with: event) }
    override func contextMenuInteraction(
        _ interaction: UIContextMenuInteraction, configurationForMenuAtLocation location: CGPoint
    ) -> UIContextMenuConfiguration? {
        super.contextMenuInteraction(interaction, configurationForMenuAtLocation: location)
    }
    override func contextMenuInteraction(
        _ interaction: UIContextMenuInteraction, willDisplayMenuFor configuration: UIContextMenuConfiguration,
        animator: (any UIContextMenuInteractionAnimating)?
    ) { super.contextMenuInteraction(interaction, willDisplayMenuFor: configuration, animator: animator) }
    override func contextMenuInteraction(
        _ interaction: UIContextMenuInteraction, willEndFor configuration: UIContextMenuConfiguration,
        animator: (any UIContextMenuInteractionAnimating)?
    ) { super.contextMenuInteraction(interaction, willEndFor: configuration, animator: animator) }
    override func continueTracking(_ touch: UITouch, with event: UIEvent?) -> Bool {
        super.continueTracking(touch, with: event)
    }
    override func endTracking(_ touch: UITouch?, with event: UIEvent?) { super.endTracking(touch, with: event) }
    override func menuAttachmentPoint(for configuration: UIContextMenuConfiguration) -> CGPoint {
        super.menuAttachmentPoint(for: configuration)
    }
    override func performPrimaryAction() { super.performPrimaryAction() }
    override func removeAction(_ action: UIAction, for controlEvents: UIControl.Event) {
        super.removeAction(action, for: controlEvents)
    }
    override func removeAction(identifiedBy actionIdentifier: UIAction.Identifier, for controlEvents: UIControl.Event) {
        super.removeAction(identifiedBy: actionIdentifier, for: controlEvents)
    }
    override func removeTarget(_ target: Any?, action: Selector?, for controlEvents: UIControl.Event) {
        super.removeTarget(target, action: action, for: controlEvents)
    }
    override func sendAction(_ action: UIAction) { super.sendAction(action) }
    override func sendAction(_ action: Selector, to target: Any?, for event: UIEvent?) {
        super.sendAction(action, to: target, for: event)
    }
    override func sendActions(for controlEvents: UIControl.Event) { super.sendActions(for: controlEvents) }
}

extension ClientControl {
    static func make(_ target: ClientResponder) -> UIControl {
        let control = UIControl(frame: .zero, primaryAction: UIAction { _ in })
        control.addTarget(target, action: .tap, for: .touchUpInside)
        control.addTarget(target, action: Selector(ClientResponder.change(_:)), for: [.valueChanged, .editingChanged])
        control.addTarget(nil, action: .press, for: .primaryActionTriggered)
        control.removeTarget(nil, action: nil, for: .allEvents)
        control.addAction(UIAction { _ in }, for: .touchDown)
        control.sendActions(for: .valueChanged)
        control.enumerateEventHandlers { action, targetAction, event, stop in
            _ = (action?.identifier, targetAction?.0, targetAction?.1, event)
            stop = true
        }
        return control
    }
}

/// The values of the types beside the classes, by Apple's names.
private enum Values {
    static var allControlContentHorizontalAlignment: [UIControl.ContentHorizontalAlignment] {
        [
            .center, .fill, .leading, .left, .right, .trailing,
        ]
    }
    static var allControlContentVerticalAlignment: [UIControl.ContentVerticalAlignment] {
        [
            .bottom, .center, .fill, .top,
        ]
    }
    static var allControlEvent: [UIControl.Event] {
        [
            .allEditingEvents, .allEvents, .allTouchEvents, .applicationReserved, .editingChanged, .editingDidBegin,
            .editingDidEnd, .editingDidEndOnExit, .menuActionTriggered, .primaryActionTriggered, .systemReserved,
            .touchCancel, .touchDown, .touchDownRepeat, .touchDragEnter, .touchDragExit, .touchDragInside,
            .touchDragOutside, .touchUpInside, .touchUpOutside, .valueChanged,
        ]
    }
    static var allControlState: [UIControl.State] {
        [
            .application, .disabled, .focused, .highlighted, .normal, .reserved, .selected,
        ]
    }
}
