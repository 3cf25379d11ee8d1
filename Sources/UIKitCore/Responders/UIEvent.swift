import CoreGraphics
public import Foundation

/// All user input of one kind at one moment, such as all touches on the screen.
@preconcurrency @MainActor open class UIEvent: NSObject {
    /// The kind of input.
    public nonisolated enum EventType: Int, Sendable {
        case touches, motion, remoteControl, presses
        case scroll = 10
        case hover = 11
        case transform = 14
    }

    /// A subtype of the kind; touches have none.
    public nonisolated enum EventSubtype: Int, Sendable {
        case none = 0
        case motionShake = 1
    }

    /// The mouse buttons held, as bits.
    public nonisolated struct ButtonMask: OptionSet, Sendable {
        public let rawValue: Int
        /// Makes a mask from its bits.
        public init(rawValue: Int) { self.rawValue = rawValue }
        /// The left button.
        public static let primary = ButtonMask(rawValue: 1)
        /// The right button.
        public static let secondary = ButtonMask(rawValue: 2)
        /// The mask of a button with a number from 1; 1 is the primary one.
        public static func button(_ buttonNumber: Int) -> ButtonMask { ButtonMask(rawValue: 1 << (buttonNumber - 1)) }
    }

    /// The kind of input.
    open var type: EventType { .touches }

    /// The subtype of the kind.
    open var subtype: EventSubtype { .none }

    /// Seconds of media time.
    open package(set) var timestamp: TimeInterval = 0

    /// The buttons of the pointer that are held; a finger counts as the primary one.
    open package(set) var buttonMask: ButtonMask = .primary

    /// The modifier keys that are held.
    open package(set) var modifierFlags: UIKeyModifierFlags = []

    @exclusivity(unchecked) package var touches: [UITouch] = []
    /// The touches with changes in the current delivery.
    @exclusivity(unchecked) package var changed: [UITouch] = []

    /// Makes an event without touches, at time 0, for subclasses in tests of apps; the framework makes the events of the user.
    public override init() { super.init() }

    /// All touches, including those without changes.
    open var allTouches: Set<UITouch>? { touches.isEmpty ? nil : Set(touches) }

    /// The touches that began on a view.
    open func touches(for view: UIView) -> Set<UITouch>? { found { $0.view === view } }

    /// The touches that began in a window.
    open func touches(for window: UIWindow) -> Set<UITouch>? { found { $0.window === window } }

    /// The touches that a recognizer receives.
    open func touches(for gesture: UIGestureRecognizer) -> Set<UITouch>? {
        found { touch in gesture.touches.holds(touch) }
    }

    private func found(where predicate: (UITouch) -> Bool) -> Set<UITouch>? {
        let found = touches.filter(predicate)
        return found.isEmpty ? nil : Set(found)
    }

    /// The samples that were merged into a touch since its last delivery, each as a touch of its own; the last equals the touch.
    open func coalescedTouches(for touch: UITouch) -> [UITouch]? {
        touches.holds(touch) ? touch.coalescedCopies : nil
    }

    /// The location of a moving touch one frame later at its present speed; empty when it cannot be predicted.
    open func predictedTouches(for touch: UITouch) -> [UITouch]? {
        touches.holds(touch) ? touch.predictedCopies : nil
    }
}
