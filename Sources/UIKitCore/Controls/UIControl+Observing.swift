extension UIControl {
    /// Reacts to a part of the state that was set, and notifies its observers.
    ///
    /// - Parameters:
    ///   - key: The property's key.
    ///   - old: Its value before.
    ///   - new: Its value now.
    func stateDidChange(_ key: String, from old: Bool, to new: Bool) {
        if isObserved { announce(key, from: old, to: new) }
        if old != new { stateDidChange() }
    }
}
