import UIKit

/// An event of a test.
class ClientEvent: UIEvent {
    override init() { super.init() }

    override var allTouches: Set<UITouch>? { super.allTouches }
    override var buttonMask: UIEvent.ButtonMask { super.buttonMask }
    override var modifierFlags: UIKeyModifierFlags { super.modifierFlags }
    override var subtype: UIEvent.EventSubtype { super.subtype }
    override var timestamp: TimeInterval { super.timestamp }
    override var type: UIEvent.EventType { super.type }

    override func coalescedTouches(for touch: UITouch) -> [UITouch]? { super.coalescedTouches(for: touch) }
    override func predictedTouches(for touch: UITouch) -> [UITouch]? { super.predictedTouches(for: touch) }
    override func touches(for gesture: UIGestureRecognizer) -> Set<UITouch>? { super.touches(for: gesture) }
    override func touches(for view: UIView) -> Set<UITouch>? { super.touches(for: view) }
    override func touches(for window: UIWindow) -> Set<UITouch>? { super.touches(for: window) }
}

/// An event of keys.
class ClientPressesEvent: UIPressesEvent {
    override init() { super.init() }

    override var allPresses: Set<UIPress> { super.allPresses }

    override func presses(for gesture: UIGestureRecognizer) -> Set<UIPress> { super.presses(for: gesture) }
}

/// A press of a test.
class ClientPress: UIPress {
    override init() { super.init() }

    override var force: CGFloat { super.force }
    override var gestureRecognizers: [UIGestureRecognizer]? { super.gestureRecognizers }
    override var key: UIKey? { super.key }
    override var phase: UIPress.Phase { super.phase }
    override var responder: UIResponder? { super.responder }
    override var timestamp: TimeInterval { super.timestamp }
    override var type: UIPress.PressType { super.type }
    override var window: UIWindow? { super.window }
}

/// A key of a test.
class ClientKey: UIKey {
    override init() { super.init() }

    override var characters: String { super.characters }
    override var charactersIgnoringModifiers: String { super.charactersIgnoringModifiers }
    override var keyCode: UIKeyboardHIDUsage { super.keyCode }
    override var modifierFlags: UIKeyModifierFlags { super.modifierFlags }
}

/// A touch of a test.
class ClientTouch: UITouch {
    override init() { super.init() }

    override var altitudeAngle: CGFloat { super.altitudeAngle }
    override var estimatedProperties: UITouch.Properties { super.estimatedProperties }
    override var estimatedPropertiesExpectingUpdates: UITouch.Properties { super.estimatedPropertiesExpectingUpdates }
    override var estimationUpdateIndex: NSNumber? { super.estimationUpdateIndex }
    override var force: CGFloat { super.force }
    override var gestureRecognizers: [UIGestureRecognizer]? { super.gestureRecognizers }
    override var majorRadius: CGFloat { super.majorRadius }
    override var majorRadiusTolerance: CGFloat { super.majorRadiusTolerance }
    override var maximumPossibleForce: CGFloat { super.maximumPossibleForce }
    override var phase: UITouch.Phase { super.phase }
    override var tapCount: Int { super.tapCount }
    override var timestamp: TimeInterval { super.timestamp }
    override var type: UITouch.TouchType { super.type }
    override var view: UIView? { super.view }
    override var window: UIWindow? { super.window }

    override func azimuthAngle(in view: UIView?) -> CGFloat { super.azimuthAngle(in: view) }
    override func azimuthUnitVector(in view: UIView?) -> CGVector { super.azimuthUnitVector(in: view) }
    override func location(in view: UIView?) -> CGPoint { super.location(in: view) }
    override func preciseLocation(in view: UIView?) -> CGPoint { super.preciseLocation(in: view) }
    override func precisePreviousLocation(in view: UIView?) -> CGPoint { super.precisePreviousLocation(in: view) }
    override func previousLocation(in view: UIView?) -> CGPoint { super.previousLocation(in: view) }
}

