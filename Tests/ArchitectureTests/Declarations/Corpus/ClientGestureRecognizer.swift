import UIKit

/// A recognizer of a check mark.
class ClientGestureRecognizer: UIGestureRecognizer {
    override init(target: Any?, action: Selector?) { super.init(target: target, action: action) }

    override init?(coder: NSCoder) { super.init(coder: coder) }

    override var allowedPressTypes: [NSNumber] {
        get { super.allowedPressTypes }
        set { super.allowedPressTypes = newValue }
    }
    override var allowedTouchTypes: [NSNumber] {
        get { super.allowedTouchTypes }
        set { super.allowedTouchTypes = newValue }
    }
    override var buttonMask: UIEvent.ButtonMask { super.buttonMask }
    override var cancelsTouchesInView: Bool {
        get { super.cancelsTouchesInView }
        set { super.cancelsTouchesInView = newValue }
    }
    override var delaysTouchesBegan: Bool {
        get { super.delaysTouchesBegan }
        set { super.delaysTouchesBegan = newValue }
    }
    override var delaysTouchesEnded: Bool {
        get { super.delaysTouchesEnded }
        set { super.delaysTouchesEnded = newValue }
    }
    override var delegate: (any UIGestureRecognizerDelegate)? {
        get { super.delegate }
        set { super.delegate = newValue }
    }
    override var isEnabled: Bool {
        get { super.isEnabled }
        set { super.isEnabled = newValue }
    }
    override var modifierFlags: UIKeyModifierFlags { super.modifierFlags }
    override var name: String? {
        get { super.name }
        set { super.name = newValue }
    }
    override var numberOfTouches: Int { super.numberOfTouches }
    override var requiresExclusiveTouchType: Bool {
        get { super.requiresExclusiveTouchType }
        set { super.requiresExclusiveTouchType = newValue }
    }
    override var state: UIGestureRecognizer.State {
        get { super.state }
        set { super.state = newValue }
    }
    override var view: UIView? { super.view }

    override func addTarget(_ target: Any, action: Selector) { super.addTarget(target, action: action) }
    override func canBePrevented(by preventingGestureRecognizer: UIGestureRecognizer) -> Bool {
        super.canBePrevented(by: preventingGestureRecognizer)
    }
    override func canPrevent(_ preventedGestureRecognizer: UIGestureRecognizer) -> Bool {
        super.canPrevent(preventedGestureRecognizer)
    }
    override func ignore(_ button: UIPress, for event: UIPressesEvent) { super.ignore(button, for: event) }
    override func ignore(_ touch: UITouch, for event: UIEvent) { super.ignore(touch, for: event) }
    override func location(in view: UIView?) -> CGPoint { super.location(in: view) }
    override func location(ofTouch touchIndex: Int, in view: UIView?) -> CGPoint {
        super.location(ofTouch: touchIndex, in: view)
    }
    override func pressesBegan(_ presses: Set<UIPress>, with event: UIPressesEvent) {
        super.pressesBegan(presses, with: event)
    }
    override func pressesCancelled(_ presses: Set<UIPress>, with event: UIPressesEvent) {
        super.pressesCancelled(presses, with: event)
    }
    override func pressesChanged(_ presses: Set<UIPress>, with event: UIPressesEvent) {
        super.pressesChanged(presses, with: event)
    }
    override func pressesEnded(_ presses: Set<UIPress>, with event: UIPressesEvent) {
        super.pressesEnded(presses, with: event)
    }
    override func removeTarget(_ target: Any?, action: Selector?) { super.removeTarget(target, action: action) }
    override func require(toFail otherGestureRecognizer: UIGestureRecognizer) {
        super.require(toFail: otherGestureRecognizer)
    }
    override func reset() { super.reset() }
    override func shouldBeRequiredToFail(by otherGestureRecognizer: UIGestureRecognizer) -> Bool {
        super.shouldBeRequiredToFail(by: otherGestureRecognizer)
    }
    override func shouldReceive(_ event: UIEvent) -> Bool { super.shouldReceive(event) }
    override func shouldRequireFailure(of otherGestureRecognizer: UIGestureRecognizer) -> Bool {
        super.shouldRequireFailure(of: otherGestureRecognizer)
    }
    override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
        super.touchesBegan(touches, with: event)
    }
    override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent) {
        super.touchesCancelled(touches, with: event)
    }
    override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent) {
        super.touchesEnded(touches, with: event)
    }
    override func touchesEstimatedPropertiesUpdated(_ touches: Set<UITouch>) {
        super.touchesEstimatedPropertiesUpdated(touches)
    }
    override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent) {
        super.touchesMoved(touches, with: event)
    }
}

private final class TickRecognizer: UIGestureRecognizer {
    private var points: [CGPoint] = []

    override init(target: Any?, action: Selector?) {
        super.init(target: target, action: action)
        cancelsTouchesInView = false
    }

    override init?(coder: NSCoder) { super.init(coder: coder) }

    override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
        guard touches.count == 1, let touch = touches.first else { return state = .failed }
        points.append(touch.location(in: view))
        state = .began
    }

    override func reset() {
        super.reset()
        points = []
    }
}

extension ClientGestureRecognizer {
    static func make(_ target: ClientResponder) -> [UIGestureRecognizer] {
        [
            UITapGestureRecognizer(target: target, action: .tap), UITapGestureRecognizer(),
            UIPanGestureRecognizer(target: target, action: .change), UIPinchGestureRecognizer(target: nil, action: nil),
            UIRotationGestureRecognizer(), UISwipeGestureRecognizer(), UILongPressGestureRecognizer(),
            UIScreenEdgePanGestureRecognizer(), UIHoverGestureRecognizer(),
            TickRecognizer(target: target, action: .tap), TickRecognizer(),
        ]
    }
}

/// The values of the types beside the classes, by Apple's names.
private enum Values {
    static var allGestureRecognizerState: [UIGestureRecognizer.State] {
        [
            .began, .cancelled, .changed, .ended, .failed, .possible, .recognized,
        ]
    }
}
