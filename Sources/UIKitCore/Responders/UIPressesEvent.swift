/// All keys that are held at one moment.
@preconcurrency @MainActor open class UIPressesEvent: UIEvent {
    package var presses: Set<UIPress> = []
    /// The presses with changes in the current delivery.
    var changedPresses: [UIPress] = []
    /// The presses that the whole responder chain passed on.
    private(set) var unhandledPresses: Set<UIPress> = []

    /// Makes an event without presses, at time 0, as tests of apps do.
    public override init() { super.init() }

    open override var type: EventType { .presses }

    /// All presses, including those without changes.
    open var allPresses: Set<UIPress> { presses }

    /// The presses that a recognizer receives.
    open func presses(for gesture: UIGestureRecognizer) -> Set<UIPress> { Set(gesture.presses) }

    /// Called at the end of the responder chain for presses that all responders passed on.
    func chainDidEnd(with presses: Set<UIPress>) {
        // Hash order: a set is made of a set.
        unhandledPresses.formUnion(presses)
    }

    /// Sends each changed press to its responder, unless a recognizer has revoked it; a later revocation cancels it there.
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
