/// The tasks that the app has begun and not ended, each with its expiration handler.
struct BackgroundTasks {
    private var count = 0
    private var open: [(identifier: UIBackgroundTaskIdentifier, expire: (() -> Void)?)] = []

    mutating func begin(_ expire: (() -> Void)?) -> UIBackgroundTaskIdentifier {
        count += 1
        let identifier = UIBackgroundTaskIdentifier(rawValue: count)
        open.append((identifier, expire))
        return identifier
    }

    /// False when there is no such task.
    mutating func end(_ identifier: UIBackgroundTaskIdentifier) -> Bool {
        guard let index = open.firstIndex(where: { $0.identifier == identifier }) else { return false }
        open.remove(at: index)
        return true
    }

    /// The handlers of those that are open, in the order in which they were begun.
    var expirations: [() -> Void] { open.compactMap(\.expire) }
}
