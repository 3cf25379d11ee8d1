/// The targets of a recognizer, in the order in which they were added. Targets are not kept alive.
struct GestureTargets {
    private struct Entry {
        weak var target: AnyObject?
        let action: Selector
        /// Whether the responder chain is searched for the target each time.
        var isForResponder = false

        var isLost: Bool { target == nil && !isForResponder }
    }

    private var entries: [Entry] = []

    /// Adds a pair unless it is there.
    mutating func add(_ target: AnyObject, _ action: Selector) {
        entries.removeAll(where: \.isLost)
        guard !entries.contains(where: { $0.target === target && $0.action == action }) else { return }
        entries.append(Entry(target: target, action: action))
    }

    /// Adds an action of whichever responder has it.
    mutating func addForResponder(_ action: Selector) {
        guard !entries.contains(where: { $0.isForResponder && $0.action == action }) else { return }
        entries.append(Entry(target: nil, action: action, isForResponder: true))
    }

    /// Removes pairs; nil means every target and every action.
    mutating func remove(_ target: AnyObject?, _ action: Selector?) {
        entries.removeAll { entry in
            (target == nil || entry.target === target) && (action == nil || entry.action == action)
        }
    }

    /// Calls every action; those that are added or removed meanwhile count from the next time on.
    func send(from recognizer: UIGestureRecognizer) {
        for entry in entries {
            if entry.isForResponder { sendToResponder(entry.action, from: recognizer) }
            guard let target = entry.target else { continue }
            if let application = UIApplication.sharedIfRunning {
                application.sendAction(entry.action, to: target, from: recognizer, for: nil)
            } else {
                entry.action.perform(on: target, sender: recognizer, event: nil)
            }
        }
    }

    /// Without a first responder the search begins at the recognizer's view.
    private func sendToResponder(_ action: Selector, from recognizer: UIGestureRecognizer) {
        guard let application = UIApplication.sharedIfRunning,
            !application.sendAction(action, to: nil, from: recognizer, for: nil),
            application.keyWindow?.storedFirstResponder == nil,
            let target = recognizer.view?.target(forAction: action, withSender: recognizer)
        else { return }
        application.sendAction(action, to: target, from: recognizer, for: nil)
    }
}
