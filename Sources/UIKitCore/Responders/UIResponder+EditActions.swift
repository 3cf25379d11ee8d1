extension UIResponder {
    /// Notes that a standard editing action ended in the method that does nothing.
    func missEditAction(_ method: String = #function) { AbsentMethods.current.note(method, in: self) }

    /// Whether the class is known to leave a standard editing action as it is.
    ///
    /// Classes whose sources were rewritten say which they override. Others are taken to override all, each until it has been called
    /// in vain.
    func lacksEditAction(_ action: Selector) -> Bool {
        guard action.isStandardEditAction else { return false }
        if FrameworkModules.declare(type(of: self)) { return true }
        let isOverridden = ExposedClasses.shared.hasMethod(
            action.name, in: type(of: self), below: FrameworkModules.areOrigin)
        return isOverridden.map { !$0 } ?? hasMissed(action)
    }

    /// Whether a standard editing action was called on an object of the class, and ended in the method that does nothing.
    func hasMissed(_ action: Selector) -> Bool {
        action.editMethod.map { AbsentMethods.current.contains($0, of: self) } ?? false
    }
}

extension UIResponder: MethodDenying {
    nonisolated func denies(_ selector: Selector) -> Bool { MainActor.assumeIsolated { lacksEditAction(selector) } }
}
