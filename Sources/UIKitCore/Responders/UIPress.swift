public import Foundation

/// One press of a key, from down to up.
///
/// The same object serves the whole time and changes in place. Only the first of the events that a held key repeats makes a
/// press.
@preconcurrency @MainActor open class UIPress: NSObject {
    /// Where a press stands in its life.
    public nonisolated enum Phase: Int, Sendable { case began, changed, stationary, ended, cancelled }

    /// The button that is pressed, as far as remote controls have it too; other keys are told apart by `key` alone.
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
        /// The button that chooses what is focused.
        public static let select = PressType(4)
        /// The button that goes back.
        public static let menu = PressType(5)
        /// The button that starts and stops playing.
        public static let playPause = PressType(6)
        /// The button that goes a page up.
        public static let pageUp = PressType(30)
        /// The button that goes a page down.
        public static let pageDown = PressType(31)

        /// The type of a key's press: the keyboard's arrows are arrows, all other keys have 2000 plus their usage.
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

    /// Where the press stands in its life.
    open package(set) var phase: Phase = .began

    /// The button, for keys that remote controls have too.
    open var type: PressType { kind }
    private let kind: PressType

    /// The key that is pressed.
    open var key: UIKey? { pressedKey }
    private let pressedKey: UIKey?

    /// Seconds of media time of the last change.
    open package(set) var timestamp: TimeInterval

    /// The window with the keyboard when the press began.
    open package(set) weak var window: UIWindow?

    /// The first to hear of the press.
    open package(set) weak var responder: UIResponder?

    /// True when a responder in the chain did not pass the press on, or a recognizer watches it.
    var isKept = false
    /// The input that recognizers watch; nil when none does.
    var device: DeviceInput?
    /// True once the responder heard of it.
    var isDelivered = false

    /// True once a recognizer has taken the press from the responder.
    var isRevoked: Bool { device?.isRevoked == true }

    /// True once the key was let go or taken away.
    var isUp: Bool { phase == .ended || phase == .cancelled }

    /// How hard it is pressed, from 0 to 1; keys know only 1.
    open var force: CGFloat { phase == .ended || phase == .cancelled ? 0 : 1 }

    /// The recognizers that watch the press; nil for none.
    open var gestureRecognizers: [UIGestureRecognizer]? { device?.recognizers }

    init(key: UIKey, timestamp: TimeInterval) {
        kind = PressType(key.keyCode)
        pressedKey = key
        self.timestamp = timestamp
        super.init()
    }

    /// Makes a press of the arrow up without a key, at time 0. Tests of apps make subclasses of it.
    public override init() {
        (kind, pressedKey, timestamp) = (.upArrow, nil, 0)
        super.init()
    }
}
