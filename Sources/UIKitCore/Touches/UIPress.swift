public import Foundation

/// One press of a button or key, from down to up.
///
/// Status: partial – the type that hooks and recognizers name; presses of keys follow with the keyboard.
@preconcurrency @MainActor open class UIPress: NSObject {
    /// Where a press stands in its life.
    public enum Phase: Int, Sendable { case began, changed, stationary, ended, cancelled }

    /// What is pressed.
    public enum PressType: Int, Sendable {
        case upArrow, downArrow, leftArrow, rightArrow, select, menu, playPause
        case pageUp = 30
        case pageDown = 31
    }

    /// Where the press stands in its life.
    open package(set) var phase: Phase = .began

    /// What is pressed.
    public let type: PressType

    /// Seconds of media time of the last change.
    open package(set) var timestamp: TimeInterval

    /// The window with the keyboard when the press began.
    open package(set) weak var window: UIWindow?

    /// The first to hear of the press.
    open package(set) weak var responder: UIResponder?

    /// How hard it is pressed, from 0 to 1; keys know only 1.
    open var force: CGFloat { phase == .ended || phase == .cancelled ? 0 : 1 }

    package init(type: PressType, timestamp: TimeInterval) {
        self.type = type
        self.timestamp = timestamp
        super.init()
    }
}
