public import UIKitCore

/// A recognizer's delegate whose answers a test gives as closures; without one, the answer is the default.
@MainActor public final class GestureRules: UIGestureRecognizerDelegate {
    /// A question about two recognizers: the delegate's own first.
    public typealias Pair = (UIGestureRecognizer, UIGestureRecognizer) -> Bool

    /// Whether a gesture may begin.
    public var begins: (UIGestureRecognizer) -> Bool = { _ in true }
    /// Whether two may be recognized together.
    public var allowsTogether: Pair = { _, _ in false }
    /// Whether the first waits for the second to fail.
    public var requiresFailure: Pair = { _, _ in false }
    /// Whether the second waits for the first to fail.
    public var isRequiredToFail: Pair = { _, _ in false }
    /// Whether a recognizer receives a touch.
    public var receives: (UIGestureRecognizer, UITouch) -> Bool = { _, _ in true }
    /// Whether a recognizer receives an event.
    public var receivesEvent: (UIGestureRecognizer, UIEvent) -> Bool = { _, _ in true }

    /// Makes a delegate that gives the default answers.
    public init() {}

    public func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool {
        begins(gestureRecognizer)
    }

    public func gestureRecognizer(
        _ gestureRecognizer: UIGestureRecognizer, shouldRecognizeSimultaneouslyWith other: UIGestureRecognizer
    ) -> Bool { allowsTogether(gestureRecognizer, other) }

    public func gestureRecognizer(
        _ gestureRecognizer: UIGestureRecognizer, shouldRequireFailureOf other: UIGestureRecognizer
    ) -> Bool { requiresFailure(gestureRecognizer, other) }

    public func gestureRecognizer(
        _ gestureRecognizer: UIGestureRecognizer, shouldBeRequiredToFailBy other: UIGestureRecognizer
    ) -> Bool { isRequiredToFail(gestureRecognizer, other) }

    public func gestureRecognizer(_ gestureRecognizer: UIGestureRecognizer, shouldReceive touch: UITouch) -> Bool {
        receives(gestureRecognizer, touch)
    }

    public func gestureRecognizer(_ gestureRecognizer: UIGestureRecognizer, shouldReceive event: UIEvent) -> Bool {
        receivesEvent(gestureRecognizer, event)
    }
}
