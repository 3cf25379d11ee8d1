/// The keys that are held at one moment.
@preconcurrency @MainActor open class UIPressesEvent: UIEvent {
    package var presses: Set<UIPress> = []
    /// The presses that have something to report in the current delivery.
    var changedPresses: [UIPress] = []
    /// The presses that the whole chain passed on.
    private(set) var unhandledPresses: Set<UIPress> = []

    /// Makes an event of no presses, at time 0, as tests of apps do.
    public override init() { super.init() }

    open override var type: EventType { .presses }

    /// Every press, also those with nothing new to report.
    open var allPresses: Set<UIPress> { presses }

    /// The presses that a recognizer watches.
    open func presses(for gesture: UIGestureRecognizer) -> Set<UIPress> { Set(gesture.presses) }

    /// The responder chain ended, and all of it passed the presses on.
    func chainDidEnd(with presses: Set<UIPress>) {
        // Hash order: a set is made of a set.
        unhandledPresses.formUnion(presses)
    }

    /// Calls the responder of each changed press, as far as no recognizer has taken it; one that is taken later is cancelled
    /// there.
    func deliver() {
        unhandledPresses = []
        for press in changedPresses {
            let presses: Set<UIPress> = [press]
            if press.phase == .began {
                guard !press.isRevoked else { continue }
                press.isDelivered = true
                press.responder?.pressesBegan(presses, with: self)
                continue
            }
            guard press.isDelivered else { continue }
            if press.isRevoked { press.phase = .cancelled }
            switch press.phase {
            case .ended: press.responder?.pressesEnded(presses, with: self)
            case .cancelled: press.responder?.pressesCancelled(presses, with: self)
            default: press.responder?.pressesChanged(presses, with: self)
            }
        }
    }
}
