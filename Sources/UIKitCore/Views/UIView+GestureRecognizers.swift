import CoreGraphics

extension UIView {
    func attach(_ recognizer: UIGestureRecognizer) {
        guard recognizer.view !== self else { return }
        recognizer.view?.removeGestureRecognizer(recognizer)
        recognizer.view = self
        recognizer.indexInView = (storedGestureRecognizers.last?.indexInView ?? 0) + 1
        storedGestureRecognizers.append(recognizer)
    }

    func detach(_ recognizer: UIGestureRecognizer) {
        guard let index = storedGestureRecognizers.firstIndex(where: { $0 === recognizer }) else { return }
        storedGestureRecognizers.remove(at: index)
        recognizer.abort()
        recognizer.view = nil
    }

    func replaceGestureRecognizers(with recognizers: [UIGestureRecognizer]) {
        for former in storedGestureRecognizers where !recognizers.holds(former) {
            removeGestureRecognizer(former)
        }
        for recognizer in recognizers { addGestureRecognizer(recognizer) }
        // Recognizers that stayed are sorted into the new order.
        storedGestureRecognizers = recognizers.filter { $0.view === self }
        for (rank, recognizer) in storedGestureRecognizers.enumerated() { recognizer.indexInView = rank }
    }

    /// The view itself or its nearest ancestor with recognizers.
    var nearestWithRecognizers: UIView? { nearest { !$0.storedGestureRecognizers.isEmpty } }
}
