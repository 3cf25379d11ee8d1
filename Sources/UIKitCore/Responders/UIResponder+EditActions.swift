extension UIResponder {
    /// Notes that a standard editing action ended in the method that does nothing.
    func missEditAction(_ method: String = #function) { AbsentMethods.current.note(method, in: self) }

    /// Whether the class is known to leave a standard editing action as it is.
    ///
    /// Classes of the framework, and those whose sources were rewritten, say which they override. Others are taken to override
    /// all, each until it has been called in vain, or none, where only what is known counts.
    nonisolated func lacksEditAction(_ action: Selector) -> Bool {
        guard action.isStandardEditAction else { return false }
        let isOverridden = ExposedClasses.shared.hasMethod(action.name, in: type(of: self), below: UIResponder.self)
        if let isOverridden { return !isOverridden }
        // Actions are called on the main actor, and so are those in vain.
        return MainQueue.isCurrent
            && MainActor.assumeIsolated { AbsentMethods.current.countsOnlyKnown || hasMissed(action) }
    }

    /// Whether a standard editing action was called on an object of the class, and ended in the method that does nothing.
    func hasMissed(_ action: Selector) -> Bool {
        action.editMethod.map { AbsentMethods.current.contains($0, of: self) } ?? false
    }
}

extension UIResponder: MethodDenying {
    nonisolated func denies(_ selector: Selector) -> Bool { lacksEditAction(selector) }
}

extension UIResponder {
    /// The first object from here up the chain that performs an action.
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
