extension UIControl {
    /// Performs all actions that are registered for control events, with the event that caused them.
    func sendActions(for events: Event, with event: UIEvent?) {
        ApplicationRuntime.current?.traceEvent(events, of: self)
        // A copy: an action may add and remove entries.
        let actions = actions
        for index in actions.indices where !actions[index].events.isDisjoint(with: events) {
            switch actions[index].work {
            case .method(let selector, let target):
                guard let object = target.object else { continue }
                ApplicationRuntime.current?.traceAction(selector, for: events, from: self, to: object)
                sendAction(selector, to: object, for: event)
            case .chainMethod(let selector):
                ApplicationRuntime.current?.traceAction(selector, for: events, from: self, to: nil)
                sendAction(selector, to: nil, for: event)
            case .action(let action): sendAction(action)
            }
        }
    }

    /// The names of a target's methods for an event, or those that search the responder chain; nil for none.
    func methodNames(of object: AnyObject?, for event: Event) -> [String]? {
        let names = actions.filter { $0.events.contains(event) }.compactMap { entry -> String? in
            switch entry.work {
            case .method(let selector, let own) where own.object === object: selector.name
            case .chainMethod(let selector) where object == nil: selector.name
            default: nil
            }
        }
        return names.isEmpty ? nil : names
    }
}
