import CoreGraphics

/// Asks for the deferred elements of an open menu when they are needed, and keeps them while the menu is open.
final class MenuLoader {
    private var loaded: [ObjectIdentifier: [UIMenuElement]] = [:]
    private var asked: [UIDeferredMenuElement] = []
    /// Called when elements have arrived that were not available at once.
    var onLoad: () -> Void = {}

    /// The elements of a deferred one; nil while they are being made.
    func elements(of deferred: UIDeferredMenuElement) -> [UIMenuElement]? {
        let key = ObjectIdentifier(deferred)
        guard !asked.holds(deferred) else { return loaded[key] }
        asked.append(deferred)
        var isWaiting = false
        deferred.load { [weak self] elements in
            guard let self, loaded[key] == nil else { return }
            loaded[key] = elements
            if isWaiting { onLoad() }
        }
        isWaiting = true
        return loaded[key]
    }
}
