extension UIResponder {
    /// Notes that a standard editing action has reached its default implementation.
    func missEditAction(_ method: String = #function) { AbsentMethods.current.note(method, in: self) }

    /// Whether the class is known not to override a standard editing action.
    ///
    /// Classes of the framework, and those whose sources were rewritten, declare their overrides. Other classes are assumed to
    /// override all actions, each until its default implementation was reached.
    nonisolated func lacksEditAction(_ action: Selector) -> Bool {
        guard action.isStandardEditAction else { return false }
        let isOverridden = ExposedClasses.shared.hasMethod(action.name, in: type(of: self), below: UIResponder.self)
        if let isOverridden { return !isOverridden }
        // Actions are performed on the main actor, so missed ones are noted there.
        return MainQueue.isCurrent
            && MainActor.assumeIsolated { AbsentMethods.current.countsOnlyKnown || hasMissed(action) }
    }

    /// Whether a standard editing action has reached its default implementation on an object of the class.
    func hasMissed(_ action: Selector) -> Bool {
        action.editMethod.map { AbsentMethods.current.contains($0, of: self) } ?? false
    }
}

extension UIResponder: MethodDenying {
    nonisolated func denies(_ selector: Selector) -> Bool { lacksEditAction(selector) }
}

extension UIResponder {
    /// The first object from here up the responder chain that performs an action.
    func performer(of action: Selector, for sender: Any?) -> Any? {
        var responder: UIResponder? = self
        while let current = responder {
            if action.isImplemented(by: current), current.canPerformAction(action, withSender: sender) {
                return current
            }
            responder = current.next
        }
        return nil
    }
}
