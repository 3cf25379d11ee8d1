/// Waits for the animations of a transaction and then runs its completion block, once.
final class TransactionCompletion {
    private(set) var block: (() -> Void)?
    private var pending = 0
    private var isCommitted = false

    init(_ block: @escaping () -> Void) { self.block = block }

    func animationAdded() { pending += 1 }

    func animationEnded() {
        pending -= 1
        runIfDone()
    }

    func commit() {
        isCommitted = true
        runIfDone()
    }

    private func runIfDone() {
        guard isCommitted, pending <= 0, let block else { return }
        self.block = nil
        block()
    }
}
