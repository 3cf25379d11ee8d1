/// The keys that are held at one moment.
@preconcurrency @MainActor open class UIPressesEvent: UIEvent {
    package var presses: Set<UIPress> = []
    /// The presses that have something to report in the current delivery.
    var changedPresses: [UIPress] = []
    /// The presses that nobody in the chain kept to himself.
    private(set) var unhandledPresses: Set<UIPress> = []

    package override init() { super.init() }

    open override var type: EventType { .presses }

    /// Every press, also those with nothing new to report.
    open var allPresses: Set<UIPress> { presses }

    /// The presses that a recognizer watches; none, for keys go to responders alone.
    open func presses(for gesture: UIGestureRecognizer) -> Set<UIPress> { [] }

    /// The responder chain ended without anybody keeping the presses.
    func chainDidEnd(with presses: Set<UIPress>) { unhandledPresses.formUnion(presses) }

    /// Calls the responder of each changed press.
    func deliver() {
        unhandledPresses = []
        for press in changedPresses {
            let presses: Set<UIPress> = [press]
            switch press.phase {
            case .began: press.responder?.pressesBegan(presses, with: self)
            case .changed, .stationary: press.responder?.pressesChanged(presses, with: self)
            case .ended: press.responder?.pressesEnded(presses, with: self)
            case .cancelled: press.responder?.pressesCancelled(presses, with: self)
            }
        }
    }
}
