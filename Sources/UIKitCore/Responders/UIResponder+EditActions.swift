extension UIResponder {
    /// Notes that a standard editing action ended in the method that does nothing.
    func missEditAction(_ method: String = #function) { AbsentMethods.current.note(method, in: self) }

    /// Whether the class is known to leave a standard editing action as it is.
    func lacksEditAction(_ action: Selector) -> Bool {
        action.isStandardEditAction && (FrameworkModules.declare(type(of: self)) || hasMissed(action))
    }

    /// Whether a standard editing action was called on an object of the class, and ended in the method that does nothing.
    func hasMissed(_ action: Selector) -> Bool {
        action.editMethod.map { AbsentMethods.current.contains($0, of: self) } ?? false
    }
}
