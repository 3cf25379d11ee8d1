/// Has the elements of an open menu made that are made only then, and keeps them while it is open.
final class MenuLoader {
    private var loaded: [ObjectIdentifier: [UIMenuElement]] = [:]
    private var asked: [UIDeferredMenuElement] = []
    /// Called when elements came that had to be waited for.
    var onLoad: () -> Void = {}

    /// The elements that stand for a deferred one; nil while they are being made.
    func elements(of deferred: UIDeferredMenuElement) -> [UIMenuElement]? {
        let key = ObjectIdentifier(deferred)
        guard !asked.contains(where: { $0 === deferred }) else { return loaded[key] }
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
