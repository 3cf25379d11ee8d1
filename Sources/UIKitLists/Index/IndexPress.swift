import UIKitCore

/// The recognizer for fingers on an index: nothing else that they do to the table hinders it, such as stopping a scroll.
final class IndexPress: UILongPressGestureRecognizer {
    override func canBePrevented(by preventingGestureRecognizer: UIGestureRecognizer) -> Bool { false }
}
