import UIKit

/// A responder that describes itself to assistive technologies.
class ClientAccessibility: UIResponder {
    override var isAccessibilityElement: Bool {
        get { super.isAccessibilityElement }
        set { super.isAccessibilityElement = newValue }
    }
    override var accessibilityLabel: String? {
        get { super.accessibilityLabel }
        set { super.accessibilityLabel = newValue }
    }
    override var accessibilityAttributedLabel: NSAttributedString? {
        get { super.accessibilityAttributedLabel }
        set { super.accessibilityAttributedLabel = newValue }
    }
    override var accessibilityValue: String? {
        get { super.accessibilityValue }
        set { super.accessibilityValue = newValue }
    }
    override var accessibilityAttributedValue: NSAttributedString? {
        get { super.accessibilityAttributedValue }
        set { super.accessibilityAttributedValue = newValue }
    }
    override var accessibilityHint: String? {
        get { super.accessibilityHint }
        set { super.accessibilityHint = newValue }
    }
    override var accessibilityAttributedHint: NSAttributedString? {
        get { super.accessibilityAttributedHint }
        set { super.accessibilityAttributedHint = newValue }
    }
    override var accessibilityTraits: UIAccessibilityTraits {
        get { super.accessibilityTraits }
        set { super.accessibilityTraits = newValue }
    }
    override var accessibilityFrame: CGRect {
        get { super.accessibilityFrame }
        set { super.accessibilityFrame = newValue }
    }
    override var accessibilityPath: UIBezierPath? {
        get { super.accessibilityPath }
        set { super.accessibilityPath = newValue }
    }
    override var accessibilityActivationPoint: CGPoint {
        get { super.accessibilityActivationPoint }
        set { super.accessibilityActivationPoint = newValue }
    }
    override var accessibilityLanguage: String? {
        get { super.accessibilityLanguage }
        set { super.accessibilityLanguage = newValue }
    }
    override var accessibilityIdentifier: String? {
        get { super.accessibilityIdentifier }
        set { super.accessibilityIdentifier = newValue }
    }
    override var accessibilityElementsHidden: Bool {
        get { super.accessibilityElementsHidden }
        set { super.accessibilityElementsHidden = newValue }
    }
    override var accessibilityViewIsModal: Bool {
        get { super.accessibilityViewIsModal }
        set { super.accessibilityViewIsModal = newValue }
    }
    override var shouldGroupAccessibilityChildren: Bool {
        get { super.shouldGroupAccessibilityChildren }
        set { super.shouldGroupAccessibilityChildren = newValue }
    }
    override var accessibilityRespondsToUserInteraction: Bool {
        get { super.accessibilityRespondsToUserInteraction }
        set { super.accessibilityRespondsToUserInteraction = newValue }
    }
    override var accessibilityUserInputLabels: [String]! {
        get { super.accessibilityUserInputLabels }
        set { super.accessibilityUserInputLabels = newValue }
    }
    override var accessibilityAttributedUserInputLabels: [NSAttributedString]! {
        get { super.accessibilityAttributedUserInputLabels }
        set { super.accessibilityAttributedUserInputLabels = newValue }
    }
    override var accessibilityNavigationStyle: UIAccessibilityNavigationStyle {
        get { super.accessibilityNavigationStyle }
        set { super.accessibilityNavigationStyle = newValue }
    }
    override var accessibilityTextualContext: UIAccessibilityTextualContext? {
        get { super.accessibilityTextualContext }
        set { super.accessibilityTextualContext = newValue }
    }
    override var accessibilityContainerType: UIAccessibilityContainerType {
        get { super.accessibilityContainerType }
        set { super.accessibilityContainerType = newValue }
    }
    override var accessibilityElements: [Any]? {
        get { super.accessibilityElements }
        set { super.accessibilityElements = newValue }
    }
    override var accessibilityCustomActions: [UIAccessibilityCustomAction]? {
        get { super.accessibilityCustomActions }
        set { super.accessibilityCustomActions = newValue }
    }
    override func accessibilityElementCount() -> Int { super.accessibilityElementCount() }
    override func accessibilityElement(at index: Int) -> Any? { super.accessibilityElement(at: index) }
    override func index(ofAccessibilityElement element: Any) -> Int { super.index(ofAccessibilityElement: element) }
    override func accessibilityActivate() -> Bool { super.accessibilityActivate() }
    override func accessibilityIncrement() { super.accessibilityIncrement() }
    override func accessibilityDecrement() { super.accessibilityDecrement() }
    override func accessibilityScroll(_ direction: UIAccessibilityScrollDirection) -> Bool {
        super.accessibilityScroll(direction)
    }
    override func accessibilityPerformEscape() -> Bool { super.accessibilityPerformEscape() }
    override func accessibilityPerformMagicTap() -> Bool { super.accessibilityPerformMagicTap() }
    override func accessibilityElementDidBecomeFocused() { super.accessibilityElementDidBecomeFocused() }
    override func accessibilityElementDidLoseFocus() { super.accessibilityElementDidLoseFocus() }
    override func accessibilityElementIsFocused() -> Bool { super.accessibilityElementIsFocused() }
}

/// An element that is no view.
class ClientAccessibilityElement: UIAccessibilityElement {
    override init(accessibilityContainer container: Any) { super.init(accessibilityContainer: container) }

    override var accessibilityContainer: AnyObject? {
        get { super.accessibilityContainer }
        set { super.accessibilityContainer = newValue }
    }
    override var accessibilityFrameInContainerSpace: CGRect {
        get { super.accessibilityFrameInContainerSpace }
        set { super.accessibilityFrameInContainerSpace = newValue }
    }
}

/// An action beside the activation.
class ClientCustomAction: UIAccessibilityCustomAction {
    override var name: String {
        get { super.name }
        set { super.name = newValue }
    }
    override var attributedName: NSAttributedString {
        get { super.attributedName }
        set { super.attributedName = newValue }
    }
}

@MainActor func useAccessibility(of view: UIView) {
    view.isAccessibilityElement = true
    view.accessibilityTraits = [.button, .header]
    view.accessibilityTraits.remove(.button)
    view.accessibilityTraits = .none
    UIAccessibility.post(notification: .screenChanged, argument: view)
    UIAccessibility.post(notification: UIAccessibility.Notification.layoutChanged, argument: nil)
    NotificationCenter.default.addObserver(
        forName: UIAccessibility.voiceOverStatusDidChangeNotification, object: nil, queue: nil
    ) { _ in }
    view.accessibilityCustomActions = [
        UIAccessibilityCustomAction(name: "Delete") { _ in true },
        UIAccessibilityCustomAction(name: "Delete", target: view, selector: Selector("layoutSubviews")),
    ]
    if UIAccessibility.isVoiceOverRunning || UIAccessibility.isReduceMotionEnabled { view.accessibilityHint = "Hint" }
}
