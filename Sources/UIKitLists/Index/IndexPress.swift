import UIKitCore

/// The recognizer for fingers on an index. Other gestures on the table, such as stopping a scroll, do not prevent it.
final class IndexPress: UILongPressGestureRecognizer {
    override func canBePrevented(by preventingGestureRecognizer: UIGestureRecognizer) -> Bool { false }
}
