/// The targets of a recognizer, in the order in which they were added. Targets are not kept alive.
struct GestureTargets {
    private struct Entry {
        weak var target: AnyObject?
        let action: Selector
    }

    private var entries: [Entry] = []

    /// Adds a pair unless it is there.
    mutating func add(_ target: AnyObject, _ action: Selector) {
        entries.removeAll { $0.target == nil }
        guard !entries.contains(where: { $0.target === target && $0.action == action }) else { return }
        entries.append(Entry(target: target, action: action))
    }

    /// Removes pairs; nil stands for every target and every action.
    mutating func remove(_ target: AnyObject?, _ action: Selector?) {
        entries.removeAll { entry in
            (target == nil || entry.target === target) && (action == nil || entry.action == action)
        }
    }

    /// Calls every action; those that are added or removed meanwhile count from the next time on.
    func send(from recognizer: UIGestureRecognizer) {
        for entry in entries {
            guard let target = entry.target else { continue }
            if let application = UIApplication.sharedIfRunning {
                application.sendAction(entry.action, to: target, from: recognizer, for: nil)
            } else {
                entry.action.perform(on: target, sender: recognizer, event: nil)
            }
        }
    }
}
