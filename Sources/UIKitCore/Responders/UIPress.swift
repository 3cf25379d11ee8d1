public import Foundation

/// One press of a key, from down to up.
///
/// The object stays the same and is updated for each event. A held key makes one press; its repeated events make none.
@preconcurrency @MainActor open class UIPress: NSObject {
    /// The phase of a press.
    public nonisolated enum Phase: Int, Sendable { case began, changed, stationary, ended, cancelled }

    /// The pressed button, if remote controls have it, too; other keys are distinguished only by `key`.
    public nonisolated struct PressType: RawRepresentable, Hashable, Sendable {
        public let rawValue: Int
        /// Makes a type from its number; every number is one.
        public init?(rawValue: Int) { self.rawValue = rawValue }
        private init(_ rawValue: Int) { self.rawValue = rawValue }

        /// The arrow up.
        public static let upArrow = PressType(0)
        /// The arrow down.
        public static let downArrow = PressType(1)
        /// The arrow to the left.
        public static let leftArrow = PressType(2)
        /// The arrow to the right.
        public static let rightArrow = PressType(3)
        /// The button that activates the focused item.
        public static let select = PressType(4)
        /// The button that leads back.
        public static let menu = PressType(5)
        /// The button that starts and stops playing.
        public static let playPause = PressType(6)
        /// The button for the previous page.
        public static let pageUp = PressType(30)
        /// The button for the next page.
        public static let pageDown = PressType(31)

        /// The type of a key's press: the arrow keys have the types above, all other keys have 2000 plus their usage.
        init(_ key: UIKeyboardHIDUsage) {
            self =
                switch key {
                case .keyboardUpArrow: .upArrow
                case .keyboardDownArrow: .downArrow
                case .keyboardLeftArrow: .leftArrow
                case .keyboardRightArrow: .rightArrow
                case .keyboardPageUp: .pageUp
                case .keyboardPageDown: .pageDown
                default: PressType(2000 + key.rawValue)
                }
        }
    }

    /// The phase of the press.
    open package(set) var phase: Phase = .began

    /// The button, for keys that remote controls have, too.
    open var type: PressType { kind }
    private let kind: PressType

    /// The key that is pressed.
    open var key: UIKey? { pressedKey }
    private let pressedKey: UIKey?

    /// Seconds of media time of the last change.
    open package(set) var timestamp: TimeInterval

    /// The key window when the press began.
    open package(set) weak var window: UIWindow?

    /// The responder that gets the press first.
    open package(set) weak var responder: UIResponder?

    /// True when a responder in the chain did not pass the press on, or a recognizer receives it.
    var isKept = false
    /// The input for recognizers; nil when none receives it.
    var device: DeviceInput?
    /// True once the responder has got the press.
    var isDelivered = false

    /// True once a recognizer has revoked the press from the responder.
    var isRevoked: Bool { device?.isRevoked == true }

    /// True once the press has ended or was cancelled.
    var isUp: Bool { phase == .ended || phase == .cancelled }

    /// The force of the press, from 0 to 1; keys only have 1.
    open var force: CGFloat { phase == .ended || phase == .cancelled ? 0 : 1 }

    /// The recognizers that receive the press; nil for none.
    open var gestureRecognizers: [UIGestureRecognizer]? { device?.recognizers }

    init(key: UIKey, timestamp: TimeInterval) {
        kind = PressType(key.keyCode)
        pressedKey = key
        self.timestamp = timestamp
        super.init()
    }

    /// Makes a press of the up arrow without a key, at time 0, for subclasses in tests of apps.
    public override init() {
        (kind, pressedKey, timestamp) = (.upArrow, nil, 0)
        super.init()
    }
}
