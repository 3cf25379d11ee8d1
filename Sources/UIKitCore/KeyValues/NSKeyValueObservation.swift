public import Foundation

/// An observation that lasts until it is invalidated or deallocated.
public nonisolated final class NSKeyValueObservation: NSObject {
    private weak var observed: NSObject?
    private var observer: PropertyObserver?

    init(_ observed: NSObject, _ observer: PropertyObserver) {
        (self.observed, self.observer) = (observed, observer)
        super.init()
    }

    deinit { end() }

    /// Ends the observation.
    public func invalidate() { end() }

    private func end() {
        guard let observer else { return }
        self.observer = nil
        observer.end()
        if let observed { PropertyObservers.of(observed)?.remove(observer) }
    }
}
