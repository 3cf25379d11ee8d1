/// Finds the target of an action and performs the action on it.
struct ActionDispatcher {
    let application: UIApplication

    /// Performs an action on a target, which must implement it; a nil target is searched for in the responder chain.
    ///
    /// The chain begins at the first responder of the key window, or without one at the sender.
    func send(_ action: Selector, to target: Any?, from sender: Any?, for event: UIEvent?) -> Bool {
        guard let receiver = target.map({ $0 as AnyObject }) ?? search(action, sender: sender) else {
            return false
        }
        ApplicationRuntime.current?.traceAction(action, from: sender, to: receiver)
        action.perform(on: receiver, sender: sender, event: event)
        return true
    }

    private func search(_ action: Selector, sender: Any?) -> AnyObject? {
        let start = application.keyWindow?.storedFirstResponder ?? sender as? UIResponder
        return start?.target(forAction: action, withSender: sender) as AnyObject?
    }
}
