import UIKitCore

/// A view that keeps account of its touches: which are down, and which phases were out of order.
final class TouchLedgerView: UIView {
    /// The touches that began here and did not end yet.
    private(set) var down: Set<UITouch> = []
    private(set) var faults: [String] = []
    /// Called within a touch method, after the entry was made.
    var onCall: (TouchLedgerView) -> Void = { _ in }

    override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
        if !down.isDisjoint(with: touches) { faults.append("a touch began twice") }
        down.formUnion(touches)
        // Touches of others travel up the chain as well, and one whose end is held back is lifted all the same.
        if !isMultipleTouchEnabled, down.filter({ $0.view === self && !$0.isLifted }).count > 1 {
            faults.append("two touches on a view for one")
        }
        onCall(self)
    }

    override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) {
        if !down.isSuperset(of: touches) { faults.append("a touch moved that is not down") }
        onCall(self)
    }

    override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) { end(touches) }

    override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) { end(touches) }

    /// Whether the view got no end though no recognizer that may still be recognized holds it back.
    var missesEnd: Bool { down.contains { $0.isLifted && !$0.isEndHeld } }

    private func end(_ touches: Set<UITouch>) {
        if !down.isSuperset(of: touches) { faults.append("a touch ended that is not down") }
        down.subtract(touches)
        onCall(self)
    }
}

extension UITouch {
    fileprivate var isLifted: Bool { phase == .ended || phase == .cancelled }

    fileprivate var isEndHeld: Bool {
        gestureRecognizers?.contains { $0.delaysTouchesEnded && $0.state == .possible } == true
    }
}