/// The values of the types beside the classes, by Apple's names.
private enum Values {
    static var allEventButtonMask: [UIEvent.ButtonMask] {
        [
            .primary, .secondary,
        ]
    }
    static var allEventEventSubtype: [UIEvent.EventSubtype] {
        [
            .motionShake, .none,
        ]
    }
    static var allEventEventType: [UIEvent.EventType] {
        [
            .hover, .motion, .presses, .remoteControl, .scroll, .touches, .transform,
        ]
    }
    static var allPressPhase: [UIPress.Phase] {
        [
            .began, .cancelled, .changed, .ended, .stationary,
        ]
    }
    static var allPressPressType: [UIPress.PressType] {
        [
            .downArrow, .leftArrow, .menu, .pageDown, .pageUp, .playPause, .rightArrow, .select, .upArrow,
        ]
    }
    static var allTouchPhase: [UITouch.Phase] {
        [
            .began, .cancelled, .ended, .moved, .regionEntered, .regionExited, .regionMoved, .stationary,
        ]
    }
    static var allTouchTouchType: [UITouch.TouchType] {
        [
            .direct, .indirect, .indirectPointer, .pencil, .stylus,
        ]
    }
    static var allKeyboardHIDUsage: [UIKeyboardHIDUsage] {
        [
            .keyboard0, .keyboard1, .keyboard2, .keyboard3, .keyboard4, .keyboard5, .keyboard6, .keyboard7,
            .keyboard8, .keyboard9, .keyboardA, .keyboardAgain, .keyboardAlphanumericSwitch, .keyboardAlternateErase,
            .keyboardApplication, .keyboardB, .keyboardBackslash, .keyboardC, .keyboardCancel, .keyboardCapsLock,
            .keyboardClear, .keyboardClearOrAgain, .keyboardCloseBracket, .keyboardComma, .keyboardCopy,
            .keyboardCrSelOrProps, .keyboardCut, .keyboardD, .keyboardDeleteForward, .keyboardDeleteOrBackspace,
            .keyboardDownArrow, .keyboardE, .keyboardEnd, .keyboardEqualSign, .keyboardErrorRollOver,
            .keyboardErrorUndefined, .keyboardEscape, .keyboardExSel, .keyboardExecute, .keyboardF, .keyboardF1,
            .keyboardF10, .keyboardF11, .keyboardF12, .keyboardF13, .keyboardF14, .keyboardF15, .keyboardF16,
            .keyboardF17, .keyboardF18, .keyboardF19, .keyboardF2, .keyboardF20, .keyboardF21, .keyboardF22,
            .keyboardF23, .keyboardF24, .keyboardF3, .keyboardF4, .keyboardF5, .keyboardF6, .keyboardF7, .keyboardF8,
            .keyboardF9, .keyboardFind, .keyboardG, .keyboardGraveAccentAndTilde, .keyboardH, .keyboardHangul,
            .keyboardHanja, .keyboardHelp, .keyboardHiragana, .keyboardHome, .keyboardHyphen, .keyboardI,
            .keyboardInsert, .keyboardInternational1, .keyboardInternational2, .keyboardInternational3,
            .keyboardInternational4, .keyboardInternational5, .keyboardInternational6, .keyboardInternational7,
            .keyboardInternational8, .keyboardInternational9, .keyboardJ, .keyboardK, .keyboardKanaSwitch,
            .keyboardKatakana, .keyboardL, .keyboardLANG1, .keyboardLANG2, .keyboardLANG3, .keyboardLANG4,
            .keyboardLANG5, .keyboardLANG6, .keyboardLANG7, .keyboardLANG8, .keyboardLANG9, .keyboardLeftAlt,
            .keyboardLeftArrow, .keyboardLeftControl, .keyboardLeftGUI, .keyboardLeftShift, .keyboardLockingCapsLock,
            .keyboardLockingNumLock, .keyboardLockingScrollLock, .keyboardM, .keyboardMenu, .keyboardMute,
            .keyboardN, .keyboardNonUSBackslash, .keyboardNonUSPound, .keyboardO, .keyboardOpenBracket,
            .keyboardOper, .keyboardOut, .keyboardP, .keyboardPOSTFail, .keyboardPageDown, .keyboardPageUp,
            .keyboardPaste, .keyboardPause, .keyboardPeriod, .keyboardPower, .keyboardPrintScreen, .keyboardPrior,
            .keyboardQ, .keyboardQuote, .keyboardR, .keyboardReturn, .keyboardReturnOrEnter, .keyboardRightAlt,
            .keyboardRightArrow, .keyboardRightControl, .keyboardRightGUI, .keyboardRightShift, .keyboardS,
            .keyboardScrollLock, .keyboardSelect, .keyboardSemicolon, .keyboardSeparator, .keyboardSlash,
            .keyboardSpacebar, .keyboardStop, .keyboardSysReqOrAttention, .keyboardT, .keyboardTab, .keyboardU,
            .keyboardUndo, .keyboardUpArrow, .keyboardV, .keyboardVolumeDown, .keyboardVolumeUp, .keyboardW,
            .keyboardX, .keyboardY, .keyboardZ, .keyboardZenkakuHankakuKanji, .keyboard_Reserved, .keypad0, .keypad1,
            .keypad2, .keypad3, .keypad4, .keypad5, .keypad6, .keypad7, .keypad8, .keypad9, .keypadAsterisk,
            .keypadComma, .keypadEnter, .keypadEqualSign, .keypadEqualSignAS400, .keypadHyphen, .keypadNumLock,
            .keypadPeriod, .keypadPlus, .keypadSlash,
        ]
    }
    static var allTouchProperties: [UITouch.Properties] {
        [
            .altitude, .azimuth, .force, .location,
        ]
    }
}
